import StrokeCore

// What Xcode's console shows of a UITouch that is printed, alone or in a set or an event, with or without semicolons,
// on one line or one attribute a line:
//
//     <UITouch: 0x101a0c4d0> type: Direct; phase: Began; …; location in view: {160, 200}; …
//
// - A touch is known by its address. Its place is that in its view, or else in its window.
// - Its time is the date with time, or the time of day, that its line begins with, or of the line before it that has
//   one, as NSLog and the console write it; or else the `timestamp` of the event that it is printed with.
// - Lines about anything else are left out.

/// Reads strokes from printed touches.
struct PrintedTouchReader: PointerLogReader {
  private let timeUnit: TimeUnit
  var log = PointerLog<String>()
  /// The touch whose attributes come.
  private var touch: PrintedTouch?
  /// The time that the last line which has one gives.
  private var time: Double?
  /// True if times are those of lines rather than of events: two clocks do not mix.
  private var hasLineStamps = false

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .seconds }

  mutating func spoil() {
    log.removeAll()
    touch = nil
  }

  mutating func finish(into queue: inout DraftQueue) {
    // All samples have times or none: those without could not be added.
    try? play(into: &queue)
    log.endAll(into: &queue)
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    var (rest, position) = try cursor.takeText()
    if hasLineStamps || time == nil, let stamp = rest.lineStamp {
      (time, hasLineStamps) = (stamp, true)
    } else if !hasLineStamps, let stamp = rest.eventStamp(timeUnit) {
      time = stamp
    }
    while let start = rest.place(of: PrintedTouch.opening) {
      touch?.readAttributes(rest.ending(at: start, limit: .endOfLine))
      try play(into: &queue)
      rest.next = start + PrintedTouch.opening.utf8.count
      touch = PrintedTouch(rest.text(upTo: UInt8(ascii: ">")), at: position, time)
    }
    touch?.readAttributes(rest)
    if touch?.isWhole == true { try play(into: &queue) }
  }

  /// Plays the touch whose attributes have come.
  private mutating func play(into queue: inout DraftQueue) throws(ReadStop) {
    guard let touch = touch.take(), let kind = touch.kind, let place = touch.place else { return }
    guard place.isFinite else {
      throw .error(ReadError("number too large", at: touch.position))
    }
    try log.play(kind, of: touch.address, at: place, touch.time, touch.position, into: &queue) {
      var draft = StrokeDraft(line: touch.position.line)
      draft.width = touch.width
      return draft
    }
  }
}

/// The attributes of a printed touch, as far as they have come.
private struct PrintedTouch {
  static let opening = "<UITouch: "

  let address: String
  let position: TextPosition
  let time: Double?
  private(set) var kind: PointerEvent.Kind?
  private var placeInView: Point?
  /// The width of the view.
  private(set) var width: Double?
  private var placeInWindow: Point?

  init(_ address: String, at position: TextPosition, _ time: Double?) {
    (self.address, self.position, self.time) = (address, position, time)
  }

  var place: Point? { placeInView ?? placeInWindow }

  /// True if the last attribute that matters has come.
  var isWhole: Bool { kind != nil && placeInView != nil }

  mutating func readAttributes(_ text: ByteCursor) {
    if kind == nil, let phase = text.attribute("phase: ") {
      kind = PointerEvent.Kind(phase: phase.word)
    }
    if width == nil, let view = text.attribute("; view: <") ?? text.attribute(" view: <"),
      let size = view.attribute("frame = (")?.text(upTo: UInt8(ascii: ")")).split(separator: ";")
        .last
    {
      width = size.split(separator: " ").first.flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    if placeInWindow == nil { placeInWindow = text.attribute("location in window: ")?.point }
    if placeInView == nil { placeInView = text.attribute("location in view: ")?.point }
  }
}

extension ByteCursor {
  /// True if what comes next is a line with a printed touch or an event of touches, or the beginning of a set of them.
  var looksLikePrintedTouch: Bool {
    // JSON may hold such a text.
    guard !sees("{\""), !sees("[{"), !sees("[\"") else { return false }
    let lineEnd = firstPlace(of: UInt8(ascii: "\n"), from: next, to: end) ?? end
    let line = ending(at: lineEnd, limit: .endOfLine)
    if line.place(of: "<UITouch: 0x") != nil || line.place(of: "<UITouchesEvent: 0x") != nil {
      return true
    }
    guard sees("{(") else { return false }
    var second = at(lineEnd)
    second.skipSpace()
    return second.sees("<UITouch: 0x")
  }

  /// The first place from here on where a text stands; nil if there is none.
  func place(of text: String) -> UnsafePointer<UInt8>? {
    guard let first = text.utf8.first else { return nil }
    var cursor = self
    while let place = firstPlace(of: first, from: cursor.next, to: end) {
      let bytes = UnsafeBufferPointer(start: place, count: end - place)
      if bytes.starts(with: text.utf8) { return place }
      cursor.next = place + 1
    }
    return nil
  }

  /// The place behind the name of an attribute, which is not that of the sample before.
  func attribute(_ name: String) -> ByteCursor? {
    var cursor = self
    while let place = cursor.place(of: name) {
      let previous: StaticString = "previous "
      let before = place - previous.utf8CodeUnitCount
      cursor.next = place + name.utf8.count
      if before < next || !at(before).sees(previous) { return cursor }
    }
    return nil
  }

  /// The letters that come next.
  fileprivate var word: UnsafeBufferPointer<UInt8> {
    var cursor = self
    cursor.skip { $0.isLetter }
    return UnsafeBufferPointer(start: next, count: cursor.next - next)
  }

  /// The point that comes next, as `{x, y}`.
  fileprivate var point: Point? {
    guard let closing = firstPlace(of: UInt8(ascii: "}"), from: next, to: end) else { return nil }
    return pair(upTo: closing + 1, isText: true).map { Point($0.x.value, $0.y.value) }
  }

  /// The text up to a character, or the end.
  func text(upTo byte: UInt8) -> String {
    at(firstPlace(of: byte, from: next, to: end) ?? end).text(from: next)
  }

  /// The date with time, or the time of day, that the line begins with, perhaps behind a word: in seconds.
  var lineStamp: Double? {
    var cursor = self
    for _ in 0..<2 {
      let start = cursor.next
      var token = cursor.readWord()
      if let seconds = DateTime.seconds(token) ?? DateTime.secondsOfDay(token) { return seconds }
      cursor.skipSpace()
      // A date and its time may have a space between them.
      let day = cursor
      _ = cursor.readWord()
      token = UnsafeBufferPointer(start: start, count: cursor.next - start)
      if let seconds = DateTime.seconds(token) { return seconds }
      cursor = day
    }
    return nil
  }

  /// The time stamp of the event of touches in the line, in seconds.
  fileprivate func eventStamp(_ unit: TimeUnit) -> Double? {
    guard let event = place(of: "<UITouchesEvent: "),
      let stamp = at(event).attribute("timestamp: ")
    else { return nil }
    let numeral = Numeral(from: stamp.next, to: end)
    guard numeral.integerDigits > 0, numeral.value.isFinite else { return nil }
    return numeral.scaled(byPowerOfTen: unit.powerOfTen).value
  }
}

extension DateTime {
  /// The seconds of a time of day such as `21:08:54.482829-0500`; nil if it is none.
  fileprivate static func secondsOfDay(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count >= 8, bytes[2] == UInt8(ascii: ":"), bytes[5] == UInt8(ascii: ":") else {
      return nil
    }
    let text = Array("1970-01-01T".utf8) + bytes
    return text.withUnsafeBufferPointer { seconds($0) }
  }
}
