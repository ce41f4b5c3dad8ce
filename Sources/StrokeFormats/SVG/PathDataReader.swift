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
