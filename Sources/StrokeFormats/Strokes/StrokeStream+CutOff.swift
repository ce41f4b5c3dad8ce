// A document that is cut off ends in the middle of anything. What could be read before its end was
// known has been read then, so what is wrong after that in the last line is wrong because of the
// cut.

extension StrokeStream {
  /// Returns whether an error is one because the document was cut off: it is in the last line.
  func isUnfinished(_ error: ReadError) -> Bool {
    guard isCutOff, isFinished else { return false }
    return error.line >= buffer.lines.position(of: buffer.last).line
  }

  /// True if a list of strokes or the like has begun and not ended.
  private var isInDocument: Bool {
    if case .document = state { true } else { false }
  }

  /// Leaves out the record that the document was cut off in, but nothing before it.
  mutating func dropUnfinished(_ error: ReadError) {
    var rest = cursor
    rest.skipSpace()
    // Before the first record there may be nothing to leave out.
    if !rest.isAtEnd || isInDocument { unfinished = error }
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
