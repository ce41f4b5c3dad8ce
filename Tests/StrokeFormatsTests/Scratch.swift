@testable import StrokeCore
import StrokeFormats
import Testing
@Test func scratch() {
  let p = PathData(
    "M98.015625 37.515625C56.265625 77.359375 57.15625 41.265625 44.78125 29.84375L20.125 66.078125C78.828125 57.625 94.953125 54.375 36.734375 36.46875M30.328125 13.546875C15.0625 71.296875 80.265625 69.125 0.796875 99.09375L62.96875 72.640625"
  ).path
  let t = HitTest(p, Paint(fill: .evenodd))
  let r = Rect(minX: 94.1796875, minY: 26.375, maxX: 102.1796875, maxY: 70.375)
  print("A", t.touches(r), t.coverage(of: r))
  do {
    let p = PathData("M50.0 25.0L50.0 25.0ZA40.0 51.0 0.0 1 0 100.0 25.0").path
    let t = HitTest(
      p, Paint(fill: nil, stroke: StrokeStyle(width: 10, cap: .round, join: .bevel, miterLimit: 4)))
    for k in 0..<44 {
      let q = Point(38.09375 + Double(k) / 44, 94.90625 + Double(k) / 44);
      for r in [1e-12, 1e-9, 1e-6, 1e-3] {
        print("B", q, t.contains(q), t.touches(Circle(center: q, radius: r)))
      }
    }
  }
  for d in [
    "M68.78125 10.875M89.328125 41.390625L23.375 24.59375L87.265625 96.015625Q49.5625 0.578125 76.671875 81.984375A37.0 51.0 180.0 0 0 48.765625 2.5L99.359375 7.984375",
    "M12.5 75.0C100.0 25.0 37.5 12.5 25.0 75.0",
  ] {
    let p = PathData(d).path
    let test = HitTest(p, Paint(fill: nil, stroke: StrokeStyle(width: 7)))
    let b = test.paintedBounds!
    let d = 1e-6 * max(b.width, b.height, 1)
    print(
      "C", b,
      [
        Rect(minX: b.minX - 1, minY: b.minY - 1, maxX: b.minX + d, maxY: b.maxY + 1),
        Rect(minX: b.maxX - d, minY: b.minY - 1, maxX: b.maxX + 1, maxY: b.maxY + 1),
        Rect(minX: b.minX - 1, minY: b.minY - 1, maxX: b.maxX + 1, maxY: b.minY + d),
        Rect(minX: b.minX - 1, minY: b.maxY - d, maxX: b.maxX + 1, maxY: b.maxY + 1),
      ].map(test.touches))
  }
}
