import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck circle`: is it a circle, and if not, why?
enum CircleCommand {
  static let command = Command(
    id: .circle, name: "circle",
    summary: "Judge recorded strokes with a circle detector, and print the reasons.",
    usage: ["[OPTIONS] [FILE | FOLDER | -]..."],
    examples: """
      strokecheck circle Samples/circle.json
          the verdict, on one line
      strokecheck circle --explain Samples/scribble.json
          every number behind the verdict
      strokecheck circle --what-if Samples/quarter-arc.csv
          the limits that would let it pass
      strokecheck circle --detector all Samples
          a folder of strokes, all detectors side by side
      cat drag.csv | strokecheck circle --time-unit ms --format ndjson
          from a pipe, for a program
      adb shell getevent -lt | strokecheck circle
          live, from an Android phone: each verdict as the finger lifts
      strokecheck circle --expect circle --format junit Samples > strokes.xml
          for continuous integration, where every stroke should be a circle
      """,
    formats: [.text, .json, .ndjson, .csv] + ResultFormat.forTests,
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    var options = invocation.options
    options.expectation.hasJudge = !options.detection.judges.isEmpty
    try options.expectation.check()
    let console = invocation.console
    let detectors = options.detection.detectors
    try invocation.checkStandardInput(options.drawing.file, of: "shapes")
    let inputs = try invocation.inputs()
    let report = report(
      invocation, namesDetector: detectors.count + options.detection.judges.count > 1,
      hasSurroundings: options.drawing.file != nil)
    let shapes: NearbyShapes?
    do throws(InputFailure) { shapes = try options.drawing.nearbyShapes(console) } catch {
      return console.trouble(error)
    }
    let handler = VerdictHandler(
      detectors: detectors, judges: options.judges(console),
      showsLabels: options.detection.showsLabels, explains: options.output.isExplained,
      resampling: options.input.resampling, expectation: options.expectation,
      isJSON: [.json, .ndjson].contains(options.output.format),
      needsID: options.output.format != .text, shapes: shapes,
      tellsWhatIf: options.output.tellsWhatIf,
      includesCancelled: options.input.includesCancelled, report: report,
      reportsFaults: options.output.format.isForTests, isQuiet: options.output.isSilent)
    return judge(inputs, by: handler, options, console)
  }

  /// The report to write, as its format and its looks were asked for.
  private static func report(
    _ invocation: Invocation, namesDetector: Bool, hasSurroundings: Bool
  ) -> any Report<Finding> {
    let (output, console) = (invocation.options.output, invocation.console)
    let isForTerminal = Platform.isTerminal(console.output)
    func table(_ form: RowForm) -> RowReport<Finding> {
      .findings(
        form,
        text: TextReport(
          isColored: output.color.isWanted(on: console), namesDetector: namesDetector,
          isForTerminal: isForTerminal),
        hasMeasures: output.isExplained, hasSurroundings: hasSurroundings,
        hasWhatIf: output.tellsWhatIf, isForTerminal: isForTerminal)
    }
    return invocation.reportForTests ?? table(output.format.rows ?? .text)
  }

  /// Judges all strokes of the inputs and writes the report.
  private static func judge(
    _ inputs: [NamedInput], by handler: VerdictHandler, _ options: Options, _ console: Console
  ) -> ExitCode {
    let run = StrokeRun(
      options: options.input.reading, console: console, threads: options.output.threads)
    let file = options.output.path
    var (tally, isShort) = (Tally(), false)
    let code = console.deliver(to: file) { descriptor throws(SystemError) in
      var output = ReportOutput(handler.report, isQuiet: handler.isQuiet, to: descriptor)
      let read = run.run(inputs, by: handler, into: output)
      (output, tally) = (read.sink, read.tally)
      isShort = console.complains(of: read.shortage)
      // Where nothing could be read, what was there before is worth more.
      let sawNothing = tally.strokes == 0 && (tally.errors > 0 || Platform.isInterrupted)
      if isShort || file != nil && sawNothing { return false }
      // Where tests are reported, the fault is one of them.
      let isKept = file != nil && !options.output.format.isForTests
      if isKept, console.sayStopped(tally, file) { return false }
      output.close(tally.totals)
      if let failure = output.failure { throw failure }
      return true
    }
    if code == .trouble || isShort || tally.errors > 0 || tally.hasFault { return .trouble }
    if tally.totals.judged == 0, options.isGate, !Platform.isInterrupted {
      let skipped = tally.totals.skipped / options.detection.namesInOrder.count
      let cancelled = skipped > 0 ? " (\(skipped) cancelled)" : ""
      console.complain(
        "strokecheck: no stroke was judged\(cancelled), so nothing passed; --allow-empty accepts that"
      )
      return .trouble
    }
    return tally.totals.failures > 0 && !options.output.forgivesFailures ? .rejected : .success
  }
}

extension Options {
  /// True if a run is asked whether strokes are as they should be, which an empty one cannot tell.
  fileprivate var isGate: Bool {
    (expectation.forAll != nil || output.format.isForTests) && !output.mayBeEmpty
  }
}
