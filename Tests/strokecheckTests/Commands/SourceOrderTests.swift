import Foundation
import Testing

@testable import strokecheck

/// Where two sources say one thing differently, the same one counts in every syntax and order.
@Suite struct SourceOrderTests {
  private typealias Member = (name: String, value: String)

  /// The first stroke of rows, written as a table, as lines of JSON and as one array.
  private static func strokes(of rows: [[Member]], _ words: [String] = []) throws -> [[String: Any]]
  {
    func json(_ row: [Member]) -> String {
      let members = row.map { name, value in
        "\"\(name)\":\(Double(value) == nil ? "\"\(value)\"" : value)"
      }
      return "{\(members.joined(separator: ","))}"
    }
    let lines = rows.map { $0.map(\.value).joined(separator: ",") }
    let table = [rows[0].map(\.name).joined(separator: ",")] + lines
    return try [
      table.joined(separator: "\n") + "\n", rows.map { json($0) + "\n" }.joined(),
      "[\(rows.map(json).joined(separator: ","))]",
    ].map { try stroke(of: $0, words) }
  }

  private static func stroke(of input: String, _ words: [String] = []) throws -> [String: Any] {
    let run = try strokecheck(["convert", "--to", "ndjson"] + words, input: input)
    let line = try #require(run.lines.first, "\(input) \(run.errors)")
    return try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(input)")
  }

  /// What tells the unit of times, the one that counts first.
  private enum Unit: Int, CaseIterable { case option, member, name, magnitude, phases }

  private static let pairsOfUnits = Unit.allCases.flatMap { first in
    Unit.allCases[(first.rawValue + 1)...].map { (first, $0) }
  }

  @Test(arguments: pairsOfUnits.indices) func units(index: Int) throws {
    let (first, second) = Self.pairsOfUnits[index]
    // Phases that are numbers of Android are of milliseconds.
    let units = [first, second].map { $0 == .phases ? "ms" : $0 == first ? "us" : "ns" }
    func unit(_ source: Unit) -> String? {
      source == first ? units[0] : source == second ? units[1] : nil
    }
    // Times since 1970 as large as these are in microseconds, or in nanoseconds.
    let start: Int =
      switch unit(.magnitude) {
      case "us": 1_700_000_000_000_000
      case "ns": 1_700_000_000_000_000_000
      default: 0
      }
    let timeName = unit(.name).map { "t_\($0)" } ?? "t"
    let rows = (0..<3).map { row -> [Member] in
      var members: [Member] = [("x", "\(row * 9)"), ("y", "\(row * row)")]
      members.append((timeName, "\(start + row << 20)"))
      if let unit = unit(.member) { members.append(("timeUnit", unit)) }
      if unit(.phases) != nil { members.append(("action", "\([0, 2, 1][row])")) }
      return members
    }
    let words = unit(.option).map { ["--time-unit", $0] } ?? []
    for stroke in try Self.strokes(of: rows, words) {
      let points = try #require(stroke["points"] as? [[Double]])
      let step = (points[1][2] - points[0][2]) * 1e6
      #expect((step - 0x1p20).magnitude < 1_000, "\(first) \(second) \(stroke)")
    }
  }

  /// What tells the width of the view, the one that counts first.
  private static let widths = [
    "width", "viewWidth", "viewSize", "view", "bounds", "viewBounds", "viewFrame", "viewport",
  ]

  @Test(arguments: widths.indices.dropLast()) func theWidthOfTheView(index: Int) throws {
    let both: [Member] = [(Self.widths[index], "320"), (Self.widths[index + 1], "400")]
    for members in [both, both.reversed()] {
      let rows = (0..<3).map { row -> [Member] in
        [("x", "\(row)"), ("y", "\(row * row)")] + members
      }
      let list = members.map { "\"\($0)\":\($1)," }.joined()
      let whole = try Self.stroke(of: "{\(list)\"points\":[[0,0],[1,1]]}")
      for stroke in try Self.strokes(of: rows) + [whole] {
        #expect(stroke["width"] as? Double == 320, "\(members) \(stroke)")
      }
    }
  }

  /// A verdict of the id counts, whatever is said of the number; and a member, whatever the file is called.
  @Test func verdictsAndGroups() throws {
    let folder = try Scratch()
    let strokes = (1...3).map { number in
      "{\"id\":\"s\(number)\",\"label\":\"circle\",\"file\":\"p\(number % 2)\",\"points\":[[0,0]]}\n"
    }
    let file = try folder.write("s.ndjson", strokes.joined())
    let byID = ["circle", "rejected", "rejected"].enumerated().map {
      "{\"id\":\"s\($0 + 1)\",\"verdict\":\"\($1)\"}\n"
    }
    let byNumber = ["rejected", "circle", "circle"].enumerated().map {
      "{\"file\":\"\(file)\",\"stroke\":\($0 + 1),\"verdict\":\"\($1)\"}\n"
    }
    for verdicts in [byID + byNumber, byNumber + byID] {
      let stored = try folder.write("v.ndjson", verdicts.joined())
      let run = try strokecheck(
        "evaluate", "--verdicts", "j=\(stored)", "--group", "file", "-f", "csv", file)
      let rows = run.lines.dropFirst().map {
        $0.split(separator: ",").prefix(3).joined(separator: ",")
      }
      #expect(rows == ["j,1,2", "j,p0,0", "j,p1,1"], "\(run.output) \(run.errors)")
    }
  }

  /// People are those of the group, or else the subjects.
  @Test func people() throws {
    let strokes = (0..<64).map { index in
      "{\"id\":\"\(index)\",\"label\":\"circle\",\"subject\":\"s\(index % 32)\",\"who\":\"w\(index % 31)\",\"points\":[[0,0]]}\n"
    }
    let verdicts = (0..<64).map {
      "{\"id\":\"\($0)\",\"predicted\":\"\($0 % 7 == 0 ? "arc" : "circle")\"}\n"
    }
    let folder = try Scratch()
    let file = try folder.write("v.ndjson", verdicts.joined())
    for (words, units) in [
      ([], "32 values of subject"), (["--group", "who"], "31 values of who"),
    ] {
      let run = try strokecheck(
        ["evaluate", "--verdicts", "j=\(file)"] + words, input: strokes.joined())
      #expect(run.output.contains("by bootstrap over \(units),"), "\(run.output)")
    }
  }
}
