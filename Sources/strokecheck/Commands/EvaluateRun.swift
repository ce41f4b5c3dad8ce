import StrokeCore
import StrokeFormats
import StrokeReports

/// One run of `evaluate` over its inputs: reads strokes, changes them, and counts what the detectors
/// make of them. No stroke is kept.
struct EvaluateRun {
  private let options: Options
  private let console: Console
  private let positiveLabels: Set<String>
  private let excluded: Set<String>
  private var jobs: [Job]
  private var curves: [(curve: SettingCurve, detectors: [any Detector])] = []
  private var summary = EvaluationSummary()
  /// Whether a stroke has the member that groups are named by.
  private var sawGroup = false

  /// A detector and what it has come to.
  private struct Job {
    let detector: any Detector
    var evaluation: Evaluation
    /// The margins of circles and of others, where they are wanted and the detector has them.
    var margins: (positive: [Double], negative: [Double])?
  }

  init(_ options: Options, _ console: Console) throws(UsageError) {
    self.options = options
    self.console = console
    let evaluation = options.evaluation
    let labels = evaluation.positiveLabels.isEmpty ? ["circle"] : evaluation.positiveLabels
    positiveLabels = Set(labels)
    excluded = Set(evaluation.excluded)
    let detectors = options.detection.detectors
    jobs = detectors.map { detector in
      let hasMargin = evaluation.wantsReceiver && detector is RingDetector
      return Job(
        detector: detector, evaluation: Evaluation(of: type(of: detector).name),
        margins: hasMargin ? ([], []) : nil)
    }
    if evaluation.wantsReceiver {
      guard evaluation.sweep == nil else {
        throw UsageError("--sweep and --roc cannot be used together")
      }
      jobs.removeAll { $0.margins == nil }
      guard !jobs.isEmpty else {
        throw UsageError(
          "--roc: \(options.detection.name) has no margin", suggestion: "--detector ring")
      }
    }
    if let sweep = evaluation.sweep { curves = try sweep.curves(of: detectors) }
    summary.positiveLabels = labels
    summary.transformations = evaluation.transformations.map(\.text)
    summary.settings = options.detection.texts(for: detectors)
    summary.groupMember = evaluation.group
  }

  /// Reads and judges all inputs, one after the other.
  mutating func read(_ inputs: [Result<Input, InputFailure>]) {
    for input in inputs { read(input) }
  }

  private mutating func read(_ input: Result<Input, InputFailure>) {
    var reader = StrokeReader(input, options.input.reading, console)
    var record = StrokeRecord()
    var index = 0
    while true {
      index += 1
      switch reader.next(into: &record) {
      case .stroke: judge(record, file: reader.name, index)
      case .problem(let problem): complain(problem)
      case .end: return
      }
    }
  }

  private mutating func judge(_ record: StrokeRecord, file: String, _ index: Int) {
    if let id = record.id, excluded.contains(id) { return summary.leftOut.append(id) }
    guard let label = record.label else { return summary.unlabelled += 1 }
    guard options.input.includesCancelled || !record.isCancelled else {
      return summary.cancelled += 1
    }
    let stroke: Stroke
    do throws(Stroke.Flaw) { stroke = try prepared(record.stroke) } catch {
      return complain("\(file)#\(index): it cannot be transformed so: a number gets too large")
    }
    guard stroke.count >= options.evaluation.minSamples else { return summary.tooShort += 1 }
    let example = Evaluation.Example(
      file: file, index: index, id: record.id, label: label,
      isPositive: positiveLabels.contains(label), group: group(of: record, file))
    judge(stroke, example)
  }

  /// The group that a stroke is in, if there are any.
  private mutating func group(of record: StrokeRecord, _ file: String) -> String? {
    guard let member = options.evaluation.group else { return nil }
    guard let name = record.text(of: member) ?? (member == "file" ? file : nil) else {
      return "(none)"
    }
    sawGroup = true
    return name
  }

  private func prepared(_ stroke: Stroke) throws(Stroke.Flaw) -> Stroke {
    var stroke = stroke
    for (_, transformation) in options.evaluation.transformations {
      stroke = try stroke.transformed(by: transformation)
    }
    return options.input.resampling.map { stroke.resampled(to: $0) } ?? stroke
  }

  private mutating func judge(_ stroke: Stroke, _ example: Evaluation.Example) {
    for index in jobs.indices {
      jobs[index].evaluation.add(jobs[index].detector.verdict(on: stroke), on: example)
      guard let detector = jobs[index].detector as? RingDetector, jobs[index].margins != nil
      else { continue }
      let margin = detector.margin(of: stroke)
      if example.isPositive {
        jobs[index].margins?.positive.append(margin)
      } else {
        jobs[index].margins?.negative.append(margin)
      }
    }
    for index in curves.indices {
      for (place, detector) in curves[index].detectors.enumerated() {
        curves[index].curve.points[place].confusion.add(
          isPositive: example.isPositive, isAccepted: detector.verdict(on: stroke).isCircle)
      }
    }
  }

  /// Closes the books, and says what people should know of them.
  mutating func finish() -> EvaluationSummary {
    summary.evaluations = jobs.map(\.evaluation)
    summary.sweeps = curves.map(\.curve)
    summary.receivers = jobs.compactMap { job in
      job.margins.map {
        (
          job.evaluation.detector,
          ReceiverCurve(positives: $0.positive, negatives: $0.negative)
        )
      }
    }
    for warning in warnings { console.complain("warning: \(warning)") }
    return summary
  }

  /// What was asked for and not found, and what was found and not asked for.
  private var warnings: [String] {
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
    let labels = jobs.first?.evaluation.labels ?? [:]
    let missing = summary.positiveLabels.filter { labels[$0] == nil }
    if missing.count == summary.positiveLabels.count {
      let names = missing.joined(separator: ", ")
      warnings.append("no stroke is labelled \(names); --positive LABEL says what is")
    } else {
      warnings += missing.map { "--positive \($0): no stroke has this label" }
    }
    if let member = options.evaluation.group, !sawGroup, !labels.isEmpty {
      warnings.append("--group \(member): no stroke has this member")
    }
    return warnings
  }

  private mutating func complain(_ text: String) {
    summary.unreadable += 1
    console.complain(text)
  }
}

extension DetectionOptions {
  /// The settings as they were asked for, without defaults that concern other detectors.
  fileprivate func texts(for detectors: [any Detector]) -> [String] {
    let limits = settings(of: detectors).map {
      "--\($0.setting.name) \($0.value.text(decimals: 6))"
    }
    return (isAsPublished ? ["--as-published"] : []) + limits
  }
}
