import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck tune`: which limits are best for these strokes?
enum TuneCommand {
  static let command = Command(
    id: .tune, name: "tune",
    summary: "Find the best limits for labelled strokes, and their accuracy on held-out ones.",
    usage: ["--limits LIMIT[,LIMIT[,LIMIT]] [OPTIONS] [FILE | FOLDER | -]..."],
    examples: """
      strokecheck tune --limits max-inflections,max-gap Samples/gestures.ndjson
          two limits of the cookbook recipe, together
      strokecheck tune --detector ring --limits strictness --group subject Samples/gestures.ndjson
          a score on people whom the limits were not fitted to
      strokecheck tune --limits max-gap --max-fpr 1% Samples/gestures.ndjson
          at most 1 % of the others accepted
      strokecheck tune --detector katz --limits tolerance -f swift Samples/gestures.ndjson
          lines of Swift for an app
      """,
    formats: [.text, .json, .swift],
    run: run)

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    guard let detector = options.detection.detectors.first else {
      throw RunError("tune needs a detector")
    }
    let tuned = try TunedDetector(detector, options.evaluation.tunedLimits)
    var strokes = TuningExamples()
    let tally = try invocation.judge(
      .labelled, [OtherVerdicts(options, console)],
      { TuningExamples.Row($0, $1[0], tuned) }, add: { _, row, _ in strokes.add(row) })
    guard let tally else { return .error }
    warn(of: tally.skipped, strokes, options, console)
    if tally.hasVariants, options.evaluation.group == nil,
      let gone = GoneName.named("the member from")
    {
      console.complain("hint: \(gone.subject) is no longer read since 0.3: \(gone.instead)")
    }
    guard invocation.checkNames(tally) else { return .error }
    let examples = strokes.examples
    // Why nothing was read is reported already.
    guard !examples.isEmpty || tally.skipped.unreadable == 0 else { return .error }
    let circles = examples.count { $0.isPositive }
    guard circles > 0, circles < examples.count else {
      let what =
        circles > 0
        ? "others"
        : "strokes labelled \(options.evaluation.labelsOfCircles.joined(separator: ", "))"
      let near = circles > 0 ? nil : options.evaluation.nearLabel(tally) ?? tally.skipped.remedy
      console.complain(
        "strokecheck: there are no \(what), so there is nothing to tune on"
          + (near.map { "; \($0)" } ?? ""))
      return .error
    }
    let summary = summary(of: strokes, tuned, options, console)
    let code = print(summary, options, console)
    return tally.skipped.unreadable > 0 ? .error : code
  }

  private static func print(
    _ summary: TuningSummary, _ options: Options, _ console: Console
  ) -> ExitCode {
    var bytes: [UInt8] = []
    switch options.output.format {
    case .json: bytes.append(json: summary)
    case .swift:
      summary.append(swift: &bytes)
      for hint in summary.hints { console.complain("note: \(hint)") }
    default: summary.append(text: &bytes)
    }
    return options.output.isSilent
      ? .success : console.deliver(bytes, to: options.output.resultsPath)
  }

  private static func summary(
    of strokes: TuningExamples, _ tuned: TunedDetector, _ options: Options, _ console: Console
  ) -> TuningSummary {
    var strokes = strokes
    var summary = TuningSummary()
    summary.detector = type(of: tuned.detector).name
    summary.typeName = "\(type(of: tuned.detector))"
    (summary.goal, summary.goalText) = options.evaluation.tuningGoal
    (summary.otherOptions, summary.otherCode) = tuned.context(options)
    let groups = strokes.groups.count
    summary.group = options.evaluation.group.flatMap { groups > 1 ? ($0, groups) : nil }
    summary.ungrouped = summary.group == nil ? 0 : strokes.ungrouped
    summary.folds = strokes.fold(byGroup: summary.group != nil)
    let progress = Progress(of: "searching for limits", console: console)
    let tuning = Tuning(tuned.fitted, for: options.evaluation.tuningGoal.goal) {
      progress?.advance()
      return !Platform.isInterrupted
    }
    let examples = strokes.examples
    let choice = tuning.best(for: examples)
    let heldOut = tuning.heldOut(examples)
    progress?.clear()
    summary.isProven = heldOut.isProven && choice?.isProven ?? true
    summary.foundNothing = choice == nil
    summary.limits = tuned.summaries(choice)
    summary.idleLimits = choice.map { tuned.idleLimits($0, on: examples) } ?? []
    for (example, isAccepted) in zip(examples, heldOut.verdicts) {
      summary.add(
        isPositive: example.isPositive, present: example.passesNow,
        inSample: choice.map { example.passes($0) } ?? false, heldOut: isAccepted)
    }
    return summary
  }

  /// Warns of skipped strokes and of options without an effect.
  private static func warn(
    of skipped: SkippedStrokes, _ strokes: TuningExamples, _ options: Options,
    _ console: Console
  ) {
    var warnings = skipped.warnings(options, isTuning: true)
    if let member = options.evaluation.group, strokes.groups.count == 1 {
      warnings.append(
        "--group \(member): all strokes have the same one, so it does not decide which are held out"
      )
    }
    for warning in warnings { console.complain("warning: \(warning)") }
  }
}
