// How checks weigh together. Each measure has a limit of its own, which is what a stroke may show
// that is perfect in all else. The share of that tolerance that a stroke uses is 0 for the ideal
// measure and 1 at the limit, and a stroke is a circle when the sixth powers of its shares add up to
// no more than 1. One check may use all of its tolerance, two 89 % each, four 79 %: a stroke that is
// doubtful in several ways is rejected, failing only one check slightly is accepted, and no verdict
// turns on a hair of one measure where the others are clear. (With squares, the small flaws of every
// hand would add up; with much higher powers, each check would stand alone again.)

/// The share of their tolerances that the checks of one stroke use together.
struct ToleranceUse {
  /// The sum of the sixth powers of the shares.
  private(set) var total = 0.0
  /// The greatest of the shares.
  private(set) var greatest = 0.0
  /// The number of samples in different places.
  private(set) var samples = 0.0

  /// Adds a check and the share of its tolerance that it uses.
  mutating func add(_ check: Check, _ share: Double) {
    total += Self.sixthPower(share)
    greatest = max(greatest, share)
    if check.name == .points { samples = check.measured ?? 0 }
  }

  /// True if a stroke that is rejected needs no more checks for its probability, which is 0.
  var isHopeless: Bool { margin <= RingDetector.hopelessMargin }

  /// True if the checks use more than there is only when taken together.
  var isTooMuchTogether: Bool { total > 1 && greatest <= 1 }

  /// 1 where nothing is used, 0 where just all is, below where more is, and no less than −10.
  ///
  /// Law: below 0 if and only if ``total`` is above 1.
  var margin: Double {
    total > 1 ? max(-10, min(1 - size, -.leastNonzeroMagnitude)) : max(0, 1 - size)
  }

  /// The share that one check would have to use alone to weigh as much: the sixth root of the total.
  var size: Double {
    guard greatest > 0 else { return 0 }
    let ratio = total / Self.sixthPower(greatest)
    // Newton's method on ratios from 1 to 12, from above, without the C library's last place.
    var root = 1.6
    for _ in 0..<8 { root -= (root - ratio * root / Self.sixthPower(root)) / 6 }
    return root * greatest
  }

  private static func sixthPower(_ share: Double) -> Double {
    let square = share * share
    return square * square * square
  }
}

/// What is found out about a stroke.
struct RingFinding {
  /// What a stroke is examined for, which decides where that ends.
  enum Purpose {
    /// All checks.
    case explanation
    /// The first check that fails. None is shown if none does.
    case verdict
    /// The same, and the probability.
    case judgment
  }

  let purpose: Purpose
  /// The checks so far, for an explanation.
  private(set) var checks: [Check] = []
  /// The first check that fails.
  private(set) var rejection: Check?
  /// What the checks use of their tolerances, as far as a purpose needs it.
  var use = ToleranceUse()
  /// The circle if all checks were shown.
  var circle: Circle?

  init(for purpose: Purpose) { self.purpose = purpose }

  var verdict: Verdict { Verdict(rejection, circle) }

  /// Shows a check of a detector, and returns whether the next one is needed.
  mutating func show(_ check: Check, by ring: RingDetector) -> Bool {
    if rejection == nil, check.isFailed, !ring.omits(check) { rejection = check }
    switch purpose {
    case .explanation:
      checks.append(check)
      return true
    case .verdict: return rejection == nil
    case .judgment:
      use.add(check, ring.share(check))
      return rejection == nil || !use.isHopeless
    }
  }
}

/// The measures of a stroke, with the checks that ask for them. The checks are shown in order until
/// the answer is false.
protocol RingEvidence {
  /// Measures the outline as a whole, of a stroke with this number of `points`.
  init(_ ring: RingDetector, points: Int, _ outline: Outline?, _ row: ScratchRow)
  /// True if it goes round, and is no flat loop.
  var isRound: Bool { mutating get }
  /// The circle that fits best, if one does.
  var circle: (center: Vector, radius: Double)? { get }
  /// Shows the checks of the outline as a whole, by the limits of a detector.
  mutating func showOutline(by ring: RingDetector, to proceed: (Check) -> Bool) -> Bool
  /// Measures how the line curves.
  mutating func measureCurve(by ring: RingDetector)
  /// Shows the checks of how the line curves, and of its ends.
  func showCurve(by ring: RingDetector, to proceed: (Check) -> Bool) -> Bool
}

extension RingDetector {
  /// Measures a stroke by one kind of evidence, and returns the circle if all checks were shown.
  func examine<Evidence: RingEvidence>(
    _: Evidence.Type, _ samples: PointBuffer, _ workspace: inout Workspace,
    _ finding: inout RingFinding
  ) -> (center: Vector, radius: Double)? {
    let outline = Outline(samples, in: &workspace)
    let row = workspace.row(Outline.count)
    var evidence = Evidence(self, points: samples.count, outline, row)
    guard weigh(&evidence, &finding) else { return nil }
    let drawn = outline?.samples ?? samples
    let fit =
      evidence.isRound
      ? StrokeShape.roundFit(drawn, in: &workspace) : StrokeShape(drawn, in: &workspace)?.fit
    return fit ?? evidence.circle
  }

  /// Shows all checks and adds up what they use. Where none fails alone and yet all together are
  /// too much, the one that weighs most gets the limit that the stroke would keep if it were better
  /// in everything by the same factor. How the line curves is measured when it is needed: a stroke
  /// whose outline fails already may do without, and so may the checks of one that passes all unless
  /// they are to be explained.
  func weigh(_ evidence: inout some RingEvidence, _ finding: inout RingFinding) -> Bool {
    var sum = ToleranceUse()
    // Up to the first check that fails, so that those after it are measured only if they are to be shown.
    let isLost = !evidence.showOutline(by: self) { add($0, to: &sum) && sum.greatest <= 1 }
    if isLost {
      guard evidence.showOutline(by: self, to: { finding.show($0, by: self) }) else { return false }
      sum = ToleranceUse()
      _ = evidence.showOutline(by: self) { add($0, to: &sum) }
    }
    evidence.measureCurve(by: self)
    _ = evidence.showCurve(by: self) { add($0, to: &sum) }
    let whole = sum
    defer { finding.use = whole }
    if finding.purpose != .explanation, whole.total <= 1 { return true }
    return (isLost || evidence.showOutline(by: self) { finding.show(bound($0, whole), by: self) })
      && evidence.showCurve(by: self) { finding.show(bound($0, whole), by: self) }
  }

  /// Adds what a check uses, unless it is omitted. True, so that the next one is shown.
  private func add(_ check: Check, to use: inout ToleranceUse) -> Bool {
    if !omits(check) { use.add(check, share(check)) }
    return true
  }

  private func bound(_ check: Check, _ use: ToleranceUse) -> Check {
    guard use.isTooMuchTogether, share(check) == use.greatest, let measured = check.measured
    else {
      return check
    }
    let ideal = ideal(check.name)
    let left = ideal + (measured - ideal) / use.size
    let limit: Limit =
      measured > ideal
      ? .atMost(min(left, measured.nextDown)) : .atLeast(max(left, measured.nextUp))
    return check.tightened(to: limit)
  }

  /// The share of its tolerance that a check uses: 0 for the ideal, 1 at the limit, above 1 if and
  /// only if it fails, and no more than 11.
  func share(_ check: Check) -> Double {
    // A measure that is missing counts as far outside the limit, not as within it.
    guard let measured = check.measured else { return Self.mostShare }
    let ideal = ideal(check.name)
    let share =
      switch check.limit {
      case .atMost(let most): Self.share(measured - ideal, of: most - ideal)
      // There cannot be too many samples; the fewer there are, the further off they are.
      case .atLeast(let least) where check.name == .points:
        check.isFailed ? min(least / max(measured, 0.5), Self.mostShare) : 0
      case .atLeast(let least): Self.share(ideal - measured, of: ideal - least)
      case .above, .within: 0.0
      }
    guard check.isFailed else { return min(share, 1) }
    return max(share, check.limit.isAbsolute ? Self.mostShare : 1.0.nextUp)
  }

  /// Returns the share of a tolerance. Without a tolerance there is no scale, only a side.
  private static func share(_ excess: Double, of tolerance: Double) -> Double {
    guard tolerance > 0 else { return excess > 0 ? 2 : 0 }
    return max(0, min(excess / tolerance, mostShare))
  }

  private static var mostShare: Double { 11 }

  /// Whether there is a best value that the measured one can be near to: the number of samples has
  /// none, and neither has what was not measured.
  func hasIdeal(_ check: Check) -> Bool {
    check.measured != nil && check.name != .points && !check.limit.isAbsolute
  }
}

extension Limit {
  /// True if it says only what is possible at all.
  fileprivate var isAbsolute: Bool {
    switch self {
    case .above, .within: true
    case .atMost, .atLeast: false
    }
  }
}

// How sure a verdict is, as the probability that a person would call the stroke a circle. On 18,801
// recorded strokes by 1,121 people, 1,171 of which were labelled circles, the share of circles among
// strokes of about the same margin follows a logistic curve that is one half where the verdict turns, and
// steeper for what is rejected than for what is accepted. Each person counts by the root of how much they
// drew, so that no one decides it alone. People call all 829 strokes with a margin above 0.4 circles, and six
// of the 17,427 below −0.4.
//
// A few samples can be a polygon as well as a circle. With all but 8 samples of each stroke removed, one in ten
// of the roundest strokes was not a circle; from 16 samples on, no more are wrong than with all samples.
//
// It is the probability for strokes as they were recorded; one in sixteen was a circle.
// Where all strokes are meant to be circles, it is higher for those near the line.

/// The parameters of the curve.
private enum Calibration {
  /// How much the logarithm of the odds grows for each unit of a margin below 0.
  static let slopeBelow = 15.0
  /// How much it grows for each unit of a margin above 0.
  static let slopeAbove = 10.5
  /// The samples that tell nothing. Each one more makes the slope above 0 greater by one.
  static let uselessSamples = 5.0
}

extension RingDetector {
  /// The margin at and below which no stroke was called a circle, of 16,484: the probability is 0.
  static var hopelessMargin: Double { -1 }

  /// The probability that a person would call the stroke a circle, from 0 to 1. It is a property of
  /// the stroke: strictness and the other limits do not change it. Nil if arcs are to be found,
  /// because people were not asked about these.
  ///
  /// - Complexity: O(n).
  public func probability(of stroke: Stroke) -> Double? {
    turns < 1 ? nil : Self.probability(RingDetector().examine(stroke, for: .judgment).use)
  }

  /// The probability that belongs to what a stroke uses of ring's own limits.
  private static func probability(_ use: ToleranceUse) -> Double {
    let margin = use.margin
    guard margin > hopelessMargin else { return 0 }
    let slope =
      margin < 0
      ? Calibration.slopeBelow
      : max(0, min(use.samples - Calibration.uselessSamples, Calibration.slopeAbove))
    return 1 / (1 + exponential(-slope * margin))
  }

  /// The verdict and the probability together, for little more than the price of the verdict.
  ///
  /// - Complexity: O(n).
  package func judgment(of stroke: Stroke) -> (verdict: Verdict, probability: Double?) {
    guard hasOwnLimits else { return (verdict(on: stroke), probability(of: stroke)) }
    let finding = examine(stroke, for: .judgment)
    return (finding.verdict, Self.probability(finding.use))
  }

  /// True if nothing is set.
  private var hasOwnLimits: Bool {
    strictness == 0.5 && minAspect == nil && maxTurns == nil && turns == 1 && omittedChecks.isEmpty
  }
}
