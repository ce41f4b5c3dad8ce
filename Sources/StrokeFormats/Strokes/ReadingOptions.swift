import StrokeCore

/// The units that times are recorded in.
public enum TimeUnit: String, CaseIterable, Sendable {
  /// Seconds, what a stroke's times are kept in.
  case seconds = "s"
  /// Thousandths of a second.
  case milliseconds = "ms"
  /// Millionths of a second.
  case microseconds = "us"
  /// Thousandths of a microsecond.
  case nanoseconds = "ns"

  /// The number of these units in a second.
  public var perSecond: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1_000
    case .microseconds: 1_000_000
    case .nanoseconds: 1_000_000_000
    }
  }

  /// The power of ten that turns this unit into seconds.
  var powerOfTen: Int {
    switch self {
    case .seconds: 0
    case .milliseconds: -3
    case .microseconds: -6
    case .nanoseconds: -9
    }
  }

  /// The units in words, each as `write` writes it.
  static func list(_ write: (String) -> String = { $0 }) -> String {
    allCases.map { write($0.rawValue) }.list("or")
  }
}

/// The options of a reader.
public struct ReadingOptions: Sendable {
  /// The format; nil to tell it by content.
  public var format: StrokeFormat?
  /// The unit of times. It wins over a stroke's own, which wins over that of its document; the default
  /// is seconds.
  public var timeUnit: TimeUnit?
  /// True if arrays, objects and null among a stroke's members are kept.
  package var keepsSource = false
  /// False to read everything by its grammar, without learned patterns. What is read does not depend on it.
  package var usesFastLane = true
  /// The strokes that are wanted. A stream hands on all strokes, so that they can be counted; whoever
  /// reads it asks for this.
  package var selection = StrokeSelection()

  /// The largest document, in bytes, of the formats that are read whole: XML, and logs in one JSON
  /// array or object. A larger one is an error.
  public var largestDocument = 1 << 28

  /// The names that the file has for coordinates and the like, where they are not known; nil for the
  /// known ones. Logs of other tools have names of their own.
  public var fields: FieldNames?
  /// True for strokes recorded with `y` upward, whose every `y` changes its sign.
  public var flipsY = false
  /// The size of the screen in pixels, for what a digitizer counts in other units; nil to take its units.
  package var screen: Vector?

  /// Tell everything by content.
  public init(format: StrokeFormat? = nil, timeUnit: TimeUnit? = nil) {
    self.format = format
    self.timeUnit = timeUnit
  }
}
