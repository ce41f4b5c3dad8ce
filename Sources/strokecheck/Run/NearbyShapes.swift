import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// Shapes that strokes are drawn among.
struct NearbyShapes: Sendable {
  private let scene: HitScene
  private let names: ElementNames
  private let finger: Double

  init(_ drawing: SVGDrawing, finger: Double) {
    scene = HitScene(drawing)
    names = ElementNames(drawing)
    self.finger = finger
  }

  /// Finds what the stroke goes round and what it touches.
  func surroundings(of stroke: Stroke) -> Surroundings {
    let points = stroke.points
    return Surroundings(
      enclosed: scene.elements(enclosedBy: points).map { names[$0] },
      touched: scene.elements(touchedBySquare: finger, along: points).map { names[$0] })
  }
}

extension SurroundingsOptions {
  /// Reads the shapes and prints their warnings; nil if nobody asked about any.
  func shapes(_ console: Console) throws(InputFailure) -> NearbyShapes? {
    guard let file else { return nil }
    var drawing = DrawingOptions()
    drawing.file = file
    (drawing.frame, drawing.isStrict) = (frame, isStrict)
    return NearbyShapes(try drawing.read(console).drawing, finger: finger)
  }
}
