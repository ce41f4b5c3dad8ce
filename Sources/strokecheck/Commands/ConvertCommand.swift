import StrokeFormats
import StrokeReports

/// `strokecheck convert`: strokes from one format into another.
enum ConvertCommand {
  static let command = Command(
    id: .convert, name: "convert",
    summary: "Write strokes in another format, and report what is lost.",
    usage: ["[OPTIONS] [FILE | FOLDER | -]... [-o OUT] [--to FORMAT]"],
    examples: """
      strokecheck convert Samples/circle.json -o circle.csv
          the extension selects the format
      strokecheck convert Samples/formats/circle01.xml --set label=circle
          as NDJSON to standard output, with a label
      adb shell getevent -lt | strokecheck convert -o touches.ndjson
          record an Android phone's touch screen until Ctrl-C
      """,
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let (output, console) = (invocation.options.output, invocation.console)
    let format = try format(of: output)
    let inputs = try invocation.inputs()
    var reading = invocation.options.input.reading
    reading.keepsSource = true
    var sawTrouble = false
    let code = console.deliver(to: output.path) { descriptor throws(SystemError) in
      var run = StrokeRun(
        options: reading, console: console, threads: invocation.options.output.threads)
      let writer = format.writer(isForTerminal: Platform.isTerminal(descriptor))
      guard let writer else { return false }
      var conversion = Conversion(to: format, writer, ResultStream(descriptor))
      let keeper = conversion.isSurvey ? InputKeeper() : nil
      run.keeper = keeper
      let fields = invocation.options.input.setFields
      let read = run.run(inputs, by: RecordHandler(setFields: fields), into: conversion)
      conversion = read.sink
      sawTrouble = console.complains(of: read.shortage) || conversion.sawTrouble
      // Where nothing could be read, what was there before is worth more.
      let sawNothing = conversion.strokes == 0 && (sawTrouble || Platform.isInterrupted)
      if read.shortage != nil || sawNothing { return false }
      if let keeper {
        conversion = conversion.afterSurvey
        run = StrokeRun(options: reading, console: console, threads: run.threads)
        let again = RecordHandler(setFields: fields, diagnostics: .failures)
        conversion = run.run(keeper.inputs(among: inputs), by: again, into: conversion).sink
        // What was surveyed is not there any more.
        sawTrouble = sawTrouble || conversion.sawTrouble
        if conversion.sawTrouble { return false }
      }
      try conversion.finish()
      for warning in conversion.warnings {
        console.complain("\(output.path?.text ?? "-"): warning: \(warning)")
      }
      return true
    }
    return sawTrouble ? .trouble : code
  }

  private static func format(of output: OutputOptions) throws(UsageError) -> StrokeFormat {
    if let format = output.strokeFormat { return format }
    guard let path = output.path else { return .ndjson }
    if let gone = GoneName.named(path.suffix, .ending, of: command) { throw UsageError(gone: gone) }
    let named = StrokeFormat(suffix: path.suffix)
    guard let format = named, StrokeFormat.writable.contains(format) else {
      throw UsageError(
        "\(path.text) has no known extension, so the format is unclear",
        suggestion: "--to \(StrokeFormat.writable.map(\.rawValue).joined(separator: "|"))")
    }
    return format
  }
}

/// Hands records on as they were read, but for the fields that are set.
private struct RecordHandler: StrokeHandler {
  typealias Element = StrokeRecord

  let setFields: [StrokeField]
  var diagnostics = Diagnostics.problems

  func handle(_ record: inout StrokeRecord, into chunk: inout ChunkResult<StrokeRecord>) {
    for field in setFields { record.set(field) }
    chunk.add(record)
    record = StrokeRecord()
  }

  func append(
    _ record: inout StrokeRecord, at place: StrokePlace, to output: inout ChunkOutput<Element>
  ) {
    output.results.append(record)
  }
}

/// Writes strokes in a format, if need be after a pass over all of them that is only a survey.
private struct Conversion: ResultSink {
  private let format: StrokeFormat
  private var stream: ResultStream
  private var writer: any StrokeWriter
  /// True if strokes are only looked at, because something of all of them is written first.
  private(set) var isSurvey: Bool
  /// The losses before the writer.
  private var losses = Losses()
  private var bytes: [UInt8] = []
  /// True if something could not be read.
  private(set) var sawTrouble = false
  /// The number of strokes that were read.
  private(set) var strokes = 0
  var failure: SystemError? { stream.failure }
  var keepsResults: Bool { isSurvey }

  init(to format: StrokeFormat, _ writer: any StrokeWriter, _ stream: ResultStream) {
    (self.format, self.writer, self.stream) = (format, writer, stream)
    isSurvey = writer.needsSurvey
  }

  /// The conversion that follows when all strokes have been looked at.
  var afterSurvey: Conversion {
    var conversion = Conversion(to: format, writer, stream)
    conversion.isSurvey = false
    return conversion
  }

  mutating func append(_ results: ArraySlice<RecordHandler.Element>, isBeginning: Bool) {
    for record in results {
      strokes += 1
      if isSurvey { writer.survey(record) } else { writer.append(record, to: &bytes) }
    }
    send()
  }

  mutating func append(problem: String) { sawTrouble = true }

  /// Writes what is left.
  mutating func finish() throws(SystemError) {
    writer.finish(&bytes)
    send()
    if let failure { throw failure }
  }

  /// The losses in words.
  var warnings: [String] {
    (losses.all + writer.losses.all).map { loss, strokes in loss.text(in: format, strokes: strokes)
    }
  }

  private mutating func send() {
    stream.send(bytes[...])
    bytes.removeAll(keepingCapacity: true)
  }
}
