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
