/// The shape of a stroke in its frame: what the measures and the circle of `ring` are made of.
struct StrokeShape {
  private let samples: FramedSamples
  /// The centre and radius of the nearest circle.
  private let fit: (center: Vector, radius: Double)?
  /// The signed turns about the centre, 0 if there is none.
  let turns: Double

  /// The shape of samples that are not all in one place.
  ///
  /// - Complexity: O(n); O(n log n) if the stroke is flat.
  init(_ samples: FramedSamples) {
    self.samples = samples
    // Flatter than 1 : 15,000 is a line.
    let fit = CircleFit(flattest: 1e-9).fit { Self.visitByLength(samples, $0) }
    let turns = fit.map { Self.turns(of: samples, about: $0.center) } ?? 0
    let region = EnclosedRegion(count: samples.count) { samples[$0] }
    if let region, turns.magnitude < 0.5 || region.aspect < 0.3,
      let flat = Self.flatLoop(samples, region)
    {
      self.fit = flat
      self.turns = Self.turns(of: samples, about: flat.center)
    } else {
      self.fit = fit
      self.turns = turns
    }
  }

  /// Shows every sample with the half lengths of its two steps.
  @inline(__always)
  private static func visitByLength(_ samples: FramedSamples, _ body: (Vector, Double) -> Void) {
    var here = samples[0]
    var before = 0.0
    for index in 1..<samples.count {
      let next = samples[index]
      let after = (next - here).lengthSquared.squareRoot() / 2
      body(here, before + after)
      (here, before) = (next, after)
    }
    body(here, before)
  }

  private static func turns(of samples: FramedSamples, about center: Vector) -> Double {
    turnsSwept(count: samples.count) { samples[$0] - center }
  }

  /// The middle and the mean distance of a stroke that is closed, or nearly, and goes round what it
  /// encloses.
  private static func flatLoop(
    _ samples: FramedSamples, _ region: EnclosedRegion
  ) -> (center: Vector, radius: Double)? {
    guard closingDistance(samples) < greatestDistance(samples) / 2,
      turns(of: samples, about: region.centroid).magnitude >= 0.5
    else { return nil }
    var sum = 0.0
    var total = 0.0
    visitByLength(samples) { place, weight in
      sum += (place - region.centroid).length * weight
      total += weight
    }
    return (region.centroid, sum / total)
  }

  private static func closingDistance(_ samples: FramedSamples) -> Double {
    (samples[samples.count - 1] - samples[0]).length
  }

  private static func greatestDistance(_ samples: FramedSamples) -> Double {
    (0..<samples.count).map { samples[$0] }.greatestDistance()
  }
}

extension StrokeShape {
  /// The nearest circle, where the stroke has it.
  var circle: Circle? { fit.flatMap { samples.circle($0.center, radius: $0.radius) } }

  /// The lengths of all steps together, in the frame.
  var length: Double {
    var sum = 0.0
    for index in 1..<samples.count { sum += (samples[index] - samples[index - 1]).length }
    return sum
  }

  /// The distance from end to end over the diameter.
  var gap: Double {
    let greatest = Self.greatestDistance(samples)
    let diameter = fit.map { min(2 * $0.radius, greatest) } ?? greatest
    return Self.closingDistance(samples) / diameter
  }
}

// The score.
extension StrokeShape {
  /// The number of places along the stroke whose distance from the centre is looked at.
  private static let places = 64

  /// See ``StrokeMeasures/score``.
  var score: Double {
    guard let fit else { return 0 }
    let radii = (0..<samples.count).map { (samples[$0] - fit.center).length / fit.radius }
    let steps = (1..<samples.count).map { (samples[$0] - samples[$0 - 1]).length / fit.radius }
    let length = steps.reduce(0, +)
    let even = Self.evened(radii, steps, length)
    let deviation = (even.reduce(0) { $0 + ($1 - 1) * ($1 - 1) } / Double(even.count)).squareRoot()
    let changes = zip(even.dropFirst(), even).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    let pitch = length / Double(even.count - 1)
    let slope = (changes / Double(even.count - 1)).squareRoot() / pitch
    let apart = ((radii.first ?? 0) - (radii.last ?? 0)).magnitude / 2
    // 2 sin 22.5°, the chord of an eighth of a turn.
    let coarse = max(0, (steps.max() ?? 0) / 0.765_366_864_730_179_6 - 1)
    let lack = max(0, 1 - turns.magnitude)
    let excess = max(0, turns.magnitude - 1)
    let defects = 2.5 * deviation + 1.5 * slope + 3.5 * lack + excess + apart + coarse
    return 100 * exponential(-0.4 * defects - 0.5 * defects * defects)
  }

  /// The radii at even places along the stroke, linear between samples, and smoothed. On a circle
  /// they are all 1, however many samples there are.
  private static func evened(
    _ radii: [Double], _ steps: [Double], _ length: Double
  ) -> [Double] {
    var index = 0
    var walked = 0.0
    var even = (0..<places).map { place in
      let goal = length * Double(place) / Double(places - 1)
      while index + 1 < steps.count, walked + steps[index] <= goal {
        walked += steps[index]
        index += 1
      }
      let share = steps[index] > 0 ? min(1, (goal - walked) / steps[index]) : 0
      return radii[index] * (1 - share) + radii[index + 1] * share
    }
    even.withUnsafeMutableBufferPointer { $0.smooth() }
    return even
  }
}
