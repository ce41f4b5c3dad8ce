import TestSupport

@testable import StrokeCore
@testable import StrokePaths

/// Draws paths, paints and rectangles from a seed.
struct RandomHits {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) * 0x1p-53
  }

  mutating func oneOf<T>(_ all: [T]) -> T { all[below(all.count)] }

  /// A random point; on a coarse grid, points often coincide and edges overlap.
  mutating func point(onGrid: Bool) -> Point {
    onGrid
      ? Point(Double(below(9)) * 12.5, Double(below(9)) * 12.5)
      : Point((number(0...100) * 64).rounded() / 64, (number(0...100) * 64).rounded() / 64)
  }

  /// A path with all kinds of elements.
  mutating func path(arcs: Bool = true) -> Path {
    let onGrid = below(3) == 0
    var builder = PathBuilder()
    builder.move(to: point(onGrid: onGrid))
    for _ in 0...below(7) {
      switch below(arcs ? 9 : 8) {
      case 0: builder.close()
      case 1: builder.move(to: point(onGrid: onGrid))
      case 2: builder.line(to: builder.current)
      case 3, 4: builder.line(to: point(onGrid: onGrid))
      case 5: builder.quadratic(point(onGrid: onGrid), to: point(onGrid: onGrid))
      case 6, 7:
        builder.cubic(
          point(onGrid: onGrid), point(onGrid: onGrid), to: point(onGrid: onGrid))
      default:
        let arc = EllipticArc(
          radiusX: Double(below(60)), radiusY: Double(below(60)), rotation: Double(below(13)) * 30,
          isLarge: below(2) == 0, isSweep: below(2) == 0)
        builder.arc(arc, to: point(onGrid: onGrid))
      }
    }
    return builder.finish() ?? Path()
  }

  mutating func paint() -> Paint {
    let kind = below(3)
    return Paint(
      fill: kind == 0 ? nil : oneOf(FillRule.allCases), stroke: kind == 1 ? nil : style())
  }

  mutating func style() -> StrokeStyle? {
    StrokeStyle(
      width: oneOf([0.25, 1, 4, 10, 25, 60]), cap: oneOf(StrokeStyle.Cap.allCases),
      join: oneOf(StrokeStyle.Join.allCases), miterLimit: oneOf([1, 2, 4, 10]))
  }

  mutating func rect() -> Rect {
    let (w, h) = (oneOf([0.5, 2, 8, 20, 44]), oneOf([0.5, 2, 8, 20, 44]))
    let p = below(3) == 0 ? point(onGrid: true) : point(onGrid: false)
    let (x, y) = (p.x * 1.5 - 25, p.y * 1.5 - 25)
    return Rect(minX: x, minY: y, maxX: x + w, maxY: y + h)
  }
}

extension Paint {
  /// The same with all lengths multiplied.
  func scaled(by factor: Double) -> Paint {
    Paint(fill: fill, stroke: stroke?.scaled(by: factor))
  }
}

extension Path {
  /// The same outline drawn backward.
  var reversed: Path {
    var subpaths: [(start: Point, closed: Bool, edges: [(Point, PathElement)])] = []
    var (current, start) = (Point.origin, Point.origin)
    for element in self {
      if case .move(let p) = element {
        subpaths.append((p, false, []))
        (current, start) = (p, p)
        continue
      }
      if subpaths.last?.closed ?? true { subpaths.append((start, false, [])) }
      guard element != .close else {
        if current != start {
          subpaths[subpaths.count - 1].edges.append((current, .line(to: start)))
        }
        subpaths[subpaths.count - 1].closed = true
        current = start
        continue
      }
      subpaths[subpaths.count - 1].edges.append((current, element))
      current = element.end ?? current
    }
    var builder = PathBuilder()
    for subpath in subpaths where subpath.closed || !subpath.edges.isEmpty {
      builder.move(to: subpath.edges.last?.1.end ?? subpath.start)
      for (from, element) in subpath.edges.reversed() { builder.add(element, backTo: from) }
      if subpath.closed { builder.close() }
    }
    return builder.finish() ?? Path()
  }
}

extension PathElement {
  var end: Point? {
    switch self {
    case .move(let p), .line(let p), .quadratic(_, let p), .cubic(_, _, let p), .arc(_, let p): p
    case .close: nil
    }
  }
}

extension PathBuilder {
  mutating func add(_ element: PathElement, backTo p: Point) {
    switch element {
    case .move, .close: break
    case .line: line(to: p)
    case .quadratic(let c, _): quadratic(c, to: p)
    case .cubic(let c, let d, _): cubic(d, c, to: p)
    case .arc(var shape, _):
      shape.isSweep.toggle()
      arc(shape, to: p)
    }
  }
}
