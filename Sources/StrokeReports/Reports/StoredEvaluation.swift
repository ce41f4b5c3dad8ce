import StrokeFormats

extension EvaluationJSON {
  /// A summary that was stored, as a value to be compared with another.
  ///
  /// - Throws: what is wrong with it and where, if it is not what ``append(_:to:)`` writes: an
  ///   object with the counts of `strokes` and a list of `detectors`. What else there is, and what
  ///   it says, is left to the comparison.
  /// - Complexity: O(length).
  package static func read(_ document: [UInt8]) throws(ReadError) -> JSONTree {
    let tree = try PlacedJSON.read(document)
    guard case .object(let members) = tree.value else { throw tree.noEvaluation("found none") }
    for name in ["strokes", "detectors"] {
      guard let member = members.first(where: { $0.name == name }) else {
        throw tree.noEvaluation("found none: it has no \"\(name)\"")
      }
      switch (name, member.value.value) {
      case ("strokes", .object): break
      case ("detectors", .array(let elements)):
        for element in elements where !element.isNamedDetector {
          throw element.noEvaluation("found one of its detectors without a name")
        }
      default: throw member.value.noEvaluation("found another \"\(name)\"")
      }
    }
    return JSONTree(tree)
  }
}

extension PlacedJSON {
  fileprivate var isNamedDetector: Bool {
    guard case .object(let members) = value else { return false }
    return members.contains { member in
      if case .text = member.value.value { member.name == "detector" } else { false }
    }
  }

  fileprivate func noEvaluation(_ found: String) -> ReadError {
    ReadError(
      "expected an evaluation as --format json prints it, \(found)", line: line, column: column)
  }
}
