import StrokeCore
import StrokeFormats
import StrokeReports

/// What the detectors make of a labelled stroke.
struct EvaluatedStroke: Sendable {
  /// The verdict of each.
  let verdicts: [Verdict]
  /// The margin of each, where it is wanted; nil where none is stated.
  let margins: [Double?]
  /// The probability of each, where it is wanted; nil where none is stated.
  let probabilities: [Double?]
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
    /// The first stroke for which a judge stated no score or probability that is wanted, and what.
    var missing: (judge: String, stroke: StrokePlace, what: String)?
    /// True if a recorded verdict has no score that is wanted, so that none of them counts where one is needed.
    var lacksRecordedScore = false
  }

  init(_ options: Options, _ others: OtherVerdicts, version: String) throws(UsageError) {
    (self.options, self.others, self.version) = (options, others, version)
    detectors = options.detectors
    names =
      detectors.map { type(of: $0).name } + others.names
      + (others.mayBeRecorded ? [RecordedVerdicts.name] : [])
    if !names.indices.dropLast(others.mayBeRecorded && !detectors.isEmpty ? 1 : 0).contains(
      where: isGraded)
    {
      for (isWanted, option, what) in gradings where isWanted {
        throw UsageError(
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

  func judge(
    _ record: StrokeRecord, _ labelled: LabelledStroke
  ) -> (EvaluatedStroke, [OtherVerdicts.Question?]) {
    let stroke = options.stroke(of: record)
    let (wantsMargin, wantsProbability) =
      (options.wantsReceiver, options.wantsReliability)
    let rings = wantsMargin || wantsProbability ? detectors.map { $0 as? RingDetector } : []
    let judged = EvaluatedStroke(
      verdicts: detectors.map { $0.verdict(on: stroke) },
      margins: wantsMargin ? rings.map { $0?.margin(of: stroke) } : [],
      probabilities: wantsProbability ? rings.map { $0?.probability(of: stroke) } : [])
    let question = others.question(about: record, stroke, at: labelled.place)
    return (judged, question == nil ? [] : [question])
  }

  /// The results before the first stroke.
  var noResults: Results {
    var results = Results()
    results.summary.version = version
    let isStored = options.format == .json
    results.summary.evaluations = names.map { Evaluation(of: $0, keepsOutcomes: isStored) }
    if options.wantsReliability {
      results.summary.reliabilities = names.indices.filter(isGraded).map {
        Reliability(of: names[$0])
      }
    }
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

  func add(
    _ stroke: LabelledStroke, _ judged: EvaluatedStroke, _ answers: [JudgeAnswer?],
    to results: inout Results
  ) {
    let isPositive = stroke.isPositive ?? false
    if isPositive { results.summary.positives += 1 } else { results.summary.negatives += 1 }
    let example = Evaluation.Example(
      file: stroke.place.file, index: stroke.place.number ?? 0, id: stroke.id,
      label: stroke.label ?? "", isPositive: isPositive,
      group: stroke.group, person: stroke.person, number: results.summary.judged)
    if options.group != nil, stroke.group == nil { results.summary.ungrouped += 1 }
    let wantsScores = options.wantsReceiver
    for (index, verdict) in judged.verdicts.enumerated() {
      results.summary.evaluations[index].add(
        verdict, score: wantsScores ? judged.margins[index] : nil, on: example)
    }
    for case (let index, let answer?) in answers.enumerated() {
      results.summary.evaluations[detectors.count + index].add(
        answer.verdict, word: answer.word, label: answer.label,
        score: wantsScores ? answer.score : nil, on: example)
    }
    if options.wantsReceiver {
      let margins = judged.margins + answers.map { $0?.rank }
      addMargins(margins, answers, stroke, isPositive, to: &results)
    }
    if options.wantsReliability {
      let probabilities = judged.probabilities + answers.map { $0?.statedProbability }
      addProbabilities(probabilities, answers, stroke, isPositive, to: &results)
    }
  }

  private func addMargins(
    _ margins: [Double?], _ answers: [JudgeAnswer?], _ stroke: LabelledStroke, _ isPositive: Bool,
    to results: inout Results
  ) {
    for (index, margin) in margins.enumerated() where hasVerdict(index, answers) {
      guard let margin else {
        addMissing("\"score\", which --roc needs", index, stroke, in: &results)
        continue
      }
      if isPositive {
        results.margins[index].circles.append(margin)
      } else {
        results.margins[index].others.append(margin)
      }
    }
  }

  private func addProbabilities(
    _ probabilities: [Double?], _ answers: [JudgeAnswer?], _ stroke: LabelledStroke,
    _ isPositive: Bool, to results: inout Results
  ) {
    var place = 0
    for (index, probability) in probabilities.enumerated() where isGraded(index) {
      if !hasVerdict(index, answers) {
        // It is not asked for a probability.
      } else if let probability {
        results.summary.reliabilities[place].add(probability, isPositive: isPositive)
      } else {
        addMissing(
          "\"score\" from 0 to 1, which --reliability needs", index, stroke, in: &results)
      }
      place += 1
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

  /// True for a verdict that should come with a number.
  private func hasVerdict(_ index: Int, _ answers: [JudgeAnswer?]) -> Bool {
    index < detectors.count ? isGraded(index) : answers[index - detectors.count] != nil
  }

  func summary(of results: Results, skipped: SkippedStrokes) -> EvaluationSummary {
    var summary = results.summary
    summary.skipped = skipped
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
