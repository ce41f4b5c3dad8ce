import StrokeCore

/// One step of path data as it was written: relative or absolute, abbreviated or not.
///
/// This is the first of two layers. The second is ``Path``, which is absolute and spelled out;
/// ``PathBuilder/append(_:)`` leads from one to the other.
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
  /// `S`, `s`: the first control point mirrors the last of a cubic before.
  case smoothCubic(Point, Point, relative: Bool)
  /// `Q`, `q`.
  case quadratic(Point, Point, relative: Bool)
  /// `T`, `t`: the control point mirrors that of a quadratic before.
  case smoothQuadratic(Point, relative: Bool)
  /// `A`, `a`.
  case arc(EllipticArc, Point, relative: Bool)
  /// `Z`, `z`.
  case close
}

extension PathBuilder {
  /// Resolves a command against what is there and adds it.
  ///
  /// - Returns: False, and the path stays as it was, where the path would not be valid: nothing
  ///   but a move may come first, and every coordinate must be finite.
  public mutating func append(_ command: PathCommand) -> Bool {
    switch command {
    case .move(let p, let relative): return move(to: at(p, relative))
    case .line(let p, let relative): return line(to: at(p, relative))
    case .horizontal(let x, let relative):
      return line(to: Point(relative ? current.x + x : x, current.y))
    case .vertical(let y, let relative):
      return line(to: Point(current.x, relative ? current.y + y : y))
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
    relative ? Point(current.x + p.x, current.y + p.y) : p
  }
}
