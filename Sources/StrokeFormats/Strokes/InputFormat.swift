/// The formats that strokes are read from.
public enum InputFormat: String, CaseIterable, Sendable {
  /// One JSON document: a stroke, an array of strokes, or an object with `"strokes"`.
  case json
  /// One stroke in JSON a line.
  case ndjson
  /// One sample a line, in columns parted by comma, semicolon or tab.
  case csv
  /// Drawings of Quick, Draw!, raw or simplified: one in JSON a line, or an array of them.
  case quickdraw
  /// A gesture log of the $1 family: `<Gesture>` with `<Point>`s, or with `<Stroke>`s of them.
  case dollar
  /// Ink Markup Language: `<ink>` with `<trace>`s.
  case inkml
  /// Pointer actions of W3C WebDriver: `{"actions":[…]}`, or the list of input sources.
  case webdriver
  /// Touch and mouse events recorded by rrweb: one in JSON a line, or an array of them.
  case rrweb
  /// Pointer events of browsers: one in JSON a line, or an array of them.
  case pointerevents
  /// The output of Android's `getevent` for a touch screen.
  case getevent
  /// Paths and lines of an SVG, as strokes without times.
  case svg
}

/// The units that times are recorded in.
public enum TimeUnit: String, CaseIterable, Sendable {
  /// Seconds, what a stroke's times are kept in.
  case seconds = "s"
  /// Thousandths of a second.
  case milliseconds = "ms"
  /// Millionths of a second.
  case microseconds = "us"

  /// The number of these units in a second.
  public var perSecond: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1_000
    case .microseconds: 1_000_000
    }
  }

  /// The power of ten that turns this unit into seconds.
  var powerOfTen: Int {
    switch self {
    case .seconds: 0
    case .milliseconds: -3
    case .microseconds: -6
    }
  }
}

/// The options of a reader.
public struct ReadingOptions: Sendable {
  /// The format; nil to tell it by content.
  public var format: InputFormat?
  /// The unit of times. It wins over a stroke's own, which wins over that of its document; the default
  /// is seconds.
  public var timeUnit: TimeUnit?
  /// True if ``StrokeRecord/source`` is kept, at the cost of a copy of every record.
  package var keepsSource = false
  /// A member of strokes to look at, in the formats that are JSON of this tool; nil to look at none.
  /// ``StrokeRecord/flaw`` says what is wrong with it.
  package var examined: ExaminedMember?
  /// The strokes that are wanted. A stream hands on all strokes, so that they can be counted; whoever
  /// reads it asks for this.
  package var selection = StrokeSelection()
  /// The longest line of NDJSON, in bytes; a longer one is an error and is not kept in memory.
  /// Nil for no limit.
  package var longestLine: Int?
  /// True if a blank line of NDJSON is an error, for those who must answer every line, rather than
  /// nothing.
  package var blankLinesAreErrors = false

  /// The largest document, in bytes, of the formats that are read whole: XML and SVG, and logs in
  /// one JSON array or object. A larger one is an error.
  public var largestDocument = 1 << 28

  /// The names that the file has for coordinates and the like, where they are not known; nil for the
  /// known ones. Logs of other tools have names of their own.
  public var fields: FieldNames?
  /// True for strokes recorded with `y` upward, whose every `y` changes its sign.
  public var flipsY = false
  /// True if ``StrokeStream/nextOrSamples(into:)`` stops whenever a stroke that has not ended has got
  /// samples.
  package var stopsAtSamples = false

  /// Tell everything by content.
  public init(format: InputFormat? = nil, timeUnit: TimeUnit? = nil) {
    self.format = format
    self.timeUnit = timeUnit
  }
}
