import StrokeCore

/// A stroke of a page, with what was measured of it in advance.
struct KeptStroke {
  /// The samples.
  private(set) var stroke: Stroke
  /// All that ring measures of it, if that was asked for.
  private(set) var record: LoopRecord?

  init(_ stroke: Stroke) { self.stroke = stroke }

  /// Measures the stroke in advance.
  mutating func measure() { record = LoopRecord(of: stroke) }

  /// Changes the samples.
  mutating func change(_ body: (inout Stroke) throws(Stroke.ValidationError) -> Void) throws(Stroke
    .ValidationError)
  {
    record = nil
    try body(&stroke)
  }
}
