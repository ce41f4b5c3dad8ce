import StrokeCore

// Rows that look like rows before, in all but the digits of their samples, are read by their pattern without splitting
// them. The only entrance for rows; what is read does not depend on it.

extension Assembler {
  /// Reads rows as long as they are laid out like others of the stroke, and returns how many, and whether nothing but the
  /// end of the list can follow. The cursor ends up behind the last of them.
  ///
  /// - Parameter separator: What stands between two rows, if anything does.
  mutating func skim(
    _ cursor: inout ByteCursor, separator: UInt8?
  ) -> (rows: Int, isBehind: Bool) {
    guard let stroke = skimmedStroke else { return (0, false) }
    let before = stroke.samples.count
    let isBehind = patterns.read(&cursor, into: &stroke.samples, separator: separator)
    let count = stroke.samples.count - before
    rows += count
    return (count, isBehind)
  }

  /// The stroke that rows may be read for by their pattern.
  private var skimmedStroke: OpenStroke? {
    guard recording.maySkim, options.usesFastLane else { return nil }
    return recording.current ?? recording.down.first
  }

  /// Learns the layout of the row that was appended last, which stands from `start` to `end`.
  mutating func learn(
    _ row: borrowing Row, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    _ cursor: ByteCursor
  ) {
    guard let stroke = skimmedStroke, stroke.samples.count > 0, !row.mayRepeatLast,
      row.knownPositions.isEmpty,
      !patterns.know(cursor, upTo: end, isTimed: stroke.samples.timing == .timed),
      patterns.isWorthLearning()
    else { return }
    let plan = roles.plan(for: row)
    guard case .pair(let x, let y) = plan.place, !plan.isUnsettled, plan.spareTime == nil,
      let xText = row.plainNumber(x, start, end), let yText = row.plainNumber(y, start, end)
    else { return }
    var time: UnsafePointer<UInt8>?
    if stroke.samples.timing == .timed {
      guard let index = plan.time else { return }
      // The time may stand in an object around the row, and patterns know no dates.
      guard let text = row.plainNumber(index, start, end) else { return }
      time = text.start
    }
    guard
      var pattern = SamplePattern(
        from: start, to: end, x: xText.start, y: yText.start, time: time)
    else { return }
    if let (index, column) = plan.keys.last(where: { $0.index < row.names.ownCount }) {
      guard let text = row.values[index].text, text.escapes == .none, text.start >= start,
        text.end <= end, row.values[index].says(stroke.texts[column])
      else { return }
      pattern.keyOffset = text.start - start
    }
    for (index, column) in plan.others where !roles.columns[column].values.areWatched {
      if let text = row.plainNumber(index, start, end) {
        pattern.vary(Numeral(from: text.start, to: text.end), start)
      }
    }
    (patternTexts, patternFinger) = (stroke.texts, stroke.rows.finger)
    patternGeneration = roles.generation
    patterns.learn(pattern, at: cursor)
  }

  /// Makes the patterns ask for what a stroke says whose first row was added: for another name in the last column of the
  /// key, if that is all in which it differs from what they were learned from, and the names are as long.
  mutating func turnPatterns(to stroke: OpenStroke, _ row: borrowing Row, _ plan: RowPlan) {
    let ownCount = row.names.ownCount
    guard patternGeneration == roles.generation, patternTexts.count == stroke.texts.count,
      patternFinger == stroke.rows.finger
    else {
      return patterns.removeAll()
    }
    let key = plan.keys.last { $0.index < ownCount }
    func isOther(_ value: (index: Int, column: Int)) -> Bool {
      value.index < ownCount && value.column != key?.column
        && patternTexts[value.column] != stroke.texts[value.column]
        && roles.columns[value.column].values.areWatched
    }
    guard !plan.keys.contains(where: isOther), !plan.fixed.contains(where: isOther),
      !plan.others.contains(where: isOther)
    else { return patterns.removeAll() }
    guard let key else {
      let isOther = zip(roles.columns, zip(patternTexts, stroke.texts)).contains {
        $0.role.isKey && $1.0 != $1.1
      }
      return isOther ? patterns.removeAll() : ()
    }
    guard let text = row.values[key.index].text, text.escapes == .none, text.isPlain,
      text.bytes.count == patternTexts[key.column].count
    else { return patterns.removeAll() }
    guard !row.values[key.index].says(patternTexts[key.column]) else { return }
    patterns.replaceKey(with: text.bytes)
    patternTexts[key.column] = Array(text.bytes)
  }
}

extension Row {
  /// The text of a value that is a number as patterns know it, and stands in the row.
  fileprivate func plainNumber(
    _ index: Int, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> RowText? {
    guard let text = values[index].text, text.escapes == .none, text.start >= start,
      text.end <= end, values[index].number() != nil
    else { return nil }
    return text
  }
}

extension RowText {
  /// True if it says the same in quotes and without, in a table of any delimiter.
  fileprivate var isPlain: Bool {
    let (space, number) = (UInt8(ascii: " "), UInt8(ascii: "#"))
    guard bytes.first != space, bytes.first != number, bytes.last != space else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D,
        UInt8(ascii: "\\"):
        false
      default: true
      }
    }
  }
}
