import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct EvaluateCommandTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"

  @Test(arguments: ["text", "json", "csv"])
  func everyFormat(format: String) throws {
    let run = try strokecheck(
      "evaluate", "--format", format, "--errors", "--group", "subject", Self.gestures)
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectGolden(run.output, "evaluate.\(format)")
  }

  @Test(arguments: ["text", "json", "csv"])
  func curves(format: String) throws {
    let sweep = try strokecheck(
      "evaluate", "--format", format, "--sweep", "max-inflections=3..15:3", Self.gestures)
    let receiver = try strokecheck(
      "evaluate", "--format", format, "--roc", "--detector", "ring", Self.gestures)
    #expect(sweep.status == 0 && receiver.status == 0)
    try expectGolden(sweep.output + "\n" + receiver.output, "evaluate-curves.\(format)")
  }

  @Test(arguments: ["text", "json", "csv"])
  func trustAndRobustness(format: String) throws {
    let options = ["--detector", "ring", "--format", format]
    let run = try shell(
      "strokecheck evaluate \(options.joined(separator: " ")) --reliability --robustness "
        + Self.gestures)
    #expect(run.status == 0 && run.errors.isEmpty)
    let trust = try shell(
      "strokecheck evaluate \(options.joined(separator: " ")) --reliability \(Self.gestures)")
    try expectGolden(run.output + "\n" + trust.output, "evaluate-trust.\(format)")
  }

  /// A curve is of what states a margin; the other detectors keep their rates, and are named.
  @Test func detectorsWithoutAMarginAreNamed() throws {
    let strokes = """
      {"label":"circle","points":[[0,0]]}
      {"label":"line","points":[[0,0],[1,1],[4,4]]}
      """
    let text = try strokecheck("evaluate", "--roc", input: strokes)
    #expect(
      text.errors == "note: --roc leaves out cookbook, lamarche and katz, which state no margin\n")
    for name in ["cookbook", "lamarche", "katz", "ring"] {
      #expect(text.lines.contains { $0.hasPrefix("\(name) ") })
    }
    #expect(try strokecheck("evaluate", "-q", "--roc", input: strokes).errors.isEmpty)
    let trust = try strokecheck("evaluate", "--reliability", Self.gestures)
    #expect(
      trust.errors.contains(
        "--reliability leaves out cookbook, lamarche and katz, which state no probability"))
    let one = try strokecheck("evaluate", "--roc", "--detector", "katz,ring", input: strokes)
    #expect(one.errors == "note: --roc leaves out katz, which states no margin\n")
  }

  /// A sweep by group also says what to expect of people who are not among the strokes.
  @Test(arguments: ["text", "json"])
  func aValueIsChosenWithoutTheStrokesItIsJudgedBy(format: String) throws {
    let run = try shell(
      "strokecheck evaluate --detector cookbook --format \(format) --group subject "
        + "--sweep max-inflections=3..12:3 \(Self.gestures)")
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectGolden(run.output, "evaluate-nested.\(format)")
    let alone = try shell(
      "strokecheck evaluate --detector cookbook --group file "
        + "--sweep max-inflections=3..12:3 \(Self.gestures)")
    #expect(alone.output.contains("too few values of file to choose a value without"))
  }

  /// Of many groups the text has the summary first, and the worst ten.
  @Test func ofManyGroupsTheWorstAreListed() throws {
    let strokes = (1...21).map { index in
      let points = index == 13 ? "[[0,0],[9,9]]" : "[[0,0]]"
      return "{\"label\":\"circle\",\"who\":\"p\(index)\",\"points\":\(points)}\n"
    }
    let words = ["evaluate", "--detector", "cookbook", "--min-points", "2", "--group", "who"]
    func run(_ count: Int, _ words: [String]) throws -> [Substring] {
      try strokecheck(words, input: strokes.prefix(count).joined()).output.split(separator: "\n")
    }
    let few = try run(20, words)
    #expect(few.count { $0.hasPrefix("  p") } == 20)
    let many = try run(21, words)
    #expect(many.contains("  the 10 worst of 21, which --format json and csv list in full"))
    #expect(many.count { $0.hasPrefix("  p") } == 10)
    let csv = try run(21, words + ["-f", "csv"])
    #expect(csv.count { $0.contains(",p") } == 21)
  }

  @Test func ignoredLabelsDoNotCount() throws {
    let run = try shell(
      "strokecheck evaluate --ignore-label arc --ignore-label triangle --ignore-label x "
        + Self.gestures)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("27 strokes: 9 labelled circle, 18 others\n"))
    #expect(run.output.contains("left out as arc: 9\nleft out as triangle: 9\n"))
    #expect(run.errors == "warning: --ignore-label x: no stroke has this label\n")
    let json = try shell(
      "strokecheck evaluate --format json --ignore-label arc \(Self.gestures)")
    #expect(json.output.contains(#""ignored":{"arc":9}"#))
  }

  @Test func theOutputIsTheSameEveryTimeAndValidJSON() throws {
    let arguments = ["evaluate", "--format", "json", "--roc", Self.gestures]
    let run = try shell("strokecheck " + arguments.joined(separator: " "))
    #expect(try shell("strokecheck " + arguments.joined(separator: " ")).output == run.output)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is NSDictionary)
  }

  @Test func whatDoesNotCountIsSaid() throws {
    let lines = """
      {"id":"a","label":"circle","points":[[0,0],[1,1]]}
      {"id":"b","label":"circle","points":[[0,0],[1,1]]}
      {"id":"c","points":[[0,0],[1,1]]}
      {"id":"d","label":"dot","points":[[0,0]]}
      {"id":"e","label":"bad","points":[[0,0],"x"]}
      """
    let run = try strokecheck("evaluate", input: lines)
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("3 strokes: 2 labelled circle, 1 other\n"))
    for line in ["left out without label: 1", "unreadable: 1"] {
      #expect(run.output.contains(line + "\n"))
    }
    #expect(run.errors.contains("-:5:41: expected a point"))
    #expect(run.errors.contains("warning: without label, left out: 1\n"))
  }

  @Test func transformationsAreAppliedInTheirOrder() throws {
    let plain = try fingerprint([])
    for changes in [["mirror"], ["reverse"], ["rotate=33"], ["scale=4"], ["scale=1e-5"]] {
      #expect(try fingerprint(changes) == plain, "\(changes)")
    }
    #expect(try fingerprint(["scale=0.01", "round"]) != plain)
    #expect(try fingerprint(["round", "scale=0.01"]) == fingerprint(["round"]))
  }

  private func fingerprint(_ changes: [String]) throws -> String {
    let options = changes.map { "--transform \($0)" }.joined(separator: " ")
    let run = try shell(
      "strokecheck evaluate --detector ring --format json \(options) \(Self.gestures)")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
    let detectors = value?["detectors"] as? [NSDictionary]
    return detectors?.first?["fingerprint"] as? String ?? ""
  }
}

/// What `--expect` says, and how runs end.
@Suite(.serialized) struct EvaluateStatusTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"

  @Test func anyChangeIsSaidAndEndsWithOne() throws {
    let scratch = try Scratch()
    let stored = try strokecheck("evaluate", "--format", "json", Self.gestures)
    let file = try scratch.write("stored.json", stored.output)
    let same = try strokecheck("evaluate", "-q", "--expect", file, Self.gestures)
    #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
    let other = try strokecheck(
      "evaluate", "-q", "--max-inflections", "9", "--expect", file, Self.gestures)
    #expect(other.status == 1)
    #expect(other.errors.contains(#"settings: was [], is ["--max-inflections 9"]"#))
    #expect(other.errors.contains("detectors[cookbook].truePositives: was "))
    #expect(!other.errors.contains("detectors[ring]"))
  }

  @Test func aStoredResultThatIsNoneIsTrouble() throws {
    let scratch = try Scratch()
    let file = try scratch.write("stored.json", "{\"a\":1,}")
    let run = try strokecheck("evaluate", "-q", "--expect", file, Self.gestures)
    #expect(run.status == 2 && run.errors.hasPrefix("\(file):1:8: expected a name in quotes"))
    let missing = try strokecheck("evaluate", "-q", "--expect", "no-such-file", Self.gestures)
    #expect(missing.status == 2)
    #expect(missing.errors == "no-such-file: No such file or directory\n")
  }

  @Test(arguments: [
    ("--sweep max-inflections", "takes LIMIT=FROM..TO"), ("--sweep x=1..2", "no detector has"),
    ("--sweep max-inflections=9..3", "lesser value first"),
    ("--sweep max-inflections=1..2:0.5", "--sweep max-inflections STEP takes a whole number"),
    ("--sweep max-gap=1..2:0", "--sweep max-gap STEP takes a number above 0, not \"0\""),
    ("--sweep max-gap=1..inf", "--sweep max-gap takes a number from 0 up, not \"inf\""),
    ("--sweep strictness=0..2", "from 0 to 1"), ("--sweep tolerance=0..1:1e-9", "up to 1000"),
    ("--detector katz --sweep strictness=0..1", "strictness does not apply"),
    ("--detector katz --roc", "katz states no margin"),
    ("--detector katz --reliability", "katz states no probability"),
    ("--robustness --sweep strictness=0..1", "--robustness and --sweep cannot be used together"),
    ("--transform jitter", "jitter=PERCENT"), ("--transform mirror=2", "mirror, reverse"),
    ("--transform drop=200", "from 0 to 100"), ("--transform lift=3", "lift-start=PERCENT"),
    ("--roc --sweep strictness=0..1", "--sweep and --roc cannot be used together"),
    ("--transform spin", "mirror, reverse"), ("--transform every=0", "whole number"),
    ("--transform scale=0", "above 0"), ("--transform denser=5000", "from 1 to 1000"),
    ("--strictness 1.5", "from 0 to 1"), ("--turns 0", "from 0.1 to 1"),
    ("--max-turns 0.5", "from 1 to 5"), ("--min-aspect 2", "from 0 to 1"),
    ("--detector katz --turns 0.5", "does not apply to katz"),
  ])
  func whatMakesNoSenseIsUsage(words: String, problem: String) throws {
    let run = try shell("strokecheck evaluate \(words) \(Self.gestures)")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains(problem), "\(run.errors)")
  }

  @Test func aMissingInputIsTroubleAndTheOthersCount() throws {
    let run = try strokecheck("evaluate", "no-such-file", Self.gestures)
    #expect(run.status == 2 && run.output.hasPrefix("45 strokes"))
    #expect(run.errors == "no-such-file: No such file or directory\n")
  }
}
