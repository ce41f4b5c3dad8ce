import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// `--without`, by the program as it was built.
@Suite(.serialized) struct WithoutTests {  // Its programs have a deadline.
  @Test func whatIsLeftOutIsShownAsSkipped() throws {
    let run = try shell(
      "strokecheck circle --explain --without duration,transit Samples/slow-circle.json")
    #expect(run.status == 0 && run.output.contains(": circle, centre "))
    let skipped = run.lines.filter { $0.hasSuffix("skipped: left out") }
    #expect(skipped.map { $0.split(separator: " ")[0] } == ["duration", "transit", "transit"])
    let json = try shell(
      "strokecheck circle --explain -f ndjson --without duration Samples/slow-circle.json")
    #expect(
      json.output.contains(
        #"{"name":"duration","measured":null,"limit":{"max":2},"outcome":"skipped","reason":null}"#)
    )
  }

  @Test func theNextCheckDecides() throws {
    let slow = "Samples/slow-circle.json"
    #expect(try shell("strokecheck circle \(slow)").output.contains("Excessive duration"))
    #expect(
      try shell("strokecheck circle --without duration --max-inflections 0 \(slow)").output
        .contains("Excessive inflections"))
    let all = try shell(
      "strokecheck circle --without duration --without inflections,closure,transit \(slow)")
    #expect(all.status == 0)
  }

  @Test(arguments: [
    (
      "--without durations", "--without durations: no detector has such a check",
      "--without duration?"
    ),
    (
      "--detector katz --without duration", "--without duration does not apply to katz",
      "--detector cookbook or lamarche?"
    ),
    (
      "--detector ring,katz --without corners,transit", "--without transit does not apply to ring",
      "--detector cookbook?"
    ),
    ("--without points", "this check cannot be left out", ""),
    ("--detector katz --without fit", "this check cannot be left out", ""),
    ("--detector ring --without area", "this check cannot be left out", ""),
    ("--without ''", "--without : no detector has such a check", ""),
    ("--without", "--without needs a value: CHECKS", ""),
  ])
  func whatCannotBeLeftOutIsUsage(words: String, problem: String, suggestion: String) throws {
    let run = try shell("strokecheck circle Samples/circle.json \(words)")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(suggestion.isEmpty || run.errors.contains(suggestion))
    #expect(run.errors.contains(problem), "\(run.errors)")
  }

  @Test func withoutTheCheckThereIsNoHintForIt() throws {
    let strokes = try strokecheck("circle", input: "[[0,0],[1,1]]")
    #expect(strokes.errors.contains("so its duration is not checked"))
    #expect(try strokecheck("circle", "--without", "duration", input: "[[0,0],[1,1]]").errors == "")
  }

  @Test func anEvaluationSaysWhatItLeftOut() throws {
    let run = try shell(
      "strokecheck evaluate --detector cookbook --without duration,closure Samples/gestures.ndjson")
    #expect(run.status == 0)
    #expect(run.output.contains("settings: --without duration, --without closure\n"))
  }

  /// Every setting at the ends of its range and beyond, with every check left out. Short tries two
  /// values on a few strokes.
  @Test func noSettingTraps() throws {
    let all = DetectionOptions.omissibleChecks.joined(separator: ",")
    let files = isLong ? "Samples" : "Samples/circle.json Samples/tap.json"
    for setting in DetectorSetting.all {
      for value in isLong ? ["0", "1", "0.5", "1e300", "-1", "999999999999"] : ["0", "1e300"] {
        let run = try shell(
          """
          strokecheck circle --detector all --\(setting.name) \(value) --without \(all) --explain -q \
          \(files)
          """)
        #expect([0, 1, 64].contains(run.status), "--\(setting.name) \(value): \(run.status)")
      }
    }
  }
}
