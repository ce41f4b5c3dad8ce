import StrokeCore
import StrokeFormats

/// What came of fitting the limits of a detector to labelled strokes.
package struct TuningSummary: Sendable {
  /// A limit, before and after.
  package struct Limit: Sendable {
    /// The name of the setting.
    package let name: String
    /// The value it had; nil if that depends on the stroke or on other settings.
    package let present: Double?
    /// The value that is best; nil to leave it as it is.
    package let tuned: Double?

    /// A limit with both values.
    package init(name: String, present: Double?, tuned: Double?) {
      (self.name, self.present, self.tuned) = (name, present, tuned)
    }
  }

  /// The detector's name, and the name of its type.
  package var detector = ""
  package var typeName = ""
  /// The goal, as people would say it.
  package var goal = ""
  /// The most of the others that may be accepted, where that is the goal.
  package var mostFallout: Double?
  package var limits: [Limit] = []
  /// What comes of the limits as they were, of the tuned ones on the strokes that they were fitted to,
  /// and of others on strokes that those were not fitted to.
  package var present = Confusion()
  package var inSample = Confusion()
  package var leftOut = Confusion()
  /// The strokes that the present limits judge rightly and the left-out ones wrongly, and the reverse.
  package var changes = McNemar(0, 0)
  /// The number of parts that were left out in turn.
  package var folds = 0
  /// The member whose values were kept together in those parts, and how many values it has.
  package var group: (member: String, count: Int)?
  /// True if the strokes were too unlike to find limits that are better than rejecting everything.
  package var foundNothing = false

  /// A summary to fill in.
  package init() {}

  /// The tuned limits as options of the command line.
  package var options: String {
    limits.compactMap { limit in limit.tuned.map { "--\(limit.name) \($0.exactText)" } }
      .joined(separator: " ")
  }

  private var circles: Int { present.sensitivity.total }
  private var others: Int { present.fallout.total }

  /// True if what was fitted tells strokes that it was not fitted to apart: better than chance by three
  /// standard errors.
  package var isLearned: Bool {
    guard !foundNothing, let accuracy = leftOut.balancedAccuracy else { return false }
    return accuracy - 0.5 > 3 * leftOut.standardError
  }

  /// True if the tuned limits are better than the present ones on strokes that they were not fitted to.
  package var wins: Bool {
    (leftOut.balancedAccuracy ?? 0) > (present.balancedAccuracy ?? 0)
  }

  /// What is to be known before the limits are used.
  package var notes: [String] {
    var notes: [String] = []
    if min(circles, others) < 10 {
      notes.append(
        "The data are too few: \(counted(circles, "circle")) and \(counted(others, "other")). "
          + "With fewer than 10 of each, these figures say little.")
    }
    guard isLearned else {
      notes.append(
        "Nothing was learned: on strokes left out, the limits do no better than chance.")
      return notes
    }
    let chance = changes.probability
    if !wins {
      notes.append(
        "Tuning does not win: on strokes left out, the present limits are as good or better.")
    } else if chance > 0.05 {
      notes.append(
        "The gain may be chance: McNemar's test of the strokes left out gives p = "
          + "\(chance.text(upTo: 2)).")
    }
    if let mostFallout, let fallout = leftOut.fallout.value, fallout > mostFallout {
      notes.append(
        "On strokes left out, \((fallout * 100).text(upTo: 2)) % of the others are accepted, more "
          + "than the \((mostFallout * 100).text(upTo: 2)) % asked for.")
    }
    return notes
  }
}

extension Confusion {
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
  /// combined as independent errors are.
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
        + "\(counted(others, "other")); goal: \(goal)\n\n")
    var table = TextTable()
    table.add(["limits", "balanced accuracy", "95 %", "circles found", "others accepted"])
    for (name, confusion) in rows { table.add([name] + Self.cells(confusion)) }
    table.append(to: &output)
    output.append("\n")
    for limit in limits {
      let present = limit.present.map { $0.text(upTo: 4) } ?? "unset"
      let tuned = limit.tuned.map { $0.text(upTo: 4) } ?? present
      output.append("\(limit.name): \(present)")
      output.append(tuned == present ? ", unchanged\n" : " → \(tuned)\n")
    }
    if !notes.isEmpty { output.append("\n") }
    for note in notes { output.append("\(note)\n") }
    if !options.isEmpty, isLearned { output.append("\n--detector \(detector) \(options)\n") }
  }

  private var rows: [(String, Confusion)] {
    let parts = group.map { "\($0.count) of \($0.member.withoutControls) in \(folds) parts" }
    return [
      ("present", present), ("tuned, on the same strokes", inSample),
      ("tuned, left out (\(parts ?? counted(folds, "part")))", leftOut),
    ]
  }

  private static func cells(_ confusion: Confusion) -> [String] {
    let interval = confusion.accuracyInterval.map {
      "\($0.lowerBound.text(decimals: 3)) to \($0.upperBound.text(decimals: 3))"
    }
    return [
      confusion.balancedAccuracy.map { $0.text(decimals: 4) } ?? "-", interval ?? "-",
      "\(confusion.sensitivity.count) of \(confusion.sensitivity.total)",
      "\(confusion.fallout.count) of \(confusion.fallout.total)",
    ]
  }

  /// Appends lines of Swift that make the tuned detector.
  package func append(swift output: inout [UInt8]) {
    output.append("var detector = \(typeName)()\n")
    for limit in limits {
      guard let value = limit.tuned else { continue }
      let words = limit.name.split(separator: "-")
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let name = ([String(words.first ?? "")] + rest).joined()
      output.append("detector.\(name) = \(value.exactText)\n")
    }
  }
}

// MARK: - For programs

extension TuningSummary {
  /// Appends the summary as a JSON object.
  package func append(json output: inout [UInt8]) {
    output.appendJSON { json in
      json.object { json in
        json.member("detector", detector)
        json.member("goal", goal)
        json.key("limits")
        json.object { json in
          for limit in limits {
            json.key(named: limit.name)
            json.object { json in
              json.member("present", limit.present)
              json.member("tuned", limit.tuned)
            }
          }
        }
        json.member("options", options)
        json.member("folds", folds)
        json.member("group", group?.member)
        json.member("groups", group?.count)
        for (name, confusion) in zip(["present", "inSample", "leftOut"], rows.map { $0.1 }) {
          json.key(named: name)
          json.object { $0.members(of: confusion) }
        }
        json.member("worse", changes.one)
        json.member("better", changes.other)
        json.member("p", changes.probability)
        json.member("learned", isLearned)
        json.member("wins", wins)
        json.member("notes", notes)
      }
    }
    output.append("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func members(of confusion: Confusion) {
    member("truePositives", confusion.truePositives)
    member("falseNegatives", confusion.falseNegatives)
    member("falsePositives", confusion.falsePositives)
    member("trueNegatives", confusion.trueNegatives)
    member("balancedAccuracy", confusion.balancedAccuracy)
    key("interval")
    if let interval = confusion.accuracyInterval {
      value([interval.lowerBound, interval.upperBound])
    } else {
      null()
    }
  }
}
