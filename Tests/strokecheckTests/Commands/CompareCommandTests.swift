import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

@Suite(.serialized) struct CompareCommandTests {
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
      ("circle", ["-f", "ndjson"]), ("circle", ["-f", "json"]),
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

  @Test func aPageShowsWhatChanged() throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "flips.html").path
    let run = try strokecheck(Self.against + ["-q", "-o", path, Self.samples])
    #expect(run.status == 1 && run.output.isEmpty)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("<title>Verdicts changed by --max-inflections 3"))
  }

  @Test(arguments: [
    (["compare"], 64, "compare takes two stored results"),
    (["compare", "a"], 64, "compare takes two stored results"),
    (["compare", "no-such-file", "no-such-file"], 2, "no-such-file"),
    (["compare", "Samples/circle.json", "Samples/circle.json"], 2, "Samples/circle.json:1:1"),
    (["compare", "--max-gap", "3", "a", "b"], 64, "--max-gap does nothing for stored verdicts"),
    (
      ["compare", "--against", "--max-gapp 3", samples], 64, "--against: unknown option --max-gapp"
    ),
    (["compare", "--against", "Samples", samples], 64, "--against: \"Samples\" is not an option"),
    (["compare", "--against", "", samples], 64, "--against: there is no option"),
    (["compare", "--against", "--output x", samples], 64, "--against: unknown option --output"),
    (["compare", "--against", "--tolerance 1", samples], 64, "does not apply to cookbook"),
    (["compare", "--against", "--detector all", samples], 64, "should keep the detectors"),
  ])
  func mistakesAreNamed(words: [String], status: Int32, problem: String) throws {
    let run = try strokecheck(words)
    #expect(run.status == status && run.errors.contains(problem), "\(run.errors)")
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

  @Test func twoDetectorsAreCompared() throws {
    let run = try strokecheck("compare", "--against", "--detector ring", Self.samples)
    #expect(run.output.contains("cookbook and ring") || run.output.contains(", 0 changed"))
  }
}
