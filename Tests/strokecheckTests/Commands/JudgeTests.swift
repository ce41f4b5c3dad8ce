import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// Programs from outside that judge: what they find is reported as what a detector finds.
@Suite(.serialized) struct JudgeTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"

  /// Runs the built program, so that its children get nothing from this process.
  static func tool(_ words: String..., input: String = "/dev/null") throws -> ToolRun {
    try tool(words, input: input)
  }

  static func tool(_ words: [String], input: String = "/dev/null") throws -> ToolRun {
    let line = "exec strokecheck \"$@\" < \(input)"
    return try run(["/bin/sh", "-c", line, "sh"] + words, environment: shellEnvironment)
  }

  /// A judge that answers each line by what Python makes of the stroke `s`.
  static func python(_ answer: String) -> String {
    "python3 -c '\nimport json, sys\nfor l in sys.stdin:\n  s = json.loads(l)\n  \(answer)\n'"
  }

  /// A judge that answers by a detector of ours. It counts strokes anew, so it does not number its answers.
  static func detector(_ options: String = "") -> String {
    "strokecheck circle --input-format ndjson -f ndjson --exit-zero \(options)"
      + " | sed -u s/.stroke.:[0-9]*,//"
  }

  private static let inputs =
    ["Samples"]
    + (SharedData.isPresent
      ? [SharedData.folder.appending(path: "strokes-quickdraw.ndjson").path] : [])

  @Test(arguments: ["cookbook", "lamarche", "katz", "ring"])
  func aDetectorOfOursIsAJudge(detector: String) throws {
    let own = ["--detector", detector]
    let judge = "x=" + Self.detector("--detector \(detector)")
    for words in [["circle", "-f", "ndjson"], ["evaluate", "-f", "json", "--group", "subject"]] {
      let input = words[0] == "circle" ? Self.inputs : [Self.gestures]
      let wanted = try Self.tool(words + own + input)
      let run = try Self.tool(words + ["--judge", judge] + input)
      #expect(run.status == wanted.status && !wanted.output.isEmpty)
      #expect(run.output.replacing("\"x\"", with: "\"\(detector)\"") == wanted.output)
    }
    let explained = ["circle", "-f", "ndjson", "--explain"] + Self.inputs
    let wanted = try Self.tool(explained + own)
    let explaining = "x=" + Self.detector("--detector \(detector) --explain")
    let run = try Self.tool(explained + ["--judge", explaining])
    #expect(run.output.replacing("\"x\"", with: "\"\(detector)\"") == wanted.output)
    let flips = try Self.tool(
      ["compare", "-f", "json", "--against", "--judge '\(judge)'"] + own + Self.inputs)
    #expect(flips.status == 0 && flips.output.contains(#""changed":0,"#))
  }

  @Test func aReportHasTheVerdictsOfAJudge() throws {
    let judge = "x=" + Self.detector("--explain --detector ring")
    let page = try PageData(
      Self.tool("report", "--detector", "ring", "--judge", judge, "Samples").output)
    for stroke in page.strokes.indices {
      let both = page.judgements(stroke)
      #expect(both.count == 2)
      #expect(try page.reason(both[0]) == page.reason(both[1]))
    }
    #expect(page.strokes.count > 20)
    let alone = try Self.tool("report", "--judge", judge, "Samples").output
    #expect(alone.contains(#""tuning":[]"#))
  }

  /// The output is that of one process, for any number of them, from files and pipes.
  @Test func anyNumberOfJudgesIsOne() throws {
    let folder = try Scratch()
    let many = try folder.write(
      "many.ndjson",
      String(repeating: String(contentsOfFile: Self.gestures, encoding: .utf8), count: 40))
    let words = [
      "circle", "-f", "ndjson", "--judge",
      Self.python(
        #"print(json.dumps({"stroke": s["stroke"], "verdict": "accepted", "score": len(s["points"])}))"#
      ),
    ]
    let one = try Self.tool(words + ["--jobs", "1", many])
    #expect(one.lines.count == 1_800 && one.status == 0, "\(one.errors)")
    #expect(try Self.tool(words + ["--jobs", "3", many]).output == one.output)
    let piped = try Self.tool(words + ["--jobs", "2", "-"], input: many)
    #expect(piped.output == one.output.replacing(many, with: "-"))
  }

  @Test func aJudgeSeesTheStrokeAndNotItsLabel() throws {
    let copy = Self.python(#"print(json.dumps({"verdict": "rejected", "reason": json.dumps(s)}))"#)
    let stroke =
      #"{"id":"a","label":"b","stroke":"c","width":9,"ended":3,"subject":"d","points":[[1,2,0],[3,4,1.5]]}"#
    let folder = try Scratch()
    let file = try folder.write("s.ndjson", "[[5,6]]\n\(stroke)\n")
    func seen(_ words: String...) throws -> [String] {
      try Self.tool(["circle", "-f", "json", "--judge", copy, file] + words).output
        .matches(of: /"reason":"(.*?[^\\])"/).map {
          String($0.1).replacing("\\\"", with: "\"").replacing(" ", with: "")
        }
    }
    let rest = #""width":9,"ended":3,"points":[[1,2,0],[3,4,1.5]]}"#
    #expect(try seen() == [#"{"stroke":1,"points":[[5,6]]}"#, #"{"stroke":2,"# + rest])
    #expect(
      try seen("--show-labels")[1] == #"{"stroke":2,"id":"a","label":"b","subject":"d","# + rest)
    #expect(try seen("--resample", "1")[1].contains(#""points":[[1,2,0],[3,4,1.5]]"#) == true)
  }

  /// Text that is copied and text that is written anew are both what the numbers are written as.
  @Test(arguments: [[], ["--time-unit", "ms"], ["--flip-y"]])
  func samplesStandAsTheyAreConverted(words: [String]) throws {
    let folder = try Scratch()
    var lines: [String] = []
    for (x, y) in [
      ("1.5", "2"), ("1.50", "20"), ("10.0", "-0"), ("-0.0", "-0.5"), ("0.0001", "0.00001"),
      ("1e2", "100"), ("123456789012345", "0.123456789012345678"), ("-7", "-12.25"), (" 3", "4 "),
    ] {
      // Digits change, and sometimes the layout does.
      let samples = (0..<40).map { index in
        let digit = "\(index % 10)"
        let time = index % 7 == 0 ? "\(digit).0" : "\(digit).\(digit)5"
        if index % 11 == 3 { return "[\(x), \(y),\(time)]" }
        if index % 13 == 5 { return "[\(x),\(y),\(time),9]" }
        return "[\(x),\(y.replacing("2", with: digit)),\(time)]"
      }
      lines.append("{\"points\":[" + samples.joined(separator: ",") + "]}\n")
      lines.append("[[\(x),\(y)],[\(x),\(y)],[\(y),\(x)]]\n")
    }
    let file = try folder.write("s.ndjson", lines.joined())
    let seen = folder.folder.appending(path: "seen").path
    let judge = "tee '\(seen)' | \(Self.detector())"
    _ = try Self.tool(["circle", "--jobs", "1", "--judge", judge, file] + words)
    let text = try String(contentsOfFile: seen, encoding: .utf8)
    #expect(
      try text.replacing(/\{"stroke":\d+,/, with: "{")
        == Self.tool(["convert", "--to", "ndjson", file] + words).output)
  }

  /// What a judge answers, and the verdict, the reason and the code that are printed.
  @Test(arguments: [
    (#"{"verdict":"circle"}"#, #""verdict":"circle","reason":null,"code":null,"circle":null"#, 0),
    (
      #"{"verdict":"circle","circle":{"center":[1,2],"radius":3.5}}"#,
      #""circle":{"center":[1,2],"radius":3.5}"#, 0
    ),
    (
      #"{"verdict":"accepted","score":-2e3}"#,
      #""verdict":"accepted","reason":null,"code":null,"circle":null,"score":-2000"#, 0
    ),
    (#"{"verdict":"rejected"}"#, #""verdict":"rejected","reason":null,"code":null"#, 1),
    (#"{"verdict":"rejected","reason":"No","code":"n"}"#, #""reason":"No","code":"n""#, 1),
    (
      #"{"verdict":"rejected","checks":[{"name":"a","measured":1,"limit":{"max":2}},{"name":"b","measured":3,"limit":{"max":2},"reason":"Big"}]}"#,
      #""reason":"Big","code":"Big""#, 1
    ),
    (#"{"reason":null,"verdict":"rejected","code":"n"}"#, #""reason":"n","code":"n""#, 1),
    (
      #"{"label":"circle"}"#,
      #""verdict":"accepted","reason":null,"code":null,"circle":null,"answer":"circle""#, 0
    ),
    (
      #"{"label":"oval","more":[1]}"#,
      #""verdict":"rejected","reason":"taken for oval","code":"oval","circle":null,"answer":"oval""#,
      1
    ),
    (
      #"{"verdict":"accepted","label":"oval","probability":0.25}"#,
      #""answer":"oval","probability":0.25"#, 0
    ),
  ])
  func anAnswerIsPrintedAsItIs(answer: String, printed: String, status: Int32) throws {
    let judge = "while read l; do echo '\(answer)'; done"
    let run = try Self.tool("circle", "-f", "ndjson", "--judge", judge, "Samples/circle.json")
    #expect(run.output.contains(printed) && run.status == status, "\(run.output)\(run.errors)")
  }

  @Test func textSaysWhatTheJudgeSays() throws {
    let judge = #"while read l; do echo '{"label":"arc"}'; done"#
    let run = { try Self.tool(["circle", "--judge", judge, "Samples/circle.json"] + $0).output }
    #expect(try run([]) == "Samples/circle.json: rejected: taken for arc\n")
    #expect(try run(["--positive", "arc"]) == "Samples/circle.json: accepted as arc\n")
    let both = try run(["--positive", "arc", "--detector", "ring"])
    #expect(both.contains(": ring: circle, centre ") && both.contains(": judge: accepted as arc\n"))
    let csv = try run(["-f", "csv"])
    #expect(csv.contains(",judge,rejected,taken for arc,arc,,,,,,,\n"))
    #expect(try run(["-f", "junit"]).contains(#"message="rejected: taken for arc""#))
  }

  @Test(arguments: [
    (["circle", "--judge", "x", "--what-if"], "--what-if needs a detector whose limits it knows"),
    (["circle", "--judge", "x", "--max-gap", "3"], "--max-gap does not apply to judge"),
    (["tune", "--judge", "x"], "tune needs a detector whose limits it knows"),
    (["convert", "--judge", "x"], "unknown option --judge"),
    (["circle", "--show-labels"], "--show-labels needs --judge COMMAND"),
    (["circle", "--positive", "x"], "--positive needs --judge COMMAND"),
    (["circle", "--judge", "a=x", "--judge", "a=y"], "two judges are called a"),
    (["circle", "--judge", "ring=x"], "--judge ring=…: ring is a detector"),
    (["circle", "--judge", "a= "], "--judge takes a command"),
    (
      ["circle", "--judge", "Mine=x"], "--judge Mine=…: the name of a judge has lower-case letters"
    ),
    (
      ["circle", "--judge", "my_x=y"], "--judge my_x=…: the name of a judge has lower-case letters"
    ),
    (
      ["circle", "--judge", "v1.2=x"], "--judge v1.2=…: the name of a judge has lower-case letters"
    ),
    (["circle", "--expect", "oval"], "--expect is circle, rejected, or a reason"),
    (["circle", "--judge", "x", "--judge-timeout", "0"], "--judge-timeout takes a duration"),
  ])
  func whatCannotBeIsUsage(words: [String], problem: String) throws {
    let run = try strokecheck(words + ["Samples/circle.json"])
    #expect(run.status == 64 && run.errors.hasPrefix("strokecheck: \(problem)"), "\(run.errors)")
  }

  /// `--detector` counts only beside `--judge`.
  @Test func thePresetDetectorsDoNotStandBesideAJudge() throws {
    let judge = ["--judge", "while read l; do echo '{\"verdict\":\"accepted\"}'; done"]
    let alone = try strokecheck(["evaluate", "-f", "csv", Self.gestures] + judge)
    #expect(alone.output.hasPrefix("detector,group") && alone.lines.count == 2)
    let beside = try strokecheck(
      ["evaluate", "-f", "csv", "--detector", "katz", Self.gestures] + judge)
    #expect(beside.lines.map { $0.prefix { $0 != "," } } == ["detector", "katz", "judge"])
  }

  @Test func aClassifierHasAConfusionOfAllLabels() throws {
    // It takes arcs for circles, and of three checks two for lines.
    let judge = Self.python(
      #"a = s["label"]; a = "circle" if a == "arc" else "line" if a == "check" and s["id"][-1] != "1" else a; print(json.dumps({"label": a, "score": 0.75}))"#
    )
    let words = [
      "evaluate", "--show-labels", "--positive", "arc", "--group", "subject", "--judge", judge,
      Self.gestures,
    ]
    let text = try Self.tool(words)
    #expect(text.status == 0, "\(text.errors)")
    #expect(text.output.hasPrefix("45 strokes: 9 labelled arc, 36 others\n"))
    #expect(
      text.output.contains(
        "\njudge by label: 30 of 45 right, accuracy 66.7 % (95 % CI: 52.1-78.6); 1 label never answered\n"
      ))
    #expect(text.output.contains("\nsettings: --show-labels\n"))
    #expect(text.output.contains(/\n  arc +circle 9 +0 of 9 +0.0 %/))
    #expect(text.output.contains(/\n  check +line 6 +3 of 9 +33.3 %/))
    #expect(text.output.contains(/\njudge by label and subject\n.*\n  p1 +10 of 15 +66.7 %/))
    #expect(!text.output.contains("circles"))
    let json = try Self.tool(words + ["-f", "json"]).output
    #expect(json.contains(#""accuracy":0.6666666666666666,"accuracyInterval":[0.52"#))
    #expect(json.contains(#"{"label":"check","right":0.3333333333333333,"#))
    #expect(json.contains(#""takenFor":{"line":6}"#))
    let reliability = try Self.tool(words + ["--reliability"]).output
    #expect(reliability.contains("judge's probability of arc: Brier score "))
    #expect(reliability.contains(" arc   share "))
  }

  @Test func aScoreMakesACurve() throws {
    let score = Self.python(
      #"print(json.dumps({"verdict": "rejected", "score": -len(s["points"])}))"#)
    let run = try Self.tool(
      "evaluate", "--roc", "--judge", score, "--detector", "ring", Self.gestures)
    #expect(run.output.contains("\nring: AUC 1.0"))
    #expect(run.output.contains("\njudge: AUC 0."))
    let silent = "while read l; do echo '{\"verdict\":\"accepted\"}'; done"
    for option in ["--roc", "--reliability"] {
      let run = try Self.tool("evaluate", option, "--judge", silent, Self.gestures)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("Samples/gestures.ndjson#1: judge: its answer has no \"score\""))
    }
  }

  /// Confidence in a label: that in others than the positive one ranks below it, and is what they leave to it.
  @Test func aScoreIsThatOfTheLabel() throws {
    let judge = Self.python(
      #"a = s["label"]; print(json.dumps({"label": a, "score": 0.75 if a == "arc" else 0.875}))"#)
    let words = ["evaluate", "--show-labels", "--positive", "arc", "--judge", judge, Self.gestures]
    let curve = try Self.tool(words + ["--roc"]).output
    #expect(curve.contains("\njudge: AUC 1.00000") && curve.contains("\nscore"))
    let json = try Self.tool(words + ["--roc", "--reliability", "-f", "json"]).output
    for point in [#"{"margin":0.75,"tpr":1,"fpr":0},"#, #"{"margin":null,"tpr":1,"fpr":1}"#] {
      #expect(json.contains(point))
    }
    #expect(json.contains(#"{"probability":0.1,"stated":0.125,"circles":0,"#))
    let verdict = Self.python(
      #"print(json.dumps({"verdict": "rejected", "label": "a", "score": 0.875 if s["label"] == "arc" else 0.75}))"#
    )
    let stated = try Self.tool(words.map { $0 == judge ? verdict : $0 } + ["--roc"]).output
    #expect(stated.contains("\njudge: AUC 1.00000"))
  }

  @Test func aComparisonSpeaksOfTheLabel() throws {
    let (yes, no) = (#"echo {\\\"label\\\":\\\"arc\\\"}"#, #"echo {\\\"label\\\":\\\"dot\\\"}"#)
    let run = try Self.tool(
      "compare", "--errors", "--positive", "arc", "--judge",
      "a=while read l; do \(no.replacing("\\\\", with: "")); done",
      "--against", "--judge \"b=while read l; do \(yes); done\"", Self.gestures)
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      run.output.contains(
        "became right\n  Samples/gestures.ndjson#5 (p1-arc-1), a: rejected (dot) → b: accepted as arc; label arc"
      ))
    let unlabelled = try Self.tool(
      "compare", "--positive", "arc", "--judge",
      "a=while read l; do \(no.replacing("\\\\", with: "")); done",
      "--against", "--judge \"b=while read l; do \(yes); done\"", "Samples/line.json")
    #expect(
      unlabelled.output.contains("→ b: accepted as arc") && unlabelled.output.contains("to arc"))
  }

  /// A judge that gives every stroke the same label.
  private static func always(_ label: String) -> String {
    "while read l; do echo '{\"label\":\"\(label)\"}'; done"
  }

  /// Another label is a change though it is rejected as before, for the worse where it was the right one.
  @Test func anotherLabelIsAChange() throws {
    let folder = try Scratch()
    let results = try ["triangle", "check", "line"].map { label in
      try folder.write(
        label,
        Self.tool("evaluate", "-f", "json", "--judge", "x=\(Self.always(label))", Self.gestures)
          .output)
    }
    let worse = try strokecheck("compare", "--errors", results[0], results[1])
    #expect(worse.status == 1)
    #expect(worse.output.hasPrefix("45 verdicts compared, 45 changed: 9 became wrong, 27 given"))
    #expect(worse.output.contains("9 regressions, 9 fixes; McNemar's exact test: p = 1\n"))
    #expect(
      worse.output.contains("(p1-check-1), x: triangle → check; label check"))
    let json = try strokecheck("compare", "-f", "json", results[0], results[2]).output
    #expect(json.contains(#""becameWrong":9,"becameRight":0"#))
    #expect(json.contains(#""beforeAnswer":"triangle","afterAnswer":"line","becameWrong":true"#))
    #expect(try strokecheck("compare", results[0], results[0]).status == 0)
    let (one, other) = (Self.always("triangle"), Self.always("check"))
    let live = try Self.tool(
      "compare", "--errors", "--judge", one, "--against",
      "--judge \"\(other.replacing("\"", with: "\\\""))\"",
      Self.gestures)
    #expect(live.output == worse.output.replacing(", x:", with: ", judge:"))
    // What a label of --positive makes of it is no other criterion.
    let flipped = try Self.tool(
      "compare", "--judge", one, "--positive", "triangle", "--against",
      "--judge \"\(other.replacing("\"", with: "\\\""))\"", Self.gestures)
    #expect(
      flipped.output.hasPrefix("45 verdicts compared, 45 changed: 9 became wrong, 27 now rej"))
    #expect(flipped.output.contains("9 regressions, 9 fixes; McNemar's exact test: p = 1\n"))
  }

  @Test func anAcceptedCircleIsNoChangeOfACircle() throws {
    let folder = try Scratch()
    let judge = { (word: String) in "while read l; do echo '{\"verdict\":\"\(word)\"}'; done" }
    let words = ["evaluate", "-f", "json", Self.gestures, "--judge"]
    let stored = try ["circle", "accepted"].map { word in
      try folder.write("\(word).json", Self.tool(words + [judge(word)]).output)
    }
    let same = try strokecheck("compare", stored[0], stored[1])
    #expect(same.status == 0 && same.output == "45 verdicts compared, 0 changed\n", "\(same)")
  }

  @Test(arguments: [
    ("arc", 0), ("taken for arc", 0), ("rejected", 0), ("accepted", 1), ("circle", 1), ("dot", 1),
  ])
  func whatAJudgeSaysCanBeExpected(word: String, status: Int32) throws {
    let run = try Self.tool(
      "circle", "-f", "ndjson", "--judge", Self.always("arc"), "--expect", word,
      "Samples/circle.json")
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.contains("\"expected\":\"\(word)\",\"passed\":\(status == 0)"))
    let folder = try Scratch()
    let file = try folder.write("s.json", "{\"expect\":\"\(word)\",\"points\":[[1,2]]}")
    #expect(try Self.tool("circle", "--judge", Self.always("arc"), file).status == status)
  }

  @Test func labelsThatNoStrokeHasAreNamed() throws {
    let run = try Self.tool("evaluate", "--judge", Self.always("Circle"), Self.gestures)
    #expect(
      run.errors
        == "warning: judge gives labels that no stroke has (Circle); did you mean circle?\n")
    let both = try Self.tool(
      "evaluate", "--positive", "arc", "--detector", "ring", "--judge", Self.always("arc"),
      Self.gestures)
    #expect(both.errors == "note: circles found by ring count as arc\n")
  }

  @Test func aVariableIsLeftToTheShell() throws {
    let judge =
      "WORD=accepted sh -c 'while read l; do echo \"{\\\"verdict\\\":\\\"$WORD\\\"}\"; done'"
    let run = try Self.tool("circle", "--judge", judge, "Samples/circle.json")
    #expect(run.output == "Samples/circle.json: accepted\n", "\(run.errors)")
  }
}
