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
  var row = Row()
  var samples = Samples()
  /// The layouts of the stroke's rows, in which all cells but numbers are the same.
  var patterns = SamplePatterns()
  var progress = Progress.none
  /// The number of strokes that have begun.
  private(set) var begun = 0
  /// The value that the rows of the stroke have in common; nil if the first had none to be read.
  var key: [UInt8]?
  var members = Members()
  var width: Double?
  var timeUnit: TimeUnit?
  /// The time at which the finger was lifted, in the unit of the samples: what the first row says
  /// that says anything.
  var liftTime: (value: Double, isDate: Bool)?
  /// The columns that change from row to row besides the samples; nil if nobody asks.
  var watch: ColumnWatch?
  /// The line of the stroke's first row.
  var line = 1

  mutating func restart() {
    (layout, delimiter, key) = (nil, nil, nil)
    // Columns that look like those of the last table may mean something else in the next.
    patterns.removeAll()
    close()
  }

  /// Forgets the stroke.
  mutating func close() {
    progress = .none
    samples.removeAll()
  }

  /// Returns whether the row belongs to another stroke than the one in progress.
  func beginsAnother(_ layout: TableLayout) -> Bool {
    guard progress != .none, let index = layout.key, index < row.cells.count else { return false }
    let cell = row.cells[index]
    guard let key else { return true }
    guard !cell.hasDoubledQuotes else {
      var bytes: [UInt8] = []
      cell.append(to: &bytes)
      return bytes != key
    }
    return !key.withUnsafeBufferPointer { cell.bytes.equals($0) }
  }

  /// Begins a stroke with the row, whose text the cursor has.
  mutating func open(_ layout: TableLayout, _ cursor: ByteCursor, line: Int) throws(ReadStop) {
    self.line = line
    samples.removeAll()
    members.removeAll()
    (width, timeUnit, liftTime) = (nil, nil, nil)
    // A later row may say it, and no pattern may hide that row.
    if let cell = cell(layout.ended), cell.isEmpty { patterns.removeAll() }
    progress = .open
    begun += 1
    takeKey(layout)
    watch?.begin(row, layout)
    for (number, index) in layout.extras.indices.enumerated() where index < row.cells.count {
      let cell = row.cells[index]
      guard !cell.isEmpty, members.addName(layout.extras.names[number]) else { continue }
      members.setValue(cell.isQuoted ? .text : .untyped) { cell.append(to: &$0) }
    }
    if let cell = cell(layout.width), !cell.isEmpty {
      let value = try Self.number(cell, cursor, layout)
      guard value > 0 else {
        throw .error(
          cursor.error("expected a width above 0, found \(cell.text)", at: cell.start))
      }
      width = value
    }
    if let cell = cell(layout.timeUnit), !cell.isEmpty {
      timeUnit = TimeUnit(rawValue: cell.text)
      if timeUnit == nil {
        throw .error(cursor.error("expected s, ms or us, found \(cell.text)", at: cell.start))
      }
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
    if liftTime == nil, let cell = cell(layout.ended), !cell.isEmpty {
      liftTime = try Self.time(cell, cursor, layout)
    }
    let (newX, newY) = (try Self.number(x, cursor, layout), try Self.number(y, cursor, layout))
    let time = cell(layout.time)
    guard let time, !time.isEmpty else {
      guard samples.timing != .timed else {
        throw cursor.expected("a time, as in the rows before", at: time?.end ?? last.end)
      }
      return samples.append(newX, newY, 0, timing: .untimed)
    }
    guard samples.timing != .untimed else {
      throw cursor.expected("no time, as in the rows before", at: time.start)
    }
    let (value, isDate) = try Self.time(time, cursor, layout)
    guard samples.takes(dates: isDate) else { throw cursor.mixedTimes(at: time.start) }
    samples.append(newX, newY, value, timing: .timed)
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

  /// Learns the layout of the row from `start` to `end`, which was appended.
  mutating func learn(
    _ layout: TableLayout, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) {
    // A row that ends in CR may be followed by LF, which would be the next row's.
    guard row.lines == 1, end[-1] == UInt8(ascii: "\n"), let x = cell(layout.x),
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
    for (index, cell) in row.cells.enumerated()
    where index != layout.key && index != layout.ended && cell.isNumeral(decimalComma: false) {
      pattern.vary(Numeral(from: cell.start, to: cell.end), start)
    }
    patterns.learn(pattern, from: start)
  }

  /// Reads a time: a number, or a date and time of ISO 8601.
  private static func time(
    _ cell: Cell, _ cursor: ByteCursor, _ layout: TableLayout
  ) throws(ReadStop) -> (value: Double, isDate: Bool) {
    // A date has its year first, which no number ends with.
    if cell.bytes.count > 10, let seconds = DateTime.seconds(cell.bytes) { return (seconds, true) }
    return (try number(cell, cursor, layout), false)
  }

  private static func number(
    _ cell: Cell, _ cursor: ByteCursor, _ layout: TableLayout
  ) throws(ReadStop) -> Double {
    if let short = ShortNumber(at: cell.start), cell.start + short.length == cell.end {
      return short.value
    }
    if let middle = MiddleNumber(at: cell.start), cell.start + middle.length == cell.end {
      return middle.value
    }
    let (value, digits, length) = cell.number(decimalComma: layout.allowsDecimalCommas)
    guard digits > 0 else { throw cursor.expected("a number", at: cell.start) }
    guard cell.start + length == cell.end else {
      throw cursor.expected("the end of the number", at: cell.start + length)
    }
    guard value.isFinite else {
      throw .error(cursor.error("number too large", at: cell.start))
    }
    return value
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

  /// The text of the cell.
  fileprivate var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
