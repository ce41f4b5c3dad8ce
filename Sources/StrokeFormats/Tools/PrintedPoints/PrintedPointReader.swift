import StrokeCore

// Points as programs print them in lines of text, with or without more:
//
//     (192.3, 227.3)
//     CGPoint(x: 192.3, y: 227.3)
//     [gesture] touch moved at {192.3, 227.3} t: 8123.4
//     2025-11-24 12:12:06.016667+0000 App[4711:90210] moved x=204.00 y=228.00
//
// - A place is two numbers in brackets, or what `x` and `y` are said to be. A line may have several.
// - The time is a number that one of the names for times is said to be, or else the date with time, or the time of day,
//   that the line begins with.
// - A phase is one of the words for it, of five letters at least, before the place or behind `phase`.
// - Lines without a place are left out.

/// Reads strokes from points that were printed.
struct PrintedPointReader: PointerLogReader {
  private let timeUnit: TimeUnit
  var log = PointerLog<Int>()

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .seconds }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    let (line, position) = try cursor.takeText()
    var rest = line
    var facts: (kind: PointerEvent.Kind, time: Double?)?
    while let place = rest.nextPrintedPlace() {
      guard place.isFinite else { throw .error(ReadError("number too large", at: position)) }
      let (kind, time) = facts ?? (line.printedPhase ?? .move, line.printedTime(timeUnit))
      facts = (kind == .down ? .move : kind, time)
      try log.playUnnamed(kind, of: 0, at: place, time, position, into: &queue) {
        StrokeDraft(line: position.line)
      }
    }
  }
}

extension ByteCursor {
  /// True if the lines that come next have a place each, or the first has several.
  var looksLikePrintedPoints: Bool {
    var cursor = prefix(1 << 12)
    return cursor.nextPrintedPlace() != nil && cursor.nextPrintedPlace() != nil
  }

  /// Reads the next place, and steps over it; nil if there is none.
  fileprivate mutating func nextPrintedPlace() -> Point? {
    var previous: UInt8 = 0x20
    while !isAtEnd {
      let byte = next.pointee
      var place: Point?
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") {
        place = printedPair(
          closedBy: byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}"))
      } else if byte | 0x20 == UInt8(ascii: "x"), !previous.isLetter {
        place = printedPair(closedBy: nil)
      }
      if let place {
        skip { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "}") && $0 != 0x20 }
        return place
      }
      previous = byte
      next += 1
    }
    return nil
  }

  /// The two numbers in the brackets that come next, or those that x and y are said to be.
  private func printedPair(closedBy closing: UInt8?) -> Point? {
    var cursor = self
    if closing != nil { cursor.next += 1 }
    guard let x = cursor.printedNumber(named: UInt8(ascii: "x"), isNamed: closing == nil) else {
      return nil
    }
    let hasComma = cursor.take(UInt8(ascii: ",")) || cursor.take(UInt8(ascii: ";"))
    cursor.skip { $0 == 0x20 }
    guard closing == nil || hasComma,
      let y = cursor.printedNumber(named: UInt8(ascii: "y"), isNamed: closing == nil),
      closing.map({ cursor.sees($0) }) != false
    else { return nil }
    return Point(x, y)
  }

  /// Reads `x: 1`, `x=1` or `1`, and blanks behind it.
  private mutating func printedNumber(named name: UInt8, isNamed: Bool) -> Double? {
    if !isAtEnd, next.pointee | 0x20 == name {
      next += 1
      skip { $0 == 0x20 }
      guard take(UInt8(ascii: ":")) || take(UInt8(ascii: "=")) else { return nil }
    } else if isNamed {
      return nil
    }
    skip { $0 == 0x20 }
    let numeral = Numeral(from: next, to: end)
    guard numeral.integerDigits + numeral.fractionDigits > 0 else { return nil }
    next = numeral.end
    skip { $0 == 0x20 }
    return numeral.value
  }

  /// The phase that a word of the line says.
  fileprivate var printedPhase: PointerEvent.Kind? {
    words.lazy.filter { $0.count >= 5 }.compactMap { PointerEvent.Kind(phase: $0) }.first
  }

  /// The time that the line says.
  fileprivate func printedTime(_ unit: TimeUnit) -> Double? {
    for word in words {
      guard let base = word.baseAddress, let axis = Axis(name: word, nil), !axis.isCoordinate else {
        continue
      }
      var cursor = at(base + word.count)
      cursor.skip { $0 == 0x20 }
      guard cursor.take(UInt8(ascii: ":")) || cursor.take(UInt8(ascii: "=")) else { continue }
      cursor.skip { $0 == 0x20 }
      let numeral = Numeral(from: cursor.next, to: end)
      guard numeral.integerDigits > 0, numeral.value.isFinite else { continue }
      return numeral.scaled(byPowerOfTen: (KnownNames.timeUnit(of: word)?.unit ?? unit).powerOfTen)
        .value
    }
    return lineStamp
  }

  /// The words of the line: letters and underscores.
  private var words: [UnsafeBufferPointer<UInt8>] {
    UnsafeBufferPointer(start: next, count: end - next)
      .split { !$0.isLetter && $0 != UInt8(ascii: "_") }
      .map { UnsafeBufferPointer(rebasing: $0) }
  }
}
