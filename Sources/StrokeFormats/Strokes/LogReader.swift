/// Reads strokes from a document of a format that other tools write.
protocol DataReader: Sendable {
  /// Reads a document, from its first byte that is not white space. Strokes that were whole before an error stand.
  mutating func read(_ cursor: inout ByteCursor, into queue: inout DraftQueue) throws(ReadStop)
}
