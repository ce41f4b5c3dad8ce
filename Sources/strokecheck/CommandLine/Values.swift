// The kinds of values that options take, each read in one place.

extension Argument {
  /// A finite number.
  func number(for option: String) throws(UsageError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw UsageError("--\(option) takes a number, not \"\(text)\"")
    }
    return number
  }

  /// A finite number above 0.
  func positiveNumber(for option: String) throws(UsageError) -> Double {
    let number = try self.number(for: option)
    guard number > 0 else { throw UsageError("--\(option) takes a number above 0, not \(text)") }
    return number
  }

  /// A finite number that is not below 0.
  func nonNegativeNumber(for option: String) throws(UsageError) -> Double {
    let number = try self.number(for: option)
    guard number >= 0 else { throw UsageError("--\(option) takes no number below 0, as \(text)") }
    return number
  }

  /// A whole number of at least `least`.
  func count(for option: String, from least: Int = 0) throws(UsageError) -> Int {
    guard let count = Int(text), count >= least else {
      throw UsageError("--\(option) takes a whole number from \(least) up, not \"\(text)\"")
    }
    return count
  }
}
