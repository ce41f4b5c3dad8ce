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

/// A number of a detector that its user can change: its name, its valid range, and access to it. The
/// command line, its help and its defaults are built from these.
///
/// ```swift
/// Setting<LaMarcheDetector>(
///   "max-gap", unit: "POINTS", "greatest gap between the ends",
///   .number(get: { $0.maxGap }, set: { $0.maxGap = $1 }))
/// ```
public struct Setting<Owner>: Sendable {
  /// The kind of number, and how to get and set it. (Closures, because Embedded Swift has no key
  /// paths.)
  public enum Access: Sendable {
    /// A number.
    case number(
      get: @Sendable (Owner) -> Double, set: @Sendable (inout Owner, Double) -> Void)
    /// A number that can be nil, for a value that depends on the stroke or on other settings; `unset`
    /// describes that value.
    case optionalNumber(
      unset: StaticString, get: @Sendable (Owner) -> Double?,
      set: @Sendable (inout Owner, Double?) -> Void)
    /// A whole number.
    case count(get: @Sendable (Owner) -> Int, set: @Sendable (inout Owner, Int) -> Void)
  }

  /// The name, lowercase words with hyphens between them. Detectors whose settings have the same
  /// name give it the same meaning.
  public var name: String { fixedName.description }
  /// The unit, as help shows it: `SECONDS`.
  public var unit: String { fixedUnit.description }
  /// A short description.
  public var summary: String { fixedSummary.description }
  /// The valid numbers.
  public let range: NumberRange
  /// The kind of number, and how to get and set it.
  public let access: Access

  package let fixedName: FixedText
  package let fixedUnit: FixedText
  package let fixedSummary: FixedText

  /// Creates a setting of a detector.
  public init(
    _ name: StaticString, unit: StaticString, _ summary: StaticString,
    range: NumberRange = .from(0),
    _ access: Access
  ) {
    fixedName = FixedText(name)
    fixedUnit = FixedText(unit)
    fixedSummary = FixedText(summary)
    self.range = range
    self.access = access
  }

  static func minPoints(
    get: @escaping @Sendable (Owner) -> Int, set: @escaping @Sendable (inout Owner, Int) -> Void
  ) -> Setting {
    Setting("min-points", unit: "N", "fewest samples", .count(get: get, set: set))
  }

  static func maxDuration(
    get: @escaping @Sendable (Owner) -> Double,
    set: @escaping @Sendable (inout Owner, Double) -> Void
  ) -> Setting {
    Setting("max-duration", unit: "SECONDS", "longest duration", .number(get: get, set: set))
  }

  static func maxGap(_ access: Access) -> Setting {
    Setting(
      "max-gap", unit: "POINTS", "greatest gap between the ends", access)
  }

  /// True for a count, which takes whole numbers only.
  public var isCount: Bool {
    if case .count = access { true } else { false }
  }

  /// The description of the value that an unset setting stands for, if it can be unset.
  public var unsetMeaning: String? { fixedUnsetMeaning?.description }

  package var fixedUnsetMeaning: FixedText? {
    if case .optionalNumber(let unset, _, _) = access { FixedText(unset) } else { nil }
  }

  /// The value in `detector`, or nil if it is unset there.
  public func value(in detector: Owner) -> Double? {
    switch access {
    case .number(let get, _): get(detector)
    case .optionalNumber(_, let get, _): get(detector)
    case .count(let get, _): Double(get(detector))
    }
  }

  /// Sets the value; a count is rounded to a whole number.
  ///
  /// A value outside ``range`` changes nothing.
  public func set(_ value: Double, in detector: inout Owner) {
    guard range.contains(value) else { return }
    switch access {
    case .number(_, let set): set(&detector, value)
    case .optionalNumber(_, _, let set): set(&detector, value)
    case .count(_, let set):
      set(&detector, Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max))
    }
  }
}
