// The values of a place, and what is said about those that are not read.

extension PrintedRows {
  /// Appends the row of a place: its numbers, and the fields of all that is around it, the innermost first.
  mutating func emit(
    _ place: PrintedPlaces.Place, _ phase: RowText?, of places: PrintedPlaces,
    _ plan: PrintedPlan, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    var hasTime = addNumbers(place, of: places, plan)
    let isListed = place.indexInList != nil && !places.standsForItself(place)
    var isShared = false
    var clock: RowText?
    var (hasAddress, hasPhase) = (false, false)
    var scope: Int? = place.scope
    while let current = scope {
      let about = places.scopes[current]
      let isOwn = current == place.scope
      isShared = isShared || about.isOfList && isListed
      for field in about.fields where field.index == nil || field.index == place.index {
        let name = field.fullName
        if !isOwn, row.hasName(name) { continue }
        if case .time = field.role, field.outer == nil {
          if isShared {
            noteSharedTime(field, line, into: &assembler)
            continue
          }
          hasTime = true
        }
        if !plan.hasPhases { noteTouch(field, of: places, line, into: &assembler) }
        hasPhase = add(field, name, phase, of: places) || hasPhase
      }
      if !hasAddress, let address = about.address {
        row.add("hash", .word(address))
        hasAddress = true
      }
      clock = clock ?? (isShared ? nil : about.clock)
      scope = about.parent
      if isOwn, scope != nil, !places.isFromAround(place) { row.beginSurroundings() }
    }
    if let phase, !hasPhase { row.add("phase", .word(phase)) }
    if !hasTime { addTime(clock, of: places, isListed ? nil : plan.timeBeside) }
    row.allowsDecimalCommas = places.line.commas.areDecimal
    assembler.append(&row)
  }

  /// Adds the numbers without names: the finger's, and those of the place. Returns true if one of them is the time.
  private mutating func addNumbers(
    _ place: PrintedPlaces.Place, of places: PrintedPlaces, _ plan: PrintedPlan
  ) -> Bool {
    if plan.hasFingerMarks, let mark = places.bareNumbers.first(where: \.isMark) {
      addNumber(mark.item, "finger", of: places)
    }
    guard !place.numbers.isEmpty else { return false }
    addNumber(place.numbers[0], "x", of: places)
    addNumber(place.numbers[1], "y", of: places)
    guard case .time = plan.third, place.numbers.count > 2 else { return false }
    addNumber(place.numbers[2], "t", of: places)
    return true
  }

  private mutating func addNumber(_ index: Int, _ name: StaticString, of places: PrintedPlaces) {
    let item = places.line.items[index]
    row.add(name, item.value.isAbsent ? .missing : .word(item.time))
  }

  /// Adds the number beside the place that is the time, or else the line's clock: a date, a time of day, or seconds.
  private mutating func addTime(
    _ clock: RowText?, of places: PrintedPlaces, _ timeBeside: Int?
  ) {
    if let timeBeside, !places.places.isEmpty {
      guard timeBeside < places.bareNumbers.count else { return }
      addNumber(places.bareNumbers[timeBeside].item, "t", of: places)
    } else if let clock {
      let prefix = places.line.prefix
      let isSeconds = prefix.isSeconds && clock.start == prefix.clock?.start
      row.add(isSeconds ? "t_seconds" : "t", .word(clock))
    }
  }

  /// Adds a field. Returns true if it is the phase, in the word for this place: of several pointers or places, not all
  /// do what the line says.
  private mutating func add(
    _ field: PrintedPlaces.Field, _ name: [UInt8], _ phase: RowText?, of places: PrintedPlaces
  ) -> Bool {
    if case .phase = field.role, let phase, field.outer == nil {
      row.add(name, .word(phase))
      return true
    }
    let item = places.line.items[field.item]
    let value: RowValue =
      switch item.kind {
      case .text: .text(item.value)
      case .nothing: .missing
      case .word where item.value.isAbsent: .missing
      case .number where field.role.isTimeWithoutUnit:
        .word(item.time)
      case .number, .time, .word: .word(item.value)
      case .group:
        if case .view = field.role {
          .word(places.text(ofGroup: field.item))
        } else {
          .word(item.value)
        }
      }
    row.add(name, value)
    return false
  }
}

// MARK: - What is said

extension PrintedRows {
  /// Says what a line has besides its place, and what is not in it.
  mutating func noteUnread(
    _ places: PrintedPlaces, _ position: TextPosition, into assembler: inout Assembler
  ) {
    let fields = places.scopes.lazy.flatMap(\.fields)
    let location = fields.first(where: \.isOfLocation)?.outer
    let other = fields.first {
      $0.isOfLocation && $0.outer?.bytes.elementsEqual(location?.bytes ?? $0.name.bytes) == false
    }
    if let name = places.unread.first ?? other?.outer {
      note(
        .unreadPlaces,
        "\(name.string.excerpt) is not read, because the line has another position; --fields x=…,y=… counts the numbers of a line that have no names",
        position, into: &assembler)
    }
    let isOfMovement = places.scopes.contains {
      $0.labels.contains { $0.bytes.elementsEqual("DragUpdateDetails".utf8) }
    }
    if isOfMovement, places.form != .names {
      note(
        .unreadPlaces,
        "DragUpdateDetails may print how far the finger moved instead of where it is; print details.globalPosition",
        position, into: &assembler)
    }
    let history = fields.first { $0.name.bytes.elementsEqual("historySize".utf8) }
    if let history, let size = places.number(history.item), size > 0 {
      note(
        .unreadPlaces,
        "the event has earlier samples, which are not printed; print getHistoricalX and getHistoricalY, too",
        position, into: &assembler)
    }
  }

  /// Says so if what may tell fingers apart changes where no phase tells touches apart.
  private mutating func noteTouch(
    _ field: PrintedPlaces.Field, of places: PrintedPlaces, _ line: ByteCursor,
    into assembler: inout Assembler
  ) {
    guard field.outer == nil, PrintedNames.mayBeFinger(field.name) else { return }
    let value = Array(places.line.items[field.item].value.bytes)
    if firstTouch.isEmpty { firstTouch = value }
    guard value != firstTouch else { return }
    let name = field.name.string.excerpt
    note(
      .changingMember,
      "\(name) changes, and no phase tells touches apart; if it does, use --fields stroke=\(name)",
      line.position(of: line.next), into: &assembler)
  }

  private mutating func noteSharedTime(
    _ field: PrintedPlaces.Field, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    note(
      .unreadTime,
      "\(field.name.string.excerpt) is one time for several positions and is not read; print the time of each",
      line.position(of: line.next), into: &assembler)
  }

  private mutating func note(
    _ kind: ReadingHint.Kind, _ text: String, _ position: TextPosition,
    into assembler: inout Assembler
  ) {
    assembler.note(ReadingHint(kind, line: position.line, isWarning: true, text))
  }
}
