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

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let options = invocation.options
    let format = try format(of: options)
    let inputs = try invocation.inputs()
    var input = options.input
    input.reading.keepsSource = true
    var console = invocation.console
    if options.output.path == nil { console.watchedOutput = console.output }
    let run = StrokeRun(options: input, console: console, threads: options.output.threads)
    let handler = RecordHandler(setFields: options.input.setFields)
    var results: OrderedResults?
    let code = console.deliver(to: options.output.path) { descriptor throws(SystemError) in
      guard let writer = format.writer(isForTerminal: Platform.isTerminal(descriptor)) else {
        return false
      }
      let conversion = Conversion(to: format, writer, ResultStream(descriptor))
      let end = run.run(inputs, by: handler, into: conversion)
      results = end
      // Where nothing could be read, what was there before is worth more.
      let sawNothing = conversion.strokes == 0 && (end.errors > 0 || Platform.isInterrupted)
      if end.shortage != nil || sawNothing { return false }
      try conversion.finish()
      for warning in conversion.warnings {
        console.complain("\(options.output.path?.text ?? "-"): warning: \(warning)")
      }
      return true
    }
    try results?.checkFit()
    return results?.errors == 0 ? code : .error
  }

  private static func format(of options: Options) throws(RunError) -> StrokeFormat {
    if let format = options.output.strokeFormat { return format }
    guard let path = options.output.path else { return .ndjson }
    if let gone = GoneName.named("-o FILE.\(path.suffix)", of: command) {
      throw RunError(gone: gone)
    }
    let named = StrokeFormat(suffix: path.suffix)
    guard let format = named, StrokeFormat.writable.contains(format) else {
      throw RunError(
        "\(path.text) has no known extension, so the format is unclear",
        suggestion: "--to \(StrokeFormat.writable.map(\.rawValue).joined(separator: "|"))")
    }
    return format
  }
}

/// Keeps records as they were read, with the fields that are set.
private struct RecordHandler: StrokeHandler {
  let setFields: [StrokeField]

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    for field in setFields { record.set(field) }
    results.records.append(record)
    record = StrokeRecord()
  }
}

/// Writes strokes in a format.
private final class Conversion: ResultSink, @unchecked Sendable {
  private let format: StrokeFormat
  private var stream: ResultStream
  private var writer: any StrokeWriter
  private var bytes: [UInt8] = []
  /// The number of strokes that were read.
  private(set) var strokes = 0
  var keepsResults: Bool { writer.keepsStrokes }
  var isClosed: Bool { stream.failure != nil }

  init(to format: StrokeFormat, _ writer: any StrokeWriter, _ stream: ResultStream) {
    (self.format, self.writer, self.stream) = (format, writer, stream)
  }

  func take(_ results: inout Results) {
    for record in results.records {
      strokes += 1
      writer.append(record, to: &bytes)
    }
    results.records = []
    send()
  }

  /// Writes what is left.
  func finish() throws(SystemError) {
    writer.finish(&bytes) { bytes in Self.send(&bytes, to: &stream) }
    send()
    if let failure = stream.failure { throw failure }
  }

  /// The losses in words.
  var warnings: [String] {
    writer.losses.all.map { loss, strokes in loss.text(in: format, strokes: strokes) }
  }

  private func send() { Self.send(&bytes, to: &stream) }

  private static func send(_ bytes: inout [UInt8], to stream: inout ResultStream) {
    stream.send(bytes[...])
    bytes.removeAll(keepingCapacity: true)
  }
}
