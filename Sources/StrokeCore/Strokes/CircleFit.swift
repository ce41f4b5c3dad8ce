/// The algebraic circle fit of Taubin (1991) by Newton's method on the characteristic polynomial,
/// after Chernov's account of it (Circular and Linear Regression, 2010, chapter 5).
struct CircleFit {
  /// The most steps of Newton's method.
  var maxIterations = 99

  /// As published by Katz: z = x² + y + y in the moments, a plus for a times.
  var misreadsSquare = false

  /// How flat the samples may be, as the determinant of their second moments over the square of
  /// the trace, before they count as a line: by default no flatter than rounding makes them.
  var flattest = 1e-13

  /// The circle that fits the samples best, or nil where none does: under three samples, all in
  /// one place, or all on a line.
  ///
  /// - Complexity: O(n).
  func circle(through stroke: Stroke) -> Circle? {
    // The published slip is not the same at every scale, so it is made at the stroke's own.
    return stroke.withFramedSamples(isScaled: !misreadsSquare) { samples in
      guard samples.count > 2, !samples.isDot else { return nil }
      let fit = self.fit { body in
        for index in 0..<samples.count { body(samples[index], 1) }
      }
      return fit.flatMap { samples.circle($0.center, radius: $0.radius) }
    }
  }

  /// The circle that fits best what `visit` shows, each place with its weight. Places must be near
  /// the origin and about of size 1.
  @inline(__always)
  func fit(_ visit: ((Vector, Double) -> Void) -> Void) -> (center: Vector, radius: Double)? {
    let moments = CentralMoments(misreadsSquare: misreadsSquare, visit)
    guard misreadsSquare || !moments.areFlatter(than: flattest) else { return nil }
    return moments.circle(atRoot: moments.smallestRoot(maxIterations))
  }
}

/// Weighted means of products of the coordinates about their mean, with z the square of the
/// distance.
private struct CentralMoments {
  private var mean = Vector.zero
  private var xx = 0.0
  private var yy = 0.0
  private var xy = 0.0
  private var xz = 0.0
  private var yz = 0.0
  private var zz = 0.0

  @inline(__always)
  init(misreadsSquare: Bool, _ visit: ((Vector, Double) -> Void) -> Void) {
    var sum = Vector.zero
    var total = 0.0
    visit { place, weight in
      sum = sum + place * weight
      total += weight
    }
    let mean = Vector(sum.dx / total, sum.dy / total)
    var moments = self
    visit { place, weight in
      let x = place.dx - mean.dx
      let y = place.dy - mean.dy
      let z = misreadsSquare ? x * x + y + y : x * x + y * y
      moments.xx += x * x * weight
      moments.yy += y * y * weight
      moments.xy += x * y * weight
      moments.xz += x * z * weight
      moments.yz += y * z * weight
      moments.zz += z * z * weight
    }
    self = moments
    self.mean = mean
    xx /= total
    yy /= total
    xy /= total
    xz /= total
    yz /= total
    zz /= total
  }

  private var z: Double { xx + yy }
  private var covariance: Double { xx * yy - xy * xy }

  /// Whether the places are on one line, as nearly as `limit` asks.
  func areFlatter(than limit: Double) -> Bool { !(covariance > limit * z * z) }

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
  func circle(atRoot root: Double) -> (center: Vector, radius: Double) {
    let determinant = root * root - root * z + covariance
    let x = (xz * (yy - root) - yz * xy) / determinant / 2
    let y = (yz * (xx - root) - xz * xy) / determinant / 2
    let radius = (x * x + y * y + z).squareRoot()
    return (Vector(x + mean.dx, y + mean.dy), radius)
  }
}
