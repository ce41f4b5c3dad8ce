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
  private var head: [HeadLine] = []
  private var placesInHead = 0
  /// The lines up to a closing bracket.
  private var open = PrintedBrackets()
  private var skipped = (count: 0, first: 0)
  /// What the lines about touches have in common, and the others with positions.
  private var likeness: PrintedLikeness?
  private var foreign = (count: 0, first: 0)
  /// A line that is all prefix, which holds for those after it.
  private var header: [UInt8] = []
  /// The number of the line that was read last.
  private var lastLine = 0
  /// What the first row says under a name that may tell fingers apart.
  private var firstTouch: [UInt8] = []
  /// True if the last phase that begins or ends a touch was one that begins it.
  private var isDown = false
  /// What was said about the log.
  private var noted: Set<String> = []

  private struct HeadLine: Sendable {
    let bytes: [UInt8]
    let position: TextPosition
    let limit: ByteCursor.Limit
    var kind: PrintedLikeness.Line?
  }

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
    if line.isListing { return true }
    let places = PrintedPlaces(PrintedLine(line, names))
    if !places.places.isEmpty || places.isAmbiguous || places.hasCoordinates { return true }
    if places.hasNumbersInOpenBrackets { return true }
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
    if foreign.count > 0, assembler.strokes == 0, !assembler.hasOpenStroke {
      // Nothing is left that they could be other than.
      let count = counted(foreign.count, "line")
      assembler.refuse(
        ReadError(
          "expected touches, found \(count) with positions whose tag, words or names differ; keep the lines of the touches, as grep does",
          line: foreign.first, column: 1))
    } else if foreign.count > 0 {
      assembler.note(
        ReadingHint(
          .foreignLines, line: foreign.first, isWarning: true,
          "\(counted(foreign.count, "line")) with positions \(foreign.count == 1 ? "is" : "are") skipped, because the tag, the words or the names are not those of the touches (first: line \(foreign.first))"
        ))
    }
    guard skipped.count > 0 else { return }
    assembler.note(
      ReadingHint(
        .skippedLines, line: skipped.first,
        "\(counted(skipped.count, "line")) without touch data \(skipped.count == 1 ? "is" : "are") skipped (first: line \(skipped.first))"
      ))
  }

  private mutating func readOpen(into assembler: inout Assembler) {
    let (bytes, position) = open.take()
    bytes.withUnsafeBufferPointer {
      readWhole(ByteCursor($0, limit: .endOfLine, at: position), into: &assembler)
    }
  }

  private mutating func readWhole(_ line: ByteCursor, into assembler: inout Assembler) {
    if let plain = line.withoutColors {
      let position = line.position(of: line.next)
      return plain.withUnsafeBufferPointer {
        readSplit(ByteCursor($0, limit: line.limit, at: position), into: &assembler)
      }
    }
    if line.isListing {
      return assembler.refuse(
        ReadError(
          "expected a sample on a line, found what dump or po prints, which is a value on a line; print the array instead, as print(samples) does",
          at: line.position(of: line.next)))
    }
    readSplit(line, into: &assembler)
  }

  private mutating func readSplit(_ line: ByteCursor, into assembler: inout Assembler) {
    guard let text = Self.nestedText(line, names) else {
      return readPlain(line, into: &assembler)
    }
    let position = line.position(of: line.next)
    text.withUnsafeBufferPointer {
      readPlain(ByteCursor($0, limit: line.limit, at: position), into: &assembler)
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
    if takeHeader(line) { return }
    if plan?.endsAtBlankLines == true, number > lastLine + 1 { assembler.endStrokes() }
    withHeader(line) { rows, line in
      let places = rows.split(line)
      if let reason = places.refusal {
        return assembler.refuse(ReadError(reason, at: line.position(of: line.next)))
      }
      if rows.plan != nil { return rows.emit(places, line, into: &assembler) }
      if !rows.keep(line, places) { rows.decide(into: &assembler) }
    }
  }

  /// Keeps a line that is all prefix, as `logcat -v long` writes before each message.
  private mutating func takeHeader(_ line: ByteCursor) -> Bool {
    guard line.sees(UInt8(ascii: "[")) else { return false }
    let prefix = PrintedPrefix(line, &names)
    guard prefix.isHeader, let clock = prefix.clock, let tag = prefix.tag else { return false }
    header = Array(clock.bytes) + Array(" D/".utf8) + Array(tag.bytes) + Array(": ".utf8)
    return true
  }

  /// Calls `body` with a line behind the header before it.
  private mutating func withHeader(
    _ line: ByteCursor, _ body: (inout PrintedRows, ByteCursor) -> Void
  ) {
    guard !header.isEmpty else { return body(&self, line) }
    let position = line.position(of: line.next)
    let bytes = header + UnsafeBufferPointer(start: line.next, count: line.end - line.next)
    bytes.withUnsafeBufferPointer { body(&self, ByteCursor($0, limit: line.limit, at: position)) }
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
        && place + 1 < line.end && RowText(place + 1, line.end).bracketOfValue != nil
    }
    guard hasBracketInQuotes else { return nil }
    let places = PrintedPlaces(PrintedLine(line, names))
    guard places.places.isEmpty, places.flaw == nil else { return nil }
    let texts = places.line.items.filter {
      $0.kind == .text && $0.value.bracketOfValue != nil
    }
    guard let text = texts.first else { return nil }
    if texts.count > 1 { return listOfTexts(texts.map(\.value)) }
    var bytes: [UInt8] = []
    if let clock = places.scopes.first?.clock, !places.line.prefix.isSeconds {
      bytes.append(contentsOf: clock.bytes)
      bytes.append(0x20)
    }
    var isEscaped = false
    let value = RowText(text.value.bracketOfValue ?? text.value.start, text.value.end)
    for byte in value.bytes {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { bytes.append(byte) }
    }
    return bytes
  }
}

extension PrintedRows {
  /// A list of values, each in quotes, as an `NSArray` of points prints it.
  private static func listOfTexts(_ texts: [RowText]) -> [UInt8] {
    var bytes = [UInt8(ascii: "[")]
    for text in texts {
      if bytes.count > 1 { bytes.append(contentsOf: ", ".utf8) }
      bytes.append(contentsOf: RowText(text.bracketOfValue ?? text.start, text.end).bytes)
    }
    return bytes + [UInt8(ascii: "]")]
  }

  /// How to read a line that has no known names.
  static func advice(on line: ByteCursor, _ options: ReadingOptions) -> String {
    let printed = PrintedLine(line, PrintedNames(options.fields))
    let names = printed.items.compactMap { $0.name?.string }
    for x in names where x.last == "x" || x.last == "X" {
      if let y = names.first(where: {
        $0.dropLast() == x.dropLast() && ($0.last == "y" || $0.last == "Y")
      }
      ) {
        return "--fields x=\(x.excerpt),y=\(y.excerpt),t=NAME reads those"
      }
    }
    let numbers = printed.items.filter {
      ($0.kind == .number || $0.kind == .time) && $0.name == nil
    }
    guard numbers.count > 1 else { return "print x=… y=… t=…, or write a table with a header" }
    let shown = numbers.prefix(8).enumerated()
      .map { "\($0 + 1) is \($1.value.string.excerpt)" }.joined(separator: ", ")
    return "--fields x=N,y=N,t=N reads its numbers, of which \(shown)"
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
      "expected a position on a line, such as (1, 2) or x=1 y=2, found none; print x, y and t on one line, or write a CSV file with the header x,y,t",
      line: line, column: 1)
  }
}

// MARK: - The first lines

extension PrintedRows {
  /// Keeps one of the first lines; false if all that must be known is, or will not be by others.
  private mutating func keep(_ line: ByteCursor, _ places: PrintedPlaces) -> Bool {
    let bytes = UnsafeBufferPointer(start: line.next, count: line.end - line.next)
    let phase = places.places.first.flatMap { self.phase(of: $0, in: places).phase }
    let kind = PrintedLikeness.Line(places, phase)
    let kinds = head.compactMap(\.kind)
    let isConfirmed = !kinds.isEmpty && kinds.allSatisfy { kind?.isLike($0) == true }
    head.append(
      HeadLine(
        bytes: Array(bytes), position: line.position(of: line.next), limit: line.limit, kind: kind))
    placesInHead += places.places.count
    guard kind != nil else {
      // A touch may end without a place.
      let phase = wordPhase(in: places)
      if phase == .end || phase == .cancel, places.hasWholePhase, placesInHead > 0 { return false }
      return head.count < Self.mostLinesInHead
    }
    let isClear =
      switch phase {
      case .begin: !PrintedPlan.needsMore(places)
      case .end, .cancel: true
      case .move, .other: false
      case nil: !PrintedPlan.needsMore(places) && (isConfirmed || places.places.count > 1)
      }
    return !isClear && placesInHead < Self.mostPlacesInHead && head.count < Self.mostLinesInHead
  }

  /// The error at a list that is cut off, if that is all there is.
  private var errorOfCutList: ReadError? {
    head.lazy.compactMap { line in
      line.bytes.withUnsafeBufferPointer { bytes in
        let cursor = ByteCursor(bytes, limit: line.limit, at: line.position)
        let places = PrintedPlaces(PrintedLine(cursor, names))
        guard let flaw = places.flaw, places.hasNumbersInOpenBrackets else { return nil }
        return ReadError(
          "expected \(flaw.expected), found none\(flaw.advice)", at: cursor.position(of: flaw.place)
        )
      }
    }.first
  }

  /// Decides how unnamed numbers are read, and reads the first lines.
  private mutating func decide(into assembler: inout Assembler) {
    var evidence = PrintedEvidence()
    likeness = PrintedLikeness(head.compactMap(\.kind))
    var probe = likeness
    if likeness == nil, let error = errorOfCutList { return assembler.refuse(error) }
    for line in head {
      if let kind = line.kind, case .foreign = probe?.judge(kind) { continue }
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
      emitHead(by: plan, into: &assembler)
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
  /// Emits the lines by which the plan was made.
  private mutating func emitHead(by plan: PrintedPlan, into assembler: inout Assembler) {
    let lines = head
    head = []
    var last = Int.max
    for line in lines {
      if plan.endsAtBlankLines, line.position.line > last, line.position.line - last > 1 {
        assembler.endStrokes()
      }
      last = line.position.line
      line.bytes.withUnsafeBufferPointer {
        let cursor = ByteCursor($0, limit: line.limit, at: line.position)
        emit(split(cursor), cursor, into: &assembler)
      }
    }
  }
}

extension PrintedRows {
  private mutating func emit(
    _ places: PrintedPlaces, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    guard let plan else { return }
    let position = line.position(of: line.next)
    var phases: [(phase: Phase?, word: RowText?)] = []
    for place in places.places { phases.append(phase(of: place, in: places)) }
    guard isOfTouch(places, phases.first?.phase, line, position, &assembler) else { return }
    for case let phase? in phases.map(\.phase) where phase != .move && phase != .other {
      isDown = phase == .begin
    }
    let linePhase = phases.first?.phase ?? wordPhase(in: places)
    switch plan.use(of: places, hasPhase: linePhase != nil) {
    case .skip: return skip(position.line)
    case .reject where line.limit == .endOfFile && assembler.hasRows:
      assembler.noteCutLine(position.line)
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
    var (hasAddress, hasPhase, added) = (false, false, [PrintedPlaces.Field]())
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
    row.allowsDecimalCommas = places.line.commas.areDecimal
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
      addClock(clock, of: places)
    }
  }

  /// Adds the line's clock as the time: a date, a time of day, or seconds.
  private mutating func addClock(_ clock: RowText, of places: PrintedPlaces) {
    let isSeconds = places.line.prefix.isSeconds && clock.start == places.line.prefix.clock?.start
    row.add(isSeconds ? "t_seconds" : "t", .word(clock))
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
    var hasPhase = false
    for field in scope.fields {
      hasPhase = add(field, names.role(of: field.name), word, of: places) || hasPhase
    }
    if let address = scope.address { row.add("hash", .word(address)) }
    if let word, !hasPhase { row.add("phase", .word(word)) }
    row.allowsDecimalCommas = places.line.commas.areDecimal
    if let clock = scope.clock, !places.hasTime { addClock(clock, of: places) }
    assembler.append(&row)
  }

  /// Returns whether a line is about a touch; else says what it is.
  private mutating func isOfTouch(
    _ places: PrintedPlaces, _ phase: Phase?, _ line: ByteCursor, _ position: TextPosition,
    _ assembler: inout Assembler
  ) -> Bool {
    guard let kind = PrintedLikeness.Line(places, phase) else { return true }
    if line.limit == .endOfFile, likeness?.lacksNames(kind) == true {
      assembler.noteCutLine(position.line)
      return false
    }
    switch likeness?.judge(kind) {
    case .foreign:
      if foreign.count == 0 { foreign.first = position.line }
      foreign.count += 1
      return false
    case .unclear(let reason):
      assembler.refuse(ReadError(reason, at: position))
      return false
    case .touch, nil: return true
    }
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
      "\(field.name.string.excerpt) is one time for several positions and is not read; print the time of each",
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
      if found.phase == nil { found = pressedPhase(in: about, of: places) }
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

  /// The phase of a pointer that says whether it is pressed, and whether it was before.
  private func pressedPhase(
    in scope: PrintedPlaces.Scope, of places: PrintedPlaces
  ) -> (phase: Phase?, word: RowText?) {
    func value(_ name: StaticString) -> Bool? {
      let field = scope.fields.first { $0.name.bytes[...].elementsEqualIgnoringCase(name) }
      guard let field else { return nil }
      let value = places.line.items[field.item].value.bytes[...]
      return value.elementsEqualIgnoringCase("true")
        ? true : value.elementsEqualIgnoringCase("false") ? false : nil
    }
    guard let isPressed = value("pressed"), let wasPressed = value("previouspressed") else {
      return (nil, nil)
    }
    return switch (wasPressed, isPressed) {
    case (false, true): (.begin, RowText("ACTION_DOWN"))
    case (true, true): (.move, PrintedNames.actionMove)
    case (true, false): (.end, RowText("ACTION_UP"))
    case (false, false): (.other, RowText("ACTION_HOVER_MOVE"))
    }
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

extension RowText {
  /// The bracket of a value, which may have the name of its type before it: `NSPoint: {1, 2}`.
  fileprivate var bracketOfValue: UnsafePointer<UInt8>? {
    var place = start
    while place < end, place.pointee.isLetter { place += 1 }
    if place > start {
      guard place + 1 < end, place.pointee == UInt8(ascii: ":"), place[1] == 0x20 else {
        return nil
      }
      place += 2
    }
    return place < end && "{[".utf8.contains(place.pointee) ? place : nil
  }
}

extension ByteCursor {
  /// True for a line as `dump` and lldb's `po` print values: behind a triangle.
  fileprivate var isListing: Bool { sees("▿ ") }

  /// The line without the codes that color it in a terminal; nil if it has none.
  fileprivate var withoutColors: [UInt8]? {
    guard has(0x1B) else { return nil }
    var bytes: [UInt8] = []
    var place = next
    while place < end {
      if place.pointee == 0x1B, place + 1 < end, place[1] == UInt8(ascii: "[") {
        place += 2
        while place < end, place.pointee &- 0x40 > 0x3E { place += 1 }
        place += place < end ? 1 : 0
      } else {
        bytes.append(place.pointee)
        place += 1
      }
    }
    return bytes
  }
}
