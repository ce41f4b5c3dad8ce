import Foundation
import StrokeCore

// Changes that a good judge of shapes should ignore: the same stroke mirrored, drawn backward,
// rotated, on another screen, or recorded by another device.

extension Stroke {
  /// A way of changing a stroke.
  package enum Transformation: Hashable, Sendable {
    /// Left and right are exchanged, about the y axis.
    case mirror
    /// The last sample comes first; the duration stays.
    case reverse
    /// Rotated by an angle in degrees about the middle of its bounds, clockwise on the screen.
    case rotate(Double)
    /// Scaled by a factor about the origin, with its view.
    case scale(Double)
    /// Every coordinate rounded to the nearest whole number, ties to even.
    case round
    /// Resampled with this number of steps in place of each, on straight lines and at even times.
    case denser(Int)
    /// Every Nth sample, from the first on.
    case every(Int)
    /// Every sample moved at random, along each axis by this standard deviation in percent of the
    /// greater side of the bounds. The same stroke is always moved in the same way.
    case jitter(Double)
  }

  package func transformed(by transformation: Transformation) throws -> Stroke {
    switch transformation {
    case .mirror: try mapped { Point(-$0.x, $0.y) }
    case .reverse: try drawnBackward()
    case .rotate(let degrees): try rotated(by: degrees)
    case .scale(let factor): try scaled(by: factor)
    case .round:
      try mapped { Point($0.x.rounded(.toNearestOrEven), $0.y.rounded(.toNearestOrEven)) }
    case .denser(let steps): try denser(steps)
    case .every(let stride): try every(stride)
    case .jitter(let percent): try jittered(by: percent)
    }
  }

  /// The same times with other places.
  private func mapped(_ body: (Point) -> Point) throws -> Stroke {
    try Stroke(
      points.map(body), times: isTimed ? times : nil, viewWidth: viewWidth, liftTime: liftTime)
  }

  private func drawnBackward() throws -> Stroke {
    // From the first time on, with the steps in reverse order.
    let ends = (first: times.first ?? 0, last: times.last ?? 0)
    let backward = times.reversed().map { ends.first + (ends.last - $0) }
    return try Stroke(
      points.reversed(), times: isTimed ? backward : nil, viewWidth: viewWidth, liftTime: liftTime)
  }

  private func rotated(by degrees: Double) throws -> Stroke {
    let angle = degrees * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let middle = bounds?.center ?? .origin
    return try mapped { point in
      let way = point - middle
      return middle + Vector(way.dx * cosine - way.dy * sine, way.dx * sine + way.dy * cosine)
    }
  }

  private func scaled(by factor: Double) throws -> Stroke {
    var result = try mapped { Point($0.x * factor, $0.y * factor) }
    try result.setViewWidth(viewWidth.map { $0 * factor.magnitude })
    return result
  }

  private func denser(_ steps: Int) throws -> Stroke {
    guard steps > 1, count > 1 else { return self }
    var result = Stroke()
    for (start, end) in zip(self, dropFirst()) {
      for step in 0..<steps {
        let share = Double(step) / Double(steps)
        let time = start.time.flatMap { first in end.time.map { first + ($0 - first) * share } }
        try result.append(start.point.interpolated(to: end.point, share), at: time)
      }
    }
    try result.append(point(at: count - 1), at: times.last)
    try result.setViewWidth(viewWidth)
    try result.setLiftTime(liftTime)
    return result
  }

  private func every(_ stride: Int) throws -> Stroke {
    let kept = Swift.stride(from: 0, to: count, by: stride)
    return try Stroke(
      kept.map { point(at: $0) }, times: isTimed ? kept.map { times[$0] } : nil,
      viewWidth: viewWidth, liftTime: liftTime)
  }

  private func jittered(by percent: Double) throws -> Stroke {
    var noise = SeededGenerator(seed: coordinateHash)
    let size = bounds.map { Swift.max($0.width, $0.height) } ?? 0
    let deviation = size * percent / 100
    return try mapped {
      let (x, y) = (noise.nextNormal(), noise.nextNormal())
      return Point($0.x + deviation * x, $0.y + deviation * y)
    }
  }

  /// A seed from the coordinates, so that it does not depend on the order of strokes.
  private var coordinateHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for point in points {
      for bits in [point.x.bitPattern, point.y.bitPattern] {
        hash = (hash ^ bits) &* 0x100_0000_01B3
        hash ^= hash >> 29
      }
    }
    return hash
  }
}

extension SeededGenerator {
  /// A random number with mean 0 and standard deviation 1, normal except for its tails: the sum of
  /// twelve shares less 6.
  fileprivate mutating func nextNormal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += Double(next() >> 11) * 0x1p-53 }
    return sum
  }
}
