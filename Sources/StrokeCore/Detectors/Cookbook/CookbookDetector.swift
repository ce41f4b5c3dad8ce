/// The circle recipe of the iOS developer's cookbook: duration, inflections, convergence, transit.
///
/// Its count of inflections measures the sampling rate as much as the shape, because the small
/// noise of every sample near the extremes of a circle counts anew: a good circle passes at 60
/// samples a second and fails at 240. ``Stroke/resampled(to:)`` helps.
public struct CookbookDetector: PublishedDetector, SelectiveDetector {
  public static let name = "cookbook"
  public static let citation = "The iOS Developer's Cookbook, Recipe 1-10: Detecting Circles"

  /// The fewest samples; values below 1 mean 1, because there is no circle without a sample.
  public var minPoints = 2
  /// The longest time from the first sample until the finger is lifted, in seconds.
  public var maxDuration = 2.0
  /// The most inflections.
  public var maxInflections = 5
  /// The width of the view where the stroke does not say, in points.
  public var viewWidth = 320.0
  /// The greatest distance from the first sample to the last; a third of the view's width if nil.
  public var maxGap: Double?
  /// The least transit, in radians.
  public var minTransit = 2 * Double.pi - Double.pi / 4
  /// The greatest transit, in radians.
  public var maxTransit = 2 * Double.pi + Double.pi
  /// True to compute as the published code does, including its mistakes.
  public var asPublished = false
  public var omittedChecks: [Check.Name] = []

  /// The recipe with its published limits.
  public init() {}

  public func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    guard proceed(points(of: stroke)),
      proceed(duration(of: stroke)),
      proceed(inflections(of: stroke)),
      proceed(closure(of: stroke))
    else { return nil }
    let box = leastRectangle(of: stroke)
    let transit = box.map { self.transit(of: stroke, about: $0) }
    guard proceed(tooShort(transit)),
      proceed(tooFar(transit))
    else { return nil }
    return box.map { Circle(center: $0.center, radius: $0.width / 4 + $0.height / 4) }
  }

  /// A stroke that takes too long or has too many inflections. The transit is not checked early:
  /// the centre moves as the stroke grows, and the same motion turns less when seen from farther
  /// away.
  public func earlyFailure(of stroke: Stroke) -> Check? {
    [duration(of: stroke), inflections(of: stroke)].first { $0.isFailed && !omits($0) }
  }

  /// The verdict by all checks, and what the recipe logs and returns besides.
  public func explanation(of stroke: Stroke) -> Explanation {
    let (checks, circle) = allChecks(of: stroke)
    var explanation = explanation(by: checks, circle)
    explanation.remarks = remarks(on: stroke, explanation.verdict)
    return explanation
  }

  private func remarks(on stroke: Stroke, _ verdict: Verdict) -> [Remark] {
    // The recipe logs the duration as soon as it has enough samples, and returns rectangles only
    // for a circle.
    let duration = stroke.touchDuration.map { Remark.transitDuration($0) }
    let result = verdict.isCircle ? rectangles(of: stroke) : nil
    let rectangles = result.map { Remark.rectangles(least: $0.least, centered: $0.centered) }
    return verdict.reason == .tooFewPoints ? [] : [duration, rectangles].compactMap { $0 }
  }

  /// The two rectangles of the recipe's result: the bounding box of the samples, and the same box
  /// about their mean. Nil for an empty stroke.
  package func rectangles(of stroke: Stroke) -> (least: Rect, centered: Rect)? {
    guard let least = leastRectangle(of: stroke) else { return nil }
    let n = Double(stroke.count)
    let mean = Point(
      stroke.x.reduce(0) { $0 + $1 / n }, stroke.y.reduce(0) { $0 + $1 / n })
    return (least, least.centered(on: mean))
  }
}

extension CookbookDetector {
  private func points(of stroke: Stroke) -> Check {
    Check(
      .points, Double(stroke.count), .atLeast(Double(max(minPoints, 1))), .tooFewPoints,
      setting: "min-points")
  }

  private func duration(of stroke: Stroke) -> Check {
    Check(
      .duration, stroke.touchDuration, .atMost(maxDuration), .excessiveDuration,
      setting: "max-duration")
  }

  private func inflections(of stroke: Stroke) -> Check {
    let count = stroke.inflections
    return Check(
      .inflections, Double(count), .atMost(Double(maxInflections)), .excessiveInflections,
      setting: "max-inflections")
  }

  private func closure(of stroke: Stroke) -> Check {
    let most = maxGap ?? (stroke.viewWidth ?? viewWidth) / 3
    return Check(
      .closure, stroke.closingDistance, .atMost(most), .startTooFarFromEnd, setting: "max-gap")
  }

  private func tooShort(_ transit: Double?) -> Check {
    Check(.transit, transit, .atLeast(minTransit), .transitTooShort, setting: "min-transit")
  }

  private func tooFar(_ transit: Double?) -> Check {
    Check(.transit, transit, .atMost(maxTransit), .transitTooLong, setting: "max-transit")
  }

  private func transit(of stroke: Stroke, about box: Rect) -> Double {
    asPublished ? stroke.publishedTransit(about: box.center) : stroke.transit(about: box)
  }

  /// The bounding box of the samples.
  ///
  /// As published: the rectangle starts as the empty one at (0, 0), and any rectangle equal to that
  /// counts as unset. So samples at exactly (0, 0) at the start of a stroke are forgotten.
  private func leastRectangle(of stroke: Stroke) -> Rect? {
    guard asPublished else { return stroke.bounds }
    var box: Rect?
    for index in 0..<stroke.count {
      let dot = Rect(around: stroke.point(at: index), stroke.point(at: index))
      let isUnset = box.map { $0 == Rect(around: .origin, .origin) } ?? true
      box = isUnset ? dot : box?.union(dot)
    }
    return box
  }
}

extension Stroke {
  /// The number of steps that change sign against the step before, along either axis; a step of 0
  /// counts with those up and left, because the subtraction runs from the later sample to the
  /// earlier and the sign of 0 is +. The last step is never compared.
  ///
  /// - Complexity: O(n).
  var inflections: Int {
    guard count > 3 else { return 0 }
    return x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        guard let x = x.baseAddress, let y = y.baseAddress else { return 0 }
        // sign(P(i−1) − P(i)) is − exactly when the coordinate grows.
        return StrokeCore.count(in: 2..<(count - 1)) { index, four in
          let (x1, y1) = (four(x + index - 1), four(y + index - 1))
          let oldX = four(x + index - 2) .< x1
          let oldY = four(y + index - 2) .< y1
          return (x1 .< four(x + index) .^ oldX) .| (y1 .< four(y + index) .^ oldY)
        }
      }
    }
  }

  /// The transit as the published code sums it: in single precision, with a cosine that rounding
  /// may push past 1. Its arc is NaN then, the sum stays NaN, and NaN passes every limit.
  func publishedTransit(about center: Point) -> Double {
    var sum: Float = 0
    for index in 1..<Swift.max(count, 1) {
      let a = point(at: index - 1) - center
      let b = point(at: index) - center
      let cosine = a.dot(b) / (a.lengthSquared.squareRoot() * b.lengthSquared.squareRoot())
      sum = Float(Double(sum) + arcCosine(cosine).magnitude)
    }
    return Double(sum)
  }
}

// The recipe's reasons, in the words that it logs.

extension Reason {
  /// Fewer samples than the recipe requires.
  public static let tooFewPoints = Reason(
    code: "too-few-points", text: "Too few points (2) for circle")
  /// A stroke that took too long.
  public static let excessiveDuration = Reason(
    code: "excessive-duration", text: "Excessive duration")
  /// More changes of direction than a circle needs.
  public static let excessiveInflections = Reason(
    code: "excessive-inflections", text: "Excessive inflections")
  /// Ends that are too far apart.
  public static let startTooFarFromEnd = Reason(
    code: "start-too-far-from-end", text: "Start too far from end")
  /// Less of an angle about the centre than a circle.
  public static let transitTooShort = Reason(code: "transit-too-short", text: "Transit too short")
  /// More of an angle about the centre than a circle.
  public static let transitTooLong = Reason(code: "transit-too-long", text: "Transit too long")
}

extension CookbookDetector {
  public static let reasons: [Reason] = [
    .tooFewPoints, .excessiveDuration, .excessiveInflections, .startTooFarFromEnd, .transitTooShort,
    .transitTooLong,
  ]

  public static let settings: [Setting<CookbookDetector>] = [
    .minPoints(get: { $0.minPoints }, set: { $0.minPoints = $1 }),
    .maxDuration(get: { $0.maxDuration }, set: { $0.maxDuration = $1 }),
    Setting(
      "max-inflections", unit: "N", "most changes of direction",
      .count(get: { $0.maxInflections }, set: { $0.maxInflections = $1 })),
    Setting(
      "view-width", unit: "POINTS", "width of the view when a stroke does not specify one",
      range: .above(0),
      .number(get: { $0.viewWidth }, set: { $0.viewWidth = $1 })),
    .maxGap(
      .optionalNumber(
        unset: "view width / 3, 106.67 at 320",
        get: { $0.maxGap }, set: { $0.maxGap = $1 })),
    Setting(
      "min-transit", unit: "RADIANS", "least angle travelled about the centre",
      .number(get: { $0.minTransit }, set: { $0.minTransit = $1 })),
    Setting(
      "max-transit", unit: "RADIANS", "greatest angle travelled about the centre",
      .number(get: { $0.maxTransit }, set: { $0.maxTransit = $1 })),
  ]
}

extension CookbookDetector {
  /// The recipe's figure: the bounding box, the inscribed ellipse with its centre, and the other
  /// half of the recipe's result, the rectangle about the mean.
  public func construction(of stroke: Stroke) -> [Construction] {
    guard let boxes = rectangles(of: stroke) else { return [] }
    return [
      Construction(.centeredBox, .rectangle(boxes.centered)),
      Construction(.boundingBox, .rectangle(boxes.least)),
      Construction(.inscribedEllipse, .ellipse(Ellipse(in: boxes.least))),
      Construction(.center, .point(boxes.least.center)),
    ].compactMap { $0 }
  }

  /// The samples at which an inflection is counted, and the gap between the ends.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    let failures = failures(on: stroke)
    return [
      Evidence(
        .inflections, .points(stroke.inflectionPoints), isFailed: failures.contains(.inflections)),
      .gap(of: stroke, isFailed: failures.contains(.closure)),
    ].compactMap { $0 }
  }
}

extension Stroke {
  /// The samples at which ``inflections`` counts one: each lies between the two steps that it
  /// compares.
  fileprivate var inflectionPoints: [Point] {
    guard count > 3 else { return [] }
    return (2..<(count - 1)).compactMap { index in
      func turns(_ row: [Double]) -> Bool {
        (row[index - 1] < row[index]) != (row[index - 2] < row[index - 1])
      }
      return turns(x) || turns(y) ? point(at: index - 1) : nil
    }
  }
}
