import StrokeFormats

/// What a format has around its rows: an opening, a separator between those that have an output, and
/// a closing.
package struct ReportFrame: Sendable {
  package var opening = ""
  /// Makes the opening of a format that has the totals in it, so that all rows must be known before
  /// the first byte can be written.
  package var countedOpening: (@Sendable (Totals) -> String)?
  package var separator = ""
  package var closing = ""
}

/// A format for results of one kind: pure, bytes out.
///
/// A report can be written by several threads: each appends its rows to a block by
/// ``append(_:toBlock:)`` and counts them, and the blocks that are not empty follow each other with
/// the separator between them. The counts add up, in any order.
package struct Report<Row>: Sendable {
  package let frame: ReportFrame
  private let write: @Sendable (Row, inout [UInt8]) -> Void

  /// - Parameter write: Appends the output of a row, if it has one.
  init(_ frame: ReportFrame, _ write: @escaping @Sendable (Row, inout [UInt8]) -> Void) {
    (self.frame, self.write) = (frame, write)
  }

  /// Appends a row to a block of them, after a separator if something stands there already and
  /// the format says something of this one.
  package func append(_ row: Row, toBlock block: inout [UInt8]) {
    let end = block.count
    if end > 0 { block.append(frame.separator) }
    let start = block.count
    write(row, &block)
    if block.count == start { block.removeSubrange(end...) }
  }

  /// The whole report of a few rows.
  package func document(of rows: [Row], _ totals: Totals = Totals()) -> [UInt8] {
    var body: [UInt8] = []
    for row in rows { append(row, toBlock: &body) }
    let opening = frame.countedOpening?(totals) ?? frame.opening
    return Array(opening.utf8) + body + Array(frame.closing.utf8)
  }
}

/// The number of findings of each kind.
package struct Totals: Hashable, Sendable {
  package private(set) var findings = 0
  /// Verdicts other than the expected one.
  package private(set) var failures = 0
  /// Strokes that were not judged because their touch was cancelled.
  package private(set) var skipped = 0
  /// Strokes and inputs that could not be read.
  package private(set) var errors = 0

  package var judged: Int { findings - skipped - errors }
  /// Verdicts that are as expected.
  package var passed: Int { judged - failures }

  package init() {}

  /// Counts a result by what came of it.
  package mutating func count(_ status: Finding.Status) {
    findings += 1
    switch status {
    case .passed: break
    case .failed: failures += 1
    case .skipped: skipped += 1
    case .unreadable: errors += 1
    }
  }

  /// The sum of two counts.
  package static func + (a: Totals, b: Totals) -> Totals {
    var sum = a
    sum.findings += b.findings
    sum.failures += b.failures
    sum.skipped += b.skipped
    sum.errors += b.errors
    return sum
  }
}

/// The forms in which commands write results. Each command states which of them it can write.
package enum ResultFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// One JSON array of objects, or one object.
  case json
  /// The same objects, one per line.
  case ndjson
  /// CSV after RFC 4180, with a header and lines that end in a line feed.
  case csv
  case junit, github, swift, svg, html
}

extension Report where Row: FieldSource {
  /// A report in one of the formats of tables: JSON, NDJSON, CSV or else text.
  ///
  /// - Parameter blank: A result of the kind, for the header of CSV; nil if there is no CSV.
  package init(
    _ form: ResultFormat, like blank: Row? = nil, with extras: FieldWriter.Extras = [],
    isForTerminal: Bool = false, text: @escaping @Sendable (Row, inout [UInt8]) -> Void
  ) {
    switch form {
    case .json:
      self.init(ReportFrame(opening: "[", separator: ",\n", closing: "]\n")) { row, output in
        output.appendJSON { $0.object(row) }
      }
    case .ndjson: self.init(ReportFrame()) { row, output in output.append(json: row) }
    case .csv:
      let header = blank.map { blank in String { $0.append(csvHeaderOf: blank, with: extras) } }
      self.init(ReportFrame(opening: header ?? "")) { row, output in
        if row.isInCSV { output.append(csv: row, with: extras, forTerminal: isForTerminal) }
      }
    default: self.init(ReportFrame(), text)
    }
  }
}

extension String {
  /// The last name of a path.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
