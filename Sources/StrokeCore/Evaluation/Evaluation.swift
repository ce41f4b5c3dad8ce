/// The results of a detector on labelled strokes.
package struct Evaluation: Sendable {
  /// A stroke with what is known of it.
  package struct Example: Hashable, Sendable {
    /// The input that it is from.
    package let file: String
    /// Which stroke of the input, counted from 1.
    package let index: Int
    /// Its own name for itself.
    package let id: String?
    /// The label that the stroke was recorded with.
    package let label: String
    /// True if that is a circle.
    package let isPositive: Bool
    /// The group that the stroke counts in, such as the person who drew it.
    package let group: String?

    /// An example.
    package init(
      file: String, index: Int, id: String?, label: String, isPositive: Bool, group: String?
    ) {
      (self.file, self.index, self.id) = (file, index, id)
      (self.label, self.isPositive, self.group) = (label, isPositive, group)
    }
  }

  /// An example, and what the detector made of it.
  package struct Outcome: Hashable, Sendable {
    /// The stroke.
    package let example: Example
    /// Why it was rejected, nil if it was accepted.
    package let reason: Reason?
    /// The verdict in the word of a judge from outside, if one judged.
    package let word: String?
    /// The label that a judge gave it, if one did.
    package let answer: String?
  }

  /// The number of strokes with a label, and the number of those that were accepted.
  package struct LabelCount: Hashable, Sendable {
    /// True if they are circles.
    package internal(set) var isPositive = false
    /// All of them.
    package internal(set) var strokes = 0
    /// The accepted ones.
    package internal(set) var accepted = 0

    fileprivate mutating func add(isPositive: Bool, isAccepted: Bool) {
      self.isPositive = isPositive
      strokes += 1
      accepted += isAccepted ? 1 : 0
    }
  }

  /// The detector's name.
  package let detector: String
  /// Of all strokes.
  package private(set) var confusion = Confusion()
  /// By label.
  package private(set) var labels: [String: LabelCount] = [:]
  /// Of the rejected strokes.
  package private(set) var reasons: [Reason: Int] = [:]
  /// By group; empty if the examples are in none.
  package private(set) var groups: [String: Confusion] = [:]
  /// By the labels that a judge from outside gives; empty if none does.
  package private(set) var answers = LabelConfusion()
  /// The misjudged examples, in order.
  package private(set) var mistakes: [Outcome] = []
  /// Every example in order, if they are kept.
  package private(set) var outcomes: [Outcome] = []
  /// A hash of all verdicts, reasons and given labels in their order: FNV-1a, 64 bits. Two evaluations of the
  /// same strokes in which anything differs have different ones, but for one case in 2⁶⁴.
  package private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325

  private let keepsOutcomes: Bool

  /// An evaluation before the first stroke, which keeps the outcome of each if `keepsOutcomes`.
  package init(of detector: String, keepsOutcomes: Bool = false) {
    self.detector = detector
    self.keepsOutcomes = keepsOutcomes
  }

  /// Counts what the detector says of an example; of a judge from outside also its word for it, and the
  /// label that it gives.
  package mutating func add(
    _ verdict: Verdict, word: String? = nil, label: String? = nil, on example: Example
  ) {
    let isAccepted = verdict.isCircle
    confusion.add(isPositive: example.isPositive, isAccepted: isAccepted)
    labels[example.label, default: LabelCount()].add(
      isPositive: example.isPositive, isAccepted: isAccepted)
    if let reason = verdict.reason { reasons[reason, default: 0] += 1 }
    if let group = example.group {
      groups[group, default: Confusion()].add(
        isPositive: example.isPositive, isAccepted: isAccepted)
    }
    if let label { answers.add(label: example.label, given: label, group: example.group) }
    let outcome = Outcome(example: example, reason: verdict.reason, word: word, answer: label)
    if isAccepted != example.isPositive { mistakes.append(outcome) }
    if keepsOutcomes { outcomes.append(outcome) }
    (verdict.reason?.fixedCode ?? Self.circle).withBytes { code in
      for byte in code { mix(byte) }
    }
    for byte in (label ?? "").utf8 { mix(byte) }
    mix(0)
  }

  private static let circle = FixedText("circle")

  private mutating func mix(_ byte: UInt8) {
    fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Between which values a rate of all but one group lies, whichever is left out; nil if there are
  /// no groups, or it is no rate without any of them.
  package func rangeLeavingOneOut(_ rate: (Confusion) -> Double?) -> ClosedRange<Double>? {
    let rates = groupsInOrder.compactMap { rate($0.others) }
    guard let least = rates.min(), let most = rates.max() else { return nil }
    return least...most
  }

  /// The groups in the order of their names, each with its own confusion and that of all others.
  package var groupsInOrder: [(name: String, own: Confusion, others: Confusion)] {
    groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let own = groups[name] ?? Confusion()
      return (name, own, confusion - own)
    }
  }
}
