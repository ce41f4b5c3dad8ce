/// The algebraic circle fit of Taubin (1991) by Newton's method on the characteristic polynomial,
/// after Chernov's account of it (Circular and Linear Regression, 2010, chapter 5).
///
/// The samples are moved near the origin, which keeps the moments small, and scaled by a power of
/// two, which costs no place and keeps strokes of any size from overflow.
struct CircleFit {
  /// The most steps of Newton's method.
  var maxIterations = 99

  /// As published: z = x² + y + y in the moments, a plus for a times.
  var misreadsSquare = false

  /// The circle that fits best, or nil where none does: under three samples, all in one place, or
  /// all on a line.
  ///
  /// - Complexity: O(n).
  func circle(through stroke: Stroke) -> Circle? {
    guard stroke.count > 2, let box = stroke.bounds else { return nil }
    let middle = box.center
    let reach = max(box.maxX - middle.x, box.maxY - middle.y)
    guard reach > 0 else { return nil }
    // The published slip is not the same at every scale, so it is made at the stroke's own.
    let scale = misreadsSquare ? 1 : reach.reciprocalPowerOfTwo
    let frame = Frame(origin: middle, scale: scale)
    let moments = CentralMoments(of: stroke, in: frame, misreadsSquare: misreadsSquare)
    guard misreadsSquare || !moments.lieOnLine else { return nil }
    let fit = moments.circle(atRoot: moments.smallestRoot(maxIterations))
    let circle = Circle(center: frame.point(fit.center), radius: fit.radius / scale)
    guard circle.center.isFinite, circle.radius.isFinite, circle.radius > 0 else { return nil }
    return circle
  }
}

/// Coordinates about an origin of their own, at a scale of their own.
private struct Frame {
  let origin: Point
  let scale: Double

  func point(_ local: Point) -> Point {
    Point(origin.x + local.x / scale, origin.y + local.y / scale)
  }
}

/// Means of products of the coordinates about their mean, with z the square of the distance.
private struct CentralMoments {
  private let mean: Point
  private let xx: Double
  private let yy: Double
  private let xy: Double
  private let xz: Double
  private let yz: Double
  private let zz: Double

  init(of stroke: Stroke, in frame: Frame, misreadsSquare: Bool) {
    let n = Double(stroke.count)
    let scale = frame.scale
    var sumX = SIMD4<Double>.zero
    var sumY = SIMD4<Double>.zero
    stroke.forEachFour { x, y, count in
      sumX += ((x - frame.origin.x) * scale).first(count)
      sumY += ((y - frame.origin.y) * scale).first(count)
    }
    let mean = Point(sumX.sum() / n, sumY.sum() / n)
    var sums = Sums()
    stroke.forEachFour { x, y, count in
      let x = ((x - frame.origin.x) * scale - mean.x).first(count)
      let y = ((y - frame.origin.y) * scale - mean.y).first(count)
      sums.add(x, y, z: misreadsSquare ? x * x + y + y : x * x + y * y)
    }
    self.mean = mean
    (xx, yy, xy) = (sums.xx.sum() / n, sums.yy.sum() / n, sums.xy.sum() / n)
    (xz, yz, zz) = (sums.xz.sum() / n, sums.yz.sum() / n, sums.zz.sum() / n)
  }

  /// The sums that the moments are means of, four side by side.
  private struct Sums {
    var xx = SIMD4<Double>.zero
    var yy = SIMD4<Double>.zero
    var xy = SIMD4<Double>.zero
    var xz = SIMD4<Double>.zero
    var yz = SIMD4<Double>.zero
    var zz = SIMD4<Double>.zero

    @inline(__always)
    mutating func add(_ x: SIMD4<Double>, _ y: SIMD4<Double>, z: SIMD4<Double>) {
      xx += x * x
      yy += y * y
      xy += x * y
      xz += x * z
      yz += y * z
      zz += z * z
    }
  }

  private var z: Double { xx + yy }
  private var covariance: Double { xx * yy - xy * xy }

  /// Whether the samples are on one line, but for the rounding of the moments: a stroke a million
  /// times longer than it is wide.
  var lieOnLine: Bool { covariance <= 1e-13 * z * z }

  /// The smallest root that is not below 0 of Taubin's characteristic polynomial: Newton's method
  /// from 0 climbs to it without overshooting.
  func smallestRoot(_ maxIterations: Int) -> Double {
    let variance = zz - z * z
    let a3 = 4 * z
    let a2 = -3 * z * z - zz
    let a1 = variance * z + 4 * covariance * z - xz * xz - yz * yz
    let a0 =
      xz * (xz * yy - yz * xy) + yz * (yz * xx - xz * xy) - variance * covariance
    var root = 0.0
    var value = a0
    for _ in 0..<maxIterations {
      let slope = a1 + root * (2 * a2 + root * 3 * a3)
      let next = root - value / slope
      guard next != root, next.isFinite else { break }
      let nextValue = a0 + next * (a1 + next * (a2 + next * a3))
      guard nextValue.magnitude < value.magnitude else { break }
      root = next
      value = nextValue
    }
    return root
  }

  /// The circle that a root of the polynomial stands for.
  func circle(atRoot root: Double) -> Circle {
    let determinant = root * root - root * z + covariance
    let x = (xz * (yy - root) - yz * xy) / determinant / 2
    let y = (yz * (xx - root) - xz * xy) / determinant / 2
    let radius = (x * x + y * y + z).squareRoot()
    return Circle(center: Point(x + mean.x, y + mean.y), radius: radius)
  }
}
