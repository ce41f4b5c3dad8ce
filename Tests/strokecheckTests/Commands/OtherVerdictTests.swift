import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// Verdicts from elsewhere, by programs and in files, count as those of a detector.
@Suite(.serialized) struct OtherVerdictTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"
  private static let echo = #"while read l; do echo '{"verdict":"accepted"}'; done"#

  /// Runs the built program, so that its children get nothing from this process.
  private static func tool(_ words: [String]) throws -> ToolRun {
    try run(
      ["/bin/sh", "-c", "exec strokecheck \"$@\" < /dev/null", "sh"] + words,
      environment: shellEnvironment)
  }

  private static func tool(_ words: String...) throws -> ToolRun { try tool(words) }

  /// What is wrong with recorded verdicts, and what is said of it.
  @Test(arguments: [
    (
      #""verdict":"maybe""#,
      "0, as \"verdict\", found maybe; --fields predicted=NAME reads labels"
    ),
    (#""note":1"#, ": 1 stroke without a recorded verdict, first "),
    (#""verdict":"rejected","predicted":"circle""#, "which counts as accepted"),
    (#""verdict":"circle","score":"high""#, "expected a number as \"score\", found"),
    (#""verdict":"skipped""#, ": 1 stroke without a recorded verdict, first "),
  ])
  func aFaultOfWhatIsRecordedIsNamed(members: String, reason: String) throws {
    let stroke = { (members: String) in
      "{\"label\":\"circle\",\(members),\"points\":[[0,0],[9,0],[9,9],[0,0]]}\n"
    }
    let folder = try Scratch()
    let file = try folder.write(
      "s.ndjson", stroke("\"verdict\":\"circle\"") + stroke(members))
    for words in [["evaluate"], ["report"], ["plot"], ["compare", "--against", "--detector ring"]] {
      let run = try Self.tool(words + ["--detector", "recorded", file])
      #expect(run.status == 2 && run.errors.contains(reason), "\(words) \(run.errors)")
    }
  }

  @Test func whatIsRecordedHasItsRecognizersName() throws {
    let folder = try Scratch()
    let rows = { (name: String) in
      "id,label,verdict,score,recognizer,x,y\na,circle,circle,0.9,\(name),1,2\nb,arc,rejected,0.2,\(name),1,2\n"
    }
    let (one, two) = (
      try folder.write("one.csv", rows("app-1")), try folder.write("two.csv", rows("app-2"))
    )
    let run = try Self.tool("evaluate", "--detector", "recorded", "--roc", one)
    #expect(
      run.status == 0 && run.output.contains("\napp-1 ") && run.output.contains("app-1: AUC 1"))
    let both = try Self.tool("evaluate", "--detector", "recorded", one, two)
    #expect(both.status == 0 && both.output.contains("\nrecorded "), "\(both.errors)")
    // A name that a detector has.
    let ring = try folder.write("ring.csv", rows("ring"))
    #expect(try Self.tool("evaluate", ring).output.contains("\nrecorded-ring "))
    // Files without verdicts are none of its business.
    let mixed = try Self.tool("evaluate", "-f", "json", "--detector", "ring", Self.gestures, one)
    #expect(mixed.status == 0 && mixed.output.contains("\"detector\":\"app-1\""), "\(mixed.errors)")
    let none = try Self.tool("evaluate", "--detector", "recorded", Self.gestures)
    #expect(none.status == 2 && none.errors.contains("no stroke has a recorded verdict"))
  }

  /// One process is asked, in the order of the inputs, for any number of threads.
  @Test func anyNumberOfThreadsAsksTheSame() throws {
    let folder = try Scratch()
    let many = try folder.write(
      "many.ndjson",
      String(repeating: String(contentsOfFile: Self.gestures, encoding: .utf8), count: 60))
    let count = folder.folder.appending(path: "count").path
    // It keeps its answers back as long as it can.
    let judge =
      "echo >> \(count); awk '{print \"{\\\"stroke\\\":\" NR \",\\\"verdict\\\":\\\"\" (length($0)%3 ? \"circle\" : \"rejected\") \"\\\"}\"}'"
    let words = ["evaluate", "-f", "json", many, Self.gestures, "--judge", judge, "--jobs"]
    let (one, three) = (try Self.tool(words + ["1"]), try Self.tool(words + ["3"]))
    #expect(one.status == 0 && one.output.contains("\"judged\":2745"), "\(one.errors)")
    #expect(three.output == one.output && three.errors == one.errors)
    #expect(try String(contentsOfFile: count, encoding: .utf8) == "\n\n")
  }

  /// Nothing that could give the answer away is sent.
  @Test func aJudgeSeesSamplesOnly() throws {
    let folder = try Scratch()
    let stroke =
      #"{"id":"a","label":"circle","gesture":"g","expect":"circle","verdict":"circle","predicted":"p","subject":"s","note":1,"width":9,"points":[[1,2,0],[3,4,1]],"ended":2}"#
    let (input, seen) = (
      try folder.write("in.ndjson", stroke + "\n"), folder.folder.appending(path: "seen").path
    )
    let run = try Self.tool("evaluate", "--judge", "tee \(seen) | \(Self.echo)", input)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try String(contentsOfFile: seen, encoding: .utf8)
        == #"{"stroke":1,"width":9,"ended":2,"points":[[1,2,0],[3,4,1]]}"# + "\n")
  }

  @Test func aPredictedLabelCounts() throws {
    let folder = try Scratch()
    let lines = try String(contentsOfFile: Self.gestures, encoding: .utf8).split(separator: "\n")
    let rows = lines.enumerated().map { index, line in
      let id = line.firstMatch(of: /"id":"([^"]*)"/)?.1 ?? ""
      let label = line.firstMatch(of: /"label":"([^"]*)"/)?.1 ?? ""
      return #"{"id":"\#(id)","predicted":"\#(index % 5 == 0 ? "arc" : label)","score":0.5}"#
    }
    let file = try folder.write("mine.ndjson", rows.joined(separator: "\n"))
    let run = try Self.tool(
      "evaluate", "-f", "json", "--positive", "triangle", "--verdicts", file, Self.gestures)
    #expect(run.status == 0 && run.output.contains(#""detector":"mine""#), "\(run.errors)")
    #expect(run.output.contains("\"answers\":"))
    let page = try Self.tool("report", "--verdicts", "own=\(file)", Self.gestures)
    #expect(page.status == 0 && page.output.contains("taken for arc"))
    let plot = try Self.tool("plot", "--verdicts", "own=\(file)", "\(Self.gestures)#1")
    #expect(plot.status == 0 && plot.output.contains("own"), "\(plot.errors)")
  }

  /// The words of apps, and verdicts under other names, also inside objects: all that they mean is
  /// what the same verdicts under the known names mean.
  @Test(arguments: ["circle/rejected", "ok/fail", "1/0", "true/false", "Yes/No", "passed/failed"])
  func wordsOfApps(words: String) throws {
    let (yes, no) = (words.prefix { $0 != "/" }, words.drop { $0 != "/" }.dropFirst())
    let folder = try Scratch()
    let lines = try String(contentsOfFile: Self.gestures, encoding: .utf8).split(separator: "\n")
    var (plain, nested, table) = ("", "", "key,seen,sure\n")
    var recorded = ""
    for (index, line) in lines.enumerated() {
      let id = line.firstMatch(of: /"id":"([^"]*)"/)?.1 ?? ""
      let isBare = ["1", "true"].contains(yes)
      let word = index % 3 == 0 ? yes : no
      let value = isBare ? "\(word)" : "\"\(word)\""
      plain += "{\"id\":\"\(id)\",\"verdict\":\(value),\"score\":0.\(index)}\n"
      let result = "\"result\":{\"seen\":\(value),\"sure\":0.\(index)}"
      nested += "{\"key\":\"\(id)\",\"verdict\":\"other\",\(result)}\n"
      table += "\(id),\(word),0.\(index)\n"
      recorded += "{\(result),\"verdict\":\"other\","
      recorded += "\(line.dropFirst().replacing("\"id\"", with: "\"key\""))\n"
    }
    let strokes = try folder.write("in.ndjson", recorded)
    func run(_ words: String...) throws -> String {
      let run = try Self.tool(["evaluate", "--roc", "-f", "json"] + words + [strokes])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      return run.output.replacing("recorded", with: "own")
    }
    let simple = "own=\(try folder.write("plain.ndjson", plain))"
    let expected = try run("--fields", "id=key", "--verdicts", simple)
    let (file, cells) = (
      try folder.write("nested.ndjson", nested), try folder.write("own.csv", table)
    )
    let names = "id=key,verdict=result.seen,score=result.sure"
    #expect(try run("--fields", names, "--verdicts", "own=\(file)") == expected)
    #expect(
      try run("--fields", "id=key,verdict=seen,score=sure", "--verdicts", cells) == expected)
    #expect(try run("--fields", names, "--detector", "recorded") == expected)
  }

  // MARK: - Faults

  /// The seconds for which one of our processes sleeps: no other run of the tests has it.
  private static let nap = "6000.\(ProcessInfo.processInfo.processIdentifier)"

  private static var isNapping: Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.contains { entry in
      let line = try? String(contentsOfFile: "/proc/\(entry)/cmdline", encoding: .utf8)
      return line?.contains("sleep\0\(nap)\0") ?? false
    }
  }

  /// A judge, what is said of it, and of which stroke.
  private static let faults: [(String, String, stroke: Int)] = [
    ("false", "it ended before answering (status 1)", 1),
    ("exit 3", "it ended before answering (status 3)", 1),
    ("kill -9 $$", "it ended before answering (signal 9)", 1),
    ("no-such-program", "it ended before answering (status 127: no such command)", 1),
    ("/etc/passwd", "it ended before answering (status 126: the command is not executable)", 1),
    ("read l; echo '{\"verdict\":\"circle\"}'", "it ended before answering (status 0)", 2),
    ("echo ready; cat", "expected a value, found ready", 1),
    ("read l; echo '{\"verdict\":\"circle\"}'; echo bye; cat", "found bye", 2),
    (
      "while read l; do echo '{\"verdict\":2}'; done", "found 2; a label goes into \"predicted\"", 1
    ),
    ("while read l; do echo '{\"verdict\":\"maybe\"}'; done", "expected circle, accepted", 1),
    ("while read l; do echo '{\"verdict\":\"skipped\"}'; done", "expected circle, accepted", 1),
    ("while read l; do echo '{\"label\":\"circle\"}'; done", "found only \"label\"", 1),
    (
      "while read l; do echo '{\"verdict\":\"rejected\",\"predicted\":\"circle\"}'; done",
      "\"predicted\" is circle, which counts as accepted", 1
    ),
    ("while read l; do echo '{\"stroke\":2,\"verdict\":\"circle\"}'; done", "expected 1", 1),
    ("\(echo); echo '{\"verdict\":\"circle\"}'", "a line without a stroke to answer", 45),
    ("cat > /dev/null; yes '{\"verdict\":\"circle\"}' | head -90", "without a stroke", 45),
    (
      "sed -n 'h;n;s/.*/{\"stroke\":2,\"verdict\":\"circle\"}/p'",
      "it answered stroke 2, expected 1", 1
    ),
    (
      "while read l; do echo '{\"verdict\":\"circle\",\"verdict\":\"circle\"}'; done",
      "expected every name once", 1
    ),
    ("while read l; do echo '{\"verdict\":\"circle\"'; done", "column", 1),
    ("cat", "found only \"stroke\", \"width\"", 1),
    ("(sleep \(nap) &) ; (sleep \(nap) &) ; \(echo)", "it left processes running", 45),
    ("\(echo); exit 7", "it ended with status 7 after its last answer", 45),
    ("\(echo); kill -9 $$", "it ended with signal 9 after its last answer", 45),
    ("sleep \(nap)", "no answer for 1 s", 1),
    ("read l; echo '{\"verdict\":\"circle\"}'; sleep \(nap)", "no answer for 1 s", 2),
    ("\(echo); sleep \(nap)", "it did not end when its input did", 45),
    ("sleep \(nap) & \(echo)", "it left processes running, which were ended", 45),
    ("sleep \(nap) >&- 2>&- <&- & \(echo)", "it left processes running", 45),
    ("exec 1>&-; sleep \(nap)", "it closed its output before answering", 1),
    ("head -c 2000000 /dev/zero; sleep \(nap)", "its answer is longer than a megabyte", 1),
    ("yes >&2 & yes '{}'", "expected \"verdict\" or \"predicted\"", 1),
  ]

  @Test(arguments: faults.indices) func aFaultIsNamedAndNothingIsLeft(row: Int) throws {
    let (judge, reason, stroke) = Self.faults[row]
    let words = ["evaluate", "--judge", "mine=\(judge)", Self.gestures]
    let run = try strokecheckRun(words, patience: 1)
    let place = "\(Self.gestures)#\(stroke): mine: "
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors.split(separator: "\n").contains { $0.hasPrefix(place) && $0.contains(reason) },
      "\(judge): \(run.errors.suffix(300))")
    #expect(waits { !Self.isNapping }, "\(judge)")
  }

  /// What it has not read it cannot have judged, whatever it answers.
  @Test func aProgramThatStopsReadingHasNoVerdicts() throws {
    let folder = try Scratch()
    // More than a pipe holds.
    let points = (0..<400).map { "[\($0),\($0 % 7)]" }.joined(separator: ",")
    let stroke = "{\"label\":\"circle\",\"points\":[\(points)]}\n"
    let file = try folder.write("in.ndjson", String(repeating: stroke, count: 300))
    let judge = "sleep 0.5; exec <&-; yes '{\"verdict\":\"circle\"}' | head -n 300"
    let run = try Self.tool("evaluate", "--judge", "mine=\(judge)", file)
    #expect(run.status == 2 && run.output.isEmpty)
    let reasons = [
      "it stopped reading before the last stroke", "a line without a stroke to answer",
    ]
    #expect(reasons.contains(where: run.errors.contains), "\(run.errors)")
  }

  /// A flood on standard error is passed on, and changes nothing.
  @Test func aFloodChangesNothing() throws {
    let judge = "while read l; do seq 20000 >&2; echo '{\"verdict\":\"accepted\"}'; done"
    let run = try Self.tool("evaluate", "--judge", judge, Self.gestures)
    let quiet = try Self.tool("evaluate", "--judge", Self.echo, Self.gestures)
    #expect(run.status == 0 && run.output == quiet.output)
  }

  #if os(Linux)
    /// Also what has left its group of processes, whenever the run ends.
    @Test func whatLeavesItsGroupIsEnded() throws {
      let stray = "setsid sleep \(Self.nap) <&- >&- 2>&- & "
      for (judge, reason) in [
        (Self.echo, "it left processes running"), ("echo ready; cat > /dev/null", "found ready"),
      ] {
        let run = try Self.tool("evaluate", "--judge", "mine=\(stray)\(judge)", Self.gestures)
        #expect(run.status == 2 && run.errors.contains(reason), "\(run.errors)")
        #expect(waits { !Self.isNapping })
      }
    }

    private static let leavingGroup = ["", "setsid "]
  #else
    private static let leavingGroup = [""]
  #endif

  /// And on Linux also what has left its group.
  @Test(arguments: leavingGroup) func theSecondSignalEndsItsGroup(leaving: String) throws {
    let tool = try SpawnedTool(
      ["evaluate", "--judge", "\(leaving)sleep \(Self.nap) & sleep \(Self.nap)", "Samples", "-"])
    #expect(waits { Self.isNapping })
    // Before there is any input, a signal quits.
    try tool.feed("\n")
    tool.send(SIGINT)
    usleep(200_000)
    #expect(tool.isRunning && Self.isNapping)
    #expect(tool.end(by: SIGTERM) == 128 + SIGTERM)
    #expect(waits { !Self.isNapping })
  }

  /// A file of verdicts, and what is said of it; nil if nothing is.
  private static let files: [(name: String, change: @Sendable ([String]) -> [String], String?)] = [
    ("whole.ndjson", { $0 }, nil),
    ("few.ndjson", { Array($0.dropLast(3)) }, "has no verdict on 3 strokes, first"),
    ("many.ndjson", { $0 + [#"{"id":"z","verdict":"circle"}"#] }, ":46: 1 verdict of "),
    (
      "twice.ndjson", { $0 + $0.prefix(2) },
      ":46: own has 2 verdicts too many on strokes that have one, first"
    ),
    (
      "other.ndjson", { $0.map { $0.replacing("\"id\":\"p", with: "\"id\":\"q") } },
      "45 verdicts of own match no stroke"
    ),
    ("bad.ndjson", { $0 + ["{\"id\":1,"] }, "bad.ndjson:46:9: "),
    (
      "word.ndjson", { $0 + [#"{"id":"a","verdict":"maybe"}"#] },
      ":46:21: expected circle, accepted, recognized, success, passed, pass, ok, yes, true or 1, or "
    ),
    ("nameless.ndjson", { $0 + [#"{"verdict":"circle"}"#] }, "expected \"id\", or \"file\""),
    ("empty.ndjson", { _ in [] }, "there is no verdict in it"),
    (
      "torn.ndjson", { $0.map { $0.replacing("}", with: ",\"predicted\":\"circle\"}") } },
      "which counts as accepted"
    ),
    (
      "place.ndjson",
      { _ in
        (1...45).map { #"{"file":"Samples/others.ndjson","stroke":\#($0),"verdict":"circle"}"# }
      },
      "45 verdicts of own match no stroke"
    ),
    (
      "again.ndjson",
      { $0.dropLast() + [#"{"id":"p3-check-3","verdict":"circle","verdict":"circle"}"#] },
      "again.ndjson:45:"
    ),
    (
      "number.ndjson",
      { _ in [#"{"file":"Samples/gestures.ndjson","stroke":1.5,"verdict":"circle"}"#] },
      "expected \"id\", or \"file\""
    ),
    ("short.csv", { _ in ["id,verdict", "a"] }, "short.csv:2:1: expected 2 cells, found 1"),
    (
      "quote.csv", { _ in ["id,verdict", "\"a,circle"] },
      "quote.csv:2:1: expected a closing \" for this one"
    ),
    (
      "app.log", { _ in ["circle 12 accepted score=0.9"] },
      "app.log:1:1: expected a column \"verdict\" or \"predicted\", or lines such as "
        + "{\"id\":\"a\",\"verdict\":\"circle\"}, found only circle 12 accepted score=0.9"
    ),
    (
      "names.csv", { _ in ["id,result", "a,circle"] },
      "found only id and result; --fields verdict=NAME reads another name"
    ),
    (
      "names.ndjson", { _ in [#"{"id":"a","result":"circle"}"#] },
      "found only \"id\" and \"result\"; --fields verdict=NAME reads another name"
    ),
    ("list.json", { _ in ["[1]"] }, "list.json:1:2: expected a JSON object, found 1"),
    (
      "text.json", { _ in ["[{\"id\":\"a\",", "\"verdict\":3}]"] },
      "text.json:2:11: expected circle, accepted"
    ),
  ]

  @Test(arguments: files.indices) func aFileThatDoesNotFitIsNamed(row: Int) throws {
    let (name, change, said) = Self.files[row]
    let folder = try Scratch()
    let lines = try String(contentsOfFile: Self.gestures, encoding: .utf8).split(separator: "\n")
    let rows = lines.map { line -> String in
      let id = line.firstMatch(of: /"id":"([^"]*)"/)?.1 ?? ""
      return #"{"id":"\#(id)","verdict":"rejected"}"#
    }
    let file = try folder.write(name, change(rows).joined(separator: "\n") + "\n")
    for words in [["evaluate"], ["compare", "--against", "--detector ring"], ["report"]] {
      let run = try Self.tool(words + ["--verdicts", "own=\(file)", Self.gestures])
      #expect(said.map(run.errors.contains) ?? run.errors.isEmpty, "\(words) \(run.errors)")
      #expect(run.status == 2 || said == nil && run.status < 2, "\(words) \(run.errors)")
    }
  }

  /// Writes strokes of two labels, and files of the labels that recognizers give them.
  private static func writeLabelled(
    _ recognizers: [String: [String: String]], in folder: borrowing Scratch
  ) throws -> String {
    let labels = ["circle", "circle", "circle", "triangle", "triangle"].enumerated()
    for (name, given) in recognizers {
      let rows = labels.map { #"{"id":"s\#($0)","predicted":"\#(given[$1] ?? $1)"}"# }
      _ = try folder.write("\(name).ndjson", rows.joined(separator: "\n"))
    }
    let strokes = labels.map { #"{"id":"s\#($0)","label":"\#($1)","points":[[0,0],[9,\#($0)]]}"# }
    return try folder.write("strokes.ndjson", strokes.joined(separator: "\n"))
  }

  /// Of a recognizer that names labels, the page calls wrong what the text calls wrong, and says which command told it.
  @Test func aPageJudgesByLabelAsTheTextDoes() throws {
    let folder = try Scratch()
    let place = folder.folder
    let strokes = try Self.writeLabelled(["old": [:], "new": ["triangle": "x"]], in: folder)
    func path(_ name: String) -> String { place.appending(path: name).path }
    let words = [
      "compare", "--verdicts", path("old.ndjson"), "--against", "--verdicts \(path("new.ndjson"))",
      strokes,
    ]
    let text = try strokecheck(words)
    #expect(text.output.hasPrefix("5 verdicts compared, 2 changed: 2 became wrong\n"))
    let run = try strokecheck(words + ["-q", "-o", path("page.html")])
    #expect(run.status == 1, "\(run.errors)")
    let page = try String(contentsOfFile: path("page.html"), encoding: .utf8)
    #expect(page.contains("<p>5 of 5 right before, 3 after</p>"))
    #expect(page.contains("<h2>2 became wrong</h2>") && !page.contains("given another label"))
    #expect(page.contains("<span class=\"wrong\">✗ old: triangle → new: x</span>"))
    let command =
      "<dt>command</dt><dd><code>strokecheck compare --verdicts old.ndjson --against "
      + "'--verdicts new.ndjson' strokes.ndjson</code></dd>"
    #expect(page.contains(command) && !page.contains("circle --verdicts"))
    #expect(!page.contains(place.path))
  }

  /// A label of a verdict counts as the strokes' only if it is written alike, in all that counts labels.
  @Test func labelsOfVerdictsCountLetterForLetter() throws {
    let folder = try Scratch()
    let place = folder.folder
    let strokes = try Self.writeLabelled(["v": ["circle": "Circle"], "right": [:]], in: folder)
    func path(_ name: String) -> String { place.appending(path: name).path }
    let warning =
      "warning: \"Circle\" of a verdict is not the label \"circle\" of strokes; spell both alike\n"
    let evaluated = try strokecheck("evaluate", "--verdicts", path("v.ndjson"), strokes)
    #expect(evaluated.output.contains("v rejected: taken for Circle 3"), "\(evaluated.output)")
    #expect(evaluated.output.contains("Circle 3   0 of 3"), "\(evaluated.output)")
    let compared = try strokecheck(
      "compare", "--verdicts", path("right.ndjson"), "--against", "--verdicts \(path("v.ndjson"))",
      strokes)
    #expect(compared.output.contains(": 3 became wrong\n"), "\(compared.output)")
    let report = try strokecheck(
      "report", "--verdicts", path("v.ndjson"), strokes, "-o", path("page.html"))
    for run in [evaluated, compared, report] { #expect(run.errors == warning, "\(run.errors)") }
    let right = try strokecheck("evaluate", "--verdicts", path("right.ndjson"), strokes)
    #expect(right.errors.isEmpty, "\(right.errors)")
  }

  /// What a source does not cover is said, and `score` of the table of measures is none of a recognizer.
  @Test func whatAFileDoesNotSayIsSaid() throws {
    let folder = try Scratch()
    let stroke = "{\"label\":\"circle\",\"points\":[[0,0],[9,0],[9,9],[0,0]]}\n"
    let first = try folder.write("a.ndjson", stroke)
    let second = try folder.write("b.ndjson", stroke + stroke)
    let own = try folder.write(
      "own.ndjson", "{\"file\":\"\(first)\",\"stroke\":1,\"verdict\":\"circle\"}\n")
    let run = try Self.tool("evaluate", "--verdicts", own, first, second)
    #expect(
      run.errors.contains("own has no verdict on the 2 strokes of \(second),"), "\(run.errors)")
    let table = try Self.tool("circle", "--explain", "--exit-zero", "-f", "csv", first)
    let measures = try folder.write("measures.csv", table.output)
    let roc = try Self.tool("evaluate", "--roc", "--verdicts", measures, first)
    #expect(roc.status == 2 && roc.errors.contains("\"score\", which --roc needs"), "\(roc.errors)")
  }

  /// A table of verdicts may be written in each way in which a table of samples may.
  @Test(arguments: [
    "id,verdict,score\na,circle,0.9\nb,rejected,0.25\n",
    "id;verdict;score\na;circle;0,9\nb;rejected;0,25\n",
    "id\tverdict\tscore\r\na\tcircle\t0.9\r\nb\trejected\t0,25",
    "sep=;\n# our own\nverdict;score;id\n\ncircle;\"0,9\";a\n \nrejected;0.25; b \n",
    "id,verdict,score,reason\n\"a\",circle,.9,\nb,rejected,0.25,\"flat,\nor open\"\n",
  ])
  func aTableOfVerdictsIsSplitAsOneOfSamples(table: String) throws {
    let folder = try Scratch()
    let strokes = try folder.write(
      "s.csv", "id,label,x,y\na,circle,1,2\na,circle,3,4\nb,arc,1,2\nb,arc,3,4\n")
    let verdicts = try folder.write("v.csv", table)
    let run = try strokecheck("evaluate", "--roc", "-f", "json", "--verdicts", verdicts, strokes)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let scores = run.output.matches(of: /"score":([0-9.]+)/).map { String($0.1) }
    #expect(scores.sorted() == ["0.25", "0.9"], "\(run.output)")
  }

  /// A stroke that is left out takes its verdict in the order of the file, also where a judge answers late.
  @Test func whatIsLeftOutOvertakesNothing() throws {
    let folder = try Scratch()
    let stroke = { (more: String) in
      "{\"id\":\"a\",\"label\":\"circle\",\(more)\"points\":[[0,0],[9,0],[9,9],[0,0]]}\n"
    }
    let strokes = try folder.write(
      "s.ndjson", stroke("") + stroke("\"cancelled\":true,") + stroke(""))
    let verdicts = try folder.write(
      "v.csv", "id,verdict\na,circle\na,skipped\na,rejected\n")
    let late = "v=awk '{ n = NR } END { while (n--) print \"{\\\"verdict\\\":\\\"circle\\\"}\" }'"
    let run = try Self.tool(
      "compare", "--judge", late, "--against", "--verdicts v=\(verdicts)", strokes)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("2 verdicts compared, 1 changed"), "\(run.output)")
    #expect(run.output.contains("#3"), "\(run.output)")
  }

  /// Repeated ids pair in order, and without ids the file and the number tell.
  @Test func strokesArePairedByIDOrPlace() throws {
    let folder = try Scratch()
    let stroke = { (id: String) in
      "{\(id)\"label\":\"circle\",\"points\":[[0,0],[9,0],[9,9],[0,0]]}\n"
    }
    let same = try folder.write("same.ndjson", stroke("\"id\":\"a\",") + stroke("\"id\":\"a\","))
    let verdicts = try folder.write(
      "v.csv", "id,verdict,score\na,circle,0.9\na,rejected,0.1\n")
    let run = try Self.tool("evaluate", "-f", "json", "--verdicts", verdicts, same)
    #expect(run.status == 0, "\(run.errors)")
    // Mistakes come first.
    let words = run.output.matches(of: /"detector":"v","verdict":"(\w+)"/).map { String($0.1) }
    #expect(words == ["circle", "rejected"])
    let bare = try folder.write("bare.ndjson", stroke("") + stroke(""))
    let placed = try folder.write(
      "p.ndjson",
      """
      {"file":"\(bare)","stroke":2,"verdict":"circle","detector":"a"}
      {"file":"\(bare)","stroke":1,"verdict":"rejected","reason":"No","detector":"a"}

      """)
    let pair = try Self.tool("evaluate", "-f", "json", "--verdicts", placed, bare)
    #expect(pair.status == 0, "\(pair.errors)")
    let found = pair.output.matches(of: /"detector":"a","verdict":"(\w+)"/).map { String($0.1) }
    #expect(found == ["rejected", "circle"])
  }
}
