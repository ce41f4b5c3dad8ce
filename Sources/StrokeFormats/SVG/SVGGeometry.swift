import StrokeCore
import StrokePaths

/// The outlines of SVG's shapes, by the rules of SVG 2, chapter 10.
enum SVGGeometry {
  /// A rectangle, with rounded corners if both radii are above 0. A missing radius is the other one
  /// as written; then each is cut to half its side.
  static func rect(
    x: Double, y: Double, width: Double, height: Double, rx: Double?, ry: Double?
  ) -> Path {
    guard width > 0, height > 0 else { return Path() }
    let (rx, ry) = (min(rx ?? ry ?? 0, width / 2), min(ry ?? rx ?? 0, height / 2))
    var builder = PathBuilder()
    let (right, bottom) = (x.plus(width), y.plus(height))
    guard rx > 0, ry > 0 else {
      builder.move(to: Point(x, y))
      builder.line(to: Point(right, y))
      builder.line(to: Point(right, bottom))
      builder.line(to: Point(x, bottom))
      builder.close()
      return builder.finish() ?? Path()
    }
    let corner = EllipticArc(radiusX: rx, radiusY: ry, isSweep: true)
    let (innerLeft, innerRight) = (x.plus(rx), right.plus(-rx))
    let (innerTop, innerBottom) = (y.plus(ry), bottom.plus(-ry))
    builder.move(to: Point(innerLeft, y))
    builder.line(to: Point(innerRight, y))
    builder.arc(corner, to: Point(right, innerTop))
    builder.line(to: Point(right, innerBottom))
    builder.arc(corner, to: Point(innerRight, bottom))
    builder.line(to: Point(innerLeft, bottom))
    builder.arc(corner, to: Point(x, innerBottom))
    builder.line(to: Point(x, innerTop))
    builder.arc(corner, to: Point(innerLeft, y))
    builder.close()
    return builder.finish() ?? Path()
  }

  /// An ellipse, drawn clockwise from its right end.
  static func ellipse(center: Point, rx: Double, ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    let quarter = EllipticArc(radiusX: rx, radiusY: ry, isSweep: true)
    var builder = PathBuilder()
    let (left, right) = (center.x.plus(-rx), center.x.plus(rx))
    let (top, bottom) = (center.y.plus(-ry), center.y.plus(ry))
    builder.move(to: Point(right, center.y))
    builder.arc(quarter, to: Point(center.x, bottom))
    builder.arc(quarter, to: Point(left, center.y))
    builder.arc(quarter, to: Point(center.x, top))
    builder.arc(quarter, to: Point(right, center.y))
    builder.close()
    return builder.finish() ?? Path()
  }

  static func line(from p: Point, to q: Point) -> Path {
    var builder = PathBuilder()
    builder.move(to: p)
    builder.line(to: q)
    return builder.finish() ?? Path()
  }

  /// A polyline or polygon: all points before the first error, such as an odd number of
  /// coordinates.
  static func points(
    _ cursor: ByteCursor, isClosed: Bool, within budget: MemoryBudget
  ) -> (path: Path, error: ReadError?) {
    var (cursor, budget) = (cursor, budget)
    var builder = PathBuilder()
    var failure: ReadError?
    cursor.skipSVGSpace()
    do throws(ReadError) {
      while !cursor.isAtEnd {
        try budget.check(at: cursor.position(of: cursor.next))
        let x = try cursor.readSVGNumber()
        cursor.skipSeparator()
        let p = Point(x, try cursor.readSVGNumber())
        _ = builder.count == 0 ? builder.move(to: p) : builder.line(to: p)
        if cursor.skipSeparator(), cursor.isAtEnd {
          throw cursor.expected("a number", asWord: false)
        }
      }
    } catch {
      failure = error
    }
    if isClosed, builder.count > 0 { builder.close() }
    return (builder.finish() ?? Path(), failure)
  }
}
