import StrokeCore
import StrokeFormats
import StrokePaths

extension FuzzTarget {
  /// A rectangle, and an SVG file.
  func checkDrawing(_ source: inout ByteSource) throws(PropertyFailure) {
    let rect = source.rect()
    let drawing: SVGDrawing
    do throws(ReadError) { drawing = try SVGDrawing(Array(source.rest)) } catch {
      try expect(
        error.line > 0 && error.column > 0 && !error.reason.isEmpty, "an error without a place")
      return
    }
    for element in drawing.elements.prefix(40) { try Self.check(element.hitTest, rect) }
  }

  /// A rectangle, a paint, and path data.
  func checkPath(_ source: inout ByteSource) throws(PropertyFailure) {
    let rect = source.rect()
    let choice = source.byte()
    let fill: FillRule? = [.nonzero, .evenodd, nil][Int(choice % 3)]
    let style = choice & 4 == 0 ? source.style() : nil
    let data = PathData(Array(source.rest))
    if let error = data.error { try expect(!error.reason.isEmpty, "an error without a reason") }
    try Self.check(HitTest(data.path, Paint(fill: fill, stroke: style)), rect)
    guard let outline = data.path.bounds, fill != nil,
      let painted = HitTest(data.path, Paint(fill: fill)).paintedBounds
    else { return }
    // A dot, which is a move and a close, is drawn, but has nothing to fill.
    let hasDot = zip(data.path, data.path.dropFirst()).contains { before, element in
      if case .move = before, case .close = element { true } else { false }
    }
    try expect(
      Self.areSame(hasDot ? outline.union(painted) : painted, outline),
      "painted \(painted), drawn \(outline)")
  }

  /// Returns whether two boxes are the same. A test scales a path near the largest numbers down,
  /// which costs the smallest numbers their precision.
  private static func areSame(_ box: Rect, _ other: Rect) -> Bool {
    let slack = Self.size(of: other) * 0x1p-1000
    return (box.minX - other.minX).magnitude <= slack
      && (box.minY - other.minY).magnitude <= slack
      && (box.maxX - other.maxX).magnitude <= slack
      && (box.maxY - other.maxY).magnitude <= slack
  }

  /// The largest magnitude of a coordinate.
  private static func size(of box: Rect) -> Double {
    max(
      max(box.minX.magnitude, box.maxX.magnitude), max(box.minY.magnitude, box.maxY.magnitude))
  }

  /// A rectangle, a pattern, and a polyline with a curve here and there.
  func checkDashes(_ source: inout ByteSource) throws(PropertyFailure) {
    let rect = source.rect()
    guard var style = source.style() else { return }
    let lengths = (0..<1 + source.below(5)).map { _ in source.number().magnitude }
    guard let pattern = DashPattern(lengths, offset: source.number()) else { return }
    var builder = PathBuilder()
    builder.move(to: source.point())
    while !source.isAtEnd, builder.count < 40 {
      switch source.below(8) {
      case 0: builder.close()
      case 1: builder.move(to: source.point())
      case 2: builder.quadratic(source.point(), to: source.point())
      case 3: builder.cubic(source.point(), source.point(), to: source.point())
      default: builder.line(to: source.point())
      }
    }
    let path = builder.finishValidPrefix()
    var solid = StrokeStyle(
      width: style.width * (1 + 1e-9) + 1e-9, cap: .butt, join: style.join,
      miterLimit: style.miterLimit)
    style.dashes = pattern
    let test = HitTest(path, Paint(fill: nil, stroke: style))
    try Self.check(test, rect)
    // Without caps, dashes lie on the line, where coordinates of the path's size are precise
    // enough.
    let size = path.bounds.map { Self.size(of: $0) } ?? 0
    guard size * 0x1p-40 < 0.001 * min(rect.width, rect.height) else { return }
    style.cap = .butt
    solid?.cap = .square
    let hasDash = HitTest(path, Paint(fill: nil, stroke: style)).touches(rect)
    // Where a line turns back, rounding may put a dash beyond the turn: within a round join.
    let hasLine = [style.join, .round].contains { join in
      solid?.join = join
      return HitTest(path, Paint(fill: nil, stroke: solid)).touches(rect)
    }
    try expect(!hasDash || hasLine, "a dash beside the line: \(rect)")
  }

  /// What must hold for a test and a rectangle.
  static func check(_ test: HitTest, _ rect: Rect) throws(PropertyFailure) {
    let isHit = test.touches(rect)
    let indexed = test.indexed()
    _ = indexed.touches(rect)  // The second question asks the index.
    try expect(indexed.touches(rect) == isHit, "\(isHit), but not by the index: \(rect)")
    try expect(isHit || !test.hits(rect, by: .center), "only its centre is hit: \(rect)")
    let finger = Circle(center: rect.center, radius: rect.width / 2)
    try expect(indexed.touches(finger) == test.touches(finger), "the index and \(finger)")
    let isInside = test.contains(rect.center)
    try expect(indexed.contains(rect.center) == isInside, "the index and \(rect.center)")
    guard let bounds = test.paintedBounds else { return try expect(!isHit, "nothing was hit") }
    // Bounds are as precise as coordinates of the path's size.
    let known = bounds.outset(by: size(of: bounds) * 0x1p-40)
    try expect(!isHit || rect.intersection(known) != nil, "hit outside of \(bounds)")
  }
}
