import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// Shapes that strokes are drawn among.
struct NearbyShapes: Sendable {
  private let shapes: [(name: String, test: HitTest, bounds: Rect?)]
  private let finger: Double

  init(_ drawing: SVGDrawing, finger: Double) {
    shapes = drawing.elements.enumerated().map { index, element in
      let test = element.hitTest.indexed()
      let name = HitFinding.Element(id: element.id, number: index + 1).name
      return (name, test, test.paintedBounds)
    }
    self.finger = finger
  }

  /// Finds what the stroke goes round and what it touches.
  func surroundings(of stroke: Stroke) -> Surroundings {
    let points = stroke.points
    // Only what lies near the stroke can be enclosed or touched.
    let reach = stroke.bounds?.outset(by: finger)
    let near = shapes.filter { shape in
      shape.bounds.flatMap { reach?.intersection($0) } != nil
    }
    return Surroundings(
      enclosed: near.filter { $0.test.isEnclosed(by: points) }.map(\.name),
      touched: near.filter { $0.test.touches(square: finger, along: points) }.map(\.name))
  }
}

extension SurroundingsOptions {
  /// Reads the shapes and prints their warnings; nil if nobody asked about any.
  func shapes(_ console: Console) throws(InputFailure) -> NearbyShapes? {
    guard let file else { return nil }
    var drawing = DrawingOptions()
    drawing.file = file
    return NearbyShapes(try drawing.read(console).drawing, finger: finger)
  }
}
