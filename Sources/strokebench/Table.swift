import StrokeFormats

/// The rows that a run prints, and whether all answers in them were right.
struct Table {
  private(set) var isRight = true

  /// Prints a row: what was timed, the figure with its unit, and what else there is to say.
  mutating func add(
    _ name: String, _ value: Double, _ unit: String, note: String = "", isRight: Bool = true
  ) {
    self.isRight = self.isRight && isRight
    let wrong = isRight ? "" : "WRONG ANSWER; "
    print(
      name.padded(to: 52) + Self.text(value).indented(to: 12) + " " + unit.padded(to: 12) + " "
        + wrong + note)
  }

  /// Three digits, or all before the point.
  private static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(value, decimals: value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The least time that `body` takes in so many rounds, in nanoseconds.
func bestTime(rounds: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  return (0..<rounds).map { _ in
    let (seconds, attoseconds) = clock.measure(body).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }.min() ?? 0
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func indented(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
