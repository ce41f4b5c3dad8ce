import StrokeCore

/// One event of rrweb, as far as it matters here.
struct RrwebEvent {
  private struct Position {
    let place: UnsafePointer<UInt8>
    var point: Point
    var offset: Double
  }

  private let line: Int
  private var type: Double?
  private(set) var time: Double?
  private var source: Double?
  private var interaction: Double?
  private var pointerType: Double?
  private var x: Double?
  private var y: Double?
  private var width: Double?
  private var positions: [Position] = []
  private var tag: String?
  private var payload = Members()
  private var hasData = false

  init(line: Int) { self.line = line }

  /// Reads an event that is in `depth` arrays and objects.
  mutating func read(
    _ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit
  ) throws(ReadStop) {
    try cursor.readObject("an event", depth: depth) { name, cursor throws(ReadStop) in
      if name.says("type") {
        type = try cursor.readNumber()
      } else if name.says("timestamp") {
        time = try cursor.readTime(in: unit)
      } else if name.says("data"), cursor.sees(UInt8(ascii: "{")) {
        hasData = true
        try readData(&cursor, depth: depth + 1, unit)
      } else {
        return false
      }
      return true
    }
    let end = cursor.next - 1
    guard let type else { throw cursor.expected("\"type\"", at: end) }
    guard time != nil else { throw cursor.expected("\"timestamp\"", at: end) }
    guard type != 3 || hasData else { throw cursor.expected("\"data\"", at: end) }
  }

  /// Reads the members of the data that matter, whatever the event's type, which may come later.
  /// What is not of the kind that matters is stepped over: other types have other data.
  private mutating func readData(
    _ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit
  ) throws(ReadStop) {
    try cursor.readObject("data", depth: depth) { name, cursor throws(ReadStop) in
      if name.says("positions"), cursor.sees(UInt8(ascii: "[")) {
        try cursor.readArray("an array of positions") { cursor throws(ReadStop) in
          positions.append(try readPosition(&cursor, depth: depth + 2, unit))
        }
        return true
      }
      if name.says("payload"), cursor.sees(UInt8(ascii: "{")) {
        try cursor.readObject("a payload", depth: depth + 1) { name, cursor throws(ReadStop) in
          try payload.read(&cursor, as: name.decoded(), depth: depth + 2)
          return true
        }
        return true
      }
      if name.says("tag"), cursor.sees(UInt8(ascii: "\"")) {
        tag = try cursor.readString("a tag")
        return true
      }
      return try readNumber(name, &cursor)
    }
  }

  private mutating func readNumber(
    _ name: JSONText, _ cursor: inout ByteCursor
  ) throws(ReadStop) -> Bool {
    let places: [(StaticString, WritableKeyPath<RrwebEvent, Double?>)] = [
      ("source", \.source), ("type", \.interaction), ("pointerType", \.pointerType), ("x", \.x),
      ("y", \.y), ("width", \.width),
    ]
    guard let place = places.first(where: { name.says($0.0) })?.1, !cursor.isAtEnd,
      "-0123456789".utf8.contains(cursor.next.pointee)
    else { return false }
    self[keyPath: place] = try cursor.readNumber()
    return true
  }

  private func readPosition(
    _ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit
  ) throws(ReadStop) -> Position {
    let place = cursor.next
    var (x, y, offset): (Double?, Double?, Double?)
    try cursor.readObject("a position", depth: depth) { name, cursor throws(ReadStop) in
      if name.says("x") {
        x = try cursor.readNumber()
      } else if name.says("y") {
        y = try cursor.readNumber()
      } else if name.says("timeOffset") {
        offset = try cursor.readNumber() / unit.perSecond
      } else {
        return false
      }
      return true
    }
    guard let x, let y else { throw cursor.expected("\"x\" and \"y\"", at: cursor.next - 1) }
    return Position(place: place, point: Point(x, y), offset: offset ?? 0)
  }

  /// True if it reports where pointers were.
  var hasPositions: Bool { type == 3 && !positions.isEmpty }

  /// Adds what the event means to the timeline.
  func addMoments(to timeline: inout RrwebTimeline, _ cursor: ByteCursor) throws(ReadStop) {
    guard let time else { return }
    switch (type, source) {
    case (4, _):
      if let width { timeline.append(TimedMoment(time: time, moment: .view(width: width))) }
    case (5, _):
      if tag == "stroke" { timeline.append(TimedMoment(time: time, moment: .label(payload))) }
    case (3, 1), (3, 6), (3, 12):
      let pointer: RrwebPointer = source == 6 ? .finger : .mouse
      for position in positions {
        let time = time + position.offset
        guard time.isFinite else { throw cursor.stop("number too large", at: position.place) }
        let moment = TimedMoment(time: time, place: position.point, moment: .move(pointer))
        if position.offset == 0 { timeline.append(moment) } else { timeline.putBack(moment) }
      }
    case (3, 2): try addInteraction(at: time, to: &timeline, cursor)
    default: break
    }
  }

  private func addInteraction(
    at time: Double, to timeline: inout RrwebTimeline, _ cursor: ByteCursor
  ) throws(ReadStop) {
    let moment: RrwebMoment
    switch interaction {
    case 7: moment = .begin(.finger, line: line, pointerType: typeName)
    case 1: moment = .begin(.mouse, line: line, pointerType: typeName)
    case 9: moment = .end(.finger, isCancelled: false)
    case 0: moment = .end(.mouse, isCancelled: false)
    case 10: moment = .end(.finger, isCancelled: true)
    default: return
    }
    var place: Point?
    if let x, let y { place = Point(x, y) }
    if case .begin = moment, place == nil {
      throw cursor.expected("\"x\" and \"y\"", at: cursor.next - 1)
    }
    timeline.append(TimedMoment(time: time, place: place, moment: moment))
  }

  private var typeName: String? {
    switch pointerType {
    case 0: "mouse"
    case 1: "pen"
    case 2: "touch"
    default: nil
    }
  }
}
