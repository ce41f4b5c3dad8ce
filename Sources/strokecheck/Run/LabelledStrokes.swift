import StrokeCore
import StrokeFormats
import StrokeReports

/// A stroke with its label and group.
struct LabelledStroke: Sendable {
  /// Where it stands: with an empty file until the strokes before it have been counted.
  fileprivate(set) var place = StrokePlace("")
  /// The stroke's own name for itself.
  let id: String?
  /// Nil only where strokes without one count too.
  let label: String?
  /// True if it should be a circle; nil without a label.
  let isPositive: Bool?
  /// The group that it counts in; nil if there are no groups, or it is in none.
  fileprivate(set) var group: String?
  /// True if it says what stroke it is a variant of, as version 0.2 wrote it.
  let isVariant: Bool
  /// Members of a stroke that is in no group, where groups are wanted.
  let members: [String]
  /// The stroke as it was recorded.
  let recorded: Stroke
  /// The stroke as it is judged: resampled if the options say so.
  let stroke: Stroke
  /// What judges from outside answer, by judge, in the order in which they were asked.
  fileprivate(set) var answers: [[JudgeAnswer]] = []
  /// The number of times that each is asked.
  fileprivate var questions: [Int] = []
}

/// Makes something of each labelled stroke that counts: what `evaluate`, `tune` and `compare` do.
struct LabelledStrokes<Judged: Sendable>: StrokeHandler {
  /// What was made of a stroke, or why it does not count.
  enum Element: Sendable {
    case judged(LabelledStroke, Judged)
    case leftOut(Reason)
  }

  enum Item {
    case stroke(LabelledStroke)
    case leftOut(Reason)
  }

  enum Reason: Sendable {
    case ignored(label: String)
    /// The names of its members are kept of the first in a chunk.
    case unlabelled(members: [String])
    case cancelled
  }

  private let options: Options
  private let positiveLabels: Set<String>
  private let ignoredLabels: Set<String>
  /// True if strokes without a label do not count.
  private let needsLabel: Bool
  let judges: Judges?
  private let questions: @Sendable (LabelledStroke) -> [JudgeQuestion]
  private let judge: @Sendable (LabelledStroke) -> Judged

  /// Lets `judge` judge each stroke that counts, once judges from outside have answered the questions that
  /// `questions` makes of it.
  init(
    _ options: Options, needsLabel: Bool = true, judges: Judges? = nil,
    questions: @escaping @Sendable (LabelledStroke) -> [JudgeQuestion] = { _ in [] },
    judge: @escaping @Sendable (LabelledStroke) -> Judged
  ) {
    (self.options, self.needsLabel) = (options, needsLabel)
    self.judge = judge
    (self.judges, self.questions) = (judges, questions)
    positiveLabels = Set(options.evaluation.labelsOfCircles)
    ignoredLabels = Set(options.evaluation.ignoredLabels)
  }

  var diagnostics: Diagnostics { .problems }

  func handle(_ record: inout StrokeRecord, into chunk: inout ChunkResult<Item>) {
    var item = item(of: record, isFirst: chunk.items.isEmpty)
    // Where labels do not matter, nobody asks how many strokes were left out.
    if case .leftOut = item, !needsLabel { return }
    if let judges, case .stroke(var stroke) = item {
      stroke.questions = judges.programs.map { _ in 0 }
      for question in questions(stroke) {
        chunk.ask(
          question.judge, about: question.stroke, of: record,
          showsLabels: options.detection.showsLabels)
        stroke.questions[question.judge] += 1
      }
      item = .stroke(stroke)
    }
    chunk.add(item)
  }

  func take(_ answers: inout JudgeAnswers, into item: inout Item) throws(JudgeFault) {
    guard case .stroke(var stroke) = item else { return }
    for (judge, count) in stroke.questions.enumerated() {
      var own: [JudgeAnswer] = []
      while own.count < count { own.append(try answers.next(of: judge)) }
      stroke.answers.append(own)
    }
    item = .stroke(stroke)
  }

  private func item(of record: StrokeRecord, isFirst: Bool) -> Item {
    if record.label == nil, needsLabel {
      return .leftOut(.unlabelled(members: isFirst ? record.fields.map(\.name) : []))
    }
    if let label = record.label, ignoredLabels.contains(label) {
      return .leftOut(.ignored(label: label))
    }
    guard options.input.includesCancelled || !record.isCancelled else {
      return .leftOut(.cancelled)
    }
    let stroke =
      options.input.resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
    let group = options.evaluation.group(of: record, isFirst: isFirst)
    return .stroke(
      LabelledStroke(
        id: record.id, label: record.label,
        isPositive: record.label.map { positiveLabels.contains($0) }, group: group.name,
        isVariant: record.text(of: "from") != nil, members: group.members, recorded: record.stroke,
        stroke: stroke))
  }

  func append(
    _ item: inout Item, at place: StrokePlace, to output: inout ChunkOutput<Element>
  ) {
    switch item {
    case .leftOut(let reason): output.results.append(.leftOut(reason))
    case .stroke(var stroke):
      stroke.place = place
      if options.evaluation.group == "file" { stroke.group = stroke.group ?? place.file }
      output.results.append(.judged(stroke, judge(stroke)))
    }
  }
}

/// Collects what was made of labelled strokes, and counts those that do not count.
struct LabelledSink<Judged: Sendable, Collection: Sendable>: ResultSink {
  private(set) var collection: Collection
  private(set) var leftOut = LeftOutStrokes()
  private(set) var seen = SeenNames()
  private let add: @Sendable (LabelledStroke, Judged, inout Collection) -> Void

  init(
    into collection: Collection,
    _ add: @escaping @Sendable (LabelledStroke, Judged, inout Collection) -> Void
  ) {
    (self.collection, self.add) = (collection, add)
  }

  mutating func append(
    _ results: ArraySlice<LabelledStrokes<Judged>.Element>, isBeginning: Bool
  ) {
    for result in results {
      switch result {
      case .judged(let stroke, let judged):
        seen.add(label: stroke.label, group: stroke.group, members: stroke.members)
        seen.hasVariants = seen.hasVariants || stroke.isVariant
        add(stroke, judged, &collection)
      case .leftOut(.ignored(let label)):
        leftOut.ignored[label, default: 0] += 1
        seen.labels.insert(label)
      case .leftOut(.unlabelled(let members)):
        leftOut.unlabelled += 1
        if leftOut.membersOfUnlabelled.isEmpty { leftOut.membersOfUnlabelled = members }
      case .leftOut(.cancelled): leftOut.cancelled += 1
      }
    }
  }

  mutating func append(problem: String) { leftOut.unreadable += 1 }
}

extension LeftOutStrokes {
  /// What to do if strokes without labels were left out.
  var remedy: String? { unlabelled > 0 ? Self.labelRemedy : nil }

  /// What to do about strokes without labels.
  static let labelRemedy =
    "convert --set label=circle labels the strokes of a file, and the recorder (strokecheck record) asks for labels"

  /// Warnings of strokes that do not count for reasons of their own, and of options that concern none.
  func warnings(_ options: EvaluationOptions, isTuning: Bool = false) -> [String] {
    let hint = isTuning ? "" : "; --include-cancelled judges them"
    var warnings: [String] = []
    for (count, what, hint) in [
      (unlabelled, "without label", ""), (cancelled, "their pointer was cancelled", hint),
    ] where count > 0 {
      warnings.append("\(what), left out: \(count)\(hint)")
    }
    for label in options.ignoredLabels where ignored[label] == nil {
      warnings.append("--ignore-label \(label): no stroke has this label")
    }
    return warnings
  }
}
