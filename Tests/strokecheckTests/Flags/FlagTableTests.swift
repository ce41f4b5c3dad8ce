import Testing

@testable import strokecheck

/// The table of flags as a whole.
@Suite struct FlagTableTests {
  @Test func aNameOrALetterIsOneFlagOfACommand() {
    for command in StrokeCheck.program.commands {
      let flags = command.flags
      #expect(Set(flags.map(\.name)).count == flags.count, "\(command.name)")
      let letters = flags.compactMap(\.letter)
      #expect(Set(letters).count == letters.count, "\(command.name)")
      for flag in flags {
        #expect(command.flag(named: flag.name)?.summary() == flag.summary(), "\(flag.name)")
      }
    }
  }

  /// A row that no command takes could not be given, and a command twice in the table would be run
  /// with the other's options.
  @Test func rowsAndCommandsBelongTogether() {
    let commands = StrokeCheck.program.commands
    #expect(commands.map(\.id.rawValue) == commands.indices.map { 1 << $0 })
    for flag in Flag.all {
      #expect(commands.contains { flag.commands.contains($0.id) }, "\(flag.name)")
    }
  }

  /// Help says which detectors a command runs unless others are named.
  @Test func helpNamesTheDetectorsOfEachCommand() throws {
    for command in StrokeCheck.program.commands {
      guard let flag = command.flag(named: "detector") else { continue }
      #expect(flag.builtIn == command.detectors, "\(command.name)")
      #expect(command.builtInOptions.detection.usedNames == [command.detectors], "\(command.name)")
    }
  }
}
