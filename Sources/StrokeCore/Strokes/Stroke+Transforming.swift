// What a fair judge of shapes should not mind: the same stroke mirrored, drawn backward, turned, on
// another screen, or recorded by another device.

extension Stroke {
  /// A way of changing a stroke.
  package enum Transformation: Hashable, Sendable {
    /// Left and right change places, about the y axis.
    case mirror
    /// The last sample comes first; it takes as long as before.
    case reverse
    /// Rotated by an angle in degrees about the middle of its bounds, clockwise on the screen.
    case rotate(Double)
    /// Scaled by a factor about the origin, with its view.
    case scale(Double)
    /// Every coordinate rounded to the nearest whole number, halves to the even one.
    case round
    /// Resampled with this number of steps in place of each, on straight lines and at even times.
    case denser(Int)
    /// Only every Nth sample, from the first on.
    case every(Int)
    /// Every coordinate rounded to a grid with this many steps across the greater side of the bounds.
    case grid(Int)
    /// Every sample moved at random, along each axis by this standard deviation in percent of the
    /// greater side of the bounds. The same stroke is moved the same way each time.
    case jitter(Double)
    /// Back over this number of samples somewhere inside, and on again; the same for the same stroke
    /// each time.
    case hesitate(Int)
    /// A straight hook before the first sample, this percentage of the greater side of the bounds
    /// long, to the one side or the other, the same for the same stroke each time.
    case hook(Double)
    /// A run of this percentage of the samples left out somewhere inside, the same for the same
    /// stroke each time.
    case drop(Double)
    /// The first samples left out, in percent.
    case liftStart(Double)
    /// The last samples left out, in percent.
    case liftEnd(Double)
  }

  /// The stroke changed so.
  ///
  /// - Throws: ``ValidationError/notFinite(index:)`` if a coordinate is beyond a double's range after it;
  ///   ``ValidationError/badViewWidth`` if the view is.
  /// - Complexity: O(n), of the longer of the two.
  package func transformed(by transformation: Transformation) throws(ValidationError) -> Stroke {
    switch transformation {
    case .mirror: try mapped { Point(-$0.x, $0.y) }
    case .reverse: try drawnBackward()
    case .rotate(let degrees): try rotated(by: degrees)
    case .scale(let factor): try scaled(by: factor)
    case .round:
      try mapped {
        Point($0.x.rounded(.toNearestOrEven), $0.y.rounded(.toNearestOrEven))
      }
    case .denser(let steps): try denser(steps)
    case .every(let stride): try every(stride)
    case .grid(let steps): try rounded(toGrid: steps)
    case .jitter(let percent): try jittered(by: percent)
    case .hesitate(let steps): try hesitating(over: steps)
    case .hook(let percent): try hooked(by: percent)
    case .drop(let percent): try dropping(percent)
    case .liftStart(let percent): try keeping(share(percent)..<count)
    case .liftEnd(let percent): try keeping(0..<(count - share(percent)))
    }
  }

  /// The same times with other places.
  private func mapped(_ body: (Point) -> Point) throws(ValidationError) -> Stroke {
    let points = (0..<count).map { body(point(at: $0)) }
    return try Stroke(
      points, times: isTimed ? times : nil, viewWidth: viewWidth, liftTime: liftTime)
  }

  private func drawnBackward() throws(ValidationError) -> Stroke {
    let points = (0..<count).reversed().map { point(at: $0) }
    // From the first time on, with the steps in the other order.
    let ends = (first: times.first ?? 0, last: times.last ?? 0)
    let backward = times.reversed().map { ends.first + (ends.last - $0) }
    return try Stroke(
      points, times: isTimed ? backward : nil, viewWidth: viewWidth, liftTime: liftTime)
  }

  private func rotated(by degrees: Double) throws(ValidationError) -> Stroke {
    let turn = Vector(degrees: degrees)
    let middle = bounds?.center ?? .origin
    return try mapped { point in
      let way = point - middle
      return middle
        + Vector(way.dx * turn.dx - way.dy * turn.dy, way.dx * turn.dy + way.dy * turn.dx)
    }
  }

  private func scaled(by factor: Double) throws(ValidationError) -> Stroke {
    var result = try mapped { Point($0.x * factor, $0.y * factor) }
    try result.setViewWidth(viewWidth.map { $0 * factor.magnitude })
    return result
  }

  private func denser(_ steps: Int) throws(ValidationError) -> Stroke {
    guard steps > 1, count > 1 else { return self }
    var result = Stroke()
    for index in 0..<(count - 1) {
      for step in 0..<steps {
        let share = Double(step) / Double(steps)
        let time = isTimed ? times[index] + (times[index + 1] - times[index]) * share : nil
        try result.append(point(at: index).interpolated(to: point(at: index + 1), share), at: time)
      }
    }
    try result.append(point(at: count - 1), at: times.last)
    (result.viewWidth, result.liftTime) = (viewWidth, liftTime)
    return result
  }

  private func every(_ stride: Int) throws(ValidationError) -> Stroke {
    guard stride > 1 else { return self }
    return try keeping(Swift.stride(from: 0, to: count, by: stride))
  }

  private func keeping(_ indices: some Sequence<Int>) throws(ValidationError) -> Stroke {
    var result = Stroke()
    for index in indices { try result.append(point(at: index), at: self[index].time) }
    (result.viewWidth, result.liftTime) = (viewWidth, liftTime)
    return result
  }

  /// The greater side of the bounds.
  private var size: Double { bounds.map { Swift.max($0.width, $0.height) } ?? 0 }

  private func rounded(toGrid steps: Int) throws(ValidationError) -> Stroke {
    let step = size / Double(steps)
    guard step > 0, step.isFinite else { return self }
    return try mapped {
      Point(
        ($0.x / step).rounded(.toNearestOrEven) * step,
        ($0.y / step).rounded(.toNearestOrEven) * step)
    }
  }

  private func jittered(by percent: Double) throws(ValidationError) -> Stroke {
    var noise = SplitMix64(seededBy: self)
    let deviation = size * percent / 100
    return try mapped {
      let (x, y) = (noise.nextNormal(), noise.nextNormal())
      return Point($0.x + deviation * x, $0.y + deviation * y)
    }
  }

  private func hesitating(over steps: Int) throws(ValidationError) -> Stroke {
    guard count > 2 else { return self }
    var noise = SplitMix64(seededBy: self)
    let place = 1 + Int(noise.nextShare() * Double(count - 2))
    let first = Swift.max(0, place - steps)
    let again = Array((first..<place).reversed()) + (first..<place).map { $0 + 1 }
    return try inserting(again.map { point(at: $0) }, at: place + 1)
  }

  private func hooked(by percent: Double) throws(ValidationError) -> Stroke {
    guard count > 1,
      let ahead = (point(at: Swift.min(3, count - 1)) - point(at: 0)).normalized
    else { return self }
    var noise = SplitMix64(seededBy: self)
    // Off to a side, within 45 degrees.
    let side = noise.nextShare() < 0.5 ? -1.0 : 1
    let way = ahead.quarterTurn * side + ahead * (2 * noise.nextShare() - 1)
    let hook = (way.normalized ?? way) * (size * percent / 100)
    // As far apart as the other samples are on average.
    let steps = (1..<count).reduce(0) { $0 + (point(at: $1) - point(at: $1 - 1)).length }
    let number = Swift.min((hook.length * Double(count - 1) / steps).rounded(.up), Double(count))
    guard number > 0 else { return self }
    let points = stride(from: number, to: 0, by: -1).map { point(at: 0) + hook * ($0 / number) }
    return try inserting(points, at: 0)
  }

  /// The stroke with points put in before the sample at `index`, each of which takes as long as a step
  /// does on average.
  private func inserting(_ points: [Point], at index: Int) throws(ValidationError) -> Stroke {
    let pause = (duration ?? 0) / Double(Swift.max(1, count - 1))
    let delay = pause * Double(points.count)
    var result = Stroke()
    for old in 0..<index { try result.append(point(at: old), at: self[old].time) }
    for (new, point) in points.enumerated() {
      try result.append(point, at: self[index].time.map { $0 + pause * Double(new) })
    }
    for old in index..<count {
      try result.append(point(at: old), at: self[old].time.map { $0 + delay })
    }
    (result.viewWidth, result.liftTime) = (viewWidth, liftTime.map { $0 + delay })
    return result
  }

  private func dropping(_ percent: Double) throws(ValidationError) -> Stroke {
    // The first and the last sample stay.
    let length = Swift.min(share(percent), Swift.max(0, count - 2))
    var noise = SplitMix64(seededBy: self)
    let first = 1 + Int(noise.nextShare() * Double(Swift.max(0, count - 1 - length)))
    return try keeping((0..<count).lazy.filter { $0 < first || $0 >= first + length })
  }

  /// A percentage of the samples, to the nearest whole number.
  private func share(_ percent: Double) -> Int {
    Swift.min(count, Int((Double(count) * percent / 100).rounded()))
  }
}

extension Vector {
  /// The vector of length 1 in a direction, exact in the four directions of the axes.
  fileprivate init(degrees: Double) {
    switch degrees.remainder(dividingBy: 360) {
    case 0: self.init(1, 0)
    case 90: self.init(0, 1)
    case 180, -180: self.init(-1, 0)
    case -90: self.init(0, -1)
    case let rest:
      let angle = rest * .pi / 180
      self.init(cosine(angle), sine(angle))
    }
  }
}
