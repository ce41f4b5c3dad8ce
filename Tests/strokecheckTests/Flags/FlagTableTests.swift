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

  /// A preset that its option does not take would be passed over in silence.
  @Test func presetsAreTaken() throws {
    for command in StrokeCheck.program.commands {
      for preset in command.presets {
        let flag = try #require(command.flag(named: preset.name))
        _ = try GivenFlag(
          flag, spelled: "--\(flag.name)", Argument(preset.value), of: command)
      }
    }
    let evaluate = try #require(StrokeCheck.program.command(named: "evaluate"))
    #expect(try evaluate.builtInOptions().detection.names == ["all"])
  }
}
