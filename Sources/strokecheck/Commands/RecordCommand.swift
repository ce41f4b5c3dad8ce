import StrokeReports

/// `strokecheck record`: the page on which people draw strokes, written or served.
enum RecordCommand {
  static let command = Command(
    id: .record, name: "record",
    summary: "Make the page that records strokes and judges them, or serve it.",
    usage: ["-o FILE.html", "--serve [--address ADDRESS] [--port N]"],
    examples: """
      strokecheck record -o recorder.html
          one page, to open in any browser; it works offline
      strokecheck record --serve | strokecheck filter
          a live bench: draw in a browser, and see each verdict in the terminal
      """,
    operands: .none, pages: [.html],
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    if let word = invocation.operands.first {
      throw UsageError(
        "record takes no operands: remove \"\(word.text)\"", suggestion: "-o \(word.text)")
    }
    let options = invocation.options
    guard options.record.isServed else {
      try invocation.console.checkItIsNoTerminal(options.output.file, "recorder.html")
      return invocation.console.deliver(RecorderPage.bytes, to: options.output.path)
    }
    return try serve(options.record, invocation.console)
  }

  private static func serve(
    _ options: RecordOptions, _ console: Console
  ) throws(UsageError) -> ExitCode {
    let address = options.address ?? RecordOptions.loopback
    let socket: (descriptor: Int32, port: UInt16)?
    do throws(SystemError) {
      socket = try Platform.listen(at: address, port: options.port ?? 0)
    } catch {
      let port = options.port.map { " at port \($0)" } ?? ""
      console.complain("strokecheck: cannot serve at \(address)\(port): \(error)")
      return .trouble
    }
    guard let (descriptor, port) = socket else {
      throw UsageError("--address takes an IPv4 address, such as 0.0.0.0, not \"\(address)\"")
    }
    Platform.endInputOnSignal()
    let token = RecorderServer.randomToken()
    let isLoopback = address.utf8.starts(with: "127.".utf8)
    let shown = address == "0.0.0.0" ? Platform.networkAddress ?? address : address
    console.complain("Draw at http://\(shown):\(port)/\(token)/ (Ctrl-C ends)")
    var server = RecorderServer(
      listener: descriptor, token: token,
      hosts: isLoopback ? ["\(address):\(port)", "localhost:\(port)"] : nil, console: console)
    return server.run()
  }
}
