import StrokeCore
import StrokeFormats
import StrokeReports

/// A stroke's label and group, and where it stands. A class, so that it is passed on without a copy.
final class LabelledStroke: Sendable {
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

  init(
    place: StrokePlace, id: String?, label: String?, isPositive: Bool?, group: String?,
    person: String?, isVariant: Bool, members: [String]
  ) {
    (self.place, self.id, self.label, self.isPositive) = (place, id, label, isPositive)
    (self.group, self.person, self.isVariant, self.members) = (group, person, isVariant, members)
  }
}

/// The result for a stroke, or why it does not count, with the questions to each side's verdict sources.
struct HandledStroke {
  enum Result {
    /// A stroke, and what the command makes of it.
    case judged(LabelledStroke, any Sendable)
    case ignored(label: String)
    case unlabelled(members: [String])
    case cancelled
  }

  let result: Result
  let questions: [VerdictQuestion?]
}

/// Judges each stroke that counts, on any thread, and forwards in order what was made of each, with the verdicts from
/// elsewhere on it. A class, so that the options are not copied for each stroke.
private final class Judging<Judged: Sendable>: StrokeHandler, ResultSink, @unchecked Sendable {
  // Sound because strokes are handled without changes, and one thread at a time takes results.
  private let options: Options
  private let positiveLabels: [String]
  private let sides: [OtherVerdicts]
  private let kind: JudgedStrokes
  private let judge: @Sendable (LabelledStroke, [Stroke]) -> Judged
  private let add: (LabelledStroke, Judged, [[JudgeAnswer?]]) -> Void
  /// The answers of each side where it has none.
  private let noAnswers: [[JudgeAnswer?]]
  var tally = LabelTally()
  var keepsResults: Bool { true }
  var isClosed: Bool { sides.contains { $0.failure != nil } }

  init(
    _ options: Options, _ kind: JudgedStrokes, _ sides: [OtherVerdicts],
    _ judge: @escaping @Sendable (LabelledStroke, [Stroke]) -> Judged,
    _ add: @escaping (LabelledStroke, Judged, [[JudgeAnswer?]]) -> Void
  ) {
    (self.options, positiveLabels) = (options, options.evaluation.labelsOfCircles)
    (self.kind, self.sides, self.judge, self.add) = (kind, sides, judge, add)
    noAnswers = sides.map(\.noAnswers)
  }

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    let label = record.label
    if let label, !options.evaluation.ignoredLabels.isEmpty,
      options.evaluation.ignoredLabels.contains(label)
    {
      skip(record, .ignored(label: label), at: place, in: &results)
    } else if label == nil, kind == .labelled {
      let members = results.handled.isEmpty ? record.fields.map(\.name) : []
      skip(record, .unlabelled(members: members), at: place, in: &results)
    } else if record.isCancelled, !options.input.includesCancelled {
      skip(record, .cancelled, at: place, in: &results)
    } else {
      if kind == .shown {
        results.addHints(onRecording: record, isResampled: options.input.resampling != nil)
        results.sayHints(at: place)
      }
      results.handled.append(judged(record, label, at: place, isFirst: results.handled.isEmpty))
    }
  }

  private func judged(
    _ record: StrokeRecord, _ label: String?, at place: StrokePlace, isFirst: Bool
  ) -> HandledStroke {
    let member = options.evaluation.group
    var group = member.flatMap { record.text(of: $0) }
    // The members that may have been meant; those of a few strokes are enough.
    let members = isFirst && member != nil && group == nil ? record.fields.map(\.name) : []
    if member == "file" { group = group ?? place.file }
    let stroke = LabelledStroke(
      place: place, id: record.id, label: label,
      isPositive: label.map { positiveLabels.contains($0) }, group: group,
      person: member == nil ? record.text(of: "subject") : group,
      isVariant: record.text(of: "from") != nil, members: members)
    let strokes = sides.map { $0.stroke(of: record) }
    let questions = zip(sides, strokes).map { $0.question(about: record, $1, at: place) }
    return HandledStroke(result: .judged(stroke, judge(stroke, strokes)), questions: questions)
  }

  private func skip(
    _ record: StrokeRecord, _ result: HandledStroke.Result, at place: StrokePlace,
    in results: inout Results
  ) {
    let questions = sides.map { $0.question(about: record, nil, at: place) }
    results.handled.append(HandledStroke(result: result, questions: questions))
  }
  func take(_ results: inout Results) {
    for placed in kind == .shown ? results.messages : [] {
      if case .error(let text) = placed.message { tally.errors.append(text) }
    }
    for stroke in results.handled { take(stroke) }
    results.handled = []
  }

  private func take(_ stroke: HandledStroke) {
    // Usually there are no verdicts from elsewhere.
    guard stroke.questions.contains(where: { $0 != nil }) else {
      return count(stroke.result, noAnswers)
    }
    let answers = Gathering([], count: sides.count) { [self] in count(stroke.result, $0) }
    for (index, side) in sides.enumerated() {
      guard let question = stroke.questions[index] else {
        answers.add(noAnswers[index], at: index)
        continue
      }
      side.answer(question) { answers.add($0, at: index) }
    }
  }

  private func count(_ result: HandledStroke.Result, _ answers: [[JudgeAnswer?]]) {
    switch result {
    case .judged(let stroke, let judged):
      guard let judged = judged as? Judged else {
        preconditionFailure("what is added is what was made of a stroke")
      }
      tally.add(stroke)
      for (side, answers) in zip(sides, answers) { side.count(answers, at: stroke.place) }
      for answer in answers.joined() {
        if let label = answer?.label { tally.predicted.insert(label) }
      }
      add(stroke, judged, answers)
    case .ignored(let label):
      tally.skipped.ignored[label, default: 0] += 1
      tally.add(label: label)
    case .unlabelled(let members):
      tally.skipped.unlabelled += 1
      if tally.skipped.membersOfUnlabelled.isEmpty { tally.skipped.membersOfUnlabelled = members }
    case .cancelled: tally.skipped.cancelled += 1
    }
  }
}

/// The strokes that a command judges.
enum JudgedStrokes {
  /// Only strokes with a label.
  case labelled
  case all
  /// All of them, with hints on how they were recorded.
  case shown
}

extension Invocation {
  /// Judges the strokes of the inputs by the options of each side, with the verdicts from elsewhere on them.
  ///
  /// - Parameters:
  ///   - judge: What detectors make of a stroke, as each side judges it; on any thread.
  ///   - add: Takes that and the verdicts of each side, in the order of the inputs.
  /// - Returns: The labels and what was left out; nil if a source of verdicts failed, so that there is no result.
  func judge<Judged: Sendable>(
    _ strokes: JudgedStrokes, _ sides: [OtherVerdicts], refusesEmptyInputs: Bool = false,
    _ judge: @escaping @Sendable (LabelledStroke, [Stroke]) -> Judged,
    add: @escaping (LabelledStroke, Judged, [[JudgeAnswer?]]) -> Void
  ) throws(RunError) -> LabelTally? {
    let inputs = try inputs()
    let judging = Judging(options, strokes, sides, judge, add)
    let run = StrokeRun(
      options: options.input, console: console, threads: options.output.threads,
      refusesEmptyInputs: refusesEmptyInputs)
    let end = run.run(inputs, by: judging, into: judging)
    try end.checkFit()
    // All of them end, even if the first fails.
    let areRight = sides.map { $0.finish(self, inputs) }
    var tally = judging.tally
    tally.skipped.unreadable = end.errors
    tally.errors += sides.flatMap(\.errors)
    return areRight.allSatisfy(\.self) ? tally : nil
  }
}

/// The labels and members that strokes were found to have, so that one that was asked for and that none has is named,
/// and what does not count.
struct LabelTally {
  fileprivate(set) var labels: Set<String> = []
  /// The labels that verdicts from elsewhere give.
  fileprivate(set) var predicted: Set<String> = []
  /// Members of strokes that are in no group.
  fileprivate(set) var members: Set<String> = []
  fileprivate(set) var hasGroup = false
  /// True if some stroke names the stroke that it is a variant of.
  fileprivate(set) var hasVariants = false
  /// The label of the last stroke, which many others have too.
  private var lastLabel: String?
  var skipped = SkippedStrokes()
  /// The errors of the verdicts from elsewhere, and before them those of reading if strokes are shown.
  fileprivate(set) var errors: [String] = []

  fileprivate mutating func add(label: String?) {
    guard let label, label != lastLabel else { return }
    lastLabel = label
    labels.insert(label)
  }

  fileprivate mutating func add(_ stroke: LabelledStroke) {
    add(label: stroke.label)
    hasGroup = hasGroup || stroke.group != nil
    hasVariants = hasVariants || stroke.isVariant
    if !stroke.members.isEmpty { members.formUnion(stroke.members) }
  }
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
    for label in options.evaluation.ignoredLabels where ignored[label] == nil {
      warnings.append("--ignore-label \(label): no stroke has this label")
    }
    return warnings
  }
}

extension EvaluationOptions {
  /// The error that no stroke is labelled as circles are, with what to do.
  func noCircles(_ tally: LabelTally) -> String {
    let hint = nearLabel(tally) ?? "use --positive LABEL to name the circle label"
    return "no stroke is labelled \(labelsOfCircles.joined(separator: ", ")) (\(hint))"
  }

  /// The question whether a similar label of a stroke was meant.
  func nearLabel(_ tally: LabelTally) -> String? {
    labelsOfCircles.lazy.compactMap { suggestion(for: $0, among: tally.labels.sorted()) }.first
      .map { "did you mean --positive \($0)?" }
  }
}

extension Invocation {
  /// Reports the labels and the group that were asked for and that no stroke has. Returns false if there are any,
  /// unless an empty run may pass.
  func checkNames(_ tally: LabelTally) -> Bool {
    guard !Platform.isInterrupted else { return true }
    var missing: [(option: String, name: String, what: String, known: [String])] = []
    // Another error tells that there are no labels at all.
    if !tally.labels.isEmpty {
      missing += options.evaluation.positiveLabels.filter { !tally.labels.contains($0) }
        .map { ("positive", $0, "label", tally.labels.sorted()) }
    }
    if let member = options.evaluation.group, !tally.hasGroup, !tally.labels.isEmpty {
      missing.append(("group", member, "member", tally.members.sorted() + ["file"]))
    }
    let circles = options.evaluation.labelsOfCircles
    let found = circles.filter(tally.labels.contains)
    for label in found.isEmpty ? [] : tally.labels.sorted() where !circles.contains(label) {
      guard let near = found.first(where: { $0.isAlike(label) }) else { continue }
      console.complain(
        "warning: strokes labelled \"\(label)\" do not count as \(near); --positive \(near) --positive "
          + "\"\(label)\" accepts both")
    }
    for label in tally.predicted.subtracting(tally.labels).sorted() {
      guard let near = tally.labels.sorted().first(where: { $0.isAlike(label) }) else { continue }
      console.complain(
        "warning: \"\(label)\" of a verdict is not the label \"\(near)\" of strokes; spell both alike"
      )
    }
    let isError = !options.output.mayBeEmpty
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
    // Nearly all differ in their first letter of ASCII.
    func firstLetter(_ text: String) -> UInt8? {
      text.utf8.first.map { $0 | 0x20 }.flatMap { 0x61...0x7A ~= $0 ? $0 : nil }
    }
    if let own = firstLetter(self), let first = firstLetter(other), own != first { return false }
    func letters(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
    return letters(self) == letters(other)
  }
}
