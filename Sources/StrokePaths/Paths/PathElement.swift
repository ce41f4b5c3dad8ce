import StrokeCore

/// One element of a path, in absolute coordinates.
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
  /// A straight line back to the start of the subpath, with a join there. An element that follows
  /// without a move begins another subpath at the same point.
  case close
}

/// The part of an ellipse that leads from one point to another, in the terms of path data.
public struct EllipticArc: Hashable, Sendable {
  /// The first radius. If an ellipse with these radii cannot reach both ends, both are scaled up
  /// until it can; if a radius is 0, the arc is a straight line.
  public var radiusX: Double
  /// The second radius.
  public var radiusY: Double
  /// The angle from the x axis to the first radius, in degrees, clockwise on a screen.
  public var rotation: Double
  /// True to take the longer way round.
  public var isLarge: Bool
  /// True to go clockwise on a screen.
  public var isSweep: Bool

  /// Creates an arc. The signs of the radii are ignored.
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
