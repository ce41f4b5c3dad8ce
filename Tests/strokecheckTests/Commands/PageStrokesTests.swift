import Foundation
import Testing

@testable import strokecheck

/// A page holds the strokes that it was given, and says of them what `circle` says.
struct PageStrokesTests {
  private static func loop(_ count: Int, seconds: Double, members: String) -> String {
    let points = (0..<count).map { index in
      let angle = Double(index) / Double(count - 1) * 2 * Double.pi
      let place = "\(160.1 + 60 * cos(angle)),\(-20.7 + 50 * sin(angle))"
      return seconds > 0 ? "[\(place),\(7.3 + seconds * Double(index) / 50)]" : "[\(place)]"
    }
    return "{\(members),\"points\":[\(points.joined(separator: ","))]}\n"
  }

  /// Two of one name, one without times, one without samples, one of the hardest numbers, one that rested.
  private static let lines =
    loop(33, seconds: 1, members: #""id":"twin","label":"circle","width":250.5,"ended":9.25"#)
    + loop(200, seconds: 1, members: #""id":"twin","label":"é </script> 😀""#)
    + loop(20, seconds: 0, members: #""label":"circle""#) + #"{"id":"none","points":[]}"# + "\n"
    + #"{"id":"hard","points":[[-0.1,1e-7,100],[123456.789,5e-324,100.1],[1,2,100.2]],"ended":101}"#
    + "\n" + loop(33, seconds: 1, members: #""id":"rested","label":"line","ended":8.5"#)

  /// Writes the strokes into one file of all and one of the last alone, and runs a command on them.
  private func run(_ line: String) throws -> ToolRun {
    let scratch = try Scratch()
    let last = Self.lines.split(separator: "\n").last.map(String.init) ?? ""
    let files = [try scratch.write("all.ndjson", Self.lines), try scratch.write("one.json", last)]
    let run = try strokecheck(ShellWords.split(line).map(\.text) + files)
    return ToolRun(
      status: run.status, output: run.output.replacing(scratch.folder.path + "/", with: ""),
      errors: run.errors)
  }

  private var given: [[String: Any]] {
    get throws {
      let lines = Self.lines.split(separator: "\n")
      return try (lines + [lines[lines.count - 1]]).map {
        let object = try JSONSerialization.jsonObject(with: Data($0.utf8))
        return try #require(object as? [String: Any])
      }
    }
  }

  @Test func theSamplesAreTheOnesThatWereGiven() throws {
    let page = try PageData(run("report").output)
    let given = try given
    #expect(page.strokes.count == given.count)
    for (index, stroke) in given.enumerated() {
      let points = try #require(stroke["points"] as? [[Double]])
      #expect(page.strokes[index][5] as? Double == stroke["width"] as? Double)
      #expect(page.strokes[index][6] as? Double == stroke["ended"] as? Double)
      #expect(try page.column(8, of: index) == points.map { $0[0] }, "stroke \(index)")
      #expect(try page.column(9, of: index) == points.map { $0[1] }, "stroke \(index)")
      let times = points.compactMap { $0.count > 2 ? $0[2] : nil }
      #expect(try page.column(10, of: index) == times, "stroke \(index)")
    }
  }

  @Test func thePageSaysWhatCircleSays() throws {
    let page = try PageData(run("report").output)
    let lines = try run("circle --detector all --explain -f ndjson").lines
    let given = try given
    let detectors = page.words("detectors")
    #expect(lines.count == given.count * detectors.count)
    for (index, line) in lines.enumerated() {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let verdict = try #require(object as? [String: Any])
      let (number, place) = index.quotientAndRemainder(dividingBy: detectors.count)
      let row = page.strokes[number]
      // The only stroke of a file goes without a number.
      #expect(page.words("files")[row[0] as? Int ?? -1] == verdict["file"] as? String)
      #expect(row[1] as? Int == (number == given.count - 1 ? 0 : verdict["stroke"] as? Int))
      #expect(row[2] as? String == given[number]["id"] as? String)
      let label = row[3] as? Int ?? -1
      #expect((label < 0 ? nil : page.words("labels")[label]) == given[number]["label"] as? String)
      #expect(detectors[place] == verdict["detector"] as? String)
      #expect(try page.reasons(number)[place] == verdict["reason"] as? String, "\(number) \(place)")
    }
  }

  /// The page of a comparison holds the strokes whose verdicts changed.
  @Test(arguments: [
    ("--max-inflections 3", "--max-inflections 0"), ("--max-inflections 2", "--resample 5"),
  ])
  func theChangesAreTheOnesThatWereFound(options: String, against: String) throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "page.html").path
    let words = "compare --without duration \(options) --against '\(against)' -f json -o \(file)"
    let object = try JSONSerialization.jsonObject(with: Data(run(words).output.utf8))
    let changes = try #require((object as? [String: Any])?["changes"] as? [[String: Any]])
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(changes.count > 2 && page.components(separatedBy: "<li>").count == changes.count + 1)
    for change in changes {
      let id = try #require(change["id"] as? String ?? (change["stroke"] as? Int).map { "#\($0)" })
      #expect(page.contains("\(id)</b>"), "\(id)")
    }
    #expect(
      page.contains(
        "<dt>command</dt><dd><code>strokecheck compare --without duration \(options) --against "))
    #expect(!page.contains("<script"))
  }
}
