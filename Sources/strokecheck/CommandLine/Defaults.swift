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
  /// one does not have, or has with another meaning, is passed over.
  private static func apply(
    _ words: [Argument], by flags: [Flag<Request>], to request: inout Request
  ) throws(UsageError) {
    if words.contains("--no-config") {
      throw UsageError("--no-config has its place on the command line")
    }
    let shared = StrokeCheck.sharedOptions.map { option in
      flags.first { $0.description.means(theSameAs: option) } ?? Flag(idle: option)
    }
    let parser = FlagParser(flags: shared)
    let operands = try parser.parse(words, into: &request)
    guard operands.isEmpty else {
      throw UsageError("it is for options only, and holds \"\(operands[0].text)\"")
    }
  }

  /// Applies the file's settings: those for every command, and then those for this one.
  private static func apply(
    _ file: DefaultsFile, by flags: [Flag<Request>], to request: inout Request
  ) throws(UsageError) {
    let parser = FlagParser(flags: flags)
    for setting in file.settings(for: name) {
      // The file's settings were compared with the options: what is missing is another command's.
      guard let flag = flags.first(where: { $0.name == setting.name }),
        setting.isOwn
          || StrokeCheck.sharedOptions.contains(where: flag.description.means(theSameAs:))
      else { continue }
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
  fileprivate init(idle flag: FlagDescription) {
    self.init(flag.name, letter: flag.letter, flag.value, flag.section, flag.summary) { _, _ in }
  }
}

extension StrokeCheck {
  /// The commands whose options may have defaults.
  static var commandsWithDefaults: [any Command.Type] { commands.filter { $0.takesDefaults } }

  /// The options that a default for all commands may be of. A name means what it means to the first
  /// command that has it, and reaches those to which it means the same.
  static let sharedOptions: [FlagDescription] = {
    var known: [FlagDescription] = []
    for option in commandsWithDefaults.flatMap({ $0.ownDescriptions })
    where !known.contains(where: { $0.name == option.name }) {
      known.append(option)
    }
    return known
  }()
}
