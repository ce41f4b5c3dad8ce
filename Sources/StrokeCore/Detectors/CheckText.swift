// Wording and digits of checks, shared by all reports, pictures and pages.

extension Check.Name {
  /// With a leading space.
  package var unit: FixedText {
    switch self {
    case .duration: FixedText(" s")
    case .transit: FixedText(" rad")
    case .roundness: FixedText(" %")
    case .angleRise: FixedText("°")
    default: FixedText("")
    }
  }
}

extension Verdict {
  package var headline: FixedText { FixedText(isCircle ? "circle" : "not a circle") }
}

extension Limit {
  /// The bound that a number violates, or else the nearer one.
  package func nearest(to number: Double) -> Double {
    switch self {
    case .atMost(let bound), .atLeast(let bound), .above(let bound): bound
    case .within(let least, let most): number - least < most - number ? least : most
    }
  }
}

extension Double {
  /// True if three decimals are needed and enough to show the number as it was entered.
  private var isInThousandths: Bool {
    let thousandths = (self * 1_000).rounded()
    let hundredths = thousandths / 10
    return (self * 1_000 - thousandths).magnitude < 1e-9 && hundredths != hundredths.rounded()
  }

  /// The decimals that show three significant digits, from 1 to 8.
  package var decimalsForThreeDigits: Int {
    var decimals = 1
    var size = magnitude
    while size < 10, decimals < 8 {
      decimals += 1
      size *= 10
    }
    return decimals
  }

  /// Two decimals, three if the limit has three, or as many as it takes to tell a number from its
  /// limit.
  package func decimals(apart limit: Double) -> Int {
    let difference = (self - limit).magnitude
    var decimals = limit.isInThousandths ? 3 : 2
    var place = limit.isInThousandths ? 0.001 : 0.01
    while decimals < 9, difference > 0, difference < place {
      decimals += 1
      place /= 10
    }
    return decimals
  }
}

extension [UInt8] {
  /// Appends the measured value with its unit, or a dash if nothing was measured.
  package mutating func append(measuredBy check: Check) {
    guard let number = check.measured else { return append(FixedText("–")) }
    append(short: number, upTo: number.decimals(apart: check.limit.nearest(to: number)))
    if number.isFinite { append(check.name.unit) }
  }

  /// Appends the limit in signs: `≤ 5`.
  package mutating func append(limitOf check: Check) {
    let nearest = check.limit.nearest(to: check.measured ?? 0)
    let decimals = (check.measured ?? .infinity).decimals(apart: nearest)
    switch check.limit {
    case .atMost(let most): append(FixedText("≤ "), most, decimals)
    case .atLeast(let least): append(FixedText("≥ "), least, decimals)
    case .above(let bound): append(FixedText("> "), bound, decimals)
    case .within(let least, let most):
      append(short: least, upTo: decimals)
      append(FixedText(" – "), most, decimals)
    }
  }

  private mutating func append(_ sign: FixedText, _ bound: Double, _ decimals: Int) {
    append(sign)
    append(short: bound, upTo: decimals)
  }

  /// Appends why the check rejects: `Excessive inflections (9, limit 5)`.
  package mutating func append(reasonOf check: Check) {
    append(check.reason.fixedText)
    guard let measured = check.measured else { return }
    append(FixedText(" ("))
    let limit = check.limit.nearest(to: measured)
    let decimals = measured.decimals(apart: limit)
    append(measured, upTo: decimals)
    // The published text has a number of its own in front.
    if check.reason == .tooFewPoints {
      append(measured == 1 ? FixedText(" sample, at least ") : FixedText(" samples, at least "))
      append(limit, upTo: decimals)
      return append(UInt8(ascii: ")"))
    }
    append(FixedText(", limit "))
    append(limit, upTo: decimals)
    append(UInt8(ascii: ")"))
  }

  /// Appends a verdict: `not a circle: Excessive inflections (9, limit 5)`, or
  /// `circle, centre 160.2,240.1 radius 81.3`.
  package mutating func append(_ verdict: Verdict) {
    append(verdict.headline)
    append(detailsOf: verdict)
  }

  /// Appends what follows the headline of a verdict: where the circle is, or the reason.
  package mutating func append(detailsOf verdict: Verdict) {
    switch verdict {
    case .circle(let circle):
      append(FixedText(", centre "))
      append(circle)
    case .rejected(let check):
      append(FixedText(": "))
      append(reasonOf: check)
    }
  }

  /// Appends a circle as `160.2,240.1 radius 81.3`.
  package mutating func append(_ circle: Circle) {
    let decimals = circle.radius.decimalsForThreeDigits
    append(circle.center.x, decimals: decimals)
    append(UInt8(ascii: ","))
    append(circle.center.y, decimals: decimals)
    append(FixedText(" radius "))
    append(circle.radius, decimals: decimals)
  }
}
