import StrokeFormats

/// An evaluation that was stored as ``EvaluationJSON`` writes it, to be compared with another.
package struct StoredEvaluation: Sendable {
  /// Everything that was stored.
  package let tree: JSONTree
  /// The verdicts on each stroke.
  package let verdicts: [StoredVerdict]

  /// Reads what was stored.
  ///
  /// - Throws: what is wrong with it and where, if it is not what ``EvaluationJSON`` writes: an
  ///   object with the counts of `strokes`, a list of `detectors` and a list of `verdicts`. What else there is, and what it says, is left to the comparison.
  /// - Complexity: O(length).
  package init(
    _ document: [UInt8], within budget: MemoryBudget = .unlimited
  ) throws(ReadError) {
    var budget = budget
    let tree = try JSONTree(document, within: &budget)
    try Self.check(tree)
    self.tree = tree
    guard let verdicts = tree["verdicts"] else {
      throw tree.noEvaluation(
        "found one without its \"verdicts\", which old versions did not store: store it again")
    }
    guard case .array(let elements) = verdicts.value else {
      throw verdicts.noEvaluation("found another \"verdicts\"")
    }
    var positives: Set<String> = []
    if case .array(let labels)? = tree["positiveLabels"]?.value {
      positives = Set(labels.compactMap(\.string))
    }
    var rows: [StoredVerdict] = []
    for element in elements {
      guard let row = StoredVerdict(element, positives: positives) else {
        throw element.noEvaluation(
          "found a verdict without its \"file\", \"stroke\", \"detector\" or \"verdict\"")
      }
      rows.append(row)
    }
    self.verdicts = rows
  }

  /// Checks the members that every evaluation has.
  private static func check(_ tree: JSONTree) throws(ReadError) {
    guard case .object = tree.value else { throw tree.noEvaluation("found none") }
    for name in ["strokes", "detectors"] {
      guard let member = tree[name] else {
        throw tree.noEvaluation("found none: it has no \"\(name)\"")
      }
      switch (name, member.value) {
      case ("strokes", .object): break
      case ("detectors", .array(let elements)):
        for element in elements where element["detector"]?.string == nil {
          throw element.noEvaluation("found one of its detectors without a name")
        }
      case ("strokes", _):
        throw member.noEvaluation("found strokes")
      default: throw member.noEvaluation("found another \"\(name)\"")
      }
    }
  }
}

extension StoredEvaluation {
  /// The version of the tool that stored it; nil for versions before 0.2.0, which did not say.
  package var version: String? { tree["version"]?.string }

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
      let stroke = match.stroke
      let change: String
      if let before = match.before, let after = match.after {
        guard !before.agrees(with: after) else { continue }
        change = "\(stroke.detector): was \(before.outcome), is \(after.outcome)"
      } else {
        change = match.after == nil ? "gone" : "new"
      }
      // That a stroke is gone is said once, not for each detector.
      let line = "\(stroke.place): \(change)"
      if line != strokes.last { strokes.append(line) }
    }
    // What follows from the verdicts need not be said twice.
    let said: Set = ["verdicts", "fingerprint", "mistakes", "version"]
    let totals = tree.without(said).changes(to: other.tree.without(said))
    return strokes + totals.map(\.description)
  }
}

extension StoredVerdict {
  /// A row as it is written; nil if something is missing.
  fileprivate init?(_ tree: JSONTree, positives: Set<String>) {
    guard let file = tree["file"]?.string, let stroke = tree["stroke"]?.wholeNumber,
      let detector = tree["detector"]?.string, let verdict = tree["verdict"]?.string
    else { return nil }
    let label = tree["label"]?.string
    self.init(
      file: file, stroke: stroke, id: tree["id"]?.string, detector: detector, verdict: verdict,
      code: tree["code"]?.string, answer: tree["answer"]?.string, label: label,
      group: tree["group"]?.string,
      isPositive: label.map { positives.contains($0) })
  }
}

extension JSONTree {
  fileprivate func noEvaluation(_ found: String) -> ReadError {
    ReadError(
      "expected an evaluation as --format json prints it, \(found)", line: line, column: column)
  }
}
