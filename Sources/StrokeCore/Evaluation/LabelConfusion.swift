/// The labels that a classifier gives strokes, by the labels that they were recorded with.
package struct LabelConfusion: Sendable {
  private var counts: [String: [String: Int]] = [:]
  private var groups: [String: (right: Int, all: Int)] = [:]

  /// The strokes recorded with one label.
  package struct Row: Sendable {
    package let label: String
    /// The strokes given their own label, out of all.
    package let right: Share
    /// The other labels that were given, most frequent first, ties in the order of their names.
    package let others: [(label: String, count: Int)]
  }

  init() {}

  mutating func add(label: String, given: String, group: String?) {
    counts[label, default: [:]][given, default: 0] += 1
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
      Share($0.count + $1.right.count, of: $0.total + $1.right.total)
    }
  }

  /// A row for each label that strokes were recorded with, by the bytes of the names.
  package var rows: [Row] {
    Self.sorted(counts.keys).map { label in
      let given = counts[label] ?? [:]
      let others = Self.sorted(given.keys).filter { $0 != label }
        .map { (label: $0, count: given[$0] ?? 0) }
        .enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        .map { $0.element }
      let right = Share(given[label] ?? 0, of: given.values.reduce(0, +))
      return Row(label: label, right: right, others: others)
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
