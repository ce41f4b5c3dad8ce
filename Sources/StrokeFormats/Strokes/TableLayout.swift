/// The columns of a table by their meaning.
struct TableLayout: Sendable {
  let delimiter: UInt8
  /// True if lines end in CR alone, as the first row does. Then one inside quotes ends a line too;
  /// in other tables it is a character of its line.
  var endsLinesInCR = false
  var hasHeader = false
  var x = 0
  var y = 1
  var time: Int?
  /// The column whose value changes where a stroke begins.
  var key: Int?
  var width: Int?
  var timeUnit: Int?
  var ended: Int?
  /// The columns that are kept for who asks, in their order.
  var extras: [Int] = []
  /// The names of those.
  var extraNames = NameSet()

  /// True if the point of a number may be a comma: where commas separate nothing.
  var allowsDecimalCommas: Bool { delimiter != UInt8(ascii: ",") }
}

extension TableLayout {
  /// Tells the layout by the first row, which begins where the cursor is, and is a header if it names
  /// x or y.
  static func read(
    _ row: Row, delimiter: UInt8, _ start: ByteCursor
  ) throws(ReadStop) -> TableLayout {
    var layout = TableLayout(delimiter: delimiter)
    layout.endsLinesInCR = row.endsInCR
    let namesAxis = row.cells.contains { cell in
      Axis.says(cell.bytes, "x") || Axis.says(cell.bytes, "y")
    }
    if namesAxis {
      try layout.readHeader(row, start)
    } else if let first = row.cells.first,
      row.cells.count >= 2
        || !first.isNumeral(decimalComma: layout.allowsDecimalCommas)
    {
      guard row.cells.contains(where: { $0.isNumeral(decimalComma: layout.allowsDecimalCommas) })
      else {
        throw start.expected("numbers, or a header with x and y", at: first.start)
      }
      layout.time = row.cells.count > 2 ? 2 : nil
    }
    return layout
  }

  private mutating func readHeader(_ row: Row, _ cursor: ByteCursor) throws(ReadStop) {
    hasHeader = true
    var (x, y, id, stroke): (Int?, Int?, Int?, Int?)
    for (index, cell) in row.cells.enumerated() {
      let column = Column(cell.bytes)
      switch column {
      case .x: try Self.set(&x, to: index, cell, cursor)
      case .y: try Self.set(&y, to: index, cell, cursor)
      case .time: try Self.set(&time, to: index, cell, cursor)
      case .width: try Self.set(&width, to: index, cell, cursor)
      case .timeUnit: try Self.set(&timeUnit, to: index, cell, cursor)
      case .ended: try Self.set(&ended, to: index, cell, cursor)
      case .stroke: try Self.set(&stroke, to: index, cell, cursor)
      case .id: try Self.set(&id, to: index, cell, cursor)
      case .other: break
      }
      if [.stroke, .id, .other].contains(column) {
        extras.append(index)
        extraNames.append { cell.append(to: &$0) }
      }
    }
    guard let x, let y else {
      throw cursor.stop(
        "expected a header with x and y, found only \(x == nil ? "y" : "x")", at: cursor.next)
    }
    (self.x, self.y, key) = (x, y, stroke ?? id)
  }

  private static func set(
    _ column: inout Int?, to index: Int, _ cell: Cell, _ cursor: ByteCursor
  ) throws(ReadStop) {
    guard column == nil else {
      let name = String(decoding: cell.bytes, as: UTF8.self)
      throw .error(
        cursor.error("expected every column once, found \(name) again", at: cell.start))
    }
    column = index
  }
}

/// The columns that mean something here, by their names in any case.
private enum Column {
  case x, y, time, width, timeUnit, ended, stroke, id, other

  init(_ name: UnsafeBufferPointer<UInt8>) {
    switch Axis(name: name) {
    case .x: self = .x
    case .y: self = .y
    case .time: self = .time
    case nil:
      let words: [(StaticString, Column)] = [
        ("width", .width), ("timeunit", .timeUnit), ("ended", .ended), ("stroke", .stroke),
        ("id", .id),
      ]
      self = words.first { Axis.says(name, $0.0) }?.1 ?? .other
    }
  }
}

extension Cell {
  /// Returns whether the cell is one number.
  func isNumeral(decimalComma: Bool) -> Bool {
    let number = number(decimalComma: decimalComma)
    return number.digits > 0 && number.length == end - start
  }

  /// The number that the cell begins with, its digits, and the bytes that it takes. Its point may be a
  /// comma where `decimalComma` says so.
  func number(decimalComma: Bool) -> (value: Double, digits: Int, length: Int) {
    guard decimalComma, let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else {
      return Self.number(in: bytes)
    }
    var copy = Array(bytes)
    copy[comma] = UInt8(ascii: ".")
    return copy.withUnsafeBufferPointer { Self.number(in: $0) }
  }

  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: Double, digits: Int, length: Int) {
    guard let base = bytes.baseAddress else { return (0, 0, 0) }
    let numeral = Numeral(from: base, to: base + bytes.count)
    return (
      numeral.value, numeral.integerDigits + numeral.fractionDigits, numeral.end - numeral.start
    )
  }
}
