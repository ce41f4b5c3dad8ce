// The table of formats. Those of other tools have a folder here, with a reader, or with a writer that draws strokes
// again.

extension StrokeFormat {
  /// All formats. Of those that recognize a document the first wins.
  package static let all: [StrokeFormat] = [
    json, ndjson, csv, getevent, printed, quickdraw, dollar, inkml, playwright, sendevent, xcuitest,
  ]

  /// One JSON document: a stroke, an array of strokes, or an object with `"strokes"`.
  public static let json = StrokeFormat(
    "json", "JSON", suffixes: ["json"], reading: .json
  ) { _ in JSONStrokeWriter(isDocument: true) }

  /// One stroke in JSON a line.
  public static let ndjson = StrokeFormat(
    "ndjson", "NDJSON", suffixes: ["ndjson", "jsonl"], reading: .json
  ) { _ in JSONStrokeWriter(isDocument: false) }

  /// One sample a line, in columns parted by comma, when it is read also by semicolon or tab.
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
