/// Splits the lines of a log into rows. Knows a syntax, and nothing of strokes.
///
/// Guarantees that a source keeps:
/// - All rows go through one ``Row``, which the source stores.
/// - A line that cannot be split is an error: ``Assembler/reject(_:)`` if others may be right, ``Assembler/refuse(_:)``
///   if the whole log can be read in more than one way, with each way and the option that chooses it.
/// - A line that holds no row, such as what a console prints around them, is skipped only if nothing in it could be one.
protocol RowSource: Sendable {
  /// A source at the beginning of a log.
  init(_ options: ReadingOptions)

  /// Tells whether a line, from its first byte that is not white space, is one of the syntax. The first line of a log
  /// that any source knows decides.
  static func recognizes(_ line: ByteCursor, _ options: ReadingOptions) -> Bool

  /// Reads a line, which is whole and not blank, from its first byte that is not white space, and appends its rows.
  mutating func read(_ line: ByteCursor, into assembler: inout Assembler)

  /// The log is over: appends what is still to come.
  mutating func finish(into assembler: inout Assembler)
}

extension RowSource {
  mutating func finish(into assembler: inout Assembler) {}
}
