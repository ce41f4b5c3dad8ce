import StrokeCore
import StrokePaths

/// The relation of a stroke to a shape below it. The raw value is its name in a legend.
enum ShapeRelation: String, CaseIterable, Sendable {
  /// The shape lies whole inside the stroke's closed line.
  case enclosed
  /// A finger touched the shape on its way.
  case touched
  /// Nothing.
  case painted

  init(of stroke: Stroke, to shape: PaintedPath) {
    let points = stroke.points
    let test = shape.hitTest
    if test.isEnclosed(by: points) {
      self = .enclosed
    } else if test.touches(square: HitTest.fingerSide, along: points) {
      self = .touched
    } else {
      self = .painted
    }
  }

  var ink: Ink {
    switch self {
    case .enclosed: .passed
    case .touched: .finger
    case .painted: .paint
    }
  }
}
