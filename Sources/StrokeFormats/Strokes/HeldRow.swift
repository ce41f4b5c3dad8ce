/// A copy of a row, for as long as its bytes may go.
struct HeldRow: Sendable {
  private let names: RowNames
  private let bytes: [UInt8]
  private let values: [(value: RowValue, range: Range<Int>, position: TextPosition)]
  private let allowsDecimalCommas: Bool
  private let position: TextPosition
  private let error: ReadError?
  /// The id that the row has, the rest of its key, and its time.
  let id: [UInt8]
  let key: Int
  let time: Double
  var line: Int { position.line }

  init(_ row: borrowing Row, id: [UInt8], key: Int, time: Double) {
    (names, allowsDecimalCommas, error) = (row.names, row.allowsDecimalCommas, row.error)
    (self.id, self.key, self.time) = (id, key, time)
    position = row.position(of: row.start.next)
    var copied: [UInt8] = []
    values = row.values.map { value in
      guard let text = value.text else { return (value, 0..<0, TextPosition()) }
      let start = copied.count
      copied.append(contentsOf: text.bytes)
      return (value, start..<copied.count, row.position(of: text.start))
    }
    bytes = copied
  }

  /// Calls `body` with the row.
  func withRow(_ body: (borrowing Row) throws(ReadError) -> Void) throws(ReadError) {
    let copy = bytes + [0]
    var failure: ReadError?
    copy.withUnsafeBufferPointer { copy in
      guard let base = copy.baseAddress else { return }
      var row = Row()
      row.begin(at: ByteCursor(copy, at: position), names)
      (row.allowsDecimalCommas, row.error) = (allowsDecimalCommas, error)
      row.knownPositions = values.filter { $0.value.text != nil }
        .map { (base + $0.range.lowerBound, $0.position) }
      for (value, range, _) in values {
        row.add(value.moved(to: base + range.lowerBound, base + range.upperBound))
      }
      do throws(ReadError) { try body(row) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

extension RowValue {
  /// The same value in a copy of the bytes.
  fileprivate func moved(to start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> RowValue {
    guard let text else { return self }
    let moved = RowText(start, end, text.escapes)
    return switch self {
    case .text: .text(moved)
    case .literal: .literal(moved)
    case .word: .word(moved)
    case .json: .json(moved)
    case .missing, .number: self
    }
  }
}

extension RowText: @unchecked Sendable {}
extension RowValue: @unchecked Sendable {}
