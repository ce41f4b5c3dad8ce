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
struct JSONRows: @unchecked Sendable {
  /// What a line of a file must hold, by its first.
  enum Content {
    case any, strokes, rows
  }

  /// A member of an object.
  private struct Member {
    let name: JSONText
    /// The name of the object in the row that it stands in, if that counts.
    let prefix: JSONText?
    let value: RowValue
    /// True if it holds for the rows inside the object, where these have none.
    var holds = true
  }

  /// An array of rows or strokes that is read element by element.
  private struct List {
    var cursor: ByteCursor
    let depth: Int
    var isFirst = true
  }

  private let options: ReadingOptions
  private let naming: RowNaming
  private var row = Row()
  private let points: PointArrays
  var content = Content.any
  /// True once anything was read that is a stroke, or a row.
  private(set) var found = Content.any
  /// The members of the objects around what is being read, and their parts of that.
  private var members: [Member] = []
  private var surroundings: [Range<Int>] = []
  /// The names of the members of the objects that are being gone through.
  private var names: [JSONText] = []
  /// True in an array of strokes, which an object has under a name.
  private var isInStrokes = false
  /// The array that a document consists of.
  private var list: List?
  /// True in the array that `--fields points=NAME` names, where the known names hold.
  private var isInGiven = false
  /// What the array that is being read holds, by its first element.
  private var elements = Content.any
  /// True while the samples between two events are read.
  private var isCoalesced = false
  /// True if what was read last is one row.
  private var wasRow = false
  private let quickDraw: QuickDrawReader

  init(_ options: ReadingOptions) {
    self.options = options
    naming = RowNaming(fields: options.fields)
    points = PointArrays(usesFastLane: options.usesFastLane)
    quickDraw = QuickDrawReader(timeUnit: options.timeUnit)
  }

  /// The most objects with rows, one in the other. Each is gone through once more for every one around it.
  private static let deepest = 16

  mutating func restart() {
    members.removeAll()
    surroundings.removeAll()
    names.removeAll()
    (content, found, list, isInStrokes) = (.any, .any, nil, false)
    (isInGiven, elements) = (false, .any)
  }
}

// MARK: - Documents

extension JSONRows {
  /// Begins a document. Its strokes come by ``readMore(into:)`` if it is a list.
  mutating func begin(
    _ cursor: inout ByteCursor, into assembler: inout Assembler
  ) throws(ReadStop) {
    restart()
    cursor.skipSpace()
    if cursor.sees(UInt8(ascii: "[")), cursor.kindOfArray != .points {
      list = List(cursor: cursor, depth: 1)
      return
    }
    try read(&cursor, depth: 0, isDocument: true, into: &assembler)
    if list == nil {
      cursor.skipSpace()
      guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
    }
  }

  /// Reads the next element of the list that the document is. Returns false if it is over.
  mutating func readMore(into assembler: inout Assembler) throws(ReadStop) -> Bool {
    guard var list else { return false }
    if list.isFirst {
      list.cursor.next += 1
      list.cursor.skipSpace()
      if list.cursor.sees(UInt8(ascii: "]")) {
        self.list = nil
        list.cursor.next += 1
        try checkEnd(list.cursor)
        return false
      }
    }
    list.isFirst = false
    let isMore = try readElement(&list.cursor, depth: list.depth, into: &assembler)
    self.list = isMore ? list : nil
    if !isMore { try checkEnd(list.cursor) }
    return isMore
  }

  private func checkEnd(_ cursor: ByteCursor) throws(ReadStop) {
    // The end of a document that is an object was checked before its list was read.
    guard surroundings.isEmpty else { return }
    var cursor = cursor
    cursor.skipSpace()
    guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
  }

  /// True while the elements of a list are to be read.
  var isInList: Bool { list != nil }

  /// Reads a line.
  mutating func read(line: inout ByteCursor, into assembler: inout Assembler) throws(ReadStop) {
    (wasRow, isInStrokes, isInGiven, elements) = (false, false, false, .any)
    try read(&line, depth: 0, isDocument: false, into: &assembler)
  }
}

// MARK: - Values

extension JSONRows {
  private mutating func read(
    _ cursor: inout ByteCursor, depth: Int, isDocument: Bool, into assembler: inout Assembler
  ) throws(ReadStop) {
    guard depth < 2 * Self.deepest else {
      throw cursor.expected("at most \(Self.deepest) levels of nesting")
    }
    if cursor.sees(UInt8(ascii: "{")) {
      try readObject(&cursor, depth: depth, isDocument: isDocument, into: &assembler)
    } else if cursor.sees(UInt8(ascii: "[")) {
      switch cursor.kindOfArray {
      case .points, .empty: try readStroke(&cursor, depth: depth, into: &assembler)
      case .others:
        let wasInStrokes = isInStrokes
        isInStrokes = false
        defer { isInStrokes = wasInStrokes }
        try readArray(&cursor, depth: depth, into: &assembler)
      }
    } else if cursor.sees(UInt8(ascii: "\"")), depth > 0 {
      try readPlace(&cursor, into: &assembler)
    } else {
      let isAmongPoints = !isInStrokes && (depth > 1 || depth == 1 && assembler.current != nil)
      throw cursor.expectedInJSON(isAmongPoints ? "a point" : "a stroke", isInside: depth > 0)
    }
  }

  private mutating func readArray(
    _ cursor: inout ByteCursor, depth: Int, into assembler: inout Assembler
  ) throws(ReadStop) {
    cursor.next += 1
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "]")) { return }
    while try readElement(&cursor, depth: depth + 1, into: &assembler) {}
  }

  /// Reads an element of an array and what parts it from the next. Returns false behind the end of the array.
  private mutating func readElement(
    _ cursor: inout ByteCursor, depth: Int, into assembler: inout Assembler
  ) throws(ReadStop) -> Bool {
    var isBehind = false
    if content != .strokes || depth > 1 {
      _ = assembler.skim(&cursor, separator: UInt8(ascii: ","), isBehind: &isBehind)
    }
    if !isBehind {
      let start = cursor
      let isArray = cursor.sees(UInt8(ascii: "["))
      do throws(ReadStop) {
        try read(&cursor, depth: depth, isDocument: false, into: &assembler)
      } catch {
        // A stroke that cannot be read leaves the others.
        var rest = start
        guard (try? rest.skipValue(depth: depth)) != nil else { throw error }
        if assembler.isRefused { throw error }
        assembler.reject(error.error)
        cursor = rest
      }
      if isArray { assembler.finish() }
      if wasRow {
        assembler.learn(row, from: start.next, to: cursor.next, start)
        wasRow = false
      }
    }
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "]")) { return false }
    guard cursor.take(UInt8(ascii: ",")) else { throw cursor.expected(", or ]") }
    cursor.skipSpace()
    return true
  }

  /// Reads `"{x, y}"`.
  private mutating func readPlace(
    _ cursor: inout ByteCursor, into assembler: inout Assembler
  ) throws(ReadStop) {
    let start = cursor
    let text = try cursor.readText()
    guard start.pair(upTo: cursor.next) != nil else { throw start.expected("a point") }
    row.begin(at: start)
    row.add("location", .text(RowText(text)))
    addSurroundings()
    assembler.append(&row)
  }

  /// Reads an array of arrays of numbers.
  private mutating func readStroke(
    _ cursor: inout ByteCursor, depth: Int, into assembler: inout Assembler
  ) throws(ReadStop) {
    let stroke = try makeStroke(cursor, &assembler)
    try points.read(&cursor, into: stroke, depth: depth + 1)
    try finish(stroke, own: members.count..<members.count, cursor, &assembler)
  }
}

// MARK: - Objects

/// What an object has besides plain members.
private struct FoundParts {
  /// The stroke of its `points`, if they were read at once.
  var stroke: OpenStroke?
  /// The array of samples or touches, and the rank of its name.
  var samples: (cursor: ByteCursor, rank: Int)?
  var strokes: ByteCursor?
  var coalesced: ByteCursor?
  var drawing: ByteCursor?
  /// Arrays of numbers by their names.
  var axes: [(name: JSONText, cursor: ByteCursor)] = []
  /// The first array that looks like samples under another name, and whether others do.
  var likely: (name: JSONText, areSeveral: Bool)?
  /// True if names of columns stand beside samples, which then may be in any order.
  var hasColumns = false
}

extension JSONRows {
  private mutating func readObject(
    _ cursor: inout ByteCursor, depth: Int, isDocument: Bool, into assembler: inout Assembler
  ) throws(ReadStop) {
    cursor.countLines()
    let start = cursor
    let base = members.count
    let firstName = names.count
    var isKept = false
    do throws(ReadStop) {
      var parts = FoundParts()
      try scan(&cursor, depth: depth, base: base, nil, &parts, &assembler)
      isKept = try read(
        parts, own: base..<members.count, start, cursor, depth: depth, isDocument: isDocument,
        &assembler)
    } catch {
      members.cut(to: base)
      names.cut(to: firstName)
      throw error
    }
    if !isKept { members.cut(to: base) }
  }

  /// Reads what was found in an object. Returns true if its members are needed for a list that is still to be read.
  private mutating func read(
    _ parts: FoundParts, own: Range<Int>, _ start: ByteCursor, _ cursor: ByteCursor, depth: Int,
    isDocument: Bool, _ assembler: inout Assembler
  ) throws(ReadStop) -> Bool {
    if let stroke = parts.stroke {
      try finish(stroke, timesIn: parts, own: own, start, &assembler)
      return false
    }
    if parts.drawing != nil {
      try readDrawing(start, &assembler)
      return false
    }
    if let pair = parts.samples == nil || parts.hasColumns ? pairOfArrays(parts) : nil {
      let stroke = try makeStroke(start, &assembler)
      stroke.nameUnit = try points.read(x: pair.x, y: pair.y, time: times(parts), into: stroke)
      try finish(stroke, own: own, start, &assembler)
      return false
    }
    if let list = parts.hasColumns ? nil : parts.samples?.cursor ?? parts.strokes {
      let isEmpty = list.kindOfArray == .empty
      guard !isEmpty || parts.samples != nil else {
        found = .strokes
        return false
      }
      if !isEmpty || !hasPlaceOrPhase(own) {
        return try read(
          list, of: parts, own, depth: depth,
          isKept: isDocument && !isEmpty && !hasOwnID(own), start, &assembler)
      }
    }
    if let text = nestedText(own, depth) {
      try read(text: text, own, depth: depth, start, &assembler)
    } else if hasPlaceOrPhase(own) || parts.coalesced != nil {
      try appendRow(own, parts, start, cursor, depth, &assembler)
    } else {
      throw missing(own, parts, start, cursor)
    }
    return false
  }

  /// Reads the samples or strokes of an object. Returns true if they go on behind it.
  private mutating func read(
    _ list: ByteCursor, of parts: FoundParts, _ own: Range<Int>, depth: Int, isKept: Bool,
    _ start: ByteCursor, _ assembler: inout Assembler
  ) throws(ReadStop) -> Bool {
    let wasInGiven = isInGiven
    if parts.samples?.rank == Self.rankOfGiven { isInGiven = true }
    defer { if !isKept { isInGiven = wasInGiven } }
    return try readContainer(
      list, areStrokes: parts.samples == nil, own, depth: depth, isDocument: isKept, start,
      &assembler)
  }

  /// Ends a stroke whose samples were read, with times from an array of their own if they have none.
  private mutating func finish(
    _ stroke: OpenStroke, timesIn parts: FoundParts, own: Range<Int>, _ start: ByteCursor,
    _ assembler: inout Assembler
  ) throws(ReadStop) {
    if parts.strokes != nil {
      throw start.stop("expected \"points\" or \"strokes\", found both", at: start.next)
    }
    if stroke.samples.timing == .untimed, let time = times(parts) {
      try points.readTimes(time.cursor, into: stroke)
      stroke.nameUnit = RowRole.timeUnit(ofTime: time.name.string)
    }
    try finish(stroke, own: own, start, &assembler)
  }

  /// Goes through the members of an object.
  private mutating func scan(
    _ cursor: inout ByteCursor, depth: Int, base: Int, _ prefix: JSONText?,
    _ parts: inout FoundParts, _ assembler: inout Assembler
  ) throws(ReadStop) {
    cursor.next += 1
    cursor.skipSpace()
    let first = names.count
    var manyNames = NameSet()
    while !cursor.sees(UInt8(ascii: "}")) {
      let place = cursor.next
      let name = try cursor.readName()
      guard isNew(name, behind: first, &manyNames) else { throw cursor.twice(name, at: place) }
      try scanMember(name, prefix, &cursor, depth: depth + 1, base, &parts, &assembler)
      guard try cursor.goOnInObject() else { break }
    }
    names.cut(to: first)
    cursor.next += 1
  }

  /// The number of names up to which they are compared one by one.
  private static let fewNames = 32

  /// Notes the name of a member. Returns false if the object has it already.
  private mutating func isNew(
    _ name: JSONText, behind first: Int, _ manyNames: inout NameSet
  ) -> Bool {
    if names.count - first < Self.fewNames {
      if names[first...].contains(where: { $0.isSame(as: name) }) { return false }
      names.append(name)
      return true
    }
    if manyNames.count == 0 {
      for name in names[first...] { manyNames.append { name.append(to: &$0) } }
    }
    return manyNames.insert { name.append(to: &$0) }
  }

  private mutating func scanMember(
    _ name: JSONText, _ prefix: JSONText?, _ cursor: inout ByteCursor, depth: Int, _ base: Int,
    _ parts: inout FoundParts, _ assembler: inout Assembler
  ) throws(ReadStop) {
    let start = cursor
    let value: RowValue
    switch cursor.isAtEnd ? 0 : cursor.next.pointee {
    case UInt8(ascii: "\""): value = .text(RowText(try cursor.readText()))
    case UInt8(ascii: "["):
      if prefix == nil, try takeArray(name, &cursor, depth: depth, &parts, &assembler) { return }
      if cursor.next == start.next { try cursor.skipValue(depth: depth) }
      value = .json(RowText(start.next, cursor.next))
    case UInt8(ascii: "{"):
      if name.index(in: RowContainer.wrappers) != nil, depth < 2 * Self.deepest {
        try scan(&cursor, depth: depth, base: base, prefix, &parts, &assembler)
        return
      }
      if prefix == nil, naming.reaches(into: name.string), depth < 2 * Self.deepest {
        var nested = FoundParts()
        return try scan(&cursor, depth: depth, base: base, name, &nested, &assembler)
      }
      try cursor.skipValue(depth: depth)
      value = .json(RowText(start.next, cursor.next))
    case UInt8(ascii: "n"):
      try cursor.skipValue(depth: depth)
      value = .missing
    default:
      try cursor.skipValue(depth: depth)
      value = .literal(RowText(start.next, cursor.next))
    }
    members.append(Member(name: name, prefix: prefix, value: value))
  }

  /// Takes an array under a name that means samples, strokes or numbers of samples. Returns false if it means nothing.
  private mutating func takeArray(
    _ name: JSONText, _ cursor: inout ByteCursor, depth: Int, _ parts: inout FoundParts,
    _ assembler: inout Assembler
  ) throws(ReadStop) -> Bool {
    let kind = cursor.kindOfArray
    let given = isInGiven ? nil : naming.fields?.points
    let isGiven = given.map { name.says(Array($0.utf8)) } ?? name.says("points")
    if isGiven, kind != .others {
      let stroke = try makeStroke(cursor, &assembler)
      try points.read(&cursor, into: stroke, depth: depth)
      parts.stroke = stroke
      return true
    }
    if given != nil, isGiven { parts.samples = (cursor, Self.rankOfGiven) }
    guard try find(name, cursor, kind, isGiven: isGiven, &parts) else { return false }
    try cursor.skipValue(depth: depth)
    return true
  }

  /// The rank of an array that is named by an option, before all others.
  private static let rankOfGiven = -2

  /// Notes what an array under a name is for. Returns false if it is a value of the object.
  private mutating func find(
    _ name: JSONText, _ cursor: ByteCursor, _ kind: JSONArrayKind, isGiven: Bool,
    _ parts: inout FoundParts
  ) throws(ReadStop) -> Bool {
    let isNamed = naming.fields?.points != nil && !isInGiven
    if name.says("drawing") { parts.drawing = cursor }
    if name.says("columns") { parts.hasColumns = true }
    if name.index(in: RowContainer.coalesced) != nil {
      parts.coalesced = cursor
    } else if name.index(in: RowContainer.strokes) != nil {
      parts.strokes = cursor
    } else if name.index(in: RowContainer.changed) != nil {
      if kind != .empty { parts.samples = (cursor, -1) }
    } else if !isNamed, let rank = name.index(in: RowContainer.samples), cursor.holdsSamples,
      rank < parts.samples?.rank ?? .max
    {
      parts.samples = (cursor, rank)
    } else if kind == .others, cursor.beginsWithNumber || cursor.beginsWithTextOrNull {
      // A location may be an array, too.
      let role = naming.role(of: name.string)
      switch role {
      case .x, .y, .time: parts.axes.append((name, cursor))
      default: return false
      }
    } else if !isNamed || !isGiven {
      if (try? cursor.beginsWithSample(naming)) == true, !isGiven {
        parts.likely = (parts.likely?.name ?? name, parts.likely != nil)
      }
      if name.index(in: RowContainer.samples) == nil { return false }
    }
    return true
  }

  private func times(_ parts: FoundParts) -> (name: JSONText, cursor: ByteCursor)? {
    parts.axes.compactMap { axis -> (rank: Int, axis: (name: JSONText, cursor: ByteCursor))? in
      if case .time(let rank, _) = naming.role(of: axis.name.string) { (rank, axis) } else { nil }
    }.min { $0.rank < $1.rank }?.axis
  }

  private func pairOfArrays(_ parts: FoundParts) -> (x: ByteCursor, y: ByteCursor)? {
    var pairs: [Int: (x: ByteCursor?, y: ByteCursor?)] = [:]
    for (name, cursor) in parts.axes {
      switch naming.role(of: name.string) {
      case .x(let pair): pairs[pair, default: (nil, nil)].x = cursor
      case .y(let pair): pairs[pair, default: (nil, nil)].y = cursor
      default: break
      }
    }
    let whole = pairs.compactMap { pair, axes in
      axes.x.flatMap { x in axes.y.map { (pair, x, $0) } }
    }
    return whole.min { $0.0 < $1.0 }.map { ($0.1, $0.2) }
  }

  /// True if an object is a sample or an event.
  private func hasPlaceOrPhase(_ own: Range<Int>) -> Bool {
    members[own].contains { member in
      guard !member.value.isMissing else { return false }
      let name = fullName(member)
      switch naming.role(of: name) {
      case .x, .y, .placeX, .placeY: return true
      case .place: return member.value.isPlace
      case .phase: return PhaseWords.mayBePhase(member.value, under: naming.phaseName(name))
      default: return false
      }
    }
  }

  private func fullName(_ member: Member) -> String {
    (member.prefix.map { $0.string + "." } ?? "") + member.name.string
  }
}

// MARK: - Containers

extension JSONRows {
  /// Reads the array of rows or strokes in an object.
  private mutating func readContainer(
    _ list: ByteCursor, areStrokes: Bool, _ own: Range<Int>, depth: Int, isDocument: Bool,
    _ start: ByteCursor, _ assembler: inout Assembler
  ) throws(ReadStop) -> Bool {
    let isEvent = surround(own)
    if !isEvent { try expect(.strokes, start) }
    surroundings.append(own)
    let wereElements = elements
    if !isEvent { elements = .any }
    let wasInStrokes = isInStrokes
    isInStrokes = areStrokes
    if isDocument, !isEvent {
      self.list = List(cursor: list, depth: depth + 2)
      return true
    }
    defer {
      surroundings.removeLast()
      isInStrokes = wasInStrokes
      elements = wereElements
    }
    var cursor = list
    let before = assembler.waiting
    if !isEvent { assembler.finish() }
    if cursor.kindOfArray == .others {
      try readArray(&cursor, depth: depth + 1, into: &assembler)
    } else {
      try readStroke(&cursor, depth: depth + 1, into: &assembler)
    }
    found = isEvent ? .rows : .strokes
    guard !isEvent else { return false }
    assembler.finish()
    if hasOwnID(own) { assembler.numberIDs(behind: before) }
    return false
  }

  /// Decides which members of an object hold for the rows inside it: not its place, and not the id of an event. Returns
  /// true if it is an event.
  private mutating func surround(_ own: Range<Int>) -> Bool {
    var isEvent = false
    for index in own {
      let name = fullName(members[index])
      switch naming.role(of: name) {
      case .time where !members[index].value.isMissing: isEvent = true
      case .phase
      where PhaseWords.mayBePhase(members[index].value, under: naming.phaseName(name)):
        isEvent = true
      case let role where role.isPlace: members[index].holds = false
      default: break
      }
    }
    if isEvent {
      for index in own where naming.role(of: fullName(members[index])) == .id {
        members[index].holds = false
      }
    }
    return isEvent
  }

  private func hasOwnID(_ own: Range<Int>) -> Bool {
    members[own].contains { naming.role(of: fullName($0)) == .id && !$0.value.isMissing }
  }

  /// Makes sure that a line holds what the first one did, and an element of an array what those before it did.
  private mutating func expect(_ found: Content, _ cursor: ByteCursor) throws(ReadStop) {
    if isInGiven {
      guard elements == .any || elements == found else {
        throw cursor.stop(
          elements == .rows
            ? "expected a sample, as in the elements before, found a stroke with samples of its own"
            : "expected a stroke with samples, as in the elements before, found a position without any",
          at: cursor.next)
      }
      elements = found
    }
    guard surroundings.isEmpty, content != .any, content != found else { return }
    throw cursor.stop(
      content == .rows
        ? "expected a row, as in the lines before, found a stroke"
        : "expected a stroke, as in the lines before, found a row", at: cursor.next)
  }

  private mutating func makeStroke(
    _ cursor: ByteCursor, _ assembler: inout Assembler
  ) throws(ReadStop) -> OpenStroke {
    try expect(.strokes, cursor)
    // The line is told at its end.
    return assembler.makeStroke(line: 1)
  }

  /// Adds what the objects around a stroke's samples say, and delivers it.
  private mutating func finish(
    _ stroke: OpenStroke, own: Range<Int>, _ start: ByteCursor, _ assembler: inout Assembler
  ) throws(ReadStop) {
    stroke.isWrittenWhole = true
    if surroundings.isEmpty { found = .strokes }
    stroke.line = start.position(of: start.next).line
    for member in members[own] { try add(member, to: stroke, start) }
    for range in surroundings.reversed() {
      for member in members[range] where member.holds {
        if case nil = naming.fields, member.name.says("id") {
          stroke.hasIDAround = stroke.members.value(of: "id", ignoringCase: false) == nil
        }
        try add(member, to: stroke, start)
      }
    }
    if let name = naming.fields?.time, stroke.samples.timing == .untimed, stroke.samples.count > 0 {
      throw start.stop(
        "expected \"\(name)\", found samples without times; --fields names it", at: start.next)
    }
    assembler.deliver(stroke)
  }

  /// Adds a member that is null. What it would say of the stroke is not said by an outer object either.
  private func addNull(_ name: JSONText, to stroke: OpenStroke) {
    guard stroke.members.add({ name.append(to: &$0) }), options.keepsSource,
      naming.keptName(of: name.string) == name.string
    else { return }
    switch RowRole(name.string) {
    case .width, .timeUnit, .ended, .view: break
    default: stroke.members.setValue(.json) { $0.append(contentsOf: "null".utf8) }
    }
  }

  /// Adds a member to a stroke, unless an inner object has it.
  private func add(
    _ member: Member, to stroke: OpenStroke, _ start: ByteCursor
  ) throws(ReadStop) {
    let name = member.name
    guard let text = member.value.text, member.prefix == nil else {
      if member.prefix == nil { addNull(name, to: stroke) }
      return
    }
    // Quotes are no part of a text.
    let quotes = if case .text = member.value { 1 } else { 0 }
    var value = start.at(text.start - quotes)
    if naming.means(name, "width") {
      if stroke.width == nil { stroke.width = try value.readWidth() }
    } else if name.says("timeUnit") {
      if stroke.timeUnit == nil { stroke.timeUnit = try value.readTimeUnit() }
    } else if naming.means(name, "ended") {
      if stroke.liftTime == nil { stroke.liftTime = try value.readLiftTime() }
    } else {
      if let width = try value.viewWidth(named: name, depth: 1),
        let rank = name.index(in: RowContainer.views), rank < stroke.viewRank
      {
        (stroke.viewWidth, stroke.viewRank) = (width, rank)
      }
      keep(member, text, to: stroke, at: start.position(of: value.next))
    }
  }

  /// Keeps a member that only describes the stroke.
  private func keep(
    _ member: Member, _ text: RowText, to stroke: OpenStroke,
    at position: @autoclosure () -> TextPosition
  ) {
    let name = member.name
    let isExpectation = naming.means(name, "expect")
    if isExpectation, stroke.expectPosition == nil {
      stroke.expectPosition = position()
    }
    let kind = member.value.memberKind(
      keepsJSON: options.keepsSource, isExpectation: isExpectation)
    guard let kind else {
      _ = stroke.members.add { name.append(to: &$0) }
      return
    }
    if case nil = naming.fields {
      guard stroke.members.add({ name.append(to: &$0) }) else { return }
    } else {
      guard let kept = naming.keptName(of: name.string), stroke.members.addName(kept.utf8) else {
        return
      }
    }
    stroke.members.setValue(kind) { text.append(to: &$0) }
  }

  private mutating func readDrawing(
    _ start: ByteCursor, _ assembler: inout Assembler
  ) throws(ReadStop) {
    try expect(.strokes, start)
    found = .strokes
    var cursor = start
    for draft in try quickDraw.readDrawing(&cursor) { assembler.deliver(draft) }
  }
}

// MARK: - Rows

extension JSONRows {
  private mutating func appendRow(
    _ own: Range<Int>, _ parts: FoundParts, _ start: ByteCursor, _ end: ByteCursor, _ depth: Int,
    _ assembler: inout Assembler
  ) throws(ReadStop) {
    if isInGiven { try expect(.rows, start) }
    if surroundings.isEmpty, depth == 0 {
      try expect(.rows, start)
      found = .rows
    }
    var hasCoalesced = false
    if var coalesced = parts.coalesced, coalesced.kindOfArray == .others, !isCoalesced {
      _ = surround(own)
      surroundings.append(own)
      isCoalesced = true
      defer {
        isCoalesced = false
        surroundings.removeLast()
      }
      try readArray(&coalesced, depth: depth + 1, into: &assembler)
      hasCoalesced = true
      guard hasPlaceOfItsOwn(own) else { return }
    }
    row.begin(at: start)
    for member in members[own] where !member.value.isMissing || !isAround(member) {
      // The id of an event with touches, here none, is the event's.
      if parts.samples != nil, naming.role(of: fullName(member)) == .id { continue }
      add(member, to: &row)
    }
    addSurroundings()
    row.end = end.next - 1
    row.isCoalesced = isCoalesced
    row.mayRepeatLast = hasCoalesced
    assembler.append(&row)
    wasRow = true
  }

  private func hasPlaceOfItsOwn(_ own: Range<Int>) -> Bool {
    members[own].contains { naming.role(of: fullName($0)).isPlace && !$0.value.isMissing }
  }

  private func isAround(_ member: Member) -> Bool {
    surroundings.contains { members[$0].contains { $0.holds && $0.name.isSame(as: member.name) } }
  }

  private mutating func addSurroundings() {
    guard !surroundings.isEmpty else { return }
    row.beginSurroundings()
    let ownCount = row.values.count
    for range in surroundings.reversed() {
      for member in members[range] where member.holds && !member.value.isMissing {
        // A member of an inner object comes before one of the same name.
        let name = Array(fullName(member).utf8)
        let isInner = name.withUnsafeBufferPointer { row.hasName($0, upTo: ownCount) }
        if !isInner || naming.role(of: fullName(member)) == .id { add(member, to: &row) }
      }
    }
  }

  private func add(_ member: Member, to row: inout Row) {
    if member.prefix == nil, !member.name.hasEscapes {
      row.add(
        UnsafeBufferPointer(
          start: member.name.start, count: member.name.end - member.name.start), member.value)
    } else {
      row.add(Array(fullName(member).utf8), member.value)
    }
  }
}

// MARK: - JSON in a text

extension JSONRows {
  /// The only text among an object's members that is JSON with rows or strokes in it.
  private func nestedText(_ own: Range<Int>, _ depth: Int) -> (index: Int, bytes: [UInt8])? {
    guard depth < Self.deepest else { return nil }
    var found: (index: Int, bytes: [UInt8])?
    for index in own {
      guard case .text(let text) = members[index].value,
        let first = text.bytes.first(where: { !ByteCursor.isSpace($0) }),
        first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
      else { continue }
      var bytes: [UInt8] = []
      text.append(to: &bytes)
      guard bytes.looksLikeStrokes(naming) else { continue }
      guard found == nil else { return nil }
      found = (index, bytes)
    }
    return found
  }

  private mutating func read(
    text: (index: Int, bytes: [UInt8]), _ own: Range<Int>, depth: Int, _ start: ByteCursor,
    _ assembler: inout Assembler
  ) throws(ReadStop) {
    _ = surround(own)
    members[text.index].holds = false
    surroundings.append(own)
    defer { surroundings.removeLast() }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.bytes.count)
    copy.initialize(from: text.bytes, count: text.bytes.count)
    defer { copy.deallocate() }
    let place = members[text.index].value.text?.start ?? start.next
    var cursor = ByteCursor(
      UnsafeBufferPointer(start: copy, count: text.bytes.count), at: start.position(of: place))
    cursor.skipSpace()
    try read(&cursor, depth: depth + 1, isDocument: false, into: &assembler)
    wasRow = false
    if found == .any { found = .rows }
  }
}

// MARK: - Errors

extension JSONRows {
  /// The error at an object that is no sample, no event and no stroke.
  private func missing(
    _ own: Range<Int>, _ parts: FoundParts, _ start: ByteCursor, _ end: ByteCursor
  ) -> ReadStop {
    var names = members[own].map(fullName)
    if names == ["isTrusted"] {
      return start.stop(
        "expected a pointer event, found only \"isTrusted\"; JSON.stringify leaves out the rest of an event, so log {type: e.type, clientX: e.clientX, clientY: e.clientY, timeStamp: e.timeStamp}",
        at: start.next)
    }
    if let gone = StrokeFormat.goneFormat(
      ofObjectWith: members[own].map { ($0.name.string, $0.value) }),
      let (problem, remedy) = gone.refusal
    {
      return start.stop("\(problem); \(remedy)", at: start.next)
    }
    if let error = notAnArray(own, start) { return error }
    names += parts.axes.map(\.name.string)
    let points = "\"\(naming.fields?.points ?? "points")\""
    let (x, y) = (naming.fields?.x ?? "x", naming.fields?.y ?? "y")
    let error = end.missing("\(points), or \"\(x)\" and \"\(y)\"", among: names, at: end.next - 1)
    if let (name, areSeveral) = parts.likely {
      let name = name.string.withoutControls
      return error.adding(
        areSeveral
          ? "; write strokes by name as {\"strokes\":[{\"id\":\"\(name)\",\"points\":…},…]}"
          : "; \(naming.option("points", name)) reads those")
    }
    guard let (x, y) = RowNaming.likelyPair(among: names) else { return error }
    return error.adding(
      "; \(naming.option([("x", x), ("y", y)])) reads those as a point, with t=NAME for its time")
  }
}

extension JSONRows {
  /// The error at a value under the name of samples or strokes that is no array of them.
  private func notAnArray(_ own: Range<Int>, _ start: ByteCursor) -> ReadStop? {
    for member in members[own] where member.prefix == nil {
      let isPoints =
        naming.fields?.points.map { $0 == member.name.string }
        ?? member.name.says("points")
      guard isPoints || member.name.says("strokes"), let text = member.value.text else { continue }
      let what = isPoints ? "point" : "stroke"
      let quotes = if case .text = member.value { 1 } else { 0 }
      var cursor = start.at(text.start - quotes)
      guard cursor.take(UInt8(ascii: "[")) else { return cursor.expected("an array of \(what)s") }
      cursor.skipSpace()
      return cursor.expected("a \(what)")
    }
    return nil
  }
}

extension Array {
  /// Keeps the first `count` elements.
  fileprivate mutating func cut(to count: Int) { while self.count > count { removeLast() } }
}

extension JSONText {
  /// Returns whether two names are the same.
  fileprivate func isSame(as other: JSONText) -> Bool {
    if !hasEscapes, !other.hasEscapes {
      return UnsafeBufferPointer(start: start, count: end - start)
        .equals(UnsafeBufferPointer(start: other.start, count: other.end - other.start))
    }
    return decoded() == other.decoded()
  }
}

/// The kinds of arrays in JSON.
enum JSONArrayKind {
  case empty
  /// Its first element is an array that begins with a number, or is empty.
  case points
  case others
}

extension ByteCursor {
  /// The kind of the array that comes next.
  var kindOfArray: JSONArrayKind {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return .others }
    cursor.skipSpace()
    if cursor.sees(UInt8(ascii: "]")) { return .empty }
    guard cursor.take(UInt8(ascii: "[")) else { return .others }
    cursor.skipSpace()
    // No point is empty, or begins with anything but a number.
    let isOther = cursor.sees(UInt8(ascii: "[")) || cursor.sees(UInt8(ascii: "{"))
    return cursor.isAtEnd || isOther || cursor.sees(UInt8(ascii: "]")) ? .others : .points
  }

  /// True if the array that comes next is empty, or begins with an array, an object, or a text of two numbers.
  fileprivate var holdsSamples: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    if cursor.sees(UInt8(ascii: "\"")) {
      let start = cursor
      return (try? cursor.readText()) != nil && start.pair(upTo: cursor.next) != nil
    }
    return !cursor.isAtEnd && "[{]".utf8.contains(cursor.next.pointee)
  }

  /// True if the array that comes next begins with a number.
  fileprivate var beginsWithNumber: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    return cursor.isAtNumber
  }

  fileprivate var beginsWithTextOrNull: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    return cursor.sees(UInt8(ascii: "\""))
  }
}
