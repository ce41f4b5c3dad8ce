import StrokeFormats

extension EvaluationJSON {
  /// A summary that was stored, as a value to be compared with another.
  ///
  /// - Throws: what is wrong with it and where, if it is not what ``append(_:to:)`` writes: an
  ///   object with the counts of `strokes` and a list of `detectors`. What else there is, and what
  ///   it says, is left to the comparison.
  /// - Complexity: O(length).
  package static func read(_ document: [UInt8]) throws(ReadError) -> JSONTree {
    let tree = try JSONTree(document)
    guard case .object = tree.value else { throw tree.noEvaluation("found none") }
    for name in ["strokes", "detectors"] {
      guard let member = tree[name] else {
        throw tree.noEvaluation("found none: it has no \"\(name)\"")
      }
      switch (name, member.value) {
      case ("strokes", .object): break
      case ("detectors", .array(let elements)):
        for element in elements where !element.isNamedDetector {
          throw element.noEvaluation("found one of its detectors without a name")
        }
      default: throw member.noEvaluation("found another \"\(name)\"")
      }
    }
    return tree
  }
}

extension JSONTree {
  fileprivate var isNamedDetector: Bool {
    if case .string = self["detector"]?.value { true } else { false }
  }

  fileprivate func noEvaluation(_ found: String) -> ReadError {
    ReadError(
      "expected an evaluation as --format json prints it, \(found)", line: line, column: column)
  }
}
