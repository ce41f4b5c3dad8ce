// How the format is told by content.
//
// The first byte that is not white space decides between JSON, XML and text; then, by the first line
// that is not blank (or as much of it as a window of 1 MiB shows):
//
// - A line that another tool's format of lines knows: that format.
// - `[` or `{`: the text is NDJSON if more text follows that line, and the line is a whole value, or
//   is broken in a way that the next cannot mend: that begins with `[` or `{`, too, and the line
//   ends within a string, or in none of `[ { , :`. Otherwise it is one JSON document.
//   (A document whose first line is longer than the window, and is one stroke with more text
//   after that line, is read as NDJSON too: StrokeStream sees to that when it gets there.)
//   While nothing comes behind such a line, one that is a whole stroke is read as a line of NDJSON,
//   which says the same, and one that is a whole value of another tool's log as a line of that.
//   By its first object, which may stand in an array, it may be a log of another tool. It is not if
//   that has `points` or `strokes`, whatever else it has. An object that cannot be read to its end
//   is what it was until there.
// - `<`: by the root element.
// - anything else: CSV, if the first row that is not a comment has a comma, a semicolon or a tab
//   outside quotes. If nothing in that row is a number, or a name of columns, it may be a log that begins with something
//   else, or has something else before each of its lines: the first lines tell. So may a bracket with text behind it.
//
// Nothing else is strokes. Formats that are no longer read are recognized by the same, before others, and refused by
// name when the document is opened.

extension StrokeFormat {
  /// The largest part of a document that is looked at.
  private static let window = 1 << 20

  /// The format of the document that the cursor is at the beginning of, behind any byte order
  /// mark, and how a log in it is laid out. A format that is `given` is not guessed, but the layout
  /// of a log in JSON is.
  static func guess(
    _ cursor: ByteCursor, given: StrokeFormat? = nil, _ fields: FieldNames? = nil,
    isPaused: Bool = false
  ) throws(ReadStop) -> (format: StrokeFormat, layout: LogLayout, prefixed: LinePrefix?) {
    var cursor = cursor
    cursor.skipSpace()
    switch given?.reading {
    case .json: break
    case .lines: return (given ?? .json, .lines, nil)
    case .xml, .own, .refused: return (given ?? .json, .document, nil)
    case nil: if let given { return (given, .document, nil) }
    }
    if let given, cursor.isAtEnd {
      guard cursor.limit == .endOfFile else { throw .needsBytes }
      return (given, .lines, nil)
    }
    guard !cursor.isAtEnd else { throw cursor.expected("a stroke") }
    if given == nil, let format = recognize(lineAt: cursor) { return (format, .lines, nil) }
    if given == nil, let format = recognizeGone(textAt: cursor) {
      return (format, .document, nil)
    }
    if try cursor.isAtJSON {
      var format = given
      if format == nil { format = try cursor.format(ofLogWithin: window, fields) }
      let shape: StrokeFormat
      do throws(ReadStop) { shape = try guessJSON(cursor) } catch {
        guard case .needsBytes = error, isPaused, cursor.isAtWholeLine(ofStroke: format == nil)
        else {
          throw error
        }
        shape = .ndjson
      }
      return (format ?? shape, shape == .ndjson ? .lines : .document, nil)
    }
    if let given { return (given, .document, nil) }
    if cursor.sees(UInt8(ascii: "<")) {
      return (try cursor.format(ofXMLWithin: window), .document, nil)
    }
    return try guessText(cursor)
  }

  private static func guessText(
    _ start: ByteCursor
  ) throws(ReadStop) -> (format: StrokeFormat, layout: LogLayout, prefixed: LinePrefix?) {
    var cursor = start
    while cursor.sees(UInt8(ascii: "#")) {
      try cursor.skipLine(within: window, of: start)
      guard cursor.next - start.next < window else { throw start.noStrokesWithin("comments") }
      cursor.skipSpace()
    }
    guard !cursor.isAtEnd else { throw cursor.expected("a stroke") }
    if let error = cursor.noText() { throw error }
    // What is beyond the window does not count, whether it has come or not.
    let left = window - (cursor.next - start.next)
    let delimiters = try RowDelimiters(of: cursor.prefix(left))
    if !(try cursor.prefix(left).isAtRow(delimiters)), let log = try cursor.logInLines() {
      return (log.format, .lines, log.prefix)
    }
    guard delimiters.areAny else {
      throw cursor.noStrokes().adding(try cursor.adviceOnTitle())
    }
    return (.csv, .document, nil)
  }

  private static func guessJSON(_ start: ByteCursor) throws(ReadStop) -> StrokeFormat {
    var cursor = start
    var (depth, isInString, isOver) = (0, false, false)
    var last = cursor.next.pointee
    while !cursor.isAtEnd, cursor.next.pointee != UInt8(ascii: "\n") {
      guard cursor.next - start.next < window else { return .json }
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
    cursor.skipSpace()
    if cursor.isAtEnd {
      if cursor.limit == .moreBytes, cursor.end - start.next < window { throw .needsBytes }
      return .json
    }
    let goesOn = !isInString && "[{,:".utf8.contains(last)
    let beginsAnother = cursor.sees(UInt8(ascii: "[")) || cursor.sees(UInt8(ascii: "{"))
    return isOver || beginsAnother && !goesOn ? .ndjson : .json
  }
}

extension ByteCursor {
  private static var strokes: String { "strokes in JSON, CSV, XML or a log" }

  /// The error at the beginning of a file that is no text, as people have them; nil if it may be text.
  fileprivate func noText() -> ReadStop? {
    foundInsteadOfText.map { stop("expected \(Self.strokes), found \($0)", at: next) }
  }

  /// What a file that is no text begins like, as people have them; nil if it may be text.
  var foundInsteadOfText: String? {
    if sees(0x1F), end - next > 1, next[1] == 0x8B {
      return "a gzip archive; unpack it first, as in gunzip -c FILE | strokecheck circle"
    }
    if sees(0x89), end - next > 3, next[1] == UInt8(ascii: "P"), next[2] == UInt8(ascii: "N") {
      return "a picture"
    }
    return Self.others.first { sees($0.beginning) }?.name
  }

  private static let others: [(beginning: StaticString, name: String)] = [
    ("PK\u{3}\u{4}", "a ZIP archive; unpack it, or save a workbook as CSV"),
    ("bplist00", "a property list; plutil -convert json FILE makes JSON of it"),
    ("//", "a comment; JSON has none, so remove it"),
    ("/*", "a comment; JSON has none, so remove it"),
    ("```", "a fence of Markdown; remove the lines with ```"),
  ]

  /// The error at a beginning by which a format could not be told, because all of it is something else.
  fileprivate func noStrokesWithin(_ found: String) -> ReadStop {
    stop("expected strokes in the first 1 MiB, found only \(found)", at: next)
  }

  /// The error at text that is no strokes, which says what it looks like.
  fileprivate func noStrokes() -> ReadStop {
    // Of columns separated by something else, each is a number, or a name that may stand in quotes.
    let line = UnsafeBufferPointer(start: next, count: end - next)
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.prefix(1_000)
    for (separator, name) in [(UInt8(ascii: "|"), "|"), (UInt8(ascii: " "), "spaces")] {
      let cells = line.split(separator: separator).map { cell in
        String(decoding: cell.filter { $0 != 0x20 && $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      }.filter { !$0.isEmpty }
      if cells.count > 1,
        cells.allSatisfy({ Double($0) != nil || Axis.isCoordinate($0) || $0 == "t" })
      {
        return stop(
          "expected columns separated by commas, semicolons or tabs, found \(name) between them",
          at: next)
      }
    }
    return expected(Self.strokes)
  }

  /// The advice at a line that is no header and has a table's header behind it, in the next lines: where that is.
  /// Empty if there is none.
  func adviceOnTitle(_ fields: FieldNames? = nil) throws(ReadStop) -> String {
    var cursor = prefix(1 << 16)
    var row = TableRow()
    for _ in 0..<10 {
      guard cursor.skipLine() else { throw .needsBytes }
      if cursor.isAtEnd {
        if cursor.limit == .moreBytes { throw .needsBytes }
        return ""
      }
      var rest = cursor
      let delimiter = try RowDelimiters(of: rest).first
      do throws(ReadStop) {
        guard try row.read(&rest, delimiter: delimiter) == .cells else { continue }
      } catch {
        guard case .error = error else { throw error }
        continue
      }
      let axes = row.cells.compactMap { Axis(name: $0.bytes, fields) }
      let isHeader =
        axes.contains { if case .x = $0 { true } else { false } }
        && axes.contains { if case .y = $0 { true } else { false } }
      if isHeader {
        return
          "; the header is line \(position(of: cursor.next).line), so remove the lines before it"
      }
    }
    return ""
  }

  /// True if the line that comes next has its end, and is one value: a stroke, or anything.
  fileprivate func isAtWholeLine(ofStroke isStroke: Bool) -> Bool {
    guard let newline = firstPlace(of: UInt8(ascii: "\n"), from: next, to: end) else {
      return false
    }
    var line = ending(at: newline, limit: .endOfLine)
    do throws(ReadStop) {
      if isStroke {
        var reader = JSONStrokeReader(timeUnit: nil)
        var record = StrokeRecord()
        try reader.readStroke(&line, into: &record)
      } else {
        try line.skipValue(depth: 0)
      }
      try line.needEndOfLine()
      return true
    } catch {
      return false
    }
  }

  /// Steps to the end of the line or of the window that begins where `start` is.
  fileprivate mutating func skipLine(within window: Int, of start: ByteCursor) throws(ReadStop) {
    let stop = end - start.next > window ? start.next + window : end
    while next < stop, next.pointee != UInt8(ascii: "\n"), next.pointee != UInt8(ascii: "\r") {
      next += 1
    }
    if next == end, limit == .moreBytes { throw .needsBytes }
  }

  /// Returns the next bytes, up to `count`, so that what is found does not depend on how much has
  /// come.
  func prefix(_ count: Int) -> ByteCursor {
    end - next > count ? ending(at: next + count, limit: .endOfFile) : self
  }

  /// The format of the root element.
  func format(ofXMLWithin window: Int) throws(ReadStop) -> StrokeFormat {
    var cursor = prefix(window)
    while cursor.sees("<?") || cursor.sees("<!") {
      try cursor.skipMarkup()
      cursor.skipSpace()
    }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    if cursor.next >= next + window { throw noStrokesWithin("what comes before an element") }
    let place = cursor.next
    guard cursor.take(UInt8(ascii: "<")) else { throw cursor.expected("an element") }
    let name = cursor.next
    while !cursor.isAtEnd, cursor.next.pointee > 0x20, !"/>".utf8.contains(cursor.next.pointee) {
      cursor.next += 1
    }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    let text = cursor.text(from: name)
    guard let format = StrokeFormat.recognize(root: text.split(separator: ":").last ?? "") else {
      let advice =
        switch text.lowercased() {
        case "plist": "; plutil -convert json FILE makes JSON of a property list"
        case "html": "; a web page has no strokes"
        default: ""
        }
      throw stop("expected \(StrokeFormat.roots), found <\(text.excerpt)>\(advice)", at: place)
    }
    return format
  }

  /// Steps over a declaration or a comment.
  private mutating func skipMarkup() throws(ReadStop) {
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
    if isAtEnd, limit == .moreBytes { throw .needsBytes }
  }
}
