/// A range of valid finite numbers.
public enum NumberRange: Hashable, Sendable {
  /// Every finite number.
  case all
  /// Numbers above this one.
  case above(Double)
  /// This number and those above it.
  case from(Double)
  /// Numbers between two, both included.
  case within(ClosedRange<Double>)

  /// Returns true if `number` is finite and in the range.
  public func contains(_ number: Double) -> Bool {
    switch self {
    case .all: number.isFinite
    case .above(let bound): number.isFinite && number > bound
    case .from(let least): number.isFinite && number >= least
    case .within(let range): range.contains(number)
    }
  }
}
