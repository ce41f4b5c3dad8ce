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
}
