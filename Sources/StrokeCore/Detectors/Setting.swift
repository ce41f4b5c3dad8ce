/// A number of a detector that its user may change: what to call it, what makes sense for it, and
/// where the detector keeps it. The command line, its help and its defaults are built from these.
///
/// ```swift
/// Setting<LaMarcheDetector>(
///   "max-gap", unit: "POINTS", "the farthest from the first sample to the last",
///   .number(get: { $0.maxGap }, set: { $0.maxGap = $1 }))
/// ```
public struct Setting<Owner: Detector>: Sendable {
  /// The kind of number, and how it is read and written. (Closures rather than key paths, which
  /// Embedded Swift has none of.)
  public enum Access: Sendable {
    /// A number.
    case number(
      get: @Sendable (Owner) -> Double, set: @Sendable (inout Owner, Double) -> Void)
    /// A number that may be left open, as nil, for one that depends on the stroke or on others.
    case optionalNumber(
      get: @Sendable (Owner) -> Double?, set: @Sendable (inout Owner, Double?) -> Void)
    /// A whole number.
    case count(get: @Sendable (Owner) -> Int, set: @Sendable (inout Owner, Int) -> Void)
  }

  /// The name, lowercase words with hyphens between them. Detectors whose settings have the same
  /// name mean the same by it.
  public let name: String
  /// The unit, as help shows it: `SECONDS`.
  public let unit: String
  /// A few words on what it is.
  public let summary: String
  /// The numbers that make sense for it.
  public let range: NumberRange
  /// The kind of number, and how it is read and written.
  public let access: Access

  /// A setting of this name.
  public init(
    _ name: String, unit: String, _ summary: String, range: NumberRange = .from(0),
    _ access: Access
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.range = range
    self.access = access
  }

  /// The fewest samples that a stroke may have.
  static func minPoints(
    get: @escaping @Sendable (Owner) -> Int, set: @escaping @Sendable (inout Owner, Int) -> Void
  ) -> Setting {
    Setting("min-points", unit: "N", "the fewest samples", .count(get: get, set: set))
  }

  /// The longest time that a stroke may take.
  static func maxDuration(
    get: @escaping @Sendable (Owner) -> Double,
    set: @escaping @Sendable (inout Owner, Double) -> Void
  ) -> Setting {
    Setting(maxDurationName, unit: "SECONDS", "the longest time", .number(get: get, set: set))
  }

  /// The greatest distance from the first sample to the last.
  static func maxGap(_ access: Access) -> Setting {
    Setting("max-gap", unit: "POINTS", "the farthest from the first sample to the last", access)
  }

  private static var maxDurationName: String { "max-duration" }

  /// Tells whether it limits how long a stroke may take.
  package var limitsDuration: Bool { name == Self.maxDurationName }

  /// Tells whether it counts something, and so takes whole numbers only.
  public var isCount: Bool {
    if case .count = access { true } else { false }
  }

  /// The value in `detector`, or nil if it is left open there.
  public func value(in detector: Owner) -> Double? {
    switch access {
    case .number(let get, _): get(detector)
    case .optionalNumber(let get, _): get(detector)
    case .count(let get, _): Double(get(detector))
    }
  }

  /// Gives it a value, of a count the whole number next to it.
  ///
  /// Guarantee: a value that ``range`` does not contain changes nothing.
  public func set(_ value: Double, in detector: inout Owner) {
    guard range.contains(value) else { return }
    switch access {
    case .number(_, let set): set(&detector, value)
    case .optionalNumber(_, let set): set(&detector, value)
    case .count(_, let set):
      set(&detector, Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max))
    }
  }
}
