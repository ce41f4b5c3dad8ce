import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

@Suite(.serialized) struct CompareCommandTests {  // Its programs have a deadline.
  private static let samples = "Samples/gestures.ndjson"
  private static let against = [
    "compare", "--against", "--max-inflections 3", "--group", "subject",
  ]

  @Test func everyFormat() throws {
    for format in ["text", "json", "junit"] {
      let run = try strokecheck(
        Self.against + ["-f", format, Self.samples], environment: ["SOURCE_DATE_EPOCH": "0"])
      try expectGolden(run.output, "compare.\(format)")
      #expect(run.status == 1)
    }
  }

  /// What two settings change is what their stored results differ in.
  @Test func storedResultsSayTheSame() throws {
    let scratch = try Scratch()
    let judged = try strokecheck(Self.against + ["-f", "json", Self.samples]).output
    for (command, words) in [
      ("circle", ["-f", "ndjson"]), ("circle", ["-f", "json"]), ("circle", ["-f", "csv"]),
      ("evaluate", ["--detector", "cookbook", "--group", "subject", "-f", "json"]),
    ] {
      let run = { try strokecheck([command] + words + $0 + [Self.samples]).output }
      let before = try scratch.write("before", try run([]))
      let after = try scratch.write("after", try run(["--max-inflections", "3"]))
      let stored = try strokecheck("compare", "-f", "json", before, after)
      #expect(stored.status == 1)
      #expect(changes(stored.output) == changes(judged), "\(command) \(words)")
      if command == "evaluate" { #expect(stored.output == judged) }
      let same = try strokecheck("compare", before, before)
      #expect(same.status == 0 && same.output == "45 verdicts compared, 0 changed\n")
    }
  }

  /// Of an expected reason another one is wrong, though the stroke is rejected both times.
  @Test(arguments: [
    (["excessive-inflections", "transit-too-short"], "1 became wrong", 1),
    (["transit-too-short", "excessive-inflections"], "1 became right", 0),
    (["excessive-inflections", "excessive-inflections"], "0 changed", 0),
  ])
  func anExpectedReasonCounts(codes: [String], text: String, status: Int32) throws {
    let scratch = try Scratch()
    let files = try codes.enumerated().map { index, code in
      try scratch.write(
        "\(index).ndjson",
        """
        {"file":"a.json","stroke":1,"detector":"cookbook","verdict":"rejected","code":"\(code)",\
        "expected":"excessive-inflections"}

        """)
    }
    let run = try strokecheck(["compare"] + files)
    #expect(run.status == status && run.output.contains(text), "\(run.output)\(run.errors)")
  }

  private static let strangers: [(text: String, error: String)] = [
    ("null", ":1:1: expected a column \"verdict\" or \"predicted\", or lines"),
    ("3", ":1:1: expected a column \"verdict\" or \"predicted\", or lines"),
    ("{}", ":1:1: expected a verdict, as circle writes it, found none: no \"verdict\""),
    ("{\"strokes\":\n[[[0,0]]]}", ":1:1: expected verdicts, found none"),
    ("[3]", ":1:2: expected a verdict, found 3"),
    (
      "{\"strokes\":{},\"detectors\":[]}",
      ":1:1: expected an evaluation as --format json prints it, found one without its \"verdicts\""
    ),
    (
      "{\"strokes\":{},\"detectors\":[],\"verdicts\":3}",
      ":1:1: expected an evaluation as --format json prints it, found one without its \"verdicts\""
    ),
    (
      "{\"strokes\":{},\"detectors\":[],\"verdicts\":[{\"file\":\"a\",\"stroke\":1.5}]}",
      ":1:42: expected a verdict, as circle writes it, found none: no \"verdict\""
    ),
    ("detector,group,tp\n", ":1:1: expected a column \"verdict\" or \"predicted\""),
    ("", ":1:1: there is no verdict in it"),
  ]

  @Test(arguments: strangers)
  func aStoredResultThatIsSomethingElseIsTrouble(text: String, error: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("stored.json", text)
    let run = try strokecheck("compare", file, file)
    #expect(run.status == 2 && run.errors.hasPrefix(file + error), "\(run.errors)")
  }

  /// The strokes of a comparison in JSON that changed.
  private func changes(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.contains("\"before\":") }.map {
      $0.split(separator: ",").filter {
        $0.contains("\"stroke\"") || $0.contains("\"before\"") || $0.contains("Code\"")
      }.joined(separator: ",")
    }
  }

  @Test func plantedChangesAreListedAndNoOthers() throws {
    func row(_ number: Int, _ isCircle: Bool) -> String {
      let verdict =
        isCircle
        ? "circle\",\"reason\":null,\"code\":null"
        : "rejected\",\"reason\":\"Too slow!\",\"code\":\"too-slow\""
      return
        "{\"file\":\"a.json\",\"stroke\":\(number),\"id\":\"s\(number)\",\"detector\":\"lamarche\",\"verdict\":\"\(verdict),\"circle\":null}"
    }
    let scratch = try Scratch()
    let flipped = [3, 5, 8, 13, 21]
    let before = (1...30).map { row($0, $0 % 2 == 0) }.joined(separator: "\n")
    // The second is in another order.
    let after = (1...30).reversed().map { row($0, ($0 % 2 == 0) != flipped.contains($0)) }
      .joined(separator: "\n")
    let run = try strokecheck(
      "compare", "-f", "json", try scratch.write("a", before), try scratch.write("b", after))
    #expect(run.status == 1)
    let listed = changes(run.output).compactMap { line in
      flipped.first { line.contains("\"stroke\":\($0),") }
    }
    #expect(listed.sorted() == flipped && changes(run.output).count == 5)
    // One became a rejection, four became circles: 2 (1 + 5) / 32.
    #expect(run.output.contains("\"p\":0.375,"))
    #expect(run.output.contains("\"toRejected\":1,\"toCircle\":4"))
  }

  /// Stored verdicts with another line in place of the second, and what comes of comparing them with the first.
  private static let losses: [(name: String, lines: [Int: String], status: Int32, change: String)] =
    [
      ("the same", [:], 0, "3 verdicts compared, 0 changed\n"),
      ("gone", [2: ""], 1, "a.json#2 (s), cookbook: circle → no verdict\n"),
      (
        "unreadable", [2: row(2, "error", detector: "null")], 1,
        "a.json#2, cookbook: circle → error\n"
      ),
      ("unknown", [2: row(2, "perhaps")], 1, "a.json#2 (s), cookbook: circle → perhaps\n"),
      ("no word", [2: row(2, "null")], 1, "a.json#2 (s), cookbook: circle → null\n"),
      ("skipped", [2: row(2, "skipped")], 1, "a.json#2 (s), cookbook: circle → skipped\n"),
      (
        "another", [2: row(2, "circle", id: "\"t\"")], 1,
        "a.json#2 (t), cookbook: no verdict → circle\n"
      ),
      ("flipped", [2: row(2, "rejected")], 1, "a.json#2 (s), cookbook: circle → rejected\n"),
      (
        "one more", [3: row(3, "circle") + "\n" + row(4, "circle")], 1,
        "#4 (s), cookbook: no verdict →"
      ),
      ("one more that is skipped", [3: row(3, "circle") + "\n" + row(4, "skipped")], 0, "3 verd"),
      (
        "a file that cannot be read", [3: row(3, "circle") + "\n" + broken], 1,
        "b.json, cookbook: no verdict →"
      ),
    ]

  private static let broken =
    #"{"file":"b.json","stroke":null,"id":null,"detector":null,"verdict":"error","code":"unreadable"}"#

  private static func row(
    _ number: Int, _ verdict: String, id: String = "\"s\"", detector: String = "\"cookbook\""
  ) -> String {
    let word = verdict == "null" ? verdict : "\"\(verdict)\""
    // An error names neither.
    let id = detector == "null" ? detector : id
    return
      "{\"file\":\"a.json\",\"stroke\":\(number),\"id\":\(id),\"detector\":\(detector),\"verdict\":\(word)}"
  }

  /// Of all, the ids are the same: two recordings of one name, or two runs in one file.
  @Test(arguments: losses.indices)
  func aVerdictThatIsLostIsAChange(index: Int) throws {
    let (name, lines, status, change) = Self.losses[index]
    let before = (1...3).map { Self.row($0, "circle") }
    let after = (1...3).map { lines[$0] ?? before[$0 - 1] }
    let scratch = try Scratch()
    let files = [
      try scratch.write("a", before.joined(separator: "\n")),
      try scratch.write("b", after.filter { !$0.isEmpty }.joined(separator: "\n")),
    ]
    let run = try strokecheck("compare", files[0], files[1])
    #expect(run.status == status, "\(name): \(run.errors)")
    #expect(run.output.contains(change), "\(name): \(run.output)")
    #expect(try strokecheck("compare", files[1], files[0]).status == status, "\(name), reversed")
    let report = try strokecheck("compare", "-f", "junit", files[0], files[1]).output
    #expect(report.contains("<failure") == (status == 1), "\(name): \(report)")
    #expect(report.contains("failures=\"0\"") == (status == 0), "\(name)")
    // What only one side has is on the other side when they change places.
    let alone = try [files, files.reversed()].map { files in
      let output = try strokecheck("compare", "-f", "json", files[0], files[1]).output
      return try ["Before", "After"].map { side in
        try #require(output.firstMatch(of: try Regex("\"only\(side)\":([0-9]+)"))?[1].substring)
      }
    }
    #expect(alone[0] == alone[1].reversed(), "\(name)")
    #expect(alone[0] != ["0", "0"] || !["gone", "one more"].contains(name), "\(name)")
  }

  @Test func runsInOneFileAreComparedOneByOne() throws {
    let scratch = try Scratch()
    let run = { try strokecheck(["circle", "-f", "ndjson"] + $0 + [Self.samples]).output }
    let (first, second) = (try run([]), try run(["--max-inflections", "3"]))
    let twice = try scratch.write("twice", first + first)
    let same = try strokecheck("compare", twice, twice)
    #expect(same.status == 0 && same.output == "90 verdicts compared, 0 changed\n")
    let changed = try strokecheck("compare", twice, try scratch.write("b", first + second))
    #expect(changed.status == 1 && changed.output.hasPrefix("90 verdicts compared, 5 changed"))
    let lost = try strokecheck("compare", twice, try scratch.write("c", first))
    #expect(
      lost.status == 1
        && lost.output.hasPrefix(
          "45 verdicts compared and 45 on one side only, 45 changed: 45 gone\n")
    )
  }

  /// What several detectors say of one stroke is no sample of several.
  @Test func eachDetectorHasItsOwnTest() throws {
    func run(_ detector: String, _ format: String) throws -> String {
      try strokecheck(
        "compare", "-f", format, "--detector", detector, "--against", "--resample 6", Self.samples
      ).output
    }
    let text = try run("all", "text")
    let lines = text.split(separator: "\n").filter { $0.contains("McNemar") }
    #expect(lines.count > 1, "\(text)")
    for line in lines {
      let parts = line.split(separator: ": ", maxSplits: 1)
      #expect(try run(String(parts[0]), "text").contains("\n\(parts[1])\n"))
    }
    #expect(try run("all", "json").contains("\"p\":null,\"pByDetector\":{\"cookbook\":"))
    #expect(try !run("katz", "json").contains("pByDetector"))
  }

  @Test func whatCannotBeReadIsAnErrorInJUnitToo() throws {
    let broken = try Scratch().write("broken.json", "[[1,")
    let run = try strokecheck(
      "compare", "-f", "junit", "--against", "--max-gap 3", Self.samples, broken)
    #expect(run.status == 2 && run.output.contains("errors=\"1\""))
    #expect(run.output.contains("<error type=\"unreadable\" message=\"1 error in the input"))
  }

  /// Ids tell strokes of one name in several files apart only beside the files.
  /// Results of two folders pair their files by the paths below these; a stroke that is on one side only is named,
  /// with what that does to those after it.
  @Test func foldersOfTwoVersionsAreCompared() throws {
    let scratch = try Scratch()
    let lines = (0..<3).map { "{\"points\":[[\($0),0],[9,\($0)]]}" }
    func results(_ folder: String, _ lines: [String]) throws -> String {
      _ = try scratch.write("\(folder)/day1/a.ndjson", lines.joined(separator: "\n"))
      _ = try scratch.write("\(folder)/b.ndjson", lines[0])
      return try scratch.write(
        "\(folder).ndjson",
        try strokecheck(
          "circle", "-f", "ndjson", "--exit-zero", scratch.folder.appending(path: folder).path
        ).output)
    }
    let (before, after) = (try results("v1", lines), try results("v2", lines))
    let same = try strokecheck("compare", before, after)
    #expect(same.status == 0 && same.output == "4 verdicts compared, 0 changed\n")
    #expect(same.errors.isEmpty)
    let fewer = try strokecheck("compare", before, try results("v3", Array(lines.dropFirst())))
    #expect(fewer.status == 1 && fewer.output.contains("v1/day1/a.ndjson#3"), "\(fewer.output)")
    #expect(fewer.errors.contains("paired by their numbers"), "\(fewer.errors)")
  }

  @Test func theOrderOfInputsDoesNotMatter() throws {
    let scratch = try Scratch()
    let rows = ["a", "b", "c"].enumerated().map { index, file in
      Self.row(1, index == 1 ? "rejected" : "circle").replacing("a.json", with: "\(file).json")
    }
    let run = try strokecheck(
      "compare", try scratch.write("a", rows.joined(separator: "\n")),
      try scratch.write("b", rows.reversed().joined(separator: "\n")))
    #expect(run.status == 0 && run.output == "3 verdicts compared, 0 changed\n", "\(run.output)")
    // They may be in other files, or the ids may have come later.
    let moved = rows.map { $0.replacing(".json", with: "/s.json") }.joined(separator: "\n")
    let unnamed = rows.map { $0.replacing("\"s\"", with: "null") }.joined(separator: "\n")
    for other in [moved, unnamed] {
      let run = try strokecheck(
        "compare", scratch.folder.path + "/a", try scratch.write("c", other))
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test func aStrokeThatIsSkippedNowIsAChange() throws {
    let scratch = try Scratch()
    let line = try Checkout.text("Samples/gestures.ndjson").split(separator: "\n")[0]
    let judge = { try strokecheck("circle", "-f", "ndjson", input: $0).output }
    let before = try scratch.write("a", try judge(String(line)))
    let after = try scratch.write("b", try judge("{\"cancelled\":true," + line.dropFirst()))
    #expect(try strokecheck("compare", before, before).status == 0)
    let run = try strokecheck("compare", before, after)
    #expect(run.status == 1 && run.output.contains("circle → skipped (cancelled)"))
  }

  /// Labels that are all others' say nothing for a change.
  @Test func withoutCirclesEveryChangeCounts() throws {
    let strokes = try Checkout.text("Samples/gestures.ndjson")
      .replacing("\"label\":\"circle\"", with: "\"label\":\"Circle\"")
    let words = ["compare", "--against", "--max-inflections 3"]
    let run = try strokecheck(words, input: strokes)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("warning: every change counts: no stroke is labelled circle (did"))
    let scratch = try Scratch()
    let stored = try ["5", "3"].map {
      try scratch.write(
        $0,
        try strokecheck(
          ["evaluate", "-f", "json", "--allow-empty", "--max-inflections", $0], input: strokes
        ).output)
    }
    #expect(try strokecheck("compare", stored[0], stored[1]).status == 1)
  }

  @Test func aPageShowsWhatChanged() throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "flips.html").path
    let run = try strokecheck(Self.against + ["-q", "-o", path, Self.samples])
    #expect(run.status == 1 && run.output.isEmpty)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("<title>Verdicts changed by --max-inflections 3"))
    // What became wrong stands first, and each card has what either setting says.
    #expect(
      page.contains(
        "<dd><code>strokecheck compare --against '--max-inflections 3' \(Self.samples)</code></dd>")
    )
    let head = try #require(page.range(of: "<h2>"))
    #expect(page[head.upperBound...].prefix { $0 != "<" }.hasSuffix(" became wrong"))
    #expect(page.contains("circle → rejected: Excessive inflections</span>"))
  }

  /// With a page the terminal gets what sums it up, and where the changes are.
  @Test func besideAPageTheSummaryIsPrinted() throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "flips.html").path
    let run = try strokecheck(Self.against + ["-o", path, Self.samples])
    #expect(run.lines.count == 3 && run.lines[0].contains(" compared, "))
    #expect(run.lines[2].hasPrefix("\(path): ") && run.lines[2].hasSuffix(" cards"))
    let all = try strokecheck(Self.against + ["-o", path, "--errors", Self.samples])
    #expect(all.lines.count > 6)
  }

  @Test func manyChangesAreCutUnlessAllAreAskedFor() throws {
    let scratch = try Scratch()
    let circle = #"{"label":"circle","points":[[0,0],[1,1]]}"# + "\n"
    let many = try scratch.write("many.ndjson", String(repeating: circle, count: 41))
    let words = ["compare", "--without", "closure,transit", "--against", "--min-points 3", many]
    let cut = try strokecheck(words)
    #expect(cut.status == 1 && cut.output.contains("\n\n21 more changes; --errors lists all\n"))
    #expect(cut.lines.count { $0.contains("circle → rejected") } == 20)
    let all = try strokecheck(words + ["--errors"])
    #expect(all.lines.count { $0.contains("circle → rejected") } == 41)
  }

  @Test func nothingInBothIsTrouble() throws {
    let scratch = try Scratch()
    let row = try strokecheck("circle", "-f", "ndjson", "Samples/circle.json").output
    let other = try strokecheck("circle", "-f", "ndjson", "Samples/arc.json").output
    let run = try strokecheck(
      "compare", try scratch.write("a", row), try scratch.write("b", other))
    #expect(run.status == 2 && run.errors.contains("no stroke is in both"))
    let empty = try strokecheck("compare", "--against", "--max-gap 1", input: "")
    #expect(empty.status == 2)
  }
}
