import Testing

@testable import strokecheck

/// An option that names several things adds up; any other is refused the second time.
struct RepeatedFlagTests {
  @Test(arguments: [
    (["circle", "--max-duration", "3", "--max-duration=4", "Samples/circle.json"], "max-duration"),
    (["circle", "-q", "--quiet", "Samples/circle.json"], "quiet"),
    (["circle", "-j1", "-j", "2", "Samples/circle.json"], "jobs"),
    (["circle", "--no-config", "--no-config", "Samples/circle.json"], "no-config"),
    (["circle", "--no-explain", "--no-explain", "Samples/circle.json"], "no-explain"),
    (["hittest", "--d", "M0 0h9", "--d", "M0 0h9", "--rect", "0,0,9,9"], "d"),
    (["convert", "--to", "csv", "--to", "csv"], "to"),
    (["filter", "--detector", "katz", "--detector", "ring"], "detector"),
  ])
  func anythingElseIsRefused(words: [String], name: String) throws {
    let run = try strokecheck(words, input: "[[1,2]]")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("strokecheck: --\(name) is given twice\n"), "\(run.errors)")
  }

  @Test func everyFlagOfEveryCommand() throws {
    for command in StrokeCheck.program.commands {
      for flag in command.flags where !flag.isRepeatable && flag.name != "help" {
        #expect(throws: UsageError("--\(flag.name) is given twice", advice: "remove one of them")) {
          try flag.checkIsNew(among: [flag.name])
        }
      }
    }
    let several = StrokeCheck.program.commands.flatMap(\.flags).filter(\.isRepeatable).map(\.name)
    #expect(
      Set(several) == [
        "detector", "exclude", "exclude-files", "id", "ignore-label", "judge", "label",
        "limits", "point", "positive", "rect", "set", "without",
      ])
  }

  /// The command line does not add to a default of these, but replaces it, and neither is twice.
  @Test func aDefaultAndAnOptionAreNotTwice() throws {
    let environment = ["STROKECHECK_OPTS": "--detector katz --max-duration 1"]
    let run = try strokecheck(
      ["circle", "--detector", "cookbook", "--max-duration", "9", "Samples/slow-circle.json"],
      environment: environment)
    #expect(run.status == 0 && run.lines.count == 1 && !run.output.contains("katz"))
    let twice = try strokecheck(
      ["circle", "Samples/circle.json"], environment: ["STROKECHECK_OPTS": "--explain --explain"])
    #expect(
      twice.status == 64 && twice.errors.hasPrefix("STROKECHECK_OPTS: --explain is given twice"))
  }
}
