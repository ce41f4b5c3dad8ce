/// `strokecheck man`: the manual page.
enum ManCommand: Command {
  struct Request: Sendable {}

  static let name = "man"
  static let summary = "Print the manual page, for man to show."
  static let usage = [""]
  static let examples = [(line: "strokecheck man | man -l -", meaning: "the manual, not installed")]
  static let flags: [Flag<Request>] = []
  static let operands = Operands.none

  static func request() -> Request { Request() }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    if let word = operands.first { throw UsageError("man takes no operand, as \"\(word.text)\"") }
    return Help.print(ManualPage.source, console: console)
  }
}
