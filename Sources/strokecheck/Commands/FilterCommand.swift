import StrokeFormats
import StrokeReports

/// `strokecheck filter`: NDJSON in, NDJSON out, for pipes and clusters.
///
/// It answers every line by one line, in order, and hangs on nothing but its options and its input:
/// no environment, clock or file.
enum FilterCommand: Command {
  struct Request: Sendable {
    var detection = DetectionOptions()
    var input = InputOptions()
    var keepsInput = false
    var isExplained = false
    var isStrict = false
    var isLineBuffered = false
    var longestLine = 1 << 26
    var threads = Platform.processors
  }

  static let name = "filter"
  static let summary = "Judge NDJSON from standard input, a line of NDJSON out for every line in."
  static let usage = ["[OPTIONS] < IN > OUT"]
  static let examples = [
    (
      line: "strokecheck filter < Samples/gestures.ndjson",
      meaning: "a verdict for every line, bad lines included"
    ),
    (
      line: "strokecheck filter --with-input --detector katz < in.ndjson > out.ndjson",
      meaning: "the records, with the verdict added to each"
    ),
    (
      line: "recorder | strokecheck filter --line-buffered",
      meaning: "live: every line is answered before the next is read"
    ),
  ]

  /// What does not go with one format, and an answer to every line, also of a cancelled pointer.
  private static let unfit = ["input-format", "include-cancelled"]

  static var flags: [Flag<Request>] {
    DetectionOptions.flags(takesAll: false).map { $0.lifted(\.detection) }
      + InputOptions.flags.filter { !unfit.contains($0.name) }.map { $0.lifted(\.input) } + [
        Flag("max-line", .named("BYTES"), .input, .gate, "the longest line (default: 67108864)") {
          request, argument throws(UsageError) in
          request.longestLine = try argument.count(for: "max-line", from: 1)
        },
        Flag(
          "with-input", .output, .appearance, "keep each record, and add the verdict to its members"
        ) {
          request, _ in request.keepsInput = true
        },
        Flag(
          "explain", .output, .appearance,
          "show every check, also behind the first failure, and the measures"
        ) {
          request, _ in request.isExplained = true
        },
        Flag(
          "strict", .output, .gate, "exit with 1 if a stroke is rejected, with 2 if a line is bad"
        ) {
          request, _ in request.isStrict = true
        },
        Flag("line-buffered", .output, .appearance, "answer each line before the next is read") {
          request, _ in request.isLineBuffered = true
        },
        OutputOptions.jobs.lifted(\.threads),
      ]
  }

  static func request() -> Request { Request() }

  static func objection(to option: String, in request: Request) -> UsageError? {
    request.detection.objection(to: option)
  }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    if let file = operands.first(where: { $0.text != "-" }) {
      throw UsageError("filter reads standard input: strokecheck filter < \(file.path.text)")
    }
    guard operands.count < 2 else { throw UsageError("standard input can be read only once") }
    let detectors = request.detection.detectors
    var options = request.input.reading
    options.format = .ndjson
    options.blankLinesAreErrors = true
    options.longestLine = request.longestLine
    options.keepsSource = request.keepsInput
    let run = BatchRun(
      judge: Judge(
        detectors: detectors, explains: request.isExplained,
        resampling: request.input.resampling, expectation: nil,
        needsID: !request.keepsInput, includesCancelled: true),
      clerk: Clerk(
        report: FilterReport(keepsInput: request.keepsInput), isQuiet: false, isReticent: true),
      options: options, console: console, isEager: request.isLineBuffered)
    let (tally, failure) = run.run(
      [.success(.standardInput)], threads: request.isLineBuffered ? 1 : request.threads,
      showsProgress: false)
    return status(of: tally, failure, request, console)
  }

  private static func status(
    of tally: Tally, _ failure: SystemError?, _ request: Request, _ console: Console
  ) -> ExitCode {
    if let failure {
      // Whoever writes to us is not to blame, and gets rid of all he has.
      console.drainInput()
      guard !failure.isBrokenPipe else { return .success }
      console.complain("strokecheck: cannot write the results: \(failure)")
      return .trouble
    }
    if tally.failures > 0 { return .trouble }
    guard request.isStrict else { return .success }
    return tally.errors > 0 ? .trouble : tally.totals.failures > 0 ? .rejected : .success
  }
}
