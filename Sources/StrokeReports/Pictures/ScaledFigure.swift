import StrokeCore

/// A figure that shows at least as much of its plane as others do, so that all of them have the same
/// scale.
struct ScaledFigure: Figure {
  private let figure: any Figure
  private let extent: Double

  /// A figure of which at least `extent` is seen either way, from its middle.
  init(_ figure: any Figure, extent: Double) { (self.figure, self.extent) = (figure, extent) }

  var focus: Rect? {
    figure.focus.map { focus in
      let reach = Vector(max(focus.width, extent) / 2, max(focus.height, extent) / 2)
      return Rect(around: focus.center - reach, focus.center + reach)
    }
  }

  var legend: [LegendEntry] { figure.legend }

  func elements(in viewport: Viewport, _ marks: MarkerSizes) -> [SceneElement] {
    figure.elements(in: viewport, marks)
  }
}

extension Panel {
  /// Returns the panels with their figures at the same scale: that of the largest.
  package static func atSameScale(_ panels: [Panel]) -> [Panel] {
    let extents = panels.compactMap { panel in
      panel.figure.focus.map { max($0.width, $0.height) }
    }
    guard let extent = extents.max(), extent.isFinite else { return panels }
    return panels.map { panel in
      Panel(
        title: panel.title, subtitle: panel.subtitle, tag: panel.tag, judge: panel.judge,
        figure: ScaledFigure(panel.figure, extent: extent), caption: panel.caption)
    }
  }
}
