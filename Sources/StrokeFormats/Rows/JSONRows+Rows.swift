import StrokeCore

// Objects that are rows, with what the objects around them say, and the error at an object that is none.

extension JSONRows {
  mutating func appendRow(
    _ object: FoundObject, into assembler: inout Assembler
  ) throws(ReadError) {
    let isLine = surroundings.isEmpty && object.depth == 0
    if place.isInGiven || isLine { try expect(.rows, object.start) }
    if isLine { found = .rows }
    var hasCoalesced = false
    if var coalesced = object.coalesced.map(object.start.at), coalesced.kindOfArray == .others,
      !place.isCoalesced
    {
      _ = surround(object.own)
      enter(object.own, &assembler)
      place.isCoalesced = true
      defer {
        place.isCoalesced = false
        surroundings.removeLast()
      }
      try readArray(&coalesced, depth: object.depth + 1, into: &assembler)
      hasCoalesced = true
      guard hasPlaceOfItsOwn(object.own) else { return }
    }
    if !hasCoalesced { noteUnreadSamples(of: object, &assembler) }
    row.begin(at: object.start)
    for member in members[object.own] where !member.value.isMissing || !isAround(member) {
      // The id of an event with touches, here none, is the event's.
      if object.samples != nil, role(of: member) == .id { continue }
      add(member)
    }
    addSurroundings()
    row.end = object.end - 1
    row.isCoalesced = place.isCoalesced
    row.mayRepeatLast = hasCoalesced
    assembler.append(&row)
    wasRow = true
  }

  /// Names an array of samples in an event that are not read.
  private func noteUnreadSamples(of object: FoundObject, _ assembler: inout Assembler) {
    let unread =
      object.coalesced.map { object.start.at($0).kindOfArray } == .points
      ? RowText("coalesced") : object.likely?.name
    guard let unread, naming.role(of: unread.string) == .unknown else { return }
    assembler.note(
      .unreadPlaces, line: object.start.position(of: object.start.next).line, isWarning: true,
      "\(unread.string.withoutControls) holds samples that are not read; if they came before the event, write it as \"coalesced\":[{…},…], with the names of the event"
    )
  }

  private func hasPlaceOfItsOwn(_ own: Range<Int>) -> Bool {
    members[own].contains { role(of: $0).isPlace && !$0.value.isMissing }
  }

  private func isAround(_ member: Member) -> Bool {
    surroundings.contains { members[$0].contains { $0.holds && $0.name.isSame(as: member.name) } }
  }

  mutating func addSurroundings() {
    guard !surroundings.isEmpty else { return }
    row.beginSurroundings()
    let ownCount = row.values.count
    for range in surroundings.reversed() {
      for member in members[range] where member.holds && !member.value.isMissing {
        // A member of an inner object comes before one of the same name.
        let name = Array(fullName(member).utf8)
        if !row.hasName(name, upTo: ownCount) || role(of: member) == .id { add(member) }
      }
    }
  }

  private mutating func add(_ member: Member) {
    if member.prefix == nil, !member.name.hasEscapes {
      row.add(member.name.bytes, member.value)
    } else {
      row.add(Array(fullName(member).utf8), member.value)
    }
  }
}

// MARK: - What an object around rows is

extension JSONRows {
  /// Decides which members of an object hold for the rows inside it: not its place, not the id of an event, and not the
  /// phase or time of anything else. Returns true if it is an event.
  ///
  /// - Parameters:
  ///   - list: Its rows, if they stand in an array.
  ///   - areTouches: True if that holds touches.
  ///   - isDown: True if a touch has begun that its rows may end.
  mutating func surround(
    _ own: Range<Int>, _ list: ByteCursor? = nil, areTouches: Bool = true, isDown: Bool = true
  ) -> Bool {
    var (phase, mayBeEvent): (Phase?, Bool) = (nil, false)
    for index in own where !members[index].value.isMissing {
      switch role(of: members[index]) {
      case .time: mayBeEvent = true
      case .phase where mayBePhase(members[index]):
        mayBeEvent = true
        phase = phase ?? phaseOnly(members[index])
      default: break
      }
    }
    let rows = mayBeEvent && !areTouches ? list.map { firstRows(of: $0) } : nil
    let isEvent = mayBeEvent && isEvent(own, phase, rows, isDown: isDown)
    for index in own {
      let isOf =
        switch role(of: members[index]) {
        case .time: isEvent || rows?.haveTimes == true
        case .phase: isEvent || !mayBePhase(members[index])
        case .id: !isEvent
        case let role: !role.isPlace
        }
      if !isOf { members[index].holds = false }
    }
    if phase == .cancel, !isEvent { markCancelled(own) }
    return isEvent
  }

  /// Returns whether an object that has a phase or a time is an event, rather than a stroke that says when it was recorded,
  /// or how it ended.
  private mutating func isEvent(
    _ own: Range<Int>, _ phase: Phase?, _ rows: (haveTimes: Bool, areSeveral: Bool)?, isDown: Bool
  ) -> Bool {
    guard !place.isInStrokes, let rows else { return !place.isInStrokes }
    if let phase { return isDown || !rows.areSeveral || phase == .begin || phase == .move }
    // What the first of such objects is, the others are.
    if objects == .any {
      let isStroke =
        rows.areSeveral
        && (rows.haveTimes || members[own].contains { role(of: $0).isOfOneStroke })
      objects = isStroke ? .strokes : .rows
    }
    return objects == .rows
  }

  /// Makes of the phase of a stroke the mark that it was cancelled.
  private mutating func markCancelled(_ own: Range<Int>) {
    guard !members[own].contains(where: { role(of: $0) == .cancelled }) else { return }
    for index in own where phaseOnly(members[index]) == .cancel {
      members[index] = Member(
        name: RowText("cancelled"), prefix: nil, value: .literal(RowText("true")))
    }
  }

  /// The phase that a member says in words, or in Android's numbers: other numbers and flags may be those of a stroke.
  func phaseOnly(_ member: Member) -> Phase? {
    guard mayBePhase(member) else { return nil }
    let name = naming.phaseName(fullName(member))
    guard !RowRole(name).isContact,
      member.value.number() == nil || RowRole.fold(name).hasPrefix("action")
    else { return nil }
    return PhaseWords(first: member.value, under: name)?.phase(of: member.value)
  }

  /// Returns whether rows in an array have times, by the first, and whether there are several.
  private func firstRows(of list: ByteCursor) -> (haveTimes: Bool, areSeveral: Bool) {
    var cursor = list
    guard cursor.take(UInt8(ascii: "[")) else { return (false, false) }
    cursor.skipSpace()
    var haveTimes = false
    let start = cursor.next
    try? cursor.readObject("a row", depth: 1) { name, _ throws(ReadError) in
      haveTimes = haveTimes || naming.role(of: name.string).isTime
      return false
    }
    if cursor.next == start { try? cursor.skipValue(depth: 1) }
    return (haveTimes, (try? cursor.goOnInArray()) == true)
  }

  /// Begins to read rows inside an object, which are not laid out like those before it: what holds around them may differ.
  mutating func enter(_ own: Range<Int>, _ assembler: inout Assembler) {
    surroundings.append(own)
    assembler.recording.maySkim = false
  }
}

// MARK: - JSON in a text

extension JSONRows {
  /// The only text among an object's members that is JSON with rows or strokes in it.
  func nestedText(_ object: FoundObject) -> (index: Int, bytes: [UInt8])? {
    guard object.depth < Self.deepest / 2 else { return nil }
    var found: (index: Int, bytes: [UInt8])?
    for index in object.own {
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

  mutating func read(
    text: (index: Int, bytes: [UInt8]), of object: FoundObject, into assembler: inout Assembler
  ) throws(ReadError) {
    _ = surround(object.own)
    members[text.index].holds = false
    enter(object.own, &assembler)
    defer { surroundings.removeLast() }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.bytes.count)
    copy.initialize(from: text.bytes, count: text.bytes.count)
    defer { copy.deallocate() }
    let start = object.start
    let place = members[text.index].value.text?.start ?? start.next
    var cursor = ByteCursor(
      UnsafeBufferPointer(start: copy, count: text.bytes.count), at: start.position(of: place))
    cursor.skipSpace()
    try read(&cursor, depth: object.depth + 1, into: &assembler)
    wasRow = false
    if found == .any { found = .rows }
  }
}

// MARK: - Errors

extension JSONRows {
  /// The error at an object that is no sample, no event and no stroke.
  mutating func missing(_ object: FoundObject) -> ReadError {
    let start = object.start
    let roles = members[object.own].map { role(of: $0) }
    wasForeign =
      roles.contains(.unknown) && object.axes.isEmpty && object.likely == nil
      && !roles.contains { $0.isPlace || $0.isFinger }
    let own = members[object.own]
    var names = own.map { fullName($0) }
    if names == ["isTrusted"] {
      return start.error(
        "expected a pointer event, found only \"isTrusted\"; JSON.stringify leaves out the rest of an event, so log {type: e.type, clientX: e.clientX, clientY: e.clientY, timeStamp: e.timeStamp}"
      )
    }
    if let gone = StrokeFormat.goneFormat(ofObjectWith: own.map { ($0.name.string, $0.value) }),
      let (problem, remedy) = gone.refusal
    {
      return start.error("\(problem); \(remedy)")
    }
    if let error = notAnArray(own, start) { return error }
    names += object.axes.map(\.name.string)
    let points = "\"\(naming.name(of: .points))\""
    let error = start.missing(
      "\(points), or \"\(naming.name(of: .x))\" and \"\(naming.name(of: .y))\"", among: names,
      at: object.end - 1)
    if object.hasColumns || names.first == "0" { return error.adding(Row.orderOfRecords) }
    if let (name, areSeveral) = object.likely {
      let name = name.string.withoutControls
      return error.adding(
        areSeveral
          ? "; write strokes by name as {\"strokes\":[{\"id\":\"\(name)\",\"points\":…},…]}"
          : "; \(naming.option("points", name)) reads those")
    }
    let option = naming.likelyOption(among: names) ?? optionForRow(inside: own, start)
    return option.map { error.adding("; \($0) reads those") } ?? error
  }

  /// The option that reads the row in the only object among members that is one.
  private func optionForRow(inside own: ArraySlice<Member>, _ start: ByteCursor) -> String? {
    let options = own.compactMap { member -> String? in
      guard case .json(let text) = member.value, member.prefix == nil else { return nil }
      var cursor = start.at(text.start)
      var names: [(role: String, name: String)] = []
      try? cursor.readObject("a row", depth: 1) { name, _ throws(ReadError) in
        let path = "\(member.name.string).\(name.string)"
        switch naming.role(of: name.string) {
        case .x(0): names.append(("x", path))
        case .y(0): names.append(("y", path))
        case .time(0, _): names.append(("t", path))
        default: break
        }
        return false
      }
      let roles = names.map(\.role)
      return roles.contains("x") && roles.contains("y") ? naming.option(names) : nil
    }
    return options.count == 1 ? options[0] : nil
  }

  /// The error at a value under the name of samples or strokes that is no array of them.
  private func notAnArray(_ own: ArraySlice<Member>, _ start: ByteCursor) -> ReadError? {
    for member in own where member.prefix == nil {
      let isPoints = givenPoints.map { member.name.says($0) } ?? member.name.says("points")
      guard isPoints || member.name.says("strokes"), let text = member.value.text else { continue }
      let what = isPoints ? "point" : "stroke"
      let quotes = member.value.isQuoted ? 1 : 0
      var cursor = start.at(text.start - quotes)
      guard cursor.take(UInt8(ascii: "[")) else { return cursor.expected("an array of \(what)s") }
      cursor.skipSpace()
      return cursor.expected("a \(what)")
    }
    return nil
  }
}
