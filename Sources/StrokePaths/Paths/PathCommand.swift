import StrokeCore

/// One command of path data as written: relative or absolute, abbreviated or not.
///
/// ``PathBuilder/append(_:)`` turns commands into the elements of a ``Path``, which are absolute and
/// never abbreviated.
public enum PathCommand: Hashable, Sendable {
  /// `M`, `m`.
  case move(Point, relative: Bool)
  /// `L`, `l`.
  case line(Point, relative: Bool)
  /// `H`, `h`.
  case horizontal(Double, relative: Bool)
  /// `V`, `v`.
  case vertical(Double, relative: Bool)
  /// `C`, `c`.
  case cubic(Point, Point, Point, relative: Bool)
  /// `S`, `s`: the first control point mirrors the last one of a preceding cubic.
  case smoothCubic(Point, Point, relative: Bool)
  /// `Q`, `q`.
  case quadratic(Point, Point, relative: Bool)
  /// `T`, `t`: the control point mirrors the one of a preceding quadratic.
  case smoothQuadratic(Point, relative: Bool)
  /// `A`, `a`.
  case arc(EllipticArc, Point, relative: Bool)
  /// `Z`, `z`.
  case close
}

extension PathBuilder {
  /// Resolves a command against the preceding ones and adds it.
  ///
  /// A relative coordinate leads to the short decimal within rounding errors of the sum, or to the
  /// coordinate of the subpath's start: a rectangle of three relative lines ends where it began, as
  /// its decimals do, although the sum of the doubles usually would not.
  ///
  /// - Returns: False, leaving the path unchanged, if the path would not be valid: it must begin
  ///   with a move, and every coordinate must be finite.
  public mutating func append(_ command: PathCommand) -> Bool {
    switch command {
    case .move(let p, let relative): return move(to: at(p, relative))
    case .line(let p, let relative): return line(to: at(p, relative))
    case .horizontal(let x, let relative):
      return line(to: Point(relative ? self.x(after: x) : x, current.y))
    case .vertical(let y, let relative):
      return line(to: Point(current.x, relative ? self.y(after: y) : y))
    case .cubic(let c1, let c2, let p, let relative):
      return cubic(at(c1, relative), at(c2, relative), to: at(p, relative))
    case .smoothCubic(let c2, let p, let relative):
      return cubic(mirroredCubicControl, at(c2, relative), to: at(p, relative))
    case .quadratic(let c, let p, let relative):
      return quadratic(at(c, relative), to: at(p, relative))
    case .smoothQuadratic(let p, let relative):
      return quadratic(mirroredQuadraticControl, to: at(p, relative))
    case .arc(let arc, let p, let relative): return self.arc(arc, to: at(p, relative))
    case .close: return close()
    }
  }

  private func at(_ p: Point, _ relative: Bool) -> Point {
    relative ? Point(x(after: p.x), y(after: p.y)) : p
  }
}
