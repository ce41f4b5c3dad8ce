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
        "output", letter: "o", .file("FILE"), .output, .task,
        "write there (default: -, standard output)"
      ) {
        request, argument in request.output = argument.text == "-" ? nil : argument.path
      },
      Flag(
        "to", .choice(OutputFormat.allCases.map(\.rawValue)), .output, .task,
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
    var conversion = Conversion(to: format, named: request.output?.text ?? "-", console)
    let code = console.deliver(to: request.output) { output throws(SystemError) in
      for input in inputs { try conversion.convert(input, options, into: &output) }
      // Where nothing could be read, what was there before is worth more.
      if conversion.strokes == 0, conversion.sawTrouble || Platform.isInterrupted { return false }
      try conversion.finish(into: &output)
      return true
    }
    return conversion.sawTrouble ? .trouble : code
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
private struct Conversion {
  private let format: OutputFormat
  /// What the output is called.
  private let name: String
  private let console: Console
  private var writer: any StrokeWriter
  /// What was lost before the writer had a chance.
  private var losses = Losses()
  private var record = StrokeRecord()
  /// Whether something could not be read.
  private(set) var sawTrouble = false
  /// How many strokes were read.
  private(set) var strokes = 0

  init(to format: OutputFormat, named name: String, _ console: Console) {
    self.format = format
    self.name = name
    self.console = console
    writer = format.writer
  }

  /// Converts the strokes of one input. What cannot be read is named, and the rest goes on.
  mutating func convert(
    _ input: Result<Input, InputFailure>, _ options: ReadingOptions, into output: inout OutputStream
  ) throws(SystemError) {
    var reader = StrokeReader(input, options, console)
    while true {
      switch reader.next(into: &record) {
      case .stroke:
        strokes += 1
        try output.write { writer.append(record, to: &$0) }
      case .problem(let problem):
        sawTrouble = true
        console.complain(problem)
      case .end:
        for name in reader.namesBesideStrokes { losses.note(.saidOfAll(name)) }
        return
      }
    }
  }

  /// Writes what is left, and says what was lost.
  mutating func finish(into output: inout OutputStream) throws(SystemError) {
    try output.write { writer.finish(&$0) }
    try output.flush()
    for (loss, strokes) in losses.all + writer.losses.all {
      console.complain("\(name): warning: \(loss.text(in: format, strokes: strokes))")
    }
  }
}
