import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// Verdicts from elsewhere, by programs and in files, count as those of a detector.
@Suite(.serialized) struct OtherVerdictTests {  // Its programs have a deadline.
  @Test func sessions() throws { try expectSessions("verdicts") }

  private static let gestures = "Samples/gestures.ndjson"
  private static let echo = #"while read l; do echo '{"verdict":"accepted"}'; done"#

  /// Runs the built program, so that its children get nothing from this process.
  private static func tool(_ words: [String]) throws -> ToolRun {
    try run(
      ["/bin/sh", "-c", "exec strokecheck \"$@\" < /dev/null", "sh"] + words,
      environment: shellEnvironment)
  }

  private static func tool(_ words: String...) throws -> ToolRun { try tool(words) }

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
}
