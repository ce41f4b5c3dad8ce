import StrokeCore
import StrokePaths

/// The commands of a path as numbers: of each the code of its letter in path data, then its arguments.
struct PathNumbers {
  private let numbers: UnsafeBufferPointer<Double>
  private var next = 0

  init(_ numbers: UnsafeBufferPointer<Double>) { self.numbers = numbers }

  /// Reads the path: all before the first command that a path cannot have, as in path data.
  consuming func path() -> Path {
    var builder = PathBuilder()
    while let command = command() { guard builder.append(command) else { break } }
    return builder.finishValidPrefix()
  }

  /// Reads a command; nil at the end, and for numbers that are none.
  private mutating func command() -> PathCommand? {
    guard next < numbers.count, let letter = UInt8(exactly: numbers[next]),
      let count = Self.argumentCount(of: letter | 0x20), numbers.count - next > count
    else { return nil }
    next += 1
    let relative = letter & 0x20 != 0
    switch letter | 0x20 {
    case UInt8(ascii: "m"): return .move(point(), relative: relative)
    case UInt8(ascii: "l"): return .line(point(), relative: relative)
    case UInt8(ascii: "h"): return .horizontal(number(), relative: relative)
    case UInt8(ascii: "v"): return .vertical(number(), relative: relative)
    case UInt8(ascii: "c"): return .cubic(point(), point(), point(), relative: relative)
    case UInt8(ascii: "s"): return .smoothCubic(point(), point(), relative: relative)
    case UInt8(ascii: "q"): return .quadratic(point(), point(), relative: relative)
    case UInt8(ascii: "t"): return .smoothQuadratic(point(), relative: relative)
    case UInt8(ascii: "a"):
      let arc = EllipticArc(
        radiusX: number(), radiusY: number(), rotation: number(), isLarge: number() != 0,
        isSweep: number() != 0)
      return .arc(arc, point(), relative: relative)
    default: return .close
    }
  }

  /// The number of arguments of a command by its small letter; nil if there is no such command.
  private static func argumentCount(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "z"): 0
    default: nil
    }
  }

  private mutating func number() -> Double {
    next += 1
    return numbers[next - 1]
  }

  private mutating func point() -> Point { Point(number(), number()) }
}
