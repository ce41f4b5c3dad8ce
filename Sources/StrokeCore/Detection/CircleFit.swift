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
  private var mean = Point.origin
  private var xx = 0.0
  private var yy = 0.0
  private var xy = 0.0
  private var xz = 0.0
  private var yz = 0.0
  private var zz = 0.0

  init(of stroke: Stroke, in frame: Frame, misreadsSquare: Bool) {
    let n = Double(stroke.count)
    stroke.x.withUnsafeBufferPointer { px in
      stroke.y.withUnsafeBufferPointer { py in
        for index in 0..<px.count {
          mean.x += (px[index] - frame.origin.x) * frame.scale
          mean.y += (py[index] - frame.origin.y) * frame.scale
        }
        mean.x /= n
        mean.y /= n
        for index in 0..<px.count {
          let x = (px[index] - frame.origin.x) * frame.scale - mean.x
          let y = (py[index] - frame.origin.y) * frame.scale - mean.y
          let z = misreadsSquare ? x * x + y + y : x * x + y * y
          xx += x * x
          yy += y * y
          xy += x * y
          xz += x * z
          yz += y * z
          zz += z * z
        }
      }
    }
    for moment in [\CentralMoments.xx, \.yy, \.xy, \.xz, \.yz, \.zz] { self[keyPath: moment] /= n }
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
