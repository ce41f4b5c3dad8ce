import StrokeCore

/// Makes strokes of rows.
struct Assembler: ~Copyable, Sendable {
  let options: ReadingOptions
  /// What is to be said about the whole recording, in order.
  private(set) var hints: [ReadingHint] = []

  init(_ options: ReadingOptions) { self.options = options }

  /// Adds a row. What is wrong with it makes the stroke that it belongs to an error, once.
  mutating func append(_ row: inout Row) { row.finish() }

  /// Adds a line that cannot be split into rows: it makes the strokes that it may belong to one error.
  mutating func reject(_ error: ReadError) {}

  /// The recording can be read in more than one way, or in none: nothing else comes of it.
  mutating func refuse(_ error: ReadError) {}

  /// A blank line of a table, or the end of an object that holds a stroke's rows: the stroke ends.
  mutating func endStrokes() {}

  /// Says something about the whole recording.
  mutating func note(_ hint: ReadingHint) {}

  /// There are no more rows.
  mutating func finish() {}

  /// Hands over the next stroke that is whole. Returns false if none is yet.
  mutating func next(into record: inout StrokeRecord) throws(ReadError) -> Bool { false }
}
