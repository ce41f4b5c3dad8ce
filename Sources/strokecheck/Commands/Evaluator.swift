import StrokeCore
import StrokeFormats
import StrokeReports

/// What the detectors make of a labelled stroke.
struct EvaluatedStroke: Sendable {
  /// The verdict of each detector.
  let verdicts: [Verdict]
  /// Ring's margin, where it is wanted.
  let margin: Double?
  /// For each curve, which of its combinations of values accept the stroke.
  let acceptances: [[Bool]]
  /// Ring's probability, where it is wanted.
  let probability: Double?
  /// For each detector, whether it accepts the stroke after each of the changes, where they are wanted;
  /// nil where too few samples are left.
  let robustness: [[Bool?]]
}

/// Judges labelled strokes and counts the results. No stroke is kept, and its verdicts only for results
/// that are stored or compared.
struct Evaluator: Sendable {
  private let options: Options
  private let detectors: [any Detector]
  private let curves: [(curve: SettingCurve, detectors: [any Detector])]

  /// The results so far, and the margins of circles and of others, where they are wanted.
  typealias Results = (
    summary: EvaluationSummary, circleMargins: [Double], otherMargins: [Double]
  )

  init(_ options: Options) throws(UsageError) {
    self.options = options
    let detectors = options.detection.detectors
    if options.evaluation.wantsReceiver {
      guard options.evaluation.sweeps.isEmpty else {
        throw UsageError("--sweep and --roc cannot be used together")
      }
      self.detectors = detectors.filter { $0 is RingDetector }
      guard !self.detectors.isEmpty else {
        throw UsageError(
          "--roc: \(options.detection.name) has no margin", suggestion: "--detector ring")
      }
    } else {
      self.detectors = detectors
    }
    curves = try Sweep.curves(of: options.evaluation.sweeps, detectors)
    if options.evaluation.wantsReliability, !self.detectors.contains(where: { $0 is RingDetector })
    {
      throw UsageError(
        "--reliability: \(options.detection.name) states no probability",
        suggestion: "--detector ring")
    }
  }

  func judge(_ stroke: Stroke) -> EvaluatedStroke {
    let ring = detectors.lazy.compactMap { $0 as? RingDetector }.first
    return EvaluatedStroke(
      verdicts: detectors.map { $0.verdict(on: stroke) },
      margin: options.evaluation.wantsReceiver ? ring?.margin(of: stroke) : nil,
      acceptances: curves.map { $0.detectors.map { $0.verdict(on: stroke).isCircle } },
      probability: options.evaluation.wantsReliability ? ring?.probability(of: stroke) : nil,
      robustness: options.evaluation.wantsRobustness ? robustness(of: stroke) : [])
  }

  private func robustness(of stroke: Stroke) -> [[Bool?]] {
    let changed = Robustness.changes.map { change -> Stroke? in
      guard let changed = try? stroke.transformed(by: change.transformation) else { return nil }
      return changed.count >= options.evaluation.minSamples ? changed : nil
    }
    return detectors.map { detector in
      changed.map { $0.map { detector.verdict(on: $0).isCircle } }
    }
  }

  /// The results before the first stroke.
  var noResults: Results {
    var summary = EvaluationSummary()
    summary.version = StrokeCheck.program.version
    let isStored = options.evaluation.format == .json || options.evaluation.expectation != nil
    summary.evaluations = detectors.map {
      Evaluation(of: type(of: $0).name, keepsOutcomes: isStored)
    }
    summary.sweeps = curves.map(\.curve)
    if options.evaluation.wantsReliability {
      summary.reliability = Reliability(of: RingDetector.name)
    }
    if options.evaluation.wantsRobustness {
      summary.robustness = detectors.map { Robustness(of: type(of: $0).name) }
    }
    summary.positiveLabels = options.evaluation.labelsOfCircles
    summary.transformations = options.evaluation.transformations.map(\.text)
    summary.settings = options.detection.texts(for: options.detection.detectors)
    summary.groupMember = options.evaluation.group
    return (summary, [], [])
  }

  /// Counts a stroke.
  func add(_ stroke: LabelledStroke, _ judged: EvaluatedStroke, to results: inout Results) {
    let isPositive = stroke.isPositive ?? false
    let example = Evaluation.Example(
      file: stroke.place.file, index: stroke.place.number ?? 0, id: stroke.id,
      label: stroke.label ?? "", isPositive: isPositive,
      group: stroke.group ?? (options.evaluation.group == nil ? nil : "(none)"))
    for (index, verdict) in judged.verdicts.enumerated() {
      results.summary.evaluations[index].add(verdict, on: example)
    }
    if let margin = judged.margin {
      if isPositive {
        results.circleMargins.append(margin)
      } else {
        results.otherMargins.append(margin)
      }
    }
    for (index, acceptances) in judged.acceptances.enumerated() {
      for (place, isAccepted) in acceptances.enumerated() {
        results.summary.sweeps[index].points[place].add(example, isAccepted: isAccepted)
      }
    }
    if let probability = judged.probability {
      results.summary.reliability?.add(probability, isPositive: isPositive)
    }
    for (index, acceptances) in judged.robustness.enumerated() {
      results.summary.robustness[index].add(
        acceptances, unchanged: judged.verdicts[index].isCircle, isPositive: isPositive)
    }
  }

  /// Sums up.
  func summary(of results: Results, leftOut: LeftOutStrokes) -> EvaluationSummary {
    var summary = results.summary
    summary.leftOut = leftOut
    for index in summary.sweeps.indices {
      let detector = summary.sweeps[index].detector
      summary.sweeps[index].own =
        summary.evaluations.first { $0.detector == detector }?.confusion
    }
    if options.evaluation.wantsReceiver {
      let curve = ReceiverCurve(positives: results.circleMargins, negatives: results.otherMargins)
      summary.receivers = summary.evaluations.map { ($0.detector, curve) }
    }
    return summary
  }
}

extension DetectionOptions {
  /// The settings as they were asked for, without defaults that concern other detectors.
  fileprivate func texts(for detectors: [any Detector]) -> [String] {
    let limits = settings(of: detectors).map {
      "--\($0.setting.name) \($0.value.text(upTo: 6))"
    }
    let omitted = omittedChecks.map { "--without \($0)" }
    return (isAsPublished ? ["--as-published"] : []) + limits + omitted
  }
}
