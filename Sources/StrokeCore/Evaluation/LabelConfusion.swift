/// The labels that a classifier gives strokes, by the labels that they were recorded with.
package struct LabelConfusion: Sendable {
  private var counts: [String: [String: Int]] = [:]
  private var groups: [String: (right: Int, all: Int)] = [:]
  /// The same counts for each person, and the number of strokes without one.
  private var people: [String: [Pair: Int]] = [:]
  private var anonymous = 0

  /// A label that strokes were recorded with, and one that they were given.
  private struct Pair: Hashable {
    let label: String
    let given: String
  }

  /// One label against all others.
  package struct Row: Sendable {
    package let label: String
    /// The strokes recorded with it are positive, and those that it was given are accepted.
    package let confusion: Confusion
    /// The other labels that were given, most frequent first, ties in the order of their names.
    package let others: [(label: String, count: Int)]
  }

  init() {}

  /// Counts a stroke, in its group and for the person who drew it, where those are known.
  mutating func add(label: String, given: String, group: String?, person: String?) {
    counts[label, default: [:]][given, default: 0] += 1
    if let person {
      people[person, default: [:]][Pair(label: label, given: given), default: 0] += 1
    } else {
      anonymous += 1
    }
    guard let group else { return }
    groups[group, default: (0, 0)].right += label == given ? 1 : 0
    groups[group, default: (0, 0)].all += 1
  }

  package var isEmpty: Bool { counts.isEmpty }

  /// Sorted by the bytes of the names.
  package var given: [String] { Self.sorted(Set(counts.values.flatMap { $0.keys })) }

  /// The number of recorded labels that no stroke was given.
  package var unused: Int { counts.keys.count - given.count { counts[$0] != nil } }

  /// The strokes given their own label, out of all that were given one.
  package var accuracy: Share {
    rows.reduce(Share(0, of: 0)) {
      let own = $1.confusion.sensitivity
      return Share($0.count + own.count, of: $0.total + own.total)
    }
  }

  /// The mean of F1 over all labels, recorded or given.
  package var macroF1: Double { tally.macroF1 }

  /// The number of people who drew the strokes; nil if that is not known of each.
  package var peopleCount: Int? { anonymous == 0 ? people.count : nil }

  /// Intervals of the accuracy and the mean of F1, whatever the order of the strokes.
  package var bootstrap: Bootstrap {
    let places = Dictionary(uniqueKeysWithValues: pairs.enumerated().map { ($1, Int32($0)) })
    var drawn: [Int32] = []
    if let peopleCount, peopleCount >= Bootstrap.fewestPeople {
      let units = Self.sorted(people.keys).map { name in
        let start = drawn.count
        for (pair, count) in people[name] ?? [:] {
          drawn += Array(repeating: places[pair] ?? 0, count: count)
        }
        return start..<drawn.count
      }
      return Bootstrap(of: drawn, by: units, tally)
    }
    for (place, pair) in pairs.enumerated() {
      drawn += Array(repeating: Int32(place), count: counts[pair.label]?[pair.given] ?? 0)
    }
    return Bootstrap(of: drawn, tally)
  }

  /// Sorted by the bytes of both labels.
  private var pairs: [Pair] {
    Self.sorted(counts.keys).flatMap { label in
      Self.sorted((counts[label] ?? [:]).keys).map { Pair(label: label, given: $0) }
    }
  }

  private var tally: LabelTally {
    let pairs = pairs
    let labels = Self.sorted(Set(pairs.flatMap { [$0.label, $0.given] }))
    let numbers = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
    return LabelTally(
      of: pairs.map { (numbers[$0.label] ?? 0, numbers[$0.given] ?? 0) }, labels: labels.count,
      counts: pairs.map { counts[$0.label]?[$0.given] ?? 0 })
  }

  /// A row for each label that strokes were recorded with or given, by the bytes of the names.
  package var rows: [Row] {
    var given: [String: Int] = [:]
    for counts in counts.values {
      for (label, count) in counts { given[label, default: 0] += count }
    }
    let all = given.values.reduce(0, +)
    return Self.sorted(Set(counts.keys).union(given.keys)).map { label in
      let own = counts[label] ?? [:]
      let others = Self.sorted(own.keys).filter { $0 != label }
        .map { (label: $0, count: own[$0] ?? 0) }
        .enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        .map { $0.element }
      let (right, recorded) = (own[label] ?? 0, own.values.reduce(0, +))
      let wrong = (given[label] ?? 0) - right
      var confusion = Confusion()
      confusion.add(isPositive: true, isAccepted: true, count: right)
      confusion.add(isPositive: true, isAccepted: false, count: recorded - right)
      confusion.add(isPositive: false, isAccepted: true, count: wrong)
      confusion.add(isPositive: false, isAccepted: false, count: all - recorded - wrong)
      return Row(label: label, confusion: confusion, others: others)
    }
  }

  /// The accuracy in each group, by the bytes of their names.
  package var groupsInOrder: [(name: String, right: Share)] {
    Self.sorted(groups.keys).map { name in
      let (right, all) = groups[name] ?? (0, 0)
      return (name, Share(right, of: all))
    }
  }

  private static func sorted(_ names: some Sequence<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
