// Options that hold where the command line says nothing else. What comes later wins: what is built
// in, then the file, then the environment, then the command line.

/// A request as it is before the command line.
struct Defaults<Request> {
  var request: Request
  /// The file that some of it is from, for people.
  var file: String?
  /// The options of the file that change how things are judged, in its order.
  var judgments: [Flag<Request>] = []

  /// Forgets what the given options say in the file's place.
  fileprivate mutating func forget(replacedBy options: [String]) {
    judgments.removeAll { !$0.isRepeatable && options.contains($0.name) }
  }
}

extension Command {
  /// The request as it is before the command line, with built-in values for the `refused` options.
  static func defaults(
    _ console: Console, without refused: Set<String>
  ) throws(UsageError) -> Defaults<Request> {
    var defaults = Defaults(request: request())
    // What is refused is read, so that mistakes in it are found, and has no effect.
    let flags = flags.map { refused.contains($0.name) ? $0.replacing { _, _ in } : $0 }
    if let file = try DefaultsFile.nearest(to: console.folder) {
      try apply(file, by: flags, to: &defaults)
      defaults.judgments.removeAll { refused.contains($0.name) }
    }
    if let text = console.environment(StrokeCheck.defaultsVariable) {
      do throws(UsageError) {
        try apply(ShellWords.split(text), by: flags, to: &defaults)
      } catch {
        throw error.of(default: StrokeCheck.defaultsVariable)
      }
    }
    return defaults
  }

  /// Says which options of a file change how this run judges: those that neither the environment nor
  /// the command line replaced, and that are not idle beside the others.
  static func announce(
    _ defaults: Defaults<Request>, beside invocation: Invocation<Request>, _ console: Console
  ) {
    var defaults = defaults
    defaults.forget(replacedBy: invocation.options)
    let names = defaults.judgments.map(\.name).filter {
      objection(to: $0, in: invocation.request) == nil
    }
    guard let file = defaults.file, let last = names.last else { return }
    let others = names.dropLast().map { "--\($0)" }.joined(separator: ", ")
    let list = (others.isEmpty ? "" : others + " and ") + "--\(last)"
    console.complain("\(file): notice: sets \(list); --no-config ignores this file")
  }

  /// Applies the words of the variable. They are meant for every command, so an option that this
  /// one does not have, or has with another meaning, is passed over.
  private static func apply(
    _ words: [Argument], by flags: [Flag<Request>], to defaults: inout Defaults<Request>
  ) throws(UsageError) {
    if words.contains("--no-config") {
      throw UsageError("--no-config has its place on the command line")
    }
    let shared = StrokeCheck.sharedOptions.map { option in
      let flag = flags.first { $0.description.means(theSameAs: option) }
      let noting = flag.map { Invocation.noting($0) } ?? Flag(idle: option)
      return noting.refused(from: .environment)
    }
    var invocation = Invocation(request: defaults.request)
    let operands = try FlagParser(flags: shared).parse(words, into: &invocation)
    guard operands.isEmpty else {
      throw UsageError("it is for options only, and holds \"\(operands[0].text)\"")
    }
    defaults.request = invocation.request
    defaults.forget(replacedBy: invocation.options)
  }

  /// Applies the file's settings: those for every command, and then those for this one.
  private static func apply(
    _ file: DefaultsFile, by flags: [Flag<Request>], to defaults: inout Defaults<Request>
  ) throws(UsageError) {
    defaults.file = file.displayName
    let parser = FlagParser(flags: flags)
    for setting in file.settings(for: name) {
      // The file's settings were compared with the options: what is missing is another command's.
      guard let flag = flags.first(where: { $0.name == setting.name }),
        setting.isOwn
          || StrokeCheck.sharedOptions.contains(where: flag.description.means(theSameAs:))
      else { continue }
      do throws(UsageError) {
        let values = try setting.values(for: flag.description)
        for value in values {
          try parser.set(flag, "--\(flag.name)", to: value, in: &defaults.request)
        }
        if flag.role == .judgment, !values.isEmpty { defaults.judgments.append(flag) }
      } catch {
        throw error.of(default: setting.place)
      }
    }
  }
}

extension Flag {
  /// An option that is read and has no effect.
  fileprivate init(idle flag: FlagDescription) {
    self.init(flag.name, letter: flag.letter, flag.value, flag.section, flag.role, flag.summary) {
      _, _ in
    }
  }

  /// The same option, or one that is an error if it must have no default from there.
  fileprivate func refused(from source: FlagRole.Source) -> Flag {
    guard let refusal = description.refusal(ofDefaultFrom: source) else { return self }
    return replacing { _, _ throws(UsageError) in throw refusal }
  }
}

extension StrokeCheck {
  /// The variable with words that are put before those of the command line.
  static let defaultsVariable = "STROKECHECK_OPTS"

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
