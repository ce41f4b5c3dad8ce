import StrokeFormats

/// `strokecheck convert`: strokes from one format into another.
enum ConvertCommand: Command {
  struct Request: Sendable {
    var input = InputOptions()
    /// Where to; nil for standard output.
    var output: FilePath?
    /// The format; nil to tell it by the output's name.
    var format: OutputFormat?
  }

  static let name = "convert"
  static let summary = "Write strokes in another format, and say what that has no place for."
  static let usage = ["[OPTIONS] [FILE | FOLDER | -]... [-o OUT] [--to FORMAT]"]
  static let examples = [
    (
      line: "strokecheck convert Samples/circle.json -o circle.inkml",
      meaning: "the format is told by the ending"
    ),
    (
      line: "strokecheck convert --to csv Samples/formats/circle01.xml",
      meaning: "to standard output"
    ),
    (
      line: "adb shell getevent -lt | strokecheck convert -o touches.ndjson",
      meaning: "what an Android phone's screen reports, until the log ends"
    ),
  ]

  static var flags: [Flag<Request>] {
    InputOptions.readingFlags.map { $0.lifted(\.input) } + [
      Flag(
        "output", letter: "o", .file("FILE"), .output, "write there (default: -, standard output)"
      ) {
        request, argument in request.output = argument.text == "-" ? nil : argument.path
      },
      Flag(
        "to", .choice(OutputFormat.allCases.map(\.rawValue)), .output,
        "the format (default: told by the ending of the output; ndjson)"
      ) { request, argument in request.format = OutputFormat(rawValue: argument.text) },
    ]
  }

  static func request() -> Request { Request() }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    let format = try format(of: request)
    let inputs = try Input.all(named: operands, console: console)
    var options = request.input.reading
    options.keepsSource = true
    let name = request.output?.text ?? "-"
    do throws(SystemError) {
      let file = try request.output.map { path throws(SystemError) in try OutputFile(path) }
      var conversion = Conversion(to: format, file?.descriptor ?? console.output, console)
      for input in inputs { try conversion.convert(input, options) }
      // Where nothing could be read, what was there before is worth more.
      if conversion.sawTrouble, conversion.strokes == 0 { return .trouble }
      try conversion.finish(named: name)
      try file?.keep()
      return conversion.sawTrouble ? .trouble : .success
    } catch {
      guard !error.isBrokenPipe else { return .success }
      console.complain("\(name): cannot be written: \(error)")
      return .trouble
    }
  }

  private static func format(of request: Request) throws(UsageError) -> OutputFormat {
    if let format = request.format { return format }
    guard let output = request.output else { return .ndjson }
    guard let format = OutputFormat(suffix: output.suffix) else {
      throw UsageError(
        "the name \(output.text) does not tell a format",
        suggestion: "--to \(OutputFormat.allCases.map(\.rawValue).joined(separator: "|"))")
    }
    return format
  }
}

/// Reads strokes and writes them.
private struct Conversion: ~Copyable {
  private let format: OutputFormat
  private let descriptor: Int32
  private let console: Console
  private var writer: any StrokeWriter
  private var bytes: [UInt8] = []
  private var record = StrokeRecord()
  /// Whether something could not be read.
  private(set) var sawTrouble = false
  /// How many strokes were written.
  private(set) var strokes = 0

  init(to format: OutputFormat, _ descriptor: Int32, _ console: Console) {
    self.format = format
    self.descriptor = descriptor
    self.console = console
    writer = format.writer
  }

  /// Converts the strokes of one input. What cannot be read is named, and the rest goes on.
  mutating func convert(
    _ input: Result<Input, InputFailure>, _ options: ReadingOptions
  ) throws(SystemError) {
    let opened: OpenInput
    let name: String
    do throws(InputFailure) {
      let input = try input.get()
      name = input.name
      do throws(SystemError) { opened = try OpenInput(input, console) } catch {
        throw InputFailure(input.name, error.description)
      }
    } catch {
      return complain("\(error.name): \(error.reason)")
    }
    var stream = StrokeStream(options)
    var isOver = false
    while !isOver {
      do throws(ReadError) {
        switch try stream.next(into: &record) {
        case .stroke:
          strokes += 1
          writer.append(record, to: &bytes)
        case .needsBytes:
          let count = stream.append(upTo: JobSource.pieceSize) { opened.read(into: $0) }
          if count == 0 { stream.finish() }
        case .end: isOver = true
        }
      } catch {
        complain("\(name):\(error)")
      }
      if bytes.count >= 1 << 16 { try flush() }
    }
    if let failure = opened.failure { complain("\(name): \(failure)") }
  }

  /// Writes what is left, and says what was lost.
  mutating func finish(named name: String) throws(SystemError) {
    writer.finish(&bytes)
    try flush()
    for (loss, strokes) in writer.losses.all {
      console.complain("\(name): warning: \(loss.text(in: format, strokes: strokes))")
    }
  }

  private mutating func complain(_ text: String) {
    sawTrouble = true
    console.complain(text)
  }

  private mutating func flush() throws(SystemError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try Platform.write(descriptor, bytes[...])
  }
}
