import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck compare`: which verdicts does a change change?
enum CompareCommand {
  static let command = Command(
    id: .compare, name: "compare",
    summary: "Compare two stored results, or one set of strokes under two settings.",
    usage: ["[OPTIONS] BEFORE AFTER", "--against OPTIONS [OPTIONS] [FILE | FOLDER | -]..."],
    examples: [
      (
        "strokecheck compare --against \"--max-inflections 8\" Samples/gestures.ndjson",
        "what a limit of 8 would change"
      ),
      (
        "strokecheck compare --detector cookbook --against \"--detector ring\" Samples",
        "two detectors"
      ),
      (
        "strokecheck compare before.ndjson after.ndjson",
        "results stored by circle --format ndjson, or by evaluate --format json"
      ),
    ],
    objection: { flag, options in
      options.comparison.objection(to: flag) ?? options.detection.objection(to: flag)
    },
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    try options.output.file?.checkEnding(["html", "htm", "xhtml"], "compare writes HTML")
    var compared: (comparison: Comparison, flips: [ComparedStroke])
    var isRight = true
    if let against = options.comparison.against {
      let sink = try judged(invocation, against)
      compared = (Comparison(sink.collection.matches), sink.collection.flips)
      compared.comparison.unreadable = sink.leftOut.unreadable
      if !compared.comparison.isLabelled, !sink.seen.labels.isEmpty {
        let reason = options.evaluation.noCircles(sink.seen)
        console.complain("warning: every change counts: \(reason)")
      }
      isRight = invocation.checkNames(sink.seen)
    } else {
      guard invocation.operands.count == 2 else {
        throw UsageError(
          "compare takes two stored results, or --against OPTIONS and strokes",
          suggestion: "compare --against \"--max-inflections 8\" FILE")
      }
      do throws(InputFailure) {
        compared = (try stored(invocation.operands, console), [])
      } catch {
        return console.trouble(error)
      }
    }
    let code = report(compared.comparison, compared.flips, invocation)
    return isRight ? code : .trouble
  }

  private static func report(
    _ comparison: Comparison, _ flips: [ComparedStroke], _ invocation: Invocation
  ) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    var bytes: [UInt8] = []
    switch options.comparison.format {
    case .text: comparison.append(text: &bytes)
    case .json: comparison.append(json: &bytes)
    case .junit:
      comparison.append(junit: &bytes, secondsSince1970: console.secondsSince1970)
    }
    var code = options.output.isQuiet ? ExitCode.success : console.deliver(bytes)
    if let file = options.output.path {
      let written = console.deliver(page(of: flips, invocation), to: file)
      code = code == .success ? written : code
    }
    guard code == .success, comparison.unreadable == 0 else { return .trouble }
    guard comparison.isJudged else {
      console.complain("strokecheck: there is nothing to compare: no stroke is in both results")
      return .trouble
    }
    return comparison.isRegression ? .rejected : .success
  }

  /// A page of the strokes whose verdicts changed, with what both settings make of them.
  private static func page(of flips: [ComparedStroke], _ invocation: Invocation) -> [UInt8] {
    var page = ReportPage(
      title: "Verdicts changed by \(invocation.options.comparison.against ?? "")",
      generator: "strokecheck \(invocation.program.version)", detectors: ["before", "after"])
    for flip in flips {
      page.add(
        flip.strokes.after, file: flip.after.file, index: flip.after.stroke, id: flip.after.id,
        label: flip.after.label,
        judgements: [
          ReportPage.Judgement(of: flip.strokes.before, by: flip.detectors.before),
          ReportPage.Judgement(of: flip.strokes.after, by: flip.detectors.after),
        ])
    }
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    return bytes
  }

  /// Reads two stored results and pairs their verdicts.
  private static func stored(
    _ operands: [Argument], _ console: Console
  ) throws(InputFailure) -> Comparison {
    var sides: [[StoredVerdict]] = []
    for operand in operands {
      sides.append(try operand.input.read(console, StoredVerdict.list))
    }
    return Comparison(sides[0], sides[1])
  }

  /// Judges strokes under two settings.
  private static func judged(
    _ invocation: Invocation, _ against: String
  ) throws(UsageError) -> LabelledSink<[ComparedStroke], ComparedStrokes> {
    let options = invocation.options
    let other = try options.adding(against, for: command)
    let (first, second) = (options.detection.detectors, other.detection.detectors)
    let names = [first, second].map { $0.map { type(of: $0).name } }
    guard first.count == second.count, first.count == 1 || names[0] == names[1] else {
      throw UsageError(
        "--against should keep the detectors, or replace one by one: "
          + names.map { $0.joined(separator: ", ") }.joined(separator: " became "))
    }
    let handler = LabelledStrokes(options, needsLabel: false) { stroke in
      let after =
        other.input.resampling.map { stroke.recorded.resampled(to: $0) } ?? stroke.recorded
      return zip(first, second).map { ComparedStroke(stroke, after, $0, $1) }
    }
    return invocation.run(
      try invocation.inputs(), by: handler,
      into: LabelledSink(into: ComparedStrokes()) { $2.add($1) }
    ).sink
  }
}

/// A stroke with the verdicts on it under two settings; kept whole only if they differ.
struct ComparedStroke: Sendable {
  let before: StoredVerdict
  let after: StoredVerdict
  /// The stroke, resampled as each setting asks for.
  let strokes: (before: Stroke, after: Stroke)
  let detectors: (before: any Detector, after: any Detector)

  init(
    _ stroke: LabelledStroke, _ after: Stroke, _ first: any Detector, _ second: any Detector
  ) {
    before = StoredVerdict(first.verdict(on: stroke.stroke), by: first, on: stroke)
    self.after = StoredVerdict(second.verdict(on: after), by: second, on: stroke)
    detectors = (first, second)
    let isSame = before.isCircle == self.after.isCircle
    strokes = isSame ? (Stroke(), Stroke()) : (stroke.stroke, after)
  }
}

extension StoredVerdict {
  fileprivate init(_ verdict: Verdict, by detector: any Detector, on stroke: LabelledStroke) {
    self.init(
      file: stroke.place.file, stroke: stroke.place.number ?? 0, id: stroke.id,
      detector: type(of: detector).name, verdict: verdict.isCircle ? "circle" : "rejected",
      code: verdict.reason?.code, label: stroke.label, group: stroke.group,
      isPositive: stroke.isPositive)
  }
}

/// The verdicts under two settings, and the strokes on which they differ.
struct ComparedStrokes: Sendable {
  private(set) var matches: [Comparison.Match] = []
  private(set) var flips: [ComparedStroke] = []

  mutating func add(_ strokes: [ComparedStroke]) {
    for stroke in strokes {
      let match = Comparison.Match(stroke.before, stroke.after)
      matches.append(match)
      if match.isFlipped { flips.append(stroke) }
    }
  }
}
