/// The shape of a stroke in its frame, from which the measures and the circle of `ring` are
/// computed.
struct StrokeShape {
  /// The samples in the frame, without consecutive repeats.
  let places: PointBuffer
  /// The nearest circle; see ``StrokeMeasures/circle``.
  let fit: (center: Vector, radius: Double)?
  /// 0 without a centre.
  let turns: Double

  /// Nil for a stroke in a single place.
  ///
  /// - Complexity: O(n); O(n log n) if the stroke is flat.
  init?(_ places: PointBuffer, in workspace: inout Workspace) {
    guard places.count > 1 else { return nil }
    self.places = places
    let fit = Self.roundFit(places, in: &workspace)
    let turns = fit.map { places.turns(about: $0.center) } ?? 0
    let region = EnclosedRegion(places)
    if let region, turns.magnitude < 0.5 || region.aspect < 0.3,
      let flat = Self.flatLoop(places, region)
    {
      self.fit = flat
      self.turns = places.turns(about: flat.center)
    } else {
      self.fit = fit
      // Around a centre in one half of a figure eight there is a turn, but the areas cancel out.
      let cancelsOut = turns.magnitude >= 0.75 && (region?.fullness ?? 0) < 0.5
      self.turns = cancelsOut ? 0 : turns
    }
  }

  /// The nearest circle of a stroke that is not a flat loop; nil for a line, flatter than 1 :
  /// 15,000.
  static func roundFit(
    _ places: PointBuffer, in workspace: inout Workspace
  ) -> (center: Vector, radius: Double)? {
    let row = workspace.row(places.count + 1)
    return CircleFit(flattest: 1e-9).fit(CentralMoments(byLength: places, in: row))
  }

  /// The centroid and the mean distance of a stroke that is closed, or nearly, and goes round what
  /// it encloses.
  private static func flatLoop(
    _ places: PointBuffer, _ region: EnclosedRegion
  ) -> (center: Vector, radius: Double)? {
    guard places.closingDistance < greatestDistance(places) / 2,
      places.turns(about: region.centroid).magnitude >= 0.5
    else { return nil }
    var sum = SIMD4<Double>.zero
    for steps in places.fourSteps {
      let ends = (steps.from - region.centroid).lengths + (steps.to - region.centroid).lengths
      sum += (ends * steps.vectors.lengths).masked(to: steps.count)
    }
    return (region.centroid, sum.sum() / (2 * places.length()))
  }

  private static func greatestDistance(_ places: PointBuffer) -> Double {
    (0..<places.count).map { places[$0] }.greatestDistance()
  }

  /// The distance from end to end over the diameter; see ``StrokeMeasures/gap``.
  var gap: Double {
    if let fit, turns.magnitude >= 0.5 { return places.closingDistance / (2 * fit.radius) }
    return places.closingDistance / Self.greatestDistance(places)
  }
}

extension StrokeShape {
  /// The number of points along the stroke at which the distance from the centre is taken.
  private static let sampleCount = 64

  /// See ``StrokeMeasures/score``.
  var score: Double {
    guard let fit else { return 0 }
    let radii = (0..<places.count).map { (places[$0] - fit.center).length / fit.radius }
    let steps = (1..<places.count).map { (places[$0] - places[$0 - 1]).length / fit.radius }
    let length = steps.reduce(0, +)
    let even = Self.resampledEvenly(radii, steps, length).smoothed().smoothed().smoothed()
    let deviation = (even.reduce(0) { $0 + ($1 - 1) * ($1 - 1) } / Double(even.count)).squareRoot()
    let changes = zip(even.dropFirst(), even).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    let pitch = length / Double(even.count - 1)
    let slope = (changes / Double(even.count - 1)).squareRoot() / pitch
    let apart = ((radii.first ?? 0) - (radii.last ?? 0)).magnitude / 2
    // 2 sin 22.5°, the chord of an eighth of a turn.
    let coarse = max(0, (steps.max() ?? 0) / 0.765_366_864_730_179_6 - 1)
    let lack = max(0, 1 - turns.magnitude)
    let excess = max(0, turns.magnitude - 1)
    let again = retraced(about: fit.center, steps, length)
    let defects = 2.5 * deviation + 1.5 * slope + 3.5 * lack + excess + again + apart + coarse
    return 100 * exponential(-0.4 * defects - 0.5 * defects * defects)
  }

  /// The retraced turns: all that is swept one way and the other, less the net turns.
  private func retraced(about center: Vector, _ steps: [Double], _ length: Double) -> Double {
    var swept = [0.0]
    for index in 1..<places.count {
      let (a, b) = (places[index - 1] - center, places[index] - center)
      swept.append(swept[index - 1] + Vector(a.dot(b), a.cross(b)).angle)
    }
    let even = Self.resampledEvenly(swept, steps, length)
    let total = zip(even.dropFirst(), even).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
    return max(0, total - (swept.last ?? 0).magnitude) / (2 * .pi)
  }

  /// Values at the samples, resampled at even distances along the stroke, linear between samples:
  /// on a circle the radii are all 1, whatever the number of samples.
  private static func resampledEvenly(
    _ values: [Double], _ steps: [Double], _ length: Double
  ) -> [Double] {
    var index = 0
    var walked = 0.0
    return (0..<sampleCount).map { sample in
      let goal = length * Double(sample) / Double(sampleCount - 1)
      while index + 1 < steps.count, walked + steps[index] <= goal {
        walked += steps[index]
        index += 1
      }
      let share = steps[index] > 0 ? min(1, (goal - walked) / steps[index]) : 0
      return values[index] * (1 - share) + values[index + 1] * share
    }
  }
}

extension [Double] {
  /// The numbers smoothed by the weights 1, 2, 1 over 4; the first and the last are kept.
  fileprivate func smoothed() -> [Double] {
    indices.map { index in
      index == 0 || index == count - 1
        ? self[index] : (self[index - 1] + 2 * self[index] + self[index + 1]) / 4
    }
  }
}
