import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

@Suite(.serialized) struct CompareCommandTests {  // Its programs have a deadline.
  @Test func sessions() throws { try expectSessions("compare") }

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
}
