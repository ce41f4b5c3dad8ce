// Options that hold where the command line says nothing else. What comes later wins: what is built
// in, then the file, then the environment, then the command line.

extension Command {
  /// The variable with words that are put before those of the command line.
  static var defaultsVariable: String { "STROKECHECK_OPTS" }

  /// The request as it is before the command line, with built-in values for the `refused` options.
  static func requestWithDefaults(
    _ console: Console, without refused: Set<String> = []
  ) throws(UsageError) -> Request {
    var request = request()
    // What is refused is read, so that mistakes in it are found, and has no effect.
    let flags = flags.map { refused.contains($0.name) ? Flag(idle: $0.description) : $0 }
    if let file = try DefaultsFile.nearest(to: console.folder) {
      try apply(file, by: flags, to: &request)
    }
    if let text = console.environment(defaultsVariable) {
      do throws(UsageError) {
        try apply(ShellWords.split(text), by: flags, to: &request)
      } catch {
        throw error.of(default: defaultsVariable)
      }
    }
    settleDefaults(of: &request)
    return request
  }

  /// Applies the words of the variable. They are meant for every command, so an option that this
  /// one does not have is passed over if another has it.
  private static func apply(
    _ words: [Argument], by flags: [Flag<Request>], to request: inout Request
  ) throws(UsageError) {
    if words.contains("--no-config") {
      throw UsageError("--no-config has its place on the command line")
    }
    let parser = FlagParser(flags: flags + othersFlags)
    let operands = try parser.parse(words, into: &request)
    guard operands.isEmpty else {
      throw UsageError("it is for options only, and holds \"\(operands[0].text)\"")
    }
  }

  /// The options of other commands that this one does not have, without effect.
  private static var othersFlags: [Flag<Request>] {
    var known = ownDescriptions
    return StrokeCheck.commands.filter { $0.takesDefaults }.flatMap { command in
      command.ownDescriptions.compactMap { other in
        guard !known.contains(where: { $0.name == other.name }) else { return nil }
        let letter = known.contains { $0.letter == other.letter } ? nil : other.letter
        known.append(other)
        return Flag(idle: other, letter: letter)
      }
    }
  }

  /// Applies the file's settings: those for every command, and then those for this one.
  private static func apply(
    _ file: DefaultsFile, by flags: [Flag<Request>], to request: inout Request
  ) throws(UsageError) {
    let parser = FlagParser(flags: flags)
    for setting in file.settings(for: name) {
      // The file's settings were compared with the options: what is missing is another command's.
      guard let flag = flags.first(where: { $0.name == setting.name }) else { continue }
      do throws(UsageError) {
        for value in try setting.values(for: flag.description) {
          try parser.set(flag, "--\(flag.name)", to: value, in: &request)
        }
      } catch {
        throw error.of(default: setting.place)
      }
    }
  }
}

extension Flag {
  /// An option that is read and has no effect.
  fileprivate init(idle flag: FlagDescription, letter: Character?) {
    self.init(flag.name, letter: letter, flag.value, flag.section, flag.summary) { _, _ in }
  }

  fileprivate init(idle flag: FlagDescription) { self.init(idle: flag, letter: flag.letter) }
}
