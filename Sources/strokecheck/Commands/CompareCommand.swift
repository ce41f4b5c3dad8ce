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
    if let against = options.comparison.against {
      compared = try judged(invocation, against)
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
    return report(compared.comparison, compared.flips, invocation)
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
    if comparison.pairs.isEmpty {
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
        flip.stroke, file: flip.pair.after.file, index: flip.pair.after.stroke,
        id: flip.pair.after.id, label: flip.pair.after.label,
        judgements: [flip.detectors.before, flip.detectors.after].map {
          ReportPage.Judgement(of: flip.stroke, by: $0)
        })
    }
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    return bytes
  }

  /// Reads two stored results and pairs their verdicts.
  private static func stored(
    _ operands: [Argument], _ console: Console
  ) throws(InputFailure) -> Comparison {
    var sides: [[Comparison.Row]] = []
    for operand in operands {
      let input = operand.text == "-" ? Input.standardInput : .file(operand.path)
      let bytes = try input.contents(console)
      do throws(ReadError) { sides.append(try Comparison.rows(in: bytes)) } catch {
        throw InputFailure(input.name, error)
      }
    }
    return Comparison(sides[0], sides[1])
  }

  /// Judges strokes under two settings.
  private static func judged(
    _ invocation: Invocation, _ against: String
  ) throws(UsageError) -> (Comparison, [ComparedStroke]) {
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
    let sink = StrokeRun(
      options: options.input.reading, console: console,
      threads: options.output.threads
    ).run(inputs, by: judge, into: ComparisonSink()).sink
    var comparison = Comparison(sink.pairs)
    comparison.unreadable = sink.unreadable
    return (comparison, sink.flips)
  }
}

/// A stroke with the verdicts on it; kept whole only if they differ.
struct ComparedStroke: Sendable {
  var pair: Comparison.Pair
  let stroke: Stroke
  let detectors: (before: any Detector, after: any Detector)
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
    for pair in detectors {
      func row(_ detector: any Detector, _ verdict: Verdict) -> Comparison.Row {
        Comparison.Row(
          file: "", stroke: chunk.strokes, id: record.id, detector: type(of: detector).name,
          isCircle: verdict.isCircle, code: verdict.reason?.code, label: label,
          group: options.evaluation.group.flatMap { record.text(of: $0) },
          isPositive: label.map { positiveLabels.contains($0) })
      }
      let rows = Comparison.Pair(
        before: row(pair.before, pair.before.verdict(on: before)),
        after: row(pair.after, pair.after.verdict(on: after)))
      chunk.items.append(
        ComparedStroke(
          pair: rows, stroke: rows.isFlipped ? after : Stroke(), detectors: pair))
    }
  }

  func append(
    _ item: inout ComparedStroke, at place: ChunkPlace,
    to output: inout ChunkOutput<ComparedStroke>
  ) {
    func moved(_ row: Comparison.Row) -> Comparison.Row {
      var row = row
      (row.file, row.stroke) = (place.file, place.strokes + row.stroke)
      if options.evaluation.group == "file" { row.group = row.group ?? place.file }
      return row
    }
    item.pair = Comparison.Pair(before: moved(item.pair.before), after: moved(item.pair.after))
    output.results.append(item)
  }
}

/// Keeps the verdicts, and the strokes on which they differ.
struct ComparisonSink: ResultSink {
  private(set) var pairs: [Comparison.Pair] = []
  private(set) var flips: [ComparedStroke] = []
  private(set) var unreadable = 0

  mutating func append(_ results: ArraySlice<ComparedStroke>, isBeginning: Bool) {
    for result in results {
      pairs.append(result.pair)
      if result.pair.isFlipped { flips.append(result) }
    }
  }

  mutating func append(problem: String) { unreadable += 1 }
}
