import StrokeCore
import StrokePaths

/// Reads the commands of path data one after another.
///
/// A relative coordinate is not quite the sum of the doubles: ``PathBuilder/x(after:)`` removes
/// rounding errors, so that a path written with relative commands has the same points as with
/// absolute ones. Otherwise a shape that ends where it began would usually end beside it, and `z`
/// would add one more line, with corners of its own.
///
/// A command's letter may be omitted when the previous command is repeated; after a move it means a
/// line.
struct PathDataReader: ~Copyable {
  private var builder = PathBuilder()
  private var cursor: ByteCursor
  /// The first command that leads beyond ``HitTest/largestCoordinate``.
  private(set) var farCommand: UnsafePointer<UInt8>?
  private var budget: MemoryBudget

  init(_ cursor: ByteCursor, within budget: MemoryBudget) {
    (self.cursor, self.budget) = (cursor, budget)
    // An estimate of the number of elements, so that long data is not moved over and over as it
    // grows.
    builder.reserveCapacity((cursor.end - cursor.next) / 12)
  }

  /// The path of all that has been read.
  consuming func finish() -> Path { builder.finishValidPrefix() }

  /// Reads commands to the end of the data.
  ///
  /// - Throws: The first error. What came before it has been added to the path.
  mutating func read() throws(ReadError) {
    cursor.skipSVGSpace()
    guard !cursor.isAtEnd else { return }
    guard cursor.byte | 0x20 == UInt8(ascii: "m") else {
      if let found = cursor.foundInsteadOfText {
        throw cursor.error("expected SVG or path data, found \(found)", at: cursor.next)
      }
      throw cursor.expected("M or m, as path data begins with a move", asWord: false)
    }
    while !cursor.isAtEnd {
      let place = cursor.next
      cursor.next += 1
      cursor.skipSVGSpace()
      try readSequence(at: place)
    }
  }

  /// Reads the command at a place, and its repetitions.
  private mutating func readSequence(at place: UnsafePointer<UInt8>) throws(ReadError) {
    let relative = place.pointee & 0x20 != 0
    var kind = place.pointee | 0x20
    guard kind != UInt8(ascii: "z") else {
      builder.close()
      return
    }
    repeat {
      let start = cursor.next
      guard try readArguments(of: kind, at: place, relative: relative) else {
        throw cursor.error("a coordinate is too large for a number", at: start)
      }
      try budget.check(at: cursor.position(of: start))
      if builder.magnitude > HitTest.largestCoordinate, farCommand == nil { farCommand = start }
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
    } while try cursor.skipToArgument()
  }

  /// Reads the arguments of one command, makes them absolute and adds the element; false if the
  /// builder refuses it.
  @inline(__always)
  private mutating func readArguments(
    of kind: UInt8, at place: UnsafePointer<UInt8>, relative: Bool
  ) throws(ReadError) -> Bool {
    switch kind {
    case UInt8(ascii: "m"): return builder.move(to: try point(relative))
    case UInt8(ascii: "l"): return builder.line(to: try point(relative))
    case UInt8(ascii: "h"):
      let x = try cursor.readSVGNumber()
      return builder.line(to: Point(relative ? builder.x(after: x) : x, builder.current.y))
    case UInt8(ascii: "v"):
      let y = try cursor.readSVGNumber()
      return builder.line(to: Point(builder.current.x, relative ? builder.y(after: y) : y))
    case UInt8(ascii: "c"):
      let (c1, c2) = (try control(relative), try control(relative))
      return builder.cubic(c1, c2, to: try point(relative))
    case UInt8(ascii: "s"):
      let c = try control(relative)
      return builder.smoothCubic(c, to: try point(relative))
    case UInt8(ascii: "q"):
      let c = try control(relative)
      return builder.quadratic(c, to: try point(relative))
    case UInt8(ascii: "t"):
      return builder.smoothQuadratic(to: try point(relative))
    case UInt8(ascii: "a"):
      let arc = try arc()
      return builder.arc(arc, to: try point(relative))
    default: throw cursor.expected("a command", at: place, asWord: false)
    }
  }

  /// Reads a control point and the separator after it.
  @inline(__always)
  private mutating func control(_ relative: Bool) throws(ReadError) -> Point {
    let p = try point(relative)
    cursor.skipSeparator()
    return p
  }

  /// Reads a point, and makes it absolute.
  @inline(__always)
  private mutating func point(_ relative: Bool) throws(ReadError) -> Point {
    let p = try point()
    return relative ? Point(builder.x(after: p.x), builder.y(after: p.y)) : p
  }

  @inline(__always)
  private mutating func point() throws(ReadError) -> Point {
    let x = try cursor.readSVGNumber()
    cursor.skipSeparator()
    return Point(x, try cursor.readSVGNumber())
  }

  private mutating func arc() throws(ReadError) -> EllipticArc {
    let radii = try point()
    cursor.skipSeparator()
    let rotation = try cursor.readSVGNumber()
    cursor.skipSeparator()
    let isLarge = try cursor.readFlag()
    cursor.skipSeparator()
    let isSweep = try cursor.readFlag()
    cursor.skipSeparator()
    return EllipticArc(
      radiusX: radii.x, radiusY: radii.y, rotation: rotation, isLarge: isLarge, isSweep: isSweep)
  }
}

// MARK: - Tokens, which transforms and lists of points share: numbers, flags and separators

extension ByteCursor {
  /// The next byte; 0 at the end.
  @inline(__always)
  var byte: UInt8 { isAtEnd ? 0 : next.pointee }

  /// SVG's white space: space, tab, LF, FF, CR.
  @inline(__always)
  static func isSVGSpace(_ byte: UInt8) -> Bool { isSpace(byte) || byte == 0x0C }

  @inline(__always)
  mutating func skipSVGSpace() { skip(while: Self.isSVGSpace) }

  /// Skips white space with at most one comma in it; true if there was a comma.
  @inline(__always)
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSVGSpace()
    guard take(UInt8(ascii: ",")) else { return false }
    skipSVGSpace()
    return true
  }

  /// Skips to the next argument of the same command. Returns false if there is none, which is an error behind a comma.
  @inline(__always)
  mutating func skipToArgument() throws(ReadError) -> Bool {
    let hasComma = skipSeparator()
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return true
    default:
      if hasComma { throw expected("a number after the comma", asWord: false) }
      return false
    }
  }

  /// Reads a flag: one character, `0` or `1`, which needs no separator after it.
  mutating func readFlag() throws(ReadError) -> Bool {
    if take(UInt8(ascii: "1")) { return true }
    guard take(UInt8(ascii: "0")) else { throw expected("a flag, 0 or 1", asWord: false) }
    return false
  }

  /// Reads a number to the nearest double: a sign, digits with perhaps a point and digits after it,
  /// and perhaps an exponent. An `e` before `m` or `x` begins a unit, not an exponent.
  @inline(__always)
  mutating func readSVGNumber() throws(ReadError) -> Double {
    guard let short = Decimal7(self, allowsBarePoint: true) else { return try readLongSVGNumber() }
    next += short.length
    return short.value
  }

  /// The same for a number of any length and form.
  @inline(never)
  private mutating func readLongSVGNumber() throws(ReadError) -> Double {
    let numeral = Numeral(from: next, to: end)
    let isPlain = numeral.integerDigits > 0 && !numeral.hasPoint || numeral.fractionDigits > 0
    guard isPlain, numeral.hasExponent || !hasExponentSign(at: numeral.end) else {
      throw error(of: numeral)
    }
    let value = numeral.value
    guard value.isFinite else { throw error("the number is too large", at: numeral.start) }
    next = numeral.end
    return value
  }

  /// Returns whether there is an `e` at a place that does not begin a unit.
  @inline(__always)
  private func hasExponentSign(at place: UnsafePointer<UInt8>) -> Bool {
    guard place < end, place.pointee | 0x20 == UInt8(ascii: "e") else { return false }
    let next = place + 1 < end ? place[1] | 0x20 : 0
    return next != UInt8(ascii: "m") && next != UInt8(ascii: "x")
  }

  /// The error for a numeral that is not a number of path data.
  private func error(of numeral: Numeral) -> ReadError {
    var rest = self
    if numeral.hasPoint, numeral.fractionDigits == 0 {
      rest.next = numeral.start + (numeral.hasSign ? 1 : 0) + numeral.integerDigits + 1
      return rest.expected("a digit after the point", asWord: false)
    }
    guard numeral.integerDigits + numeral.fractionDigits > 0 else {
      return expected("a number", asWord: false)
    }
    rest.next = numeral.end + 1
    _ = rest.take(UInt8(ascii: "-")) || rest.take(UInt8(ascii: "+"))
    return rest.expected("the digits of an exponent", asWord: false)
  }
}
