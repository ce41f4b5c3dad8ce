/// What the values of a column that means nothing here show within strokes.
struct ColumnValues: Sendable {
  /// How often they changed.
  private(set) var changes = 0
  private(set) var firstChange: (row: Int, line: Int)?
  private var lastChange = 0
  /// True as long as they change so seldom that they may tell strokes apart, or may turn out to be times.
  private(set) var areWatched = true
  /// True if each change was from a number to the next.
  private(set) var areCounts = true
  /// True if all are 0 or 1, true or false; true if all begin with a letter.
  private(set) var areFlags = true
  private(set) var areWords = true
  /// How many changes were undone in the row behind.
  private var blinks = 0
  /// How many numbers rose, until one fell, and the last of them.
  private var rises: Int? = 0
  private var latest: Double?
  /// True if they grow as times do: from row to row, and not by one.
  private(set) var grow = false

  private static let leastRises = 8
  private static let mostRowsOfRises = 24

  /// Notes a change from what the row before had.
  ///
  /// - Parameter mayBeTimes: True if nothing is known for the time.
  mutating func note(
    _ before: [UInt8], _ value: RowValue, row: Int, line: Int, mayBeTimes: Bool
  ) {
    changes += 1
    if lastChange == row - 1, changes > 1 { blinks += 1 }
    lastChange = row
    let first = firstChange ?? (row, line)
    firstChange = first
    let (number, last) = (value.number(decimalComma: true), before.number)
    areCounts = areCounts && number.map { $0 - 1 } == last && last != nil
    areWords =
      areWords && before.first?.isLetter == true && value.text?.bytes.first?.isLetter == true
    areFlags = areFlags && value.flag != nil && before.isFlag
    // Of several fingers each row is later than the one before it, or as late.
    if let number, let before = latest ?? last, number >= before {
      if number > before { rises = rises.map { $0 + 1 } }
    } else {
      rises = nil
    }
    latest = number
    if rises == Self.leastRises { grow = !areCounts && row - first.row < Self.mostRowsOfRises }
    let mayGrow = mayBeTimes && rises.map { $0 < Self.leastRises } == true
    areWatched = mayGrow || changes <= 2 + row / (areFlags ? 3 : 5)
  }

  /// True for flags that are set in single rows.
  var blink: Bool { areFlags && blinks > 0 && blinks * 2 >= changes - 1 }

  /// True for flags that change back.
  var toggle: Bool { areFlags && !areCounts }
}

extension [UInt8] {
  fileprivate var isFlag: Bool {
    withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { RowValue.word(RowText($0, $0 + bytes.count)).flag != nil } ?? false
    }
  }
}
