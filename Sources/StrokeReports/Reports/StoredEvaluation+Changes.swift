import StrokeFormats

extension StoredEvaluation {
  /// What is different in `other`, a line for each: first the strokes on which a verdict or its reason changed, and
  /// then the totals and settings.
  ///
  /// Only detectors that both have are compared by stroke; that one is missing is a change of the totals.
  ///
  /// - Complexity: O(n).
  package func changes(to other: StoredEvaluation) -> [String] {
    let shared = Set(verdicts.map(\.detector)).intersection(other.verdicts.map(\.detector))
    let comparison = Comparison(
      verdicts.filter { shared.contains($0.detector) },
      other.verdicts.filter { shared.contains($0.detector) }, acrossFiles: false)
    var strokes: [String] = []
    for match in comparison.matches {
      let change: String
      switch match {
      case .both(let before, let after):
        guard (before.verdict, before.code) != (after.verdict, after.code) else { continue }
        change = "\(after.place): \(after.detector): was \(before.outcome), is \(after.outcome)"
      case .gone(let before): change = "\(before.place): gone"
      case .new(let after): change = "\(after.place): new"
      }
      // That a stroke is gone is said once, not for each detector.
      if change != strokes.last { strokes.append(change) }
    }
    // What follows from the verdicts need not be said twice.
    let said: Set = ["verdicts", "fingerprint", "mistakes"]
    let totals = tree.without(said).changes(to: other.tree.without(said))
    return strokes + totals.map(\.description)
  }
}
