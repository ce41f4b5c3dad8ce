import StrokeCore
import StrokeFormats

/// The result of fitting the limits of a detector to labelled strokes.
package struct TuningSummary: Sendable {
  /// A limit, before and after.
  package struct Limit: Sendable {
    /// The name of the setting.
    package let name: String
    /// The value it had; nil if that depends on the stroke or on other settings.
    package let present: Double?
    /// The text that replaces a missing value: `view width / 3`.
    package let presentMeaning: String
    /// The built-in value; nil if there is none.
    package let builtIn: Double?
    /// The value that is best; nil to leave it as it is.
    package let tuned: Double?

    /// A limit with both values.
    package init(
      name: String, present: Double?, presentMeaning: String = "unset", builtIn: Double? = nil,
      tuned: Double?
    ) {
      (self.name, self.present, self.presentMeaning) = (name, present, presentMeaning)
      (self.builtIn, self.tuned) = (builtIn, tuned)
    }
  }

  /// The detector's name, and the name of its type.
  package var detector = ""
  package var typeName = ""
  /// The goal, and what people call it.
  package var goal = LimitFit.Goal.balancedAccuracy
  package var goalText = ""
  package var limits: [Limit] = []
  /// What else decided how the strokes were judged, as options of the command line and as lines of Swift.
  package var otherOptions: [String] = []
  package var otherCode: [String] = []
  /// The verdicts with the current limits, with the tuned ones on the strokes that they were fitted to,
  /// and on held-out strokes with limits fitted to the others.
  package private(set) var present = Confusion()
  package private(set) var inSample = Confusion()
  package private(set) var heldOut = Confusion()
  /// The verdicts on circles, and on others, that the left-out limits change for the worse and for the
  /// better.
  private var changedCircles = (worse: 0, better: 0)
  private var changedOthers = (worse: 0, better: 0)

  /// Counts a stroke by which of the limits accept it.
  package mutating func add(isPositive: Bool, present: Bool, inSample: Bool, heldOut: Bool) {
    self.present.add(isPositive: isPositive, isAccepted: present)
    self.inSample.add(isPositive: isPositive, isAccepted: inSample)
    self.heldOut.add(isPositive: isPositive, isAccepted: heldOut)
    switch (isPositive, present, heldOut) {
    case (true, true, false): changedCircles.worse += 1
    case (true, false, true): changedCircles.better += 1
    case (false, false, true): changedOthers.worse += 1
    case (false, true, false): changedOthers.better += 1
    default: break
    }
  }

  /// The number of parts that were left out in turn.
  package var folds = 0
  /// The member whose values were kept together in those parts, and how many values it has.
  package var group: (member: String, count: Int)?
  /// The number of strokes without that member, which are kept together.
  package var ungrouped = 0
  /// The tuned limits that reject no stroke any more which the rest accepts.
  package var idleLimits: [String] = []
  /// True if the strokes were too unlike to find limits that are better than rejecting everything.
  package var foundNothing = false
  /// False if a search for limits was stopped before it was certain that nothing is better.
  package var isProven = true

  /// A summary to fill in.
  package init() {}

  /// The values to use that are not built in: the tuned ones, or the present ones if those are no better.
  private var values: [(name: String, value: Double)] {
    limits.compactMap { limit in
      guard let value = isRecommended ? limit.tuned : limit.present, value != limit.builtIn else {
        return nil
      }
      return (limit.name, value)
    }
  }

  /// The options of the command line that judge by the values to use.
  package var options: String {
    (["--detector \(detector)"] + otherOptions + values.map { "--\($0.name) \($0.value.exactText)" })
      .joined(separator: " ")
  }

  private var circles: Int { present.sensitivity.total }
  private var others: Int { present.fallout.total }

  /// The strokes that the present limits judge rightly and the left-out ones wrongly, and the reverse.
  private var changes: McNemar {
    McNemar(
      changedCircles.worse + changedOthers.worse, changedCircles.better + changedOthers.better)
  }

  /// True if what was fitted tells strokes that it was not fitted to apart: better than chance by three
  /// standard errors, and better than the best limit does on labels at random, which is Smirnov's
  /// greatest difference of two samples: 1.6 times this root or more once in 170.
  package var isLearned: Bool {
    guard !foundNothing, folds > 1, let accuracy = heldOut.balancedAccuracy else { return false }
    let root = (1 / Double(max(circles, 1)) + 1 / Double(max(others, 1))).squareRoot()
    return accuracy - 0.5 > max(3 * heldOut.standardError, 1.6 * root / 2)
  }

  /// What the goal gains by the left-out limits, with the standard error of that.
  private var gain: (amount: Double, error: Double) {
    let (circle, other) = worth
    let parts = [(circle, changedCircles), (other, changedOthers)]
    let variance = parts.reduce(0) { sum, part in
      sum + part.0 * part.0 * Double(part.1.better + part.1.worse)
    }
    let amount = parts.reduce(0) { sum, part in
      sum + part.0 * Double(part.1.better - part.1.worse)
    }
    return (amount, variance.squareRoot())
  }

  /// What the goal gains by another circle found, and by another stroke rejected.
  private var worth: (circle: Double, other: Double) {
    switch goal {
    case .balancedAccuracy: (0.5 / Double(max(circles, 1)), 0.5 / Double(max(others, 1)))
    case .cost(let miss, let falseAlarm): (miss, falseAlarm)
    // Before circles count, the condition is to be met.
    case .fallout(let most): present.accepts(more: most) ? (0, 1) : (1, 0)
    }
  }

  /// True if the tuned limits are better by the goal than the present ones, on strokes that they were not
  /// fitted to.
  package var wins: Bool {
    guard gain.amount > 0 else { return false }
    if case .fallout(let most) = goal {
      return present.accepts(more: most) || !heldOut.accepts(more: most)
    }
    return true
  }

  /// True if the tuned limits should replace the present ones.
  package var isRecommended: Bool { isLearned && wins }

  /// Sentences to read before the limits are used.
  package var hints: [String] {
    var hints: [String] = []
    if min(circles, others) < 10 {
      hints.append(
        "Too little data: \(counted(circles, "circle")) and \(counted(others, "other")). "
          + "With fewer than 10 of each, these figures say little.")
    }
    if !isProven {
      hints.append(
        "The search was stopped: these limits are the best that were found, not proven to be best. "
          + "With fewer limits or strokes, the search can finish.")
    }
    if let group, ungrouped > 0 {
      hints.append(
        "\(counted(ungrouped, "stroke")) without \(group.member.withoutControls): held out together, though "
          + "they may be by the same people as others.")
    }
    if folds < 2 {
      hints.append("No stroke can be held out, so it is unknown how good the tuned limits are.")
      return hints
    }
    guard isLearned else {
      hints.append(
        "No better limits found: on held-out strokes, they do no better than chance.")
      return hints
    }
    return hints + hintsOnHeldOut
  }

  /// What the held-out strokes tell of limits that were found.
  private var hintsOnHeldOut: [String] {
    var hints: [String] = []
    let (gain, error) = gain
    if !wins {
      hints.append(
        "No gain: on held-out strokes, the current limits are as good or better, so they stay.")
    } else if gain < 2 * error {
      hints.append(
        "The gain may be chance: \(gain.text(upTo: gain.decimalsForThreeDigits)) on held-out strokes, with a "
          + "standard error of \(error.text(upTo: error.decimalsForThreeDigits)).")
    }
    if wins, changes.one > changes.other {
      hints.append(
        "The goal improves, although more single verdicts become wrong than right; McNemar's test counts "
          + "single verdicts.")
    }
    for name in idleLimits where isRecommended {
      hints.append(
        "The tuned \(name) has no effect: every stroke that it rejects fails another check, too."
      )
    }
    if case .fallout(let most) = goal, heldOut.accepts(more: most) {
      hints.append(
        "On held-out strokes, \(((heldOut.fallout.value ?? 0) * 100).text(upTo: 2)) % of the others "
          + "are accepted, more than the \((most * 100).text(upTo: 2)) % asked for.")
    }
    return hints
  }
}

extension Confusion {
  /// Tells whether more than a share of the others is accepted.
  fileprivate func accepts(more share: Double) -> Bool {
    Double(fallout.count) > share * Double(fallout.total)
  }

  /// The standard error of the balanced accuracy, with one more circle found and missed, and other
  /// accepted and rejected, than there are: few strokes are never certain.
  fileprivate var standardError: Double {
    let variances = [sensitivity, fallout].map { share in
      let total = Double(share.total + 2)
      let rate = Double(share.count + 1) / total
      return rate * (1 - rate) / total
    }
    return variances.reduce(0, +).squareRoot() / 2
  }

  /// Between which values the balanced accuracy lies, at 95 %: half of each share's interval,
  /// combined by the method of variance estimates recovery (MOVER).
  fileprivate var accuracyInterval: ClosedRange<Double>? {
    guard let accuracy = balancedAccuracy, let found = sensitivity.value,
      let accepted = fallout.value
    else { return nil }
    let (circles, others) = (sensitivity.interval, fallout.interval)
    func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() / 2 }
    let below = length(found - circles.lowerBound, others.upperBound - accepted)
    let above = length(circles.upperBound - found, accepted - others.lowerBound)
    return max(0, accuracy - below)...min(1, accuracy + above)
  }
}

// MARK: - For people

extension TuningSummary {
  /// Appends the summary for people.
  package func append(text output: inout [UInt8]) {
    output.append(
      "\(detector), \(counted(limits.count, "limit")) tuned on "
        + "\(counted(circles + others, "stroke")): \(counted(circles, "circle")), "
        + "\(counted(others, "other")); goal: \(goalText)\n\n")
    TextTable(folds > 1 ? rows : Array(rows.dropLast())).append(to: &output)
    output.append(
      folds > 1
        ? "\n\(heldOutSentence)\nOn held-out strokes: \(changes.sentence).\n\n"
        : "\n")
    for limit in limits {
      let present = limit.present.map { $0.text(upTo: 4) } ?? limit.presentMeaning
      let isMoved = limit.tuned != nil && limit.tuned != limit.present
      let tuned = isMoved ? limit.tuned.map(\.exactText) : nil
      // Limits that do not help on held-out strokes are no advice.
      let change = tuned.map {
        folds > 1 && !isRecommended ? " stays; \($0) fits these strokes best" : " → \($0)"
      }
      output.append("\(limit.name): \(present)\(change ?? ", unchanged")\n")
    }
    if !hints.isEmpty { output.append("\n") }
    for hint in hints { output.append("\(hint)\n") }
    if isRecommended { output.append("\n\(options)\n") }
  }

  private var rows: [FieldRow] {
    [
      ("current", present), ("tuned, same strokes", inSample), ("tuned, held-out strokes", heldOut),
    ].map { row($0, $1, cost: cost(of: $1)) }
  }

  /// The verdicts with some limits.
  private func row(_ heading: String, _ confusion: Confusion, cost: Double?) -> FieldRow {
    FieldRow { fields in
      fields.field("limits", heading, in: .none, heading: "limits")
      confusion.writeCounts(to: &fields)
      fields.field("balanced", confusion.balancedAccuracy, heading: "balanced accuracy")
      let interval = confusion.accuracyInterval
      let bounds = interval.map {
        "\($0.lowerBound.text(decimals: 3)) to \($0.upperBound.text(decimals: 3))"
      }
      fields.field("interval", bounds, in: .none, heading: "95 % CI")
      fields.member("balancedInterval", interval.map { [$0.lowerBound, $0.upperBound] })
      if let cost { fields.field("cost", cost, heading: "cost", cell: cost.text(upTo: 2)) }
    }
  }

  /// What the goal's costs come to; nil if it has none.
  private func cost(of confusion: Confusion) -> Double? {
    guard case .cost(let miss, let falseAlarm) = goal else { return nil }
    return Double(confusion.falseNegatives) * miss + Double(confusion.falsePositives) * falseAlarm
  }

  /// How strokes are held out.
  private var heldOutSentence: String {
    let others = folds == 2 ? "the other" : "the other \(folds - 1)"
    guard let group else {
      return "Held out: each of \(folds) parts is judged by limits tuned on \(others)."
    }
    let member = group.member.withoutControls
    return group.count == folds
      ? "Held out: each \(member) is judged by limits tuned on \(others)."
      : "Held out: each of \(folds) parts is judged by limits tuned on \(others); "
        + "no \(member) is in two parts."
  }

  /// Appends lines of Swift that make the tuned detector.
  package func append(swift output: inout [UInt8]) {
    output.append("var detector = \(typeName)()\n")
    for line in otherCode { output.append("\(line)\n") }
    for (name, value) in values {
      output.append("detector.\(name.camelCased) = \(value.exactText)\n")
    }
  }
}

// MARK: - For programs

extension TuningSummary: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("detector", detector)
    fields.field("goal", goalText)
    fields.member("limits") { json in
      json.object { json in
        for limit in limits {
          json.key(named: limit.name)
          json.object { json in
            json.member("present", limit.present)
            json.member("tuned", limit.tuned)
          }
        }
      }
    }
    fields.field("options", options)
    fields.field("folds", folds)
    fields.field("group", group?.member)
    fields.field("groups", group?.count)
    let rows = rows
    fields.object("present", rows[0].write)
    fields.object("inSample", rows[1].write)
    fields.object("heldOut", rows[2].write)
    fields.field("worse", changes.one)
    fields.field("better", changes.other)
    fields.field("p", changes.probability)
    fields.field("gain", gain.amount)
    fields.field("gainError", gain.error)
    fields.field("learned", isLearned)
    fields.field("wins", wins)
    fields.member("notes", hints)
  }
}
