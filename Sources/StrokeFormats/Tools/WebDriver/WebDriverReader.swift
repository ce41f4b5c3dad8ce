import StrokeCore

// The pointer actions of W3C WebDriver ("Perform Actions"): a list of input sources, in an object
// as its member `actions` or by itself, each with its actions:
//
//     {"actions":[{"type":"pointer","id":"finger","parameters":{"pointerType":"touch"},
//      "actions":[{"type":"pointerMove","duration":0,"x":10,"y":20},{"type":"pointerDown"},
//                 {"type":"pointerMove","duration":16,"x":12,"y":20},{"type":"pointerUp"}]}]}
//
// - All sources do their first action at once, then their second, and so on; each such tick lasts
//   as long as the longest of its actions. Time runs from the first tick, in milliseconds. If no
//   action of the document has a duration, there are no times.
// - A stroke goes from the pointer going down to all of its buttons being up again, or to
//   `pointerCancel`, which marks it. Its first sample is where the pointer was; a move is a sample
//   at the move's end. The pointer is lifted when the tick begins in which it goes up.
// - The origin `pointer` is where the pointer is; one that is an element is taken for the viewport's,
//   for nobody here knows where the element was.
// - A stroke's id is its source's; `pointerType` is kept.

/// Reads strokes from WebDriver's actions.
struct WebDriverReader: LogReader {
  private let timeUnit: TimeUnit

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .milliseconds }

  func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    var sources: [ActionSource] = []
    if cursor.sees(UInt8(ascii: "[")) {
      try cursor.readArray("an array of input sources") { cursor throws(ReadStop) in
        sources.append(try ActionSource(&cursor, depth: 1))
      }
    } else {
      sources = try readCommand(&cursor)
    }
    var run = ActionRun(sources, timeUnit, end: cursor.position(of: cursor.next - 1))
    do throws(ReadError) { try run.perform(into: &queue) } catch { throw .error(error) }
  }

  /// Reads the object about the sources, or the only source.
  private func readCommand(_ cursor: inout ByteCursor) throws(ReadStop) -> [ActionSource] {
    let start = cursor
    var isSource = false
    try cursor.readObject("actions", depth: 0) { name, _ throws(ReadStop) in
      isSource = isSource || name.says("type")
      return false
    }
    let end = cursor
    cursor = start
    if isSource { return [try ActionSource(&cursor, depth: 0)] }
    var sources: [ActionSource]?
    try cursor.readObject("actions", depth: 0) { name, cursor throws(ReadStop) in
      guard name.says("actions") else { return false }
      sources = []
      try cursor.readArray("an array of input sources") { cursor throws(ReadStop) in
        sources?.append(try ActionSource(&cursor, depth: 2))
      }
      return true
    }
    guard let sources else { throw end.expected("\"actions\"", at: end.next - 1) }
    return sources
  }
}

/// An input source and what it does.
struct ActionSource {
  private(set) var id: String?
  private(set) var pointerType: String?
  private(set) var isPointer = false
  private(set) var actions: [Action] = []

  /// Reads a source.
  init(_ cursor: inout ByteCursor, depth: Int) throws(ReadStop) {
    var (type, seen): (String?, Bool) = (nil, false)
    var typeStart = cursor
    try cursor.readObject("an input source", depth: depth) { name, cursor throws(ReadStop) in
      if name.says("type") {
        typeStart = cursor
        type = try cursor.readString("the type of an input source")
      } else if name.says("id") {
        id = try cursor.readString("the name of an input source")
      } else if name.says("parameters") {
        try readParameters(&cursor, depth: depth + 1)
      } else if name.says("actions") {
        seen = true
        try cursor.readArray("an array of actions") { cursor throws(ReadStop) in
          actions.append(try Action(&cursor, depth: depth + 2))
        }
      } else {
        return false
      }
      return true
    }
    guard let type else { throw cursor.expected("\"type\"", at: cursor.next - 1) }
    guard ["pointer", "key", "wheel", "none"].contains(type) else {
      throw typeStart.stop(
        "expected \"pointer\", \"key\", \"wheel\" or \"none\", found \"\(type)\"",
        at: typeStart.next)
    }
    guard seen else { throw cursor.expected("\"actions\"", at: cursor.next - 1) }
    isPointer = type == "pointer"
    if isPointer { for action in actions { try action.check() } }
  }

  private mutating func readParameters(
    _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) {
    try cursor.readObject("the parameters of a pointer", depth: depth) {
      name, cursor throws(ReadStop) in
      guard name.says("pointerType") else { return false }
      pointerType = try cursor.readString("the type of a pointer")
      return true
    }
  }
}

/// One action of a source.
struct Action {
  /// The position where it begins.
  let position: TextPosition
  private(set) var kind = ""
  private(set) var duration: Double?
  private(set) var x: Double?
  private(set) var y: Double?
  private(set) var button = 0.0
  private(set) var isRelative = false
  /// The names of its other values, such as a pressure.
  private(set) var channels: [String] = []

  /// Reads an action.
  init(_ cursor: inout ByteCursor, depth: Int) throws(ReadStop) {
    position = cursor.countLines()
    var type: String?
    try cursor.readObject("an action", depth: depth) { name, cursor throws(ReadStop) in
      if name.says("type") {
        type = try cursor.readString("the type of an action")
      } else if name.says("duration") {
        duration = try cursor.readDuration()
      } else if name.says("x") {
        x = try cursor.readNumber()
      } else if name.says("y") {
        y = try cursor.readNumber()
      } else if name.says("button") {
        button = try cursor.readNumber()
      } else if name.says("origin"), cursor.sees(UInt8(ascii: "\"")) {
        isRelative = try cursor.readOrigin()
      } else {
        if !name.says("origin") {
          channels.append(String(decoding: name.decoded(), as: UTF8.self))
        }
        return false
      }
      return true
    }
    guard let type else { throw cursor.expected("\"type\"", at: cursor.next - 1) }
    kind = type
  }

  /// Makes sure that it is one of a pointer's.
  fileprivate func check() throws(ReadStop) {
    switch kind {
    case "pointerMove":
      guard x == nil || y == nil else { return }
      throw .error(
        ReadError("expected a move with \"x\" and \"y\", found one without", at: position))
    case "pointerDown", "pointerUp", "pointerCancel", "pause": break
    default:
      throw .error(
        ReadError(
          "expected pointerMove, pointerDown, pointerUp, pointerCancel or pause, found \"\(kind)\"",
          at: position))
    }
  }
}

extension ByteCursor {
  /// Reads a whole number of milliseconds, or null for none.
  fileprivate mutating func readDuration() throws(ReadStop) -> Double? {
    let start = next
    guard let duration = try readNumberOrNull() else { return nil }
    guard duration >= 0, duration == duration.rounded() else {
      let text = String(
        decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
      throw stop("expected a duration in whole milliseconds, found \(text)", at: start)
    }
    return duration
  }

  /// Reads where a move is counted from: true if from where the pointer is.
  fileprivate mutating func readOrigin() throws(ReadStop) -> Bool {
    let start = next
    let origin = try readString("an origin")
    guard origin == "viewport" || origin == "pointer" else {
      throw stop(
        "expected \"viewport\", \"pointer\" or an element, found \"\(origin)\"", at: start)
    }
    return origin == "pointer"
  }
}
