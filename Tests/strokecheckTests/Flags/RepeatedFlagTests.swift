import Testing

@testable import strokecheck

/// An option that names several things adds up; any other is refused the second time.
struct RepeatedFlagTests {
  @Test(arguments: [
    (["circle", "--max-duration", "3", "--max-duration=4", "Samples/circle.json"], "max-duration"),
    (["circle", "-q", "--quiet", "Samples/circle.json"], "quiet"),
    (["circle", "-j1", "-j", "2", "Samples/circle.json"], "jobs"),
    (["hittest", "--d", "M0 0h9", "--d", "M0 0h9", "--rect", "0,0,9,9"], "d"),
    (["convert", "--to", "csv", "--to", "csv"], "to"),
  ])
  func anythingElseIsRefused(words: [String], name: String) throws {
    let run = try strokecheck(words, input: "[[1,2]]")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("strokecheck: --\(name) is given twice\n"), "\(run.errors)")
  }

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
