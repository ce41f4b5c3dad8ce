/// The memory that is left for what is kept of inputs. Readers that keep more than a stroke at a time ask
/// it as they go on, because a failed allocation ends the program.
package struct MemoryBudget: Sendable {
  private let shortage: @Sendable () -> String?
  /// The number of values that were kept since it was last asked.
  private var kept = 0

  /// The values, of up to a few hundred bytes each, between two questions: far fewer than run short of memory, and
  /// so many that the questions cost nothing beside reading them.
  private static let interval = 1024

  /// A budget that gives the reason why nothing more may be kept, or nil as long as there is room.
  package init(_ shortage: @escaping @Sendable () -> String?) { self.shortage = shortage }

  /// The budget of a library, whose caller decides how large the inputs may be.
  package static let unlimited = MemoryBudget { nil }

  /// Checks that there is room for one more value, which begins at a place.
  @inline(__always)
  mutating func check(at position: @autoclosure () -> TextPosition) throws(ReadError) {
    kept += 1
    guard kept >= Self.interval else { return }
    kept = 0
    try checkNow(at: position())
  }

  /// Checks that there is room for anything more.
  func checkNow(at position: TextPosition) throws(ReadError) {
    if let reason = shortage() { throw ReadError(reason, at: position) }
  }
}
