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
  static let rows = 5

  private let places: PointBuffer
  /// The directions at the places, each of length 1, or 0 where the steps cancel out.
  private let tangents: PointBuffer
  /// The reach of the curve's handles from the beginning of each step, and back from its end.
  private let firstHandles: ScratchRow
  private let lastHandles: ScratchRow
  /// The lengths of the curve over the steps.
  private let arcLengths: ScratchRow
  /// The length of the curve.
  let length: Double
  /// The length of the steps.
  let straightLength: Double
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
    let (lengths, weights) = (workspace.row(count), workspace.row(count))
    tangents = PointBuffer(x: workspace.row(count), y: workspace.row(count), count: count)
    arcLengths = workspace.row(count)
    Self.measure(places, lengths)
    // Steps that are shorter than an outline's must not steer a long neighbour.
    straightLength = Self.sum(lengths, count - 1)
    let softening = straightLength / Double(Outline.count)
    Self.weigh(lengths, weights, count - 1, softening: softening * softening)
    Self.direct(places, weights, tangents)
    Self.directEnds(places, tangents)
    let bends = Self.bend(places, tangents, lengths, weights, arcLengths)
    roughness = (bends / straightLength).squareRoot() / straightLength
    (firstHandles, lastHandles) = (lengths, weights)
    length = Self.sum(arcLengths, count - 1)
  }

  private static func sum(_ row: ScratchRow, _ count: Int) -> Double {
    var sum = SIMD4<Double>.zero
    for index in stride(from: 0, to: count, by: 4) {
      sum += row[four: index].masked(to: min(4, count - index))
    }
    return sum.sum()
  }

  private static func measure(_ places: PointBuffer, _ lengths: ScratchRow) {
    for steps in places.fourSteps { lengths[four: steps.index] = steps.vectors.lengths }
  }

  private static func weigh(
    _ lengths: ScratchRow, _ weights: ScratchRow, _ count: Int, softening: Double
  ) {
    for index in stride(from: 0, to: count, by: 4) {
      let length = lengths[four: index]
      weights[four: index] = 1 / (length * length + softening)
    }
  }

  /// The directions at the inner places.
  private static func direct(_ places: PointBuffer, _ weights: ScratchRow, _ tangents: PointBuffer)
  {
    for index in stride(from: 1, to: places.count - 1, by: 4) {
      let here = places[four: index]
      let before = (here - places[four: index - 1]) * weights[four: index - 1]
      let after = (places[four: index + 1] - here) * weights[four: index]
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

  /// Turns the steps' lengths into the first handles and their weights into the last, and measures
  /// the curve, to the third order of the angles between steps and tangents. Returns the sum of the
  /// squares of the lesser bends, each by the length of its step.
  private static func bend(
    _ places: PointBuffer, _ tangents: PointBuffer, _ lengths: ScratchRow, _ weights: ScratchRow,
    _ arcLengths: ScratchRow
  ) -> Double {
    var roughness = SIMD4<Double>.zero
    for steps in places.fourSteps {
      let (index, vectors) = (steps.index, steps.vectors)
      let length = lengths[four: index]
      let (tangent, next) = (tangents[four: index], tangents[four: index + 1])
      roughness += (lesserBends(tangent.cross(vectors), vectors.cross(next)) * length)
        .masked(to: steps.count)
      let first = tangent.dot(vectors).between(.zero, length)
      let last = next.dot(vectors).between(.zero, length)
      let twice = 2 * length * length
      lengths[four: index] = twice / (length + first)
      weights[four: index] = twice / (length + last)
      arcLengths[four: index] = length + (2 * length - first - last) * (1 / 6)
    }
    return roughness.sum()
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

  /// Puts places evenly along the curve into `row`, from its beginning to its end.
  func fill(_ row: PointBuffer) {
    let spacing = length / Double(row.count - 1)
    var step = 0
    var begin = 0.0
    for index in 0..<row.count {
      let goal = spacing * Double(index)
      while step + 2 < places.count, begin + arcLengths[step] <= goal {
        begin += arcLengths[step]
        step += 1
      }
      row[index] = place(in: step, min(1, (goal - begin) / arcLengths[step]))
    }
  }

  /// The place a share `t` of the way along a step's curve, by Hermite's cubic.
  @inline(__always)
  private func place(in step: Int, _ t: Double) -> Vector {
    let vector = places[step + 1] - places[step]
    let (first, last) = (tangents[step], tangents[step + 1])
    let t2 = t * t
    let t3 = t2 * t
    return places[step] + vector * (3 * t2 - 2 * t3)
      + first * ((t3 - 2 * t2 + t) * firstHandles[step]) + last * ((t3 - t2) * lastHandles[step])
  }
}

extension Vector {
  /// The mirror image in the direction of `step`.
  fileprivate func mirrored(in step: Vector) -> Vector {
    step * (2 * dot(step) / step.lengthSquared) - self
  }
}
