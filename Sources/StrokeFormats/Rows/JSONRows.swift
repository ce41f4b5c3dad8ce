import StrokeCore

// JSON as a source of rows, and of strokes written as strokes: which values are samples, events or strokes, by the names
// of what holds them.
//
// - An array of arrays of numbers is a stroke; so are arrays of all x and all y. An object with such an array is one.
// - Any other object is a row: a sample or an event. What an array of objects holds is up to the assembler.
// - An object with an array of objects under a name for samples, touches or strokes is around its rows. Its members hold
//   where a row has none. Its strokes end with it, unless it is an event: one with a phase or a time of its own.
// - The members of `nativeEvent` and the like are the event's own. A text that is JSON with rows or strokes is read like
//   an object in its place, if it is the only one.

/// Splits JSON into rows and strokes.
struct JSONRows: ~Copyable, @unchecked Sendable {
  /// What a line of a file must hold, by its first.
  enum Content {
    case any, strokes, rows
  }

  /// A member of an object.
  struct Member {
    var name: RowText
    /// The name of the object in the row that it stands in, if that counts.
    let prefix: RowText?
    let value: RowValue
    /// True if it holds for the rows inside the object, where these have none.
    var holds = true
  }

  /// The arrays and objects around what is being read.
  struct Place {
    /// True in an array of strokes, which an object has under a name.
    var isInStrokes = false
    /// True in the array that `--fields points=NAME` names, where the known names hold.
    var isInGiven = false
    /// What that array holds, by its first element.
    var elements = Content.any
    /// True among the samples between two events.
    var isCoalesced = false
  }

  /// An array of rows or strokes that is read element by element.
  struct List {
    /// The place of the array, or behind the element that was read last.
    var cursor: ByteCursor
    let depth: Int
    var isFirst = true
    /// True for objects one behind the other, with nothing between them.
    var isBare = false
  }

  let keepsSource: Bool
  let naming: RowNaming
  /// The name that is given for the array of samples.
  let givenPoints: [UInt8]?
  var row = Row()
  var points: PointArrays
  var content = Content.any
  /// True once anything was read that is a stroke, or a row.
  var found = Content.any
  var place = Place()
  /// What objects with a time and an array of rows are, by the first: events or strokes.
  var objects = Content.any
  /// The members of the objects around what is being read, and their parts of that.
  var members: [Member] = []
  var surroundings: [Range<Int>] = []
  /// The names of the members of the objects that are being gone through.
  var names: [RowText] = []
  /// The array that a document consists of.
  var list: List?
  /// True if what was read last is one row.
  var wasRow = false
  /// True if what could not be read last is an object about something other than strokes.
  var wasForeign = false

  init(_ options: ReadingOptions) {
    keepsSource = options.keepsSource
    naming = RowNaming(fields: options.fields)
    givenPoints = options.fields?[.points].map { Array($0.utf8) }
    points = PointArrays(options)
  }

  /// The most arrays and objects around a row. An object is scanned once more for each object around it.
  static let deepest = 32

  mutating func restart() {
    (members, surroundings, names) = ([], [], [])
    (content, found, objects, list, place) = (.any, .any, .any, nil, Place())
  }
}

// MARK: - Documents

extension JSONRows {
  /// Begins a document. Its strokes come by ``readMore(into:)`` if it is a list.
  mutating func begin(
    _ cursor: inout ByteCursor, into assembler: inout Assembler
  ) throws(ReadError) {
    restart()
    cursor.skipSpace()
    if cursor.sees(UInt8(ascii: "[")), cursor.kindOfArray != .points {
      list = List(cursor: cursor, depth: 1)
      return
    }
    try read(&cursor, depth: 0, isDocument: true, into: &assembler)
    guard list == nil else { return }
    cursor.skipSpace()
    guard cursor.sees(UInt8(ascii: "{")) else { return try cursor.needEnd(of: "file") }
    list = List(cursor: cursor, depth: 1, isFirst: false, isBare: true)
  }

  /// Reads the next element of the list that the document is. Returns false if it is over.
  mutating func readMore(into assembler: inout Assembler) throws(ReadError) -> Bool {
    guard var list else { return false }
    if try readElement(of: &list, into: &assembler) {
      self.list = list
      return true
    }
    self.list = nil
    // The end of a document that is an object was checked before its list was read.
    if surroundings.isEmpty { try list.cursor.needEnd(of: "file") }
    return false
  }

  /// Reads a line.
  mutating func read(line: inout ByteCursor, into assembler: inout Assembler) throws(ReadError) {
    (wasRow, wasForeign, place) = (false, false, Place())
    // What is wrong in the line is found when it is read.
    let kind = try? kindOfSamples(line)
    if let kind { try expect(kind, line) }
    try read(&line, depth: 0, into: &assembler)
    if let kind { found = kind }
    if kind == .strokes { assembler.finish() }
  }

  /// What an array of objects with positions is: a stroke if they hold nothing but a position, a time and what means
  /// nothing here, rows if any says more. Nil for anything else.
  private func kindOfSamples(_ line: ByteCursor) throws(ReadError) -> Content? {
    guard line.sees(UInt8(ascii: "[")), try line.beginsWithSample(naming) else { return nil }
    var (cursor, areBare) = (line, true)
    // The names that say nothing else, whatever is under them: mostly those of the first object.
    var bareNames: [RowText] = []
    try cursor.readArray("samples") { cursor throws(ReadError) in
      guard cursor.sees(UInt8(ascii: "{")) else { return try cursor.skipValue(depth: 1) }
      try cursor.readObject("a sample", depth: 1) { name, cursor throws(ReadError) in
        if bareNames.contains(where: { $0.isSame(as: name) }) { return false }
        switch naming.role(of: name.string) {
        case .phase:
          var value = cursor
          if try mayBePhase(&value, under: name) { areBare = false }
        case let role:
          let isBare = role.isPlace || role.isTime || role == .unknown || role == .width
          if isBare, name.index(in: RowContainer.wrappers) == nil {
            bareNames.append(name)
          } else {
            areBare = false
          }
        }
        return false
      }
    }
    return areBare ? .strokes : .rows
  }

  /// Returns whether the value that comes next may be a phase.
  private func mayBePhase(_ cursor: inout ByteCursor, under name: RowText) throws(ReadError) -> Bool
  {
    let start = cursor.next
    if cursor.sees(UInt8(ascii: "\"")) {
      return PhaseWords.mayBePhase(.text(try cursor.readText()), under: name.string)
    }
    try cursor.skipValue(depth: 2)
    return PhaseWords.mayBePhase(.literal(RowText(start, cursor.next)), under: name.string)
  }
}

// MARK: - Values

extension JSONRows {
  mutating func read(
    _ cursor: inout ByteCursor, depth: Int, isDocument: Bool = false,
    into assembler: inout Assembler
  ) throws(ReadError) {
    guard depth < Self.deepest else {
      throw cursor.expected("at most \(Self.deepest) levels of nesting")
    }
    cursor.countLines()
    if cursor.sees(UInt8(ascii: "{")) {
      try readObject(&cursor, depth: depth, isDocument: isDocument, into: &assembler)
    } else if cursor.sees(UInt8(ascii: "[")) {
      guard cursor.kindOfArray == .others else {
        return try readStroke(&cursor, into: &assembler)
      }
      let wasInStrokes = place.isInStrokes
      place.isInStrokes = false
      defer { place.isInStrokes = wasInStrokes }
      try readArray(&cursor, depth: depth, into: &assembler)
    } else if cursor.sees(UInt8(ascii: "\"")), depth > 0 {
      try readPlace(&cursor, into: &assembler)
    } else {
      let isAmongPoints =
        !place.isInStrokes && (depth > 1 || depth == 1 && assembler.recording.current != nil)
      let error = cursor.expectedInJSON(isAmongPoints ? "a point" : "a stroke", isInside: depth > 0)
      guard depth == 1, !isAmongPoints, cursor.isAtNumber else { throw error }
      throw error.adding("; --input-format printed reads a position on each line")
    }
  }

  mutating func readArray(
    _ cursor: inout ByteCursor, depth: Int, into assembler: inout Assembler
  ) throws(ReadError) {
    var list = List(cursor: cursor, depth: depth + 1)
    defer { cursor = list.cursor }
    while try readElement(of: &list, into: &assembler) {}
  }

  /// Reads the next element of an array, or more that are alike. Returns false behind the end of the array.
  private mutating func readElement(
    of list: inout List, into assembler: inout Assembler
  ) throws(ReadError) -> Bool {
    if list.isBare {
      list.cursor.skipSpace()
      guard list.cursor.sees(UInt8(ascii: "{")) else { return false }
    } else if list.isFirst {
      list.cursor.next += 1
      list.cursor.skipSpace()
      if list.cursor.take(UInt8(ascii: "]")) { return false }
      list.isFirst = false
    } else {
      guard try list.cursor.goOnInArray() else { return false }
    }
    if !list.isBare, content != .strokes || list.depth > 1,
      assembler.skim(&list.cursor, separator: UInt8(ascii: ",")).isBehind
    {
      return true
    }
    let start = list.cursor
    wasForeign = false
    do throws(ReadError) {
      try read(&list.cursor, depth: list.depth, into: &assembler)
    } catch {
      list.cursor = start
      try pass(error, in: &list, into: &assembler)
    }
    if start.sees(UInt8(ascii: "[")) { assembler.finish() }
    if wasRow {
      assembler.learn(row, from: start.next, to: list.cursor.next, start)
      wasRow = false
    }
    return true
  }

  /// Goes on behind an element that cannot be read, which leaves the others.
  private mutating func pass(
    _ error: ReadError, in list: inout List, into assembler: inout Assembler
  ) throws(ReadError) {
    guard (try? list.cursor.skipValue(depth: list.depth)) != nil, !assembler.isRefused else {
      throw error
    }
    // So that no character is counted twice for the places of many errors.
    list.cursor.countLines()
    let isForeign = takeForeign()
    if isForeign, assembler.isReadingEvents {
      assembler.skipForeign(error.line)
    } else {
      assembler.reject(error, isRow: !isForeign)
    }
  }

  /// Returns whether what could not be read last is about something other than strokes, once.
  mutating func takeForeign() -> Bool {
    defer { wasForeign = false }
    return wasForeign
  }

  /// Reads `"{x, y}"`.
  private mutating func readPlace(
    _ cursor: inout ByteCursor, into assembler: inout Assembler
  ) throws(ReadError) {
    let start = cursor
    let text = try cursor.readText()
    guard start.pair(upTo: cursor.next) != nil else { throw start.expected("a point") }
    row.begin(at: start)
    row.add("location", .text(text))
    addSurroundings()
    assembler.append(&row)
  }

  /// Makes sure that a line holds what the first one did, and an element of an array what those before it did.
  mutating func expect(_ found: Content, _ cursor: ByteCursor) throws(ReadError) {
    if place.isInGiven {
      guard place.elements == .any || place.elements == found else {
        throw cursor.error(
          place.elements == .rows
            ? "expected a sample, as in the elements before, found a stroke with samples of its own"
            : "expected a stroke with samples, as in the elements before, found a position without any"
        )
      }
      place.elements = found
    }
    guard surroundings.isEmpty, content != .any, content != found else { return }
    throw cursor.error(
      content == .rows
        ? "expected a row, as in the lines before, found a stroke"
        : "expected a stroke, as in the lines before, found a row")
  }
}
