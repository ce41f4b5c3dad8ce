// What apps and devices print: a place a line or several, with names or without.
//
// - Places with names are read as they come. What has no names is read in one way for the whole log, which the first
//   rows tell: a third number is the time if it grows, and a depth if it never changes; so is a number beside the place.
//   Where that leaves more than one way, the log is refused.
// - A line's clock time is its time if nothing else is. A list of places on one line is a stroke of its own, and its
//   line's time and phase are not those of each place.
// - Lines without a place are skipped, and counted in one hint. A line that looks like the others and has no place, or a
//   place and not the same words, is an error.
// - A line that ends in an opening bracket goes on until that is closed.

/// Reads rows from lines that were printed.
struct PrintedRows: RowSource {
  private let options: ReadingOptions
  private var names: PrintedNames
  private let numbering: PrintedNumbering?
  private var table: PrintedTable?
  private var row = Row()
  /// How unnamed numbers are read, once it is known.
  private var plan: PrintedPlan?
  /// Lines that were read before it was known.
  private var head: [(bytes: [UInt8], position: TextPosition)] = []
  private var placesInHead = 0
  /// The lines up to a closing bracket.
  private var open = PrintedBrackets()
  private var skipped = (count: 0, first: 0)
  /// The number of the line that was read last.
  private var lastLine = 0
  /// What the first row says under a name that may tell fingers apart.
  private var firstTouch: [UInt8] = []
  /// True if the last phase that begins or ends a touch was one that begins it.
  private var isDown = false
  /// What was said about the log.
  private var noted: Set<String> = []

  /// What is told by so many places: a second of touches.
  private static let mostPlacesInHead = 64
  private static let mostLinesInHead = 256

  init(_ options: ReadingOptions) {
    self.options = options
    names = PrintedNames(options.fields)
    numbering = options.fields.flatMap { PrintedNumbering($0) }
  }

  static func recognizes(_ line: ByteCursor, _ options: ReadingOptions) -> Bool {
    let names = PrintedNames(options.fields)
    if let numbering = options.fields.flatMap({ PrintedNumbering($0) }) {
      return numbering.numbers(of: PrintedLine(line, names)).first.map {
        $0.count >= numbering.least
      }
        ?? false
    }
    if PrintedTable(header: line, names) != nil { return true }
    if let text = nestedText(line, names) {
      return text.withUnsafeBufferPointer {
        !PrintedPlaces(PrintedLine(ByteCursor($0), names)).places.isEmpty
      }
    }
    let places = PrintedPlaces(PrintedLine(line, names))
    if !places.places.isEmpty || places.isAmbiguous || places.hasCoordinates { return true }
    return PrintedBrackets.isOpening(line) && places.line.items.contains { $0.kind == .group }
  }

  mutating func read(_ line: ByteCursor, into assembler: inout Assembler) {
    if open.isEmpty, !PrintedBrackets.isOpening(line) {
      return readWhole(line, into: &assembler)
    }
    switch open.append(line) {
    case .open: break
    case .closed: readOpen(into: &assembler)
    case .interrupted:
      readOpen(into: &assembler)
      read(line, into: &assembler)
    case .tooLong(let position):
      assembler.reject(ReadError("expected a closing bracket within 1 MiB", at: position))
      open = PrintedBrackets()
    }
  }

  mutating func finish(into assembler: inout Assembler) {
    if !open.isEmpty { readOpen(into: &assembler) }
    if plan == nil, table == nil, numbering == nil {
      decide(into: &assembler)
      if plan == nil { return assembler.refuse(PrintedRows.noPlace(line: max(skipped.first, 1))) }
    }
    guard skipped.count > 0 else { return }
    let (count, first) = skipped
    assembler.note(
      ReadingHint(
        .skippedLines, line: first,
        count == 1
          ? "line \(first) says nothing of a touch and is skipped"
          : "\(count) lines that say nothing of a touch are skipped; the first is line \(first)"))
  }

  private mutating func readOpen(into assembler: inout Assembler) {
    let (bytes, position) = open.take()
    bytes.withUnsafeBufferPointer {
      readWhole(ByteCursor($0, limit: .endOfLine, at: position), into: &assembler)
    }
  }

  private mutating func readWhole(_ line: ByteCursor, into assembler: inout Assembler) {
    guard let text = Self.nestedText(line, names) else {
      return readPlain(line, into: &assembler)
    }
    let position = line.position(of: line.next)
    text.withUnsafeBufferPointer {
      readPlain(ByteCursor($0, limit: .endOfLine, at: position), into: &assembler)
    }
  }

  private mutating func readPlain(_ line: ByteCursor, into assembler: inout Assembler) {
    let number = line.position(of: line.next).line
    defer { lastLine = number }
    if table == nil, plan == nil, head.isEmpty, numbering == nil {
      table = PrintedTable(header: line, names)
      if table != nil { return }
    }
    if table != nil {
      // Blank lines part strokes in tables.
      if lastLine > 0, number > lastLine + 1 { assembler.endStrokes() }
      if table?.readRow(line, &row, into: &assembler) == false { skip(number) }
      return
    }
    if line.isRule || line.sees(UInt8(ascii: "#")) && isComment(line) { return }
    if let numbering { return read(line, numbering, into: &assembler) }
    if plan?.isTable == true, number > lastLine + 1 { assembler.endStrokes() }
    if plan == nil, !keep(line) { return decide(into: &assembler) }
    if plan != nil { emit(split(line), line, into: &assembler) }
  }

  /// True if a line that begins with # is not like the others.
  private mutating func isComment(_ line: ByteCursor) -> Bool {
    let places = split(line)
    return places.form.map { if case .numbers = $0 { true } else { false } } ?? true
  }

  private mutating func skip(_ line: Int) {
    if skipped.count == 0 { skipped.first = line }
    skipped.count += 1
  }

  private mutating func split(_ line: ByteCursor) -> PrintedPlaces {
    let places = PrintedPlaces(PrintedLine(line, names))
    names = places.line.names
    return places
  }

  /// The only text in quotes that holds brackets, if nothing else in the line is a place; behind the line's clock.
  static func nestedText(_ line: ByteCursor, _ names: PrintedNames) -> [UInt8]? {
    let hasBracketInQuotes = (line.next..<line.end).contains { place in
      (place.pointee == UInt8(ascii: "\"") || place.pointee == UInt8(ascii: "'"))
        && place + 1 < line.end && "{[".utf8.contains(place[1])
    }
    guard hasBracketInQuotes else { return nil }
    let places = PrintedPlaces(PrintedLine(line, names))
    guard places.places.isEmpty, places.flaw == nil else { return nil }
    let texts = places.line.items.filter {
      $0.kind == .text && $0.value.bytes.first.map { "{[".utf8.contains($0) } == true
    }
    guard texts.count == 1, let text = texts.first else { return nil }
    var bytes: [UInt8] = []
    if let clock = places.scopes.first?.clock {
      bytes.append(contentsOf: clock.bytes)
      bytes.append(0x20)
    }
    var isEscaped = false
    for byte in text.value.bytes {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { bytes.append(byte) }
    }
    return bytes
  }
}

// MARK: - Numbers by their order

extension PrintedRows {
  private mutating func read(
    _ line: ByteCursor, _ numbering: PrintedNumbering, into assembler: inout Assembler
  ) {
    let printed = PrintedLine(line, names)
    names = printed.names
    let position = line.position(of: line.next)
    let rows = numbering.numbers(of: printed)
    guard let first = rows.first else { return skip(position.line) }
    guard first.count >= numbering.least else {
      return assembler.reject(
        ReadError(
          "expected at least \(numbering.least) numbers without names, found \(first.count)",
          at: position))
    }
    // Without a word for them rows move, or are a stroke if there are no other words.
    let phase = printed.items.lazy.filter { $0.kind == .word && $0.name == nil }
      .map { PrintedNames.phaseWord($0.value) }.first { word in
        names.phase(of: word).map { $0 != .move && $0 != .other } ?? false
      }
    var cursor = line
    for numbers in rows {
      if rows.count > 1 { cursor.next = max(cursor.next, printed.items[numbers[0]].value.start) }
      cursor.countLines()
      row.begin(at: cursor)
      row.end = numbers.last.map { printed.items[$0].value.end }
      for (ordinal, index) in zip(Self.ordinals, numbers) {
        let isPlace = numbering.hasDefaultPlace && ordinal.count == 1
        let name =
          isPlace && ordinal == Self.ordinals[0]
          ? Array("x".utf8)
          : isPlace && ordinal == Self.ordinals[1] ? Array("y".utf8) : ordinal
        name.withUnsafeBufferPointer { row.add($0, .word(printed.items[index].value)) }
      }
      if let phase, rows.count == 1 { row.add("phase", .word(phase)) }
      assembler.append(&row)
    }
    if rows.count > 1, phase == nil { assembler.endStrokes() }
  }

  private static func noPlace(line: Int) -> ReadError {
    ReadError(
      "expected a place on a line, such as (1, 2) or x=1 y=2, found none; print x, y and t on one line, or write a CSV file with the header x,y,t",
      line: line, column: 1)
  }
}

// MARK: - The first lines

extension PrintedRows {
  /// Keeps one of the first lines; false if all that must be known is, or will not be by others.
  private mutating func keep(_ line: ByteCursor) -> Bool {
    let bytes = UnsafeBufferPointer(start: line.next, count: line.end - line.next)
    head.append((Array(bytes), line.position(of: line.next)))
    let places = split(line)
    placesInHead += places.places.count
    guard places.flaw == nil, let first = places.places.first else {
      // A touch may end without a place.
      let phase = wordPhase(in: places)
      if phase == .end || phase == .cancel, places.hasWholePhase, placesInHead > 0 { return false }
      return head.count < Self.mostLinesInHead
    }
    let phase = phase(of: first, in: places).phase
    guard PrintedPlan.needsMore(places), phase != .end, phase != .cancel else { return false }
    return placesInHead < Self.mostPlacesInHead && head.count < Self.mostLinesInHead
  }

  /// Decides how unnamed numbers are read, and reads the first lines.
  private mutating func decide(into assembler: inout Assembler) {
    var evidence = PrintedEvidence()
    for line in head {
      line.bytes.withUnsafeBufferPointer {
        let cursor = ByteCursor($0, limit: .endOfLine, at: line.position)
        let places = split(cursor)
        let phases = places.places.map { phase(of: $0, in: places).phase }
        evidence.add(places, phases, cursor)
      }
    }
    switch evidence.makePlan() {
    case .success(let plan):
      self.plan = plan
      for hint in evidence.hints { assembler.note(hint) }
      let lines = head
      head = []
      var last = Int.max
      for line in lines {
        if plan.isTable, line.position.line > last, line.position.line - last > 1 {
          assembler.endStrokes()
        }
        last = line.position.line
        line.bytes.withUnsafeBufferPointer {
          let cursor = ByteCursor($0, limit: .endOfLine, at: line.position)
          emit(split(cursor), cursor, into: &assembler)
        }
      }
    case .failure(let error):
      head = []
      plan = PrintedPlan()
      assembler.refuse(error)
    case nil:
      // None of the lines has a place.
      for line in head { skip(line.position.line) }
      head = []
    }
  }
}

// MARK: - Rows

extension PrintedRows {
  private mutating func emit(
    _ places: PrintedPlaces, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    guard let plan else { return }
    let position = line.position(of: line.next)
    var phases: [(phase: Phase?, word: RowText?)] = []
    for place in places.places { phases.append(phase(of: place, in: places)) }
    for case let phase? in phases.map(\.phase) where phase != .move && phase != .other {
      isDown = phase == .begin
    }
    let linePhase = phases.first?.phase ?? wordPhase(in: places)
    switch plan.use(of: places, hasPhase: linePhase != nil) {
    case .skip: return skip(position.line)
    case .reject(let expected, let place):
      let place = place ?? line.next
      assembler.reject(ReadError("expected \(expected)", at: line.position(of: place)))
    case .phase: emitPhase(places, line, into: &assembler)
    case .boundary: assembler.endStrokes()
    case .rows:
      var cursor = line
      for (index, place) in places.places.enumerated() {
        // So that no character is counted twice.
        if places.places.count > 1, place.start > cursor.next { cursor.next = place.start }
        cursor.countLines()
        let isLast = index + 1 == places.places.count
        row.begin(at: cursor)
        row.end = isLast ? line.end : max(places.places[index + 1].start, cursor.next)
        emit(place, phases[index], of: places, plan, line, into: &assembler)
      }
      noteUnread(places, position, into: &assembler)
      if places.lists > 0, linePhase == nil, places.isClosed { assembler.endStrokes() }
    }
  }

  private mutating func emit(
    _ place: PrintedPlaces.Place, _ phase: (phase: Phase?, word: RowText?),
    of places: PrintedPlaces, _ plan: PrintedPlan, _ line: ByteCursor,
    into assembler: inout Assembler
  ) {
    var hasTime = addNumbers(place, of: places, plan)
    let isAlone = places.standsForItself(place)
    var clock: RowText?
    var scope: Int? = place.scope
    var isOwn = true
    var isShared = false
    var (hasAddress, hasPhase) = (false, false)
    var added: [PrintedPlaces.Field] = []
    while let current = scope {
      let about = places.scopes[current]
      isShared = isShared || about.isOfList && place.inList != nil && !isAlone
      for field in about.fields where field.index == nil || field.index == place.index {
        if !isOwn, added.contains(where: { $0.isNamed(like: field) }) { continue }
        let role = names.role(of: field.name)
        let isTime = if case .time = role { field.outer == nil } else { false }
        if isTime, isShared {
          noteSharedTime(field, line, into: &assembler)
          continue
        }
        hasTime = hasTime || isTime
        added.append(field)
        noteTouch(field, of: places, plan, line, into: &assembler)
        hasPhase = add(field, role, phase.word, of: places) || hasPhase
      }
      if !hasAddress, let address = about.address { row.add("hash", .word(address)) }
      hasAddress = hasAddress || about.address != nil
      if clock == nil, !isShared { clock = about.clock }
      scope = about.parent
      if isOwn, scope != nil { row.beginSurroundings() }
      isOwn = false
    }
    if let word = phase.word, !hasPhase { row.add("phase", .word(word)) }
    if !hasTime { addTime(clock, of: places, plan, isShared: place.inList != nil && !isAlone) }
    assembler.append(&row)
  }

  /// Adds the numbers of a place without names. Returns true if one of them is the time.
  private mutating func addNumbers(
    _ place: PrintedPlaces.Place, of places: PrintedPlaces, _ plan: PrintedPlan
  ) -> Bool {
    guard !place.numbers.isEmpty else { return false }
    addNumber(place.numbers[0], "x", of: places)
    addNumber(place.numbers[1], "y", of: places)
    guard plan.third == .time, place.numbers.count > 2 else { return false }
    addNumber(place.numbers[2], "t", of: places)
    return true
  }

  /// Adds a field. Returns true if it is the phase, in the word for this place: of several pointers or places, not all
  /// do what the line says.
  private mutating func add(
    _ field: PrintedPlaces.Field, _ role: RowRole, _ phase: RowText?, of places: PrintedPlaces
  ) -> Bool {
    guard case .phase = role, let phase, field.outer == nil else {
      add(field, of: places)
      return false
    }
    add(name: Array(field.name.bytes), unit: nil, .word(phase))
    return true
  }

  /// Adds the number beside the place that is the time, or else the line's clock.
  private mutating func addTime(
    _ clock: RowText?, of places: PrintedPlaces, _ plan: PrintedPlan, isShared: Bool
  ) {
    if let time = plan.timeBeside, !isShared {
      if time < places.bareNumbers.count {
        addNumber(places.bareNumbers[time].item, "t", of: places)
      }
    } else if let clock {
      row.add("t", .word(clock))
    }
  }

  private mutating func addNumber(_ index: Int, _ name: StaticString, of places: PrintedPlaces) {
    let item = places.line.items[index]
    let name = RowText(name)
    add(
      name: Array(name.bytes), unit: item.unit, item.value.isAbsent ? .missing : .word(item.value))
  }

  private mutating func add(_ field: PrintedPlaces.Field, of places: PrintedPlaces) {
    let item = places.line.items[field.item]
    let value: RowValue =
      switch item.kind {
      case .text: .text(item.value)
      case .nothing: .missing
      case .number, .time: .word(item.value)
      case .group:
        if case .view = names.role(of: field.name) {
          .word(places.text(ofGroup: field.item))
        } else {
          .word(item.value)
        }
      case .word: item.value.isAbsent ? .missing : .word(item.value)
      }
    var name: [UInt8] = []
    if let outer = field.outer {
      name.append(contentsOf: outer.bytes)
      name.append(UInt8(ascii: "."))
    }
    name.append(contentsOf: field.name.bytes)
    add(name: name, unit: item.unit, value)
  }

  /// Adds a value; a time has its unit at the end of its name.
  private mutating func add(name: [UInt8], unit: RowText?, _ value: RowValue) {
    var name = name
    if let unit, PrintedNames.isTime(unit),
      case .time(_, nil) = name.withUnsafeBufferPointer({ bytes in
        bytes.baseAddress.map { names.role(of: RowText($0, $0 + bytes.count)) } ?? .unknown
      })
    {
      name.append(UInt8(ascii: "_"))
      name.append(contentsOf: unit.isSeconds ? Array("seconds".utf8) : Array(unit.bytes))
    }
    name.withUnsafeBufferPointer { row.add($0, value) }
  }

  /// A line with a phase and no place: the touch ends where it was.
  private mutating func emitPhase(
    _ places: PrintedPlaces, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    row.begin(at: line)
    row.end = line.end
    guard let scope = places.scopes.first else { return }
    let word = phaseWord(in: scope).word
    for field in scope.fields { add(field, of: places) }
    if let address = scope.address { row.add("hash", .word(address)) }
    if let word { row.add("phase", .word(word)) }
    if let clock = scope.clock, !places.hasTime { row.add("t", .word(clock)) }
    assembler.append(&row)
  }

  /// Says what a line has besides its place, and what is not in it.
  private mutating func noteUnread(
    _ places: PrintedPlaces, _ position: TextPosition, into assembler: inout Assembler
  ) {
    let locations = places.scopes.lazy.flatMap(\.fields).filter(\.isOfLocation)
    let otherLocation = locations.first {
      $0.outer?.bytes.elementsEqual(locations.first?.outer?.bytes ?? $0.name.bytes) == false
    }
    if let name = places.unread.first ?? otherLocation?.outer {
      note(
        .unreadPlaces,
        "\(name.string.excerpt) is not read, because the line has another place; --fields x=…,y=… counts the numbers of a line that have no names",
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
    let history = places.scopes.lazy.flatMap(\.fields).first {
      $0.name.bytes.elementsEqual("historySize".utf8)
    }
    if let history, let size = places.number(history.item), size > 0 {
      note(
        .unreadPlaces,
        "the event has earlier samples, which are not printed; print getHistoricalX and getHistoricalY, too",
        position, into: &assembler)
    }
  }

  /// Says so if what may tell fingers apart changes where no phase tells touches apart.
  private mutating func noteTouch(
    _ field: PrintedPlaces.Field, of places: PrintedPlaces, _ plan: PrintedPlan, _ line: ByteCursor,
    into assembler: inout Assembler
  ) {
    guard !plan.hasPhases, field.outer == nil, names.mayBeFinger(field.name) else { return }
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
      "\(field.name.string.excerpt) is one time for several places and is not read; print the time of each",
      line.position(of: line.next), into: &assembler)
  }

  private mutating func note(
    _ kind: ReadingHint.Kind, _ text: String, _ position: TextPosition,
    into assembler: inout Assembler
  ) {
    guard noted.count < 16, noted.insert(text).inserted else { return }
    assembler.note(ReadingHint(kind, line: position.line, isWarning: true, text))
  }
}

// MARK: - Phases

extension PrintedRows {
  /// The phase of a place, and the word for it if no name says it.
  private mutating func phase(
    of place: PrintedPlaces.Place, in places: PrintedPlaces
  ) -> (phase: Phase?, word: RowText?) {
    var scope: Int? = place.scope
    var isShared = false
    while let current = scope {
      let about = places.scopes[current]
      isShared = isShared || about.isOfList
      var found = phaseWord(in: about)
      for field in about.fields {
        guard field.outer == nil, case .phase = names.role(of: field.name),
          let phase = names.phase(of: places.line.items[field.item].value, under: field.name)
        else { continue }
        found = (phase, pointer(field, of: place, in: places))
        break
      }
      guard let phase = found.phase else {
        scope = about.parent
        continue
      }
      guard isShared, let inList = place.inList, !places.standsForItself(place) else {
        return found
      }
      // The phase of a list is that of its first or last place.
      let isLast = places.places.last?.inList?.index == inList.index
      if inList.index == 0, phase == .end || phase == .cancel, !isDown {
        // The list is all of the touch.
        return (.begin, PrintedNames.begin)
      }
      let counts = phase == .begin ? inList.index == 0 : isLast
      return counts ? found : (.move, PrintedNames.move)
    }
    return (nil, nil)
  }

  /// Of several pointers only one does what `ACTION_POINTER_UP(1)` says; the others move.
  private func pointer(
    _ field: PrintedPlaces.Field, of place: PrintedPlaces.Place, in places: PrintedPlaces
  ) -> RowText? {
    let item = places.line.items[field.item]
    guard item.kind == .group, let index = place.index, field.item + 1 < places.line.items.count,
      let only = Int(places.line.items[field.item + 1].value.string)
    else { return nil }
    return index == only ? item.value : PrintedNames.actionMove
  }

  /// The phase that the words of a scope say.
  private mutating func phaseWord(
    in scope: PrintedPlaces.Scope
  ) -> (phase: Phase?, word: RowText?) {
    var found: (phase: Phase?, word: RowText?)
    var direction: (phase: Phase?, word: RowText?)
    for word in scope.words + scope.labels {
      let word = PrintedNames.phaseWord(word)
      guard let phase = names.phase(of: word) else { continue }
      // Up and down may be directions, and a tap or a click is something else.
      if phase == .other, !word.isOfPointer { continue }
      if ["up", "down"].contains(where: { word.bytes[...].elementsEqualIgnoringCase($0) }) {
        if direction.phase == nil { direction = (phase, word) }
      } else if found.phase == nil {
        found = (phase, word)
      }
    }
    return found.phase == nil ? direction : found
  }

  private mutating func wordPhase(in places: PrintedPlaces) -> Phase? {
    if let scope = places.scopes.first, let phase = phaseWord(in: scope).phase { return phase }
    for field in places.scopes.flatMap(\.fields) where field.outer == nil {
      if case .phase = names.role(of: field.name),
        let phase = names.phase(of: places.line.items[field.item].value, under: field.name)
      {
        return phase
      }
    }
    return nil
  }
}
