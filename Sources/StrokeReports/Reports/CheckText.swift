import StrokeCore
import StrokeFormats

extension Check {
  /// The measured value with its unit, or a dash.
  var measuredText: String { String { $0.append(measuredBy: self) } }

  /// The limit in signs: `≤ 5`.
  var limitText: String { String { $0.append(limitOf: self) } }
}

extension Limit {
  /// The limit in words: `at most 5`.
  func words(decimals: Int) -> String {
    let text = { (number: Double) in number.text(upTo: decimals) }
    return switch self {
    case .atMost(let most): "at most " + text(most)
    case .atLeast(let least): "at least " + text(least)
    case .above(let bound): "above " + text(bound)
    case .within(let least, let most): text(least) + " to " + text(most)
    }
  }
}

extension Double {
  /// The number with up to so many places after the point; from a billion on with three digits and
  /// an exponent, because pictures have no room for more.
  func shortText(upTo decimals: Int) -> String { String { $0.append(short: self, upTo: decimals) } }
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
  /// Appends a rectangle by its edges: `10,20 to 54,64`.
  mutating func append(edges box: Rect, upTo decimals: Int) {
    for (index, number) in box.edges.enumerated() {
      if index > 0 { append(index == 2 ? " to " : ",") }
      append(number, upTo: decimals)
    }
  }
}
