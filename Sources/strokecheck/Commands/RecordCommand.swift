import StrokeReports

/// `strokecheck record`: the page on which people draw strokes.
enum RecordCommand {
  static let command = Command(
    id: .record, name: "record",
    summary: "Make the page that records strokes and judges them.",
    usage: ["-o FILE.html"],
    examples: """
      strokecheck record -o recorder.html
          one page, to open in any browser; it works offline
      """,
    operands: nil, pages: [.html],
    run: run)

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    try console.checkItIsNoTerminal(options.output.file, "recorder.html")
    return console.deliver(RecorderPage.bytes, to: options.output.path)
  }
}
