import StrokeCore
import StrokeFormats
import StrokePaths
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

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try invocation.checkStandardInput()
    let inputs = try invocation.inputs()
    var shapes: NearbyShapes?
    if options.drawing.file != nil {
      let finger = options.drawing.fingerSide ?? HitTest.fingerSide
      shapes = NearbyShapes(try options.drawing.read(console), finger: finger)
    }
    let report = report(options, console)
    return try judge(
      inputs, by: CircleHandler(options, shapes, report), report.frame, options, console)
  }

  /// The report to write, as its format and its looks were asked for.
  private static func report(_ options: Options, _ console: Console) -> Report<Finding> {
    switch options.output.format {
    case .junit: return .junit(at: console.timestamp)
    case .github: return .github
    default: break
    }
    let isForTerminal = options.output.writesToTerminal(console)
    var extras = FieldWriter.Extras(rawValue: 0)
    if options.output.isExplained { extras.insert(.measures) }
    if options.drawing.file != nil { extras.insert(.surroundings) }
    if options.output.tellsWhatIf { extras.insert(.whatIf) }
    let text = TextReport(
      isColored: options.output.usesColor(on: console),
      namesDetector: options.detection.chosenDetectors.count > 1, isForTerminal: isForTerminal)
    return Report(
      options.output.format, like: Finding(), with: extras,
      isForTerminal: isForTerminal,
      text: text.append)
  }

  /// Judges all strokes of the inputs and writes the report.
  private static func judge(
    _ inputs: [Input], by handler: CircleHandler, _ frame: ReportFrame,
    _ options: Options, _ console: Console
  ) throws(RunError) -> ExitCode {
    var console = console
    let file = options.output.path
    if file == nil, !options.output.isSilent { console.watchedOutput = console.output }
    let run = StrokeRun(
      options: options.input, console: console, threads: options.output.threads,
      refusesEmptyInputs: options.isGate)
    var results: OrderedResults?
    let code = console.deliver(to: file) { descriptor throws(SystemError) in
      let output = ReportOutput(frame, isQuiet: options.output.isSilent, to: descriptor)
      let end = run.run(inputs, by: handler, into: output)
      results = end
      // Where nothing could be read, what was there before is worth more.
      let sawNothing = end.strokes == 0 && (end.errors > 0 || Platform.isInterrupted)
      if end.shortage != nil || file != nil && sawNothing { return false }
      output.close(end.totals)
      if let failure = output.failure { throw failure }
      return true
    }
    try results?.checkFit()
    guard code != .error, let results, results.errors == 0 else { return .error }
    let totals = results.totals
    if totals.judged == 0, options.isGate, !Platform.isInterrupted {
      let skipped = totals.skipped / options.detection.chosenDetectors.count
      let cancelled = skipped > 0 ? " (\(skipped) cancelled)" : ""
      console.complain(
        "strokecheck: no stroke was judged\(cancelled), so nothing passed; --allow-empty accepts that"
      )
      return .error
    }
    return totals.failures > 0 && !options.output.forgivesFailures ? .rejected : .success
  }
}

extension Options {
  /// True if a run tests whether strokes are as they should be, which an empty one cannot tell.
  fileprivate var isGate: Bool {
    (evaluation.expectedVerdict != nil || output.format.isForTests) && !output.mayBeEmpty
  }
}

/// Judges strokes, and writes the verdicts as a report. A class, so that the options are not copied for each stroke.
private final class CircleHandler: StrokeHandler {
  private let judges: [ChosenDetector]
  private let options: Options
  /// True if the report is JSON. It has the probability that a person would agree, and an answer of every
  /// detector to every stroke, readable or not.
  private let isJSON: Bool
  /// True if the ids of strokes are printed.
  private let needsID: Bool
  /// The shapes that strokes are drawn among.
  private let shapes: NearbyShapes?
  private let report: Report<Finding>

  init(_ options: Options, _ shapes: NearbyShapes?, _ report: Report<Finding>) {
    (self.options, self.shapes, self.report) = (options, shapes, report)
    judges = options.detection.detectors.map(ChosenDetector.init)
    isJSON = [.json, .ndjson].contains(options.output.format)
    needsID = options.output.format != .text
  }

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    if record.isCancelled, !options.input.includesCancelled {
      skip(record, at: place, into: &results)
    } else if let rate = options.input.resampling {
      judge(record, as: record.stroke.resampled(to: rate), at: place, into: &results)
    } else {
      judge(record, as: record.stroke, at: place, into: &results)
    }
  }

  private func skip(_ record: StrokeRecord, at place: StrokePlace, into results: inout Results) {
    for judge in judges {
      var finding = Finding(place, by: judge.name)
      if needsID { finding.id = record.id }
      write(finding, to: &results)
    }
    results.addHint(
      .cancelled,
      "hint: the touch was cancelled, so it is not judged; --include-cancelled judges it")
    results.sayHints(at: place)
  }

  /// A stroke that could not be read has a place in the report.
  func handle(_ error: ReadError, at place: StrokePlace, into results: inout Results) {
    write(Finding(place, unreadable: error.reason, column: error.column), to: &results)
  }

  func handle(_ error: RunError, into results: inout Results) {
    let place = StrokePlace(error.source, isAlone: true)
    write(Finding(place, unreadable: error.message), to: &results)
  }

  private func judge(
    _ record: StrokeRecord, as stroke: Stroke, at place: StrokePlace, into results: inout Results
  ) {
    var expected = options.evaluation.expectedVerdict
    if expected == nil, let word = record.expectation {
      guard let verdict = ExpectedVerdict(word) else {
        return reject(expectation: word, of: record, at: place, into: &results)
      }
      expected = verdict
    }
    results.addHints(onRecording: record, isResampled: options.input.resampling != nil)
    results.finding.place = place
    results.finding.id = needsID ? record.id : nil
    results.finding.expectation = expected
    results.finding.surroundings = shapes?.surroundings(of: stroke)
    for judge in judges {
      results.finding.detector = judge.name
      results.finding.probability = nil
      if options.output.isExplained {
        results.finding.explain(stroke, by: judge.detector)
      } else if isJSON, let ring = judge.detector as? RingDetector {
        let judgment = ring.judgment(of: stroke)
        results.finding.verdict = judgment.verdict
        results.finding.probability = judgment.probability
      } else {
        results.finding.verdict = judge.detector.verdict(on: stroke)
      }
      if options.output.tellsWhatIf {
        results.finding.whatIf = (judge.detector as? any AdjustableDetector)?.whatIf(of: stroke)
      }
      results.addHints(onVerdict: results.finding.verdict, by: judge.detector, of: stroke)
      results.totals.count(results.finding.status)
      if !options.output.isSilent { report.append(results.finding, toBlock: &results.bytes) }
    }
    results.sayHints(at: place)
  }

  /// Reports a stroke whose member `expect` has an unknown word.
  private func reject(
    expectation word: String, of record: StrokeRecord, at place: StrokePlace,
    into results: inout Results
  ) {
    let near = suggestion(for: word, among: ExpectedVerdict.words).map {
      "; did you mean \"\($0)\"?"
    }
    let reason =
      "expect should be \(ExpectedVerdict.wordsInShort), not \"\(word.withoutControls)\"\(near ?? "")"
    let (line, column) = record.expectPlace ?? (0, 1)
    let place = StrokePlace(
      place.file, number: place.number, line: place.line.map { $0 + line }, isAlone: place.isAlone)
    var finding = Finding(place, unreadable: reason, column: column)
    if needsID { finding.id = record.id }
    if let reason = finding.reason { results.say(.error("\(place.file):\(reason)")) }
    write(finding, to: &results)
  }

  private func write(_ finding: Finding, to results: inout Results) {
    results.totals.count(finding.status)
    guard !options.output.isSilent else { return }
    guard isJSON, finding.unreadable != nil, finding.place.number != nil else {
      return report.append(finding, toBlock: &results.bytes)
    }
    var finding = finding
    for judge in judges {
      finding.detector = judge.name
      report.append(finding, toBlock: &results.bytes)
    }
  }
}

/// A detector with its name. A class, so that no detector is copied for each stroke.
private final class ChosenDetector: Sendable {
  let detector: any Detector
  let name: String

  init(_ detector: any Detector) { (self.detector, name) = (detector, type(of: detector).name) }
}
