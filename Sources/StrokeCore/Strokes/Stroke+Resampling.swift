extension Stroke {
  /// The stroke as a slower recorder would have seen it: `rate` places a second from the first
  /// sample on, on straight lines between the recorded samples, and the last sample unchanged; the
  /// lift time is kept. A recorded step that is longer than the even ones gets one place, not many,
  /// because a recorder reports nothing while a finger rests.
  ///
  /// Returns the stroke itself if there is nothing to slow down: without times, with times that go
  /// back, or if its own rate is at most a tenth above `rate`: real recorders are not exact.
  ///
  /// Guarantee: the result has no more samples than the stroke.
  ///
  /// - Precondition: `rate` is above 0 and finite.
  /// - Complexity: O(n log n), for the median rate.
  public func resampled(to rate: Double) -> Stroke {
    precondition(rate > 0 && rate.isFinite, "a rate is a number of samples a second")
    guard let own = self.rate, own > rate * 1.1, firstStepBackInTime == nil,
      let start = times.first, let end = times.last, (end - start) * rate < 0x1p53
    else { return self }
    var result = Stroke()
    (result.viewWidth, result.liftTime) = (viewWidth, liftTime)
    result.appendFinite(point(at: 0), at: start)
    var lastTick = 0.0
    for index in 1..<count {
      let tick = ((times[index] - start) * rate).rounded(.down)
      let time = start + tick / rate
      guard tick > lastTick, time < end else { continue }
      lastTick = tick
      let share = (time - times[index - 1]) / (times[index] - times[index - 1])
      let place = point(at: index - 1).interpolated(
        to: point(at: index), Swift.min(Swift.max(share, 0), 1))
      result.appendFinite(place, at: time)
    }
    result.appendFinite(point(at: count - 1), at: end)
    return result
  }

  /// Adds a sample between finite ones, which is finite itself.
  private mutating func appendFinite(_ point: Point, at time: Double) {
    do { try append(point, at: time) } catch { preconditionFailure("between finite samples") }
  }
}
