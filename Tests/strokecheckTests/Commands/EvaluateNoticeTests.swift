import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

/// What `evaluate` says when what was asked for is not there.
struct EvaluateNoticeTests {
  private static let gestures = "Samples/gestures.ndjson"

  @Test func aGroupThatNobodyIsInIsNamed() throws {
    let run = try strokecheck("evaluate", "--group", "subjet", Self.gestures)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "strokecheck: --group subjet: no stroke has this member; did you mean --group subject?\n"
    )
    for member in ["subject", "file"] {
      #expect(try strokecheck("evaluate", "--group", member, Self.gestures).errors.isEmpty)
    }
    // One that has it is enough, and its value may be any word.
    let line = #"{"label":"circle","points":[[0,0]],"who":"(none)"}"#
    #expect(try strokecheck("evaluate", "--group", "who", input: line).errors.isEmpty)
  }

  /// They are no person: they are in no mean and in no row, and their number is said.
  @Test func strokesInNoGroupAreNone() throws {
    let lines = try Checkout.text(Self.gestures)
    let some = lines.replacingOccurrences(of: "\"subject\":\"p3\",", with: "")
    let rest = lines.split(separator: "\n").filter { !$0.contains("\"subject\":\"p3\"") }
    let words = ["evaluate", "--detector", "katz", "--group", "subject"]
    let run = try strokecheck(words, input: some)
    #expect(run.lines[1] == "without subject, so in no group: 15")
    #expect(!run.output.contains("(none)"))
    let alone = try strokecheck(words, input: rest.joined(separator: "\n"))
    func means(_ output: [Substring]) -> [Substring] {
      output.filter { $0.contains("macro average") }
    }
    #expect(means(run.lines).count == 1 && means(run.lines) == means(alone.lines))
    let json = try strokecheck(words + ["-f", "json"], input: some).output
    #expect(json.contains(#""ungrouped":15"#) && json.contains(#""group":null"#))
  }

  /// The reason comes first and alone.
  @Test func nothingIsPrintedForNamesThatNobodyHas() throws {
    for words in [["--group", "writer"], ["--positive", "oval"]] {
      let run = try strokecheck(["evaluate"] + words + [Self.gestures])
      #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
    }
  }

  @Test func aLabelThatNobodyHasIsNamed() throws {
    let run = try strokecheck(
      "evaluate", "--positive", "circle", "--positive", "oval", Self.gestures)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "strokecheck: --positive oval: no stroke has this label; there are arc, check, circle\n")
    let near = try strokecheck("evaluate", "--positive", "Circle", Self.gestures)
    #expect(near.status == 2)
    #expect(
      near.errors.hasSuffix("no stroke has this label; did you mean --positive circle?\n"))
    let allowed = try strokecheck(
      "evaluate", "--positive", "Circle", "--allow-empty", Self.gestures)
    #expect(allowed.status == 0 && allowed.errors.hasPrefix("warning: --positive Circle: "))
  }

  @Test(arguments: [
    ["tune", "--limits", "max-gap"], ["compare", "--against", "--max-gap 90"], ["report"],
  ])
  func othersThatTakeNamesSayTheSame(words: [String]) throws {
    let label = try strokecheck(words + ["--positive", "Circle", Self.gestures])
    #expect(label.status == 2)
    #expect(label.errors.contains("no stroke has this label; did you mean --positive circle?\n"))
    guard words[0] != "report" else { return }
    let group = try strokecheck(words + ["--group", "subjet", Self.gestures])
    #expect(group.status == 2)
    #expect(group.errors.contains("no stroke has this member; did you mean --group subject?\n"))
    #expect(try strokecheck(words + ["--group", "file", Self.gestures]).status == 0)
  }

  /// Labels that only case and blanks tell apart are likely one, and count as two.
  @Test func labelsThatLookTheSameAreNamed() throws {
    let labels = ["circle", "Circle", " circle", "arc"]
    let lines = labels.map { #"{"label":""# + $0 + #"","points":[[0,0]]}"# }
    let input = lines.joined(separator: "\n")
    let run = try strokecheck("evaluate", input: input)
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
    #expect(run.errors.contains("strokes labelled \"Circle\" do not count as circle"))
    #expect(run.lines[0] == "4 strokes: 1 labelled circle, 3 others")
    let positive = labels.dropLast().flatMap { ["--positive", $0] }
    let all = try strokecheck(["evaluate"] + positive, input: input)
    #expect(all.errors.isEmpty && all.lines[0].contains("3 labelled"), "\(all.lines[0])")
  }

  @Test func anEvaluationWithoutCirclesIsTrouble() throws {
    for (label, hint) in [
      ("star", "use --positive LABEL to name the circle label"),
      ("Circle", "did you mean --positive Circle?"),
    ] {
      let line = "{\"label\":\"\(label)\",\"points\":[[0,0]]}"
      let run = try strokecheck("evaluate", input: line)
      #expect(run.status == 2)
      let problem = "no stroke is labelled circle (\(hint))"
      #expect(run.errors == "strokecheck: \(problem); --allow-empty accepts that\n")
      let allowed = try strokecheck("evaluate", "--allow-empty", input: line)
      #expect(allowed.status == 0 && allowed.errors == "warning: \(problem)\n")
    }
  }
}
