extension StrokeStream {
  /// Makes this a stream for a block of a document that can be divided, with the same options and storage.
  ///
  /// Lines are counted from 1 at the block's beginning.
  package mutating func restart(continuing head: DocumentHead) {
    restart()
    (format, linePrefix) = (head.format, head.linePrefix)
    table.layout = head.layout
    open(head.format, head.logLayout)
  }

  /// The lines that were read, in the formats that go by lines: after the end of a block, all of
  /// its.
  package var lines: Int { lineNumber - 1 }

  /// The memory, in bytes, that the stroke being read takes: what has come of it, and 128 for each sample
  /// in that, which leaves room for what is made of them. It grows as bytes are appended and no stroke
  /// comes.
  ///
  /// A document that is read whole takes four times its bytes once it is read.
  package var memoryUse: Int {
    if let log { return log.layout == .document ? buffer.count * 4 : buffer.count }
    var samples = max(json.samples.count, table.samples.count)
    // At the last attempt half as many bytes had come as are wanted for the next.
    if wanted > 0 { samples = Int(Double(samples) * 2 * Double(buffer.count) / Double(wanted)) }
    return buffer.count + 128 * samples
  }

  /// Reads as far as there is no stroke yet; false if it takes more bytes.
  mutating func readHead() throws(ReadError) -> Bool {
    do throws(ReadStop) {
      if format == nil { try begin() }
      while case .table = state, table.layout == nil, buffer.count > 0 { try readLayout() }
      if case .table = state, table.layout == nil { return isFinished }
      return true
    } catch {
      switch error {
      case .needsBytes: return false
      case .error(let error):
        stepOver()
        throw error
      }
    }
  }
}
