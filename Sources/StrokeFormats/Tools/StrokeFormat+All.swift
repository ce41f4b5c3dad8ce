// The table of formats. Those of other tools have a folder here, with a reader, or with a writer that draws strokes
// again.

extension StrokeFormat {
  /// All formats. Of those that recognize a document the first wins.
  package static let all: [StrokeFormat] = [
    json, ndjson, csv, quickdraw, dollar, inkml, pointerevents, touches, uitouch, motionevent,
    getevent, points, playwright, sendevent, xcuitest,
  ]

  /// One JSON document: a stroke, an array of strokes, or an object with `"strokes"`.
  public static let json = StrokeFormat(
    "json", "JSON", suffixes: ["json"], reading: .own
  ) { _ in JSONStrokeWriter(isDocument: true) }

  /// One stroke in JSON a line.
  public static let ndjson = StrokeFormat(
    "ndjson", "NDJSON", suffixes: ["ndjson", "jsonl"], reading: .own
  ) { _ in JSONStrokeWriter(isDocument: false) }

  /// One sample a line, in columns parted by comma, when it is read also by semicolon or tab.
  public static let csv = StrokeFormat(
    "csv", "CSV", suffixes: ["csv", "tsv"], reading: .own
  ) { TableWriter(isForTerminal: $0) }

  /// Drawings of Quick, Draw!, raw or simplified: one in JSON a line, or an array of them.
  public static let quickdraw = StrokeFormat(
    "quickdraw", "Quick, Draw!", "drawings, raw or simplified, one per line or in an array",
    reading: .json(where: { $0.hasArray("drawing") }, QuickDrawReader.init))

  /// A gesture log of the $1 family: `<Gesture>` with `<Point>`s, or with `<Stroke>`s of them.
  public static let dollar = StrokeFormat(
    "dollar", "$1, $N", "<Gesture> logs of <Point>s, or of <Stroke>s of <Point>s",
    suffixes: ["xml"], reading: .xml(root: "Gesture", DollarReader.init))

  /// Ink Markup Language: `<ink>` with `<trace>`s.
  public static let inkml = StrokeFormat(
    "inkml", "InkML", "<trace>s with channels X, Y and T", suffixes: ["inkml"],
    reading: .xml(root: "ink", InkMLReader.init))

  /// Pointer or touch events of browsers: one in JSON a line, or an array of them.
  public static let pointerevents = StrokeFormat(
    "pointerevents", "pointer events",
    "or touch events, from browsers, one per line or in an array",
    reading: .json(where: PointerEventReader.recognizes, PointerEventReader.init))

  /// Touches with phases, as apps log them: one in JSON a line, or in arrays.
  public static let touches = StrokeFormat(
    "touches", "touches",
    "with a phase each: began, moved, ended, cancelled, or UIKit's 0 to 4",
    reading: .json(where: TouchReader.recognizes, TouchReader.init))

  /// What Xcode's console shows of printed `UITouch`es.
  public static let uitouch = StrokeFormat(
    "uitouch", "UITouch",
    "as Xcode's console shows them when they are printed",
    reading: .lines(where: { $0.looksLikePrintedTouch }, PrintedTouchReader.init))

  /// What Android prints of `MotionEvent`s.
  public static let motionevent = StrokeFormat(
    "motionevent", "MotionEvent",
    "as logcat shows them when they are printed",
    reading: .lines(where: { $0.looksLikeMotionEvent }, MotionEventReader.init))

  /// Points in lines of text, as programs print them.
  public static let points = StrokeFormat(
    "points", "printed points",
    "(x, y) or x=… y=… in lines of text, with a time or a phase",
    reading: .lines(where: { _ in false }, PrintedPointReader.init))

  /// The output of Android's `getevent` for a touch screen.
  public static let getevent = StrokeFormat(
    "getevent", "getevent", "the output of Android's getevent -lt",
    reading: .lines(where: { _ in false }, PrintedPointReader.init))

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
