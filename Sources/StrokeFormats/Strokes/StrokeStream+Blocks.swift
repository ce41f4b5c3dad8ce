extension StrokeStream {
  /// A stream for a block of a document that can be divided, as ``DocumentHead`` says.
  ///
  /// Lines are counted from 1 at the block's beginning.
  public init(continuing head: DocumentHead, _ options: ReadingOptions = .init()) {
    self.init(options, formats: head.formats)
    continueDocument(head)
  }

  /// Makes this a stream for a block of a document, with the same options and storage.
  public mutating func restart(continuing head: DocumentHead) {
    restart()
    continueDocument(head)
  }

  private mutating func continueDocument(_ head: DocumentHead) {
    format = head.format
    table.layout = head.layout
    open(head.format, head.logLayout)
  }

  /// The lines that were read, in the formats that go by lines: after the end of a block, all of
  /// its.
  public var lines: Int { lineNumber - 1 }

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
