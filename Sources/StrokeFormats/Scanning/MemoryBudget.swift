/// The memory left for what is kept of inputs. Readers that keep more than a stroke at a time check
/// it as they go, because a failed allocation ends the program.
package struct MemoryBudget: Sendable {
  private let shortage: @Sendable () -> String?
  /// The number of values kept since the last check.
  private var kept = 0

  /// The number of values, of up to a few hundred bytes each, between two checks: too few to
  /// exhaust memory, and so many that the checks cost nothing compared with reading the values.
  private static let interval = 1024

  /// A budget with a function that returns the reason why nothing more may be kept, or nil while
  /// there is room.
  package init(_ shortage: @escaping @Sendable () -> String?) { self.shortage = shortage }

  /// The budget of the library, whose callers decide how large inputs may be.
  package static let unlimited = MemoryBudget { nil }

  /// Checks that there is room for one more value, at this position.
  @inline(__always)
  mutating func check(at position: @autoclosure () -> TextPosition) throws(ReadError) {
    kept += 1
    guard kept >= Self.interval else { return }
    kept = 0
    try checkNow(at: position())
  }

  /// Checks that there is room for one more value, in this line.
  package mutating func check(atLine line: Int) throws(ReadError) {
    try check(at: TextPosition(line: line))
  }

  /// Checks that there is room for more.
  func checkNow(at position: TextPosition) throws(ReadError) {
    if let reason = shortage() { throw ReadError(reason, at: position) }
  }
}
