import Testing

@testable import strokecheck

/// An option that names several things adds up; any other is refused the second time.
struct RepeatedFlagTests {
  @Test func everyFlagOfEveryCommand() throws {
    for command in StrokeCheck.program.commands {
      for flag in command.flags where !flag.isRepeatable && flag.name != "help" {
        #expect(throws: RunError("--\(flag.name) is given twice", advice: "remove one of them")) {
          try flag.checkIsNew(among: [flag.name])
        }
      }
    }
    let several = StrokeCheck.program.commands.flatMap(\.flags).filter(\.isRepeatable).map(\.name)
    #expect(
      Set(several) == [
        "detector", "id", "ignore-label", "judge", "label",
        "limits", "point", "positive", "rect", "set", "verdicts", "without",
      ])
  }
}
