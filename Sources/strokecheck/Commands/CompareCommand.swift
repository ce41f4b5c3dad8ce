import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck compare`: which verdicts does a change change?
enum CompareCommand {
  static let command = Command(
    id: .compare, name: "compare",
    summary: "Compare two stored results, or one set of strokes under two settings.",
    usage: ["[OPTIONS] BEFORE AFTER", "--against OPTIONS [OPTIONS] [FILE | FOLDER | -]..."],
    examples: """
      strokecheck compare --against "--max-inflections 8" Samples/gestures.ndjson
          what a limit of 8 would change
      strokecheck compare --detector cookbook --against "--detector ring" Samples
          two detectors
      strokecheck compare before.ndjson after.ndjson
          results stored by circle --format ndjson, or by evaluate --format json
      """,
    formats: [.text, .json, .junit], pages: [.html],
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    if options.output.page != nil, options.comparison.against == nil {
      throw UsageError(
        "a page shows strokes, which stored verdicts do not have",
        advice: "add --against \"OPTIONS OF THE SECOND RUN\", and name files of strokes")
    }
    var compared: (comparison: Comparison, flips: [ComparedStroke])
    var isRight = true
    if let against = options.comparison.against {
      guard let sink = try judged(invocation, against) else { return .trouble }
      compared = (Comparison(sink.collection.matches), sink.collection.flips)
      compared.comparison.isInterrupted = Platform.isInterrupted
      compared.comparison.unreadable = sink.leftOut.unreadable
      compared.comparison.accepted = options.evaluation.positiveLabels.joined(separator: ", ")
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
        let code = console.trouble(error)
        console.advise(
          "hint: compare reads results stored by circle -f ndjson or evaluate -f json; for strokes, add "
            + "--against \"OPTIONS OF THE SECOND RUN\"")
        return code
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
    switch options.output.format {
    case .json: bytes.append(json: comparison)
    case .junit:
      comparison.append(junit: &bytes, secondsSince1970: console.secondsSince1970)
    default: comparison.append(text: &bytes, listsAll: options.evaluation.listsMistakes)
    }
    var code =
      options.output.isSilent
      ? ExitCode.success : console.deliver(bytes, to: options.output.results)
    if let file = options.output.pagePath {
      let written = console.deliver(page(of: flips, in: comparison, invocation), to: file)
      code = code == .success ? written : code
    }
    guard code == .success, comparison.unreadable == 0 else { return .trouble }
    guard comparison.isJudged || comparison.isInterrupted else {
      console.complain("strokecheck: there is nothing to compare: no stroke is in both results")
      return .trouble
    }
    return comparison.isRegression ? .rejected : .success
  }

  /// A page of the totals, and of the strokes whose verdicts changed with what both settings make of
  /// them.
  private static func page(
    of flips: [ComparedStroke], in comparison: Comparison, _ invocation: Invocation
  ) -> [UInt8] {
    let options = invocation.options
    var page = ReportPage(
      title: "Verdicts changed by \(options.comparison.against ?? "")",
      generator: "strokecheck \(invocation.program.version)", detectors: ["before", "after"],
      positiveLabels: options.evaluation.labelsOfCircles, comparison: comparison)
    for flip in flips {
      page.add(
        flip.strokes.after, file: flip.after.file, index: flip.after.stroke, id: flip.after.id,
        label: flip.after.label,
        judgements: [
          flip.sides.before.judgement(of: flip.strokes.before),
          flip.sides.after.judgement(of: flip.strokes.after),
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
      sides.append(try operand.input.read(console, StoredVerdict.list(in:within:)))
    }
    return Comparison(sides[0], sides[1])
  }

  /// Judges strokes under two settings; nil if a judge from outside was at fault.
  private static func judged(
    _ invocation: Invocation, _ against: String
  ) throws(UsageError) -> LabelledSink<[ComparedStroke], ComparedStrokes>? {
    let options = invocation.options
    let other = try options.adding(against, for: command, of: invocation.program)
    let (first, second) = (options.detection.detectors, other.detection.detectors)
    let programs = [options.detection.programs, other.detection.programs]
    let names = [options.detection.namesInOrder, other.detection.namesInOrder]
    guard names[0].count == names[1].count, names[0].count == 1 || names[0] == names[1] else {
      throw UsageError(
        "--against should keep the detectors, or replace one by one: "
          + names.map { $0.joined(separator: ", ") }.joined(separator: " became "))
    }
    @Sendable func after(_ stroke: LabelledStroke) -> Stroke {
      other.input.resampling.map { stroke.recorded.resampled(to: $0) } ?? stroke.recorded
    }
    let count = programs[0].count
    let outsiders = [options.detection, other.detection].map { $0.judges.map(\.name) }
    let judges = Options.judges(
      programs[0] + programs[1].map { $0.against(programs[0]) }, options, invocation.console)
    let handler = LabelledStrokes(
      options, needsLabel: false, judges: judges,
      questions: { stroke in
        (judges?.programs ?? []).indices.map { judge in
          JudgeQuestion(judge: judge, stroke: judge < count ? stroke.stroke : after(stroke))
        }
      },
      judge: { stroke in
        let answers = stroke.answers.compactMap(\.first)
        let before = StrokeJudge.list(first, answers, by: outsiders[0])
        let now = StrokeJudge.list(second, answers.dropFirst(count), by: outsiders[1])
        let strokes = (before: stroke.stroke, after: after(stroke))
        return zip(before, now).map { ComparedStroke(stroke, strokes, $0, $1) }
      })
    let (sink, tally) = try invocation.run(
      invocation.inputs(), by: handler,
      into: LabelledSink(into: ComparedStrokes()) { $2.add($1) })
    return tally.hasFault ? nil : sink
  }
}

/// A stroke with the verdicts on it under two settings; kept whole only if they differ.
struct ComparedStroke: Sendable {
  let before: StoredVerdict
  let after: StoredVerdict
  /// The stroke, resampled as each setting asks for.
  let strokes: (before: Stroke, after: Stroke)
  /// Who judged on each side.
  let sides: (before: StrokeJudge, after: StrokeJudge)

  init(
    _ labelled: LabelledStroke, _ strokes: (before: Stroke, after: Stroke),
    _ first: StrokeJudge, _ second: StrokeJudge
  ) {
    before = first.verdict(on: strokes.before, of: labelled)
    after = second.verdict(on: strokes.after, of: labelled)
    sides = (first, second)
    self.strokes = Comparison.Match(before, after).isChange ? strokes : (Stroke(), Stroke())
  }
}

extension StrokeJudge {
  /// What a page shows of a stroke as it sees it.
  func judgement(of stroke: Stroke) -> ReportPage.Judgement {
    switch self {
    case .detector(let detector): ReportPage.Judgement(of: stroke, by: detector)
    case .answer(let answer, _): ReportPage.Judgement(answer)
    }
  }

  fileprivate func verdict(on stroke: Stroke, of labelled: LabelledStroke) -> StoredVerdict {
    let (verdict, answer): (Verdict, JudgeAnswer?) =
      switch self {
      case .detector(let detector): (detector.verdict(on: stroke), nil)
      case .answer(let answer, _): (answer.verdict, answer)
      }
    return StoredVerdict(
      file: labelled.place.file, stroke: labelled.place.number ?? 0, id: labelled.id,
      detector: name, verdict: answer?.word ?? (verdict.isCircle ? "circle" : "rejected"),
      code: verdict.reason?.code, answer: answer?.label, label: labelled.label,
      group: labelled.group,
      isPositive: labelled.isPositive)
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
      if match.isChange { flips.append(stroke) }
    }
  }
}
