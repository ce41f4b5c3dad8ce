/// Why some bytes could not be read as what they should be, and where.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error, in words that follow "file:line:column: ", such as `expected a number, found "`.
  public let reason: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in characters (Unicode scalars); a tab is one.
  public let column: Int

  /// Creates an error at a position.
  public init(_ reason: String, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// `3:17: expected a number, found "`.
  public var description: String { "\(line):\(column): \(reason)" }
}

extension ReadError {
  init(_ reason: String, at position: TextPosition) {
    self.init(reason, line: position.line, column: position.column)
  }

  var position: TextPosition { TextPosition(line: line, column: column) }
}

/// The reasons for which a reader cannot go on.
enum ReadStop: Error {
  /// The bytes so far end in the middle of something, and more will come.
  case needsBytes
  /// The bytes are not what they should be. (On the heap, so that nothing is slower for it where all
  /// is well.)
  indirect case error(ReadError)
}
