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
      enclosed: scene.elements(enclosedBy: points)?.map { names[$0] },
      touched: scene.elements(touchedBySquare: finger, along: points).map { names[$0] })
  }
}

extension DrawingOptions {
  /// Reads the shapes that strokes are drawn among; nil if none are named.
  func nearbyShapes(_ console: Console) throws(InputFailure) -> NearbyShapes? {
    try readIfAny(console).map { NearbyShapes($0.drawing, finger: finger) }
  }
}
