/// LaMarche's circle gesture of 2009: closure, time, points, a band about the radius, and the
/// sequence of angles as seen from the centre.
public struct LaMarcheDetector: PublishedDetector, SelectiveDetector {
  public static let name = "lamarche"
  public static let citation = "Jeff LaMarche, Detecting a Circle Gesture (2009)"

  /// The farthest that the last sample may be from the first, in points.
  public var maxGap = 50.0
  /// The longest time from the first sample until the finger is lifted, in seconds.
  public var maxDuration = 2.0
  /// The fewest samples; values below 1 mean 1, because there is no circle without a sample.
  public var minPoints = 6
  /// The largest allowed deviation of a sample from the radius, in percent of it.
  public var radiusVariance = 25.0
  /// The number of last samples that are excluded from the angle check; below 0 means none.
  public var exemptPoints = 3
  /// True to compute as the published code does, including its mistakes.
  public var asPublished = false
  public var omittedChecks: [Check.Name] = []

  /// The gesture with its published limits.
  public init() {}

  public func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    let walked = walkedSamples(of: stroke)
    guard
      proceed(
        Check(
          .closure, stroke.closingDistance, .atMost(maxGap), .endTooFarFromStart,
          setting: "max-gap")),
      proceed(duration(of: stroke)),
      proceed(
        Check(
          .points, Double(walked.count), .atLeast(Double(max(minPoints, 1))), .tooShort,
          setting: "min-points"))
    else { return nil }
    guard let circle = self.circle(of: stroke) else {
      _ = proceed(roundness(nil)) && proceed(rise(nil))
      return nil
    }
    let roundness = self.roundness(of: stroke, walked, about: circle)
    let sequence = self.sequence(of: stroke, walked, about: circle)
    // Both checks are walked together: the one that fails at the earlier sample comes first.
    let (first, second) =
      sequence.failure < roundness.failure ? (sequence, roundness) : (roundness, sequence)
    return proceed(first.check) && proceed(second.check) ? circle : nil
  }

  public func earlyFailure(of stroke: Stroke) -> Check? {
    let check = duration(of: stroke)
    return check.isFailed && !omits(check) ? check : nil
  }

  /// The verdict by all checks, and what the published code logs besides.
  public func explanation(of stroke: Stroke) -> Explanation {
    let (checks, circle) = allChecks(of: stroke)
    var explanation = explanation(by: checks, circle)
    if explanation.verdict.isCircle { explanation.remarks = [.circleDetected] }
    return explanation
  }

  private func duration(of stroke: Stroke) -> Check {
    Check(
      .duration, stroke.touchDuration, .atMost(maxDuration), .tooSlow, setting: "max-duration")
  }

  /// The samples that are counted and walked.
  ///
  /// As published: the first touch is stored elsewhere and is not in the list.
  func walkedSamples(of stroke: Stroke) -> Range<Int> {
    (asPublished ? min(1, stroke.count) : 0)..<stroke.count
  }

  /// The circle about the midpoint of the extremes, through the first sample.
  ///
  /// As published: the lower extreme stays at the first sample, because the assignment that should
  /// move it is written the wrong way round.
  func circle(of stroke: Stroke) -> Circle? {
    guard let box = stroke.bounds else { return nil }
    let bottom = asPublished ? stroke.y[0] : box.maxY
    let center = Point(box.minX / 2 + box.maxX / 2, box.minY / 2 + bottom / 2)
    return Circle(center: center, radius: stroke.point(at: 0).distance(to: center))
  }

  /// The allowed distances from the centre, in percent of the radius.
  ///
  /// As published: the variance, meant as a percentage, is used as a factor, so that a band of 25
  /// percent becomes one of 25 radii, and hardly anything lies outside.
  var band: Limit {
    let variance = asPublished ? radiusVariance * 100 : radiusVariance
    return .within(100 - variance, 100 + variance)
  }

  /// A point's distance from the centre, in percent of the radius.
  func percent(_ point: Point, of circle: Circle) -> Double {
    let distance = point.distance(to: circle.center)
    return distance == circle.radius ? 100 : distance / circle.radius * 100
  }
}

// The two checks that are walked together.
extension LaMarcheDetector {
  private func roundness(_ percent: Double?) -> Check {
    Check(.roundness, percent, band, .notRoundEnough, setting: "radius-variance")
  }

  private func rise(_ degrees: Double?) -> Check {
    Check(
      .angleRise, degrees, .atMost(0), .wrongSequenceOfAngles, setting: "exempt-points")
  }

  /// A check, and the index of the sample at which it fails (past every index if it does not).
  struct Walk {
    let check: Check
    let failure: Int
  }

  /// The first distance outside the band, or else the one that differs most from the radius.
  func roundness(
    of stroke: Stroke, _ walked: Range<Int>, about circle: Circle
  ) -> Walk {
    var farthest = 100.0
    for index in walked {
      let percent = percent(stroke.point(at: index), of: circle)
      if band.excludes(percent) {
        return Walk(check: roundness(percent), failure: index)
      }
      if (percent - 100).magnitude > (farthest - 100).magnitude { farthest = percent }
    }
    return Walk(check: roundness(farthest), failure: .max)
  }

  /// The first rise of the angle after it has fallen, if any. Angles from 0 to 180 degrees are
  /// compared by their cosines, which fall as the angle rises.
  func sequence(
    of stroke: Stroke, _ walked: Range<Int>, about circle: Circle
  ) -> Walk {
    let first = stroke.point(at: 0) - circle.center
    let firstLength = first.length
    var previous = 1.0
    var hasFallen = false
    for index in walked.dropLast(max(exemptPoints, 0)) {
      let here = stroke.point(at: index) - circle.center
      let size = firstLength * here.length
      // A zero vector has no direction; its angle counts as 0.
      let cosine = size > 0 ? min(max(first.dot(here) / size, -1), 1) : 1
      if hasFallen, cosine < previous {
        let rise = (arcCosine(cosine) - arcCosine(previous)) * 180 / .pi
        return Walk(check: self.rise(rise), failure: index)
      }
      if cosine > previous { hasFallen = true }
      previous = cosine
    }
    return Walk(check: rise(0), failure: .max)
  }
}

// The gesture's reasons, in the words that it logs.

extension Reason {
  /// Ends that are too far apart.
  public static let endTooFarFromStart = Reason(
    code: "end-too-far-from-start", text: "End point too far away from Start")
  /// A stroke that took too long.
  public static let tooSlow = Reason(code: "too-slow", text: "Too slow!")
  /// Fewer samples than the gesture requires.
  public static let tooShort = Reason(code: "too-short", text: "Too short!")
  /// A sample too near to the centre, or too far from it.
  public static let notRoundEnough = Reason(code: "not-round-enough", text: "Not round enough")
  /// An angle that rises again after it has fallen.
  public static let wrongSequenceOfAngles = Reason(
    code: "wrong-sequence-of-angles", text: "Sequence of angles is wrong for circle!")
}

extension LaMarcheDetector {
  public static let reasons: [Reason] = [
    .endTooFarFromStart, .tooSlow, .tooShort, .notRoundEnough, .wrongSequenceOfAngles,
  ]

  public static let settings: [Setting<LaMarcheDetector>] = [
    .minPoints(get: { $0.minPoints }, set: { $0.minPoints = $1 }),
    .maxDuration(get: { $0.maxDuration }, set: { $0.maxDuration = $1 }),
    .maxGap(.number(get: { $0.maxGap }, set: { $0.maxGap = $1 })),
    Setting(
      "radius-variance", unit: "PERCENT", "how far samples may be from the radius",
      .number(get: { $0.radiusVariance }, set: { $0.radiusVariance = $1 })),
    Setting(
      "exempt-points", unit: "N", "last samples that are excluded from the angle check",
      .count(get: { $0.exemptPoints }, set: { $0.exemptPoints = $1 })),
  ]
}

extension LaMarcheDetector {
  /// The allowed band of distances, the centre, and the line to the first sample, whose length is
  /// the radius and whose direction is the first angle. No band if no distance is allowed.
  public func construction(of stroke: Stroke) -> [Construction] {
    guard let circle = circle(of: stroke), case .within(let least, let most) = band else {
      return []
    }
    let inner = circle.radius * max(least, 0) / 100
    let outer = circle.radius * max(most, 0) / 100
    return [
      inner <= outer
        ? Construction(.radiusBand, .band(center: circle.center, inner: inner, outer: outer)) : nil,
      Construction(.firstAngle, .segment(circle.center, stroke.point(at: 0))),
      Construction(.center, .point(circle.center)),
    ].compactMap { $0 }
  }

  /// The samples outside the band, the one at which the angle rises again, and the gap between the
  /// ends.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    guard let circle = circle(of: stroke) else { return [] }
    let failures = failures(on: stroke)
    let walked = walkedSamples(of: stroke)
    let outside = walked.map { stroke.point(at: $0) }.filter {
      band.excludes(percent($0, of: circle))
    }
    let sequence = sequence(of: stroke, walked, about: circle)
    let rise = sequence.check.isFailed ? [stroke.point(at: sequence.failure)] : []
    return [
      Evidence(.outsideBand, .points(outside), isFailed: failures.contains(.roundness)),
      Evidence(.angleRise, .points(rise), isFailed: failures.contains(.angleRise)),
      .gap(of: stroke, isFailed: failures.contains(.closure)),
    ].compactMap { $0 }
  }
}
