import StrokeCore
import StrokePaths

/// One path with its paint and the rectangles it is asked about, as the benches' input lists them:
///
///     P segments filled evenodd width cap join miterlimit rectangles
///     M x y · L x y · Q … · C … · Z
///     R x y width height expected      (expected is -1 where nobody has said)
struct HitTestCase {
  var path = Path()
  var paint = Paint()
  var rects: [Rect] = []
  /// The expected answers; nil where none is known.
  var expected: [Bool?] = []

  /// All cases of a file; nil if it is not in this form.
  static func read(_ bytes: [UInt8]) -> [HitTestCase]? {
    var words = Words(bytes)
    var cases: [HitTestCase] = []
    while let word = words.next() {
      guard word == "P", let one = HitTestCase(&words) else { return nil }
      cases.append(one)
    }
    return cases
  }

  init(path: Path, paint: Paint, rects: [Rect]) {
    (self.path, self.paint, self.rects) = (path, paint, rects)
  }

  private init?(_ words: inout Words) {
    guard let head = words.numbers(8) else { return nil }
    let caps = [StrokeStyle.Cap.butt, .round, .square]
    let joins = [StrokeStyle.Join.miter, .round, .bevel]
    paint = Paint(
      fill: head[1] == 0 ? nil : head[2] == 0 ? .nonzero : .evenodd,
      stroke: StrokeStyle(
        width: head[3], cap: caps[Int(head[4])], join: joins[Int(head[5])], miterLimit: head[6]))
    var builder = PathBuilder()
    for _ in 0..<Int(head[0]) {
      guard let kind = words.next(), Self.add(kind, &words, to: &builder) else { return nil }
    }
    guard let path = builder.finish() else { return nil }
    self.path = path
    for _ in 0..<Int(head[7]) {
      guard words.next() == "R", let v = words.numbers(5),
        let rect = Rect(x: v[0], y: v[1], width: v[2], height: v[3])
      else { return nil }
      rects.append(rect)
      expected.append(v[4] < 0 ? nil : v[4] == 1)
    }
  }

  private static func add(
    _ kind: String, _ words: inout Words, to builder: inout PathBuilder
  ) -> Bool {
    let count = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0][kind] ?? -1
    guard let v = words.numbers(count) else { return false }
    switch kind {
    case "M": return builder.move(to: Point(v[0], v[1]))
    case "L": return builder.line(to: Point(v[0], v[1]))
    case "Q": return builder.quadratic(Point(v[0], v[1]), to: Point(v[2], v[3]))
    case "C":
      return builder.cubic(Point(v[0], v[1]), Point(v[2], v[3]), to: Point(v[4], v[5]))
    default: return builder.close()
    }
  }
}

/// The words of a text, which stand between spaces and ends of lines.
private struct Words {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> String? {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20 { offset += 1 }
    return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func numbers(_ count: Int) -> [Double]? {
    guard count >= 0 else { return nil }
    var result: [Double] = []
    for _ in 0..<count {
      guard let value = next().flatMap({ Double($0) }) else { return nil }
      result.append(value)
    }
    return result
  }
}
