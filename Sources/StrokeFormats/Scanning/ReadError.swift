/// Why some bytes could not be read as what they should be, and where.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, in words that follow "file:line:column: ", such as
  /// `expected a number, found "`.
  public let reason: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in characters (Unicode scalars); a tab is one.
  public let column: Int

  /// An error at a place.
  public init(_ reason: String, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// `3:17: expected a number, found "`.
  public var description: String { "\(line):\(column): \(reason)" }
}

/// A mistake at a distance from the beginning of what is read.
struct Mistake: Error {
  let reason: String
  let offset: Int

  init(_ reason: String, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
