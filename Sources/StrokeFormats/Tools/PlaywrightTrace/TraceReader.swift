import StrokeCore

// The trace of Playwright's trace viewer, unzipped (`trace.trace`): one event in JSON a line, of which the beginnings of
// actions matter:
//
//     {"type":"before","callId":"call@6","startTime":1010.1,"class":"Page","method":"mouseMove","params":{"x":12,"y":3}}
//
// - A stroke goes from `mouseDown` to `mouseUp`; its first sample is where the mouse was, and moves are samples.
// - Touches that are sent to Chromium's DevTools (`Input.dispatchTouchEvent`) are strokes too; their points have
//   numbers, and end when they are not among those of an event any more. Clicks and taps do not move, and are none.
// - Times are those at which actions began, in milliseconds. The width of the view is the viewport's.

/// Reads the strokes that a test of Playwright drew, from its trace.
struct TraceReader: PointerLogReader {
  private static let mousePointer = -1.0

  private let timeUnit: TimeUnit
  var log = PointerLog<Double>()
  private var mouse: Point?
  private var width: Double?

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .milliseconds }

  /// Returns whether an object is an event of a trace.
  static func recognizes(_ object: FirstObject) -> Bool {
    guard case .string(let type) = object["type"] else { return false }
    return type == "context-options" || type == "before" && object["callId"] != nil
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    try cursor.readEvents { cursor, depth throws(ReadStop) in
      let position = cursor.countLines()
      var action = TraceAction()
      try action.read(&cursor, depth: depth, timeUnit)
      width = action.width ?? width
      switch action.method {
      case "mouseMove":
        mouse = action.place ?? mouse
        if log.isDown(Self.mousePointer) { try play(.move, Self.mousePointer, mouse) }
      case "mouseDown": try play(.down, Self.mousePointer, mouse ?? Point(0, 0))
      case "mouseUp": try play(.up, Self.mousePointer, nil)
      case "touchStart", "touchMove":
        for (id, place) in action.touches {
          try play(log.isDown(id) ? .move : .down, id, place)
        }
      case "touchEnd", "touchCancel":
        let kept = action.touches.map(\.id)
        for pointer in log.pointers where pointer != Self.mousePointer && !kept.contains(pointer) {
          try play(action.method == "touchEnd" ? .up : .cancel, pointer, nil)
        }
      default: break
      }

      func play(
        _ kind: PointerEvent.Kind, _ pointer: Double, _ place: Point?
      ) throws(ReadStop) {
        try log.play(kind, of: pointer, at: place, action.time, position, into: &queue) {
          var draft = StrokeDraft(line: position.line)
          draft.width = width
          return draft
        }
      }
    }
  }
}

/// An event of a trace, as far as it matters here.
private struct TraceAction {
  /// The method of a page, or the type of a touch event that is sent to Chromium.
  private(set) var method = ""
  /// In seconds.
  private(set) var time: Double?
  private(set) var place: Point?
  private(set) var touches: [(id: Double, place: Point)] = []
  private(set) var width: Double?

  mutating func read(
    _ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit
  ) throws(ReadStop) {
    try cursor.readObject("an event", depth: depth) { name, cursor throws(ReadStop) in
      if name.says("startTime"), cursor.isAtNumber {
        time = try cursor.readTime(in: unit)
      } else if name.says("method"), cursor.sees(UInt8(ascii: "\"")) {
        guard method.isEmpty else { return false }
        method = try cursor.readString("a method")
      } else if name.says("params"), cursor.sees(UInt8(ascii: "{")) {
        try readParameters(&cursor, depth: depth + 1)
      } else if name.says("options"), cursor.sees(UInt8(ascii: "{")) {
        try readOptions(cursor, depth: depth + 1)
        return false
      } else if name.says("metadata"), cursor.sees(UInt8(ascii: "{")) {
        // Older traces have it all in there.
        try read(&cursor, depth: depth + 1, unit)
      } else {
        return false
      }
      return true
    }
  }

  /// Reads the parameters of a mouse's action, or those of a command to Chromium, which stand in the command's.
  private mutating func readParameters(
    _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) {
    var (x, y): (Double?, Double?)
    var type: String?
    var isTouch = false
    try cursor.readObject("parameters", depth: depth) { name, cursor throws(ReadStop) in
      if name.says("x"), cursor.isAtNumber {
        x = try cursor.readNumber()
      } else if name.says("y"), cursor.isAtNumber {
        y = try cursor.readNumber()
      } else if name.says("type"), cursor.sees(UInt8(ascii: "\"")) {
        type = try cursor.readString("a type")
      } else if name.says("touchPoints"), cursor.sees(UInt8(ascii: "[")) {
        isTouch = true
        try readTouches(&cursor, depth: depth + 1)
      } else if name.says("params"), cursor.sees(UInt8(ascii: "{")), depth < 4 {
        try readParameters(&cursor, depth: depth + 1)
      } else {
        return false
      }
      return true
    }
    if let x, let y { place = Point(x, y) }
    if isTouch, let type { method = type }
  }

  private mutating func readTouches(
    _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) {
    try cursor.readArray("an array of touches") { cursor throws(ReadStop) in
      var (x, y, id): (Double?, Double?, Double) = (nil, nil, Double(touches.count))
      try cursor.readObject("a touch", depth: depth) { name, cursor throws(ReadStop) in
        guard cursor.isAtNumber else { return false }
        if name.says("x") {
          x = try cursor.readNumber()
        } else if name.says("y") {
          y = try cursor.readNumber()
        } else if name.says("id") {
          id = try cursor.readNumber()
        } else {
          return false
        }
        return true
      }
      guard let x, let y else { throw cursor.expected("\"x\" and \"y\"", at: cursor.next - 1) }
      touches.append((id, Point(x, y)))
    }
  }

  /// Reads the width of the viewport.
  private mutating func readOptions(_ cursor: ByteCursor, depth: Int) throws(ReadStop) {
    let path = [Array("viewport".utf8), Array("width".utf8)]
    guard let value = try cursor.member(path[...], depth: depth), value.isAtNumber else { return }
    var cursor = value
    width = try cursor.readWidth()
  }
}
