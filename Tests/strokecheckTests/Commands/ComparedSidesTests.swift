import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// Two sides of a comparison that disagree in more than a verdict, in both orders.
@Suite struct ComparedSidesTests {
  private static func row(_ members: [(String, String?)]) -> String {
    let texts = members.map { "\"\($0)\":" + ($1.map { "\"\($0)\"" } ?? "null") }
    return "{\"stroke\":1,\(texts.joined(separator: ","))}\n"
  }

  private func compare(_ sides: [String], _ words: String...) throws -> ToolRun {
    let folder = try Scratch()
    let files = try sides.enumerated().map { try folder.write("\($0)", $1) }
    return try strokecheck(["compare"] + words + files)
  }

  /// A stroke that was labelled anew has its new label, and one that has none now has the old one.
  @Test(
    arguments: [
      ("circle", "arc", "arc", "now rejected"), ("arc", "circle", "circle", "became wrong"),
      (nil, "circle", "circle", "became wrong"), ("circle", nil, "circle", "became wrong"),
      (nil, "arc", "arc", "now rejected"), ("arc", nil, "arc", "now rejected"),
    ] as [(String?, String?, String, String)])
  func theNewLabelCounts(before: String?, after: String?, label: String, heading: String) throws {
    let sides = [(before, "circle"), (after, "rejected")].map { label, verdict in
      let row = Self.row([
        ("file", "a"), ("detector", "ring"), ("verdict", verdict), ("label", label),
      ])
      return #"{"strokes":{},"detectors":[],"positiveLabels":["circle"],"verdicts":[\#(row)]}"#
    }
    let lines = try compare(sides).lines
    #expect(lines.contains("  a#1, ring: circle → rejected; label \(label)"), "\(lines)")
    #expect(lines.contains(Substring(heading)), "\(lines)")
    #expect(lines.last?.hasPrefix("\(label) ") == true, "\(lines)")
    #expect(try compare(sides, "-f", "json").output.contains("\"label\":\"\(label)\""))
  }

  /// What is expected by any of its words decides what became wrong.
  @Test(arguments: [
    ("accepted", true), ("circle", true), ("rejected", false), ("too-slow", false),
  ])
  func expectedByEachWord(expected: String, isCircle: Bool) throws {
    let sides = ["circle", "rejected"].map { verdict in
      let rest = verdict == "circle" ? [] : [("code", "too-slow")]
      return Self.row(
        [("file", "a"), ("detector", "ring"), ("verdict", verdict), ("expected", expected)] + rest)
    }
    let (lost, won) = (try compare(sides), try compare(sides.reversed()))
    #expect(lost.output.contains("1 became \(isCircle ? "wrong" : "right")"), "\(lost.output)")
    #expect(won.output.contains("1 became \(isCircle ? "right" : "wrong")"), "\(won.output)")
    #expect(lost.status == (isCircle ? 1 : 0) && won.status == (isCircle ? 0 : 1))
  }

  /// Folders count only where no file is the same on both sides.
  @Test(arguments: [
    (["v1/a", "v1/x/a"], ["v1/x/a"], "v1/a"), (["v1/a", "v1/x/b"], ["v1/x/b"], "v1/a"),
    (["v1/a", "v1/b"], ["v2/b", "v2/c"], "v1/a"),
  ])
  func oneFolderOfTwoIsComparedWithBoth(two: [String], one: [String], only: String) throws {
    let sides = [two, one].map { files in
      files.map { file in
        let verdict = file.hasSuffix("x/a") ? "rejected" : "circle"
        return Self.row([("file", file), ("detector", "ring"), ("verdict", verdict)])
      }.joined()
    }
    for (pair, heading) in [(sides, "1 gone"), (sides.reversed(), "1 new")] {
      let run = try compare(pair)
      #expect(run.output.hasPrefix("1 verdict compared and "), "\(run.output)")
      #expect(run.output.contains(heading), "\(run.output)")
      #expect(run.output.contains("  \(only)#1, ring: "), "\(run.output)")
    }
  }

  /// Numbers that may be shifted are spoken of where strokes are paired by them, and only there.
  @Test(
    arguments: [
      (["x", "y"], ["x", nil, "y"], false), (["x", nil], ["x", nil, nil], true),
      ([nil], [nil, "x"], false), ([nil], [nil, nil], true), (["x"], ["x", nil], false),
    ] as [([String?], [String?], Bool)])
  func numbersMayBeShifted(few: [String?], many: [String?], isSaid: Bool) throws {
    let sides = [few, many].map { ids in
      ids.enumerated().map { index, id in
        Self.row([("file", "a"), ("detector", "ring"), ("verdict", "circle"), ("id", id)])
          .replacing("\"stroke\":1", with: "\"stroke\":\(index + 1)")
      }.joined()
    }
    for pair in [sides, sides.reversed()] {
      let run = try compare(pair)
      #expect(run.errors.contains("paired by their numbers") == isSaid, "\(run.output)")
    }
  }

  /// A detector of one side only has no test, and takes none from the other.
  @Test func aDetectorOfOneSideHasNoTest() throws {
    func rows(_ detector: String, _ verdict: String) -> String {
      Self.row([("file", "a"), ("detector", detector), ("verdict", verdict)])
    }
    let sides = [rows("katz", "circle"), rows("katz", "rejected") + rows("ring", "circle")]
    for pair in [sides, sides.reversed()] {
      let json = try compare(pair, "-f", "json").output
      #expect(json.contains("\"p\":1,") && !json.contains("pByDetector"), "\(json)")
      let text = try compare(pair).output
      #expect(text.contains("\n1 to rejected, 0") || text.contains("\n0 to rejected, 1"), "\(text)")
    }
  }

  /// Checks that the second run leaves out take the place of those of the first.
  @Test(
    arguments: [
      ("duration", "closure", "circle → rejected"),
      ("closure", "duration", "rejected (excessive-duration) → circle"),
      ("duration", "duration,closure", nil), ("closure", "", nil),
    ] as [(String, String, String?)])
  func eachSideHasItsOwnChecks(before: String, after: String, change: String?) throws {
    let against = after.isEmpty ? "--min-points 3" : "--without \(after)"
    let run = try strokecheck(
      "compare", "--without", before, "--against", against, "Samples/slow-circle.json")
    #expect(run.output.contains(" → ") == (change != nil), "\(run.output)\(run.errors)")
    #expect(change.map { run.output.contains("cookbook: \($0)") } ?? true, "\(run.output)")
  }

  /// The page draws why a stroke is rejected, on whichever side that is.
  @Test(arguments: [["5", "200"], ["200", "5"]])
  func aPageMarksWhatRejects(gaps: [String]) throws {
    let folder = try Scratch()
    let page = folder.folder.appending(path: "page.html").path
    let run = try strokecheck(
      "compare", "--max-gap", gaps[0], "--against", "--max-gap \(gaps[1])", "-o", page,
      "Samples/gestures.ndjson")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    let cards = html.components(separatedBy: "<li><svg").dropFirst()
    #expect(cards.count == 4, "\(run.output)")
    #expect(cards.allSatisfy { $0.contains("<path class=\"failed dashes\"") })
  }
}
