import StrokeCore

/// On which side of the line from `a` to `b` the point `p` lies: above 0 clockwise of it on a
/// screen, below 0 on the other side, 0 exactly on it. The sign is right for all points whose
/// products do not overflow: what rounding could spoil is computed again without rounding.
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

/// The same from an expansion: a sum of doubles that stands for the exact value.
@inline(never)
private func exactOrientation(_ a: Point, _ b: Point, _ p: Point) -> Double {
  // Along the axes nothing has been rounded.
  if a.x == b.x || p.y == a.y, a.y == b.y || p.x == a.x { return 0 }
  let size = max(max(a.size, b.size), p.size)
  if size < 0x1p-400, size > 0 {
    // The products would underflow; the sign is the same when everything is larger.
    return exactOrientation(a.scaled(by: 0x1p500), b.scaled(by: 0x1p500), p.scaled(by: 0x1p500))
  }
  var sum: [Double] = []
  for (u, v) in [(a, b), (b, p), (p, a)] {
    add(product: u.x, v.y, to: &sum)
    add(product: -u.y, v.x, to: &sum)
  }
  // The components do not overlap and grow in magnitude, so that the last one has the sign.
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

/// By how much the edge from `a` to `b` changes the winding about `p`, counted along the ray from
/// `p` to the right: +1 where it crosses downward, -1 upward, else 0.
///
/// An edge counts where one end is above or level with `p` and the other below, and a point on an
/// edge is on a side that depends on nothing but the edge's line and not on its direction. So edges
/// that are retraced cancel exactly, and of two shapes that share an edge just one has a point of
/// it.
@inline(__always)
func windingChange(_ a: Point, _ b: Point, about p: Point) -> Int {
  if a.y <= p.y {
    return b.y > p.y && orientation(a, b, p) > 0 ? 1 : 0
  }
  return b.y <= p.y && orientation(b, a, p) > 0 ? -1 : 0
}
