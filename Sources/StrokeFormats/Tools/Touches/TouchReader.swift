import StrokeCore

// Logs in which touches have phases, as apps write them: objects with a place, a phase and mostly a time, one a
// line, in an array, or in the arrays of samples or strokes of other objects:
//
//     {"gestures":[{"label":"circle","touches":[
//       {"phase":"began","location":{"x":10,"y":20},"timestamp":81.2}, …]}]}
//
// - A stroke goes from `began` to `ended` or `cancelled`, which marks it, or to another `began`; what only moves has
//   begun before the log. A phase is a word or UIKit's number; a sample without one moves. One of an object about
//   others holds for them, and so does its time.
// - `ended` gives the time of the lift, and a sample if it is at another place than the last.
// - Touches are told apart by `identifier`, `touchId`, `pointerId` or `finger`, or else by `id`.
// - What else the first sample says, and the objects about it, is kept; `width` of those is the view's. The strokes
//   of an object end with it, unless it has a time, as an event with the touches of the moment has.
// - Times are seconds, or what `timeUnit` says.

/// Reads touches with phases, one a line or in arrays.
struct TouchReader: PointerLogReader {
  private let timeUnit: TimeUnit?
  var log = PointerLog<String>()

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit }

  /// Returns whether an object is a touch with a phase, or about some.
  static func recognizes(_ object: FirstObject) -> Bool {
    object.phase != nil && object.hasPlace || object.formatOfList == .touches
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    try read(&cursor, depth: 0, Surroundings(unit: timeUnit), into: &queue)
  }

  /// What the objects about a touch say of it.
  fileprivate struct Surroundings {
    var members: [Members] = []
    var width: Double?
    var phase: PointerEvent.Kind?
    var time: Double?
    var unit: TimeUnit?
  }

  /// The most arrays and objects, one in the other, with touches in the innermost. Each is gone through once more
  /// for every one about it.
  private static let deepest = 16

  private mutating func read(
    _ cursor: inout ByteCursor, depth: Int, _ surroundings: Surroundings,
    into queue: inout DraftQueue
  ) throws(ReadStop) {
    guard depth < Self.deepest else {
      throw cursor.expected("at most \(Self.deepest) levels of nesting")
    }
    guard cursor.sees(UInt8(ascii: "[")) else {
      return try readObject(&cursor, depth: depth, surroundings, into: &queue)
    }
    try cursor.readArray("an array of touches") { cursor throws(ReadStop) in
      try read(&cursor, depth: depth + 1, surroundings, into: &queue)
    }
  }

  private mutating func readObject(
    _ cursor: inout ByteCursor, depth: Int, _ surroundings: Surroundings,
    into queue: inout DraftQueue
  ) throws(ReadStop) {
    let position = cursor.countLines()
    let touch = try TouchObject(&cursor, depth: depth, surroundings.unit)
    guard let list = touch.list else {
      return try play(touch, position, cursor, surroundings, into: &queue)
    }
    try readTouches(
      list.cursor, ofStrokes: list.isOfStrokes, depth: depth + 2, inside(touch, surroundings),
      into: &queue)
    if touch.time == nil { log.endAll(into: &queue) }
  }

  /// What an object and those about it say of the touches in it.
  private func inside(_ touch: TouchObject, _ surroundings: Surroundings) -> Surroundings {
    var inner = surroundings
    inner.members.insert(touch.members, at: 0)
    (inner.width, inner.phase) = (touch.width ?? inner.width, touch.phase ?? inner.phase)
    (inner.time, inner.unit) = (touch.time ?? inner.time, touch.unit ?? inner.unit)
    return inner
  }

  /// Reads the array of touches or strokes at a place.
  private mutating func readTouches(
    _ start: ByteCursor, ofStrokes isOfStrokes: Bool, depth: Int, _ surroundings: Surroundings,
    into queue: inout DraftQueue
  ) throws(ReadStop) {
    var cursor = start
    try cursor.readArray("an array of touches") { cursor throws(ReadStop) in
      try read(&cursor, depth: depth, surroundings, into: &queue)
      if isOfStrokes { log.endAll(into: &queue) }
    }
  }

  private mutating func play(
    _ touch: TouchObject, _ position: TextPosition, _ cursor: ByteCursor,
    _ surroundings: Surroundings, into queue: inout DraftQueue
  ) throws(ReadStop) {
    let kind = touch.phase ?? surroundings.phase ?? .move
    guard touch.place != nil || kind == .up || kind == .cancel else {
      throw cursor.missing("\"x\" and \"y\"", among: touch.members.names)
    }
    var pointer = touch.pointer ?? touch.members.value(of: "id", ignoringCase: false) ?? ""
    // An id may be the event's.
    if touch.pointer == nil, kind != .down, !log.isDown(pointer) {
      pointer = log.onlyPointer ?? pointer
    }
    noteChannels(of: touch, pointer)
    try log.play(
      kind, of: pointer, at: touch.place, touch.time ?? surroundings.time, position, into: &queue
    ) {
      var draft = StrokeDraft(line: position.line)
      draft.members = touch.members
      draft.width = surroundings.width
      for field in surroundings.members.flatMap(\.fields) {
        draft.members.add(field.name.utf8, field.value)
      }
      return draft
    }
  }

  /// Notes what a touch says besides its place that its stroke's first did not say.
  private mutating func noteChannels(of touch: TouchObject, _ pointer: String) {
    guard let known = log[pointer]?.members.fields, touch.phase != .down else { return }
    let others = touch.members.fields.filter { !known.contains($0) }
    if !others.isEmpty { log.note(channels: others.map(\.name), of: pointer) }
  }
}

/// An object of a log of touches: a touch, or an object about others.
private struct TouchObject {
  private(set) var phase: PointerEvent.Kind?
  private(set) var place: Point?
  /// In seconds.
  private(set) var time: Double?
  private(set) var pointer: String?
  private(set) var width: Double?
  private(set) var unit: TimeUnit?
  private(set) var members = Members()
  /// The array of touches or strokes in it.
  private(set) var list: (cursor: ByteCursor, isOfStrokes: Bool)?

  init(_ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit?) throws(ReadStop) {
    var point = PointMembers()
    try cursor.readObject("a touch", depth: depth) { name, cursor throws(ReadStop) in
      try read(name, &cursor, depth: depth + 1, &point)
      return true
    }
    if let pair = point.pairs.first {
      place = Point(pair.x, pair.y)
      guard pair.x.isFinite, pair.y.isFinite else {
        throw cursor.stop("number too large", at: cursor.next - 1)
      }
    }
    if let time = point.time ?? point.otherTime {
      let perSecond = (self.unit ?? unit ?? .seconds).perSecond
      self.time = time.isDate ? time.value : time.value / perSecond
    }
  }

  private mutating func read(
    _ name: JSONText, _ cursor: inout ByteCursor, depth: Int, _ point: inout PointMembers
  ) throws(ReadStop) {
    let axis = Axis(name, nil)
    if name.index(in: KnownNames.phases) != nil {
      guard let kind = try cursor.touchPhase?.kind else {
        throw cursor.expected("a phase: \(PointerEvent.Kind.phaseNames)")
      }
      phase = kind
      try cursor.skipValue(depth: depth)
    } else if try isList(name, cursor) {
      try cursor.skipValue(depth: depth)
    } else if axis == .time {
      point.time = try PointMembers.Time(&cursor, name: cursor.next)
    } else if axis != nil || name.index(in: KnownNames.locations) != nil {
      try point.readOther(axis, name, at: cursor.next, &cursor, depth: depth, nil)
    } else if name.index(in: KnownNames.touches) != nil, !cursor.sees(UInt8(ascii: "{")) {
      let start = cursor.next
      try cursor.skipValue(depth: depth)
      pointer = String(
        decoding: UnsafeBufferPointer(start: start, count: cursor.next - start), as: UTF8.self)
    } else if name.says("width"), cursor.isAtNumber {
      width = try cursor.readWidth()
    } else if name.says("timeUnit") {
      unit = try cursor.readTimeUnit()
    } else {
      try members.read(&cursor, as: name.decoded(), depth: depth)
    }
  }

  /// Takes the array of a known name that holds objects.
  private mutating func isList(_ name: JSONText, _ cursor: ByteCursor) throws(ReadStop) -> Bool {
    let isOfStrokes = name.index(in: KnownNames.strokes) != nil
    guard isOfStrokes || name.index(in: KnownNames.samples) != nil, list == nil else {
      return false
    }
    var inner = cursor
    guard inner.take(UInt8(ascii: "[")) else { return false }
    inner.skipSpace()
    guard inner.sees(UInt8(ascii: "{")) || inner.sees(UInt8(ascii: "]")) else { return false }
    list = (cursor, isOfStrokes)
    return true
  }
}
