/// Why some bytes could not be read as what they should be, and where.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// On the heap, so that nothing is slower for an error where all is well.
  private indirect enum Content: Hashable, Sendable {
    case error(reason: String, TextPosition)
  }

  private let content: Content

  /// Creates an error at a position.
  public init(_ reason: String, line: Int, column: Int) {
    self.init(reason, at: TextPosition(line: line, column: column))
  }

  init(_ reason: String, at position: TextPosition) { content = .error(reason: reason, position) }

  /// The error, in words that follow "file:line:column: ", such as `expected a number, found "`.
  public var reason: String {
    switch content {
    case .error(let reason, _): reason
    }
  }

  var position: TextPosition {
    switch content {
    case .error(_, let position): position
    }
  }

  /// The line, counted from 1.
  public var line: Int { position.line }

  /// The column, counted from 1 in characters (Unicode scalars); a tab is one.
  public var column: Int { position.column }

  /// `3:17: expected a number, found "`.
  public var description: String { "\(line):\(column): \(reason)" }

  /// The same error with more to say behind it.
  func adding(_ text: String) -> ReadError { ReadError(reason + text, at: position) }
}
