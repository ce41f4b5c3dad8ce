import StrokeCore
import StrokePaths

/// Scenes of any size for the hit test: one path and two hundred fingers, half of them near it.
enum HitTestScene {
  /// The kind of path and its paint.
  enum Kind: String, CaseIterable {
    /// A round outline with a rough edge.
    case roughStroke = "poly_stroke"
    case roughFill = "poly_fill"
    /// A curve that fills a square with its loops.
    case scribbleStroke = "cubic_stroke"
    case scribbleFill = "cubic_fill"

    var isScribble: Bool { self == .scribbleStroke || self == .scribbleFill }
    var isFilled: Bool { self == .roughFill || self == .scribbleFill }
  }

  static func make(_ kind: Kind, _ count: Int) -> HitTestCase? {
    guard let path = kind.isScribble ? scribble(count) : rough(count) else { return nil }
    let stroke = StrokeStyle(width: 2, cap: .round, join: .round)
    return HitTestCase(
      path: path, paint: kind.isFilled ? Paint() : Paint(fill: nil, stroke: stroke),
      rects: rects(near: path))
  }

  private static func rough(_ count: Int) -> Path? {
    var builder = PathBuilder()
    for index in 0..<count {
      let turn = Transform.rotation(degrees: 360 * Double(index) / Double(count))
      let wave = Transform.rotation(degrees: 37 * 360 * Double(index) / Double(count)).b
      let edge = Transform.rotation(degrees: 97.4 * Double(index)).b
      let p = turn(Point(400 + 30 * wave + 4 * edge, 0)) + Vector(500, 500)
      _ = index == 0 ? builder.move(to: p) : builder.line(to: p)
    }
    builder.close()
    return builder.finish()
  }

  private static func scribble(_ count: Int) -> Path? {
    let (a, b) = count <= 10 ? (3.0, 4.0) : count <= 1000 ? (31, 37) : (101, 103)
    let step = 360 / Double(count)
    let place = { (index: Int) -> (Point, Vector) in
      let x = Transform.rotation(degrees: a * step * Double(index) + 17)
      let y = Transform.rotation(degrees: b * step * Double(index))
      let third = step * Double.pi / 540
      return (
        Point(500 + 450 * x.b, 500 + 450 * y.b),
        Vector(450 * a * x.a * third, 450 * b * y.a * third)
      )
    }
    var builder = PathBuilder()
    builder.move(to: place(0).0)
    for index in 0..<count {
      let ((p, u), (q, v)) = (place(index), place(index + 1))
      builder.cubic(p + u, q - v, to: q)
    }
    return builder.finish()
  }

  private static func rects(near path: Path) -> [Rect] {
    let ends = path.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p), .cubic(_, _, let p): p
      default: nil
      }
    }
    return (0..<200).map { index in
      let (x, y) = (Double(index * 7919 % 1000), Double(index * 104_729 % 1000))
      let end = ends[index * 7919 % ends.count]
      let center = index % 2 == 0 ? Point(x, y) : end + Vector(x / 20 - 25, y / 20 - 25)
      return Rect(around: center, center).outset(by: 10)
    }
  }
}
