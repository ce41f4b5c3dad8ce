/// The results of a detector on labelled strokes.
package struct Evaluation: Sendable {
  /// A labelled stroke and where it comes from.
  package final class Example: Sendable {
    package let file: String
    /// Counts the strokes of the file from 1.
    package let index: Int
    /// The id that the stroke has in the file.
    package let id: String?
    package let label: String
    package let isPositive: Bool
    /// The group that the stroke counts in, such as the person who drew it.
    package let group: String?
    /// Who drew the stroke.
    package let person: String?

    package init(
      file: String, index: Int, id: String?, label: String, isPositive: Bool, group: String?,
      person: String? = nil
    ) {
      (self.file, self.index, self.id) = (file, index, id)
      (self.label, self.isPositive, self.group) = (label, isPositive, group)
      self.person = person
    }
  }

  package struct Outcome: Sendable {
    package let example: Example
    /// Nil if the stroke was accepted.
    package let reason: Reason?
    /// The verdict in the words of an external judge.
    package let word: String?
    /// The label that an external judge gave the stroke.
    package let answer: String?
    /// The number that strokes are ranked by, if it is kept.
    package let score: Double?
  }

  /// The number of strokes with a label, and the number of those that were accepted.
  package struct LabelCount: Hashable, Sendable {
    package internal(set) var isPositive = false
    package internal(set) var strokes = 0
    package internal(set) var accepted = 0

    fileprivate mutating func add(isPositive: Bool, isAccepted: Bool) {
      self.isPositive = isPositive
      strokes += 1
      accepted += isAccepted ? 1 : 0
    }
  }

  package var detector: String
  package private(set) var confusion = Confusion()
  package private(set) var labels: [String: LabelCount] = [:]
  /// Counts rejected strokes.
  package private(set) var reasons: [Reason: Int] = [:]
  /// Empty if the examples have no groups.
  package private(set) var groups: [String: Confusion] = [:]
  /// The labels given by an external judge.
  package private(set) var answers = LabelConfusion()
  /// In order.
  package private(set) var mistakes: [Outcome] = []
  /// A hash of all verdicts, reasons and given labels in order: FNV-1a, 64 bits. Two evaluations of
  /// the same strokes that differ anywhere have different fingerprints, except with a probability
  /// of 2⁻⁶⁴.
  package private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(of detector: String) { self.detector = detector }

  /// Counts the verdict on an example. `word` and `label` are the words of an external judge.
  @discardableResult package mutating func add(
    _ verdict: Verdict, word: String? = nil, label: String? = nil, score: Double? = nil,
    on example: Example
  ) -> Outcome {
    let (isAccepted, reason) = (verdict.isCircle, verdict.reason)
    confusion.add(isPositive: example.isPositive, isAccepted: isAccepted)
    labels[example.label, default: LabelCount()].add(
      isPositive: example.isPositive, isAccepted: isAccepted)
    if let reason { reasons[reason, default: 0] += 1 }
    if let group = example.group {
      groups[group, default: Confusion()].add(
        isPositive: example.isPositive, isAccepted: isAccepted)
    }
    if let label {
      answers.add(
        label: example.label, given: label, group: example.group, person: example.person)
    }
    let outcome = Outcome(
      example: example, reason: reason, word: word, answer: label, score: score)
    if isAccepted != example.isPositive { mistakes.append(outcome) }
    (reason?.fixedCode ?? Self.circle).withBytes { code in
      for byte in code { mix(byte) }
    }
    for byte in (label ?? "").utf8 { mix(byte) }
    mix(0)
    return outcome
  }

  private static let circle = FixedText("circle")

  private mutating func mix(_ byte: UInt8) {
    fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The range of a rate over all ways to leave out one group; nil without groups, or if the rate
  /// is undefined when one of them is left out.
  package func rangeLeavingOneOut(_ rate: (Confusion) -> Double?) -> ClosedRange<Double>? {
    let rates = groupsInOrder.compactMap { rate($0.others) }
    guard let least = rates.min(), let most = rates.max() else { return nil }
    return least...most
  }

  /// The groups in the order of their names, each with its own confusion and the confusion of all
  /// others.
  package var groupsInOrder: [(name: String, own: Confusion, others: Confusion)] {
    groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let own = groups[name] ?? Confusion()
      return (name, own, confusion - own)
    }
  }
}
