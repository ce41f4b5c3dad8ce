// A cubic spline through samples that reproduces circles: the corners of a regular octagon come out
// as a circle to a hundred-thousandth. Straight lines between the samples would turn a sparse circle
// into a polygon, and a spline through evenly numbered samples would swing out where a long step
// follows a short one.
//
// The direction at a sample is that of the circle through it and its two neighbours: the sum of the
// two steps, each over the square of its length. At the ends it is the mirror image of the one next
// to it in the step between, as on a circle. The handles are those of a circular arc, too.
//
// Both ends are treated alike and only products of vectors occur, so the curve of the mirrored,
// reversed or turned samples is the mirrored, reversed or turned curve.

/// The curve through a row of places, no two alike in a row.
struct CircularSpline {
  /// The number of rows, each as long as the points, that it takes of a workspace.
  static let rows = 7

  /// The places that it leads through.
  let places: PointBuffer
  /// What the curve over each step is made of: from its beginning it leads away by the first, times
  /// the share of the way, the second, times the share's square, and the third, times its cube.
  private let powers: (PointBuffer, PointBuffer, PointBuffer)
  /// The lengths of the curve over the steps.
  private let arcLengths: ScratchRow
  /// True if it ends in the very place where it begins, so that any of its places might be its first.
  let isClosed: Bool
  /// The length of the curve.
  let length: Double
  /// The length of the steps.
  let straightLength: Double
  /// The length of the longest step.
  let longestStep: Double
  /// The roughness of the samples, over the length of the steps: a noisy pen and a coarse grid turn
  /// one way and back again, so the steps between their samples bend both ways; a step of a smooth
  /// line bends one way, at a corner too. The root mean square, along the steps, of the lesser of
  /// the two bends, which is how far an end of the step lies off the tangent at the other: about a
  /// quarter of the step of a grid.
  let roughness: Double

  /// The curve, or nil if there are fewer than three places.
  ///
  /// - Complexity: O(count).
  init?(_ places: PointBuffer, in workspace: inout Workspace) {
    guard places.count > 2 else { return nil }
    self.places = places
    let count = places.count
    let tangents = workspace.places(count)
    powers = (tangents, workspace.places(count), workspace.places(count))
    arcLengths = workspace.row(count)
    (straightLength, longestStep) = places.measure(into: arcLengths)
    Self.direct(places, arcLengths, tangents, softening: straightLength / Double(Outline.count))
    isClosed = count > 3 && (places[count - 1] - places[0]).lengthSquared <= 0x1p-900
    isClosed
      ? Self.directSeam(places, tangents, softening: straightLength / Double(Outline.count))
      : Self.directEnds(places, tangents)
    let bends: Double
    (bends, length) = Self.bend(places, powers, arcLengths, isCurved: !Self.isDense(places))
    roughness = (bends / straightLength).squareRoot() / straightLength
  }

  /// The directions at the inner places. The square of a step is what the other one is weighed by,
  /// which is the same as dividing each by its own. Steps that are shorter than `softening`, that of
  /// an outline, must not steer a long neighbour.
  private static func direct(
    _ places: PointBuffer, _ lengths: ScratchRow, _ tangents: PointBuffer, softening: Double
  ) {
    let least = softening * softening
    for index in stride(from: 1, to: places.count - 1, by: 4) {
      let here = places[four: index]
      let (length, next) = (lengths[four: index - 1], lengths[four: index])
      let before = (here - places[four: index - 1]) * (next * next + least)
      let after = (places[four: index + 1] - here) * (length * length + least)
      let sum = before + after
      let size = sum.lengths
      tangents[four: index] = sum * (1 / size).replacing(with: 0, where: size .== 0)
    }
  }

  private static func directEnds(_ places: PointBuffer, _ tangents: PointBuffer) {
    let last = places.count - 1
    tangents[0] = tangents[1].mirrored(in: places[1] - places[0])
    tangents[last] = tangents[last - 1].mirrored(in: places[last] - places[last - 1])
  }

  /// The direction where a closed line ends and begins, as at any other place.
  private static func directSeam(
    _ places: PointBuffer, _ tangents: PointBuffer, softening: Double
  ) {
    let last = places.count - 1
    let least = softening * softening
    let (before, after) = (places[last] - places[last - 1], places[1] - places[0])
    let sum =
      before * (after.lengthSquared + least) + after * (before.lengthSquared + least)
    let size = sum.length
    tangents[0] = sum * (size == 0 ? 0 : 1 / size)
    tangents[last] = tangents[0]
  }

  /// Turns the directions, which are in the first of the powers, and the lengths of the steps into
  /// the powers and lengths of the curve, these to the third order of the angles between steps and
  /// tangents. Returns the sum of the squares of the lesser bends, each by the length of its step,
  /// and the length of the curve.
  ///
  /// - Parameter isCurved: True if places on the curve are asked for; otherwise there are no powers.
  private static func bend(
    _ places: PointBuffer, _ powers: (PointBuffer, PointBuffer, PointBuffer), _ lengths: ScratchRow,
    isCurved: Bool
  ) -> (bends: Double, length: Double) {
    var (bends, sum) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for steps in places.fourSteps {
      let (index, vectors) = (steps.index, steps.vectors)
      let length = lengths[four: index]
      let (tangent, next) = (powers.0[four: index], powers.0[four: index + 1])
      // Past the last step the lengths are 0, which leaves both sums as they are.
      bends += lesserBends(tangent.cross(vectors), vectors.cross(next)) * length
      let first = tangent.dot(vectors).between(.zero, length)
      let last = next.dot(vectors).between(.zero, length)
      let curved = length + (2 * length - first - last) * (1 / 6)
      lengths[four: index] = curved
      sum += curved
      guard isCurved else { continue }
      // The reach of the handles, by which this is Hermite's cubic.
      let twice = 2 * length * length
      let handle = tangent * (twice / (length + first))
      let both = handle + next * (twice / (length + last))
      let cubic = both - vectors - vectors
      powers.0[four: index] = handle
      powers.1[four: index] = vectors - cubic - handle
      powers.2[four: index] = cubic
    }
    return (bends.sum(), sum.sum())
  }

  /// The squares of the lesser bends where the two go opposite ways, and 0 elsewhere.
  @inline(__always)
  private static func lesserBends(
    _ first: SIMD4<Double>, _ last: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (first2, last2) = (first * first, last * last)
    let lesser = first2.replacing(with: last2, where: last2 .< first2)
    return lesser.replacing(with: 0, where: first * last .>= 0)
  }

  /// Puts the places of an outline evenly along the curve into `row`, from its beginning to its end.
  func fill(_ row: PointBuffer) {
    if Self.isDense(places) { return fillWithMeans(row) }
    let spacing = length / Double(row.count - 1)
    let lastStep = places.count - 2
    var (step, begin) = (0, 0.0)
    for index in 0..<row.count {
      let goal = spacing * Double(index)
      while step < lastStep, begin + arcLengths[step] <= goal {
        begin += arcLengths[step]
        step += 1
      }
      row[index] = place(in: step, min(1, (goal - begin) / arcLengths[step]))
    }
  }

  /// True if there are more than three samples to two places of an outline. Their noise would alias if
  /// the places were picked from the curve, so each is a mean.
  private static func isDense(_ samples: PointBuffer) -> Bool {
    2 * samples.count > 3 * Outline.count
  }

  /// The variance, in squares of places, of where each place of an outline is taken from: of a mean it
  /// is that of the two places that it is taken over.
  var variance: Double { Self.isDense(places) ? 1 / 3 : 0 }

  /// Puts the means of the line from the place before to the one after into `row`; the ends stay, unless
  /// the line is closed.
  /// Between samples that are as close the line is as good as straight.
  private func fillWithMeans(_ row: PointBuffer) {
    let spacing = length / Double(row.count - 1)
    let (scale, lastStep) = (1 / (2 * spacing), places.count - 2)
    var (step, begin, sum) = (0, 0.0, Vector.zero)
    var (before, here, seam) = (Vector.zero, Vector.zero, Vector.zero)
    for index in 1..<row.count {
      let goal = spacing * Double(index)
      while step < lastStep, begin + arcLengths[step] <= goal {
        sum = sum + (places[step] + places[step + 1]) * (arcLengths[step] / 2)
        begin += arcLengths[step]
        step += 1
      }
      let share = min(1, (goal - begin) / arcLengths[step])
      let middle = places[step] + (places[step + 1] - places[step]) * (share / 2)
      let after = sum + middle * (share * arcLengths[step])
      if index > 1 { row[index - 1] = (after - before) * scale } else { seam = after }
      (before, here) = (here, after)
    }
    let ends = (seam + here - before) * scale
    row[0] = isClosed ? ends : places[0]
    row[row.count - 1] = isClosed ? ends : places[places.count - 1]
  }

  /// The place a share `t` of the way along a step's curve.
  @inline(__always)
  private func place(in step: Int, _ t: Double) -> Vector {
    places[step] + (powers.0[step] + (powers.1[step] + powers.2[step] * t) * t) * t
  }

  /// The samples but for those between two of the places that ``fill(_:)`` puts in a row of
  /// `count`, moved up in the same rows; nil if there are none.
  func dropping(_ part: Retracing, count: Int) -> PointBuffer? {
    let spacing = length / Double(count - 1)
    // A sample at either end stays, whatever rounding makes of it.
    let (from, to) = (spacing * (Double(part.first) + 1e-6), spacing * (Double(part.last) - 1e-6))
    var (first, end, way) = (0, 0, 0.0)
    for index in 0..<places.count {
      if way <= from { first = index + 1 }
      if way < to { end = index + 1 }
      way += arcLengths[index]
    }
    guard 0 < first, first < end, end < places.count else { return nil }
    // A corner on the way from what is before to what is after stays. Of two, the sharper one does, or
    // both if one leads to the other.
    let (before, after, last) = (first - 1, end, end - 1)
    var keepsFirst = isOnTheWay(first, from: before, to: after)
    var keepsLast = first < last && isOnTheWay(last, from: before, to: after)
    let leadsOn =
      isOnTheWay(first, from: before, to: last) && isOnTheWay(last, from: first, to: after)
    if keepsFirst, keepsLast, !leadsOn {
      let way = places[after] - places[before]
      func off(_ index: Int) -> Double { (places[index] - places[before]).cross(way).magnitude }
      keepsFirst = off(first) > off(last)
      keepsLast = !keepsFirst
    }
    if keepsFirst { first += 1 }
    if keepsLast { end -= 1 }
    let isAlike = (places[end] - places[first - 1]).lengthSquared <= 0x1p-900
    end += isAlike ? 1 : 0
    guard first < end else { return nil }
    for index in end..<places.count { places[index - end + first] = places[index] }
    let rest = places.dropping(first: 0, last: end - first)
    rest[four: rest.count] = VectorX4(.zero, .zero)
    return rest
  }

  /// True if a sample leads on from one to another, rather than past it and back.
  private func isOnTheWay(_ index: Int, from first: Int, to last: Int) -> Bool {
    let (before, after) = (places[index] - places[first], places[last] - places[index])
    return before.dot(after) > -0.3 * (before.lengthSquared * after.lengthSquared).squareRoot()
  }
}

extension Vector {
  /// The mirror image in the direction of `step`.
  fileprivate func mirrored(in step: Vector) -> Vector {
    step * (2 * dot(step) / step.lengthSquared) - self
  }
}
