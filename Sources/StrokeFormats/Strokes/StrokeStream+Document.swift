/// The position of a stream in a JSON document.
enum JSONDocumentState {
  case beginning
  /// In a list of strokes, before a stroke or the list's end.
  case elements(isFirst: Bool, inObject: Bool)
  /// In the object about a list of strokes, behind the list.
  case members
  /// Behind the end of the document's value. One stroke on one line may turn out to be the first
  /// of many lines.
  case over(mayBeLine: Bool)
}

extension StrokeStream {
  /// Takes a step in a JSON document.
  mutating func nextElement(
    _ state: JSONDocumentState, into record: inout StrokeRecord
  ) throws(ReadStop) -> Step? {
    var cursor = self.cursor
    cursor.skipSpace()
    switch state {
    case .beginning: return try beginDocument(cursor, &record)
    case .elements(let isFirst, let inObject):
      if cursor.take(UInt8(ascii: "]")) {
        go(to: inObject ? .members : .over(mayBeLine: false), at: cursor)
        return nil
      }
      if !isFirst {
        guard cursor.take(UInt8(ascii: ",")) else { throw cursor.expected(", or ]") }
        cursor.skipSpace()
      }
      try readStroke(&cursor, into: &record)
      go(to: .elements(isFirst: false, inObject: inObject), at: cursor)
      return .stroke
    case .members:
      try skipMember(cursor)
      return nil
    case .over(let mayBeLine): return try endDocument(cursor, mayBeLine)
    }
  }

  private mutating func go(to state: JSONDocumentState, at cursor: ByteCursor) {
    self.state = .document(state)
    buffer.use(upTo: cursor.next)
  }

  private mutating func readStroke(
    _ cursor: inout ByteCursor, into record: inout StrokeRecord
  ) throws(ReadStop) {
    let start = cursor.next
    try json.readStroke(&cursor, into: &record)
    record.line = buffer.line(of: start)
    keepSource(of: &record, from: start, to: cursor.next)
    examine(&record)
  }

  /// Tells a list of strokes from a stroke, and reads the stroke.
  private mutating func beginDocument(
    _ start: ByteCursor, _ record: inout StrokeRecord
  ) throws(ReadStop) -> Step? {
    var cursor = start
    if cursor.sees(UInt8(ascii: "{")) {
      json.begin(&record)
      if try json.readObject(&cursor, mayBeList: true, into: &record) == .list {
        try cursor.need(UInt8(ascii: "["), or: "an array of strokes")
        (json.defaults, json.depth) = (json.own, 2)
        swap(&listNames, &record.members)
        go(to: .elements(isFirst: true, inObject: true), at: cursor)
        return nil
      }
      cursor = start
    } else if try cursor.isAtList(options.fields) {
      cursor.next += 1
      json.depth = 1
      go(to: .elements(isFirst: true, inObject: false), at: cursor)
      return nil
    }
    try readStroke(&cursor, into: &record)
    let isOneLine = buffer.lines.position(of: cursor.next).line == record.line
    go(to: .over(mayBeLine: isOneLine && options.format == nil), at: cursor)
    return .stroke
  }

  /// Behind a list: steps over a member of the object about it, or over its end.
  private mutating func skipMember(_ start: ByteCursor) throws(ReadStop) {
    var cursor = start
    guard try cursor.goOnInObject() else {
      cursor.next += 1
      return go(to: .over(mayBeLine: false), at: cursor)
    }
    let place = cursor.next
    let name = try cursor.readName()
    switch MemberKind(name) {
    case .other, .ended: break
    case .timeUnit, .width:
      let text = String(decoding: name.decoded(), as: UTF8.self)
      throw cursor.stop("expected \"\(text)\" before \"strokes\"", at: place)
    case .points: throw cursor.stop("expected \"points\" or \"strokes\", found both", at: place)
    case .strokes: throw cursor.twice(name, at: place)
    }
    try cursor.skipValue(depth: 1)
    // The name is kept last: an attempt that runs out of bytes must not leave it.
    guard listNames.add({ name.append(to: &$0) }) else { throw cursor.twice(name, at: place) }
    go(to: .members, at: cursor)
  }

  /// Behind the document's value only white space may come, or more lines.
  private mutating func endDocument(
    _ cursor: ByteCursor, _ mayBeLine: Bool
  ) throws(ReadStop) -> Step? {
    if cursor.isAtEnd {
      guard isFinished else {
        if !mayBeLine { buffer.use(upTo: cursor.next) }
        return .needsBytes
      }
      state = .ended
      return .end
    }
    let line = buffer.lines.position(of: cursor.next).line
    guard mayBeLine, line > buffer.lines.position(of: buffer.first).line else {
      throw cursor.expected("the end of the file")
    }
    lineNumber = buffer.line(of: cursor.next)
    buffer.use(upTo: cursor.next)
    state = .lines
    format = .ndjson
    return nil
  }
}

extension ByteCursor {
  /// Returns whether the array that comes next is a list of strokes, rather than of points or
  /// empty.
  func isAtList(_ fields: FieldNames?) throws(ReadStop) -> Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    if cursor.sees(UInt8(ascii: "{")) { return try !cursor.isAtPoint(fields) }
    guard cursor.take(UInt8(ascii: "[")) else {
      if cursor.isAtEnd { throw cursor.expected("a stroke or a point") }
      return false
    }
    cursor.skipSpace()
    if cursor.isAtEnd { throw cursor.expected("a number") }
    // No point is empty, or begins with anything but a number.
    return "[{]".utf8.contains(cursor.next.pointee)
  }

  /// Returns whether the object that comes next is a point: it has "x" or "y" before any "points".
  private func isAtPoint(_ fields: FieldNames?) throws(ReadStop) -> Bool {
    var cursor = self
    cursor.next += 1
    cursor.skipSpace()
    var hasPlace = false
    while !cursor.sees(UInt8(ascii: "}")) {
      let name = try cursor.readName()
      if name.says("points") { return false }
      let axis = Axis(name, fields)
      if axis?.isCoordinate == true {
        // Arrays of coordinates are a stroke's.
        if cursor.sees(UInt8(ascii: "[")) { return false }
        if axis == .x(pair: 0) || axis == .y(pair: 0) { return true }
        // A stroke, too, may say something under such a name.
        hasPlace = hasPlace || cursor.isAtNumber
      }
      if name.index(in: KnownNames.samples) != nil, cursor.isAtNestedArray { return false }
      hasPlace = hasPlace || name.index(in: KnownNames.coalesced) != nil && cursor.isAtNestedArray
      let start = cursor
      try cursor.skipValue(depth: 2)
      hasPlace = hasPlace || start.isAtPlace(named: name, upTo: cursor.next, fields)
      guard try cursor.goOnInObject() else { break }
    }
    return hasPlace
  }

  /// True if an array of arrays or objects comes next.
  private var isAtNestedArray: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    return cursor.sees(UInt8(ascii: "[")) || cursor.sees(UInt8(ascii: "{"))
  }

  /// True if the value that comes next, and ends at `end`, gives a sample's place under this name.
  private func isAtPlace(
    named name: JSONText, upTo end: UnsafePointer<UInt8>, _ fields: FieldNames?
  ) -> Bool {
    if let nested = NestedNames(fields), sees(UInt8(ascii: "{")) {
      return nested.x.count > 1 && name.says(nested.x[0])
    }
    guard name.index(in: KnownNames.locations) != nil else { return false }
    return sees(UInt8(ascii: "{")) || pair(upTo: end) != nil
  }
}
