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

  /// The request as it is before any flag.
  static func request() -> Request

  /// Does it.
  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode
}

extension Command {
  /// The flags as help and completions see them.
  static var descriptions: [FlagDescription] { flags.map(\.description) }

  /// Reads the words after the command's name and does what they say.
  static func run(_ words: [Argument], console: Console) throws(UsageError) -> ExitCode {
    var invocation = Invocation(request: request())
    let help = Flag<Invocation<Request>>("help", letter: "h", .output, "show this help") {
      invocation, _ in invocation.wantsHelp = true
    }
    let parser = FlagParser(flags: flags.map { $0.lifted(\.request) } + [help])
    let operands = try parser.parse(words, into: &invocation)
    if invocation.wantsHelp { return Help.print(Help.page(for: Self.self), console: console) }
    return try run(invocation.request, operands: operands, console: console)
  }
}

/// A request, or the wish for help instead.
private struct Invocation<Request> {
  var request: Request
  var wantsHelp = false
}
