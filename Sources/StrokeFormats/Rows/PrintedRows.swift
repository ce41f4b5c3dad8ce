// What apps and devices print: one or several places per line, with names or without.
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
  let names: PrintedNames
  private let numbering: PrintedNumbering?
  var row = Row()
  /// How unnamed numbers are read, once it is known.
  private var plan: PrintedPlan?
  /// Lines that were read before it was known.
  private var head = PrintedHead()
  /// The lines up to a closing bracket.
  private var open = PrintedBrackets()
  private var skipped = Assembler.SkippedRows()
  /// What the lines about touches have in common, and the others with positions.
  private var likeness: PrintedLikeness?
  private var foreign = Assembler.SkippedRows()
  /// A line that is all prefix, which holds for those after it.
  private var header: [UInt8] = []
  /// The number of the line that was read last.
  private var lastLine = 0
  /// True if the last phase that begins or ends a touch was one that begins it.
  private(set) var isDown = false

  init(_ options: ReadingOptions) {
    names = PrintedNames(options.fields)
    numbering = options.fields.flatMap { PrintedNumbering($0) }
  }

  static func recognizes(_ line: ByteCursor, _ options: ReadingOptions) -> Bool {
    let rows = PrintedRows(options)
    if let numbering = rows.numbering {
      let numbers = numbering.numbers(of: PrintedLine(line, rows.names)).first
      return numbers.map { $0.count >= numbering.least } ?? false
    }
    if line.isListing { return true }
    let places = rows.split(line)
    if let text = places.nestedText(in: line) {
      return text.read { !rows.split($0).places.isEmpty }
    }
    return !places.places.isEmpty || places.isAmbiguous || places.hasCoordinates
      || places.hasNumbersInOpenBrackets
      || PrintedBrackets.isOpening(line) && places.line.items.contains { $0.kind == .group }
  }

  mutating func read(_ line: ByteCursor, into assembler: inout Assembler) {
    // A line with a clock begins something else.
    if !open.isEmpty, line.endOfClock != nil { readOpen(into: &assembler) }
    guard !open.isEmpty || PrintedBrackets.isOpening(line) else {
      return readWhole(line, into: &assembler)
    }
    open.append(line)
    if open.isClosed {
      readOpen(into: &assembler)
    } else if open.isTooLong {
      assembler.reject(ReadError("expected a closing bracket within 1 MiB", at: open.position))
      open = PrintedBrackets()
    }
  }

  private mutating func readOpen(into assembler: inout Assembler) {
    open.take().read { readWhole($0, into: &assembler) }
  }

  mutating func finish(into assembler: inout Assembler) {
    if !open.isEmpty { readOpen(into: &assembler) }
    if plan == nil, numbering == nil {
      decide(into: &assembler)
      if plan == nil {
        return assembler.refuse(
          ReadError(
            "expected a position on a line, such as (1, 2) or x=1 y=2, found none; print x, y and t on one line, or write a CSV file with the header x,y,t",
            line: max(skipped.line, 1), column: 1))
      }
    }
    noteForeign(into: &assembler)
    assembler.note(.skippedLines, "line", "without touch data", skipped)
  }

  private func noteForeign(into assembler: inout Assembler) {
    guard foreign.rows > 0 else { return }
    guard assembler.strokes > 0 || assembler.hasOpenStroke else {
      // Nothing is left that they could be other than.
      return assembler.refuse(
        ReadError(
          "expected touches, found \(counted(foreign.rows, "line")) with positions whose tag, words or names differ; keep the lines of the touches, as grep does",
          line: foreign.line, column: 1))
    }
    assembler.note(
      .foreignLines, "line", "with positions", foreign,
      because:
        "the tag, the words or the names are not those of the touches; if they belong to them, --fields x=N,y=N counts the numbers of every line"
    )
  }
}

// MARK: - Lines

extension PrintedRows {
  private mutating func readWhole(_ line: ByteCursor, into assembler: inout Assembler) {
    if let plain = line.withoutColors {
      plain.read { readPlain($0, into: &assembler) }
    } else if line.isListing {
      assembler.refuse(
        line.error(
          "expected a sample on a line, found what dump or po prints, which is a value on a line; print the array instead, as print(samples) does"
        ))
    } else {
      readPlain(line, into: &assembler)
    }
  }

  private mutating func readPlain(_ line: ByteCursor, into assembler: inout Assembler) {
    let places = split(line)
    if let text = places.nestedText(in: line) {
      text.read { readSplit($0, split($0), into: &assembler) }
    } else {
      readSplit(line, places, into: &assembler)
    }
  }

  private mutating func readSplit(
    _ line: ByteCursor, _ places: PrintedPlaces, into assembler: inout Assembler
  ) {
    let number = line.position(of: line.next).line
    let isBehindGap = number > lastLine + 1
    defer { lastLine = number }
    // A line that begins with # is a comment, unless it is like the others.
    let isComment = line.sees(UInt8(ascii: "#")) && places.form?.rank ?? 0 == 0
    if line.isRule || isComment {
      return
    } else if let numbering {
      if !read(places.line, numbering, at: line, into: &assembler) { skipped.add(line: number) }
    } else if let header = places.line.prefix.header {
      self.header = header
    } else {
      if plan?.endsAtBlankLines == true, isBehindGap { assembler.endStrokes() }
      guard !header.isEmpty else { return readMessage(line, places, into: &assembler) }
      KeptLine(line, behind: header).read { readMessage($0, split($0), into: &assembler) }
    }
  }

  private mutating func readMessage(
    _ line: ByteCursor, _ places: PrintedPlaces, into assembler: inout Assembler
  ) {
    if let reason = places.refusal {
      assembler.refuse(line.error(reason))
    } else if plan != nil {
      emit(places, line, into: &assembler)
    } else {
      let phase = places.places.first.flatMap { self.phase(of: $0, in: places).phase }
      if head.add(line, places, phase) { decide(into: &assembler) }
    }
  }

  private func split(_ line: ByteCursor) -> PrintedPlaces {
    PrintedPlaces(PrintedLine(line, names))
  }

  /// Decides how unnamed numbers are read, and reads the first lines.
  private mutating func decide(into assembler: inout Assembler) {
    let lines = head.lines
    likeness = PrintedLikeness(lines.compactMap(\.kind))
    head = PrintedHead()
    var evidence = PrintedEvidence()
    var probe = likeness
    for (line, kind) in lines {
      if let kind, case .foreign = probe?.judge(kind) { continue }
      line.read {
        let places = split($0)
        evidence.add(places, places.places.map { phase(of: $0, in: places).phase }, $0)
      }
    }
    switch evidence.makePlan() {
    case .success(let plan):
      self.plan = plan
      for hint in evidence.hints { assembler.note(hint) }
      var last = Int.max
      for (line, _) in lines {
        if plan.endsAtBlankLines, line.position.line - 1 > last { assembler.endStrokes() }
        last = line.position.line
        line.read { emit(split($0), $0, into: &assembler) }
      }
    case .failure(let error):
      plan = PrintedPlan()
      assembler.refuse(error)
    case nil:
      // None of the lines has a place.
      for (line, _) in lines { skipped.add(line: line.position.line) }
    }
  }
}

// MARK: - What lines are about

extension PrintedRows {
  private mutating func emit(
    _ places: PrintedPlaces, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    guard let plan else { return }
    let position = line.position(of: line.next)
    let phases = places.places.map { phase(of: $0, in: places) }
    let kind = PrintedLikeness.Line(places, phases.first?.phase)
    let linePhase = phases.first?.phase ?? places.phase
    var use = kind.flatMap { likeness?.judge($0, isLast: line.limit == .endOfFile) }
    if use == nil {
      for case let phase? in phases.map(\.phase) where phase != .move && phase != .other {
        isDown = phase == .begin
      }
      use = plan.use(of: places, hasPhase: linePhase != nil)
    }
    switch use {
    case .skip, nil: skipped.add(line: position.line)
    case .foreign: foreign.add(line: position.line)
    case .refuse(let reason): assembler.refuse(line.error(reason))
    case .cut: assembler.noteCutLine(position.line)
    case .reject where line.limit == .endOfFile && assembler.hasRows:
      assembler.noteCutLine(position.line)
    case .reject(let expected, let place):
      assembler.reject(line.error("expected \(expected)", at: place))
    case .phase:
      // The touch ends where it was.
      let place = PrintedPlaces.Place(scope: 0, start: line.next)
      let word = places.scopes.first?.phase?.word
      emit([place], [word], of: places, plan, line, into: &assembler)
    case .boundary: assembler.endStrokes()
    case .rows:
      emit(places.places, phases.map(\.word), of: places, plan, line, into: &assembler)
      noteUnread(places, position, into: &assembler)
      if places.hasList, linePhase == nil, places.isClosed { assembler.endStrokes() }
    }
  }

  private mutating func emit(
    _ found: [PrintedPlaces.Place], _ words: [RowText?], of places: PrintedPlaces,
    _ plan: PrintedPlan, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    var cursor = line
    for (index, place) in found.enumerated() {
      if !words.contains(where: { $0 != nil }), found.count > 1, places.beginsList(index) {
        assembler.endStrokes()
      }
      // So that no character is counted twice.
      if found.count > 1 { cursor.next = max(cursor.next, place.start) }
      cursor.countLines()
      row.begin(at: cursor)
      row.end = index + 1 == found.count ? line.end : max(found[index + 1].start, cursor.next)
      emit(place, words[index], of: places, plan, line, into: &assembler)
    }
  }

  /// The phase of a place, and the word for it if no name says it.
  private func phase(
    of place: PrintedPlaces.Place, in places: PrintedPlaces
  ) -> (phase: Phase?, word: RowText?) {
    guard let (saying, isOfList) = places.saying(of: place) else { return (nil, nil) }
    let word = saying.word ?? saying.item.flatMap { places.pointerWord($0, of: place) }
    guard isOfList, let index = place.indexInList, !places.standsForItself(place) else {
      return (saying.phase, word)
    }
    // The phase of a list is that of its first or last place, unless the list is all of the touch.
    if index == 0, saying.phase == .end || saying.phase == .cancel, !isDown {
      return (.begin, PrintedNames.begin)
    }
    let isLast = places.places.last?.indexInList == index
    let counts = saying.phase == .begin ? index == 0 : isLast
    return counts ? (saying.phase, word) : (.move, PrintedNames.move)
  }
}

// MARK: - The values of a place

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
    } else if places.places.isEmpty, plan?.hasTimeOfLift == true,
      let only = places.bareNumbers.first, places.bareNumbers.count == 1, !only.isMark
    {
      addNumber(only.item, "t", of: places)
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
      assembler.note(
        .unreadPlaces, line: position.line, isWarning: true,
        "\(name.string.excerpt) is not read, because the line has another position; --fields x=…,y=… counts the numbers of a line that have no names"
      )
    }
    let isOfMovement = places.scopes.contains {
      $0.labels.contains { $0.bytes.elementsEqual("DragUpdateDetails".utf8) }
    }
    if isOfMovement, places.form != .names {
      assembler.note(
        .unreadPlaces, line: position.line, isWarning: true,
        "DragUpdateDetails may print how far the finger moved instead of where it is; print details.globalPosition"
      )
    }
    let history = fields.first { $0.name.bytes.elementsEqual("historySize".utf8) }
    if let history, let size = places.number(history.item), size > 0 {
      assembler.note(
        .unreadPlaces, line: position.line, isWarning: true,
        "the event has earlier samples, which are not printed; print getHistoricalX and getHistoricalY, too"
      )
    }
  }

  private mutating func noteSharedTime(
    _ field: PrintedPlaces.Field, _ line: ByteCursor, into assembler: inout Assembler
  ) {
    assembler.note(
      .unreadTime, line: line.position(of: line.next).line, isWarning: true,
      "\(field.name.string.excerpt) is one time for several positions and is not read; print the time of each"
    )
  }
}
