/// What a closed polygon encloses: area, centroid and second moments, by Green's theorem. What is
/// gone round twice counts twice, and what is gone round the other way counts against it.
///
/// Moments of the area, not of the samples, because neither a gap nor uneven samples shift them
/// much.
struct EnclosedRegion {
  /// The area: positive if the polygon runs clockwise on a screen, where y grows downward.
  let area: Double
  /// The middle of the area.
  let centroid: Vector
  /// The mean square of x about the centroid.
  let xx: Double
  /// The mean product of x and y about the centroid.
  let xy: Double
  /// The mean square of y about the centroid.
  let yy: Double

  /// The region inside the polygon of `count` vertices, or nil if next to nothing is: the sides of
  /// a line cancel out, and so do the halves of an even figure eight.
  ///
  /// - Complexity: O(count).
  @inline(__always)
  init?(count: Int, vertex: (Int) -> Vector) {
    guard count > 2 else { return nil }
    var middle = Vector.zero
    for index in 0..<count { middle = middle + vertex(index) }
    middle = middle * (1 / Double(count))
    var sums = Sums()
    var a = vertex(count - 1) - middle
    for index in 0..<count {
      let b = vertex(index) - middle
      sums.add(a, b)
      a = b
    }
    let area = sums.area / 2
    guard area != 0 else { return nil }
    let x = sums.x / (6 * area)
    let y = sums.y / (6 * area)
    self.area = area
    centroid = Vector(x + middle.dx, y + middle.dy)
    xx = sums.xx / (12 * area) - x * x
    yy = sums.yy / (12 * area) - y * y
    xy = sums.xy / (24 * area) - x * y
    let trace = xx + yy
    guard trace > 0, xx * yy - xy * xy > 1e-9 * trace * trace else { return nil }
  }

  private struct Sums {
    var area = 0.0
    var x = 0.0
    var y = 0.0
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0

    @inline(__always)
    mutating func add(_ a: Vector, _ b: Vector) {
      let cross = a.cross(b)
      area += cross
      x += (a.dx + b.dx) * cross
      y += (a.dy + b.dy) * cross
      xx += cross * (a.dx * a.dx + a.dx * b.dx + b.dx * b.dx)
      yy += cross * (a.dy * a.dy + a.dy * b.dy + b.dy * b.dy)
      xy += cross * (a.dx * b.dy + 2 * a.dx * a.dy + 2 * b.dx * b.dy + b.dx * a.dy)
    }
  }
}

extension EnclosedRegion {
  private var trace: Double { xx + yy }

  /// The root of the moments' determinant: a quarter of the square of the radius on a circle.
  private var spread: Double { (xx * yy - xy * xy).squareRoot() }

  /// The area over that of the ellipse of the same moments: 1 on an ellipse, less on anything else
  /// that is gone round once.
  var fullness: Double { area.magnitude / (4 * .pi * spread) }

  /// The lesser axis over the greater one, of the ellipse of the same moments.
  var aspect: Double {
    let half = trace / 2
    let apart = max(0, half * half - (xx * yy - xy * xy)).squareRoot()
    return ((half - apart) / (half + apart)).squareRoot()
  }

  /// The radius of the circle with the same spread.
  var radius: Double { 2 * spread.squareRoot() }

  /// The linear map that makes the ellipse of the same moments the unit circle, and leans to no
  /// side: the inverse root of four times the moments.
  var whitening: Whitening {
    let size = 1 / (2 * spread * (trace + 2 * spread).squareRoot())
    return Whitening(
      origin: centroid, xx: (yy + spread) * size, xy: -xy * size, yy: (xx + spread) * size)
  }
}

/// A symmetric linear map about an origin.
struct Whitening {
  let origin: Vector
  let xx: Double
  let xy: Double
  let yy: Double

  @inline(__always)
  func callAsFunction(_ v: Vector) -> Vector {
    let x = v.dx - origin.dx
    let y = v.dy - origin.dy
    return Vector(xx * x + xy * y, xy * x + yy * y)
  }
}
