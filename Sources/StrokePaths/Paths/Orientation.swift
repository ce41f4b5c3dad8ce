import StrokeCore

/// The side of the line from `a` to `b` on which `p` lies: above 0 clockwise of it on a screen,
/// below 0 on the other side, 0 exactly on it.
///
/// The sign is correct for all points whose products do not overflow: where rounding could change
/// it, it is computed again without rounding.
@inline(__always)
func orientation(_ a: Point, _ b: Point, _ p: Point) -> Double {
  let left = (b.x - a.x) * (p.y - a.y)
  let right = (b.y - a.y) * (p.x - a.x)
  let determinant = left - right
  // Three differences, two products and a subtraction: (3 + 16u)u times the sum of magnitudes, by
  // Shewchuk, Adaptive Precision Floating-Point Arithmetic (1997).
  let error = (left.magnitude + right.magnitude) * 3.3306690738754716e-16
  return determinant.magnitude > error && error > 0x1p-950
    ? determinant : exactOrientation(a, b, p)
}

/// The same by an expansion, a sum of doubles that represents the exact value.
@inline(never)
private func exactOrientation(_ a: Point, _ b: Point, _ p: Point) -> Double {
  // Parallel to an axis, nothing has been rounded.
  if a.x == b.x || p.y == a.y, a.y == b.y || p.x == a.x { return 0 }
  let size = max(max(a.size, b.size), p.size)
  if size < 0x1p-400, size > 0 {
    // The products would underflow; scaling up does not change the sign.
    return exactOrientation(a.scaled(by: 0x1p500), b.scaled(by: 0x1p500), p.scaled(by: 0x1p500))
  }
  var sum: [Double] = []
  for (u, v) in [(a, b), (b, p), (p, a)] {
    add(product: u.x, v.y, to: &sum)
    add(product: -u.y, v.x, to: &sum)
  }
  // The components do not overlap and grow in magnitude, so the last one has the sign.
  return sum.last { $0 != 0 } ?? 0
}

extension Point {
  fileprivate var size: Double { max(x.magnitude, y.magnitude) }

  fileprivate func scaled(by factor: Double) -> Point { Point(x * factor, y * factor) }
}

private func add(product u: Double, _ v: Double, to sum: inout [Double]) {
  let product = DoubleDouble(product: u, v)
  add(product.low, to: &sum)
  add(product.high, to: &sum)
}

private func add(_ value: Double, to sum: inout [Double]) {
  var carry = value
  for index in sum.indices {
    let total = DoubleDouble(sum: carry, sum[index])
    (sum[index], carry) = (total.low, total.high)
  }
  sum.append(carry)
}

/// The change of the winding number of `p` by the edge from `a` to `b`, counted along the ray from
/// `p` to the right: +1 where the edge crosses it downward, -1 upward, else 0.
///
/// An edge counts if one end is above or level with `p` and the other below. On which side of an
/// edge a point on it counts depends on the edge's line only, not on its direction. So retraced
/// edges cancel exactly, and of two shapes that share an edge exactly one contains a point of it.
@inline(__always)
func windingChange(_ a: Point, _ b: Point, about p: Point) -> Int {
  if a.y <= p.y {
    return b.y > p.y && orientation(a, b, p) > 0 ? 1 : 0
  }
  return b.y <= p.y && orientation(b, a, p) > 0 ? -1 : 0
}
