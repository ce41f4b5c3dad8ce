import StrokeFormats

/// A verdict on a stroke, as it was stored or as it was just found.
package struct StoredVerdict: Hashable, Sendable {
  /// The input that the stroke is from.
  package var file: String
  /// The number of the stroke in the input, counted from 1; 0 for the input as a whole.
  package var stroke: Int
  package var id: String?
  /// The detector that judged.
  package var detector: String
  /// `circle`, `accepted`, `rejected`, `skipped`, `error`, or a word of another version.
  package var verdict: String
  /// The code of the reason; nil for a circle.
  package var code: String?
  /// The label that a judge gave it, if one did.
  package var answer: String?
  /// The label that the stroke was recorded with, if that is known.
  package var label: String?
  /// The group that it counts in, if there are groups.
  package var group: String?
  /// Whether it should be a circle; nil if that is not known.
  package var isPositive: Bool?
  /// The code of the reason that was expected, if one was.
  var expectedCode: String?

  /// A verdict of which only the word is known.
  package init(file: String, stroke: Int, id: String?, detector: String, verdict: String) {
    (self.file, self.stroke, self.id) = (file, stroke, id)
    (self.detector, self.verdict) = (detector, verdict)
  }

  /// Nil if it was not judged.
  package var isCircle: Bool? {
    switch verdict {
    case "circle", "accepted": true
    case "rejected": false
    default: nil
    }
  }

  /// Returns whether it is what was expected; nil if it was not judged.
  func isRight(accepted: Bool, code expected: String?) -> Bool? {
    isCircle.map { $0 == accepted && (expected == nil || code == expected) }
  }

  /// True if it was skipped, such as a cancelled stroke.
  var isSkipped: Bool { verdict == "skipped" }

  /// What people call the stroke: `strokes.json#3 (zigzag)`.
  var place: String {
    file + (stroke > 0 ? "#\(stroke)" : "") + (id.map { " (\($0))" } ?? "")
  }

  /// `circle`, `accepted as triangle` or `rejected (has-corners)`.
  var outcome: String {
    verdict + (code.map { " (\($0))" } ?? "")
      + (isCircle == true ? answer.map { " as \($0)" } ?? "" : "")
  }
}

extension StoredVerdict {
  /// Reads verdicts that were stored, as `circle` and `evaluate` write them.
  ///
  /// - Complexity: O(length).
  package static func list(
    in document: [UInt8], within budget: MemoryBudget = .unlimited
  ) throws(ReadError) -> [StoredVerdict] {
    let file = try VerdictFile(document, within: budget)
    let reader = VerdictReader()
    var verdicts: [StoredVerdict] = []
    try file.forEach { row, _ throws(ReadError) in
      verdicts.append(try reader.readStored(row, positiveLabels: file.positiveLabels))
    }
    return verdicts
  }
}
