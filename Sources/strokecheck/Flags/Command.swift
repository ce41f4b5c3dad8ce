/// A command: its table of flags, what help says of it, and its deed.
protocol Command: Sendable {
  /// What the flags fill in.
  associatedtype Request
  static var name: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// The forms of its command line, without the program's and the command's name.
  static var usage: [String] { get }
  /// Command lines to try, each with what it does.
  static var examples: [(line: String, meaning: String)] { get }
  static var flags: [Flag<Request>] { get }
  /// What may stand beside the options, for completions.
  static var operands: Operands { get }
  /// Whether its options may have defaults, from a file and from the environment.
  static var takesDefaults: Bool { get }

  /// The request as it is before any flag.
  static func request() -> Request

  /// Why an option does nothing beside the others; nil if it does something. On the command line that
  /// is a mistake. A default is for whom it concerns.
  static func objection(to option: String, in request: Request) -> UsageError?

  /// Does it.
  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode
}

extension Command {
  /// Files and folders.
  static var operands: Operands { .files }
  /// No: a command asks for them.
  static var takesDefaults: Bool { false }
  /// None.
  static func objection(to option: String, in request: Request) -> UsageError? { nil }

  /// Its own options as help, completions and the manual see them.
  static var ownDescriptions: [FlagDescription] { flags.map(\.description) }

  /// All options as help, completions and the manual see them.
  static var descriptions: [FlagDescription] {
    ownDescriptions + Invocation<Request>.flags(takesDefaults: takesDefaults).map(\.description)
  }

  /// Reads the words after the command's name and does what they say.
  static func run(_ words: [Argument], console: Console) throws(UsageError) -> ExitCode {
    let parser = FlagParser(
      flags: flags.map { Invocation.noting($0) }
        + Invocation<Request>.flags(takesDefaults: takesDefaults)
        + (takesDefaults ? flags : []).filter(\.role.allowsDefaults)
        .map { Invocation.refusingDefault(for: $0) },
      refusal: refusal)
    var invocation = Invocation(request: request())
    let operands = try parser.parse(words, into: &invocation)
    if invocation.wantsHelp { return Help.print(Help.page(for: Self.self), console: console) }
    if takesDefaults, !invocation.ignoresDefaults {
      let defaults = try defaults(console, without: invocation.refusedDefaults)
      invocation.request = defaults.request
      // The words come last, so that they win over the defaults.
      _ = try parser.parse(words, into: &invocation)
      announce(defaults, beside: invocation, console)
    }
    for option in invocation.options {
      if let objection = objection(to: option, in: invocation.request) { throw objection }
    }
    return try run(invocation.request, operands: operands, console: console)
  }
}

extension Command {
  /// What is said of `--no-config` and `--no-NAME` where there are no defaults to do without.
  @Sendable private static func refusal(of name: String) -> UsageError? {
    let known = ["no-config"] + flags.map { "no-\($0.name)" }
    guard known.contains(name) else { return nil }
    // Of a command with defaults, only options that cannot have any come here.
    let subject = takesDefaults ? "--\(name.dropFirst("no-".count))" : Self.name
    return UsageError("\(subject) takes no defaults, so it runs without --\(name) as with it")
  }
}

/// What may stand beside the options of a command.
enum Operands: Hashable, Sendable {
  /// Files and folders.
  case files
  /// One of these words.
  case words([String])
  /// Nothing.
  case none
}

/// A request, or the wish for help instead.
struct Invocation<Request> {
  var request: Request
  var wantsHelp = false
  var ignoresDefaults = false
  /// The options that are to have no default.
  var refusedDefaults: Set<String> = []
  /// The options that were given, in their order.
  var options: [String] = []

  /// The option of the command, of which it is noted that it was given.
  static func noting(_ flag: Flag<Request>) -> Flag<Invocation> {
    flag.replacing { invocation, argument throws(UsageError) in
      invocation.options.append(flag.name)
      try flag.apply(&invocation.request, argument)
    }
  }

  /// The option `--no-NAME` for the option `--NAME`. Help does not list these, because there is one
  /// for each.
  static func refusingDefault(for flag: Flag<Request>) -> Flag<Invocation> {
    Flag<Invocation>("no-\(flag.name)", .general, .task, "") { invocation, _ in
      invocation.refusedDefaults.insert(flag.name)
    }
  }

  /// The options of every command.
  static func flags(takesDefaults: Bool) -> [Flag<Invocation>] {
    let noDefaults = Flag<Invocation>(
      "no-config", .general, .task, "take no options from \(DefaultsFile.name) and STROKECHECK_OPTS"
    ) { invocation, _ in invocation.ignoresDefaults = true }
    let help = Flag<Invocation>("help", letter: "h", .general, .task, "show this help") {
      invocation, _ in invocation.wantsHelp = true
    }
    return (takesDefaults ? [noDefaults] : []) + [help]
  }
}
