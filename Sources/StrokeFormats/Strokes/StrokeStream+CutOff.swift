// A document that is cut off ends in the middle of anything. What could be read before its end was
// known has been read then, so what is wrong after that in the last line is wrong because of the
// cut.

extension StrokeStream {
  /// Whether what is wrong at a place is so because the document was cut off: there is no line's end
  /// between that place and its end.
  func isUnfinished(at address: UInt) -> Bool {
    guard isCutOff, isFinished, let place = UnsafePointer<UInt8>(bitPattern: address) else {
      return false
    }
    return firstPlace(of: UInt8(ascii: "\n"), from: place, to: buffer.last) == nil
  }

  /// Whether a list of strokes or the like has begun and not ended.
  private var isInDocument: Bool {
    if case .document = state { true } else { false }
  }

  /// Leaves out the record that the document was cut off in, but nothing before it.
  mutating func dropUnfinished(_ reason: String, at address: UInt) {
    var rest = cursor
    rest.skipSpace()
    // Before the first record there may be nothing to leave out.
    if !rest.isAtEnd || isInDocument, let place = UnsafePointer<UInt8>(bitPattern: address) {
      let (line, column) = buffer.position(of: place)
      unfinished = ReadError(reason, line: line, column: column)
    }
    switch state {
    case .start, .afterMark, .document, .ended: state = .ended
    case .table where table.layout == nil: state = .ended
    case .lines, .log, .table:
      buffer.use(upTo: buffer.last)
      (searched, isSkippingLine) = (0, false)
      // A stroke that had begun in what is left out has no row.
      if table.samples.count == 0 { table.close() }
    }
  }
}
