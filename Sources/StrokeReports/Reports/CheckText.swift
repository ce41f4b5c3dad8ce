import StrokeCore
import StrokeFormats

// The words and digits for checks that every report and picture uses.

extension Check.Name {
  /// The unit of its numbers, with a space before it.
  var unit: String {
    switch self {
    case .duration: " s"
    case .transit: " rad"
    case .roundness: " %"
    case .angleRise: "°"
    default: ""
    }
  }
}

extension Limit {
  /// The bound that a number is outside of, or else the one it is nearer to.
  func nearest(to number: Double) -> Double {
    switch self {
    case .atMost(let bound), .atLeast(let bound), .above(let bound): bound
    case .within(let least, let most): number - least < most - number ? least : most
    }
  }
}

extension Double {
  /// True if three places after the point, and no fewer, show the number as it was meant.
  private var isInThousandths: Bool {
    let thousandths = (self * 1_000).rounded()
    let hundredths = thousandths / 10
    return (self * 1_000 - thousandths).magnitude < 1e-9 && hundredths != hundredths.rounded()
  }

  /// The places after the point that show three digits of a number, one at least, eight at most.
  var decimalsForThreeDigits: Int {
    var decimals = 1
    var size = magnitude
    while size < 10, decimals < 8 {
      decimals += 1
      size *= 10
    }
    return decimals
  }

  /// Two places after the point, three if the limit was set so, or as many more as it takes to tell
  /// a number from its limit.
  func decimals(apart limit: Double) -> Int {
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

extension Check {
  /// The measured value with its unit; nil if there was nothing to measure.
  var measuredText: String? {
    measured.map { number in
      let text = number.shortText(upTo: number.decimals(apart: limit.nearest(to: number)))
      return number.isFinite ? text + name.unit : text
    }
  }

  /// The limit in signs: `≤ 5`.
  var limitText: String {
    let decimals = (measured ?? .infinity).decimals(apart: limit.nearest(to: measured ?? 0))
    return switch limit {
    case .atMost(let most): "≤ " + most.shortText(upTo: decimals)
    case .atLeast(let least): "≥ " + least.shortText(upTo: decimals)
    case .above(let bound): "> " + bound.shortText(upTo: decimals)
    case .within(let least, let most):
      least.shortText(upTo: decimals) + " – " + most.shortText(upTo: decimals)
    }
  }
}

extension Double {
  /// The number with up to so many places after the point; from a billion on with three digits and
  /// an exponent, because pictures have no room for more.
  func shortText(upTo decimals: Int) -> String {
    guard magnitude >= 1e9, isFinite else { return text(upTo: decimals) }
    var (digits, exponent) = (self, 0)
    while digits.magnitude >= 9.995 {
      digits /= 10
      exponent += 1
    }
    return "\(digits.text(upTo: 2))e\(exponent)"
  }
}

// MARK: - Shapes

extension Circle {
  /// `centre 160.2,240.1 radius 81.3`
  var text: String { "centre " + String { $0.append(self) } }
}

extension Rect {
  /// The left, upper, right and lower edge.
  var edges: [Double] { [minX, minY, maxX, maxY] }
}

extension [UInt8] {
  /// Appends a circle as `160.2,240.1 radius 81.3`.
  mutating func append(_ circle: Circle) {
    let decimals = circle.radius.decimalsForThreeDigits
    append(circle.center.x, decimals: decimals)
    append(UInt8(ascii: ","))
    append(circle.center.y, decimals: decimals)
    append(" radius ")
    append(circle.radius, decimals: decimals)
  }

  /// Appends a rectangle by its edges: `10,20 to 54,64`.
  mutating func append(edges box: Rect, upTo decimals: Int) {
    for (index, number) in box.edges.enumerated() {
      if index > 0 { append(index == 2 ? " to " : ",") }
      append(number, upTo: decimals)
    }
  }
}
