// Rule 4: ids that number samples, or `sampleId`. The first rows are held until that is known.

extension Assembler {
  /// Decides whether ids number samples, and holds the first rows until that is known. Returns true if the row is held.
  mutating func decideOnIDs(
    _ row: borrowing Row, _ plan: RowPlan
  ) throws(ReadError) -> Bool {
    guard let id = numberingID(row, plan), roles.naming.fields?[.id] == nil, let time = plan.time,
      let now = row.values[time].time(decimalComma: row.allowsDecimalCommas)?.value
    else {
      try settleIDs(false)
      return false
    }
    let value = row.values[id]
    // Phases tell strokes apart that are of several persons.
    var key: [Int: [UInt8]] = [:]
    for (index, column) in plan.keys
    where index != id && !row.values[index].isMissing
      && (roles.phaseName == nil || roles.columns[column].isStrict)
    {
      key[column] = row.values[index].canonicalBytes
    }
    let isOther =
      !value.isMissing
      && recording.firstRows.allSatisfy { !value.says($0.id) && $0.agrees(key) }
      && (recording.firstRows.last.map { $0.time <= now } ?? true)
    guard isOther else {
      try settleIDs(false)
      return false
    }
    if recording.firstRows.count == 2 {
      try settleIDs(true)
      return false
    }
    var text: [UInt8] = []
    value.append(to: &text)
    recording.numberName = row.names[id]
    recording.firstRows.append(HeldRow(row, id: text, key: key, time: now))
    return true
  }

  /// The id that may number samples: one in the row that tells strokes apart, or the fingers of a touch that begins in
  /// the first row and goes on.
  private func numberingID(_ row: borrowing Row, _ plan: RowPlan) -> Int? {
    guard !row.isCoalesced, !row.mayRepeatLast else { return nil }
    func isOwn(_ index: Int, _ role: RowRole) -> Bool {
      index < row.names.ownCount && roles.naming.role(of: row.names[index]) == role
    }
    guard let words = roles.phaseWords, let finger = plan.finger, isOwn(finger, .id) else {
      return
        (plan.keys.last { isOwn($0.index, .sample) }
        ?? plan.keys.last { isOwn($0.index, .id) })?.index
    }
    guard let phase = plan.phase else { return nil }
    let begins = words.phase(of: row.values[phase]) == .begin
    return begins == recording.firstRows.isEmpty ? finger : nil
  }

  /// Adds the rows that were held.
  private mutating func settleIDs(_ areRows: Bool) throws(ReadError) {
    roles.setRowNumbers(areRows ? recording.numberName : nil)
    let held = recording.firstRows
    recording.firstRows.removeAll()
    if areRows {
      let name = recording.numberName.withoutControls
      let stroke = roles.naming.option("stroke", recording.numberName)
      let id = roles.naming.option("id", recording.numberName)
      let isID = roles.naming.role(of: recording.numberName) == .id
      let options = isID ? "\(id) or \(stroke)" : stroke
      note(
        .rowNumbers, line: held.first?.line ?? 1,
        "\(name) numbers the samples, so it does not tell strokes apart; \(options) reads a stroke for each"
      )
    }
    let count = rows
    rows -= held.count + 1
    for row in held {
      rows += 1
      try row.withRow { row throws(ReadError) in try place(row, roles.plan(for: row)) }
    }
    rows = count
  }

  /// There are fewer rows than needed to decide.
  mutating func releaseFirstRows() {
    guard !recording.firstRows.isEmpty else { return }
    rows += 1
    do throws(ReadError) { try settleIDs(recording.firstRows.count > 1) } catch { refuse(error) }
    rows -= 1
  }
}

/// A copy of a row, for as long as its bytes may go.
struct HeldRow: Sendable {
  private let names: RowNames
  private let bytes: [UInt8]
  private let values: [(value: RowValue, range: Range<Int>, position: TextPosition)]
  private let allowsDecimalCommas: Bool
  private let position: TextPosition
  private let error: ReadError?
  /// The id that the row has, the rest of its key by columns, and its time.
  let id: [UInt8]
  let key: [Int: [UInt8]]
  let time: Double
  var line: Int { position.line }

  init(_ row: borrowing Row, id: [UInt8], key: [Int: [UInt8]], time: Double) {
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

  /// True if the rest of another row's key is the same, as far as both say it.
  func agrees(_ other: [Int: [UInt8]]) -> Bool {
    key.allSatisfy { column, text in other[column].map { $0 == text } ?? true }
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
