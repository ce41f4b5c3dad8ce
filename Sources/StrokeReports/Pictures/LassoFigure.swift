import StrokeCore
import StrokePaths

/// A lasso: what is painted, what of it is selected, and the closed line.
package struct LassoFigure: Figure {
  private let shapes: [(shape: PaintedPath, bounds: Rect?, isSelected: Bool)]
  private let line: [Point]

  /// - Parameter shapes: What is painted, from the hindmost to the foremost.
  package init(
    _ shapes: [(shape: PaintedPath, bounds: Rect?, isSelected: Bool)], line: [Point]
  ) {
    self.shapes = shapes
    self.line = line
  }

  /// All that is painted, and the line.
  package var focus: Rect? {
    let dots = line.map { Rect(around: $0, $0) }
    return (shapes.compactMap(\.bounds) + dots).reduce(nil) { all, box in
      all.map { $0.union(box) } ?? box
    }
  }

  /// What is in this figure, and no more.
  package var legend: [LegendEntry] {
    var entries = [
      LegendEntry(.drawn(.finger, .line), "lasso"),
      LegendEntry(.drawn(.finger, .dashes), "closing line"),
    ]
    if shapes.contains(where: \.isSelected) {
      entries.append(LegendEntry(.drawn(.passed, .faintFill), "selected"))
    }
    if shapes.contains(where: { !$0.isSelected }) {
      entries.append(LegendEntry(.drawn(.paint, .faintFill), "painted"))
    }
    return entries
  }

  /// The shapes, and the line on top.
  package func elements(in viewport: Viewport, _ marks: MarkerSizes) -> [SceneElement] {
    let painted = shapes.compactMap { shape, _, isSelected in
      viewport.map(shape).map { SceneElement.painted($0, isSelected ? .passed : .paint) }
    }
    guard line.count > 1 else { return painted }
    let places = line.map(viewport.map)
    return painted + [
      .shape(.polygon(places), .finger, .dashes), .shape(.polyline(places), .finger, .line),
    ]
  }
}
