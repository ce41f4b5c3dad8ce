/// The strokes that are wanted of all that are read: those with one of the ids, if any are named, and
/// with one of the labels, if any are named.
package struct StrokeSelection: Hashable, Sendable {
  /// The wanted ids; empty for any.
  package var ids: [String] = []
  /// The wanted labels; empty for any.
  package var labels: [String] = []

  /// The selection of all strokes.
  package init() {}

  /// True if every stroke is wanted.
  package var isAll: Bool { ids.isEmpty && labels.isEmpty }

  /// What was found of a selection.
  package struct Matches: Hashable, Sendable {
    fileprivate var ids: Set<String> = []
    fileprivate var labels: Set<String> = []
    /// Some of the ids and labels that were passed over, for a suggestion.
    package private(set) var others: Set<String> = []

    /// Nothing found yet.
    package init() {}

    /// Adds what was found elsewhere.
    package mutating func formUnion(_ other: Matches) {
      ids.formUnion(other.ids)
      labels.formUnion(other.labels)
      for name in other.others { pass(name) }
    }

    fileprivate mutating func pass(_ name: String) {
      if others.count < 100 { others.insert(name) }
    }
  }

  /// Tells whether a stroke is wanted, and adds it to `matches` if it is.
  package func takes(_ record: StrokeRecord, into matches: inout Matches) -> Bool {
    let (id, label) = (record.id, record.label)
    guard ids.isEmpty || id.map(ids.contains) ?? false,
      labels.isEmpty || label.map(labels.contains) ?? false
    else {
      if !ids.isEmpty, let id { matches.pass(id) }
      if !labels.isEmpty, let label { matches.pass(label) }
      return false
    }
    if !ids.isEmpty, let id { matches.ids.insert(id) }
    if !labels.isEmpty, let label { matches.labels.insert(label) }
    return true
  }

  /// The names of options for which no stroke was found, each with the reason, in their order.
  package func misses(_ matches: Matches) -> [(option: String, reason: String)] {
    let missing =
      ids.filter { !matches.ids.contains($0) }.map { ("--id \($0)", "id", "label") }
      + labels.filter { !matches.labels.contains($0) }.map { ("--label \($0)", "label", "id") }
    let isOfBoth = !ids.isEmpty && !labels.isEmpty
    return missing.map { option, kind, other in
      let condition = isOfBoth ? " and the \(other) that is asked for" : ""
      return (option, "no stroke has this \(kind)\(condition)")
    }
  }
}
