// A cubic spline through samples that reproduces circles: the corners of a regular octagon come out
// as a circle to a hundred-thousandth. Straight lines between the samples would turn a sparse circle
// into a polygon, and a spline through evenly numbered samples would swing out where a long step
// follows a short one.
//
// Both ends are treated alike and only products of vectors occur, so the curve of the mirrored,
// reversed or turned samples is the mirrored, reversed or turned curve.

/// The samples of a stroke without those that repeat the one before: a finger at rest, or rounding.
struct DistinctSamples {
  private let samples: FramedSamples
  private var index = 0
  private var last = Vector.zero

  init(_ samples: FramedSamples) { self.samples = samples }

  @inline(__always)
  mutating func next() -> Vector? {
    while index < samples.count {
      let sample = samples[index]
      index += 1
      // In a frame of size 1 a shorter step is beyond what a double tells apart, but for the places
      // about 0; its square must not vanish.
      if index == 1 || (sample - last).lengthSquared > 0x1p-900 {
        last = sample
        return sample
      }
    }
    return nil
  }

  /// How many there are, and the length of the way through them.
  func measured() -> (count: Int, length: Double) {
    var rest = self
    guard var here = rest.next() else { return (0, 0) }
    var (count, length) = (1, 0.0)
    while let next = rest.next() {
      length += (next - here).lengthSquared.squareRoot()
      count += 1
      here = next
    }
    return (count, length)
  }
}

/// The step from one sample to the next.
struct SplineStep {
  let vector: Vector
  let length: Double
  /// How much it has to say about the direction at its ends: by the inverse square of its length
  /// the direction is that of the circle through the sample and its neighbours. `softening` keeps
  /// steps that are shorter than an outline's from steering a long neighbour.
  let weight: Double

  @inline(__always)
  init(_ vector: Vector, softening: Double) {
    let square = vector.lengthSquared
    self.vector = vector
    length = square.squareRoot()
    weight = 1 / (square + softening)
  }

  /// The direction at the sample between two steps, or zero where they cancel out.
  @inline(__always)
  func tangent(with next: SplineStep) -> Vector {
    let sum = vector * weight + next.vector * next.weight
    let square = sum.lengthSquared
    return square > 0 ? sum * (1 / square.squareRoot()) : .zero
  }

  /// The direction at one end that goes with `tangent` at the other on a circle: its mirror image
  /// in the step.
  @inline(__always)
  func mirrored(_ tangent: Vector) -> Vector {
    vector * (2 * tangent.dot(vector) / (length * length)) - tangent
  }
}

/// The curve over one step.
struct SplineSegment {
  let start: Vector
  let step: SplineStep
  let tangents: (Vector, Vector)

  /// The cosines of the angles from the step to the tangents, times its length.
  private var shadows: (Double, Double) {
    (
      min(max(tangents.0.dot(step.vector), 0), step.length),
      min(max(tangents.1.dot(step.vector), 0), step.length)
    )
  }

  /// The length of the curve, to the third order of the angles.
  @inline(__always)
  var arcLength: Double {
    let (first, last) = shadows
    return step.length + (2 * step.length - first - last) / 6
  }

  /// The place a share `t` of the way: Hermite's cubic, with the handles of a circular arc.
  @inline(__always)
  func place(_ t: Double) -> Vector {
    let (first, last) = shadows
    let twice = 2 * step.length * step.length
    let t2 = t * t
    let t3 = t2 * t
    let onStep = 3 * t2 - 2 * t3
    let onFirst = (t3 - 2 * t2 + t) * (twice / (step.length + first))
    let onLast = (t3 - t2) * (twice / (step.length + last))
    return start + step.vector * onStep + tangents.0 * onFirst + tangents.1 * onLast
  }
}

/// The segments of the spline, one after the other; at least two steps are needed.
struct CircularSpline {
  private var samples: DistinctSamples
  private let softening: Double
  private var start: Vector
  private var step: SplineStep
  private var following: SplineStep?
  private var end: Vector
  private var tangent: Vector

  /// The spline through at least three samples, or nil through fewer. Steps shorter than `grain`
  /// weigh little.
  @inline(__always)
  init?(_ samples: DistinctSamples, grain: Double) {
    var samples = samples
    let softening = grain * grain
    guard let first = samples.next(), let second = samples.next(), let third = samples.next()
    else { return nil }
    let step = SplineStep(second - first, softening: softening)
    let following = SplineStep(third - second, softening: softening)
    tangent = step.mirrored(step.tangent(with: following))
    (self.samples, self.softening) = (samples, softening)
    (start, self.step, self.following, end) = (first, step, following, third)
  }

  @inline(__always)
  mutating func next() -> SplineSegment? {
    guard step.length > 0 else { return nil }
    let last = following.map { step.tangent(with: $0) } ?? step.mirrored(tangent)
    let segment = SplineSegment(start: start, step: step, tangents: (tangent, last))
    start = start + step.vector
    tangent = last
    guard let following else {
      step = SplineStep(.zero, softening: 1)
      return segment
    }
    step = following
    let next = samples.next()
    self.following = next.map { SplineStep($0 - end, softening: softening) }
    end = next ?? end
    return segment
  }
}
