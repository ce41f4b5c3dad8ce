import StrokeFormats

/// A file of verdicts: NDJSON, a JSON array, an evaluation that was stored as JSON, or CSV with a header. Each verdict
/// is an object for ``VerdictReader``.
package struct VerdictFile {
  /// The labels of what an evaluation wanted accepted; nil of any other file.
  let positiveLabels: Set<String>?
  private let rows: [Row]

  private typealias Row = (json: ArraySlice<UInt8>, line: Int, column: Int)

  /// Splits a document into verdicts.
  ///
  /// - Complexity: O(length).
  package init(_ document: [UInt8], within budget: MemoryBudget = .unlimited) throws(ReadError) {
    var budget = budget
    let text = document.withoutByteOrderMark
    let lines = try Self.lines(of: text, &budget)
    guard let first = lines.first, let start = first.json.first(where: { !Self.isSpace($0) }) else {
      throw ReadError("there is no verdict in it", line: 1, column: 1)
    }
    guard start == UInt8(ascii: "{") || start == UInt8(ascii: "[") else {
      (rows, positiveLabels) = (try Self.table(lines), nil)
      return
    }
    let isList = start == UInt8(ascii: "[")
    // NDJSON has a whole object on each line, and an evaluation is one object on several lines.
    if !isList, let tree = try? JSONTree(Array(first.json)), tree["detectors"] == nil,
      tree["verdicts"] == nil
    {
      (rows, positiveLabels) = (lines, nil)
      return
    }
    let tree = try JSONTree(Array(text), within: &budget)
    guard case .array(let elements)? = (isList ? tree : tree["verdicts"])?.value else {
      throw ReadError(
        tree["detectors"] == nil ? "expected verdicts, found none" : Self.isOld, line: tree.line,
        column: tree.column)
    }
    rows = elements.map { (Array($0.text.utf8)[...], $0.line, $0.column) }
    var labels: [JSONTree] = []
    if case .array(let list)? = tree["positiveLabels"]?.value { labels = list }
    positiveLabels = isList ? nil : Set(labels.compactMap(\.string))
  }

  private static let isOld =
    "expected an evaluation as --format json prints it, found one without its \"verdicts\", which old versions "
    + "did not store: store it again"

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// The lines that are not blank.
  private static func lines(
    of text: ArraySlice<UInt8>, _ budget: inout MemoryBudget
  ) throws(ReadError) -> [Row] {
    var lines: [Row] = []
    var (rest, line) = (text, 0)
    while let text = rest.takeLine() {
      line += 1
      try budget.check(atLine: line)
      if !text.allSatisfy(isSpace) { lines.append((text, line, 1)) }
    }
    return lines
  }

  /// Calls `body` with each verdict and its line. An error says where in the file it is.
  package func forEach(
    _ body: (ArraySlice<UInt8>, _ line: Int) throws(ReadError) -> Void
  ) throws(ReadError) {
    for (json, line, column) in rows {
      do throws(ReadError) { try body(json, line) } catch {
        throw ReadError(error.reason, line: line, column: column + error.column - 1)
      }
    }
  }
}

extension VerdictFile {
  /// The rows of a table as objects.
  private static func table(_ lines: [Row]) throws(ReadError) -> [Row] {
    var names: [String] = []
    var rows: [Row] = []
    var hasMeasures = false
    for (text, line, _) in lines {
      let cells = try cells(of: text, line)
      if names.isEmpty {
        names = cells
        guard names.contains("verdict") || names.contains("predicted") else {
          throw ReadError(
            "expected a column \"verdict\" or \"predicted\", found only \(names.list("and"))",
            line: line, column: 1)
        }
        hasMeasures = measures.allSatisfy(names.contains)
        continue
      }
      guard cells.count == names.count else {
        throw ReadError(
          "expected \(counted(names.count, "cell")), found \(cells.count)", line: line, column: 1)
      }
      let members = zip(names, cells).filter { !hasMeasures || !measures.contains($0.0) }
      rows.append((object(Array(members))[...], line, 1))
    }
    return rows
  }

  /// Columns beside which `score` is a measure: how round the stroke is, as `circle --explain` writes it.
  private static let measures = ["score", "turns", "direction"]

  /// An object of members that are texts, without those that are empty.
  package static func object(_ members: [(name: String, text: String)]) -> [UInt8] {
    var json: [UInt8] = []
    json.appendJSON { json in
      json.object { json in
        for (name, text) in members where !text.isEmpty {
          let isNumber =
            ["score", "margin", "probability"].contains(name) && Double(allOf: text) != nil
          json.member(named: name, isNumber ? .literal(text) : StrokeField.Value.text(text))
        }
      }
    }
    return json
  }

  /// The cells of a row, with quotes as in RFC 4180 but no line ends in them.
  private static func cells(of row: ArraySlice<UInt8>, _ line: Int) throws(ReadError) -> [String] {
    var (cells, cell, isQuoted): ([String], [UInt8], Bool) = ([], [], false)
    var last: UInt8?
    for byte in row where byte != UInt8(ascii: "\r") {
      switch byte {
      case UInt8(ascii: "\""):
        // Two of them are one.
        if !isQuoted, last == byte { cell.append(byte) }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      default: cell.append(byte)
      }
      last = byte
    }
    guard !isQuoted else { throw ReadError("a quote has no end", line: line, column: 1) }
    return cells + [String(decoding: cell, as: UTF8.self)]
  }
}
