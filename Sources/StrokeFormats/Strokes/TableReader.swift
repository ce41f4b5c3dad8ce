import StrokeCore
import StrokePaths

/// Reads strokes row by row.
struct TableReader: ~Copyable, Sendable {
  /// The progress of the stroke that the next row may continue.
  enum Progress {
    case none, open, spoiled
  }

  var layout: TableLayout?
  /// The delimiter that the first line names, as in `sep=;`.
  var delimiter: UInt8?
  /// The names of columns, where others than those that are known are given.
  var fields: FieldNames? {
    didSet { givenNames = fields.map(GivenNames.init) }
  }
  /// The same for records.
  private(set) var givenNames: GivenNames?
  var row = TableRow()
  var samples = Samples()
  /// The layouts of the stroke's rows, in which all cells but numbers are the same.
  var patterns = SamplePatterns()
  var progress = Progress.none
  /// The value that the rows of the stroke have in common; nil if the first had none to be read.
  var key: [UInt8]?
  var members = Members()
  var width: Double?
  var timeUnit: TimeUnit?
  /// The time at which the finger was lifted, in the unit of the samples.
  var liftTime: (value: Double, isDate: Bool)?
  /// The texts that the first rows to say anything have in the common columns; empty where none has.
  private var commonTexts: [[UInt8]] = []
  /// True if the touch ended with the row.
  private(set) var hasEnded = false
  /// The phase of the touch in the row before.
  private var phase: PointerEvent.Kind?
  /// True if the numbers of phases turned out to be Android's; nil before that is known.
  private var countsActions: Bool?
  /// True if the touch of the rows before has ended: what moves then is not down.
  private var isUp = false
  /// What the touches of the rows with this key have done.
  private var touch = UnnamedTouch()
  /// True if the stroke ends because another touch begins.
  private(set) var isFollowed = false
  /// The rows with the key, one after another.
  private var rows = 0
  /// The keys before it that had one row each, up to as many as there are fingers.
  private var turns: [[UInt8]] = []
  /// The number of keys, one after another, that came back.
  private var returns = 0
  /// The columns that change from row to row besides the samples; nil if nobody asks.
  var watch: ColumnWatch?
  /// The line of the stroke's first row.
  var line = 1

  mutating func restart() {
    (layout, delimiter, key) = (nil, nil, nil)
    countsActions = nil
    part()
    // Columns that look like those of the last table may mean something else in the next.
    patterns.removeAll()
    close()
  }

  /// Forgets the stroke.
  mutating func close() {
    (progress, phase, hasEnded, isFollowed) = (.none, nil, false, false)
    samples.removeAll()
  }

  /// Forgets what touches did.
  private mutating func forgetTouches() { (isUp, touch) = (false, UnnamedTouch()) }

  /// Forgets what the rows before a blank line were about.
  mutating func part() {
    forgetTouches()
    turns.removeAll()
    rows = 0
  }

  /// Returns whether the row belongs to another stroke than the one in progress.
  mutating func beginsAnother(_ layout: TableLayout) -> Bool {
    guard progress != .none else { return false }
    // A column that never changes is about something else.
    if phase != nil, phase != .down, phase(layout) == .down {
      isFollowed = phase == .move && isOfSameKey(layout)
      if isFollowed { touch.beginsAgain(isElsewhere: true) } else { touch.begins() }
      return true
    }
    guard let index = layout.key, index < row.cells.count else { return false }
    guard let key else { return true }
    return !row.cells[index].equals(key)
  }

  /// Returns whether the row is of a touch that has ended before, and moves without being down, or ends once more. It
  /// is passed over.
  mutating func hovers(_ layout: TableLayout, _ cursor: ByteCursor) -> Bool {
    guard isUp, progress == .none, isOfSameKey(layout), let kind = phase(layout), kind != .down
    else { return false }
    let place = place(layout, cursor)
    guard kind != .up || place != nil, touch.error(at: kind, place) == nil else { return false }
    rows += 1
    return true
  }

  /// The place in the row, if it can be read.
  private func place(_ layout: TableLayout, _ cursor: ByteCursor) -> Point? {
    guard let x = cell(layout.x), let y = cell(layout.y) else { return nil }
    if layout.hasPlaces { return (try? layout.readPlace(x, cursor)).map { Point($0.0, $0.1) } }
    guard let x = try? layout.readNumber(x, cursor), let y = try? layout.readNumber(y, cursor)
    else { return nil }
    return Point(x, y)
  }

  private func isOfSameKey(_ layout: TableLayout) -> Bool {
    layout.key == nil || cell(layout.key)?.equals(key ?? []) == true
  }

  /// Makes sure that the row begins a touch, if those before with its key have ended.
  private mutating func checkBegins(
    _ layout: TableLayout, _ cursor: ByteCursor
  ) throws(ReadStop) {
    if !isOfSameKey(layout) { forgetTouches() }
    guard isUp else { return }
    if phase(layout) == .down { touch.begins() }
    guard let kind = phase(layout), let error = touch.error(at: kind, place(layout, cursor))
    else { return }
    throw .error(cursor.error(error, at: cell(layout.phase)?.start ?? cursor.next))
  }

  /// Begins a stroke with the row, whose text the cursor has.
  mutating func open(_ layout: TableLayout, _ cursor: ByteCursor, line: Int) throws(ReadStop) {
    self.line = line
    samples.removeAll()
    members.removeAll()
    (width, timeUnit, liftTime) = (nil, nil, nil)
    progress = .open
    try checkBegins(layout, cursor)
    isUp = false
    let last = key
    takeKey(layout)
    try checkTurns(after: last, layout, cursor)
    forgetCommon(layout)
    watch?.begin(row, layout)
    for number in layout.extras.indices.indices { keepMember(number, layout) }
    try takeCommon(layout, cursor)
  }

  /// Makes sure that the key does not come back after rows of others, one each, as in a table of several strokes in
  /// turns. A `stroke` or an `id` may come back once, as that of another stroke, but not the next one, too. Tables are
  /// divided behind two rows with one key, or a blank line, where nothing is known of the keys before.
  private mutating func checkTurns(
    after last: [UInt8]?, _ layout: TableLayout, _ cursor: ByteCursor
  ) throws(ReadStop) {
    guard let key, key != last else { return }
    if let last, rows == 1 { turns.append(last) } else { turns.removeAll() }
    if turns.count > 10 { turns.removeFirst() }
    rows = 0
    returns = turns.contains(key) ? returns + 1 : 0
    guard let last, returns > (layout.isStrokeKey ? 1 : 0) else { return }
    let (before, now) = (
      String(decoding: last, as: UTF8.self), String(decoding: key, as: UTF8.self)
    )
    throw cursor.stop(
      "expected the rows of a stroke one after another, found those of \(before.excerpt) and \(now.excerpt) in turns; sort the rows by that column",
      at: cell(layout.key)?.start ?? cursor.next)
  }

  /// Keeps the cell of an extra column, unless one of that name has been kept.
  private mutating func keepMember(_ number: Int, _ layout: TableLayout) {
    guard let cell = cell(layout.extras.indices[number]), !cell.isEmpty,
      members.addName(layout.extras.names[number])
    else { return }
    members.setValue(cell.isQuoted ? .text : .untyped) { cell.append(to: &$0) }
  }

  /// Forgets what the rows of the stroke before agreed in, and its patterns, which would hide rows that
  /// do not agree in what this one begins with.
  private mutating func forgetCommon(_ layout: TableLayout) {
    let common = layout.extras.common
    let isSame =
      commonTexts.count == common.count
      && common.indices.allSatisfy { cell(common[$0].index)?.equals(commonTexts[$0]) ?? false }
    if !isSame { patterns.removeAll() }
    if commonTexts.count != common.count {
      commonTexts = Array(repeating: [], count: common.count)
    }
    for number in commonTexts.indices { commonTexts[number].removeAll(keepingCapacity: true) }
  }

  /// Takes what the row says of the whole stroke, which must be what the rows before it said.
  private mutating func takeCommon(
    _ layout: TableLayout, _ cursor: ByteCursor
  ) throws(ReadStop) {
    for (number, (column, name, index)) in layout.extras.common.enumerated() {
      guard let cell = cell(index), !cell.isEmpty, !cell.equals(commonTexts[number]) else {
        continue
      }
      let isSame = try take(cell, as: column, index, layout, cursor)
      if commonTexts[number].isEmpty {
        cell.append(to: &commonTexts[number])
      } else if !isSame {
        let before = String(decoding: commonTexts[number], as: UTF8.self).excerpt
        throw .error(
          cursor.error(
            "expected \(before) in column \(name), as in the rows before, found \(cell.text)",
            at: cell.start))
      }
    }
  }

  /// Takes one cell of a common column. Returns whether it means what was known, in other words.
  private mutating func take(
    _ cell: Cell, as column: TableLayout.CommonColumn, _ index: Int, _ layout: TableLayout,
    _ cursor: ByteCursor
  ) throws(ReadStop) -> Bool {
    switch column {
    case .label, .expect:
      if let extra = layout.extras.indices.firstIndex(of: index) { keepMember(extra, layout) }
      return false
    case .width:
      let value = try layout.readNumber(cell, cursor)
      guard value > 0 else {
        throw .error(
          cursor.error("expected a width above 0, found \(cell.text)", at: cell.start))
      }
      defer { width = value }
      return value == width
    case .timeUnit:
      timeUnit = TimeUnit(rawValue: cell.text)
      if timeUnit == nil {
        throw .error(
          cursor.error("expected \(TimeUnit.list()), found \(cell.text)", at: cell.start))
      }
      return false
    case .ended:
      let time = try layout.readTime(cell, cursor)
      defer { liftTime = time }
      return liftTime.map { $0 == time } ?? false
    }
  }

  /// Takes the stroke's name from the row, and turns the patterns to it.
  private mutating func takeKey(_ layout: TableLayout) {
    guard let cell = cell(layout.key) else {
      key = nil
      return patterns.removeAll()
    }
    // Patterns may stand in quotes or not, whatever this row does.
    if let key, key.count == cell.bytes.count, cell.isPlain {
      patterns.replaceKey(with: cell.bytes)
    } else {
      patterns.removeAll()
    }
    var bytes = key ?? []
    bytes.removeAll(keepingCapacity: true)
    key = nil
    cell.append(to: &bytes)
    key = bytes
  }

  private func cell(_ index: Int?) -> Cell? {
    guard let index, index < row.cells.count else { return nil }
    return row.cells[index]
  }

  /// The phase of the touch in the row.
  private func phase(_ layout: TableLayout) -> PointerEvent.Kind? {
    cell(layout.phase)?.phase(
      countsActions == true ? PointerEvent.Kind.actions : layout.phaseNumbers)
  }

  /// Adds the row's sample.
  mutating func append(_ layout: TableLayout, _ cursor: ByteCursor) throws(ReadStop) {
    guard let last = row.cells.last else { return }
    if let columns = layout.columns, row.cells.count == 2 * columns {
      try refuseDecimalCommas(columns, layout, cursor)
    }
    watch?.look(at: row, layout)
    guard let x = cell(layout.x) else { throw cursor.expected("x", at: last.end) }
    guard let y = cell(layout.y) else { throw cursor.expected("y", at: last.end) }
    if let index = layout.key, index >= row.cells.count {
      throw cursor.expected("the stroke", at: last.end)
    }
    let (newX, newY) =
      layout.hasPlaces
      ? try layout.readPlace(x, cursor)
      : (try layout.readNumber(x, cursor), try layout.readNumber(y, cursor))
    try takeCommon(layout, cursor)
    let time = try time(layout, cursor, last)
    if try !takePhase(layout, Point(newX, newY), time, cursor) {
      samples.append(newX, newY, time?.value ?? 0, timing: time == nil ? .untimed : .timed)
    }
    rows += 1
  }

  /// The row's time; nil if no row of the stroke has one.
  private mutating func time(
    _ layout: TableLayout, _ cursor: ByteCursor, _ last: Cell
  ) throws(ReadStop) -> (value: Double, isDate: Bool)? {
    let time = cell(layout.time)
    guard let time, !time.isEmpty else {
      guard samples.timing != .timed else {
        throw cursor.expected("a time, as in the rows before", at: time?.end ?? last.end)
      }
      return nil
    }
    guard samples.timing != .untimed else {
      throw cursor.expected("no time, as in the rows before", at: time.start)
    }
    let (value, isDate) = try layout.readTime(time, cursor)
    guard samples.takes(dates: isDate) else { throw cursor.mixedTimes(at: time.start) }
    return (value, isDate)
  }

  /// Takes the phase of the touch. Returns true if the row is no sample: where a touch is cancelled, and where it is
  /// lifted if that is the place of the last.
  private mutating func takePhase(
    _ layout: TableLayout, _ place: Point, _ time: (value: Double, isDate: Bool)?,
    _ cursor: ByteCursor
  ) throws(ReadStop) -> Bool {
    guard let cell = cell(layout.phase), !cell.isEmpty else { return false }
    var kind = self.phase(layout)
    if countsActions == nil, cell.bytes.elementsEqual("1".utf8) { countsActions = false }
    if countsActions == nil, samples.count == 1, phase == .down, !samples.ends(at: place),
      cell.bytes.elementsEqual("2".utf8)
    {
      // UIKit's number of what rests is Android's of what moves.
      countsActions = true
      patterns.removeAll()
      kind = .move
    }
    guard let kind else {
      throw cursor.expected("a phase: \(PointerEvent.Kind.phaseNames)", at: cell.start)
    }
    defer { phase = kind }
    if kind == .down, phase == .down { touch.beginsAgain(isElsewhere: !samples.ends(at: place)) }
    hasEnded = kind != phase && (kind == .up || kind == .cancel)
    isUp = hasEnded
    if hasEnded { touch.ends(at: place) }
    guard hasEnded, samples.count > 0 else { return false }
    if kind == .cancel { members.add("cancelled".utf8, .literal("true")) }
    guard kind == .cancel || samples.ends(at: place) else { return false }
    if let time, time.value != samples.times[samples.count - 1] { liftTime = time }
    return true
  }

  /// Refuses a row of numbers only that has two cells for each column of the header: commas stand in its
  /// numbers, and every coordinate would be wrong.
  private func refuseDecimalCommas(
    _ columns: Int, _ layout: TableLayout, _ cursor: ByteCursor
  ) throws(ReadStop) {
    guard !layout.allowsDecimalCommas,
      row.cells.allSatisfy({ $0.isNumeral(decimalComma: false) })
    else { return }
    throw .error(
      cursor.error(
        "expected \(columns) columns, as in the header, found \(row.cells.count); numbers with a decimal comma need ; between columns",
        at: row.cells[columns].start))
  }

  /// Passes over a row of a stroke that cannot be read.
  mutating func passRow(_ layout: TableLayout) {
    phase = phase(layout) ?? phase
    rows += 1
  }

  /// So many rows that look like others were read, in which a touch moves if its phase is known.
  mutating func skimmed(_ count: Int) {
    rows += count
    if phase != nil { phase = .move }
  }

  /// Learns the layout of the row that the cursor has, which was appended.
  mutating func learn(_ layout: TableLayout, _ cursor: ByteCursor) {
    let (start, end) = (cursor.next, cursor.end)
    // A row that ends in CR may be followed by LF, which would be the next row's.
    guard row.lines == 1, end[-1] == UInt8(ascii: "\n"), phase == nil || phase == .move,
      let x = cell(layout.x),
      let y = cell(layout.y), patterns.isWorthLearning()
    else { return }
    let time = samples.timing == .timed ? cell(layout.time)?.start : nil
    // Patterns know no decimal commas.
    let numbers = [x, y] + (time == nil ? [] : [cell(layout.time)].compactMap(\.self))
    guard numbers.allSatisfy({ $0.isNumeral(decimalComma: false) }) else { return }
    guard
      var pattern = SamplePattern(from: start, to: end, x: x.start, y: y.start, time: time)
    else { return }
    if let key = cell(layout.key) {
      // Two quotes for one would make the name in the text longer than what it says.
      guard !key.hasDoubledQuotes else { return }
      pattern.keyOffset = key.start - start
    }
    let fixed = [layout.key, layout.phase] + layout.extras.common.map(\.index)
    for (index, cell) in row.cells.enumerated()
    where !fixed.contains(index) && cell.isNumeral(decimalComma: false) {
      pattern.vary(Numeral(from: cell.start, to: cell.end), start)
    }
    patterns.learn(pattern, at: cursor)
  }
}

extension Cell {
  /// True if it says the same in quotes and without, in a table of any delimiter.
  fileprivate var isPlain: Bool {
    let (space, number) = (UInt8(ascii: " "), UInt8(ascii: "#"))
    guard bytes.first != space, bytes.first != number, bytes.last != space else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D: false
      default: true
      }
    }
  }

  /// Returns whether the cell says `text`.
  fileprivate func equals(_ text: [UInt8]) -> Bool {
    guard hasDoubledQuotes else { return text.withUnsafeBufferPointer { bytes.equals($0) } }
    var decoded: [UInt8] = []
    append(to: &decoded)
    return decoded == text
  }

  /// The text of the cell, for a message.
  fileprivate var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self).excerpt
  }
}
