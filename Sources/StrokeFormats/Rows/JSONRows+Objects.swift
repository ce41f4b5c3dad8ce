import StrokeCore

// The members of objects, and which of them are arrays of rows, of strokes, or of all x and all y.

/// What stands in an object.
struct FoundObject {
  /// Where it begins.
  let start: ByteCursor
  /// The place behind it.
  var end: UnsafePointer<UInt8>
  let depth: Int
  /// Its plain members.
  var own = 0..<0
  /// The stroke of its `points`, if they were read at once.
  var stroke: OpenStroke?
  /// The array of samples or touches, and the rank of its name.
  var samples: (place: UnsafePointer<UInt8>, rank: Int)?
  /// True if these are the touches of an event that does not say which of them changed.
  var hasTouches = false
  /// The name of another array of samples, where nothing says which of the two counts.
  var otherSamples: RowText?
  /// True if its `points` are an empty array.
  var hasNoPoints = false
  var strokes: UnsafePointer<UInt8>?
  var coalesced: UnsafePointer<UInt8>?
  var drawing: UnsafePointer<UInt8>?
  /// Arrays of numbers by their names.
  var axes: [(name: RowText, cursor: ByteCursor)] = []
  /// The first array that looks like samples under another name, and whether others do.
  var likely: (name: RowText, areSeveral: Bool)?
  /// True if names of columns stand beside samples, which then may be in any order.
  var hasColumns = false
}

extension JSONRows {
  mutating func readObject(
    _ cursor: inout ByteCursor, depth: Int, isDocument: Bool, into assembler: inout Assembler
  ) throws(ReadError) {
    let (base, firstName) = (members.count, names.count)
    do throws(ReadError) {
      var object = FoundObject(start: cursor, end: cursor.next, depth: depth)
      try scan(&cursor, depth: depth, nil, &object, &assembler)
      (object.own, object.end) = (base..<members.count, cursor.next)
      if object.strokes != nil || object.samples != nil { try settleArrays(of: &object) }
      if try read(object, isDocument: isDocument, into: &assembler) { return }
    } catch {
      members.cut(to: base)
      names.cut(to: firstName)
      throw error
    }
    members.cut(to: base)
  }

  /// Reads what was found in an object. Returns true if its members are needed for a list that is still to be read.
  private mutating func read(
    _ object: FoundObject, isDocument: Bool, into assembler: inout Assembler
  ) throws(ReadError) -> Bool {
    if let stroke = object.stroke {
      try finish(stroke, of: object, &assembler)
      return false
    }
    if let drawing = object.drawing {
      try readDrawing(object.start.at(drawing), of: object, into: &assembler)
      return false
    }
    if object.samples == nil || object.hasColumns, var (x, y) = pairOfArrays(object) {
      try checkOneStroke(object)
      let stroke = try makeStroke(object.start, &assembler)
      try stroke.samples.readX(&x)
      try stroke.samples.readY(&y)
      try finish(stroke, of: object, &assembler)
      return false
    }
    if object.hasNoPoints, object.samples == nil, object.strokes == nil {
      try finish(makeStroke(object.start, &assembler), of: object, &assembler)
      return false
    }
    if !object.hasColumns, let place = object.samples?.place ?? object.strokes {
      let list = object.start.at(place)
      let isEmpty = list.kindOfArray == .empty
      if object.hasTouches, try endsTouches(list, of: object, &assembler) { return false }
      guard !isEmpty || object.samples != nil else {
        found = .strokes
        return false
      }
      if !isEmpty || !hasPlaceOrPhase(object.own) {
        let isKept = isDocument && !isEmpty && !isNeededBehind(object)
        return try readContainer(list, of: object, isKept: isKept, into: &assembler)
      }
    }
    try readRow(object, into: &assembler)
    return false
  }

  /// Returns whether an object says something of its strokes that is added once all are read.
  private func isNeededBehind(_ object: FoundObject) -> Bool {
    times(of: object) != nil || hasOwnID(object.own)
      || members[object.own].contains { role(of: $0).isTime || mayBePhase($0) }
  }

  /// Decides which array of an object counts: samples or strokes, if the others hold none.
  private func settleArrays(of object: inout FoundObject) throws(ReadError) {
    if let strokes = object.strokes.map(object.start.at),
      object.stroke != nil || object.samples != nil || object.hasNoPoints
    {
      let isEmpty = strokes.kindOfArray == .empty
      if isEmpty, !object.hasNoPoints {
        object.strokes = nil
      } else if !isEmpty, object.hasNoPoints, object.samples == nil {
        object.hasNoPoints = false
      } else if let samples = object.samples, !isOfSamples(object.start.at(samples.place)) {
        object.samples = nil
      } else {
        throw object.start.error(
          "expected samples or \"strokes\", found both; write only those that are meant")
      }
    }
    if object.stroke != nil, let samples = object.samples,
      isOfSamples(object.start.at(samples.place))
    {
      object.otherSamples = RowText("points")
    }
    guard let other = object.otherSamples, object.samples != nil else { return }
    throw object.start.error(
      "expected one array of samples, found \"\(other.string.withoutControls)\" beside another; --fields points=NAME names the one that counts"
    )
  }

  private func isOfSamples(_ list: ByteCursor) -> Bool {
    (try? list.beginsWithSample(naming)) == true
  }

  /// Reads an object that is a row, or has rows in a text.
  private mutating func readRow(
    _ object: FoundObject, into assembler: inout Assembler
  ) throws(ReadError) {
    if let text = nestedText(object) {
      try read(text: text, of: object, into: &assembler)
    } else if hasPlaceOrPhase(object.own) || object.coalesced != nil
      || members[object.own].count(where: { role(of: $0).isPlace }) > 1
    {
      try appendRow(object, into: &assembler)
    } else {
      throw missing(object)
    }
  }

  /// Goes through the members of an object.
  private mutating func scan(
    _ cursor: inout ByteCursor, depth: Int, _ prefix: RowText?, _ object: inout FoundObject,
    _ assembler: inout Assembler
  ) throws(ReadError) {
    cursor.next += 1
    cursor.skipSpace()
    let first = names.count
    var manyNames = NameSet()
    while !cursor.sees(UInt8(ascii: "}")) {
      let place = cursor.next
      let name = try cursor.readName()
      guard isNew(name, behind: first, &manyNames) else { throw cursor.twice(name, at: place) }
      try scanMember(name, prefix, &cursor, depth: depth + 1, &object, &assembler)
      guard try cursor.goOnInObject() else { break }
    }
    names.cut(to: first)
    cursor.next += 1
  }

  /// The number of names up to which they are compared one by one.
  private static let fewNames = 32

  /// Notes the name of a member. Returns false if the object has it already.
  private mutating func isNew(
    _ name: RowText, behind first: Int, _ manyNames: inout NameSet
  ) -> Bool {
    if names.count - first < Self.fewNames {
      for index in first..<names.count where names[index].isSame(as: name) { return false }
      names.append(name)
      return true
    }
    if manyNames.count == 0 {
      for name in names[first...] { _ = manyNames.insert { name.append(to: &$0) } }
    }
    return manyNames.insert { name.append(to: &$0) }
  }

  private mutating func scanMember(
    _ name: RowText, _ prefix: RowText?, _ cursor: inout ByteCursor, depth: Int,
    _ object: inout FoundObject, _ assembler: inout Assembler
  ) throws(ReadError) {
    let start = cursor.next
    let value: RowValue
    switch cursor.isAtEnd ? 0 : start.pointee {
    case UInt8(ascii: "\""): value = .text(try cursor.readText())
    case UInt8(ascii: "["):
      if prefix == nil || isGivenPoints(name, inside: prefix),
        try takeArray(name, inside: prefix, &cursor, depth: depth, &object, &assembler)
      {
        return
      }
      try cursor.skipValue(depth: depth)
      value = .json(RowText(start, cursor.next))
    case UInt8(ascii: "{"):
      if name.index(in: RowContainer.wrappers) != nil, depth < Self.deepest {
        return try scan(&cursor, depth: depth, prefix, &object, &assembler)
      }
      if prefix == nil, naming.reaches(into: name.string), depth < Self.deepest {
        return try scan(&cursor, depth: depth, name, &object, &assembler)
      }
      if prefix == nil, naming.areGiven, naming.describes(inside: name.string) {
        try addDescriptions(inside: name, cursor, depth: depth, &assembler)
      }
      try cursor.skipValue(depth: depth)
      value = .json(RowText(start, cursor.next))
    case UInt8(ascii: "n"):
      try cursor.skipValue(depth: depth)
      value = .missing
    default:
      try cursor.skipValue(depth: depth)
      value = .literal(RowText(start, cursor.next))
    }
    members.append(Member(name: name, prefix: prefix, value: value))
  }

  /// Adds the members of an object that are given for what describes a stroke. The object is a member, too.
  private mutating func addDescriptions(
    inside name: RowText, _ object: ByteCursor, depth: Int, _ assembler: inout Assembler
  ) throws(ReadError) {
    let first = members.count
    var cursor = object
    var nested = FoundObject(start: object, end: object.next, depth: depth)
    try scan(&cursor, depth: depth, name, &nested, &assembler)
    let found = members[first...].filter { naming.describes(fullName($0)) }
    members.replaceSubrange(first..., with: found)
  }
}

// MARK: - Arrays

extension JSONRows {
  /// The rank of an array that is named by an option, before all others.
  private static let rankOfGiven = -2
  /// That of touches that changed, before all that an object has.
  private static let rankOfChanged = -1

  /// Takes an array under a name that means samples, strokes or numbers of samples. Returns false if it means nothing.
  private mutating func takeArray(
    _ name: RowText, inside prefix: RowText?, _ cursor: inout ByteCursor, depth: Int,
    _ object: inout FoundObject, _ assembler: inout Assembler
  ) throws(ReadError) -> Bool {
    let kind = cursor.kindOfArray
    let given = place.isInGiven ? nil : givenPoints
    let isGiven = given == nil ? name.says("points") : isGivenPoints(name, inside: prefix)
    if isGiven, kind == .empty {
      object.hasNoPoints = true
      try cursor.skipValue(depth: depth)
      return true
    }
    if isGiven, kind == .points {
      let stroke = try makeStroke(cursor, &assembler)
      try points.read(&cursor, into: &stroke.samples, of: stroke)
      object.stroke = stroke
      return true
    }
    if given != nil, isGiven { object.samples = (cursor.next, Self.rankOfGiven) }
    guard note(name, cursor, kind, isGiven: isGiven, &object) else { return false }
    try cursor.skipValue(depth: depth)
    return true
  }

  /// Returns whether an option names an array for the samples, which may stand in an object in the object.
  private func isGivenPoints(_ name: RowText, inside prefix: RowText?) -> Bool {
    guard let givenPoints, !place.isInGiven else { return false }
    guard let prefix else { return name.says(givenPoints) }
    return Array((prefix.string + "." + name.string).utf8) == givenPoints
  }

  /// Notes what an array under a name is for. Returns false if it is a value of the object.
  private func note(
    _ name: RowText, _ cursor: ByteCursor, _ kind: JSONArrayKind, isGiven: Bool,
    _ object: inout FoundObject
  ) -> Bool {
    let isNamed = givenPoints != nil && !place.isInGiven
    if name.says("columns") { object.hasColumns = true }
    if name.says("drawing") {
      object.drawing = cursor.next
    } else if name.index(in: RowContainer.coalesced) != nil {
      object.coalesced = cursor.next
    } else if name.index(in: RowContainer.strokes) != nil {
      if kind != .empty || object.strokes == nil { object.strokes = cursor.next }
    } else if name.index(in: RowContainer.changed) != nil {
      if kind != .empty {
        (object.samples, object.hasTouches) = ((cursor.next, Self.rankOfChanged), false)
      }
    } else if !isNamed, let rank = name.index(in: RowContainer.samples), cursor.holdsSamples {
      noteSamples(name, cursor, rank, &object)
    } else if kind == .others, cursor.beginsWithNumberOrText {
      // A location may be an array, too.
      switch naming.role(of: name.string) {
      case .x, .y, .time: object.axes.append((name, cursor))
      default: return false
      }
    } else if !isNamed || !isGiven {
      if (try? cursor.beginsWithSample(naming)) == true, !isGiven {
        object.likely = (object.likely?.name ?? name, object.likely != nil)
      }
      if name.index(in: RowContainer.samples) == nil { return false }
    }
    return true
  }

  /// Notes an array that may be one of samples. Of several the one that holds samples counts, of the touches of an event
  /// the first in the list of names.
  private func noteSamples(
    _ name: RowText, _ cursor: ByteCursor, _ rank: Int, _ object: inout FoundObject
  ) {
    let areTouches = name.index(in: RowContainer.touches) != nil
    if let known = object.samples {
      let (isNew, isKnown) = (isOfSamples(cursor), isOfSamples(cursor.at(known.place)))
      if isNew, isKnown, known.rank >= 0, !areTouches || !object.hasTouches {
        object.otherSamples = name
      }
      guard isNew == isKnown ? rank < known.rank : isNew && known.rank >= 0 else { return }
    }
    (object.samples, object.hasTouches) = ((cursor.next, rank), areTouches)
  }

  /// The array of times beside arrays of coordinates or samples.
  func times(of object: FoundObject) -> (name: RowText, cursor: ByteCursor)? {
    object.axes.compactMap { axis -> (rank: Int, axis: (name: RowText, cursor: ByteCursor))? in
      if case .time(let rank, _) = naming.role(of: axis.name.string) { (rank, axis) } else { nil }
    }.min { $0.rank < $1.rank }?.axis
  }

  private func pairOfArrays(_ object: FoundObject) -> (x: ByteCursor, y: ByteCursor)? {
    let axes = object.axes.map { (role: naming.role(of: $0.name.string), cursor: $0.cursor) }
    var names = PlaceNames()
    for axis in axes { names.add(axis.role) }
    guard let pair = names.first, let x = axes.last(where: { $0.role == .x(pair: pair) }),
      let y = axes.last(where: { $0.role == .y(pair: pair) })
    else { return nil }
    return (x.cursor, y.cursor)
  }

  /// Ends the strokes if an event says that no finger is down at its time. Returns false for one with touches, which are
  /// checked, or of another kind.
  private mutating func endsTouches(
    _ list: ByteCursor, of object: FoundObject, _ assembler: inout Assembler
  ) throws(ReadError) -> Bool {
    guard list.kindOfArray == .empty else {
      try checkTouches(list, of: object, assembler)
      return false
    }
    guard members[object.own].contains(where: { role(of: $0).isTime }), !hasPlaceOrPhase(object.own)
    else { return false }
    if surroundings.isEmpty { found = .rows }
    assembler.endStrokes()
    return true
  }

  /// Refuses the touches of an event that may be those that changed or all that are down.
  private func checkTouches(
    _ list: ByteCursor, of object: FoundObject, _ assembler: borrowing Assembler
  ) throws(ReadError) {
    let down = assembler.recording.down.count
    guard down > 0, let phase = phase(of: object) else { return }
    var (cursor, count) = (list, 0)
    try cursor.readArray("touches") { cursor throws(ReadError) in
      try cursor.skipValue(depth: object.depth + 2)
      count += 1
    }
    let isEnd = phase == .end || phase == .cancel
    guard isEnd ? count < down : phase == .begin && count > 1 else { return }
    throw object.start.error(
      "expected changedTouches, found only touches, which browsers list for all fingers that are down, so it is not known which \(isEnd ? "were lifted" : "came"); log changedTouches with every event",
      at: list.next)
  }

  /// What an event says that its touches did.
  private func phase(of event: FoundObject) -> Phase? {
    for member in members[event.own] {
      guard role(of: member).isPhase else { continue }
      let name = naming.phaseName(fullName(member))
      if let words = PhaseWords(first: member.value, under: name) {
        return words.phase(of: member.value)
      }
    }
    return nil
  }

  /// Makes sure that arrays of all x and all y stand beside none that tells their samples' strokes apart.
  private func checkOneStroke(_ object: FoundObject) throws(ReadError) {
    for member in members[object.own] {
      guard case .json(let text) = member.value, text.start.pointee == UInt8(ascii: "["),
        role(of: member).dividesRows
      else { continue }
      let name = fullName(member).withoutControls
      throw object.start.error(
        "expected one \(name) of the whole stroke, found an array; write an object or a row for each sample, as orient=\"records\" of pandas does",
        at: text.start)
    }
  }

  /// Reads the samples or strokes of an object. Returns true if they go on behind it.
  private mutating func readContainer(
    _ list: ByteCursor, of object: FoundObject, isKept: Bool, into assembler: inout Assembler
  ) throws(ReadError) -> Bool {
    var outside = place
    var goesOn = false
    defer { if !goesOn { place = outside } }
    if object.samples?.rank == Self.rankOfGiven { place.isInGiven = true }
    let isEvent = surround(
      object.own, list, areTouches: object.hasTouches || object.samples?.rank == Self.rankOfChanged,
      isDown: !assembler.recording.down.isEmpty)
    if !isEvent {
      try expect(.strokes, object.start)
      outside.elements = place.elements
      place.elements = .any
    }
    enter(object.own, &assembler)
    place.isInStrokes = object.samples == nil
    if isKept, !isEvent {
      self.list = List(cursor: list, depth: object.depth + 2)
      goesOn = true
      return true
    }
    defer { surroundings.removeLast() }
    if isEvent {
      try readList(list, of: object, into: &assembler)
    } else {
      try readList(list, of: object, isInStrokes: outside.isInStrokes, into: &assembler)
    }
    found = isEvent ? .rows : .strokes
    return false
  }

  /// Reads a list of an object that is no event. Its strokes end with it, but for a touch that is down in one of many such
  /// objects, which were sent within touches.
  private mutating func readList(
    _ list: ByteCursor, of object: FoundObject, isInStrokes: Bool, into assembler: inout Assembler
  ) throws(ReadError) {
    let before = assembler.waiting
    let mayGoOn =
      !isInStrokes && !members[object.own].contains { role(of: $0).isOfOneStroke }
    if !mayGoOn || !assembler.recording.isPaused { assembler.finish() }
    try readList(list, of: object, into: &assembler)
    if mayGoOn {
      assembler.pause()
    } else {
      assembler.finish()
      if hasOwnID(object.own) { assembler.numberIDs(behind: before) }
    }
    do throws(ReadError) {
      try finish(assembler.strokesWaiting(behind: before), of: object)
    } catch {
      assembler.removeWaiting(behind: before)
      throw error
    }
  }

  /// Adds what an object says of strokes whose rows it held: times in an array of their own, and members that are not
  /// those of rows.
  private mutating func finish(
    _ strokes: ArraySlice<OpenStroke>, of object: FoundObject
  ) throws(ReadError) {
    for stroke in strokes where stroke.facts.error == nil {
      for member in members[object.own] where !member.holds {
        guard let text = member.value.text, !role(of: member).isPlace else { continue }
        keep(member, text, to: stroke, object.start)
      }
    }
    guard let first = strokes.first, first.samples.timing == .untimed,
      var times = times(of: object)
    else { return }
    guard strokes.count == 1 else {
      throw object.start.error(
        "expected one stroke beside \(times.name.string.withoutControls), found \(strokes.count); write the time into each sample"
      )
    }
    try take(&times, of: first)
  }

  private mutating func readList(
    _ list: ByteCursor, of object: FoundObject, into assembler: inout Assembler
  ) throws(ReadError) {
    var cursor = list
    if cursor.kindOfArray == .others {
      try readArray(&cursor, depth: object.depth + 1, into: &assembler)
    } else {
      try readStroke(&cursor, into: &assembler)
    }
  }
}

// MARK: - Members

extension JSONRows {
  func fullName(_ member: Member) -> String {
    (member.prefix.map { $0.string + "." } ?? "") + member.name.string
  }

  func role(of member: Member) -> RowRole { naming.role(of: fullName(member)) }

  /// True if an object is a sample or an event.
  private func hasPlaceOrPhase(_ own: Range<Int>) -> Bool {
    members[own].contains { member in
      guard !member.value.isMissing else { return false }
      switch role(of: member) {
      case .x, .y, .placeX, .placeY: return true
      case .place: return member.value.isPlace
      default: return false
      }
    } || members[own].contains { mayBePhase($0) }
  }

  func mayBePhase(_ member: Member) -> Bool {
    guard role(of: member).isPhase, !member.value.isMissing else { return false }
    return PhaseWords.mayBePhase(member.value, under: naming.phaseName(fullName(member)))
  }

  private func hasOwnID(_ own: Range<Int>) -> Bool {
    members[own].contains { role(of: $0) == .id && !$0.value.isMissing }
  }
}

extension Array {
  /// Keeps the first `count` elements.
  fileprivate mutating func cut(to count: Int) { while self.count > count { removeLast() } }
}

/// The kinds of arrays in JSON.
enum JSONArrayKind {
  case empty
  /// Its first element is an array that begins with a number, or is empty.
  case points
  case others
}

extension ByteCursor {
  /// The place of the first element of the array that comes next, or of its end.
  private var firstElement: ByteCursor? {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return nil }
    cursor.skipSpace()
    return cursor
  }

  /// The kind of the array that comes next.
  var kindOfArray: JSONArrayKind {
    guard let first = firstElement else { return .others }
    if first.sees(UInt8(ascii: "]")) { return .empty }
    guard let number = first.firstElement, !number.isAtEnd else { return .others }
    // No point is empty, or begins with anything but a number.
    return number.sees(UInt8(ascii: "[")) || number.sees(UInt8(ascii: "{"))
      || number.sees(UInt8(ascii: "]")) ? .others : .points
  }

  /// True if the array that comes next is empty, or begins with an array, an object, or a text of two numbers.
  fileprivate var holdsSamples: Bool {
    guard var first = firstElement, !first.isAtEnd else { return false }
    guard first.sees(UInt8(ascii: "\"")) else { return "[{]".utf8.contains(first.next.pointee) }
    let start = first
    return (try? first.readText()) != nil && start.pair(upTo: first.next) != nil
  }

  fileprivate var beginsWithNumberOrText: Bool {
    firstElement.map { $0.isAtNumber || $0.sees(UInt8(ascii: "\"")) } ?? false
  }
}
