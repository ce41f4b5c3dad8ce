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
  /// The code of the reason; nil of a circle.
  package var code: String?
  /// The label that a judge gave it, if one did.
  package var answer: String?
  /// The label that the stroke was recorded with, if that is known.
  package var label: String?
  /// The group that it counts in, if there are groups.
  package var group: String?
  /// Whether it should be a circle; nil if that is not known.
  package var isPositive: Bool?

  /// A verdict.
  package init(
    file: String, stroke: Int, id: String? = nil, detector: String, verdict: String,
    code: String? = nil, answer: String? = nil, label: String? = nil, group: String? = nil,
    isPositive: Bool? = nil
  ) {
    (self.file, self.stroke, self.id, self.detector) = (file, stroke, id, detector)
    (self.verdict, self.code, self.answer) = (verdict, code, answer)
    (self.label, self.group, self.isPositive) = (label, group, isPositive)
  }

  /// Nil if it was not judged.
  package var isCircle: Bool? {
    switch verdict {
    case "circle", "accepted": true
    case "rejected": false
    default: nil
    }
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

// MARK: - Reading

extension StoredVerdict {
  /// Reads verdicts that were stored: what `circle` writes as JSON or NDJSON, or what `evaluate` writes as JSON.
  ///
  /// - Complexity: O(length).
  package static func list(
    in document: [UInt8], within budget: MemoryBudget = .unlimited
  ) throws(ReadError) -> [StoredVerdict] {
    let first = document.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    var budget = budget
    if first == UInt8(ascii: "[") {
      guard case .array(let elements) = try JSONTree(document, within: &budget).value else {
        return []
      }
      return try list(of: elements)
    }
    // An evaluation is one object on several lines; NDJSON has a whole one on each.
    var lines = document[...]
    while lines.first == UInt8(ascii: "\n") { lines.removeFirst() }
    if let line = lines.takeLine(), let tree = try? JSONTree(Array(line)), tree["verdict"] != nil {
      return try list(ofLines: document, within: &budget)
    }
    return try list(ofEvaluation: document, within: &budget)
  }

  /// Reads one verdict from each line.
  private static func list(
    ofLines document: [UInt8], within budget: inout MemoryBudget
  ) throws(ReadError) -> [StoredVerdict] {
    var verdicts: [StoredVerdict] = []
    var (rest, linesBefore) = (document[...], 0)
    while let line = rest.takeLine() {
      defer { linesBefore += 1 }
      guard !line.isEmpty else { continue }
      do throws(ReadError) {
        verdicts += try list(of: [try JSONTree(Array(line), within: &budget)])
      } catch {
        throw ReadError(error.reason, line: error.line + linesBefore, column: error.column)
      }
    }
    return verdicts
  }

  private static func list(of trees: [JSONTree]) throws(ReadError) -> [StoredVerdict] {
    var verdicts: [StoredVerdict] = []
    for tree in trees {
      guard let verdict = tree["verdict"] else { throw tree.noVerdict(" no \"verdict\"") }
      guard let file = tree["file"]?.string else { throw tree.noVerdict(" no \"file\"") }
      let word = verdict.string ?? verdict.text
      let detector = tree["detector"]?.string
      let stroke = tree["stroke"]?.wholeNumber
      guard word == "error" || detector != nil && stroke != nil else {
        throw tree.noVerdict(" no \"detector\" or \"stroke\"")
      }
      let expected = tree["expected"]?.string
      // Whether an expected label counts as a circle is not stored.
      let isKnown = tree["answer"] == nil || expected.flatMap(ExpectedVerdict.init) != nil
      verdicts.append(
        StoredVerdict(
          file: file, stroke: stroke ?? 0, id: tree["id"]?.string, detector: detector ?? "",
          verdict: word, code: tree["code"]?.string, answer: tree["answer"]?.string,
          isPositive: isKnown ? expected.map { ["circle", "accepted"].contains($0) } : nil))
    }
    return verdicts
  }
}

extension JSONTree {
  /// The text, if it is one.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number, if it is a whole one.
  var wholeNumber: Int? {
    if case .number(let number, _) = value { Int(exactly: number) } else { nil }
  }

  fileprivate func noVerdict(_ found: String) -> ReadError {
    ReadError(
      "expected a verdict, as circle writes it, found none:\(found)", line: line, column: column)
  }
}

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
