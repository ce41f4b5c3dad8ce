import StrokeCore

/// A stroke of a page, with stored measurements.
struct MeasuredStroke {
  private(set) var stroke: Stroke
  /// All of ring's measurements, if they were asked for.
  private(set) var record: LoopRecord?

  init(_ stroke: Stroke) { self.stroke = stroke }

  mutating func measure() { record = LoopRecord(of: stroke) }

  mutating func change(_ body: (inout Stroke) throws(Stroke.ValidationError) -> Void) throws(Stroke
    .ValidationError)
  {
    record = nil
    try body(&stroke)
  }
}
