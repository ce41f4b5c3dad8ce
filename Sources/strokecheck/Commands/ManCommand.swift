/// `strokecheck man`: the manual page.
enum ManCommand {
  static let command = Command(
    id: .man, name: "man",
    summary: "Print the manual page, for man to show.",
    usage: [""],
    examples: """
      strokecheck man | man -l -
          the manual, not installed
      """,
    operands: .none,
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    if let word = invocation.operands.first {
      throw UsageError(
        "man takes no operands: remove \"\(word.text)\"", suggestion: "help \(word.text)")
    }
    return invocation.console.print(ManualPage(of: invocation.program).source)
  }
}
