import StrokeCore
import StrokeFormats
import StrokeReports

/// A labelled stroke, or the reason why it does not count.
enum EvaluatedStroke: Sendable {
  case excluded(id: String)
  case ignored(label: String)
  /// The names of its members are kept of the first in a chunk.
  case unlabelled(members: [String])
  case cancelled
  case tooShort
  case judged(EvaluatedExample)
}

/// A labelled stroke that was judged.
struct EvaluatedExample: Sendable {
  var example: Evaluation.Example
  /// The verdict of each detector.
  let verdicts: [Verdict]
  /// Ring's margin, where it is wanted.
  let margin: Double?
  /// For each curve, which of its combinations of values accept the stroke.
  let acceptances: [[Bool]]
  /// Ring's probability, where it is wanted.
  let probability: Double?
  /// Members of a stroke that is in no group, where groups are wanted.
  let members: [String]
  /// For each detector, whether it accepts the stroke after each of the changes, where they are wanted;
  /// nil where too few samples are left.
  let robustness: [[Bool?]]
}

/// Judges labelled strokes: what workers do in `evaluate`.
struct ExampleJudge: StrokeHandler {
  private let options: Options
  private let positiveLabels: Set<String>
  private let excluded: Set<String>
  private let ignoredLabels: Set<String>
  fileprivate let detectors: [any Detector]
  fileprivate let curves: [(curve: SettingCurve, detectors: [any Detector])]

  var diagnostics: Diagnostics { .problems }

  /// The result for a stroke before its place is known.
  enum Item {
    case stroke(EvaluatedStroke, index: Int)
    /// A transformation made a number too large.
    case tooLarge(index: Int)
  }

  init(_ options: Options) throws(UsageError) {
    self.options = options
    positiveLabels = Set(options.evaluation.labelsOfCircles)
    excluded = Set(options.evaluation.excluded)
    ignoredLabels = Set(options.evaluation.ignoredLabels)
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

  func handle(_ record: inout StrokeRecord, into chunk: inout ChunkResult<Item>) {
    chunk.items.append(item(of: record, index: chunk.strokes, isFirst: chunk.items.isEmpty))
  }

  private func item(of record: StrokeRecord, index: Int, isFirst: Bool) -> Item {
    if let id = record.id, excluded.contains(id) { return .stroke(.excluded(id: id), index: index) }
    guard let label = record.label else {
      return .stroke(.unlabelled(members: isFirst ? record.fields.map(\.name) : []), index: index)
    }
    if ignoredLabels.contains(label) { return .stroke(.ignored(label: label), index: index) }
    guard options.input.includesCancelled || !record.isCancelled else {
      return .stroke(.cancelled, index: index)
    }
    let stroke: Stroke
    do throws(Stroke.Flaw) { stroke = try prepared(record.stroke) } catch {
      return .tooLarge(index: index)
    }
    guard stroke.count >= options.evaluation.minSamples else {
      return .stroke(.tooShort, index: index)
    }
    let group = options.evaluation.group(of: record, isFirst: isFirst)
    let example = Evaluation.Example(
      file: "", index: index, id: record.id, label: label,
      isPositive: positiveLabels.contains(label), group: group.name)
    return .stroke(.judged(judged(stroke, example, group.members)), index: index)
  }

  private func prepared(_ stroke: Stroke) throws(Stroke.Flaw) -> Stroke {
    var stroke = stroke
    for (_, transformation) in options.evaluation.transformations {
      stroke = try stroke.transformed(by: transformation)
    }
    return options.input.resampling.map { stroke.resampled(to: $0) } ?? stroke
  }

  private func judged(
    _ stroke: Stroke, _ example: Evaluation.Example, _ members: [String]
  ) -> EvaluatedExample {
    let ring = detectors.lazy.compactMap { $0 as? RingDetector }.first
    return EvaluatedExample(
      example: example, verdicts: detectors.map { $0.verdict(on: stroke) },
      margin: options.evaluation.wantsReceiver ? ring?.margin(of: stroke) : nil,
      acceptances: curves.map { $0.detectors.map { $0.verdict(on: stroke).isCircle } },
      probability: options.evaluation.wantsReliability ? ring?.probability(of: stroke) : nil,
      members: members,
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

  func append(
    _ item: inout Item, at place: ChunkPlace, to output: inout ChunkOutput<EvaluatedStroke>
  ) {
    switch item {
    case .tooLarge(let index):
      let name = "\(place.file)#\(place.strokes + index)"
      output.say(.problem("\(name): it cannot be transformed so: a number gets too large"))
    case .stroke(.judged(var judged), let index):
      judged.example = Evaluation.Example(
        file: place.file, index: place.strokes + index, id: judged.example.id,
        label: judged.example.label, isPositive: judged.example.isPositive,
        group: judged.example.group ?? (options.evaluation.group == "file" ? place.file : nil))
      output.results.append(.judged(judged))
    case .stroke(let stroke, _): output.results.append(stroke)
    }
  }
}

/// Counts what the detectors make of labelled strokes. No stroke is kept, and its verdicts only for
/// results that are stored or compared.
struct EvaluationSink: ResultSink {
  private let options: Options
  private var evaluations: [Evaluation]
  private var curves: [SettingCurve]
  /// The margins of circles and of others, where they are wanted.
  private var margins: (positive: [Double], negative: [Double]) = ([], [])
  private var reliability: Reliability?
  private var robustness: [Robustness] = []
  private var summary = EvaluationSummary()
  private(set) var seen = SeenNames()

  init(_ judge: ExampleJudge, _ options: Options) {
    self.options = options
    let isStored = options.evaluation.format == .json || options.evaluation.expectation != nil
    evaluations = judge.detectors.map {
      Evaluation(of: type(of: $0).name, keepsOutcomes: isStored)
    }
    curves = judge.curves.map(\.curve)
    if options.evaluation.wantsReliability { reliability = Reliability(of: RingDetector.name) }
    if options.evaluation.wantsRobustness {
      robustness = judge.detectors.map { Robustness(of: type(of: $0).name) }
    }
    summary.positiveLabels = options.evaluation.labelsOfCircles
    summary.transformations = options.evaluation.transformations.map(\.text)
    summary.settings = options.detection.texts(for: options.detection.detectors)
    summary.groupMember = options.evaluation.group
  }

  mutating func append(_ results: ArraySlice<EvaluatedStroke>, isBeginning: Bool) {
    for stroke in results {
      switch stroke {
      case .excluded(let id): summary.leftOut.append(id)
      case .ignored(let label):
        summary.ignored[label, default: 0] += 1
        seen.labels.insert(label)
      case .unlabelled(let members):
        summary.unlabelled += 1
        if summary.membersOfUnlabelled.isEmpty { summary.membersOfUnlabelled = members }
      case .cancelled: summary.cancelled += 1
      case .tooShort: summary.tooShort += 1
      case .judged(let judged): add(judged)
      }
    }
  }

  mutating func append(problem: String) { summary.unreadable += 1 }

  private mutating func add(_ judged: EvaluatedExample) {
    let example = inGroup(judged.example)
    seen.add(label: example.label, group: judged.example.group, members: judged.members)
    for (index, verdict) in judged.verdicts.enumerated() {
      evaluations[index].add(verdict, on: example)
    }
    if let margin = judged.margin {
      if example.isPositive {
        margins.positive.append(margin)
      } else {
        margins.negative.append(margin)
      }
    }
    for (index, acceptances) in judged.acceptances.enumerated() {
      for (place, isAccepted) in acceptances.enumerated() {
        curves[index].points[place].add(example, isAccepted: isAccepted)
      }
    }
    if let probability = judged.probability {
      reliability?.add(probability, isPositive: example.isPositive)
    }
    for (index, acceptances) in judged.robustness.enumerated() {
      robustness[index].add(
        acceptances, unchanged: judged.verdicts[index].isCircle, isPositive: example.isPositive)
    }
  }

  /// Puts a stroke without a group into one, if there are any.
  private func inGroup(_ example: Evaluation.Example) -> Evaluation.Example {
    guard options.evaluation.group != nil, example.group == nil else { return example }
    return Evaluation.Example(
      file: example.file, index: example.index, id: example.id, label: example.label,
      isPositive: example.isPositive, group: "(none)")
  }

  /// Sums up, and says what people should know of it.
  func finish(_ console: Console) -> EvaluationSummary {
    var summary = summary
    summary.evaluations = evaluations
    summary.sweeps = curves.map { curve in
      var curve = curve
      curve.own = evaluations.first { $0.detector == curve.detector }?.confusion
      return curve
    }
    summary.reliability = reliability
    summary.robustness = robustness
    if options.evaluation.wantsReceiver {
      let curve = ReceiverCurve(positives: margins.positive, negatives: margins.negative)
      summary.receivers = evaluations.map { ($0.detector, curve) }
    }
    for warning in warnings(summary) { console.complain("warning: \(warning)") }
    return summary
  }

  /// Returns warnings of what was asked for and not found, and the reverse.
  private func warnings(_ summary: EvaluationSummary) -> [String] {
    var warnings: [String] = []
    if summary.unlabelled > 0 { warnings.append("without label, left out: \(summary.unlabelled)") }
    if summary.cancelled > 0 {
      let count = "their pointer was cancelled, left out: \(summary.cancelled)"
      warnings.append("\(count); --include-cancelled judges them")
    }
    let left = Set(summary.leftOut)
    for id in options.evaluation.excluded where !left.contains(id) {
      warnings.append("--exclude \(id): no stroke has this id")
    }
    for label in options.evaluation.ignoredLabels where summary.ignored[label] == nil {
      warnings.append("--ignore-label \(label): no stroke has this label")
    }
    return warnings
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
