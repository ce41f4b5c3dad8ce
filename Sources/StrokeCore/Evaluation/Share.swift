package struct Share: Hashable, Sendable {
  package let count: Int
  /// At least `count`.
  package let total: Int

  package init(_ count: Int, of total: Int) {
    precondition((0...max(total, 0)).contains(count), "a part of a whole")
    self.count = count
    self.total = total
  }

  /// From 0 to 1; nil if the total is 0.
  package var value: Double? { total > 0 ? Double(count) / Double(total) : nil }

  /// The 95 % confidence interval by Wilson's score (1927), which unlike the usual ± is right near
  /// 0 and 1; 0 to 1 if the total is 0.
  package var interval: ClosedRange<Double> {
    guard let share = value else { return 0...1 }
    let z = 1.959_963_984_540_054
    let n = Double(total)
    let middle = share + z * z / (2 * n)
    let reach = z * ((share * (1 - share) + z * z / (4 * n)) / n).squareRoot()
    let size = 1 + z * z / n
    // At the ends the two cancel, except for rounding.
    let least = count == 0 ? 0 : max(0, (middle - reach) / size)
    let most = count == total ? 1 : min(1, (middle + reach) / size)
    return least...most
  }
}
