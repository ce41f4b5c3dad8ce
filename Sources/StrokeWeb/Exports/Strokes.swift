import StrokeCore

/// Makes an empty stroke and returns its number. `viewWidth` is NaN if it is not known.
@c(strokecheck_stroke_create)
public func createStroke(_ viewWidth: Double) -> Int32 {
  var stroke = Stroke()
  try? stroke.setViewWidth(viewWidth.isNaN ? nil : viewWidth)
  return Session.strokes.insert(MeasuredStroke(stroke))
}

/// Forgets a stroke.
@c(strokecheck_stroke_destroy)
public func destroyStroke(_ stroke: Int32) { Session.strokes.remove(stroke) }

/// Adds a sample. `time` is NaN for a stroke without times. Returns 0 if the sample is invalid.
@c(strokecheck_stroke_append)
public func appendToStroke(_ stroke: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  change(stroke) { stroke throws(Stroke.ValidationError) in
    try stroke.append(Point(x, y), at: time.isNaN ? nil : time)
  }
}

/// Sets the time at which the finger was lifted; NaN unsets it.
@c(strokecheck_stroke_lift)
public func liftStroke(_ stroke: Int32, _ time: Double) -> Int32 {
  change(stroke) { stroke throws(Stroke.ValidationError) in
    try stroke.setLiftTime(time.isNaN ? nil : time)
  }
}

/// Measures a stroke in advance, so that its verdicts by other limits take less time.
@c(strokecheck_stroke_measure)
public func measureStroke(_ stroke: Int32) { Session.strokes[stroke]?.pointee.measure() }

private func change(
  _ stroke: Int32, _ body: (inout Stroke) throws(Stroke.ValidationError) -> Void
) -> Int32 {
  guard let place = Session.strokes[stroke] else { return 0 }
  do throws(Stroke.ValidationError) {
    try place.pointee.change(body)
    return 1
  } catch { return 0 }
}

/// Replaces all samples of a stroke: every x, then every y, then every time if there are times.
/// Returns 0, and leaves the stroke empty, if a number is not finite.
@c(strokecheck_stroke_assign)
public func assignToStroke(
  _ stroke: Int32, _ numbers: UnsafePointer<Double>?, _ count: Int32, _ isTimed: Int32
) -> Int32 {
  guard let numbers, count >= 0 else { return 0 }
  let count = Int(count)
  return change(stroke) { stroke throws(Stroke.ValidationError) in
    let width = stroke.viewWidth
    try stroke.assign(
      x: UnsafeBufferPointer(start: numbers, count: count),
      y: UnsafeBufferPointer(start: numbers + count, count: count),
      times: UnsafeBufferPointer(start: numbers + 2 * count, count: isTimed != 0 ? count : 0))
    try stroke.setViewWidth(width)
  }
}

/// The measures of a stroke in the order in which JSON has them: score, turns, the direction (0 none, 1 clockwise,
/// 2 counterclockwise), the circle, duration, lift, rate, length, bounds and gap; what may be missing stands after
/// whether it is there. Null if there is no such stroke.
@c(strokecheck_stroke_measures)
public func measures(_ stroke: Int32) -> UnsafePointer<Double>? {
  guard let measures = Session.strokes[stroke]?.pointee.stroke.measures else { return nil }
  Session.reply.removeAll()
  Session.reply.append(measures.score)
  Session.reply.append(measures.turns)
  switch measures.direction {
  case .none: Session.reply.append(0)
  case .clockwise: Session.reply.append(1)
  case .counterclockwise: Session.reply.append(2)
  }
  Session.reply.append(optional: measures.circle)
  Session.reply.append(optional: measures.duration)
  Session.reply.append(optional: measures.lifted)
  Session.reply.append(optional: measures.rate)
  Session.reply.append(measures.length)
  Session.reply.append(measures.bounds != nil)
  Session.reply.append(measures.bounds ?? Circle(center: .origin, radius: 0).bounds)
  Session.reply.append(optional: measures.gap)
  return Session.reply.finish()
}
