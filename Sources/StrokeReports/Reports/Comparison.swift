import StrokeCore
import StrokeFormats

/// Two results for the same strokes, such as before and after a change of limits.
package struct Comparison: Sendable {
  /// The two verdicts on a stroke.
  package struct Match: Hashable, Sendable {
    /// Nil if only the second result has a verdict.
    package private(set) var before: StoredVerdict?
    /// Nil if only the first result has a verdict.
    package private(set) var after: StoredVerdict?
    /// The stroke as the second names it, if it does.
    let stroke: StoredVerdict
    /// True for a classifier, whose answer is right if it is the stroke's label.
    fileprivate var isByLabel = false

    package init(_ before: StoredVerdict, _ after: StoredVerdict?) {
      (self.before, self.after, stroke) = (before, after, after ?? before)
    }

    /// A verdict of the second result alone.
    init(new verdict: StoredVerdict) { (before, after, stroke) = (nil, verdict, verdict) }

    /// True if both judged it, and not alike.
    package var isFlipped: Bool { flip != nil }

    /// The verdicts before and after, if they differ.
    private var flip: (wasCircle: Bool, isCircle: Bool)? {
      guard let was = before?.isCircle, let now = after?.isCircle, was != now else { return nil }
      return (was, now)
    }

    /// The labels that a judge gave it, if they differ though both or neither are accepted.
    var relabelling: (was: String, now: String)? {
      guard flip == nil, let was = before?.answer, let now = after?.answer, was != now else {
        return nil
      }
      return (was, now)
    }

    /// True if it is flipped, a judge gives it another label, its reason is no longer the expected one or is now, or
    /// there is no verdict on one side: it is missing, unreadable or unknown.
    package var isChange: Bool {
      isFlipped || relabelling != nil || becameWrong || becameRight
        || (before?.isCircle == nil || after?.isCircle == nil) && before?.verdict != after?.verdict
    }

    /// The same without whether it should be a circle.
    fileprivate var ignoringLabel: Match {
      var match = self
      if before?.label != nil { match.before?.isPositive = nil }
      if after?.label != nil { match.after?.isPositive = nil }
      return match
    }

    var isPair: Bool { before != nil && after != nil }

    /// True if it should be a circle, by either side.
    var isPositive: Bool? { after?.isPositive ?? before?.isPositive }
    var label: String? { after?.label ?? before?.label }
    var group: String? { after?.group ?? before?.group }

    package var becameWrong: Bool { rightness.map { $0.was && !$0.isNow } ?? false }

    var becameRight: Bool { rightness.map { !$0.was && $0.isNow } ?? false }

    /// Whether each side was right, if the label tells.
    var rightness: (was: Bool, isNow: Bool)? {
      if isByLabel, let was = before?.answer, let now = after?.answer, let label {
        return (was == label, now == label)
      }
      let code = after?.expectedCode ?? before?.expectedCode
      guard !isByLabel, let isPositive,
        let was = before?.isRight(accepted: isPositive, code: code),
        let now = after?.isRight(accepted: isPositive, code: code)
      else { return nil }
      return (was, now)
    }

    /// True if it is a change that is not known to be for the better.
    package var isRegression: Bool { isChange && !becameRight }
  }

  /// The compared strokes, in the order of the first side; those that only the second has come last.
  package private(set) var matches: [Match] = []
  /// The number of errors in reading.
  package var unreadable = 0
  /// True if a signal came before all was compared.
  package var isInterrupted = false
  /// What is accepted, in the words of people; empty for circles.
  package var accepted = ""
  /// The member that groups are values of.
  package var groupMember: String?

  /// A comparison of verdicts that are paired already. Where no stroke should be a circle, the labels are not the ones
  /// that were asked for, and are ignored.
  package init(_ matches: [Match]) {
    let hasCircles = matches.contains { $0.isPositive == true }
    self.matches = hasCircles ? matches : matches.map(\.ignoringLabel)
    let classifiers = Self.classifiers(in: matches)
    for index in matches.indices where classifiers.contains(matches[index].stroke.detector) {
      self.matches[index].isByLabel = true
    }
  }

  /// The detectors that judge by label alone: each verdict comes with a label, no label is accepted once and
  /// rejected another time, and strokes have such labels. All of their changes are judged by label.
  private static func classifiers(in matches: [Match]) -> Set<String> {
    var isAccepted: [String: [String: Bool]] = [:]
    var (others, namesake): (Set<String>, Set<String>) = ([], [])
    for match in matches {
      let detector = match.stroke.detector
      for verdict in [match.before, match.after] {
        guard let isCircle = verdict?.isCircle else { continue }
        guard let answer = verdict?.answer,
          isAccepted[detector, default: [:]].updateValue(isCircle, forKey: answer) != !isCircle
        else {
          others.insert(detector)
          continue
        }
        if answer == match.label { namesake.insert(detector) }
      }
    }
    return namesake.subtracting(others)
  }

  /// True if some stroke was judged.
  package var isJudged: Bool {
    matches.contains { $0.isPair && ($0.before?.isCircle != nil || $0.after?.isCircle != nil) }
  }

  package var isEmpty: Bool { matches.isEmpty }

  /// True if some stroke is known to be a circle or not.
  package var isLabelled: Bool { matches.contains { $0.isPositive != nil } }

  /// The strokes on which something changed.
  package var changes: [Match] { matches.filter(\.isChange) }

  /// The changes of each detector for the worse and for the better, or without labels to a rejection and to a circle.
  /// Each detector has its own test, because their verdicts on one stroke are not independent.
  package var tests: [(detector: String, test: McNemar)] {
    let changed = Dictionary(grouping: changes) { $0.stroke.detector }
    var names: [String] = []
    for match in matches where match.isPair && !names.contains(match.stroke.detector) {
      names.append(match.stroke.detector)
    }
    return names.map { name in
      let own = changed[name] ?? []
      guard isLabelled else {
        let flips = own.filter(\.isFlipped)
        let rejected = flips.count { $0.before?.isCircle == true }
        return (name, McNemar(rejected, flips.count - rejected))
      }
      return (name, McNemar(own.count { $0.becameWrong }, own.count { $0.becameRight }))
    }
  }

  /// True if a labelled stroke became wrong, any other changed, or there is no verdict on one side.
  package var isRegression: Bool { matches.contains(where: \.isRegression) }
}

extension Comparison.Match {
  var heading: Comparison.Heading {
    guard let after else { return .gone }
    guard before != nil else { return .new }
    if becameWrong { return .wrong }
    if becameRight { return .right }
    if relabelling != nil { return .relabelled }
    guard isFlipped else { return after.isCircle == nil ? .unjudged : .judged }
    return after.isCircle == true ? .circle : .rejected
  }

  /// `strokes.json#3 (zigzag), cookbook: circle → rejected (excessive-inflections); label star, group p1`, or of two
  /// detectors `cookbook: circle → ring: rejected (has-corners)`
  fileprivate var sentence: String {
    let names = [label.map { "label \($0)" }, group.map { "group \($0)" }].compactMap(\.self)
    let was = before.map { relabelling?.was ?? $0.outcome } ?? "no verdict"
    let now = after.map { relabelling?.now ?? $0.outcome } ?? "no verdict"
    let (first, second) = (before?.detector ?? stroke.detector, after?.detector ?? stroke.detector)
    let change = first == second ? "\(was) → \(now)" : "\(was) → \(second): \(now)"
    return "\(stroke.place)\(first.isEmpty ? "" : ", \(first)"): \(change)"
      + (names.isEmpty ? "" : "; \(names.joined(separator: ", "))")
  }
}

// MARK: - For people

extension Comparison {
  /// The number of strokes with both verdicts.
  private var compared: Int { matches.count { $0.isPair } }

  /// The kinds of change, the worst first.
  enum Heading: String, CaseIterable {
    case wrong = "became wrong"
    case gone = "gone"
    case unjudged = "no longer judged"
    case rejected = "now rejected"
    case circle = "now a circle"
    case relabelled = "given another label"
    case judged = "now judged"
    case new = "new"
    case right = "became right"
  }

  func text(of heading: Heading) -> String {
    heading == .circle && !accepted.isEmpty
      ? "now accepted as \(accepted.withoutControls)" : heading.rawValue
  }

  /// What a verdict changes to that becomes accepted.
  private var target: String { accepted.isEmpty ? "circle" : accepted.withoutControls }

  /// The sentences that sum it up: what was compared and what changed, and if a verdict did, whether
  /// that can be chance.
  package var summary: [String] {
    let counts = Heading.allCases.map { heading in
      (heading, changes.count { $0.heading == heading })
    }
    let list = counts.filter { $0.1 > 0 }.map { "\($0.1) \(text(of: $0.0))" }
    return [list.isEmpty ? scope : "\(scope): \(list.joined(separator: ", "))"] + significance
  }

  /// How much was compared, and how much of that changed.
  var scope: String {
    let alone = matches.count - compared
    let others = alone == 0 ? "" : " and \(alone) on one side only"
    return (isInterrupted ? "interrupted: " : "")
      + "\(counted(compared, "verdict")) compared\(others), \(changes.count) changed"
  }

  /// How many labelled strokes each side judges rightly, of those that both judge: `60 of 75 right before, 54
  /// after`. Nothing where labels do not tell.
  var rightCounts: [String] {
    let pairs = matches.compactMap(\.rightness)
    guard !pairs.isEmpty else { return [] }
    let (before, after) = (pairs.count { $0.was }, pairs.count { $0.isNow })
    return ["\(before) of \(pairs.count) right before, \(after) after"]
  }

  /// Appends the comparison for people: all changes, or of more than 40 the first 20 with the worst first.
  package func append(text output: inout [UInt8], listsAll: Bool) {
    for line in summary { output.append("\(line)\n") }
    let changes = changes
    guard !changes.isEmpty else { return }
    let isCut = !listsAll && changes.count > 40
    var room = isCut ? 20 : changes.count
    for heading in Heading.allCases {
      let own = changes.filter { $0.heading == heading }.prefix(room)
      guard !own.isEmpty else { continue }
      output.append("\n\(text(of: heading))\n")
      for match in own { output.append("  \(match.sentence.withoutControls)\n") }
      room -= own.count
    }
    if isCut { output.append("\n\(changes.count - 20) more changes; --errors lists all\n") }
    for rows in [rows(by: "label", \.label), rows(by: "group", \.group)] where !rows.isEmpty {
      output.append("\n")
      TextTable(rows.map(\.row)).append(to: &output)
    }
  }

  /// Appends what sums it up, and where the changes are shown.
  package func append(summary output: inout [UInt8], page: String) {
    for line in summary { output.append("\(line)\n") }
    output.append("\(page): \(counted(changes.count, "card"))\n")
  }

  /// A row for each name with which something changed, in the order of the names, and how many became wrong.
  private func rows(
    by title: String, _ name: (Match) -> String?
  ) -> [(row: FieldRow, becameWrong: Int)] {
    let named = Dictionary(grouping: matches, by: name)
      .compactMap { name, matches in name.map { (name: $0, matches: matches) } }
      .filter { $0.matches.contains(where: \.isChange) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return named.map { [target] name, matches in
      let becameWrong = matches.count(where: \.becameWrong)
      let row = FieldRow { fields in
        let accepted = matches.count { $0.isFlipped && $0.stroke.isCircle == true }
        fields.field("name", name, heading: title)
        fields.field("verdicts", matches.count, heading: "verdicts")
        fields.field("changed", matches.count(where: \.isChange), heading: "changed")
        fields.field("toCircle", accepted, heading: "to \(target)")
        fields.field("becameWrong", becameWrong, heading: "became wrong")
      }
      return (row, becameWrong)
    }
  }

  /// The counts for each label and each group in which something changed, as a page shows them: rows of words, the
  /// first of which are the heads. What became wrong most often stands first.
  var changeTables: [[[String]]] {
    [rows(by: "label", \.label), rows(by: groupMember ?? "group", \.group)].map { rows in
      TextTable(rows.sorted { $0.becameWrong > $1.becameWrong }.map(\.row)).rows
    }.filter { !$0.isEmpty }
  }

  /// Whether the changes can be chance: by labels, or without labels by verdicts.
  var significance: [String] {
    let tests = tests
    return tests.filter(\.test.hasChanges).map { name, test in
      (tests.count == 1 ? "" : "\(name): ")
        + (isLabelled
          ? test.sentence
          : test.sentence("\(test.one) to rejected", "\(test.other) to \(target)"))
    }
  }
}

extension McNemar {
  /// `2 regressions, 5 fixes; McNemar's exact test: p = 0.453125`
  var sentence: String {
    sentence(counted(one, "regression"), other == 1 ? "1 fix" : "\(other) fixes")
  }

  /// The same with other words for the two counts.
  func sentence(_ one: String, _ other: String) -> String { "\(one), \(other); \(result)" }

  /// `McNemar's exact test: p = 0.453125`
  var result: String {
    let p = probability < 1e-6 ? "p < 0.000001" : "p = \(probability.text(upTo: 6))"
    return "McNemar's exact test: \(p)"
  }

  var hasChanges: Bool { one + other > 0 }
}

// MARK: - For programs

extension Comparison: FieldSource {
  /// Writes the comparison as a JSON object, with a line for each stroke that changed.
  package func write(to fields: inout FieldWriter) {
    let changes = changes
    let flips = changes.filter(\.isFlipped)
    fields.field("compared", compared)
    fields.field("changed", changes.count)
    if isInterrupted { fields.field("interrupted", true) }
    fields.field("labelled", isLabelled)
    fields.field("becameWrong", changes.count { $0.becameWrong })
    fields.field("becameRight", changes.count { $0.becameRight })
    fields.field("toRejected", flips.count { $0.after?.isCircle == false })
    fields.field("toCircle", flips.count { $0.after?.isCircle == true })
    let tests = tests
    fields.field("p", tests.count > 1 ? nil : tests.first?.test.probability ?? 1)
    if tests.count > 1 {
      fields.member("pByDetector") { json in
        json.object { json in
          for (name, test) in tests { json.member(named: name, test.probability) }
        }
      }
    }
    fields.field("onlyBefore", matches.count { $0.after == nil })
    fields.field("onlyAfter", matches.count { $0.before == nil })
    fields.list("changes", onItsLine: 0, changes)
  }

  /// Appends the comparison as JUnit's XML: a test case for each stroke, which fails if the change is a
  /// regression.
  package func append(junit output: inout [UInt8], at timestamp: String) {
    // Nil stands for what could not be read.
    let report = Report<Match?>.junit(of: "compare", at: timestamp) { match in
      guard let match else {
        let message = "\(counted(unreadable, "error")) in the input, named on standard error"
        return JUnitCase(
          file: "-", name: "unreadable input", outcome: .error, type: "unreadable",
          message: message)
      }
      let stroke = match.stroke
      let type = match.after.map { $0.code ?? $0.verdict } ?? "gone"
      let name = JUnitCase.name(stroke.detector, stroke.stroke, stroke.id)
      guard match.isRegression else { return JUnitCase(file: stroke.file, name: name) }
      return JUnitCase(
        file: stroke.file, name: name, outcome: .failure, type: type, message: match.sentence)
    }
    var totals = Totals()
    for match in matches { totals.count(match.isRegression ? .failed : .passed) }
    if unreadable > 0 { totals.count(.unreadable) }
    output += report.document(of: matches + (unreadable > 0 ? [nil] : []), totals)
  }
}

extension Comparison.Match: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("file", stroke.file)
    fields.field("stroke", stroke.stroke > 0 ? stroke.stroke : nil)
    fields.field("id", stroke.id)
    fields.field("detector", stroke.detector)
    fields.field("label", label)
    fields.field("group", group)
    fields.field("before", before?.verdict)
    fields.field("beforeCode", before?.code)
    fields.field("after", after?.verdict)
    fields.field("afterCode", after?.code)
    fields.field("beforeAnswer", before?.answer, isOptional: true)
    fields.field("afterAnswer", after?.answer, isOptional: true)
    fields.field("becameWrong", becameWrong)
  }
}
