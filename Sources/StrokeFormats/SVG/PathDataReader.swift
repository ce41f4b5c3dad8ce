import StrokeCore
import StrokePaths

/// Reads the commands of path data one after another.
///
/// A command's letter may be left out when the command before is repeated; after a move, a line is
/// meant.
struct PathDataReader {
  private var scanner: PathDataScanner

  init(_ cursor: ByteCursor) { scanner = PathDataScanner(cursor) }

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
      _ = builder.append(.close)
      return
    }
    repeat {
      let start = scanner.cursor.next
      let command = try argument(of: kind, relative: relative)
      guard builder.append(command) else {
        throw scanner.cursor.error("a coordinate is too large for a number", at: start)
      }
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

  @inline(__always)
  private mutating func argument(
    of kind: UInt8, relative: Bool
  ) throws(ReadError) -> PathCommand {
    switch kind {
    case UInt8(ascii: "m"): return .move(try point(), relative: relative)
    case UInt8(ascii: "l"): return .line(try point(), relative: relative)
    case UInt8(ascii: "h"): return .horizontal(try scanner.number(), relative: relative)
    case UInt8(ascii: "v"): return .vertical(try scanner.number(), relative: relative)
    case UInt8(ascii: "c"):
      return .cubic(try point(), try nextPoint(), try nextPoint(), relative: relative)
    case UInt8(ascii: "s"): return .smoothCubic(try point(), try nextPoint(), relative: relative)
    case UInt8(ascii: "q"): return .quadratic(try point(), try nextPoint(), relative: relative)
    case UInt8(ascii: "t"): return .smoothQuadratic(try point(), relative: relative)
    default: return .arc(try arc(), try nextPoint(), relative: relative)
    }
  }

  @inline(__always)
  private mutating func point() throws(ReadError) -> Point {
    let x = try scanner.number()
    scanner.skipSeparator()
    return Point(x, try scanner.number())
  }

  @inline(__always)
  private mutating func nextPoint() throws(ReadError) -> Point {
    scanner.skipSeparator()
    return try point()
  }

  private mutating func arc() throws(ReadError) -> EllipticArc {
    let radii = try point()
    scanner.skipSeparator()
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isSweep = try scanner.flag()
    return EllipticArc(
      radiusX: radii.x, radiusY: radii.y, rotation: rotation, isLarge: isLarge, isSweep: isSweep)
  }
}
