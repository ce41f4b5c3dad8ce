extension Comparison {
  /// A comparison of verdicts by stroke and detector; by stroke alone if each side has one detector, and
  /// not the same. Strokes are the same by their ids, also in other files, and else by their
  /// files and numbers; duplicates are paired in order.
  /// Where the two sides have no file in common, files are the same by their paths below each side's folder.
  ///
  /// - Complexity: O(n).
  package init(_ before: [StoredVerdict], _ after: [StoredVerdict]) {
    let detectors = [before, after].map { Set($0.map(\.detector)).subtracting([""]) }
    let ignoresDetector =
      detectors[0].count == 1 && detectors[1].count == 1 && detectors[0] != detectors[1]
    let before = Self.withDetectors(before, detectors[0].isEmpty ? detectors[1] : detectors[0])
    let after = Self.withDetectors(after, detectors[1].isEmpty ? detectors[0] : detectors[1])
    let keys: [(StoredVerdict) -> Key?] = [
      { Key(file: $0.file, stroke: $0.stroke, id: $0.id) },
      { $0.id == nil ? nil : Key(file: $0.file, id: $0.id) },
      { $0.id == nil ? nil : Key(id: $0.id) },
      { Key(file: $0.file, stroke: $0.stroke) },
    ]
    let folders = Self.folders(before, after)
    var (partners, left, right) = ([Int: Int](), Array(before.indices), Array(after.indices))
    for name in keys {
      func key(_ verdict: StoredVerdict, _ folder: String) -> Key? {
        var key = name(verdict)
        if !ignoresDetector { key?.detector = verdict.detector }
        key?.file?.removeFirst(folder.count)
        return key
      }
      Self.pair(
        (before, { key($0, folders.before) }), &left, (after, { key($0, folders.after) }), &right,
        &partners)
    }
    let found =
      before.enumerated().map { index, verdict in
        Match(verdict, partners[index].map { after[$0] })
      } + right.map { Match(new: after[$0]) }
    // Some commands leave out what others skip.
    self.init(found.filter { $0.isPair || !$0.stroke.isSkipped })
  }

  /// What a stroke is called; nil for what does not count.
  private struct Key: Hashable {
    var file: String?
    var stroke: Int?
    var id: String?
    var detector = ""
  }

  private typealias Side = (verdicts: [StoredVerdict], key: (StoredVerdict) -> Key?)

  /// The folders of the two sides, `v1/` and `v2/`, if they have no file in common; else both are empty.
  private static func folders(
    _ before: [StoredVerdict], _ after: [StoredVerdict]
  ) -> (before: String, after: String) {
    let files = [before, after].map { Set($0.map(\.file)) }
    guard files[0].isDisjoint(with: files[1]) else { return ("", "") }
    return (folder(of: files[0]), folder(of: files[1]))
  }

  /// The longest folder that all files are below, with its last `/`; empty if there is none.
  private static func folder(of files: Set<String>) -> String {
    guard var folder = files.first?[...] else { return "" }
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[...slash]
      if files.allSatisfy({ $0.hasPrefix(folder) }) { return String(folder) }
      folder.removeLast()
    }
    return ""
  }

  /// True if some stroke without an id is on one side only: then those after it may be paired with others.
  package var mayBeShifted: Bool {
    matches.contains { !$0.isPair && $0.stroke.id == nil && $0.stroke.stroke > 0 }
      && matches.contains { $0.isPair && $0.stroke.id == nil }
  }

  /// Finds partners for verdicts that are left, of those that have the same key.
  private static func pair(
    _ before: Side, _ left: inout [Int], _ after: Side, _ right: inout [Int],
    _ partners: inout [Int: Int]
  ) {
    guard !left.isEmpty, !right.isEmpty else { return }
    // Of duplicates, the first is the last in its list.
    var named: [Key: [Int]] = [:]
    for index in right.reversed() {
      if let key = after.key(after.verdicts[index]) { named[key, default: []].append(index) }
    }
    for index in left {
      guard let key = before.key(before.verdicts[index]), let other = named[key]?.last,
        before.verdicts[index].isOfSameStroke(as: after.verdicts[other])
      else { continue }
      named[key]?.removeLast()
      partners[index] = other
    }
    let taken = Set(partners.values)
    left.removeAll { partners[$0] != nil }
    right.removeAll { taken.contains($0) }
  }

  /// The verdicts, with one of each detector in place of an error in which no detector is named.
  private static func withDetectors(
    _ verdicts: [StoredVerdict], _ detectors: Set<String>
  ) -> [StoredVerdict] {
    let names = detectors.sorted()
    return verdicts.flatMap { verdict in
      guard verdict.detector.isEmpty, !names.isEmpty else { return [verdict] }
      return names.map { name in
        var verdict = verdict
        verdict.detector = name
        return verdict
      }
    }
  }
}

extension StoredVerdict {
  /// False if the two have ids, and not the same: then one stroke is in the place of another.
  fileprivate func isOfSameStroke(as other: StoredVerdict) -> Bool {
    id == nil || other.id == nil || id == other.id
  }
}
