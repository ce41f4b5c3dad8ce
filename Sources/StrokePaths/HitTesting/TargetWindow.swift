import StrokeCore

/// A target and what surrounds it: the square -1…1 × -1…1 of a frame. The target is about its centre
/// and fills it unless that would make the square smaller than asked for, in either direction.
struct TargetWindow {
  /// The map from the path's coordinates.
  let frame: Transform
  /// How far the target reaches to either side of the centre.
  let core: Vector

  /// A target thinner than this is taken for as thick, so that it lies on both sides of an edge
  /// through its centre.
  private static let thinnest = 0x1p-40

  init(_ frame: Transform, core: Vector) {
    self.frame = frame
    self.core = Vector(max(core.dx, Self.thinnest), max(core.dy, Self.thinnest))
  }

  /// Whether the window reaches farther than the target in x.
  var isThin: Bool { core.dx < 1 }

  /// The same with x and y exchanged.
  var turned: TargetWindow {
    TargetWindow(Transform(0, 1, 1, 0, 0, 0) * frame, core: Vector(core.dy, core.dx))
  }
}

extension Target {
  func window(atLeast size: Double) -> TargetWindow {
    let unit = toUnit
    let x = min(1, 1 / (size * Vector(unit.a, unit.c).length))
    let y = min(1, 1 / (size * Vector(unit.b, unit.d).length))
    return TargetWindow(Transform(x, 0, 0, y, 0, 0) * unit, core: Vector(x, y))
  }
}

extension RectTarget {
  /// The same without the map to the unit square, which is out of range for the smallest of
  /// rectangles.
  func window(atLeast size: Double) -> TargetWindow {
    let half = Vector(bounds.width / 2, bounds.height / 2)
    let reach = Vector(max(half.dx, size), max(half.dy, size))
    let wide = RectTarget(Rect(around: center - reach, center + reach))
    return TargetWindow(
      half == reach ? toUnit : wide.toUnit,
      core: Vector(half.dx / reach.dx, half.dy / reach.dy))
  }
}
