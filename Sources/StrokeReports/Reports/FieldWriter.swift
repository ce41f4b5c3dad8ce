import StrokeCore
import StrokeFormats

/// A result that writes its fields once, in order, whatever the form.
package protocol FieldSource: Sendable {
  func write(to fields: inout FieldWriter)
  /// False for a result that CSV has no row for.
  var isInCSV: Bool { get }
}

extension FieldSource {
  package var isInCSV: Bool { true }
}

/// A row of a table whose kind needs no type of its own.
struct FieldRow: FieldSource {
  private let fields: @Sendable (inout FieldWriter) -> Void

  init(_ fields: @escaping @Sendable (inout FieldWriter) -> Void) { self.fields = fields }

  func write(to fields: inout FieldWriter) { self.fields(&fields) }
}

/// A value of a field.
package protocol FieldValue: JSONWritable {
  /// The text for people.
  var cell: String { get }
  /// Appends the value as a field of CSV; for a terminal, without control characters.
  func append(toCSV output: inout [UInt8], forTerminal isForTerminal: Bool)
}

/// Writes the fields of results: as members of a JSON object, as a line of CSV or its header, as a row of a table for
/// people or its headings, or as lines of help on the members.
///
/// A field is a member of JSON and a column of CSV, or only one of the two. People see those that have
/// a heading.
package struct FieldWriter {
  /// The forms of results.
  package enum Form: Sendable { case json, csvHeader, csv, headings, cells, help }

  /// The forms for programs in which a field is.
  package struct Programs: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let json = Programs(rawValue: 1)
    package static let csv = Programs(rawValue: 2)
    package static let all: Programs = [.json, .csv]
    package static let none: Programs = []
  }

  /// Columns that tables have only where they were asked for.
  package struct Extras: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let measures = Extras(rawValue: 1)
    package static let surroundings = Extras(rawValue: 2)
    package static let whatIf = Extras(rawValue: 4)
    package static let intervals = Extras(rawValue: 8)
  }

  package let form: Form
  package let extras: Extras
  private let isForTerminal: Bool
  /// The output in JSON or, as bytes alone, in CSV.
  fileprivate var json = JSONWriter()
  private var needsComma = false
  /// The output for people: the cells of a row, or lines of help.
  fileprivate private(set) var cells: [String] = []

  fileprivate init(_ form: Form, _ extras: Extras = [], forTerminal isForTerminal: Bool = false) {
    (self.form, self.extras, self.isForTerminal) = (form, extras, isForTerminal)
  }

  /// Writes a field; without a value it is null, an empty field or a dash.
  ///
  /// - Parameters:
  ///   - help: What it means, in lines of help on JSON; empty if another field's help tells that.
  ///   - csv: The name of the column; nil if it is the same.
  ///   - cell: The text for people; nil for the value's own.
  ///   - isOptional: True to omit the member from JSON if there is no value.
  package mutating func field<Value: FieldValue>(
    _ name: StaticString, _ value: Value?, _ help: StaticString = "", in programs: Programs = .all,
    csv: StaticString? = nil, heading: String? = nil, cell: String? = nil, isOptional: Bool = false
  ) {
    switch form {
    case .json:
      guard programs.contains(.json), value != nil || !isOptional else { return }
      json.key(name)
      if let value { value.write(to: &json) } else { json.null() }
    case .help:
      if programs.contains(.json) { explain(name, help, isOptional: isOptional) }
    case .csvHeader, .csv:
      guard programs.contains(.csv) else { return }
      column(csv ?? name, value)
    case .headings: if let heading { cells.append(heading) }
    case .cells: if heading != nil { cells.append(cell ?? value?.cell ?? "-") }
    }
  }

  /// Writes a share with its 95 % interval: two members, three columns, and as many cells as there are headings for.
  package mutating func share(
    _ name: StaticString, _ share: Share, count: String? = nil, rate: String? = nil,
    interval: String? = nil
  ) {
    let bounds = [share.interval.lowerBound, share.interval.upperBound]
    switch form {
    case .json:
      json.member(name, share.value)
      json.member(named: "\(name)Interval", bounds)
    case .csvHeader, .csv:
      column(name, share.value)
      for (end, bound) in zip(["_low", "_high"], bounds) { column("\(name)\(end)", bound) }
    case .headings: cells += [count, rate, interval].compactMap(\.self)
    case .help: break
    case .cells:
      if count != nil { cells.append("\(share.count) of \(share.total)") }
      if rate != nil { cells.append(share.value?.percentText ?? "-") }
      if interval != nil { cells.append(share.intervalText) }
    }
  }

  private mutating func column(_ name: some CustomStringConvertible, _ value: (some FieldValue)?) {
    if needsComma { json.bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    if form == .csvHeader {
      json.bytes.append(name.description)
    } else {
      value?.append(toCSV: &json.bytes, forTerminal: isForTerminal)
    }
  }
}

// MARK: - What only JSON has

extension FieldWriter {
  /// Writes a member of any shape, in JSON alone.
  package mutating func member(
    _ name: StaticString, onItsLine indent: Int? = nil, _ body: (inout JSONWriter) -> Void
  ) {
    guard form == .json else { return }
    if let indent { json.breakLine(indent: indent) }
    json.key(name)
    body(&json)
  }

  /// Writes a member whose value has a form in JSON, in JSON alone; without a value it is null, or omitted if it is
  /// optional.
  package mutating func member(
    _ name: StaticString, onItsLine indent: Int? = nil, _ value: (some JSONWritable)?,
    _ help: StaticString = "", isOptional: Bool = false
  ) {
    if form == .help { explain(name, help, isOptional: isOptional) }
    guard form == .json, value != nil || !isOptional else { return }
    if let indent { json.breakLine(indent: indent) }
    json.key(name)
    if let value { value.write(to: &json) } else { json.null() }
  }

  /// Adds the lines of help on a member, with a mark if it is optional.
  private mutating func explain(_ name: StaticString, _ help: StaticString, isOptional: Bool) {
    var word = name.description + (isOptional ? "*" : "")
    for line in help.description.split(separator: "\n") {
      cells.append("  \(word.padded(to: 13))\(line)")
      word = ""
    }
  }

  /// Writes a member with fields of its own, in JSON alone.
  package mutating func object(
    _ name: StaticString, onItsLine indent: Int? = nil, _ write: (inout FieldWriter) -> Void
  ) {
    member(name, onItsLine: indent) { $0.object(of: write) }
  }

  /// Writes a list of results, each on a line, in JSON alone.
  package mutating func list(
    _ name: StaticString, onItsLine indent: Int? = nil, _ sources: [some FieldSource]
  ) {
    list(name, onItsLine: indent, sources) { $0.write(to: &$1) }
  }

  /// Writes a list in JSON alone, each element, whose fields `write` writes, on a line.
  package mutating func list<Element>(
    _ name: StaticString, onItsLine indent: Int? = nil, _ elements: [Element],
    _ write: (Element, inout FieldWriter) -> Void
  ) {
    member(name, onItsLine: indent) { json in
      json.lines(elements) { json, element in json.object(of: { write(element, &$0) }) }
    }
  }
}

extension FieldSource {
  /// The lines of help on the members that a result of this kind has in JSON, whatever its values are.
  package var help: String {
    var fields = FieldWriter(.help)
    write(to: &fields)
    return fields.cells.map { "\($0)\n" }.joined()
  }
}

extension JSONWriter {
  /// Writes a result as an object.
  package mutating func object(_ source: some FieldSource) { object(of: source.write) }

  /// Writes an object of fields.
  fileprivate mutating func object(of write: (inout FieldWriter) -> Void) {
    object { json in
      var fields = FieldWriter(.json)
      swap(&fields.json, &json)
      write(&fields)
      swap(&fields.json, &json)
    }
  }
}

extension [UInt8] {
  /// Appends a result as an object of JSON and a line's end.
  package mutating func append(json source: some FieldSource) {
    appendJSON { $0.object(source) }
    append("\n")
  }

  /// Appends the header of CSV for results of the kind of `source`, whatever its values are.
  package mutating func append(
    csvHeaderOf source: some FieldSource, with extras: FieldWriter.Extras = []
  ) {
    append(csv: source, FieldWriter(.csvHeader, extras))
  }

  /// Appends a result as a line of CSV after RFC 4180, which ends in a line feed. For a terminal, control characters
  /// become U+FFFD; in files, fields are what they are, also those that a spreadsheet would take for formulas.
  package mutating func append(
    csv source: some FieldSource, with extras: FieldWriter.Extras = [], forTerminal: Bool
  ) {
    append(csv: source, FieldWriter(.csv, extras, forTerminal: forTerminal))
  }

  private mutating func append(csv source: some FieldSource, _ fields: FieldWriter) {
    var fields = fields
    swap(&fields.json.bytes, &self)
    source.write(to: &fields)
    swap(&fields.json.bytes, &self)
    append("\n")
  }

  /// Appends a header and a line of CSV for each result.
  package mutating func append<Source: FieldSource>(
    csv sources: some Sequence<Source>, headerOf blank: Source, forTerminal: Bool
  ) {
    append(csvHeaderOf: blank)
    for source in sources { append(csv: source, forTerminal: forTerminal) }
  }
}

extension TextTable {
  /// The results as rows below their headings; nothing if there are none.
  init(
    _ sources: [some FieldSource], with extras: FieldWriter.Extras = [], leftColumns: Int = 1,
    indent: String = ""
  ) {
    self.init(leftColumns: leftColumns, indent: indent)
    guard let first = sources.first else { return }
    var headings = FieldWriter(.headings, extras)
    first.write(to: &headings)
    add(headings.cells)
    for source in sources {
      var row = FieldWriter(.cells, extras)
      source.write(to: &row)
      add(row.cells)
    }
  }
}

// MARK: - Values

extension String: FieldValue {
  package var cell: String { self }

  package func append(toCSV output: inout [UInt8], forTerminal isForTerminal: Bool) {
    let field = (isForTerminal ? withoutControls : self).utf8
    let quote = UInt8(ascii: "\"")
    guard field.contains(where: Self.needsQuotes) else { return output.append(contentsOf: field) }
    output.append(quote)
    for byte in field {
      if byte == quote { output.append(byte) }
      output.append(byte)
    }
    output.append(quote)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}

extension FixedText: FieldValue {
  package var cell: String { description }

  package func append(toCSV output: inout [UInt8], forTerminal: Bool) {
    description.append(toCSV: &output, forTerminal: forTerminal)
  }
}

extension Int: FieldValue {
  package var cell: String { "\(self)" }

  package func append(toCSV output: inout [UInt8], forTerminal: Bool) {
    output.append(decimal: self)
  }
}

extension Bool: FieldValue {
  package var cell: String { "\(self)" }

  package func append(toCSV output: inout [UInt8], forTerminal: Bool) { output.append(cell) }
}

extension Double: FieldValue {
  /// Four decimals.
  package var cell: String { text(decimals: 4) }

  /// An empty field if it is not finite.
  package func append(toCSV output: inout [UInt8], forTerminal: Bool) {
    if isFinite { output.append(exact: self) }
  }
}

extension Double {
  /// A share of 1 in per cent: `98.4 %`.
  var percentText: String { (self * 100).text(decimals: 1) + " %" }
}

extension Share {
  /// The 95 % interval in per cent: `93.1-99.8`.
  var intervalText: String {
    guard value != nil else { return "-" }
    return [interval.lowerBound, interval.upperBound].map { ($0 * 100).text(decimals: 1) }
      .joined(separator: "-")
  }
}
