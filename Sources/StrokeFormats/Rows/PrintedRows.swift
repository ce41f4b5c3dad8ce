/// Reads rows from lines that were printed.
struct PrintedRows: RowSource {
  init(_ options: ReadingOptions) {}
  static func recognizes(_ line: ByteCursor, _ options: ReadingOptions) -> Bool { false }
  mutating func read(_ line: ByteCursor, into assembler: inout Assembler) {}
}
