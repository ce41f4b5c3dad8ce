import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck circle`: is it a circle, and if not, why?
enum CircleCommand: Command {
  struct Request: Sendable {
    var detection = DetectionOptions()
    var expectation = ExpectationOptions()
    var surroundings = SurroundingsOptions()
    var input = InputOptions()
    var output = OutputOptions()
  }

  static let name = "circle"
  static let summary = "Judge recorded strokes by a circle detector and say why."
  static let usage = ["[OPTIONS] [FILE | FOLDER | -]..."]
  static let examples = [
    (line: "strokecheck circle Samples/circle.json", meaning: "the verdict, in a line"),
    (
      line: "strokecheck circle --explain Samples/scribble.json",
      meaning: "every number behind the verdict"
    ),
    (
      line: "strokecheck circle --detector all Samples",
      meaning: "a folder of strokes, all detectors side by side"
    ),
    (
      line: "cat drag.csv | strokecheck circle --time-unit ms --format ndjson",
      meaning: "from a pipe, for a program"
    ),
    (
      line: "strokecheck circle --expect circle --format junit Samples > strokes.xml",
      meaning: "for continuous integration, where every stroke should be a circle"
    ),
  ]

  static var flags: [Flag<Request>] {
    DetectionOptions.flags().map { $0.lifted(\.detection) }
      + SurroundingsOptions.flags.map { $0.lifted(\.surroundings) }
      + ExpectationOptions.flags.map { $0.lifted(\.expectation) }
      + InputOptions.flags.map { $0.lifted(\.input) }
      + OutputOptions.flags.map { $0.lifted(\.output) }
  }

  static func request() -> Request { Request() }
  static let takesDefaults = true

  static func objection(to option: String, in request: Request) -> UsageError? {
    request.detection.objection(to: option) ?? request.surroundings.objection(to: option)
  }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    let detectors = request.detection.detectors
    if request.surroundings.file?.text == "-", Input.isStandardInput(among: operands) {
      throw UsageError("the shapes and the strokes cannot both come from standard input")
    }
    let inputs = try Input.all(named: operands, console: console)
    let report = request.output.report(
      namesDetector: detectors.count > 1, hasSurroundings: request.surroundings.file != nil,
      on: console)
    let scene: Scene?
    do throws(InputFailure) { scene = try request.surroundings.scene(console) } catch {
      console.complain("\(error.name): \(error.reason)")
      return .trouble
    }
    var reading = request.input.reading
    reading.examined = request.expectation.examined
    let run = BatchRun(
      judge: Judge(
        detectors: detectors, explains: request.output.isExplained,
        resampling: request.input.resampling, expectation: request.expectation,
        needsID: request.output.format != .text, scene: scene,
        includesCancelled: request.input.includesCancelled),
      clerk: Clerk(report: report, isQuiet: request.output.isQuiet),
      options: reading, console: console)
    let start = Platform.seconds
    let (tally, failure) = run.run(inputs, threads: request.output.threads)
    if request.output.isSummarized {
      for line in tally.summary(seconds: Platform.seconds - start) { console.complain(line) }
    }
    return status(of: tally, failure, request, console)
  }

  private static func status(
    of tally: Tally, _ failure: SystemError?, _ request: Request, _ console: Console
  ) -> ExitCode {
    // A reader of ours that has seen enough is no trouble.
    if let failure, !failure.isBrokenPipe {
      console.complain("strokecheck: cannot write the results: \(failure)")
      return .trouble
    }
    if tally.errors > 0 { return .trouble }
    return tally.totals.failures > 0 && !request.output.forgivesRejections ? .rejected : .success
  }
}
