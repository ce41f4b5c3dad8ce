import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// A judge's faults are named, with the stroke at which they happened, and nothing of it is left behind.
@Suite(.serialized) struct JudgeFaultTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"
  private static let echo = #"echo '{"verdict":"accepted"}'"#

  /// The seconds for which one of our processes sleeps: no test has the patience to wait for its end, and no other
  /// run of the tests has it.
  private static func nap(_ number: Int) -> String {
    "\(6_000 + number).\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// Whether some process sleeps for so long.
  private static func isRunning(_ number: Int) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.contains { entry in
      guard Int(entry) != nil,
        let line = try? String(contentsOfFile: "/proc/\(entry)/cmdline", encoding: .utf8)
      else { return false }
      return line.contains("sleep\0\(nap(number))\0")
    }
  }

  /// Whether some process goes on sleeping after all were killed: one that is killed is there until the system gets
  /// to it.
  private static func remains(_ number: Int) -> Bool { !waits { !isRunning(number) } }

  /// A program, options, and what is said of it and of which stroke; nil for a judge that is none the
  /// worse for it.
  static let faults: [(String, [String], String, stroke: Int)] = [
    ("sleep \(nap(1))", ["--judge-timeout", "300ms"], "no answer for 0.3 s", 1),
    ("read l; \(echo); sleep \(nap(1))", ["--judge-timeout", "5s"], "no answer for 5 s", 2),
    ("head -n 3 | \(JudgeTests.detector()); exit 7", [], "it ended before answering (status 7)", 4),
    (
      "read l; \(echo); echo last words >&2; kill -9 $$", [],
      "it ended before answering (signal 9); last line of its standard error: last words", 2
    ),
    ("no-such-command", [], "it ended before answering (status 127: no such command)", 1),
    ("exit 0", [], "it ended before answering (status 0)", 1),
    ("exec >&-; sleep \(nap(1))", [], "it closed its output", 1),
    ("echo Hello; sleep \(nap(1))", [], "Hello", 1),
    (
      "read l; echo Hello; cat", [],
      "column 1 of its answer: expected a value, found Hello, in \"Hello\"; only answers may go to",
      1
    ),
    ("read l; echo '{\"verdict\":'; cat", [], "column 12 of its answer: expected", 1),
    ("read l; \(echo); read l; echo '[]'; cat", [], "expected a JSON object, found []", 2),
    (
      "read l; echo '{\"verdict\":\"oval\"}'; cat", [],
      "expected circle, accepted or rejected, found \"oval\"", 1
    ),
    (
      "read l; echo '{\"stroke\":1}'; cat", [],
      "expected \"verdict\" or \"label\", found only \"stroke\"", 1
    ),
    (
      "read l; echo '{\"stroke\":2,\"label\":\"a\"}'; cat", [], "it answered stroke 2, expected 1",
      1
    ),
    ("read l; echo '{\"label\":3}'; cat", [], "expected a string as \"label\", found 3", 1),
    (
      "read l; echo '{\"label\":\"a\",\"score\":\"b\"}'; cat", [], "expected a number as \"score\"",
      1
    ),
    (
      "while read l; do a=$(\(echo)); printf '%s\\n%s\\n' \"$a\" \"$a\"; done", [],
      "it printed a line that no stroke up to this one asked for: \"{\"verdict\":\"accepted\"}\"", 1
    ),
    (
      "read l; echo '{\"verdict\":\"circle\",\"circle\":{\"center\":[1,2],\"radius\":-3}}'; cat",
      [],
      "expected a circle with a radius above 0", 1
    ),
    (
      "read l; echo '{\"verdict\":\"circle\",\"circle\":{\"center\":[1e999,2],\"radius\":3}}'; cat",
      [],
      "expected a number as \"center\", found 1e999", 1
    ),
    ("yes >&2", ["--judge-timeout", "300ms"], "no answer for 0.3 s", 1),
    ("while read l; do echo '{}'; done", [], "expected \"verdict\" or \"label\", found neither", 1),
    (
      "read l; echo '{\"label\":null,\"score\":1}'; cat", [],
      "\"label\" is null; expected a string, in \"{\"label\":null", 1
    ),
    (
      "read l; echo '{\"label\":\"a\",\"probability\":98}'; cat", [],
      "expected a number from 0 to 1 as \"probability\", found 98", 1
    ),
    ("sleep \(nap(1))", ["--judge-timeout", "300ms"], "sets, its start included", 1),
    (
      "read l; printf '{\"verdict\":'; sleep \(nap(1))", ["--judge-timeout", "5s"],
      "only \"{\"verdict\":\" without the end of a line", 1
    ),
    (
      "n=0; while read l; do n=$((n+1)); done; while [ $n -gt 0 ]; do \(echo); n=$((n-1)); done",
      ["--judge-timeout", "5s"],
      "sets: it answered only when its input ended", 1
    ),
    (
      "(sleep \(nap(1)); echo) & exit 3", ["--judge-timeout", "5s"],
      "no answer for 5 s, the limit that --judge-timeout sets: it ended before answering (status 3); what it started runs",
      1
    ),
    (
      "read l; echo '{\"label\":\"\"}'; cat", [], "\"label\" is empty; expected the label's name", 1
    ),
    (
      "read l; echo '{\"label\":\"a\",\"score\":1e999}'; cat", [],
      "expected a number as \"score\", found 1e999", 1
    ),
    (
      "read l; echo '{\"label\":\"a\",\"checks\":[{\"name\":\"b\",\"limit\":{\"min\":3,\"max\":1}}]}'; cat",
      [],
      "\"max\" (not below \"min\") or \"above\", found {\"min\":3,\"max\":1}", 1
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsNamed(judge: String, options: [String], problem: String, stroke: Int) throws {
    for command in ["circle", "evaluate"] {
      let run = try JudgeTests.tool(
        [command, "--jobs", "1", "--judge", "mine=\(judge)", Self.gestures] + options)
      #expect(run.status == 2, "\(run.output)")
      let line = run.errors.split(separator: "\n").first { $0.contains("#") } ?? ""
      // What comes at once may come before the first line was written.
      let place =
        problem == "Hello" ? "\(Self.gestures)#1: mine: " : "\(Self.gestures)#\(stroke): mine: "
      #expect(line.hasPrefix(place) && line.contains(problem), "\(run.errors)")
      if command == "evaluate" {
        #expect(run.output.isEmpty)
      } else {
        #expect(run.lines.count == stroke - 1)
      }
    }
    #expect(!Self.remains(1))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "no ulimit -v here"),
    .disabled(if: isSanitized, "a sanitizer takes memory of its own"))
  func anAnswerWithoutAnEndIsAFault() throws {
    let judge = "read l; yes | tr -d '\\n'"
    let words = "circle --judge-timeout 600s --judge \"\(judge)\" \(Self.gestures)"
    let run = try shell("ulimit -v 50000; strokecheck \(words)")
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("its answer is too long: it takes more than "), "\(run.errors)")
  }

  @Test func aFaultStopsTheRunAndLeavesTheFile() throws {
    let folder = try Scratch()
    let many = try folder.write(
      "many.ndjson",
      String(repeating: String(contentsOfFile: Self.gestures, encoding: .utf8), count: 60))
    let judge = JudgeTests.python(
      #"n = globals().get("n", 0) + 1; print(json.dumps({"verdict": "accepted"})) if n < 1000 else sys.exit("tired")"#
    )
    for jobs in ["1", "3"] {
      let run = try JudgeTests.tool("circle", "--jobs", jobs, "--judge", judge, many)
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "judge: it ended before answering (status 1); last line of its standard error: tired"))
      if jobs == "1" { #expect(run.errors.contains("\(many)#1000: ") && run.lines.count == 999) }
    }
    for command in ["report", "plot", "circle"] {
      let out = try folder.write(
        command == "plot" ? "out.svg" : command == "circle" ? "out.csv" : "out.html", "before")
      let run = try JudgeTests.tool(command, "--judge", judge, many, "-o", out)
      #expect(run.status == 2 && run.errors.contains("\(out) stays as it was"), "\(run.errors)")
      #expect(try String(contentsOfFile: out, encoding: .utf8) == "before")
    }
    let json = try JudgeTests.tool("circle", "-f", "json", "--jobs", "1", "--judge", judge, many)
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect((list as? [Any])?.count == 999)
  }

  /// Formats for continuous integration, where what is not reported has passed, report it.
  @Test(arguments: [
    ("junit", #"tests="2" failures="0" errors="1""#),
    ("junit", #"<error type="judge-failed" message="it ended before answering (status 3)">"#),
    ("github", "::error file=Samples/gestures.ndjson,title=Failed judge::"),
  ])
  func testReportsHaveTheFault(format: String, text: String) throws {
    let folder = try Scratch()
    let out = try folder.write("out", "before")
    let judge = "mine=read l; \(Self.echo); exit 3"
    let words = ["circle", "-f", format, "--jobs", "1", "--judge", judge, Self.gestures]
    let run = try JudgeTests.tool(words)
    #expect(run.status == 2 && run.output.contains(text), "\(run.output)")
    #expect(try JudgeTests.tool(words + ["-o", out]).status == 2)
    #expect(try String(contentsOfFile: out, encoding: .utf8).contains(text))
    let late = "while read l; do \(Self.echo); done; \(Self.echo)"
    let end = try JudgeTests.tool("circle", "-f", format, "--judge", late, "Samples/circle.json")
    #expect(end.status == 2 && end.output.contains("that no stroke up to this one asked for"))
    // It is about a file, not about a judge of that name.
    for wrong in ["file=judge", "judge judge"] {
      #expect(!end.output.contains(wrong))
    }
  }

  /// What a command that cannot be run most likely lacks.
  @Test(arguments: [
    ("./plain.py", "plain.py does not begin with #! and its interpreter"),
    ("plain.py", "there is such a file here: ./plain.py, or name its interpreter: python3 plain"),
    ("./locked.py", "chmod +x ./locked.py makes it executable"),
    ("MINE=./she.py", "MINE=… sets a variable: in the name of a judge, letters are lower-case"),
  ])
  func whatACommandLacksIsSaid(command: String, hint: String) throws {
    let folder = try Scratch()
    for name in ["plain.py", "locked.py"] {
      let file = try folder.write(name, "import json\nfor line in x:\n")
      if name == "plain.py" { chmod(file, 0o755) }
    }
    let line = "cd '\(folder.folder.path)' && echo '[[1,2]]' | strokecheck circle --judge \"$0\""
    let run = try run(["/bin/sh", "-c", line, command], environment: shellEnvironment)
    #expect(run.status == 2 && run.errors.contains(hint), "\(run.errors)")
  }

  @Test func oneThatAnswersTwiceAtTheEndIsNamedThen() throws {
    let judge = "while read l; do \(Self.echo); done; \(Self.echo)"
    let run = try JudgeTests.tool("circle", "--judge", judge, "Samples/circle.json")
    #expect(
      run.status == 2
        && run.errors.hasPrefix(
          "Samples/circle.json#1: judge: it printed a line that no stroke up to this one asked for: "
        )
    )
    let report = try JudgeTests.tool(
      "circle", "-f", "junit", "--judge", judge, "Samples/circle.json")
    #expect(report.output.contains(#"tests="2" failures="0" errors="1""#))
  }

  /// It may have been any before: the last that was asked about is named, with the judge's side.
  @Test func oneThatAnswersTwiceIsNamedWhereItShows() throws {
    // Both answers come at once, so that the second is there when the others of its block are read.
    for (stroke, block) in [(5, "#5: "), (7, "#")] {
      let run = try JudgeTests.tool(
        "circle", "--jobs", "1", Self.gestures, "--judge",
        """
        mine=n=0; while read l; do n=$((n+1)); [ $n != \(stroke) ] && \(Self.echo) || \
        printf '{"verdict":"accepted"}\\n{"verdict":"accepted"}\\n'; done
        """)
      let problem = ": mine: it printed a line that no stroke up to this one asked for: "
      let place = run.errors.firstRange(of: problem).map { run.errors[..<$0.lowerBound] } ?? ""
      let named = place.split(separator: "#").last.flatMap { Int($0) } ?? 0
      #expect(run.status == 2 && named >= stroke && run.errors.contains(block), "\(run.errors)")
      // Nobody knows which answer of the block is whose.
      if stroke == 5 { #expect(run.lines.count == 1) }
    }
    let sides = try JudgeTests.tool(
      "compare", "--judge", "while read l; do \(Self.echo); done", "--against", "--judge false",
      Self.gestures)
    #expect(sides.errors.contains("#1: judge of --against: it ended before"), "\(sides.errors)")
  }

  /// What a slow one has answered is printed while it goes on, and nobody waits for the rest when nobody reads.
  @Test func whatIsAnsweredIsPrintedBeforeTheRest() throws {
    let folder = try Scratch()
    let slow =
      ":; n=0; while read l; do n=$((n+1)); [ $n -lt 9 ] || sleep \(Self.nap(2)); \(Self.echo); done"
    let out = folder.folder.appending(path: "out").path
    // QUIT may leave a dump of memory.
    let quiet = "ulimit -c 0; exec \"$0\" \"$@\""
    let tool = try SpawnedTool(
      [
        "-c", quiet, Checkout.binary.path, "circle", "--jobs", "1", "--judge-timeout", "600s",
        "--judge", slow, Self.gestures,
      ], program: "/bin/sh", output: out)
    let lines = { try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n").count }
    try waits { try lines() >= 8 }
    #expect(try tool.isRunning && lines() == 8)
    tool.send(SIGQUIT)
    #expect(tool.end() == -SIGQUIT)
    #expect(!Self.remains(2))
    // Its reader has gone when it answers the fifth.
    let gone = folder.folder.path + "/gone"
    let waiting = slow.replacing(
      "[ $n -lt 9 ]", with: "until [ $n != 5 ] || [ -e \(gone) ]; do sleep 0.05; done; [ $n -lt 9 ]"
    )
    let judge = "--jobs 1 --judge-timeout 600s --judge \"$0\""
    let reader = "{ head -1; exec <&-; : > \(gone); }"
    let line = "strokecheck circle \(judge) \(Self.gestures) | \(reader)"
    let head = try run(["/bin/sh", "-c", line, waiting], environment: shellEnvironment)
    #expect(head.lines.count == 1 && head.status == 0 && !Self.remains(2))
  }

  /// As `timeout` sends it: to a program, and to the program's group.
  @Test func theSameSignalTwiceAtOnceIsOne() throws {
    let folder = try Scratch()
    let mark = folder.folder.appending(path: "runs").path
    let tool = try SpawnedTool(["circle", "--judge", ": > \(mark); cat >&2; \(Self.echo)"])
    try tool.feed("[[1,2],[3,4]]\n")
    #expect(waits { FileManager.default.fileExists(atPath: mark) })
    tool.send(SIGINT)
    tool.send(SIGINT)
    #expect(tool.end() == 128 + SIGINT)
  }

  /// Whoever reads nothing but the report must not take the strokes before for all of them.
  @Test(arguments: ["junit", "github"])
  func reportsForTestsNameIt(format: String) throws {
    let judge = "read l; echo '{\"verdict\":\"circle\"}'; exit 7"
    let run = try JudgeTests.tool("circle", "-f", format, "--judge", judge, Self.gestures)
    #expect(run.status == 2)
    #expect(run.output.contains("judge: it ended before answering (status 7)"), "\(run.output)")
  }

  /// What it starts and leaves, also with its pipes open, is ended and named; its words are passed on.
  @Test func whatAJudgeLeavesIsEnded() throws {
    let judge = "sleep \(Self.nap(3)) & echo first >&2; while read l; do \(Self.echo); done"
    let run = try JudgeTests.tool("circle", "--judge", "mine=\(judge)", "Samples/circle.json")
    #expect(run.status == 0 && run.output == "Samples/circle.json: accepted\n")
    #expect(
      run.errors == "mine: first\nmine: strokecheck killed processes that this judge left running\n"
    )
    #expect(!Self.remains(3))
    let slow = "while read l; do \(Self.echo); done; sleep \(Self.nap(3))"
    let late = try JudgeTests.tool(
      "circle", "--judge-timeout", "5s", "--judge", slow, "Samples/circle.json")
    #expect(late.status == 0 && late.errors.contains("did not end within 5 s of its input"))
    #expect(!Self.remains(3))
  }

  /// All was answered, so that its end changes nothing.
  @Test(arguments: [("exit 3", "status 3"), ("kill -9 $$", "signal 9")])
  func anEndAfterTheLastAnswerIsSaid(end: String, ending: String) throws {
    let judge = "mine=while read l; do \(Self.echo); done; \(end)"
    let run = try JudgeTests.tool("circle", "--judge", judge, "Samples/circle.json")
    #expect(run.status == 0 && run.output == "Samples/circle.json: accepted\n")
    #expect(run.errors == "mine: ended with \(ending) after its last answer\n")
  }

  #if os(Linux)
    /// Also what has left its group of processes, and what that has started, whenever the run ends.
    @Test func whatLeavesItsGroupIsEnded() throws {
      let judge =
        "setsid sh -c 'sleep \(Self.nap(6)) & sleep \(Self.nap(6))' <&- >&- 2>&- & while read l; do \(Self.echo); done"
      let run = try JudgeTests.tool("circle", "--judge", "mine=\(judge)", "Samples/circle.json")
      #expect(run.status == 0 && run.output == "Samples/circle.json: accepted\n")
      #expect(run.errors == "mine: strokecheck killed processes that it left running\n")
      #expect(!Self.remains(6))
      let tool = try SpawnedTool(
        ["circle", "--judge-timeout", "600s", "--judge", judge + "; sleep \(Self.nap(6))"])
      try tool.feed(Self.three)
      #expect(waits { Self.isRunning(6) })
      #expect(tool.end(by: SIGINT) == 130)
      #expect(!Self.remains(6))
    }
  #endif

  @Test func aFloodOfWordsIsCounted() throws {
    let judge = "while read l; do seq 50000 >&2; \(Self.echo); done"
    let run = try JudgeTests.tool("circle", "--judge", judge, "Samples/circle.json")
    let lines = run.errors.split(separator: "\n")
    #expect(run.status == 0 && lines.count == 101 && lines[1] == "judge: 2")
    #expect(lines.last == "judge: 49900 more lines on its standard error")
  }

  @Test func aJudgeHasNoTerminalAndAGroupOfItsOwn() throws {
    let judge = JudgeTests.python(
      """
      import os; ok = os.getpgid(0) == os.getsid(0) == os.getppid() or os.getpgid(0) == os.getpid()
        ok = ok and not any(os.isatty(i) for i in range(3))
        try: open("/dev/tty"); ok = False
        except OSError: pass
        print(json.dumps({"verdict": "accepted" if ok else "rejected"}))
      """)
    #expect(try JudgeTests.tool("circle", "--judge", judge, "Samples/circle.json").status == 0)
  }

  private static let three = (1...3).map { "{\"id\":\"s\($0)\",\"points\":[[0,0],[9,\($0)]]}\n" }
    .joined()

  /// It answers when its input ends, which is what the first signal does.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func theFirstSignalEndsItsInput(signal: Int32) throws
  {
    let folder = try Scratch()
    let (out, err) = (
      folder.folder.appending(path: "out").path, folder.folder.appending(path: "err").path
    )
    let mark = folder.folder.appending(path: "lines").path
    let judge =
      ":; n=0; while read l; do n=$((n+1)); echo $n > \(mark); done; for i in $(seq $n); do \(Self.echo); done"
    let tool = try SpawnedTool(
      ["circle", "--judge-timeout", "600s", "--judge", judge], output: out, errors: err)
    try tool.feed(Self.three)
    #expect(waits { (try? String(contentsOfFile: mark, encoding: .utf8)) == "3\n" })
    tool.send(signal)
    #expect(tool.end() == 128 + signal)
    #expect(
      try String(contentsOfFile: out, encoding: .utf8)
        == "-#1: accepted\n-#2: accepted\n-#3: accepted\n")
    #expect(try String(contentsOfFile: err, encoding: .utf8).isEmpty)
  }

  /// After a signal a judge that answers is asked nothing more: what it was asked is waited for, and the table says
  /// that it is of some strokes only.
  @Test(arguments: ["text", "json", "csv"]) func aSlowJudgeIsNotAskedOn(format: String) throws {
    let folder = try Scratch()
    let many = try folder.write(
      "many.ndjson",
      String(repeating: String(contentsOfFile: Self.gestures, encoding: .utf8), count: 20))
    let (out, err) = (
      folder.folder.appending(path: "out").path, folder.folder.appending(path: "err").path
    )
    // It answers some, and the next only when it is known to be waited for.
    let (fifth, more) = (folder.folder.path + "/fifth", folder.folder.path + "/more")
    let judge = """
      :; n=0; while read l; do n=$((n+1)); if [ $n = 5 ]; then : > \(fifth); \
      until [ -e \(more) ]; do sleep 0.05; done; fi; \(Self.echo); done
      """
    let tool = try SpawnedTool(
      ["evaluate", "-f", format, "--jobs", "1", "--judge-timeout", "600s", many, "--judge", judge],
      output: out, errors: err)
    #expect(waits { FileManager.default.fileExists(atPath: fifth) })
    tool.send(SIGINT)
    #expect(waits { (try? String(contentsOfFile: err, encoding: .utf8))?.isEmpty == false })
    try folder.write("more", "")
    #expect(tool.end() == 130)
    let (text, errors) = try (
      String(contentsOfFile: out, encoding: .utf8), String(contentsOfFile: err, encoding: .utf8)
    )
    switch format {
    case "text":
      let count = text.firstMatch(of: /interrupted after (\d+) strokes\n\1 strokes:/)?.1
      #expect(count.flatMap { Int($0) }.map { (1...200).contains($0) } == true, "\(text)")
      #expect(errors.hasPrefix("strokecheck: waiting for the answers of judges; Ctrl-C again"))
    case "json": #expect(text.contains(#""interrupted":true"#))
    default: #expect(errors.contains("strokecheck: interrupted after "))
    }
  }

  @Test func theSecondSignalEndsItsGroup() throws {
    let folder = try Scratch()
    let err = folder.folder.appending(path: "err").path
    let judge = "sleep \(Self.nap(5)) & sleep \(Self.nap(5))"
    let tool = try SpawnedTool(
      ["circle", "--judge-timeout", "600s", "--judge", judge], errors: err)
    try tool.feed(Self.three)
    #expect(waits { Self.isRunning(5) })
    tool.send(SIGINT)
    #expect(waits { (try? String(contentsOfFile: err, encoding: .utf8))?.isEmpty == false })
    #expect(tool.isRunning && Self.isRunning(5))
    #expect(tool.end(by: SIGINT) == 130)
    #expect(!Self.remains(5))
  }

  /// Each stroke is answered as it ends.
  @Test func aPipeIsAnsweredAsItComes() throws {
    let folder = try Scratch()
    let out = folder.folder.appending(path: "out").path
    let tool = try SpawnedTool(
      ["circle", "--judge", "while read l; do \(Self.echo); done"], output: out)
    for number in 1...3 {
      try tool.feed("[[1,2],[3,\(number)]]\n")
      let wanted = (1...number).map { "-#\($0): accepted\n" }.joined()
      #expect(waits { (try? String(contentsOfFile: out, encoding: .utf8)) == wanted })
    }
    tool.closeInput()
    #expect(tool.end() == 0)
  }
}
