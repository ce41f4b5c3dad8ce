// The formats that version 0.2 read and that are gone. A document of one is recognized by its beginning and refused
// by name.

extension StrokeFormat {
  /// The formats that are not read any more, with the words that refuse them.
  package static let gone: [StrokeFormat] = [
    StrokeFormat(
      "rrweb", "rrweb",
      reading: .refused(
        .json {
          if case .number = $0["type"], case .object = $0["data"] { return true }
          return $0.formatOfList?.rawValue == "rrweb"
        },
        problem: "rrweb recordings are no longer read",
        remedy: "write their pointer positions \(asRows)")),
    StrokeFormat(
      "webdriver", "WebDriver",
      reading: .refused(
        .json { $0.hasArray("actions") },
        problem: "WebDriver actions are no longer read",
        remedy: "write their pointer positions \(asRows)")),
    StrokeFormat(
      "trace", "Playwright trace",
      reading: .refused(
        .json {
          guard case .string(let type) = $0["type"] else { return false }
          return type == "context-options" || type == "before" && $0["callId"] != nil
        },
        problem: "Playwright traces are no longer read",
        remedy: "write their pointer positions \(asRows)")),
    StrokeFormat(
      "svg", "SVG",
      reading: .refused(
        .root("svg"), problem: "SVG shapes are no longer read as strokes",
        remedy: pointsOrDrawing)),
    StrokeFormat(
      "path", "SVG path data",
      reading: .refused(
        .text(\.looksLikePathData), problem: "SVG path data is no longer read as strokes",
        remedy: pointsOrDrawing)),
  ]

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
  fileprivate var looksLikePathData: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "M")) || cursor.take(UInt8(ascii: "m")) else { return false }
    cursor.skipSpace()
    guard let byte = cursor.isAtEnd ? nil : cursor.next.pointee else { return false }
    return byte &- UInt8(ascii: "0") < 10 || "+-.".utf8.contains(byte)
  }
}
