import StrokeFormats

// Verdicts in an evaluation that was stored as ``EvaluationJSON`` writes it.

extension StoredVerdict {
  /// Reads the verdicts of a stored evaluation.
  ///
  /// - Throws: what is wrong with it and where, if it is not what ``EvaluationJSON`` writes: an
  ///   object with the counts of `strokes`, a list of `detectors` and a list of `verdicts`.
  /// - Complexity: O(length).
  static func list(
    ofEvaluation document: [UInt8], within budget: inout MemoryBudget
  ) throws(ReadError) -> [StoredVerdict] {
    let tree = try JSONTree(document, within: &budget)
    try check(tree)
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
    return try elements.map { element throws(ReadError) in
      guard let row = StoredVerdict(element, positives: positives) else {
        throw element.noEvaluation(
          "found a verdict without its \"file\", \"stroke\", \"detector\" or \"verdict\"")
      }
      return row
    }
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

  /// A row as it is written; nil if something is missing.
  private init?(_ tree: JSONTree, positives: Set<String>) {
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
