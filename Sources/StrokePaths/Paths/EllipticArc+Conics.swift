import StrokeCore

// From SVG's endpoint form of an arc to conics, by the rules of SVG 2 (chapter 9, "Out-of-range
// elliptical arc parameters"): equal ends draw nothing, a radius of 0 is a straight line, radii that
// are too small grow until they reach.
//
// Everything is built outward from the chord, without the centre, so that a shallow arc of a huge
// circle keeps its precision; and by half-angle formulas, without the sine or cosine of the angle.

extension EllipticArc {
  enum Form {
    /// The ends are equal: the arc is skipped.
    case nothing
    /// A radius is 0, or so small beside the other that the other grows out of range.
    case line
    /// Two or four conics, each of at most a quarter of the ellipse.
    case conics([Curve])
  }

  func form(from p: Point, to q: Point) -> Form {
    if p == q { return .nothing }
    guard radiusX > 0, radiusY > 0 else { return .line }
    guard let grown = grown(along: Vector(q.x.plus(-p.x), q.y.plus(-p.y))) else { return .line }
    let a = grown.half.length
    // The ratio of the grown radii to the chord, up to which computing with them is possible.
    guard a > 0, a < 0x1p100 else { return .line }
    return .conics(conics(from: p, to: q, frame: grown.frame, half: grown.half, halfChord: a))
  }

  /// The arc with its radii scaled up, if necessary, until it reaches from one point to the other.
  /// They are infinite if numbers cannot express how far that is.
  func grown(toReachFrom p: Point, to q: Point) -> EllipticArc {
    guard let grown = grown(along: q - p) else { return self }
    let factor = grown.growth * max(grown.half.length, 1)
    var result = self
    result.radiusX *= factor
    result.radiusY *= factor
    return result
  }

  /// The map from the unit circle to the ellipse, without its centre, and half a chord on that circle.
  /// Radii far below the chord are scaled up anyway; doing it first keeps quotients in range.
  private func grown(along chord: Vector) -> (growth: Double, frame: Transform, half: Vector)? {
    let growth = max(chord.length / max(radiusX, radiusY) / 4, 1)
    guard growth.isFinite else { return nil }
    let (sin, cos) = sineAndCosine(degrees: rotation)
    let (rx, ry) = (radiusX * growth, radiusY * growth)
    let frame = Transform(rx * cos, rx * sin, -ry * sin, ry * cos, 0, 0)
    return frame.inverse.map { (growth, frame, $0(chord * 0.5)) }
  }

  /// The rounding error of half a chord on the unit circle: eight operations of 2^-53 each. A half
  /// chord this near to 1 is half an ellipse, because circles are mostly drawn as two halves; any
  /// other centre would be off the middle of the chord by the square root of this.
  private static let roundingOfSine = 0x1p-50

  /// The conics of an arc that runs on the unit circle from the angle -A to A about the direction
  /// `out`, where `half` is half its chord, of length sin A.
  private func conics(
    from p: Point, to q: Point, frame: Transform, half: Vector, halfChord a: Double
  ) -> [Curve] {
    let radius = max(a, 1)
    let along = half * (1 / a)
    let out = isSweep ? Vector(along.dy, -along.dx) : Vector(-along.dy, along.dx)
    let sine = a < 1 - Self.roundingOfSine ? a : 1
    let cosine = ((1 - sine) * (1 + sine)).squareRoot() * (isLarge ? -1 : 1)
    let rise = isLarge ? 1 - cosine : sine * sine / (1 + cosine)
    let point = { (base: Point, u: Double, v: Double) -> Point in
      base + frame(Vector(along.dx * u + out.dx * v, along.dy * u + out.dy * v) * radius)
    }
    let top = point(middle(p, q), 0, rise)
    let cosineHalf = ((1 + cosine) / 2).squareRoot()
    let sineHalf = (rise / 2).squareRoot()
    if cosine >= 0 {
      let tangent = sineHalf / cosineHalf
      return [
        Curve(p0: p, p1: point(top, -tangent, 0), p3: top, weight: cosineHalf),
        Curve(p0: top, p1: point(top, tangent, 0), p3: q, weight: cosineHalf),
      ]
    }
    let weight = ((1 + cosineHalf) / 2).squareRoot()
    let tangent = sineHalf / (1 + cosineHalf)
    let left = point(top, -sineHalf, cosineHalf - 1)
    let right = point(top, sineHalf, cosineHalf - 1)
    let (dx, dy) = (tangent * cosineHalf, tangent * sineHalf)
    return [
      Curve(p0: p, p1: point(left, -dx, -dy), p3: left, weight: weight),
      Curve(p0: left, p1: point(top, -tangent, 0), p3: top, weight: weight),
      Curve(p0: top, p1: point(top, tangent, 0), p3: right, weight: weight),
      Curve(p0: right, p1: point(right, dx, -dy), p3: q, weight: weight),
    ]
  }
}
