import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

/// Standard input is there once.
@Suite(.serialized) struct StandardInputTests {  // Its programs have a deadline.
  private static let circle = #"{"label":"circle","points":[[0,0],[9,9],[0,9]]}"#

  @Test(arguments: ["circle", "evaluate", "report", "plot", "convert"])
  func theSecondTimeItIsNamedItsUseIsSaid(command: String) throws {
    let run = try strokecheck(command, "-", "-", input: Self.circle)
    #expect(run.status == 2 && !run.output.isEmpty)
    #expect(run.errors.contains("-: standard input can be read only once\n"))
    #expect(!run.errors.contains("end of the file"))
  }

  @Test func itMayBeWhatStrokesAreComparedWith() throws {
    let map = try Checkout.text("Samples/map.svg")
    let circled = try strokecheck("circle", "--path", "-", "Samples/circle.json", input: map)
    #expect(circled.status == 0 && circled.output.contains("encloses #lake"))
  }

  @Test func aNameOfNothingIsShown() throws {
    #expect(try strokecheck("circle", "").errors == "\"\": No such file or directory\n")
    #expect(try strokecheck("").errors.hasPrefix("strokecheck: unknown command \"\"\n"))
  }
}
