/// How long a curve is up to each of its points, and back from lengths to parameters.
///
/// Lengths are integrals of the speed by a Gauss rule of eight points, over pieces halved until both
/// halves together agree with the whole to 1 part in 10^12, or 2^-24 of the curve where the speed
/// has a corner, which is at a cusp.
struct ArcLength<C: Curve> {
  private let curve: C
  private var ends: [(parameter: Double, length: Double)] = [(0, 0)]

  /// The length of all of it.
  var total: Double { ends[ends.count - 1].length }

  init(_ curve: C) {
    self.curve = curve
    let whole = integral(0, 1)
    measure(0, 1, whole, tolerance: whole * 1e-12, depth: 24)
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
    for (place, weight) in gaussRule {
      sum += weight * curve.velocity(at: middle - half * place).length
      sum += weight * curve.velocity(at: middle + half * place).length
    }
    return sum * half
  }

  /// The parameter of the point that lies a length along the curve.
  func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    var (low, high) = (0, ends.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ends[middle].length <= length { low = middle } else { high = middle }
    }
    return search(from: ends[low].parameter, to: ends[high].parameter, length - ends[low].length)
  }

  /// Newton's method, kept between two bounds that close in.
  private func search(from start: Double, to end: Double, _ length: Double) -> Double {
    var (low, high) = (start, end)
    var t = (start + end) / 2
    for _ in 0..<60 {
      let excess = integral(start, t) - length
      if excess > 0 { high = t } else { low = t }
      let step = excess / curve.velocity(at: t).length
      let next = t - step
      let better = next > low && next < high ? next : (low + high) / 2
      if (better - t).magnitude <= 0x1p-51 { return better }
      t = better
    }
    return t
  }
}

/// The nodes above 0 and the weights of Gauss's rule of eight points on -1…1.
private let gaussRule: [(Double, Double)] = [
  (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
  (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
]
