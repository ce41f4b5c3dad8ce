import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck evaluate`: how often are the detectors right?
enum EvaluateCommand {
  static let command = Command(
    id: .evaluate, name: "evaluate",
    summary: "Measure how often the detectors are right on labelled strokes.",
    usage: ["[OPTIONS] [FILE | FOLDER | -]..."],
    examples: """
      strokecheck evaluate Samples/gestures.ndjson
          all detectors side by side
      strokecheck evaluate --detector ring --errors --group subject Samples/gestures.ndjson
          what one detector misjudges, and results per person
      strokecheck evaluate -f json Samples/gestures.ndjson -o before.json
          store all verdicts, to compare them with later ones
      """,
    formats: [.text, .json, .csv], detectors: "all",
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    let others = try invocation.otherVerdicts()
    let evaluator = try Evaluator(options, others, version: invocation.program.version)
    let inputs = try invocation.inputs()
    var results = LabelledResults<EvaluatedStroke, _>(evaluator.noResults)
    let fold = Fold<LabelledStrokes<EvaluatedStroke>.Element>([others]) { element, answers in
      results.add(element) { evaluator.add($0, $1, answers.first ?? [], to: &$2) }
    }
    let end = try invocation.run(
      inputs, by: LabelledStrokes(options, [others]) { evaluator.judge($0, $1) }, into: fold,
      refusesEmptyInputs: !options.output.mayBeEmpty)
    guard others.finish(invocation, inputs) else { return .trouble }
    results.note(end)
    if let (judge, stroke, what) = results.collection.missing {
      console.complain("\(stroke.file)#\(stroke.number ?? 0): \(judge): its answer has no \(what)")
      return .trouble
    }
    var summary = evaluator.summary(of: results.collection, leftOut: results.leftOut)
    summary.isInterrupted = Platform.isInterrupted
    warn(of: summary, options, console)
    for note in evaluator.notes(on: results.collection) { console.advise("note: \(note)") }
    let isRight = invocation.checkNames(results.seen)
    let isShown =
      summary.judged > 0 || options.output.mayBeEmpty || options.output.format != .text
    if isRight, isShown, !options.output.isSilent {
      let code = print(summary, options, console)
      guard code == .success else { return code }
    }
    if summary.leftOut.unreadable > 0 || !isRight || !others.errors.isEmpty { return .trouble }
    guard summary.positives == 0, !Platform.isInterrupted else { return .success }
    let emptiness =
      summary.judged == 0 ? summary.emptiness : options.evaluation.noCircles(results.seen)
    if options.output.mayBeEmpty {
      if summary.judged > 0 { console.complain("warning: \(emptiness)") }
      return .success
    }
    console.complain("strokecheck: \(emptiness); --allow-empty accepts that")
    return .trouble
  }

  /// Says what the tables do not: a table of CSV has no room for an interrupt, and few labels tell nothing.
  private static func warn(of summary: EvaluationSummary, _ options: Options, _ console: Console) {
    if summary.isInterrupted, options.output.format == .csv {
      console.complain("strokecheck: interrupted after \(counted(summary.judged, "stroke"))")
    }
    let strange = summary.isInterrupted ? [] : summary.evaluations.compactMap(\.strangeness)
    for warning in summary.leftOut.warnings(options.evaluation) + strange {
      console.complain("warning: \(warning)")
    }
  }

  private static func print(
    _ summary: EvaluationSummary, _ options: Options, _ console: Console
  ) -> ExitCode {
    let listsMistakes = options.evaluation.listsMistakes
    var bytes: [UInt8] = []
    switch options.output.format {
    case .json: bytes.append(json: summary)
    case .csv:
      EvaluationCSV(
        summary, listsMistakes: listsMistakes, isForTerminal: Platform.isTerminal(console.output)
      ).append(to: &bytes)
    default: EvaluationText(summary, listsMistakes: listsMistakes).append(to: &bytes)
    }
    return console.deliver(bytes, to: options.output.results)
  }
}

extension EvaluationSummary {
  /// Why no stroke was judged.
  fileprivate var emptiness: String {
    guard leftOut.unlabelled > 0 else {
      return "no stroke was judged, so there is nothing to evaluate"
    }
    let members = leftOut.membersOfUnlabelled
    let found = members.map { "\"\($0)\"" }
    let others = found.isEmpty ? "" : " (found only \(found.joined(separator: ", ")))"
    let name = members.contains("gesture") ? "gesture" : "NAME"
    let naming = found.isEmpty ? "" : "--fields label=\(name) reads another one as the label, "
    return "no stroke has a member or column \"label\"\(others), so there is nothing to evaluate; "
      + naming + LeftOutStrokes.labelRemedy
  }
}
