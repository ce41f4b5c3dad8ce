import StrokeCore
import StrokeFormats
import StrokeReports

/// What a detector or another source makes of a stroke, as far as an evaluation needs it.
struct Judgement: Sendable {
  let verdict: Verdict
  /// The answer that it is from, if it is from elsewhere.
  private(set) var answer: JudgeAnswer?
  /// The larger, the surer that the stroke should be accepted; nil where that is not stated or wanted.
  fileprivate(set) var rank: Double?
  fileprivate(set) var probability: Double?

  fileprivate init(_ verdict: Verdict) { self.verdict = verdict }

  /// Nil without an answer.
  init?(_ answer: JudgeAnswer?) {
    guard let answer else { return nil }
    (self.answer, verdict) = (answer, answer.verdict)
    (rank, probability) = (answer.rank, answer.statedProbability)
  }

  /// The margin or score.
  fileprivate var score: Double? { answer?.score ?? rank }
}

/// Judges labelled strokes and counts the results. No stroke is kept, and its verdicts only for results
/// that are stored.
struct Evaluator: Sendable {
  private let options: Options
  private let keepsOutcomes: Bool
  private let detectors: [any Detector]
  private let others: OtherVerdicts
  /// The names of the detectors, then of the other sources of verdicts, and of what is recorded.
  private let names: [String]
  /// What was found, but for the columns.
  private var found = EvaluationSummary()
  private var columns: [Column]
  /// The first stroke for which a judge stated no score or probability that is wanted, and what.
  private(set) var missing: (judge: String, stroke: StrokePlace, what: String)?
  /// True if a recorded verdict has no score that is wanted, so that none of them counts where one is needed.
  private var lacksRecordedScore = false

  /// What one detector or source of verdicts made of the strokes.
  private struct Column {
    var evaluation: Evaluation
    /// The probabilities, where they are wanted.
    var reliability: Reliability
    /// The margins or scores, where they are wanted.
    var margins: (circles: [Double], others: [Double]) = ([], [])
  }

  init(_ options: Options, _ others: OtherVerdicts) throws(RunError) {
    (self.options, self.others) = (options, others)
    keepsOutcomes = options.output.format == .json
    detectors = options.detection.detectors
    names = detectors.map { type(of: $0).name } + others.names
    columns = names.map {
      Column(evaluation: Evaluation(of: $0), reliability: Reliability(of: $0))
    }
    found.positiveLabels = options.evaluation.labelsOfCircles
    found.settings = options.detection.settingTexts(for: detectors)
    found.groupMember = options.evaluation.group
    let stated = names.indices.dropLast(others.mayBeRecorded && !detectors.isEmpty ? 1 : 0)
    guard !stated.contains(where: isGraded) else { return }
    for (isWanted, option, what) in gradings where isWanted {
      throw RunError(
        "--\(option): \(options.detection.judgeNames) states no \(what)",
        suggestion: "--detector ring")
    }
  }

  /// The options for which a verdict has to come with a number, and what that is.
  private var gradings: [(isWanted: Bool, option: String, what: String)] {
    [
      (options.evaluation.wantsReceiver, "roc", "margin"),
      (options.evaluation.wantsReliability, "reliability", "probability"),
    ]
  }

  /// True if the detector or source may state how sure it is.
  private func isGraded(_ index: Int) -> Bool {
    index >= detectors.count || detectors[index] is RingDetector
  }

  /// Hints on detectors of circles where a judge finds something else, and on those that state no number where
  /// one is wanted.
  var hints: [String] {
    var hints: [String] = []
    let labels = options.evaluation.labelsOfCircles
    if !detectors.isEmpty, !others.columns.isEmpty, !labels.contains("circle") {
      let own = Array(names.prefix(detectors.count)).list("and")
      hints.append("circles found by \(own) count as \(labels.joined(separator: ", "))")
    }
    let ungraded = names.indices.filter { !isGraded($0) }.map { names[$0] }
    for grading in gradings where grading.isWanted && !ungraded.isEmpty {
      hints.append(
        "--\(grading.option) leaves out \(ungraded.list("and")), which \(ungraded.count > 1 ? "state" : "states") no \(grading.what)"
      )
    }
    if lacksRecordedScore {
      hints.append(
        "the verdicts of \(others.recordedName ?? "") are left out there, because some have no score"
      )
    }
    return hints
  }

  /// What each detector makes of a stroke.
  func judge(_ stroke: Stroke) -> [Judgement] {
    detectors.map { detector in
      var judgement = Judgement(detector.verdict(on: stroke))
      guard options.evaluation.wantsReceiver || options.evaluation.wantsReliability,
        let ring = detector as? RingDetector
      else { return judgement }
      if options.evaluation.wantsReceiver { judgement.rank = ring.margin(of: stroke) }
      if options.evaluation.wantsReliability {
        judgement.probability = ring.probability(of: stroke)
      }
      return judgement
    }
  }

  /// Counts the verdicts on a stroke: each detector's, and those from elsewhere, which may be missing.
  mutating func add(
    _ stroke: LabelledStroke, _ own: [Judgement], _ answers: [JudgeAnswer?]
  ) {
    let isPositive = stroke.isPositive ?? false
    if isPositive { found.positives += 1 } else { found.negatives += 1 }
    let example = Evaluation.Example(
      file: stroke.place.file, index: stroke.place.number ?? 0, id: stroke.id,
      label: stroke.label ?? "", isPositive: isPositive,
      group: stroke.group, person: stroke.person)
    if options.evaluation.group != nil, stroke.group == nil { found.ungrouped += 1 }
    for index in names.indices {
      let judgement = index < own.count ? own[index] : Judgement(answers[index - own.count])
      guard let judgement else { continue }
      let outcome = columns[index].evaluation.add(
        judgement.verdict, word: judgement.answer?.word, label: judgement.answer?.label,
        score: options.evaluation.wantsReceiver ? judgement.score : nil, on: example)
      if keepsOutcomes { found.outcomes.append((index, outcome)) }
      guard options.evaluation.wantsReceiver || options.evaluation.wantsReliability, isGraded(index)
      else { continue }
      if let what = addGrades(of: judgement, isPositive, to: &columns[index]) {
        if others.mayBeRecorded, index == names.count - 1 {
          lacksRecordedScore = true
        } else {
          missing = missing ?? (names[index], stroke.place, what)
        }
      }
    }
  }

  /// Counts how sure a judge is. Returns what it does not state, if anything is missing.
  private func addGrades(
    of judgement: Judgement, _ isPositive: Bool, to column: inout Column
  ) -> String? {
    if options.evaluation.wantsReceiver {
      guard let rank = judgement.rank else { return "\"score\", which --roc needs" }
      if isPositive {
        column.margins.circles.append(rank)
      } else {
        column.margins.others.append(rank)
      }
    }
    if options.evaluation.wantsReliability {
      guard let probability = judgement.probability else {
        return "\"score\" from 0 to 1, which --reliability needs"
      }
      column.reliability.add(probability, isPositive: isPositive)
    }
    return nil
  }

  /// The summary of all results.
  var summary: EvaluationSummary {
    var columns = columns
    let names = detectors.map { type(of: $0).name } + others.columns
    if columns.count > names.count { columns.removeLast() }
    for index in columns.indices {
      columns[index].evaluation.detector = names[index]
      columns[index].reliability.detector = names[index]
    }
    var summary = found
    summary.evaluations = columns.map(\.evaluation)
    let graded = columns.indices.filter(isGraded).map { columns[$0] }
      .dropLast(lacksRecordedScore ? 1 : 0)
    if options.evaluation.wantsReliability { summary.reliabilities = graded.map(\.reliability) }
    if options.evaluation.wantsReceiver {
      summary.receivers = graded.map { column in
        let margins = column.margins
        let curve = ReceiverCurve(positives: margins.circles, negatives: margins.others)
        return DetectorCurve(column.evaluation.detector, curve, column.evaluation.confusion)
      }
    }
    return summary
  }
}

extension DetectionOptions {
  /// The settings of the detectors as they were asked for.
  fileprivate func settingTexts(for detectors: [any Detector]) -> [String] {
    let texts = limits.filter { limit in detectors.contains { limit.setting.isStated(by: $0) } }
      .map { "--\($0.setting.name) \($0.value.text(upTo: 6))" }
    let omitted = omittedChecks.map { "--without \($0)" }
    return (isAsPublished ? ["--as-published"] : []) + texts + omitted
  }
}
