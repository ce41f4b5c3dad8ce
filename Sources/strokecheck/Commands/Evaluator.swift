import StrokeCore
import StrokeFormats
import StrokeReports

/// What a detector or another source makes of a stroke, as far as an evaluation needs it.
struct Judgement: Sendable {
  let verdict: Verdict
  /// The verdict in its own word, and the label that was predicted, if it is from elsewhere.
  var word: String?
  var label: String?
  /// The margin or score; nil where none is stated or wanted.
  var score: Double?
  /// The same as a rank: the larger, the surer that the stroke should be accepted.
  var rank: Double?
  var probability: Double?

  fileprivate init(_ verdict: Verdict) { self.verdict = verdict }

  /// Nil without an answer.
  init?(_ answer: JudgeAnswer?) {
    guard let answer else { return nil }
    verdict = answer.verdict
    (word, label, score) = (answer.word, answer.label, answer.score)
    (rank, probability) = (answer.rank, answer.statedProbability)
  }
}

/// Judges labelled strokes and counts the results. No stroke is kept, and its verdicts only for results
/// that are stored.
final class Evaluator: Sendable {
  private let options: Options
  /// The version of the tool, for results that are stored.
  private let version: String
  private let detectors: [any Detector]
  private let others: OtherVerdicts
  /// The names of the detectors, then of the other sources of verdicts, and of what is recorded.
  private let names: [String]

  struct Results: Sendable {
    var summary = EvaluationSummary()
    /// The margins or scores of each, where they are wanted.
    var margins: [(circles: [Double], others: [Double])] = []
    /// The probabilities of each, where they are wanted.
    var reliabilities: [Reliability] = []
    /// The first stroke for which a judge stated no score or probability that is wanted, and what.
    var missing: (judge: String, stroke: StrokePlace, what: String)?
    /// True if a recorded verdict has no score that is wanted, so that none of them counts where one is needed.
    var lacksRecordedScore = false
  }

  init(_ options: Options, _ others: OtherVerdicts, version: String) throws(RunError) {
    (self.options, self.others, self.version) = (options, others, version)
    detectors = options.detectors
    names = detectors.map { type(of: $0).name } + others.names
    if !names.indices.dropLast(others.mayBeRecorded && !detectors.isEmpty ? 1 : 0).contains(
      where: isGraded)
    {
      for (isWanted, option, what) in gradings where isWanted {
        throw RunError(
          "--\(option): \(options.judgeNames) states no \(what)", suggestion: "--detector ring")
      }
    }
  }

  /// The options for which a verdict has to come with a number, and what that is.
  private var gradings: [(isWanted: Bool, option: String, what: String)] {
    [
      (options.wantsReceiver, "roc", "margin"),
      (options.wantsReliability, "reliability", "probability"),
    ]
  }

  /// Hints on detectors of circles where a judge finds something else, and on those that state no number where
  /// one is wanted.
  func hints(on results: Results) -> [String] {
    var hints: [String] = []
    let labels = options.labelsOfCircles
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
    if results.lacksRecordedScore {
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
      guard options.wantsReceiver || options.wantsReliability,
        let ring = detector as? RingDetector
      else { return judgement }
      if options.wantsReceiver {
        judgement.rank = ring.margin(of: stroke)
        judgement.score = judgement.rank
      }
      if options.wantsReliability { judgement.probability = ring.probability(of: stroke) }
      return judgement
    }
  }

  /// The results before the first stroke.
  var noResults: Results {
    var results = Results()
    results.summary.version = version
    let isStored = options.format == .json
    results.summary.evaluations = names.map { Evaluation(of: $0, keepsOutcomes: isStored) }
    results.reliabilities = names.map { Reliability(of: $0) }
    results.summary.positiveLabels = options.labelsOfCircles
    results.summary.settings = options.settingTexts(for: detectors)
    results.summary.groupMember = options.group
    results.margins = names.map { _ in ([], []) }
    return results
  }

  /// True if a verdict comes with a margin and a probability: of ring, and of other sources, which
  /// should.
  private func isGraded(_ index: Int) -> Bool {
    index >= detectors.count || detectors[index] is RingDetector
  }

  /// Counts what each detector makes of a stroke, and the answers from elsewhere.
  func add(
    _ stroke: LabelledStroke, _ own: [Judgement], _ answers: [JudgeAnswer?],
    to results: inout Results
  ) {
    let isPositive = stroke.isPositive ?? false
    if isPositive { results.summary.positives += 1 } else { results.summary.negatives += 1 }
    let example = Evaluation.Example(
      file: stroke.place.file, index: stroke.place.number ?? 0, id: stroke.id,
      label: stroke.label ?? "", isPositive: isPositive,
      group: stroke.group, person: stroke.person, number: results.summary.judged)
    if options.group != nil, stroke.group == nil { results.summary.ungrouped += 1 }
    for index in names.indices {
      let judgement = index < own.count ? own[index] : Judgement(answers[index - own.count])
      guard let judgement else { continue }
      results.summary.evaluations[index].add(
        judgement.verdict, word: judgement.word, label: judgement.label,
        score: options.wantsReceiver ? judgement.score : nil, on: example)
    }
    guard options.wantsReceiver || options.wantsReliability else { return }
    addGrades(own + answers.map(Judgement.init), of: stroke, isPositive, to: &results)
  }

  /// Counts the scores and probabilities of a stroke.
  private func addGrades(
    _ judgements: [Judgement?], of stroke: LabelledStroke, _ isPositive: Bool,
    to results: inout Results
  ) {
    let graded = judgements.indices.filter { isGraded($0) && judgements[$0] != nil }
    for index in graded where options.wantsReceiver {
      guard let rank = judgements[index]?.rank else {
        addMissing("\"score\", which --roc needs", index, stroke, in: &results)
        continue
      }
      if isPositive {
        results.margins[index].circles.append(rank)
      } else {
        results.margins[index].others.append(rank)
      }
    }
    for index in graded where options.wantsReliability {
      if let probability = judgements[index]?.probability {
        results.reliabilities[index].add(probability, isPositive: isPositive)
      } else {
        addMissing(
          "\"score\" from 0 to 1, which --reliability needs", index, stroke, in: &results)
      }
    }
  }

  private func addMissing(
    _ what: String, _ index: Int, _ stroke: LabelledStroke, in results: inout Results
  ) {
    if others.mayBeRecorded, index == names.count - 1 {
      results.lacksRecordedScore = true
    } else {
      results.missing = results.missing ?? (names[index], stroke.place, what)
    }
  }

  func summary(of results: Results, skipped: SkippedStrokes) -> EvaluationSummary {
    var summary = results.summary
    summary.skipped = skipped
    if options.wantsReliability {
      summary.reliabilities = names.indices.filter(isGraded).map { results.reliabilities[$0] }
    }
    let names = detectors.map { type(of: $0).name } + others.columns
    if others.mayBeRecorded {
      if let name = others.recordedName {
        summary.evaluations[names.count - 1].detector = name
      } else {
        summary.evaluations.removeLast()
      }
      if results.lacksRecordedScore || others.recordedName == nil {
        _ = summary.reliabilities.popLast()
      } else if let last = summary.reliabilities.indices.last {
        summary.reliabilities[last].detector = names[names.count - 1]
      }
    }
    if options.wantsReceiver {
      let graded = names.indices.filter(isGraded)
      summary.receivers = graded.dropLast(results.lacksRecordedScore ? 1 : 0).map {
        let margins = results.margins[$0]
        let curve = ReceiverCurve(positives: margins.circles, negatives: margins.others)
        return DetectorCurve(names[$0], curve, summary.evaluations[$0].confusion)
      }
    }
    return summary
  }
}

extension Options {
  /// The settings of the detectors as they were asked for.
  fileprivate func settingTexts(for detectors: [any Detector]) -> [String] {
    let texts = limits.filter { limit in detectors.contains { limit.setting.isStated(by: $0) } }
      .map { "--\($0.setting.name) \($0.value.text(upTo: 6))" }
    let omitted = omittedChecks.map { "--without \($0)" }
    return (isAsPublished ? ["--as-published"] : []) + texts + omitted
  }
}
