import StrokeCore
import StrokePaths

/// The outlines of SVG's shapes, by the rules of SVG 2, chapter 10.
enum SVGGeometry {
  /// A rectangle, its corners rounded if both radii are above 0. A radius that is not given is the
  /// other one as it was given; then neither is more than half its side.
  static func rect(
    x: Double, y: Double, width: Double, height: Double, rx: Double?, ry: Double?
  ) -> Path {
    guard width > 0, height > 0 else { return Path() }
    let (rx, ry) = (min(rx ?? ry ?? 0, width / 2), min(ry ?? rx ?? 0, height / 2))
    var builder = PathBuilder()
    guard rx > 0, ry > 0 else {
      builder.move(to: Point(x, y))
      builder.line(to: Point(x + width, y))
      builder.line(to: Point(x + width, y + height))
      builder.line(to: Point(x, y + height))
      builder.close()
      return builder.finish() ?? Path()
    }
    let corner = EllipticArc(radiusX: rx, radiusY: ry, isSweep: true)
    let (right, bottom) = (x + width, y + height)
    builder.move(to: Point(x + rx, y))
    builder.line(to: Point(right - rx, y))
    builder.arc(corner, to: Point(right, y + ry))
    builder.line(to: Point(right, bottom - ry))
    builder.arc(corner, to: Point(right - rx, bottom))
    builder.line(to: Point(x + rx, bottom))
    builder.arc(corner, to: Point(x, bottom - ry))
    builder.line(to: Point(x, y + ry))
    builder.arc(corner, to: Point(x + rx, y))
    builder.close()
    return builder.finish() ?? Path()
  }

  /// An ellipse, begun at its right and drawn clockwise.
  static func ellipse(center: Point, rx: Double, ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    let quarter = EllipticArc(radiusX: rx, radiusY: ry, isSweep: true)
    var builder = PathBuilder()
    builder.move(to: Point(center.x + rx, center.y))
    builder.arc(quarter, to: Point(center.x, center.y + ry))
    builder.arc(quarter, to: Point(center.x - rx, center.y))
    builder.arc(quarter, to: Point(center.x, center.y - ry))
    builder.arc(quarter, to: Point(center.x + rx, center.y))
    builder.close()
    return builder.finish() ?? Path()
  }

  static func line(from p: Point, to q: Point) -> Path {
    var builder = PathBuilder()
    builder.move(to: p)
    builder.line(to: q)
    return builder.finish() ?? Path()
  }

  /// A polyline or polygon: all the points before the first error, which is one if the coordinates
  /// are not in pairs.
  static func points(_ cursor: ByteCursor, isClosed: Bool) -> (path: Path, error: ReadError?) {
    var scanner = PathDataScanner(cursor)
    var builder = PathBuilder()
    var failure: ReadError?
    scanner.skipSpace()
    do throws(ReadError) {
      while !scanner.isAtEnd {
        let x = try scanner.number()
        scanner.skipSeparator()
        let p = Point(x, try scanner.number())
        _ = builder.count == 0 ? builder.move(to: p) : builder.line(to: p)
        if scanner.skipSeparator(), scanner.isAtEnd { throw scanner.expected("a number") }
      }
    } catch {
      failure = error
    }
    if isClosed, builder.count > 0 { builder.close() }
    return (builder.finish() ?? Path(), failure)
  }
}
