import StrokeFormats

/// A file of verdicts: NDJSON, a JSON array, an evaluation that was stored as JSON, or a table with a header. Each
/// verdict is an object for ``VerdictReader``.
package struct VerdictFile {
  /// The labels of what an evaluation wanted accepted; nil for any other file.
  private(set) var positiveLabels: Set<String>?
  /// The lines of NDJSON, which are read one by one, or else the verdicts.
  private var lines: [(text: ArraySlice<UInt8>, number: Int)] = []
  private var verdicts: [JSONTree] = []

  /// Splits a document into verdicts.
  ///
  /// - Parameter fields: The names that stand for known ones.
  /// - Complexity: O(length).
  package init(
    _ document: [UInt8], fields: FieldNames? = nil, within budget: MemoryBudget = .unlimited
  ) throws(ReadError) {
    var budget = budget
    let text = document.withoutByteOrderMark
    let start = text.first { !Self.isSpace($0) }
    switch start {
    case nil: throw ReadError("there is no verdict in it", line: 1, column: 1)
    case UInt8(ascii: "{"):
      let all = try Self.lines(of: text, &budget)
      // NDJSON has a whole object on each line, and an evaluation is one object on several lines.
      if let first = all.first, let tree = try? JSONTree(Array(first.text)),
        tree["detectors"] == nil, tree["verdicts"] == nil
      {
        lines = all
        return
      }
      let tree = try JSONTree(Array(text), within: &budget)
      guard let elements = tree["verdicts"]?.elements else {
        throw ReadError(
          tree["detectors"] == nil ? "expected verdicts, found none" : Self.isOld, line: tree.line,
          column: tree.column)
      }
      verdicts = elements
      positiveLabels = Set((tree["positiveLabels"]?.elements ?? []).compactMap(\.string))
    case UInt8(ascii: "["): verdicts = try JSONTree(Array(text), within: &budget).elements ?? []
    default: verdicts = try Self.rows(of: HeadedTable(text, within: &budget), fields)
    }
  }

  private static let isOld =
    "expected an evaluation as --format json prints it, found one without its \"verdicts\", which old versions "
    + "did not store: store it again"

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
  }

  /// The lines that are not blank.
  private static func lines(
    of text: ArraySlice<UInt8>, _ budget: inout MemoryBudget
  ) throws(ReadError) -> [(text: ArraySlice<UInt8>, number: Int)] {
    var lines: [(text: ArraySlice<UInt8>, number: Int)] = []
    var (rest, number) = (text, 0)
    while let text = rest.takeLine() {
      number += 1
      try budget.check(atLine: number)
      if !text.allSatisfy(isSpace) { lines.append((text, number)) }
    }
    return lines
  }

  /// The rows of a table as objects.
  private static func rows(
    of table: HeadedTable, _ fields: FieldNames?
  ) throws(ReadError) -> [JSONTree] {
    let names = table.names
    let wanted = [FieldNames.Purpose.verdict, .predicted].map { fields?[$0] ?? $0.rawValue }
    guard wanted.contains(where: names.contains) else {
      throw ReadError(
        "expected a column \"\(wanted.joined(separator: "\" or \""))\", or lines such as "
          + "{\"id\":\"a\",\"verdict\":\"circle\"}, found only \(names.list("and").excerpt)"
          + (fields == nil ? "" : "; --fields verdict=NAME reads another name"),
        line: 1, column: 1)
    }
    // Beside these, `score` is how round the stroke is, as circle --explain writes it.
    let measures = ["score", "turns", "direction"]
    let hasMeasures = measures.allSatisfy(names.contains)
    return table.rows.map { cells, line in
      let members = zip(names, cells).filter { !hasMeasures || !measures.contains($0.0) }
      return JSONTree(texts: Array(members), line: line)
    }
  }

  /// Calls `body` with each verdict and its line. An error says where in the file it is.
  package func forEach(
    _ body: (JSONTree, _ line: Int) throws(ReadError) -> Void
  ) throws(ReadError) {
    for (text, number) in lines {
      do throws(ReadError) { try body(JSONTree(line: text), number) } catch {
        throw ReadError(error.reason, line: number, column: error.column)
      }
    }
    for verdict in verdicts { try body(verdict, verdict.line) }
  }
}
