// The measures that need no centre. ``StrokeMeasures`` has all of them.

extension Stroke {
  /// The bounding box of the samples; nil for an empty stroke.
  ///
  /// - Complexity: O(n).
  public var bounds: Rect? {
    guard let left = x.first, let top = y.first else { return nil }
    var (minX, maxX) = (SIMD4(repeating: left), SIMD4(repeating: left))
    var (minY, maxY) = (SIMD4(repeating: top), SIMD4(repeating: top))
    // The copies of the first sample at the end change no extreme.
    forEachFour { x, y, _ in
      minX.replace(with: x, where: x .< minX)
      maxX.replace(with: x, where: x .> maxX)
      minY.replace(with: y, where: y .< minY)
      maxY.replace(with: y, where: y .> maxY)
    }
    return Rect(minX: minX.min(), minY: minY.min(), maxX: maxX.max(), maxY: maxY.max())
  }

  /// Seconds from the first sample to the last; nil without times. Negative if they go back.
  public var duration: Double? {
    guard let first = times.first, let last = times.last else { return nil }
    return last - first
  }

  /// Seconds from the first sample until the finger was lifted, or until the last sample if the
  /// time of the lift is unknown or earlier; nil without times.
  ///
  /// Published code measures this: it reads the clock when the touch ends.
  public var touchDuration: Double? {
    guard let first = times.first, let last = times.last else { return nil }
    return Swift.max(last, liftTime ?? last) - first
  }

  /// The distance from the first sample to the last; nil for an empty stroke.
  package var closingDistance: Double? {
    isEmpty ? nil : point(at: 0).distance(to: point(at: count - 1))
  }

  /// The index of the first sample that is earlier than the one before it; nil if times never go
  /// back.
  ///
  /// - Complexity: O(n).
  public var firstStepBackInTime: Int? {
    times.withUnsafeBufferPointer { times in
      guard let start = times.baseAddress else { return nil }
      // Hardly any stroke has one, so all steps are tested first.
      let stepsBack = StrokeCore.count(in: 1..<Swift.max(times.count, 1)) { index, four in
        four(start + index) .< four(start + index - 1)
      }
      return stepsBack > 0 ? times.indices.dropFirst().first { times[$0] < times[$0 - 1] } : nil
    }
  }

  /// Returns true if ``rate`` is above a number of samples a second.
  ///
  /// - Complexity: O(n) if it clearly is not, otherwise as ``rate``.
  package func isRecorded(above rate: Double) -> Bool {
    // No median is shorter than the least step, which mostly tells.
    let hasShort = times.withUnsafeBufferPointer { times in
      guard let start = times.baseAddress else { return false }
      let short = StrokeCore.count(in: 1..<Swift.max(times.count, 1)) { index, four in
        (four(start + index) - four(start + index - 1)) * rate .< 1
      }
      return short > 0
    }
    guard hasShort else { return false }
    // The median step is no shorter than the limit unless half of all steps forward are shorter.
    var (short, forward) = (0, 0)
    for index in 1..<times.count {
      let step = times[index] - times[index - 1]
      if step > 0 { forward += 1 }
      if step > 0, step * rate < 1 { short += 1 }
    }
    return short > 0 && short * 2 >= forward && self.rate.map { $0 > rate } ?? false
  }

  /// The median number of samples a second: the reciprocal of the median forward step in time; nil
  /// if there is none. Steps of no time are ignored, because they are one event reported twice.
  ///
  /// - Complexity: O(n log n).
  package var rate: Double? {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.arranged(by: <)
    guard !steps.isEmpty else { return nil }
    let middle = steps.count / 2
    let median = steps.count % 2 == 1 ? steps[middle] : (steps[middle - 1] + steps[middle]) / 2
    return 1 / median
  }
}
