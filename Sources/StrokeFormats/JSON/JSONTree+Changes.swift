extension JSONTree {
  /// A difference between two values.
  package struct Change: Equatable, Sendable, CustomStringConvertible {
    /// The path to it, as the names of members joined by points, elements by what tells them apart.
    package let path: String
    /// The value before; nil if there was none.
    package let before: JSONTree?
    /// The value after; nil if there is none.
    package let after: JSONTree?

    /// `detectors[ring].tpr: was 0.99, is 0.98`. Of what is new or gone, only the beginning is shown
    /// if it is long.
    package var description: String {
      switch (before, after) {
      case (let before?, let after?): "\(path): was \(before.text), is \(after.text)"
      case (nil, let after?): "\(path): new: \(Self.brief(after.text))"
      case (let before?, nil): "\(path): gone: \(Self.brief(before.text))"
      case (nil, nil): path
      }
    }

    private static func brief(_ text: String) -> String {
      let longest = 200
      return text.count > longest ? text.prefix(longest - 1) + "…" : text
    }
  }

  /// Returns the differences of `other`, in the order of this value and then of what is new. The
  /// order of members does not matter. Elements of arrays that are objects are matched by their
  /// name: the value of their first member, with the number after it if that is one.
  package func changes(to other: JSONTree) -> [Change] {
    var changes: [Change] = []
    compare(with: other, at: "", &changes)
    return changes
  }

  private func compare(with other: JSONTree, at path: String, _ changes: inout [Change]) {
    switch (value, other.value) {
    case (.object(let mine), .object(let theirs)):
      let point = path.isEmpty ? "" : "."
      Self.compare(
        mine.map { ($0.name, $0.value) }, theirs.map { ($0.name, $0.value) }, &changes
      ) { "\(path)\(point)\($0)" }
    case (.array(let mine), .array(let theirs))
    where (mine + theirs).contains { $0.name != nil }:
      Self.compare(Self.named(mine), Self.named(theirs), &changes) { "\(path)[\($0)]" }
    default:
      if self != other { changes.append(Change(path: path, before: self, after: other)) }
    }
  }

  private static func compare(
    _ mine: [(String, JSONTree)], _ theirs: [(String, JSONTree)], _ changes: inout [Change],
    path: (String) -> String
  ) {
    let known = Dictionary(mine) { first, _ in first }
    let found = Dictionary(theirs) { first, _ in first }
    for (name, value) in mine {
      if let other = found[name] {
        value.compare(with: other, at: path(name), &changes)
      } else {
        changes.append(Change(path: path(name), before: value, after: nil))
      }
    }
    for (name, value) in theirs where known[name] == nil {
      changes.append(Change(path: path(name), before: nil, after: value))
    }
  }

  /// Elements with their names, or else their numbers; a name that comes again gets a number.
  private static func named(_ elements: [JSONTree]) -> [(String, JSONTree)] {
    var seen: [String: Int] = [:]
    return elements.enumerated().map { index, element in
      let name = element.name ?? "\(index)"
      seen[name, default: 0] += 1
      let times = seen[name] ?? 1
      return (times > 1 ? "\(name) (\(times))" : name, element)
    }
  }

  /// The name that tells an object from the others in its array.
  private var name: String? {
    guard let first = members.first else { return nil }
    let name: String
    switch first.value.value {
    case .string(let text): name = text
    case .number: name = first.value.text
    default: return nil
    }
    guard members.count > 1, case .string = first.value.value, members[1].name == "stroke" else {
      return name
    }
    return "\(name)#\(members[1].value.text)"
  }
}
