/// Katz's custom recognizer of 2015: a circle is fitted, and the stroke must keep close to it, out
/// of its middle, and cover its box.
public struct KatzDetector: PublishedDetector, SelectiveDetector {
  public static let name = "katz"
  public static let citation =
    "Michael Katz, UIGestureRecognizer Tutorial: Creating Custom Recognizers (2015)"

  /// The one number that sets the limits of the fit's error, the size of the middle and the
  /// overlap.
  public var tolerance = 0.2
  /// True to compute as the published code does, including its mistakes.
  public var asPublished = false
  public var omittedChecks: [Check.Name] = []

  /// The recognizer with its published tolerance.
  public init() {}

  public func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    let fit = fit.circle(through: stroke)
    guard proceed(Check(.fit, fit?.radius ?? 0, .above(0), .noCircleFits)),
      proceed(
        Check(
          .fitError, fit.map { stroke.relativeError(from: $0) }, .atMost(tolerance),
          .fitErrorTooLarge, setting: "tolerance")),
      proceed(
        Check(
          .pointsInMiddle, fit.map { Double(stroke.count(in: middle(of: $0))) }, .atMost(0),
          .pointsInTheMiddle, setting: "tolerance")),
      proceed(
        Check(
          .overlap, fit.map { overlap(of: stroke, with: $0) }, .above(1 - tolerance),
          .overlapTooSmall, setting: "tolerance"))
    else { return nil }
    return fit
  }

  public func earlyFailure(of stroke: Stroke) -> Check? { nil }

  /// The fit of the samples.
  ///
  /// As published: a misread square in the moments, and no more than 8 steps.
  var fit: CircleFit {
    asPublished ? CircleFit(maxIterations: 8, reproducesPublishedSlip: true) : CircleFit()
  }

  /// The square about the centre that the stroke must avoid. It has no size, and so contains no
  /// samples, unless the tolerance is above 0.
  package func middle(of circle: Circle) -> Rect {
    let half = tolerance > 0 ? circle.radius / 2.0.squareRoot() * tolerance : 0
    return Circle(center: circle.center, radius: half).bounds
  }

  /// The share of the circle's bounding box that the stroke's bounding box covers.
  private func overlap(of stroke: Stroke, with circle: Circle) -> Double {
    let box = circle.bounds
    guard let common = stroke.bounds?.intersection(box) else { return 0 }
    return common.width / box.width * (common.height / box.height)
  }
}

extension Stroke {
  /// The root mean square of the samples' distances from the circle, relative to its radius.
  fileprivate func relativeError(from circle: Circle) -> Double {
    // A power of two, so that squares neither overflow nor underflow and no digit is lost.
    let scale = circle.radius.reciprocalPowerOfTwo
    let radius = circle.radius * scale
    var sum = SIMD4<Double>.zero
    forEachFour { x, y, count in
      let dx = (x - circle.center.x) * scale
      let dy = (y - circle.center.y) * scale
      let deviation = (dx * dx + dy * dy).squareRoot() - radius
      sum += (deviation * deviation).masked(to: count)
    }
    return (sum.sum() / Double(count)).squareRoot() / radius
  }

  /// The number of samples in `box`, including its lower edges but not its upper ones.
  func count(in box: Rect) -> Int {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        guard let x = x.baseAddress, let y = y.baseAddress else { return 0 }
        return StrokeCore.count(in: 0..<count) { index, four in
          let (x, y) = (four(x + index), four(y + index))
          return x .>= box.minX .& x .< box.maxX .& y .>= box.minY .& y .< box.maxY
        }
      }
    }
  }
}

// The recognizer logs nothing: these words are ours.

extension Reason {
  /// Samples through which no circle can be fitted.
  public static let noCircleFits = Reason(code: "no-circle-fits", text: "No circle fits")
  /// Samples too far from the fitted circle.
  public static let fitErrorTooLarge = Reason(
    code: "fit-error-too-large", text: "Fit error too large")
  /// Samples in the middle of the fitted circle.
  public static let pointsInTheMiddle = Reason(
    code: "points-in-the-middle", text: "Points in the middle")
  /// A bounding box that covers too little of the fitted circle's.
  public static let overlapTooSmall = Reason(code: "overlap-too-small", text: "Overlap too small")
}

extension KatzDetector {
  public static let reasons: [Reason] = [
    .noCircleFits, .fitErrorTooLarge, .pointsInTheMiddle, .overlapTooSmall,
  ]

  public static let settings: [Setting<KatzDetector>] = [
    Setting(
      "tolerance", unit: "SHARE",
      "fit error allowed; also widens the middle and lowers the overlap",
      .number(get: { $0.tolerance }, set: { $0.tolerance = $1 }))
  ]
}

extension KatzDetector {
  /// The fitted circle, the square in its middle that must be empty, and the two boxes whose
  /// overlap counts. Where no circle fits, only the box of the stroke.
  public func construction(of stroke: Stroke) -> [Construction] {
    let box = stroke.bounds.flatMap { Construction(.strokeBox, .rectangle($0)) }
    guard let fit = fit.circle(through: stroke) else { return [box].compactMap { $0 } }
    return [
      Construction(.fittedBox, .rectangle(fit.bounds)),
      box,
      Construction(.middle, .rectangle(middle(of: fit))),
      Construction(.fittedCircle, .circle(fit)),
      Construction(.center, .point(fit.center)),
    ].compactMap { $0 }
  }

  /// The distances of the samples from the fitted circle, and the samples in its middle.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    guard let fit = fit.circle(through: stroke) else { return [] }
    let failures = failures(on: stroke)
    let middle = middle(of: fit)
    // The same half-open box as for the count.
    let inside = stroke.points.filter {
      $0.x >= middle.minX && $0.x < middle.maxX && $0.y >= middle.minY && $0.y < middle.maxY
    }
    return [
      Evidence(.residuals, .residuals(from: fit), isFailed: failures.contains(.fitError)),
      Evidence(.inMiddle, .points(inside), isFailed: failures.contains(.pointsInMiddle)),
    ].compactMap { $0 }
  }
}
