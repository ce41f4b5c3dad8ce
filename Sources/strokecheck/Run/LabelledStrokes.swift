import StrokeCore
import StrokeFormats
import StrokeReports

/// A stroke's label and group, and where it stands.
struct LabelledStroke: Sendable {
  let place: StrokePlace
  /// The stroke's own name for itself.
  let id: String?
  /// Nil only where strokes without one count too.
  let label: String?
  /// True if it should be a circle; nil without a label.
  let isPositive: Bool?
  /// The group that it counts in; nil if there are no groups, or it is in none.
  let group: String?
  /// Who drew it: the group, or where there are no groups the member `subject`.
  let person: String?
  /// True if it says what stroke it is a variant of, as version 0.2 wrote it.
  let isVariant: Bool
  /// Members of a stroke that is in no group, where groups are wanted.
  let members: [String]
}

/// Judges each labelled stroke that counts: what `evaluate`, `tune` and `compare` do.
struct LabelledStrokes<Judged: Sendable>: StrokeHandler {
  /// What was made of a stroke, or why it does not count.
  enum Element: Sendable {
    case judged(LabelledStroke, Judged)
    case ignored(label: String)
    case unlabelled(members: [String])
    case cancelled
  }

  private let options: Options
  private let positiveLabels: [String]
  private let ignoredLabels: [String]
  /// True if strokes without a label do not count.
  private let needsLabel: Bool
  private let others: [OtherVerdicts]
  private let judge: @Sendable (StrokeRecord, LabelledStroke) -> (Judged, [OtherVerdicts.Question?])

  /// Lets `judge` judge each stroke that counts, and say what is asked about it.
  init(
    _ options: Options, _ others: [OtherVerdicts] = [], needsLabel: Bool = true,
    judge: @escaping @Sendable (StrokeRecord, LabelledStroke) -> (Judged, [OtherVerdicts.Question?])
  ) {
    (self.options, self.needsLabel, self.judge) = (options, needsLabel, judge)
    self.others = others.contains { !$0.isEmpty } ? others : []
    positiveLabels = options.evaluation.labelsOfCircles
    ignoredLabels = options.evaluation.ignoredLabels
  }

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    let label = record.label
    if let label, !ignoredLabels.isEmpty, ignoredLabels.contains(label) {
      leaveOut(record, .ignored(label: label), at: place, in: &results)
    } else if label == nil, needsLabel {
      let members = results.hasValues ? [] : record.fields.map(\.name)
      leaveOut(record, .unlabelled(members: members), at: place, in: &results)
    } else if record.isCancelled, !options.input.includesCancelled {
      leaveOut(record, .cancelled, at: place, in: &results)
    } else {
      let stroke = labelled(record, label, at: place, namesMembers: !results.hasValues)
      let (judged, questions) = judge(record, stroke)
      results.keep(Asked(value: Element.judged(stroke, judged), questions: questions))
    }
  }

  private func leaveOut(
    _ record: StrokeRecord, _ element: Element, at place: StrokePlace, in results: inout Results
  ) {
    // There may be a verdict on it, which is not used.
    let questions = others.map {
      $0.question(about: record, record.stroke, at: place, isJudged: false)
    }
    results.keep(Asked(value: element, questions: questions))
  }

  private func labelled(
    _ record: StrokeRecord, _ label: String?, at place: StrokePlace, namesMembers: Bool
  ) -> LabelledStroke {
    let member = options.evaluation.group
    var group = member.flatMap(record.text(of:))
    // The members that may have been meant; those of a few strokes are enough.
    let members = namesMembers && member != nil && group == nil ? record.fields.map(\.name) : []
    if member == "file" { group = group ?? place.file }
    return LabelledStroke(
      place: place, id: record.id, label: label,
      isPositive: label.map { positiveLabels.contains($0) }, group: group,
      person: member == nil && !others.isEmpty ? record.text(of: "subject") : group,
      isVariant: record.text(of: "from") != nil, members: members)
  }
}

extension Options {
  /// The stroke as it is judged.
  func stroke(of record: StrokeRecord) -> Stroke {
    input.resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
  }
}

/// What was made of labelled strokes, with counts of those that do not count.
struct LabelledResults<Judged: Sendable, Collection> {
  var collection: Collection
  private(set) var leftOut = LeftOutStrokes()
  private(set) var seen = SeenNames()

  init(_ collection: Collection) { self.collection = collection }

  /// Adds a stroke; one that counts to the collection.
  mutating func add(
    _ element: LabelledStrokes<Judged>.Element,
    _ add: (LabelledStroke, Judged, inout Collection) -> Void
  ) {
    switch element {
    case .judged(let stroke, let judged):
      seen.add(stroke)
      add(stroke, judged, &collection)
    case .ignored(let label):
      leftOut.ignored[label, default: 0] += 1
      seen.add(label: label)
    case .unlabelled(let members):
      leftOut.unlabelled += 1
      if leftOut.membersOfUnlabelled.isEmpty { leftOut.membersOfUnlabelled = members }
    case .cancelled: leftOut.cancelled += 1
    }
  }

  /// Notes what could not be read, which has been said.
  mutating func note(_ end: StrokeRun.End) { note(errors: end.errors) }

  mutating func note(errors: Int) { leftOut.unreadable += errors }
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
