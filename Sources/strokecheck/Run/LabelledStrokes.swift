import StrokeCore
import StrokeFormats
import StrokeReports

/// A stroke's label and group, and where it stands.
struct LabelledStroke: Sendable {
  let place: StrokePlace
  let id: String?
  /// Nil only where strokes without one count too.
  let label: String?
  /// Whether it should be a circle; nil without a label.
  let isPositive: Bool?
  /// The group that it counts in; nil if there are no groups, or it is in none.
  let group: String?
  /// Who drew it: the group, or where there are no groups the member `subject`.
  let person: String?
  /// True if it has a member `from`, which named the original of a variant in version 0.2.
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

  /// - Parameter judge: Judges a stroke, and returns what to ask other sources about it.
  init(
    _ options: Options, _ others: [OtherVerdicts] = [], needsLabel: Bool = true,
    judge: @escaping @Sendable (StrokeRecord, LabelledStroke) -> (Judged, [OtherVerdicts.Question?])
  ) {
    (self.options, self.needsLabel, self.judge) = (options, needsLabel, judge)
    self.others = others.contains { !$0.isEmpty } ? others : []
    positiveLabels = options.labelsOfCircles
    ignoredLabels = options.ignoredLabels
  }

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    let label = record.label
    if let label, !ignoredLabels.isEmpty, ignoredLabels.contains(label) {
      skip(record, .ignored(label: label), at: place, in: &results)
    } else if label == nil, needsLabel {
      let members = results.hasValues ? [] : record.fields.map(\.name)
      skip(record, .unlabelled(members: members), at: place, in: &results)
    } else if record.isCancelled, !options.includesCancelled {
      skip(record, .cancelled, at: place, in: &results)
    } else {
      let stroke = labelled(record, label, at: place, namesMembers: !results.hasValues)
      let (judged, questions) = judge(record, stroke)
      results.keep(Asked(value: Element.judged(stroke, judged), questions: questions))
    }
  }

  private func skip(
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
    let member = options.group
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
    resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
  }
}

/// The labels of the strokes that were read, and counts of those that do not count.
struct LabelTally {
  private(set) var skipped = SkippedStrokes()
  private(set) var seen = SeenNames()

  /// Counts a stroke. Returns it if it counts, with what was made of it.
  mutating func count<Judged>(
    _ element: LabelledStrokes<Judged>.Element
  ) -> (stroke: LabelledStroke, judged: Judged)? {
    switch element {
    case .judged(let stroke, let judged):
      seen.add(stroke)
      return (stroke, judged)
    case .ignored(let label):
      skipped.ignored[label, default: 0] += 1
      seen.add(label: label)
    case .unlabelled(let members):
      skipped.unlabelled += 1
      if skipped.membersOfUnlabelled.isEmpty { skipped.membersOfUnlabelled = members }
    case .cancelled: skipped.cancelled += 1
    }
    return nil
  }

  /// Adds strokes that could not be read, which are reported already.
  mutating func add(errors: Int) { skipped.unreadable += errors }
}

extension SkippedStrokes {
  /// What to do if strokes without labels were skipped.
  var remedy: String? { unlabelled > 0 ? Self.labelRemedy : nil }

  /// What to do about strokes without labels.
  static let labelRemedy =
    "convert --set label=circle labels all strokes of a file, and the recorder (strokecheck record) asks for labels"

  /// Warnings of skipped strokes, and of options without an effect.
  func warnings(_ options: Options, isTuning: Bool = false) -> [String] {
    let hint = isTuning ? "" : "; --include-cancelled judges them"
    var warnings: [String] = []
    for (count, what, hint) in [
      (unlabelled, "without label", ""), (cancelled, "their touch was cancelled", hint),
    ] where count > 0 {
      warnings.append("\(what), left out: \(count)\(hint)")
    }
    for label in options.ignoredLabels where ignored[label] == nil {
      warnings.append("--ignore-label \(label): no stroke has this label")
    }
    return warnings
  }
}

/// A stroke and its place.
struct NamedStroke: Sendable {
  let place: StrokePlace
  let id: String?
  let label: String?
  let subject: String?
  /// The stroke, resampled if that was asked for.
  let stroke: Stroke
}

/// Keeps what is made of each stroke by itself, and nil for one that is not judged: what `plot` and `report` do.
struct NamedStrokes<Value: Sendable>: StrokeHandler {
  let options: Options
  let others: OtherVerdicts
  let make: @Sendable (NamedStroke) -> Value

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    if record.isCancelled, !options.includesCancelled {
      // There may be a verdict on it, which is not used.
      let question = others.question(about: record, record.stroke, at: place, isJudged: false)
      return results.keep(Asked<Value?>(value: nil, questions: [question]))
    }
    results.addHints(onRecording: record, isResampled: options.resampling != nil)
    results.sayHints(at: place)
    let stroke = NamedStroke(
      place: place, id: record.id, label: record.label, subject: record.text(of: "subject"),
      stroke: options.stroke(of: record))
    let question = others.question(about: record, stroke.stroke, at: place)
    results.keep(Asked<Value?>(value: make(stroke), questions: [question]))
  }
}

/// The labels and members that strokes were found to have, so that one that was asked for and that none has is named.
struct SeenNames {
  var labels: Set<String> = []
  /// Members of strokes that are in no group.
  var members: Set<String> = []
  var hasGroup = false
  /// True if some stroke names the stroke that it is a variant of.
  var hasVariants = false

  /// The label of the last stroke, which many others have too.
  private var lastLabel: String?

  mutating func add(label: String?) {
    guard let label, label != lastLabel else { return }
    lastLabel = label
    labels.insert(label)
  }

  mutating func add(_ stroke: LabelledStroke) {
    add(label: stroke.label)
    hasGroup = hasGroup || stroke.group != nil
    hasVariants = hasVariants || stroke.isVariant
    if !stroke.members.isEmpty { members.formUnion(stroke.members) }
  }
}

extension Options {
  /// The error that no stroke is labelled as circles are, with what to do.
  func noCircles(_ seen: SeenNames) -> String {
    let hint = nearLabel(seen) ?? "use --positive LABEL to name the circle label"
    return "no stroke is labelled \(labelsOfCircles.joined(separator: ", ")) (\(hint))"
  }

  /// The question whether a similar label of a stroke was meant.
  func nearLabel(_ seen: SeenNames) -> String? {
    labelsOfCircles.lazy.compactMap { suggestion(for: $0, among: seen.labels.sorted()) }.first
      .map { "did you mean --positive \($0)?" }
  }
}

extension Invocation {
  /// Reports the labels and the group that were asked for and that no stroke has. Returns false if there are any,
  /// unless an empty run may pass.
  ///
  /// - Parameter predicted: The labels that verdicts from elsewhere give.
  func checkNames(_ seen: SeenNames, predicted: Set<String> = []) -> Bool {
    guard !Platform.isInterrupted else { return true }
    var missing: [(option: String, name: String, what: String, known: [String])] = []
    // Another error tells that there are no labels at all.
    if !seen.labels.isEmpty {
      missing += options.positiveLabels.filter { !seen.labels.contains($0) }
        .map { ("positive", $0, "label", seen.labels.sorted()) }
    }
    if let member = options.group, !seen.hasGroup, !seen.labels.isEmpty {
      missing.append(("group", member, "member", seen.members.sorted() + ["file"]))
    }
    for label in seen.labels.sorted() where !options.labelsOfCircles.contains(label) {
      let near = options.labelsOfCircles.first { $0.isAlike(label) && seen.labels.contains($0) }
      guard let near else { continue }
      console.complain(
        "warning: strokes labelled \"\(label)\" do not count as \(near); --positive \(near) --positive "
          + "\"\(label)\" accepts both")
    }
    for label in predicted.subtracting(seen.labels).sorted() {
      guard let near = seen.labels.sorted().first(where: { $0.isAlike(label) }) else { continue }
      console.complain(
        "warning: \"\(label)\" of a verdict is not the label \"\(near)\" of strokes; write both alike"
      )
    }
    let isError = !options.mayBeEmpty
    for (option, name, what, known) in missing {
      let near = suggestion(for: name, among: known).map { "; did you mean --\(option) \($0)?" }
      console.complain(
        "\(isError ? "strokecheck" : "warning"): --\(option) \(name): no stroke has this \(what)"
          + (near ?? "; there are \(known.prefix(3).joined(separator: ", "))"))
    }
    return missing.isEmpty || !isError
  }
}

extension String {
  /// True if the two differ only in case and blanks.
  fileprivate func isAlike(_ other: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
    return letters(self) == letters(other)
  }
}
