extension Comparison {
  /// A comparison of verdicts by stroke and detector; by stroke alone if each side has one detector, and
  /// not the same. Strokes are the same by their ids, also in other files, and else by their
  /// files and numbers; of those that are called the same, each side's first, second and so on.
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
    var (partners, left, right) = ([Int: Int](), Array(before.indices), Array(after.indices))
    for name in keys {
      func key(_ verdict: StoredVerdict) -> Key? {
        var key = name(verdict)
        if !ignoresDetector { key?.detector = verdict.detector }
        return key
      }
      Self.pair(before, &left, after, &right, &partners, by: key)
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

  /// Finds partners for verdicts that are left, of those that have the same key.
  private static func pair(
    _ before: [StoredVerdict], _ left: inout [Int], _ after: [StoredVerdict],
    _ right: inout [Int], _ partners: inout [Int: Int], by key: (StoredVerdict) -> Key?
  ) {
    guard !left.isEmpty, !right.isEmpty else { return }
    // The first of those that are called the same is the last in its list.
    var named: [Key: [Int]] = [:]
    for index in right.reversed() {
      if let key = key(after[index]) { named[key, default: []].append(index) }
    }
    for index in left {
      guard let key = key(before[index]), let other = named[key]?.last,
        before[index].isOfSameStroke(as: after[other])
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
