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
    let compared: (comparison: Comparison, flips: [ComparedStroke])
    var isRight = true
    if let against = options.comparison.against {
      let sink = try judged(invocation, against)
      compared = (sink.comparison(options.evaluation, console), sink.flips)
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
        console.complain("\(error.name): \(error.reason)")
        return .trouble
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
      let input = operand.text == "-" ? Input.standardInput : .file(operand.path)
      let bytes = try input.contents(console)
      do throws(ReadError) { sides.append(try StoredVerdict.list(in: bytes)) } catch {
        throw InputFailure(input.name, error)
      }
    }
    return Comparison(sides[0], sides[1])
  }

  /// Judges strokes under two settings.
  private static func judged(
    _ invocation: Invocation, _ against: String
  ) throws(UsageError) -> ComparisonSink {
    let (options, console) = (invocation.options, invocation.console)
    let other = try options.adding(against, for: command)
    let (first, second) = (options.detection.detectors, other.detection.detectors)
    let names = [first, second].map { $0.map { type(of: $0).name } }
    guard first.count == second.count, first.count == 1 || names[0] == names[1] else {
      throw UsageError(
        "--against should keep the detectors, or replace one by one: "
          + names.map { $0.joined(separator: ", ") }.joined(separator: " became "))
    }
    let judge = CompareJudge(
      detectors: Array(zip(first, second)), options: options, resampling: other.input.resampling,
      positiveLabels: Set(options.evaluation.labelsOfCircles))
    let inputs = try invocation.inputs()
    return StrokeRun(
      options: options.input.reading, console: console,
      threads: options.output.threads
    ).run(inputs, by: judge, into: ComparisonSink()).sink
  }
}

/// A stroke with the verdicts on it; kept whole only if they differ.
struct ComparedStroke: Sendable {
  var before: StoredVerdict
  var after: StoredVerdict
  /// The stroke, resampled as each setting asks for.
  let strokes: (before: Stroke, after: Stroke)
  let detectors: (before: any Detector, after: any Detector)
  /// Members of a stroke that is in no group, where groups are wanted.
  let members: [String]

  var match: Comparison.Match { .both(before: before, after: after) }
}

/// Judges strokes under two settings: what workers do in `compare`.
struct CompareJudge: StrokeHandler {
  let detectors: [(before: any Detector, after: any Detector)]
  let options: Options
  /// The rate that strokes are resampled to for the second setting, at most.
  let resampling: Double?
  let positiveLabels: Set<String>

  var diagnostics: Diagnostics { .problems }

  func handle(_ record: inout StrokeRecord, into chunk: inout ChunkResult<ComparedStroke>) {
    guard options.input.includesCancelled || !record.isCancelled else { return }
    let (plain, label) = (record.stroke, record.label)
    let before = options.input.resampling.map { plain.resampled(to: $0) } ?? plain
    let after = resampling.map { plain.resampled(to: $0) } ?? plain
    let group = options.evaluation.group(of: record, isFirst: chunk.items.isEmpty)
    for pair in detectors {
      func verdict(of detector: any Detector, on stroke: Stroke) -> StoredVerdict {
        let verdict = detector.verdict(on: stroke)
        return StoredVerdict(
          file: "", stroke: chunk.strokes, id: record.id, detector: type(of: detector).name,
          verdict: verdict.isCircle ? "circle" : "rejected", code: verdict.reason?.code,
          label: label, group: group.name, isPositive: label.map { positiveLabels.contains($0) })
      }
      let verdicts = (
        verdict(of: pair.before, on: before), verdict(of: pair.after, on: after)
      )
      let isSame = verdicts.0.isCircle == verdicts.1.isCircle
      chunk.items.append(
        ComparedStroke(
          before: verdicts.0, after: verdicts.1,
          strokes: isSame ? (Stroke(), Stroke()) : (before, after), detectors: pair,
          members: group.members))
    }
  }

  func append(
    _ item: inout ComparedStroke, at place: ChunkPlace,
    to output: inout ChunkOutput<ComparedStroke>
  ) {
    func move(_ verdict: inout StoredVerdict) {
      (verdict.file, verdict.stroke) = (place.file, place.strokes + verdict.stroke)
      if options.evaluation.group == "file" { verdict.group = verdict.group ?? place.file }
    }
    move(&item.before)
    move(&item.after)
    output.results.append(item)
  }
}

/// Keeps the verdicts, and the strokes on which they differ.
struct ComparisonSink: ResultSink {
  private var matches: [Comparison.Match] = []
  private(set) var flips: [ComparedStroke] = []
  private(set) var seen = SeenNames()
  private var unreadable = 0

  mutating func append(_ results: ArraySlice<ComparedStroke>, isBeginning: Bool) {
    for result in results {
      matches.append(result.match)
      if result.match.isFlipped { flips.append(result) }
      seen.add(label: result.after.label, group: result.after.group, members: result.members)
    }
  }

  mutating func append(problem: String) { unreadable += 1 }

  /// The comparison, with a warning if labels tell nothing.
  func comparison(_ options: EvaluationOptions, _ console: Console) -> Comparison {
    var comparison = Comparison(matches)
    comparison.unreadable = unreadable
    if !comparison.isLabelled, !seen.labels.isEmpty {
      console.complain("warning: every change counts: \(options.noCircles(seen))")
    }
    return comparison
  }
}
