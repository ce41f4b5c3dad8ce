// The table of formats. The readers of research formats, and the writers of scripts that draw strokes again, are in
// Tools.

extension StrokeFormat {
  /// All formats. Of those that recognize a document the first wins.
  package static let all: [StrokeFormat] = [
    json, ndjson, csv, getevent, printed, quickdraw, dollar, inkml, playwright, sendevent, xcuitest,
  ]

  /// One JSON document: a stroke, an array of strokes, or an object with `"strokes"`.
  public static let json = StrokeFormat(
    "json", "JSON", suffixes: ["json"], reading: .json
  ) { _ in JSONStrokeWriter(isDocument: true) }

  /// One JSON value per line: a stroke or a row.
  public static let ndjson = StrokeFormat(
    "ndjson", "NDJSON", suffixes: ["ndjson", "jsonl"], reading: .json
  ) { _ in JSONStrokeWriter(isDocument: false) }

  /// One sample per line, in columns. Commas separate them where they are written; semicolons, tabs, bars and spaces
  /// are read, too.
  public static let csv = StrokeFormat(
    "csv", "CSV", suffixes: ["csv", "tsv"], reading: .table
  ) { TableWriter(isForTerminal: $0) }

  /// Drawings of Quick, Draw!, raw or simplified: one in JSON a line, or an array of them.
  public static let quickdraw = StrokeFormat(
    "quickdraw", "Quick, Draw!", "drawings, raw or simplified, one per line or in an array",
    reading: .json)

  /// A gesture log of the $1 family: `<Gesture>` with `<Point>`s, or with `<Stroke>`s of them.
  public static let dollar = StrokeFormat(
    "dollar", "$1, $N", "<Gesture> logs of <Point>s, or of <Stroke>s of <Point>s",
    suffixes: ["xml"], reading: .xml(root: "Gesture", DollarReader.read))

  /// Ink Markup Language: `<ink>` with `<trace>`s.
  public static let inkml = StrokeFormat(
    "inkml", "InkML", "<trace>s with channels X, Y and T", suffixes: ["inkml"],
    reading: .xml(root: "ink", InkMLReader.read))

  /// Lines that apps and devices print, with a place in each or in some.
  public static let printed = StrokeFormat(
    "printed", "printed lines",
    "of apps and consoles: (x, y), x=… y=…, UITouch, MotionEvent",
    reading: .lines(PrintedRows.self))

  /// The output of Android's `getevent` for a touch screen.
  public static let getevent = StrokeFormat(
    "getevent", "getevent", "the output of Android's getevent -lt",
    reading: .lines(GeteventRows.self))

  /// A Python script that draws on a web page with Playwright.
  public static let playwright = StrokeFormat(
    "playwright", "Playwright", "a Python script that draws on a web page", suffixes: ["py"],
    isReplay: true
  ) { _ in ReplayWriter.playwright }

  /// A shell script that writes input events to an Android device.
  public static let sendevent = StrokeFormat(
    "sendevent", "sendevent", "a shell script for the input devices of Android", suffixes: ["sh"],
    isReplay: true
  ) { _ in ReplayWriter.sendevent }

  /// Swift source that draws in an app with XCUITest.
  public static let xcuitest = StrokeFormat(
    "xcuitest", "XCUITest", "Swift source for a UI test target", suffixes: ["swift"],
    isReplay: true
  ) { _ in ReplayWriter.xcuitest }
}

// MARK: - Formats that are gone

// The formats that version 0.2 read and that are gone. A document of one is recognized by its beginning and refused
// by name.

extension StrokeFormat {
  /// The formats that are not read any more, with the words that refuse them.
  package static let gone: [StrokeFormat] = [
    gone("rrweb", "rrweb", "rrweb recordings are no longer read", pointerPositions),
    gone("webdriver", "WebDriver", "WebDriver actions are no longer read", pointerPositions),
    gone("trace", "Playwright trace", "Playwright traces are no longer read", pointerPositions),
    gone("svg", "SVG", root: "svg", "SVG shapes are no longer read as strokes", pointsOrDrawing),
    gone("path", "SVG path data", "SVG path data is no longer read as strokes", pointsOrDrawing),
  ]

  private static func gone(
    _ name: String, _ title: String, root: String? = nil, _ problem: String, _ remedy: String
  ) -> StrokeFormat {
    StrokeFormat(name, title, reading: .refused(root: root, problem: problem, remedy: remedy))
  }

  /// The format that an object of JSON without a place shows, if it is one of these.
  static func goneFormat(ofObjectWith members: [(name: String, value: RowValue)]) -> StrokeFormat? {
    func value(_ name: String) -> RowValue? { members.first { $0.name == name }?.value }
    func begins(_ name: String, _ byte: Unicode.Scalar) -> Bool {
      value(name)?.text?.bytes.first == UInt8(ascii: byte)
    }
    let type = value("type")
    let name =
      if type?.number() != nil, begins("data", "{") { "rrweb" } else if begins("actions", "[") {
        "webdriver"
      } else if type?.excerpt == "context-options"
        || type?.excerpt == "before" && value("callId") != nil
      {
        "trace"
      } else {
        ""
      }
    return gone.first { $0.rawValue == name }
  }

  private static let pointerPositions = "write their pointer positions \(asRows)"
  private static let asRows = "as rows of x,y,t (CSV or NDJSON)"
  private static let pointsOrDrawing =
    "write points with times, \(asRows); hittest --path reads drawings"

  /// What is said of a format that was read, and what to do instead; nil for a format that is read.
  package var refusal: (problem: String, remedy: String)? {
    if case .refused(_, let problem, let remedy) = reading { (problem, remedy) } else { nil }
  }
}

extension ByteCursor {
  /// True if path data comes next: a moveto and a number.
  var looksLikePathData: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "M")) || cursor.take(UInt8(ascii: "m")) else { return false }
    cursor.skipSpace()
    guard let byte = cursor.isAtEnd ? nil : cursor.next.pointee else { return false }
    return byte &- UInt8(ascii: "0") < 10 || "+-.".utf8.contains(byte)
  }
}
