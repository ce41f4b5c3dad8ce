import StrokeCore

/// The length of a curve up to each of its points, and the parameter at each length.
///
/// Lengths are integrals of the speed by Gauss's rule of eight points, over pieces halved until the
/// two halves together agree with the whole to 1 part in 10^12, or down to 2^-24 of the curve at a
/// cusp, where the speed has a corner.
struct ArcLength {
  /// The relative error of a length: 2^-40, 1 part in 10^12.
  static let precision = 0x1p-40

  private let curve: Curve
  /// An upper bound of the second derivative.
  private let acceleration: Double
  private var ends: [(parameter: Double, length: Double)] = [(0, 0)]

  var total: Double { ends[ends.count - 1].length }

  init(_ curve: Curve) {
    self.curve = curve
    acceleration = curve.derivativeLimits.second
    let whole = integral(0, 1)
    measure(0, 1, whole, tolerance: whole * Self.precision, depth: 24)
  }

  private mutating func measure(
    _ from: Double, _ to: Double, _ length: Double, tolerance: Double, depth: Int
  ) {
    let middle = (from + to) / 2
    let (left, right) = (integral(from, middle), integral(middle, to))
    if depth == 0 || (left + right - length).magnitude <= tolerance {
      ends.append((middle, total + left))
      ends.append((to, total + right))
    } else {
      measure(from, middle, left, tolerance: tolerance, depth: depth - 1)
      measure(middle, to, right, tolerance: tolerance, depth: depth - 1)
    }
  }

  private func integral(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for (node, weight) in gaussRule {
      sum += weight * curve.velocity(at: middle - half * node).length
      sum += weight * curve.velocity(at: middle + half * node).length
    }
    return sum * half
  }

  /// The parameter of the point at a distance along the curve.
  func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    let next = ends.partitioningIndex { $0.length > length }
    let (start, end) = (ends[next - 1], ends[next])
    let rest = length - start.length
    let share = rest / (end.length - start.length)
    return search(
      from: start.parameter, to: end.parameter, rest,
      guess: start.parameter + (end.parameter - start.parameter) * share)
  }

  /// Newton's method between two bounds that close in.
  private func search(
    from start: Double, to end: Double, _ length: Double, guess: Double
  ) -> Double {
    var (low, high) = (start, end)
    var t = guess
    for _ in 0..<60 {
      let excess = integral(start, t) - length
      if excess > 0 { high = t } else { low = t }
      let speed = curve.velocity(at: t).length
      let step = excess / speed
      let next = t - step
      if step.magnitude <= 0x1p-51 { return min(max(next, low), high) }
      guard next > low, next < high else {
        t = (low + high) / 2
        continue
      }
      t = next
      // The step is off by at most its square times the change of speed on the way.
      if step * step * acceleration <= 0x1p-52 * speed { return t }
    }
    return t
  }
}

/// The positive nodes and the weights of Gauss's rule of eight points on -1…1.
private let gaussRule: [(Double, Double)] = [
  (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
  (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
]
