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

  /// The number of steps from seconds, each a thousandth of the one before.
  private var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The power of ten that turns this unit into seconds.
  var powerOfTen: Int { -3 * step }

  /// The unit as a word.
  var name: String { ["seconds", "milliseconds", "microseconds", "nanoseconds"][step] }

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

  /// The largest document, in bytes, of the formats that are read whole, JSON and XML, and the longest line of the
  /// others. What is larger is an error.
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

// MARK: - Selection

/// The strokes that are wanted of all that are read: those with one of the ids, if any are named, and
/// with one of the labels, if any are named.
package struct StrokeSelection: Hashable, Sendable {
  /// The wanted ids; empty for any.
  package var ids: [String] = []
  /// The wanted labels; empty for any.
  package var labels: [String] = []

  /// The selection of all strokes.
  package init() {}

  /// True if every stroke is wanted.
  package var isAll: Bool { ids.isEmpty && labels.isEmpty }

  /// What was found of a selection.
  package struct Matches: Hashable, Sendable {
    fileprivate var ids: Set<String> = []
    fileprivate var labels: Set<String> = []
    /// Some of the ids and labels that were passed over, for a suggestion.
    package private(set) var others: Set<String> = []

    /// Nothing found yet.
    package init() {}

    /// Adds what was found elsewhere.
    package mutating func formUnion(_ other: Matches) {
      for id in other.ids { ids.insert(id) }
      for label in other.labels { labels.insert(label) }
      for name in other.others { pass(name) }
    }

    fileprivate mutating func pass(_ name: String) {
      if others.count < 100 { others.insert(name) }
    }
  }

  /// Tells whether a stroke is wanted, and adds it to `matches` if it is.
  package func takes(_ record: StrokeRecord, into matches: inout Matches) -> Bool {
    let (id, label) = (record.id, record.label)
    guard ids.isEmpty || id.map(ids.contains) ?? false,
      labels.isEmpty || label.map(labels.contains) ?? false
    else {
      if !ids.isEmpty, let id { matches.pass(id) }
      if !labels.isEmpty, let label { matches.pass(label) }
      return false
    }
    if !ids.isEmpty, let id { matches.ids.insert(id) }
    if !labels.isEmpty, let label { matches.labels.insert(label) }
    return true
  }

  /// The names of options for which no stroke was found, each with the reason, in their order.
  package func misses(_ matches: Matches) -> [(option: String, reason: String)] {
    let missing =
      ids.filter { !matches.ids.contains($0) }.map { ("--id \($0)", "id", "label") }
      + labels.filter { !matches.labels.contains($0) }.map { ("--label \($0)", "label", "id") }
    let isOfBoth = !ids.isEmpty && !labels.isEmpty
    return missing.map { option, kind, other in
      let condition = isOfBoth ? " and the \(other) that is asked for" : ""
      return (option, "no stroke has this \(kind)\(condition)")
    }
  }
}
