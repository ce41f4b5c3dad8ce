/// The finite numbers that make sense for something.
public enum NumberRange: Hashable, Sendable {
  /// Every finite number.
  case all
  /// Numbers above this one.
  case above(Double)
  /// This number and those above it.
  case from(Double)
  /// Numbers between two, both included.
  case within(ClosedRange<Double>)

  /// Tells whether `number` is finite and one of them.
  public func contains(_ number: Double) -> Bool {
    switch self {
    case .all: number.isFinite
    case .above(let bound): number.isFinite && number > bound
    case .from(let least): number.isFinite && number >= least
    case .within(let range): range.contains(number)
    }
  }
}
