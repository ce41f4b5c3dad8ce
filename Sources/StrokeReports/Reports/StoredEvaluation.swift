import StrokeFormats

/// An evaluation that was stored as ``EvaluationJSON`` writes it, to be compared with another.
package struct StoredEvaluation: Sendable {
  /// The verdict of a detector on a stroke.
  package struct Row: Hashable, Sendable {
    /// The input that the stroke is from.
    package let file: String
    /// The number of the stroke in the input, counted from 1.
    package let stroke: Int
    /// Its own name for itself.
    package let id: String?
    /// The detector that judged.
    package let detector: String
    /// `circle` or `rejected`.
    package let verdict: String
    /// The code of the reason; nil of a circle.
    package let code: String?
    /// The label that the stroke was recorded with, if that was stored.
    package let label: String?
    /// The group that it counts in, if there are groups.
    package let group: String?
  }

  /// Everything that was stored.
  package let tree: JSONTree
  /// The verdicts on each stroke; nil if it was stored by a version that did not keep them.
  package let rows: [Row]?

  /// Reads what was stored.
  ///
  /// - Throws: what is wrong with it and where, if it is not what ``EvaluationJSON`` writes: an
  ///   object with the counts of `strokes`, a list of `detectors` and, unless it is old, a list of
  ///   `verdicts`. What else there is, and what it says, is left to the comparison.
  /// - Complexity: O(length).
  package init(_ document: [UInt8]) throws(ReadError) {
    let tree = try JSONTree(document)
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
    self.tree = tree
    guard let verdicts = tree["verdicts"] else {
      rows = nil
      return
    }
    guard case .array(let elements) = verdicts.value else {
      throw verdicts.noEvaluation("found another \"verdicts\"")
    }
    var rows: [Row] = []
    for element in elements {
      guard let row = Row(element) else {
        throw element.noEvaluation(
          "found a verdict without its \"file\", \"stroke\", \"detector\" or \"verdict\"")
      }
      rows.append(row)
    }
    self.rows = rows
  }
}

extension StoredEvaluation.Row {
  /// A row as it is written; nil if something is missing.
  fileprivate init?(_ tree: JSONTree) {
    guard let file = tree["file"]?.string, case .number(let stroke, _)? = tree["stroke"]?.value,
      let stroke = Int(exactly: stroke), let detector = tree["detector"]?.string,
      let verdict = tree["verdict"]?.string
    else { return nil }
    (self.file, self.stroke, self.detector, self.verdict) = (file, stroke, detector, verdict)
    (id, code) = (tree["id"]?.string, tree["code"]?.string)
    (label, group) = (tree["label"]?.string, tree["group"]?.string)
  }

  /// What people call the stroke: `strokes.json#3 (zigzag)`.
  package var place: String { StoredVerdict.place(file, stroke, id) }

  /// `circle` or `rejected (has-corners)`.
  package var outcome: String { StoredVerdict.outcome(verdict, code) }
}

/// The words for a stored verdict, and for the stroke that it is on.
enum StoredVerdict {
  /// `strokes.json#3 (zigzag)`
  static func place(_ file: String, _ stroke: Int, _ id: String?) -> String {
    "\(file)#\(stroke)" + (id.map { " (\($0))" } ?? "")
  }

  /// `circle` or `rejected (has-corners)`.
  static func outcome(_ verdict: String, _ code: String?) -> String {
    verdict + (code.map { " (\($0))" } ?? "")
  }
}

extension JSONTree {
  /// The text, if it is one.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  fileprivate func noEvaluation(_ found: String) -> ReadError {
    ReadError(
      "expected an evaluation as --format json prints it, \(found)", line: line, column: column)
  }
}
