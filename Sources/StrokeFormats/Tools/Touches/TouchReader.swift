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
// - Touches are told apart by `identifier`, `touchId`, `pointerId` or `finger`, or else by `id`, `touch`, `pointer` or
//   `hash`. Without those there is one at a time. `stroke` tells samples apart, too, most of all those without
//   phases, and is their id if there is no other.
// - What else the first sample says, and the objects about it, is kept; `width` of those is the view's. The strokes
//   of an object end with it, unless it has a time, as an event with the touches of the moment has.
// - Times are seconds, or what `timeUnit` says.

/// Reads touches with phases, one a line or in arrays.
struct TouchReader: PointerLogReader {
  private let timeUnit: TimeUnit?
  var log = PointerLog<String>()
  var fields: FieldNames?
  /// What numbers of phases mean.
  private var numbers = PointerEvent.Kind.numbered
  private var areNumbersKnown = false
  /// True if phases are under a name that may be something else's.
  private var hasOtherPhases = false

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit }

  /// Returns whether an object is a touch with a phase, or about some.
  static func recognizes(_ object: FirstObject) -> Bool {
    let phase = object.phase ?? object.otherPhase
    // What says no more than which touch it is of may be a sample of a stroke.
    let isOfOne = object.hasPointer || object.hasStroke && !object.hasSamples
    return object.hasPlace && (phase != nil || isOfOne && object.depth <= 1)
      || object.hasObjects && phase?.kind == .down || object.formatOfList == .touches
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    try read(&cursor, depth: 0, Surroundings(unit: timeUnit, fields: fields), into: &queue)
  }

  /// What the objects about a touch say of it.
  fileprivate struct Surroundings {
    var members: [Members] = []
    var width: Double?
    var phase: TouchPhase?
    var time: Double?
    var unit: TimeUnit?
    let fields: FieldNames?

    /// The stroke that begins with a touch.
    func draft(of touch: TouchObject, at position: TextPosition) -> StrokeDraft {
      var draft = StrokeDraft(line: position.line)
      (draft.members, draft.width) = (touch.members, width)
      for field in members.flatMap(\.fields) { draft.members.add(field.name.utf8, field.value) }
      return draft
    }
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
    let touch = try TouchObject(&cursor, depth: depth, surroundings, numbers)
    hasOtherPhases = hasOtherPhases || touch.hasOtherPhase
    guard let list = touch.list else {
      return try play(touch, position, cursor, depth: depth, surroundings, into: &queue)
    }
    try readTouches(
      list.cursor, ofStrokes: list.isOfStrokes, depth: depth + 2, inside(touch, surroundings),
      into: &queue)
    if list.isEmpty, let phase = touch.phase?.kind, phase == .up || phase == .cancel {
      for pointer in log.pointers {
        log.up(pointer, at: touch.time, isCancelled: phase == .cancel, into: &queue)
      }
    }
    if touch.time == nil, touch.phase == nil { log.endAll(into: &queue) }
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
    _ touch: TouchObject, _ position: TextPosition, _ cursor: ByteCursor, depth: Int,
    _ surroundings: Surroundings, into queue: inout DraftQueue
  ) throws(ReadStop) {
    let phase = touch.phase ?? surroundings.phase
    var kind = phase?.kind ?? .move
    if phase == nil, hasOtherPhases, let unknown = touch.unknownPhase {
      throw unknown.expected("a phase: \(PointerEvent.Kind.phaseNames)")
    }
    guard touch.place != nil || touch.coalesced != nil || kind == .up || kind == .cancel else {
      throw cursor.missing("\"x\" and \"y\"", among: touch.members.names)
    }
    let pointer = pointer(of: touch, kind, hasPhase: phase != nil)
    let isNamed = touch.pointer != nil
    let draft = { surroundings.draft(of: touch, at: position) }
    if phase?.number == UInt8(ascii: "1") { areNumbersKnown = true }
    if phase?.number == UInt8(ascii: "2") { look(at: touch, of: pointer) }
    noteChannels(of: touch, pointer)
    var coalesced = touch.coalesced
    try coalesced?.readArray("an array of touches") { cursor throws(ReadStop) in
      let sample = try TouchObject(&cursor, depth: depth + 2, surroundings, numbers)
      try play(
        kind == .down ? .down : .move, of: pointer, isNamed: isNamed, at: sample.place,
        sample.time ?? touch.time ?? surroundings.time, position, into: &queue, draft: draft)
      if kind == .down { kind = .move }
    }
    // The touch itself is mostly the last of them.
    if touch.coalesced != nil, kind == .move, let place = touch.place,
      log[pointer]?.ends(at: place) == true
    {
      return
    }
    try play(
      kind, of: pointer, isNamed: isNamed, at: touch.place, touch.time ?? surroundings.time,
      position, into: &queue, draft: draft)
  }

  /// What the touch is called, as far as anything tells it from others.
  private func pointer(
    of touch: TouchObject, _ kind: PointerEvent.Kind, hasPhase: Bool
  ) -> String {
    if hasPhase || touch.stroke == nil, let pointer = touch.pointer { return pointer }
    if let stroke = touch.stroke { return stroke }
    let pointer = touch.possiblePointer ?? ""
    // An id may be the event's.
    return kind == .down || log.isDown(pointer) ? pointer : log.onlyPointer ?? pointer
  }

  /// Plays an event of a touch, which may be called like others unless it is named.
  private mutating func play(
    _ kind: PointerEvent.Kind, of pointer: String, isNamed: Bool, at place: Point?,
    _ time: Double?, _ position: TextPosition, into queue: inout DraftQueue,
    draft: () -> StrokeDraft
  ) throws(ReadStop) {
    if isNamed {
      try log.play(kind, of: pointer, at: place, time, position, into: &queue, draft: draft)
    } else {
      try log.playUnnamed(
        kind, of: pointer, at: place, time, position, into: &queue, draft: draft)
    }
  }

  /// Finds out whose numbers the phases are: UIKit's number of what rests is Android's of what moves.
  private mutating func look(at touch: TouchObject, of pointer: String) {
    guard !areNumbersKnown, let place = touch.place, let draft = log[pointer], draft.isFromDown,
      draft.count == 1,
      !draft.ends(at: place)
    else { return }
    numbers = PointerEvent.Kind.actions
  }

  /// Notes what a touch says besides its place that its stroke's first did not say.
  private mutating func noteChannels(of touch: TouchObject, _ pointer: String) {
    guard let known = log[pointer]?.members.fields, touch.phase?.kind != .down else { return }
    let others = touch.members.fields.filter { !known.contains($0) }
    if !others.isEmpty { log.note(channels: others.map(\.name), of: pointer) }
  }
}

/// An object of a log of touches: a touch, or an object about others.
private struct TouchObject {
  private(set) var phase: TouchPhase?
  /// True if its phase is under a name that may be something else's.
  private(set) var hasOtherPhase = false
  /// The value under such a name, if it is no phase.
  private(set) var unknownPhase: ByteCursor?
  private(set) var place: Point?
  /// In seconds.
  private(set) var time: Double?
  private(set) var pointer: String?
  /// What tells it from other touches under a name that may say something else, and the place of that name.
  private(set) var possiblePointer: String?
  private var possiblePlace = Int.max
  private(set) var width: Double?
  private(set) var unit: TimeUnit?
  private(set) var members = Members()
  /// The array of touches or strokes in it.
  private(set) var list: (cursor: ByteCursor, isOfStrokes: Bool, isEmpty: Bool)?
  /// The array of the samples since the last event.
  private(set) var coalesced: ByteCursor?
  /// The stroke that it is of.
  private(set) var stroke: String?
  private var strokeValue: ByteCursor?
  private let numbers: [PointerEvent.Kind]
  private let fields: FieldNames?
  private let nested: NestedNames?

  init(
    _ cursor: inout ByteCursor, depth: Int, _ surroundings: TouchReader.Surroundings,
    _ numbers: [PointerEvent.Kind]
  ) throws(ReadStop) {
    (self.numbers, fields) = (numbers, surroundings.fields)
    nested = NestedNames(fields)
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
      if surroundings.time == nil { try point.checkTime() }
      if let name = fields?.time, point.time == nil {
        throw cursor.missing("\"\(name)\"", among: members.names, at: cursor.next - 1)
          .adding("; --fields names it")
      }
    }
    try takeStroke()
    // A touch may have an empty array of the others.
    if place != nil, list?.isEmpty == true { list = nil }
    if let time = point.time ?? point.otherTime {
      let perSecond = (unit ?? surroundings.unit ?? time.unit ?? .seconds).perSecond
      self.time = time.isDate ? time.value : time.value / perSecond
    }
  }

  private mutating func read(
    _ name: JSONText, _ cursor: inout ByteCursor, depth: Int, _ point: inout PointMembers
  ) throws(ReadStop) {
    let axis = Axis(name, fields)
    if try takePhase(name, cursor) {
      try cursor.skipValue(depth: depth)
    } else if name.index(in: KnownNames.coalesced) != nil, cursor.sees(UInt8(ascii: "[")) {
      coalesced = cursor
      try cursor.skipValue(depth: depth)
    } else if name.index(in: KnownNames.wrappers) != nil, cursor.sees(UInt8(ascii: "{")) {
      guard depth < 20 else { throw cursor.expected("at most 16 levels of nesting") }
      try cursor.readObject("an object", depth: depth) { name, cursor throws(ReadStop) in
        try read(name, &cursor, depth: depth + 1, &point)
        return true
      }
    } else if try isList(name, cursor) {
      try cursor.skipValue(depth: depth)
    } else if axis == .time {
      point.time = try PointMembers.Time(&cursor, name, at: cursor.next)
    } else if axis != nil || name.index(in: KnownNames.locations) != nil
      || nested?.begin(with: name) == true
    {
      try point.readOther(axis, name, at: cursor.next, &cursor, depth: depth, nested)
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
      if name.index(in: KnownNames.otherPhases) != nil { unknownPhase = unknownPhase ?? cursor }
      if width == nil { width = try cursor.viewWidth(named: name, depth: depth) }
      try readOther(name, &cursor, depth: depth)
    }
  }

  /// Reads a member that is kept under the known name for it, but the one that says which stroke it is.
  private mutating func readOther(
    _ name: JSONText, _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) {
    let isScalar = cursor.isAtNumber || cursor.sees(UInt8(ascii: "\""))
    if isScalar, KnownNames.isStroke(name, fields) { strokeValue = strokeValue ?? cursor }
    let known = fields?.knownName(for: name.text)
    if strokeValue?.next == cursor.next || known == nil && fields?.replaces(name.text) == true {
      return try cursor.skipValue(depth: depth)
    }
    try members.read(&cursor, as: (known ?? name.text).utf8, depth: depth)
    takePossiblePointer(name)
  }

  /// Takes the stroke that it names, which is kept as the id if there is no other, or else an id under a given name.
  private mutating func takeStroke() throws(ReadStop) {
    let id = members.value(of: "id", ignoringCase: false)
    stroke = fields?.id == nil ? nil : id
    guard var strokeValue else { return }
    let name = id == nil ? "id" : "stroke"
    try members.read(&strokeValue, as: name.utf8, depth: 0)
    stroke = members.value(of: name, ignoringCase: false)
  }

  /// Takes the value of the member that was kept if its name is one for that.
  private mutating func takePossiblePointer(_ name: JSONText) {
    guard let place = name.index(in: KnownNames.possibleTouches), place < possiblePlace,
      let value = members.value(of: name.text, ignoringCase: false)
    else { return }
    (possiblePointer, possiblePlace) = (value, place)
  }

  /// Takes the phase if the name is one for it.
  private mutating func takePhase(_ name: JSONText, _ cursor: ByteCursor) throws(ReadStop) -> Bool {
    if name.index(in: KnownNames.phases) != nil {
      (phase, hasOtherPhase) = (try cursor.touchPhase(numbers), false)
      guard phase != nil else {
        throw cursor.expected("a phase: \(PointerEvent.Kind.phaseNames)")
      }
      return true
    }
    guard phase == nil, let found = try cursor.otherPhase(name) else { return false }
    (phase, hasOtherPhase) = (found, true)
    return true
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
    list = (cursor, isOfStrokes, inner.sees(UInt8(ascii: "]")))
    return true
  }
}
