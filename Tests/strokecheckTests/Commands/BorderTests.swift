import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What is said at exactly a number that the help or the output states, and beside it.
@Suite struct BorderTests {
  /// "of more than 40 the first 20"
  @Test(arguments: [(20, 20), (39, 39), (40, 40), (41, 20)])
  func moreThanFortyChangesAreCut(count: Int, listed: Int) throws {
    let folder = try Scratch()
    let files = try ["circle", "rejected"].map { word in
      let rows = (1...count).map {
        #"{"file":"a","stroke":\#($0),"detector":"ring","verdict":"\#(word)"}"# + "\n"
      }
      return try folder.write(word, rows.joined())
    }
    let lines = try strokecheck("compare", files[0], files[1]).lines
    #expect(lines.count { $0.hasPrefix("  a#") } == listed)
    let isCut = lines.contains("\(count - 20) more changes; --errors lists all")
    #expect(isCut == (listed < count), "\(lines)")
  }

  /// "by people if there are 30 or more": 29, 30 and 31 with two strokes each
  @Test(arguments: [(29, false), (30, true), (31, true)])
  func thirtyPeopleAreEnough(people: Int, isByPerson: Bool) throws {
    let rows = (0..<people * 2).map { index in
      let (label, given) = ("ab".dropFirst(index % 2).prefix(1), index % 7 == 0 ? "a" : "b")
      return
        #"{"label":"\#(label)","predicted":"\#(given)","subject":"p\#(index / 2)","points":[[0,0]]}"#
    }
    let run = try strokecheck(
      "evaluate", "--positive", "a", "--detector", "recorded", input: rows.joined(separator: "\n"))
    let units = isByPerson ? "\(people) values of subject" : "\(people * 2) strokes"
    #expect(run.output.contains("by bootstrap over \(units),"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("(here \(people))") == !isByPerson)
  }

  /// A share that is rounded to 100 % is told from one that is enough.
  @Test(arguments: [
    (0.99, "passed, uses 99 %"), (0.996, "passed, uses 100 %"),
    (1.002, "failed, uses just over 100 %: Too flat"),
    (1.004, "failed, uses just over 100 %: Too flat"), (1.006, "failed, uses 101 %: Too flat"),
  ])
  func aShareJustOverAllIsNoHundred(share: Double, words: String) throws {
    let points = (0...60).map { index in
      let angle = Double(index) / 30 * .pi
      return "[\(100 + 60 * cos(angle)),\(100 + 36 * sin(angle)),\(Double(index) / 60)]"
    }
    let stroke = "[\(points.joined(separator: ","))]"
    let ring = ["circle", "--exit-zero", "--detector", "ring", "--explain"]
    let json = try strokecheck(ring + ["-f", "ndjson"], input: stroke).output
    let measured = try #require(json.firstMatch(of: /"aspect","measured":([0-9.]+)/)?.1)
    // Its share is how far it is from 1, of how far it may be.
    let limit = 1 - (1 - (try #require(Double(measured)))) / share
    let lines = try strokecheck(ring + ["--min-aspect", "\(limit)"], input: stroke).lines
    let aspect = try #require(lines.first { $0.hasPrefix("  aspect ") })
    #expect(aspect.hasSuffix(words), "\(aspect)")
    let together = try #require(lines.first { $0.hasPrefix("  together ") })
    let percent = try #require(words.firstMatch(of: /uses (.* %)/)?.1)
    #expect(together.contains("  \(percent) "), "\(together)")
  }

  /// Strokes without an outline have a margin of -10 in JSON, and no row of their own in the table.
  @Test(arguments: [(0, 2), (1, 1), (2, 0)])
  func strokesWithoutAnOutlineAreInNoRow(dots: Int, others: Int) throws {
    let square = #"{"label":"circle","points":[[0,0],[9,0],[9,9],[0,9],[0,0]]}"#
    let dot = #"{"label":"circle","points":[[5,5]]}"#
    let arc = #"{"label":"arc","points":[[0,0],[9,9]]}"#
    let strokes = Array(repeating: dot, count: dots) + Array(repeating: square, count: others)
    let input = (strokes + [arc]).joined(separator: "\n")
    let words = ["evaluate", "--detector", "ring", "--roc"]
    let text = try strokecheck(words, input: input)
    let rows = text.lines.drop { !$0.hasPrefix("margin ") }.dropFirst()
    #expect(rows.map { $0.prefix(6) } == (others > 0 ? ["-0.600"] : []), "\(text.output)")
    let json = try strokecheck(words + ["-f", "json"], input: input).output
    #expect(json.contains(#"{"margin":-10,"tpr":1,"fpr":1}]"#))
  }

  /// Each hint on an input is given, whichever comes first.
  @Test func aHintTakesThePlaceOfNoOther() throws {
    func stroke(_ scale: Double, _ rest: (Int) -> String, _ members: String = "") -> String {
      let points = (0..<9).map { index in
        "[\(Double(index) * scale),\(Double(index % 3) * scale)\(rest(index))]"
      }
      return "{\(members)\"points\":[\(points.joined(separator: ","))]}\n"
    }
    let time = { (index: Int) in ",\(Double(index) / 60)" }
    let hints = [
      (stroke(0.1, time), "between 0 and 1"), (stroke(9, { _ in ",1" }), "time of the one before"),
      (stroke(9, { _ in "" }), "has no times"),
      (stroke(9, time, "\"cancelled\":true,"), "cancelled"),
    ]
    for (line, hint) in hints {
      let alone = try strokecheck("circle", input: line).errors
      #expect(alone.contains(hint) && alone.split(separator: "\n").count == 1, "\(alone)")
      for (other, second) in hints where second != hint {
        let lines = try strokecheck("circle", input: line + other).errors.split(separator: "\n")
        try #require(lines.count == 2, "\(hint), \(second): \(lines)")
        #expect(lines[0].contains(hint) && lines[1].contains(second), "\(lines)")
      }
    }
  }
}
