// The kinds of values that options take, each read in one place.

/// The finite numbers that make sense for something.
enum NumberRange: Sendable, CustomStringConvertible {
  case all
  case above(Double)
  case from(Double)
  case within(ClosedRange<Double>)

  func contains(_ number: Double) -> Bool {
    switch self {
    case .all: number.isFinite
    case .above(let bound): number.isFinite && number > bound
    case .from(let least): number.isFinite && number >= least
    case .within(let range): range.contains(number)
    }
  }

  /// What follows "a number", with a space before it.
  var description: String {
    switch self {
    case .all: ""
    case .above(let bound): " above \(bound.text(decimals: 3))"
    case .from(let least): " from \(least.text(decimals: 3)) up"
    case .within(let range):
      " from \(range.lowerBound.text(decimals: 3)) to \(range.upperBound.text(decimals: 3))"
    }
  }
}

extension Argument {
  /// A finite number of a range.
  func number(for option: String, _ range: NumberRange = .all) throws(UsageError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("--\(option) takes a number\(range), not \"\(text)\"")
    }
    return number
  }

  /// A finite number above 0.
  func positiveNumber(for option: String) throws(UsageError) -> Double {
    try number(for: option, .above(0))
  }

  /// The greatest number of anything: large enough for all that is counted, and small enough to be
  /// added to and to be kept as a `Double`.
  static let greatestCount = 1_000_000_000_000

  /// A whole number from `least` to `most`.
  func count(
    for option: String, from least: Int = 0, to most: Int = greatestCount
  ) throws(UsageError) -> Int {
    guard let count = Int(text), count >= least, count <= most else {
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let isTooLarge = isNumber && Int(text) ?? .max > most
      let end = isTooLarge || most < Self.greatestCount ? "to \(most)" : "up"
      throw UsageError("--\(option) takes a whole number from \(least) \(end), not \"\(text)\"")
    }
    return count
  }
}
