/// The region that a closed polygon encloses: area, centroid and second moments, by Green's
/// theorem. An area enclosed twice counts twice, and one enclosed the other way counts negatively.
///
/// Moments of the area, not of the samples, because neither a gap nor uneven samples shift them
/// much.
struct EnclosedRegion {
  /// The area: positive if the polygon runs clockwise on a screen, where y grows downward.
  let area: Double
  let centroid: Vector
  /// The mean square of x about the centroid.
  let xx: Double
  /// The mean product of x and y about the centroid.
  let xy: Double
  /// The mean square of y about the centroid.
  let yy: Double

  /// The region inside the polygon with these corners; nil if its area is next to nothing: the
  /// sides of a line cancel out, and so do the halves of an even figure eight.
  ///
  /// - Complexity: O(count).
  init?(_ corners: PointBuffer) {
    guard corners.count > 2 else { return nil }
    // Near the polygon, so that no digits are lost; any origin would do.
    let middle = corners[0] + (corners[corners.count / 2] - corners[0]) * 0.5
    var sums = Sums(corners, about: middle)
    let (last, first) = (corners[corners.count - 1] - middle, corners[0] - middle)
    sums.add(VectorX4(last), VectorX4(first), 1)
    let area = sums.area.sum() / 2
    guard area != 0 else { return nil }
    let x = sums.x.sum() / (6 * area)
    let y = sums.y.sum() / (6 * area)
    self.area = area
    centroid = Vector(x + middle.dx, y + middle.dy)
    xx = sums.xx.sum() / (12 * area) - x * x
    yy = sums.yy.sum() / (12 * area) - y * y
    xy = sums.xy.sum() / (24 * area) - x * y
    let trace = xx + yy
    guard trace > 0, xx * yy - xy * xy > 1e-9 * trace * trace else { return nil }
  }

  private struct Sums {
    var area = SIMD4<Double>.zero
    var x = SIMD4<Double>.zero
    var y = SIMD4<Double>.zero
    var xx = SIMD4<Double>.zero
    var xy = SIMD4<Double>.zero
    var yy = SIMD4<Double>.zero

    /// The sums over the steps from corner to corner.
    ///
    /// Not inlined, or the compiler splits the vectors for the one step that closes the polygon.
    @inline(never)
    init(_ corners: PointBuffer, about middle: Vector) {
      for steps in corners.fourSteps { add(steps.from - middle, steps.to - middle, steps.count) }
    }

    @inline(__always)
    mutating func add(_ a: VectorX4, _ b: VectorX4, _ count: Int) {
      let cross = a.cross(b).masked(to: count)
      let both = a + b
      area += cross
      x += both.x * cross
      y += both.y * cross
      // a² + ab + b² and its like for two coordinates.
      let squareX = both.x * both.x - a.x * b.x
      let squareY = both.y * both.y - a.y * b.y
      let twiceProduct = both.x * both.y + a.x * a.y + b.x * b.y
      xx += cross * squareX
      yy += cross * squareY
      xy += cross * twiceProduct
    }
  }
}

extension EnclosedRegion {
  private var trace: Double { xx + yy }

  /// The root of the moments' determinant: a quarter of the square of the radius on a circle.
  private var spread: Double { (xx * yy - xy * xy).squareRoot() }

  /// The area over the area of the ellipse with the same moments: 1 on an ellipse, less on anything else
  /// that is gone round once.
  var fullness: Double { area.magnitude / (4 * .pi * spread) }

  /// The minor axis over the major axis, of the ellipse with the same moments.
  var aspect: Double {
    let half = trace / 2
    let apart = max(0, half * half - (xx * yy - xy * xy)).squareRoot()
    return ((half - apart) / (half + apart)).squareRoot()
  }

  /// The radius of the circle with the same spread.
  var radius: Double { 2 * spread.squareRoot() }

  /// The linear map that turns the ellipse with the same moments into the unit circle, without
  /// rotating: the inverse root of four times the moments.
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
  func callAsFunction(_ places: VectorX4) -> VectorX4 {
    let v = places - origin
    return VectorX4(xx * v.x + xy * v.y, xy * v.x + yy * v.y)
  }

  /// The inverse map.
  func unmapped(_ place: Vector) -> Vector {
    let (x, y) = (yy * place.dx - xy * place.dy, xx * place.dy - xy * place.dx)
    return origin + Vector(x, y) * (1 / (xx * yy - xy * xy))
  }
}

extension VectorX4 {
  /// The same vector in all four lanes.
  @inline(__always)
  fileprivate init(_ v: Vector) { self.init(SIMD4(repeating: v.dx), SIMD4(repeating: v.dy)) }
}
