import StrokeFormats

/// The one stroke of an input that is wanted.
struct WantedStroke {
  let number: Int
  /// The number of strokes before those that are being read.
  var before = 0
  /// The first of the others that could not be read.
  private(set) var firstError: ReadError?

  /// The one with this number.
  init(number: Int) { self.number = number }

  /// Tells whether a stroke is another one; they are counted from `before`.
  func isOther(_ stroke: Int) -> Bool { before + stroke != number }

  /// Tells whether what could not be read is another one, and keeps the first of those.
  mutating func skips(_ error: ReadError, at stroke: Int) -> Bool {
    guard isOther(stroke) else { return false }
    firstError = firstError ?? error
    return true
  }
}
