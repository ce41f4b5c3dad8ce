import StrokeCore

/// One step of a path, in absolute coordinates.
public enum PathElement: Hashable, Sendable {
  /// Begins a subpath.
  case move(to: Point)
  /// A straight line.
  case line(to: Point)
  /// A quadratic Bézier curve.
  case quadratic(Point, to: Point)
  /// A cubic Bézier curve.
  case cubic(Point, Point, to: Point)
  /// A part of an ellipse.
  case arc(EllipticArc, to: Point)
  /// A straight line back to where the subpath began, and a join there. What follows without a
  /// move begins another subpath at the same point.
  case close
}

/// Which part of which ellipse leads from one point to another, in the words of path data.
public struct EllipticArc: Hashable, Sendable {
  /// The first radius. If an ellipse of these radii cannot reach both ends, both radii are scaled
  /// up until it can; if a radius is 0, the arc is a straight line.
  public var radiusX: Double
  /// The second radius.
  public var radiusY: Double
  /// How far the first radius is turned from the x axis, in degrees, clockwise on a screen.
  public var rotation: Double
  /// Whether to take the longer way round.
  public var isLarge: Bool
  /// Whether to go clockwise on a screen.
  public var isSweep: Bool

  /// An arc. The sign of a radius means nothing.
  public init(
    radiusX: Double, radiusY: Double, rotation: Double = 0, isLarge: Bool = false,
    isSweep: Bool = false
  ) {
    self.radiusX = radiusX.magnitude
    self.radiusY = radiusY.magnitude
    self.rotation = rotation
    self.isLarge = isLarge
    self.isSweep = isSweep
  }

  var isFinite: Bool { radiusX.isFinite && radiusY.isFinite && rotation.isFinite }
}
