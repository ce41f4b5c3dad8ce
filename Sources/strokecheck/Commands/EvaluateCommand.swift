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

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    let others = try invocation.otherVerdicts()
    var evaluator = try Evaluator(options, others)
    let tally = try invocation.judge(
      .labelled, [others], refusesEmptyInputs: !options.output.mayBeEmpty,
      { [evaluator] _, strokes in evaluator.judge(strokes[0]) },
      add: { stroke, judged, answers in evaluator.add(stroke, judged, answers[0]) })
    guard let tally else { return .error }
    if let (judge, stroke, what) = evaluator.missing {
      console.complain("\(stroke.numberedName): \(judge): its answer has no \(what)")
      return .error
    }
    var summary = evaluator.summary
    (summary.version, summary.skipped) = (invocation.program.version, tally.skipped)
    summary.isInterrupted = Platform.isInterrupted
    warn(of: summary, options, console)
    for hint in evaluator.hints { console.advise("note: \(hint)") }
    let isRight = invocation.checkNames(tally)
    let isShown = summary.judged > 0 || options.output.mayBeEmpty || options.output.format != .text
    if isRight, isShown, !options.output.isSilent {
      let code = print(summary, options, console)
      guard code == .success else { return code }
    }
    if summary.skipped.unreadable > 0 || !isRight || !tally.errors.isEmpty { return .error }
    guard summary.positives == 0, !Platform.isInterrupted else { return .success }
    let emptiness =
      summary.judged == 0 ? summary.emptiness : options.evaluation.noCircles(tally)
    if options.output.mayBeEmpty {
      if summary.judged > 0 { console.complain("warning: \(emptiness)") }
      return .success
    }
    console.complain("strokecheck: \(emptiness); --allow-empty accepts that")
    return .error
  }

  /// Warns of what the tables do not show.
  private static func warn(of summary: EvaluationSummary, _ options: Options, _ console: Console) {
    if summary.isInterrupted, options.output.format == .csv {
      console.complain("strokecheck: interrupted after \(counted(summary.judged, "stroke"))")
    }
    let unknown = summary.isInterrupted ? [] : summary.evaluations.compactMap(\.unknownAnswers)
    for warning in summary.skipped.warnings(options) + unknown {
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
      bytes.append(
        csv: summary, listsMistakes: listsMistakes,
        isForTerminal: options.output.writesToTerminal(console))
    default: summary.append(text: &bytes, listsMistakes: listsMistakes)
    }
    return console.deliver(bytes, to: options.output.resultsPath)
  }
}

extension EvaluationSummary {
  /// Why no stroke was judged.
  fileprivate var emptiness: String {
    guard skipped.unlabelled > 0 else {
      return "no stroke was judged, so there is nothing to evaluate"
    }
    let members = skipped.membersOfUnlabelled
    let found = members.map { "\"\($0)\"" }
    let name = members.contains("gesture") ? "gesture" : "NAME"
    let naming = found.isEmpty ? "" : "--fields label=\(name) reads another one as the label, "
    let others = found.isEmpty ? "" : " (found only \(found.joined(separator: ", ")))"
    return "no stroke has a member or column \"label\"\(others), so there is nothing to evaluate; "
      + naming + SkippedStrokes.labelRemedy
  }
}
