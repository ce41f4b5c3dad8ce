import StrokeCore
import StrokePaths

/// Bytes as numbers and choices. At the end of the bytes, everything is 0.
struct ByteSource {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func below(_ count: Int) -> Int { Int(byte()) % count }

  mutating func oneOf<Value>(_ all: [Value]) -> Value { all[below(all.count)] }

  private mutating func bits(_ bytes: Int) -> UInt64 {
    (0..<bytes).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) }
  }

  /// A finite number: usually a small one, sometimes any.
  mutating func number() -> Double {
    switch below(8) {
    case 0...3: return Double(Int8(bitPattern: byte()))
    case 4, 5: return Double(Int16(truncatingIfNeeded: bits(2))) / 64
    case 6: return Double(Int32(truncatingIfNeeded: bits(4))) / 1_000
    default:
      let value = Double(bitPattern: bits(8))
      return value.isFinite ? value : 0
    }
  }

  mutating func point() -> Point {
    let x = number()
    return Point(x, number())
  }

  /// A rectangle with an interior, of ordinary size.
  mutating func rect() -> Rect {
    let (x, y) = (Double(Int8(bitPattern: byte())), Double(Int8(bitPattern: byte())))
    let (width, height) = (Double(byte()) + 1, Double(byte()) + 1)
    let scale = oneOf([1, 1, 0.25, 1.0 / 64])
    return Rect(minX: x, minY: y, maxX: x + width * scale, maxY: y + height * scale)
  }

  /// A stroke of a width from 0 to 64, undashed.
  mutating func style() -> StrokeStyle? {
    StrokeStyle(
      width: Double(byte()) / 4, cap: oneOf(StrokeStyle.Cap.allCases),
      join: oneOf(StrokeStyle.Join.allCases), miterLimit: 1 + Double(byte()) / 16)
  }
}
