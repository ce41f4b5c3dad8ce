import StrokeCore
import StrokePaths

extension FuzzTarget {
  /// A path, filled or drawn with a pen that may be far wider than it, and a closed line.
  func checkLasso(_ source: inout ByteSource) throws(PropertyFailure) {
    let rect = source.rect()
    let choice = source.byte()
    var style = choice & 4 == 0 ? source.style() : nil
    let factor = source.oneOf([1, 1, 10, 1e3, 1e5, 1e6])
    if let narrow = style {
      style = StrokeStyle(
        width: narrow.width * factor, cap: narrow.cap, join: narrow.join,
        miterLimit: narrow.miterLimit)
    }
    let paint = Paint(fill: [.nonzero, .evenodd, nil][Int(choice % 3)], stroke: style)
    let point = { (source: inout ByteSource) in
      Point(Double(Int8(bitPattern: source.byte())), Double(Int8(bitPattern: source.byte())))
    }
    var builder = PathBuilder()
    builder.move(to: point(&source))
    for _ in 0...source.below(6) {
      switch source.below(6) {
      case 0: builder.close()
      case 1: builder.quadratic(point(&source), to: point(&source))
      case 2: builder.cubic(point(&source), point(&source), to: point(&source))
      default: builder.line(to: point(&source))
      }
    }
    let test = HitTest(builder.finishValidPrefix(), paint)
    try Self.check(test, rect)
    var line: [Point] = []
    while !source.isAtEnd, line.count < 200 { line.append(point(&source)) }
    try Self.check(Lasso(line), on: test)
  }

  private static func check(_ lasso: Lasso, on test: HitTest) throws(PropertyFailure) {
    let (isEnclosed, isTouched) = (lasso.encloses(test), lasso.touches(test))
    let share = lasso.overlap(with: test)
    try expect((0...1).contains(share), "the share is \(share)")
    try expect(isTouched || !isEnclosed, "enclosed, but not touched")
    try expect(isTouched || share < 0.01, "not touched, but \(share) of it is inside")
    try expect(!isEnclosed || share > 0.99, "enclosed, but only \(share) of it is inside")
    let indexed = test.indexedAtOnce()
    try expect(lasso.encloses(indexed) == isEnclosed, "enclosed, but not by the index")
    try expect(lasso.touches(indexed) == isTouched, "touched, but not by the index")
  }
}
