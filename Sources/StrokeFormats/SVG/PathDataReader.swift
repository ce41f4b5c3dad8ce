import StrokeCore
import StrokePaths

/// Reads the commands of path data one after another.
///
/// Coordinates are decimals: where relative ones lead is their exact sum, rounded once, so a path written
/// relative has the same points as the same path written absolute. Otherwise a shape that ends where it
/// began would mostly end beside it, and `z` would be one more line, with corners of its own.
///
/// A command's letter may be left out when the command before is repeated; after a move, a line is
/// meant.
struct PathDataReader {
  private var scanner: PathDataScanner
  /// The first command that leads beyond ``HitTest/largestCoordinate``.
  private(set) var farCommand: UnsafePointer<UInt8>?
  private var budget: MemoryBudget
  /// The current point, and the start of the subpath.
  private var here = Place()
  private var start = Place()

  private struct Place {
    var x = DecimalSum()
    var y = DecimalSum()
  }

  init(_ cursor: ByteCursor, within budget: MemoryBudget) {
    scanner = PathDataScanner(cursor)
    self.budget = budget
  }

  /// Reads commands to the end of the data.
  ///
  /// - Throws: The first error. What came before it is in the builder.
  mutating func read(into builder: inout PathBuilder) throws(ReadError) {
    scanner.skipSpace()
    guard !scanner.isAtEnd else { return }
    guard scanner.byte | 0x20 == UInt8(ascii: "m") else {
      if let found = scanner.cursor.foundInsteadOfText {
        throw scanner.cursor.error(
          "expected SVG or path data, found \(found)", at: scanner.cursor.next)
      }
      throw scanner.expected("M or m, as path data begins with a move")
    }
    while !scanner.isAtEnd {
      let letter = scanner.byte
      guard Self.isCommand(letter) else { throw scanner.expected("a command") }
      scanner.advance()
      scanner.skipSpace()
      try readSequence(of: letter, into: &builder)
    }
  }

  /// Reads one command and all its repetitions.
  private mutating func readSequence(
    of letter: UInt8, into builder: inout PathBuilder
  ) throws(ReadError) {
    let relative = letter & 0x20 != 0
    var kind = letter | 0x20
    guard kind != UInt8(ascii: "z") else {
      here = start
      _ = builder.append(.close)
      return
    }
    repeat {
      let start = scanner.cursor.next
      guard try readArguments(of: kind, relative: relative, into: &builder) else {
        throw scanner.cursor.error("a coordinate is too large for a number", at: start)
      }
      try budget.check(at: scanner.cursor.position(of: start))
      if builder.magnitude > HitTest.largestCoordinate, farCommand == nil { farCommand = start }
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
    } while try scanner.continues()
  }

  private static func isCommand(_ letter: UInt8) -> Bool {
    switch letter | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "v"),
      UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"), UInt8(ascii: "t"),
      UInt8(ascii: "a"), UInt8(ascii: "z"):
      return true
    default: return false
    }
  }

  /// Reads the arguments of one command, makes them absolute and adds the element; false if the builder
  /// refuses it.
  @inline(__always)
  private mutating func readArguments(
    of kind: UInt8, relative: Bool, into builder: inout PathBuilder
  ) throws(ReadError) -> Bool {
    switch kind {
    case UInt8(ascii: "m"):
      let p = try end(relative)
      start = here
      return builder.move(to: p)
    case UInt8(ascii: "l"): return builder.line(to: try end(relative))
    case UInt8(ascii: "h"):
      let x = try scanner.number(to: &here.x, isRelative: relative)
      return builder.line(to: Point(x, builder.current.y))
    case UInt8(ascii: "v"):
      let y = try scanner.number(to: &here.y, isRelative: relative)
      return builder.line(to: Point(builder.current.x, y))
    case UInt8(ascii: "c"):
      return builder.cubic(
        try control(relative), try control(relative), to: try end(relative))
    case UInt8(ascii: "s"):
      return builder.append(
        .smoothCubic(try control(relative), try end(relative), relative: false))
    case UInt8(ascii: "q"): return builder.quadratic(try control(relative), to: try end(relative))
    case UInt8(ascii: "t"):
      return builder.append(.smoothQuadratic(try end(relative), relative: false))
    default: return builder.arc(try arc(), to: try end(relative))
    }
  }

  /// Reads a control point, and what separates it from the point that follows.
  @inline(__always)
  private mutating func control(_ relative: Bool) throws(ReadError) -> Point {
    let p: Point
    if relative {
      let x = try scanner.number(from: here.x)
      scanner.skipSeparator()
      p = Point(x, try scanner.number(from: here.y))
    } else {
      p = try point()
    }
    scanner.skipSeparator()
    return p
  }

  /// Reads the point at which an element ends.
  @inline(__always)
  private mutating func end(_ relative: Bool) throws(ReadError) -> Point {
    let x = try scanner.number(to: &here.x, isRelative: relative)
    scanner.skipSeparator()
    return Point(x, try scanner.number(to: &here.y, isRelative: relative))
  }

  @inline(__always)
  private mutating func point() throws(ReadError) -> Point {
    let x = try scanner.number()
    scanner.skipSeparator()
    return Point(x, try scanner.number())
  }

  private mutating func arc() throws(ReadError) -> EllipticArc {
    let radii = try point()
    scanner.skipSeparator()
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isSweep = try scanner.flag()
    scanner.skipSeparator()
    return EllipticArc(
      radiusX: radii.x, radiusY: radii.y, rotation: rotation, isLarge: isLarge, isSweep: isSweep)
  }
}
