import StrokeCore

/// Reads strokes from a format that other tools write. It is handed one piece after another: the
/// lines of a log, or a document as a whole.
///
/// Guarantees, which the readers keep:
/// - A stroke is put in the queue when it is whole, and never a part of one.
/// - Everything in a piece after its first error is ignored.
protocol LogReader: Sendable {
  /// A reader at the beginning of a log; times count `timeUnit` if that is given, whatever the
  /// format says.
  init(timeUnit: TimeUnit?)

  /// The size of the screen in pixels, for logs in other units; nil to read them as they are.
  var screen: Vector? { get set }

  /// The names of members, where others than those that are known are given, for logs that have none of their own.
  var fields: FieldNames? { get set }

  /// Reads a piece, from its first byte that is not white space.
  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop)

  /// Gives up the strokes that have begun and not ended, because a piece of them was not to be
  /// read.
  mutating func spoil()

  /// The log is over: strokes that have not ended end here.
  mutating func finish(into queue: inout DraftQueue)
}

extension LogReader {
  var screen: Vector? {
    get { nil }
    set {}
  }
  var fields: FieldNames? {
    get { nil }
    set {}
  }
  mutating func spoil() {}
  mutating func finish(into queue: inout DraftQueue) {}
}
