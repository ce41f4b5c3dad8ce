import StrokeCore
import StrokePaths

// The look of each part of a construction.

extension Construction.Name {
  /// Its ink and its pen.
  var look: (ink: Ink, pen: Pen) {
    switch self {
    case .boundingBox, .fittedBox: (.box, .thinLine)
    case .centeredBox, .strokeBox: (.otherBox, .dashes)
    case .inscribedEllipse, .fittedCircle: (.fit, .thinLine)
    case .center: (.center, .solid)
    case .firstAngle: (.center, .thinLine)
    case .radiusBand: (.allowed, .tint)
    case .middle: (.forbidden, .tint)
    case .trimmedOutline: (.trimmed, .halo)
    case .enclosedEllipse: (.fit, .thinLine)
    // A shape of an app's own detector.
    default: (.fit, .thinLine)
    }
  }

  /// The checks that measure by the shape itself, and not by what is marked on the stroke.
  var checks: [Check.Name] {
    switch self {
    case .center: [.transit, .turns]
    case .fittedBox, .strokeBox: [.overlap]
    case .enclosedEllipse: [.area, .aspect, .deviation]
    default: []
    }
  }
}

extension Construction {
  /// The ink: red if a check that measures by the shape is among those that fail.
  func ink(_ failures: [Check.Name]) -> Ink {
    name.checks.contains(where: failures.contains) ? .failed : name.look.ink
  }

  /// The point that it is, if it is one.
  var dot: Point? {
    guard case .point(let point) = shape else { return nil }
    return point
  }

  /// The sample that stands for it in a legend.
  func sample(_ failures: [Check.Name]) -> LegendEntry.Sample {
    let (ink, pen) = (ink(failures), name.look.pen)
    return switch shape {
    case .point: .dot(ink)
    case .ellipse, .circle, .band: .round(ink, pen)
    case .segment, .polyline, .rectangle: .drawn(ink, pen)
    }
  }

  /// It, as it comes to lie in a picture; nil if it is too far away to be seen.
  func element(in viewport: Viewport, _ failures: [Check.Name]) -> SceneElement? {
    shape.placed(in: viewport).map { .shape($0, ink(failures), name.look.pen) }
  }
}

extension Construction.Shape {
  /// The least rectangle that holds it, or nil if that has no finite size.
  var bounds: Rect? {
    let box: Rect?
    switch self {
    case .point(let point): box = Rect(around: point, point)
    case .segment(let start, let end): box = Rect(around: start, end)
    case .polyline(let points):
      box = points.first.map { first in
        points.reduce(Rect(around: first, first)) { $0.union(Rect(around: $1, $1)) }
      }
    case .rectangle(let rect): box = rect
    case .circle(let circle): box = circle.bounds
    case .ellipse(let ellipse): box = ellipse.bounds
    case .band(let center, _, let outer): box = Circle(center: center, radius: outer).bounds
    }
    return box.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil }
  }

  fileprivate func placed(in viewport: Viewport) -> SceneElement.Shape? {
    switch self {
    case .point(let point):
      return .circle(Circle(center: viewport.nearby(viewport.map(point)), radius: 3))
    case .segment(let start, let end): return .polyline([viewport.map(start), viewport.map(end)])
    case .polyline(let points): return .polyline(points.map(viewport.map))
    case .rectangle(let rect): return .rectangle(viewport.map(rect), corner: 0)
    case .circle(let circle): return circle.placed(in: viewport)
    case .ellipse(let ellipse):
      let placed = Ellipse(
        center: viewport.map(ellipse.center), radiusX: viewport.map(ellipse.radiusX),
        radiusY: viewport.map(ellipse.radiusY), rotation: ellipse.rotation)
      return placed.isDrawable ? .ellipse(placed) : nil
    case .band(let center, let inner, let outer):
      let far = 4 * (viewport.room.width + viewport.room.height)
      return .band(
        center: viewport.nearby(viewport.map(center)), inner: min(viewport.map(inner), far),
        outer: min(viewport.map(outer), far))
    }
  }
}

extension Ellipse {
  fileprivate var isDrawable: Bool {
    center.isFinite && max(center.x.magnitude, center.y.magnitude, radiusX, radiusY) < 1e6
  }
}

extension Circle {
  /// The circle in a picture. Of one that is very large only the arc in view is drawn, as a line:
  /// a circle fitted to a nearly straight stroke is as large as it likes.
  fileprivate func placed(in viewport: Viewport) -> SceneElement.Shape? {
    let placed = Circle(center: viewport.map(center), radius: viewport.map(radius))
    if placed.radius < 1e4 { return .circle(placed) }
    guard placed.radius < 1e12, placed.center.isFinite else { return nil }
    let middle = viewport.room.center
    guard let toView = (middle - placed.center).normalized else { return nil }
    // Over so short an arc the circle leaves its tangent by d²/2r, to the last place that shows.
    let foot = placed.center + toView * placed.radius
    let half = viewport.room.width + viewport.room.height
    return .polyline(
      (-32...32).map { index in
        let along = Double(index) / 32 * half
        let sag = along * along / (2 * placed.radius)
        return foot + toView.quarterTurn * along + toView * -sag
      })
  }
}
