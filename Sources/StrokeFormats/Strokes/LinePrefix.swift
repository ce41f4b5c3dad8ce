/// Text before the lines of a log, as consoles and log servers write it.
struct LinePrefix {
  /// What the lines themselves begin with.
  enum Kind: Sendable {
    /// An object of JSON. Other lines are about something else.
    case json
    /// An event of `getevent`.
    case getevent

    /// Steps over the prefix of the line; false if the line is about something else.
    func skip(_ cursor: inout ByteCursor) -> Bool {
      guard let start = cursor.start(of: self) else { return self != .json }
      cursor.next = start
      return true
    }
  }

  let kind: Kind
  /// The place of the first such line.
  let start: UnsafePointer<UInt8>
}

extension ByteCursor {
  /// The bytes of a line in which it may have a prefix.
  private static let longestPrefix = 256

  /// The place where a line of a log begins in the line that comes next, which ends with the text of the cursor.
  fileprivate func start(of kind: LinePrefix.Kind) -> UnsafePointer<UInt8>? {
    var cursor = self
    let first = kind == .json ? UInt8(ascii: "{") : UInt8(ascii: "[")
    let stop = min(end, next + Self.longestPrefix)
    while let place = firstPlace(of: first, from: cursor.next, to: stop) {
      cursor.next = place
      if kind == .json ? cursor.sees("{\"") : cursor.isAtEvent { return place }
      cursor.next += 1
    }
    return nil
  }

  /// The log that one of the next lines shows, and where it begins if something stands before its lines.
  func logInLines() throws(ReadStop) -> (format: StrokeFormat, prefix: LinePrefix?)? {
    var cursor = prefix(1 << 16)
    while !cursor.isAtEnd {
      let newline = firstPlace(of: UInt8(ascii: "\n"), from: cursor.next, to: cursor.end)
      if newline == nil, cursor.limit == .moreBytes { throw .needsBytes }
      let line = cursor.ending(at: newline ?? cursor.end, limit: .endOfLine)
      if let format = StrokeFormat.recognize(lineAt: cursor) {
        let prefix = LinePrefix(kind: .getevent, start: cursor.next)
        return (format, format == .getevent ? prefix : nil)
      }
      if line.start(of: .getevent) != nil {
        return (.getevent, LinePrefix(kind: .getevent, start: cursor.next))
      }
      if let start = line.start(of: .json), line.endsInBrace {
        let format = try at(start).format(ofLogWithin: 1 << 16) ?? .ndjson
        return (format, LinePrefix(kind: .json, start: cursor.next))
      }
      cursor.next = newline.map { $0 + 1 } ?? cursor.end
      cursor.skipSpace()
    }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    if looksLikePrintedPoints { return (.points, nil) }
    if limit == .moreBytes, end - next < 1 << 12 { throw .needsBytes }
    return nil
  }

  /// True if the last character is a closing brace.
  private var endsInBrace: Bool {
    UnsafeBufferPointer(start: next, count: end - next).last { !Self.isSpace($0) }
      == UInt8(ascii: "}")
  }

  /// True if the row that comes next is one of a table: it has a number, or the name of a coordinate or a time.
  func isAtRow(_ delimiters: RowDelimiters) throws(ReadStop) -> Bool {
    guard delimiters.areAny else { return false }
    var (cursor, row) = (self, TableRow())
    do throws(ReadStop) {
      guard try row.read(&cursor, delimiter: delimiters.first) == .cells else { return false }
    } catch {
      guard case .error = error else { throw error }
      return false
    }
    return row.cells.contains {
      $0.isNumeral(decimalComma: true) || Axis(name: $0.bytes, nil) != nil
        || KnownNames.index(of: $0.bytes, in: KnownNames.locations) != nil
    }
  }

  /// True if JSON comes next, rather than text in brackets: a name as programs log it, or a point.
  var isAtJSON: Bool {
    get throws(ReadStop) {
      var cursor = self
      if cursor.take(UInt8(ascii: "{")) {
        cursor.skipSpace()
        return !cursor.isAtNumber
      }
      guard cursor.take(UInt8(ascii: "[")) else { return false }
      cursor.skipSpace()
      guard !cursor.isAtEnd else { return true }
      guard cursor.next.pointee.isLetter else { return !cursor.sees(UInt8(ascii: "(")) }
      if cursor.limit == .moreBytes, cursor.end - cursor.next < 5 { throw .needsBytes }
      return cursor.sees("true") || cursor.sees("false") || cursor.sees("null")
    }
  }
}
