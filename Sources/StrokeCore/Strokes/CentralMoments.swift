/// Mean products of the coordinates about their mean, with z the square of the distance, and
/// Taubin's fit from them.
///
/// The samples must be near the origin and of size 1 or so, which keeps the moments small.
struct CentralMoments {
  private let mean: Vector
  private let xx: Double
  private let yy: Double
  private let xy: Double
  private let xz: Double
  private let yz: Double
  private let zz: Double

  init(of stroke: Stroke, in frame: NormalizedFrame, reproducesPublishedSlip: Bool) {
    let n = Double(stroke.count)
    let scale = frame.scale
    var sumX = SIMD4<Double>.zero
    var sumY = SIMD4<Double>.zero
    stroke.forEachFour { x, y, count in
      sumX += ((x - frame.origin.x) * scale).masked(to: count)
      sumY += ((y - frame.origin.y) * scale).masked(to: count)
    }
    let mean = Vector(sumX.sum() / n, sumY.sum() / n)
    var sums = Sums()
    stroke.forEachFour { x, y, count in
      let x = ((x - frame.origin.x) * scale - mean.dx).masked(to: count)
      let y = ((y - frame.origin.y) * scale - mean.dy).masked(to: count)
      sums.add(x, y, z: reproducesPublishedSlip ? x * x + y + y : x * x + y * y)
    }
    self.init(mean, sums, n)
  }

  /// The moments of places in which each step is weighted by its length, half of it at either end,
  /// so that they hardly depend on where the places crowd. `row` must be longer than `places` by
  /// two.
  init(byLength places: PointBuffer, in row: ScratchRow) {
    var (sumX, sumY) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    var total = SIMD4<Double>.zero
    row[0] = 0
    for steps in places.fourSteps {
      let weight = steps.vectors.lengths.masked(to: steps.count)
      row[four: steps.index + 1] = weight
      sumX += (steps.from.x + steps.to.x) * weight
      sumY += (steps.from.y + steps.to.y) * weight
      total += weight * 2
    }
    row[places.count] = 0
    let n = total.sum()
    let mean = Vector(sumX.sum() / n, sumY.sum() / n)
    var sums = Sums()
    for index in stride(from: 0, to: places.count, by: 4) {
      let weight = row[four: index] + row[four: index + 1]
      sums.add(places[four: index] - mean, weight.masked(to: min(4, places.count - index)))
    }
    self.init(mean, sums, n)
  }

  /// The moments of places that all have the same weight.
  init(of places: PointBuffer) {
    let n = Double(places.count)
    var mean = Vector.zero
    for index in 0..<places.count { mean = mean + places[index] * (1 / n) }
    var sums = Sums()
    for index in stride(from: 0, to: places.count, by: 4) {
      let four = places[four: index] - mean
      sums.add(four, SIMD4(repeating: 1).masked(to: places.count - index))
    }
    self.init(mean, sums, n)
  }

  private init(_ mean: Vector, _ sums: Sums, _ n: Double) {
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

    @inline(__always)
    mutating func add(_ v: VectorX4, _ weight: SIMD4<Double>) {
      let z = v.squares
      xx += v.x * v.x * weight
      yy += v.y * v.y * weight
      xy += v.x * v.y * weight
      xz += v.x * z * weight
      yz += v.y * z * weight
      zz += z * z * weight
    }
  }

  private var z: Double { xx + yy }
  private var covariance: Double { xx * yy - xy * xy }

  /// Returns true if the samples are on one line: the determinant of the second moments is at most
  /// `limit` times the square of the trace.
  func areFlat(_ limit: Double) -> Bool { !(covariance > limit * z * z) }

  /// The smallest root of Taubin's characteristic polynomial that is not negative: Newton's method
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

  /// The circle for a root of the polynomial.
  func circle(atRoot root: Double) -> (center: Vector, radius: Double) {
    let determinant = root * root - root * z + covariance
    let x = (xz * (yy - root) - yz * xy) / determinant / 2
    let y = (yz * (xx - root) - xz * xy) / determinant / 2
    let radius = (x * x + y * y + z).squareRoot()
    return (Vector(x + mean.dx, y + mean.dy), radius)
  }
}
