// How the format is told by content, by whole lines from the first that is not blank on.
//
// - `[` or `{`: if the first line is one value, or is broken in a way that the next cannot mend, the file is NDJSON: each
//   line is a value. (The next line begins with `[` or `{`, too, and the line ends within a string, or in none of
//   `[ { , :`.) Otherwise it is one JSON document, and so is a single line without a line end.
// - the end of a value of JSON, and a line behind it that is one: NDJSON, of which the first line is broken.
// - `<`: by the root element.
// - anything else, by the first of the next lines that is a row of a table or its header, or that a source of rows knows.
//   Lines of JSON may have a prefix, as consoles write it.
//
// Nothing else is strokes. Formats that are no longer read are recognized by the same, before others, and refused by
// name when the document is opened.

extension StrokeFormat {
  /// The way in which a document is read.
  enum Shape: Sendable {
    case lines, document
    /// Lines of JSON with something else before each, and other lines between them.
    case linesWithPrefix
  }

  /// The largest part of a document that is looked at before its format is known, in bytes.
  private static let window = 1 << 16

  /// The format of the document that the cursor is at the beginning of, and its shape. A format that is given is not
  /// guessed, but the shape of one in JSON is. Nil if more bytes are needed to tell: those of whole lines.
  static func guess(
    _ start: ByteCursor, isWhole: Bool, _ options: ReadingOptions
  ) throws(ReadError) -> (format: StrokeFormat, shape: Shape)? {
    var cursor = start
    cursor.skipSpace()
    if let found = cursor.foundInsteadOfText {
      throw cursor.error("expected \(strokes), found \(found)")
    }
    if !isWhole, cursor.mayBecomeOther { return nil }
    if let given = options.format {
      switch given.reading {
      case .json where given.rawValue == "json" || given.rawValue == "ndjson":
        return (given, given.rawValue == "json" ? .document : .lines)
      case .json: break
      case .xml: return (given, .document)
      case .table, .lines, .refused, nil: return (given, .lines)
      }
    }
    guard !cursor.isAtEnd else {
      guard isWhole else { return nil }
      throw cursor.expected("a stroke")
    }
    if cursor.sees(UInt8(ascii: "<")), !cursor.isAtPrintedObject {
      return try guessXML(cursor, isWhole, options)
    }
    guard let line = cursor.line(isWhole) else { return nil }
    if cursor.looksLikePathData, let path = gone.first(where: { $0.rawValue == "path" }) {
      return (path, .document)
    }
    guard let beginning = cursor.beginning(with: line, isWhole) else { return nil }
    if beginning.isAtJSON { return try guessJSON(cursor, isWhole, options) }
    if let given = options.format { return (given, .lines) }
    if line.isEndOfJSON {
      var behind = cursor.at(line.end)
      behind.skipSpace()
      guard let next = behind.line(isWhole) else { return nil }
      if next.isAtJSON { return (.ndjson, .lines) }
    }
    return try guessText(cursor, isWhole, options)
  }

  private static func guessXML(
    _ cursor: ByteCursor, _ isWhole: Bool, _ options: ReadingOptions
  ) throws(ReadError) -> (format: StrokeFormat, shape: Shape)? {
    do throws(ReadError) {
      return (try cursor.format(ofXMLWithin: window), .document)
    } catch {
      // What is wrong may be so because not all has come.
      if !isWhole, cursor.end - cursor.next < window { return nil }
      if let line = cursor.line(isWhole), line.isElement,
        let format = recognize(line: line, options)
      {
        return (format, .lines)
      }
      throw error
    }
  }

  private static func guessJSON(
    _ start: ByteCursor, _ isWhole: Bool, _ options: ReadingOptions
  ) throws(ReadError) -> (format: StrokeFormat, shape: Shape)? {
    let format = start.formatOfFirstObject ?? options.format
    var cursor = start
    var (depth, isInString, isOver) = (0, false, false)
    var last = cursor.next.pointee
    while !cursor.isAtEnd, cursor.next.pointee != UInt8(ascii: "\n") {
      let byte = cursor.next.pointee
      if isInString {
        if byte == UInt8(ascii: "\\"), cursor.next + 1 < cursor.end { cursor.next += 1 }
        isInString = byte != UInt8(ascii: "\"")
      } else if byte > 0x20 {
        isInString = byte == UInt8(ascii: "\"")
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
        isOver = isOver || depth == 0
        last = byte
      }
      cursor.next += 1
    }
    // A value on a line is read as soon as the line is there; not so one of an empty array, which on a line is a stroke
    // without samples, and alone a document without strokes.
    let isEmptyArray = start.kindOfArray == .empty
    let isLine = isOver && !isEmptyArray && !cursor.isAtEnd
    if isLine, !isWhole { return (format ?? .ndjson, .lines) }
    cursor.skipSpace()
    if cursor.isAtEnd {
      return isWhole ? (format ?? .json, isLine ? .lines : .document) : nil
    }
    let goesOn = !isInString && "[{,:".utf8.contains(last)
    let beginsAnother = cursor.sees(UInt8(ascii: "[")) || cursor.sees(UInt8(ascii: "{"))
    return isOver || beginsAnother && !goesOn
      ? (format ?? .ndjson, .lines) : (format ?? .json, .document)
  }

  private static func guessText(
    _ start: ByteCursor, _ isWhole: Bool, _ options: ReadingOptions
  ) throws(ReadError) -> (format: StrokeFormat, shape: Shape)? {
    var cursor = start
    var marks = 0
    var first: TableLine?
    while !cursor.isAtEnd, cursor.next - start.next < window {
      guard let line = cursor.line(isWhole) else { return nil }
      if line.sees(UInt8(ascii: "#")) {
        if let found = format(ofComment: line, &marks, options) { return (found, .lines) }
      } else if !line.isBlank {
        if line.namedDelimiter != nil { return (.csv, .lines) }
        let row = TableLine(line, options)
        if row.kind == .samples || row.kind == .header { return (.csv, .lines) }
        if let first, row.kind == .cells && first.names(row) || first.isHeader(of: line) {
          return (.csv, .lines)
        }
        first = first ?? row
        if let format = recognize(line: line, options) { return (format, .lines) }
        if line.startOfJSON != nil { return (.ndjson, .linesWithPrefix) }
      }
      cursor = cursor.at(line.end)
      cursor.skipSpace()
    }
    guard isWhole || cursor.next - start.next >= window else { return nil }
    guard let first else {
      throw cursor.isAtEnd ? cursor.expected("a stroke") : start.noStrokes(options)
    }
    if first.kind != .text { return (.csv, .lines) }
    throw start.noStrokes(options)
  }

  /// The format that a line behind # shows: a table's header may stand there, and #1 may be a finger, if a second line
  /// begins so.
  private static func format(
    ofComment line: ByteCursor, _ marks: inout Int, _ options: ReadingOptions
  ) -> StrokeFormat? {
    if TableLine(line.behindComment, options).isOfNames { return .csv }
    guard line.isBeforeDigit(1), let format = recognize(line: line, options) else { return nil }
    marks += 1
    return marks > 1 ? format : nil
  }

  /// The format of a line of text, if a source of rows knows it.
  private static func recognize(line: ByteCursor, _ options: ReadingOptions) -> StrokeFormat? {
    all.first {
      if case .lines(let source) = $0.reading { source.recognizes(line, options) } else { false }
    }
  }

  fileprivate static let strokes = "strokes in JSON, CSV, XML or a log"
}

/// What a line looks like to a table.
private struct TableLine {
  enum Kind {
    case samples, header, cells, text
  }

  private(set) var kind = Kind.text
  private var cells: [RowValue] = []
  private var delimiter: UInt8?
  private var numbers = 0
  /// True if it is names and nothing else.
  private(set) var isOfNames = false

  init(_ line: ByteCursor, _ options: ReadingOptions) {
    var (cursor, row) = (line, TableRow())
    delimiter = line.delimiterOfRow
    let naming = RowNaming(fields: options.fields)
    isOfNames = line.delimiterOfNames(naming) != nil
    guard !isOfNames else {
      kind = .header
      return
    }
    let comma = UInt8(ascii: ",")
    guard (try? row.read(&cursor, delimiter: delimiter ?? comma)) == .cells else { return }
    cells = row.cells
    let isComma = delimiter ?? comma == comma
    let areNumbers = cells.map { $0.number(decimalComma: !isComma) != nil }
    numbers = areNumbers.count(where: \.self)
    // Names that are given may be numbers, which count columns.
    let isHeader = zip(cells, areNumbers).contains { cell, isNumber in
      !isNumber && naming.role(of: cell.string).isPlace
    }
    if isHeader {
      kind = .header
    } else if delimiter != nil {
      kind = areNumbers.count > 1 && areNumbers[0] && areNumbers[1] ? .samples : .cells
    }
  }

  /// True if all cells may be names of columns, and a line has as many, of which some are numbers or a list.
  func isHeader(of line: ByteCursor) -> Bool {
    guard let delimiter, cells.count > 1 else { return false }
    return line.isRow(by: delimiter, cells: cells.count) && cells.allSatisfy(\.mayBeColumn)
  }

  /// True if the cells are names, of which two look like coordinates, and a row has as many, of which some are numbers.
  func names(_ row: TableLine) -> Bool {
    cells.count == row.cells.count && row.numbers > 1
      && !cells.contains { $0.number() != nil }
      && RowNaming.likelyPair(among: cells.map(\.string)) != nil
  }
}

extension RowValue {
  /// True for an array or an object of JSON in quotes.
  fileprivate var isQuotedList: Bool {
    guard isQuoted, let first = text?.bytes.first else { return false }
    return "[{".utf8.contains(first)
  }

  /// True for a few words, as the names of columns are.
  var mayBeColumn: Bool {
    guard let bytes = text?.bytes, bytes.count <= 40, number() == nil else { return false }
    return bytes.contains(where: \.isLetter) && !bytes.contains { ":=(){}<>".utf8.contains($0) }
  }
}

extension ByteCursor {
  /// True if this line is a row of a table with as many cells: one is a list in quotes, or of more than two at least two
  /// are numbers.
  fileprivate func isRow(by delimiter: UInt8, cells count: Int) -> Bool {
    var (cursor, row) = (self, TableRow())
    guard (try? row.read(&cursor, delimiter: delimiter)) == .cells, row.cells.count == count else {
      return false
    }
    return row.cells.contains(where: \.isQuotedList)
      || count > 2 && row.cells.count(where: { $0.number() != nil }) > 1
  }

  /// The line that comes next, without its end; nil if that has not come.
  fileprivate func line(_ isWhole: Bool) -> ByteCursor? {
    var newline = firstPlace(of: UInt8(ascii: "\n"), from: next, to: end)
    // A table may have lines that end in CR alone.
    if let cr = firstPlace(of: UInt8(ascii: "\r"), from: next, to: newline ?? end), cr + 1 < end {
      newline = cr
    }
    guard let newline else { return isWhole ? ending(at: end, limit: .endOfFile) : nil }
    return ending(at: newline, limit: .endOfLine)
  }

  var isBlank: Bool {
    UnsafeBufferPointer(start: next, count: end - next).allSatisfy(Self.isSpace)
  }

  /// True for a line that ends in a closing bracket and has more of these than of those that open.
  fileprivate var isEndOfJSON: Bool {
    let bytes = UnsafeBufferPointer(start: next, count: end - next)
    guard let last = bytes.last(where: { !Self.isSpace($0) }), "}]".utf8.contains(last) else {
      return false
    }
    return bytes.count { "}]".utf8.contains($0) } > bytes.count { "{[".utf8.contains($0) }
  }

  /// The place where an object of JSON begins in a line that has something else before it and ends with it.
  var startOfJSON: UnsafePointer<UInt8>? {
    let last = UnsafeBufferPointer(start: next, count: end - next).last { !Self.isSpace($0) }
    guard last == UInt8(ascii: "}") else { return nil }
    var cursor = self
    let stop = min(end, next + 256)
    while let place = firstPlace(of: UInt8(ascii: "{"), from: cursor.next, to: stop) {
      cursor.next = place
      if cursor.sees("{\"") { return place }
      cursor.next += 1
    }
    return nil
  }

  /// True if an object with its address comes next, as in `<UITouch: 0x1>`: no name in XML ends so.
  fileprivate var isAtPrintedObject: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "<")) else { return false }
    cursor.skip {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    }
    return cursor.sees(": 0x")
  }

  /// True for one tag with attributes, as apps print a sample.
  fileprivate var isElement: Bool {
    let text = RowText(next, end).trimmed.bytes
    return text.first == UInt8(ascii: "<") && text.last == UInt8(ascii: ">")
      && text.count { $0 == UInt8(ascii: "<") } == 1 && has(UInt8(ascii: "="))
  }

  /// The first line, and up to two more behind lines of nothing but a bracket; nil if they have not come.
  fileprivate func beginning(with line: ByteCursor, _ isWhole: Bool) -> ByteCursor? {
    var beginning = line
    for _ in 0..<2 {
      let text = UnsafeBufferPointer(start: next, count: beginning.end - next)
      guard text.allSatisfy({ $0 == UInt8(ascii: "[") || Self.isSpace($0) }) else { break }
      var rest = at(beginning.end)
      rest.skipSpace()
      guard !rest.isAtEnd || isWhole, let line = rest.line(isWhole) else { return nil }
      beginning = ending(at: line.end, limit: line.limit)
    }
    return beginning
  }

  /// True if JSON comes next, rather than text in brackets: a name as programs log it, or a point.
  fileprivate var isAtJSON: Bool {
    var cursor = self
    if cursor.sees(UInt8(ascii: "{")) { return cursor.isAtObject }
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    guard !cursor.isAtEnd else { return true }
    if cursor.sees(UInt8(ascii: "{")) { return cursor.isAtObject }
    if cursor.take(UInt8(ascii: "[")) { cursor.skipSpace() }
    if cursor.isAtNumber { return !cursor.isAtNumbersWithoutCommas && !isAtStampInBrackets }
    guard !cursor.isAtEnd, cursor.next.pointee.isLetter else {
      return !"('<".utf8.contains(cursor.isAtEnd ? 0 : cursor.next.pointee) && !isAtStampInBrackets
    }
    return cursor.sees("true") || cursor.sees("false") || cursor.sees("null")
  }

  /// True if a brace comes next with a name in quotes behind it, or nothing.
  private var isAtObject: Bool {
    var cursor = self
    cursor.next += 1
    cursor.skipSpace()
    return cursor.isAtEnd || cursor.sees(UInt8(ascii: "\"")) || cursor.sees(UInt8(ascii: "}"))
  }

  /// True for `1.5  2`, as numpy prints arrays.
  private var isAtNumbersWithoutCommas: Bool {
    var cursor = self
    cursor.next = Numeral(from: next, to: end).end
    let number = cursor.next
    cursor.skipSpace()
    return cursor.next > number && cursor.isAtNumber
  }

  /// True if a number in brackets comes next, and text that is no JSON behind it, as in `[  12.5] x=1`.
  private var isAtStampInBrackets: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skip {
      $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "[")
        && $0 != UInt8(ascii: ":")
    }
    // A clock time is no number.
    if cursor.sees(UInt8(ascii: ":")) { return true }
    guard cursor.take(UInt8(ascii: "]")) else { return false }
    cursor.skipSpace()
    return !cursor.isAtEnd
  }

  /// The format of another tool that the first object shows, which may stand in an array.
  fileprivate var formatOfFirstObject: StrokeFormat? {
    var cursor = self
    if cursor.take(UInt8(ascii: "[")) { cursor.skipSpace() }
    guard cursor.take(UInt8(ascii: "{")) else { return nil }
    cursor.skipSpace()
    // What cannot be read to its end is what it was until there.
    while cursor.sees(UInt8(ascii: "\"")), let name = try? cursor.readName(), !name.says("points") {
      if name.says("drawing"), cursor.sees(UInt8(ascii: "[")) { return .quickdraw }
      guard (try? cursor.skipValue(depth: 2)) != nil, (try? cursor.goOnInObject()) == true else {
        return nil
      }
    }
    return nil
  }

  /// The kind of file that begins like this, if it cannot be a text of strokes, and what to do with it.
  var foundInsteadOfText: String? {
    if sees(0x1F), end - next > 1, next[1] == 0x8B {
      return "a gzip archive; unpack it first, as in gunzip -c FILE | strokecheck circle"
    }
    if sees(0x89), end - next > 3, next[1] == UInt8(ascii: "P"), next[2] == UInt8(ascii: "N") {
      return "a picture"
    }
    if end - next > 3, let first = [next[0], next[1]].firstIndex(of: 0), next[first + 2] == 0 {
      let name = first == 0 ? "UTF-16BE" : "UTF-16LE"
      return
        "\(name) without a byte order mark; iconv -f \(name) -t UTF-8 FILE converts it to UTF-8"
    }
    return Self.others.first { sees($0.beginning) }?.name
  }

  /// True if too few bytes are here to tell whether they are text.
  fileprivate var mayBecomeOther: Bool {
    let bytes = UnsafeBufferPointer(start: next, count: end - next)
    guard bytes.count < 8 else { return false }
    if bytes.count < 2 || bytes.count < 4 && (bytes.prefix(2).contains(0) || bytes[0] > 0x7F) {
      return true
    }
    return Self.others.contains { other in
      let (start, count) = (other.beginning.utf8Start, other.beginning.utf8CodeUnitCount)
      return UnsafeBufferPointer(start: start, count: count).starts(with: bytes)
    }
  }

  private static let others: [(beginning: StaticString, name: String)] = [
    ("PK\u{3}\u{4}", "a ZIP archive; unpack it, or save a workbook as CSV"),
    ("bplist00", "a property list; plutil -convert json FILE converts it to JSON"),
    ("//", "a comment; JSON has none, so remove it"),
    ("/*", "a comment; JSON has none, so remove it"),
    ("```", "a fence of Markdown; remove the lines with ```"),
  ]

  /// The error at text that is no strokes, which says what it looks like.
  fileprivate func noStrokes(_ options: ReadingOptions) -> ReadError {
    // JSON with a mistake in its first name.
    if sees(UInt8(ascii: "{")) {
      var object = self
      do throws(ReadError) { try object.skipValue(depth: 0) } catch { return error }
    }
    guard let first = self.line(true) else { return expected(StrokeFormat.strokes) }
    let advice = PrintedRows.advice(on: first, options)
    let text = UnsafeBufferPointer(start: next, count: end - next)
      .prefix { $0 >= 0x20 || $0 == 0x09 || $0 == 0x1B }.prefix(1_000)
    let shown = String(decoding: text.prefix(60), as: UTF8.self).withoutControls
    return error(
      "expected \(StrokeFormat.strokes), found the line \"\(shown)\(text.count > 60 ? "…" : "")\"; \(advice)"
    )
  }

  /// The format of the root element.
  func format(ofXMLWithin window: Int) throws(ReadError) -> StrokeFormat {
    var cursor = end - next > window ? ending(at: next + window, limit: .endOfFile) : self
    while cursor.sees("<?") || cursor.sees("<!") {
      cursor.skipMarkup()
      cursor.skipSpace()
    }
    let place = cursor.next
    guard cursor.take(UInt8(ascii: "<")) else { throw cursor.expected("an element") }
    let name = cursor.next
    while !cursor.isAtEnd, cursor.next.pointee > 0x20, !"/>".utf8.contains(cursor.next.pointee) {
      cursor.next += 1
    }
    guard !cursor.isAtEnd else { throw cursor.expected("the name of an element") }
    let text = cursor.text(from: name)
    guard let format = StrokeFormat.recognize(root: text.split(separator: ":").last ?? "") else {
      let advice =
        switch text.lowercased() {
        case "plist": "; plutil -convert json FILE converts a property list to JSON"
        case "html": "; a web page has no strokes"
        default: ""
        }
      throw error("expected \(StrokeFormat.roots), found <\(text.excerpt)>\(advice)", at: place)
    }
    return format
  }

  /// Steps over a declaration or a comment.
  private mutating func skipMarkup() {
    let isComment = sees("<!--")
    var (depth, isOver) = (0, false)
    while !isAtEnd, !isOver {
      if isComment {
        isOver = sees("-->")
        next += isOver ? 3 : 1
      } else {
        // A document type may hold declarations between brackets.
        if sees(UInt8(ascii: "[")) { depth += 1 }
        if sees(UInt8(ascii: "]")) { depth -= 1 }
        isOver = depth == 0 && sees(UInt8(ascii: ">"))
        next += 1
      }
    }
  }
}

extension StrokeStream {
  /// Finds out what the document is. Returns false if it takes more bytes.
  mutating func begin() -> Bool {
    do throws(ReadError) {
      guard mayGuess else { return false }
      var cursor = self.cursor
      cursor.skipByteOrderMarks()
      if cursor.next > buffer.first { buffer.use(upTo: cursor.next, beginningLine: 1) }
      guessedBytes = buffer.count
      guard let (format, shape) = try StrokeFormat.guess(self.cursor, isWhole: isFinished, options)
      else {
        if buffer.count > options.largestDocument { assembler.refuse(tooLarge("a line")) }
        return buffer.count > options.largestDocument
      }
      self.format = format
      if let (problem, remedy) = format.refusal {
        cursor.skipSpace()
        throw cursor.error("\(problem); \(remedy)")
      }
      open(format, shape)
    } catch {
      if isCutOff {
        unfinished = self.cursor.isBlank ? nil : error
      } else {
        assembler.deliver(error)
      }
      state = .ended
    }
    return true
  }

  /// True if there are enough bytes for another attempt: those of another line.
  private var mayGuess: Bool {
    if isFinished { return true }
    guard buffer.count > max(2, guessedBytes) else { return false }
    let new = buffer.first + guessedBytes
    return guessedBytes == 0 || cursor.sees(UInt8(ascii: "<"))
      || firstPlace(of: UInt8(ascii: "\n"), from: new, to: buffer.last) != nil
      || firstPlace(of: UInt8(ascii: "\r"), from: new, to: buffer.last) != nil
      || buffer.count > options.largestDocument
  }

  /// Goes to where the strokes of a document of a known format begin.
  private mutating func open(_ format: StrokeFormat, _ shape: StrokeFormat.Shape) {
    switch format.reading {
    case .json:
      state = shape == .document ? .document : .json
      hasPrefixes = shape == .linesWithPrefix
    case .table:
      table = TableRows(options)
      state = .table
    case .lines(let source):
      log = source.init(options)
      state = .log
    case .xml(_, let read): state = .data(read)
    case .refused, nil: state = .ended
    }
  }
}
