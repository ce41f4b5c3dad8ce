import StrokeFormats

/// `strokecheck convert`: strokes from one format into another.
enum ConvertCommand {
  static let command = Command(
    id: .convert, name: "convert",
    summary: "Write strokes in another format, and report what is lost.",
    usage: ["[OPTIONS] [FILE | FOLDER | -]... [-o OUT] [--to FORMAT]"],
    examples: [
      (
        "strokecheck convert Samples/circle.json -o circle.inkml",
        "the extension selects the format"
      ),
      (
        "strokecheck convert --to csv Samples/formats/circle01.xml",
        "to standard output"
      ),
      (
        "adb shell getevent -lt | strokecheck convert -o touches.ndjson",
        "record an Android phone's touch screen until Ctrl-C"
      ),
    ],
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let (output, console) = (invocation.options.output, invocation.console)
    let format = try format(of: output)
    let inputs = try Input.all(named: invocation.operands, console: console)
    var reading = invocation.options.input.reading
    reading.keepsSource = true
    var conversion = Conversion(to: format, named: output.path?.text ?? "-", console)
    let code = console.deliver(to: output.path) { output throws(SystemError) in
      for input in inputs { try conversion.convert(input, reading, into: &output) }
      // Where nothing could be read, what was there before is worth more.
      if conversion.strokes == 0, conversion.sawTrouble || Platform.isInterrupted { return false }
      try conversion.finish(into: &output)
      return true
    }
    return conversion.sawTrouble ? .trouble : code
  }

  private static func format(of output: OutputOptions) throws(UsageError) -> OutputFormat {
    if let format = output.strokeFormat { return format }
    guard let path = output.path else { return .ndjson }
    guard let format = OutputFormat(suffix: path.suffix) else {
      throw UsageError(
        "\(path.text) has no known extension, so the format is unclear",
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
