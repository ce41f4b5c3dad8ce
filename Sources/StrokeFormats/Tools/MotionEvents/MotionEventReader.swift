import StrokeCore

// What Android prints of a MotionEvent, one a line, mostly with what logcat puts before it:
//
//     01-15 09:30:33.214  4410  4410 D Touch: MotionEvent { action=ACTION_DOWN, …, id[0]=0, x[0]=540.5, y[0]=980.0, …,
//     pointerCount=1, …, eventTime=48213214, … }
//
// - A touch is known by its pointer's id. `ACTION_POINTER_DOWN(1)` and `ACTION_POINTER_UP(1)` are of the pointer at that
//   place in the list; any other action is of all pointers.
// - `eventTime` counts milliseconds.
// - Lines about anything else, and hovering, are left out.

/// Reads strokes from printed `MotionEvent`s.
struct MotionEventReader: PointerLogReader {
  private let timeUnit: TimeUnit
  var log = PointerLog<Double>()

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .milliseconds }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    let (line, position) = try cursor.takeText()
    guard let start = line.place(of: MotionEventReader.opening) else { return }
    let event = line.at(start)
    guard let action = event.attribute("action="), let kind = PointerEvent.Kind(phase: action.token)
    else { return }
    let time = event.number("eventTime=")?.scaled(byPowerOfTen: timeUnit.powerOfTen).value
    let only = action.text(upTo: UInt8(ascii: ",")).split(separator: "(").dropFirst().first
      .flatMap { Int($0.dropLast()) }
    for index in 0..<min(Int(event.number("pointerCount=")?.value ?? 1), Self.mostPointers)
    where only == nil || only == index {
      guard let x = event.number("x[\(index)]="), let y = event.number("y[\(index)]=") else {
        throw cursor.stop("expected x[\(index)] and y[\(index)] of the pointer", at: start)
      }
      let id = event.number("id[\(index)]=")?.value ?? Double(index)
      guard (x.value + y.value).isFinite else {
        throw .error(ReadError("number too large", at: position))
      }
      try log.play(kind, of: id, at: Point(x.value, y.value), time, position, into: &queue) {
        StrokeDraft(line: position.line)
      }
    }
  }

  /// The most pointers that Android has.
  private static let mostPointers = 32
  fileprivate static let opening = "MotionEvent"
}

extension ByteCursor {
  /// True if the line that comes next has a printed `MotionEvent`.
  var looksLikeMotionEvent: Bool {
    let head = prefix(1 << 10)
    let lineEnd = firstPlace(of: UInt8(ascii: "\n"), from: next, to: head.end) ?? head.end
    let line = ending(at: lineEnd, limit: .endOfLine)
    return line.place(of: MotionEventReader.opening).map { line.at($0).attribute("action=") != nil }
      ?? false
  }

  /// The text up to a comma or a space.
  fileprivate var token: UnsafeBufferPointer<UInt8> {
    var cursor = self
    cursor.skip { $0 != UInt8(ascii: ",") && $0 != 0x20 }
    return UnsafeBufferPointer(start: next, count: cursor.next - next)
  }

  /// The number of an attribute.
  fileprivate func number(_ name: String) -> Numeral? {
    guard let value = attribute(name) else { return nil }
    let numeral = Numeral(from: value.next, to: end)
    return numeral.integerDigits > 0 && numeral.value.isFinite ? numeral : nil
  }
}
