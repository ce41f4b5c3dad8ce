import StrokeFormats
import StrokeReports

/// `strokecheck filter`: NDJSON in, NDJSON out, for pipes and clusters.
///
/// It answers every line by one line, in order, and depends on nothing but its options and its input:
/// no environment, clock or file.
enum FilterCommand {
  static let command = Command(
    id: .filter, name: "filter",
    summary: "Judge NDJSON from standard input, and write one line of NDJSON for each line.",
    usage: ["[OPTIONS] < IN > OUT"],
    examples: """
      strokecheck filter < Samples/gestures.ndjson
          one verdict per line, including bad lines
      tail -f strokes.ndjson | strokecheck filter
          live: each line is answered as it comes
      """,
    pages: [.ndjson],
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    if let file = invocation.operands.first(where: { $0.text != "-" }) {
      throw UsageError("filter reads standard input: strokecheck filter < \(file.path.text)")
    }
    guard invocation.operands.count < 2 else {
      throw UsageError("standard input can be read only once")
    }
    var reading = options.input.reading
    reading.format = .ndjson
    reading.blankLinesAreErrors = true
    let handler = VerdictHandler(
      detectors: options.detection.detectors, explains: options.output.isExplained,
      resampling: options.input.resampling, expectation: nil, wantsProbability: true,
      needsID: true, includesCancelled: options.input.includesCancelled,
      report: FilterReport(), diagnostics: .failures)
    let run = StrokeRun(
      options: reading, console: console, threads: options.output.threads, showsProgress: false)
    var tally = Tally()
    var hasFailed = false
    let code = console.deliver(to: options.output.path) { descriptor throws(SystemError) in
      var output = ReportOutput(handler.report, to: descriptor)
      (output, tally, _) = run.run([.input(.standardInput)], by: handler, into: output)
      output.close(tally.totals)
      guard let failure = output.failure else { return true }
      // Drain stdin so that the writer gets no SIGPIPE.
      console.drainInput()
      hasFailed = true
      throw failure
    }
    return hasFailed || code != .success ? code : tally.failures > 0 ? .trouble : .success
  }
}
