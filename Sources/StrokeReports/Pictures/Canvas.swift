import StrokeCore

/// Panels in rows and columns, as one picture.
package struct Canvas: Sendable {
  /// The panels, row by row.
  package let panels: [Panel]
  /// The number of panels side by side.
  package let columns: Int
  /// The width and height of each figure.
  package let side: Double

  /// True if the legend stands above the panels, or in each.
  private let sharesLegend: Bool

  /// The rows of panels below a shared legend, before it is repeated: about as many as a screen shows,
  /// so that it is in sight however long the picture is.
  private static let rowsPerLegend = 4

  private static let gap = 16.0

  /// The largest side that is laid out. A larger figure is this one enlarged, with its words.
  private static let largestSide = 400.0

  /// Panels in rows and columns. What is not said follows from their number: the more, the smaller.
  ///
  /// - Parameter group: how many panels belong together, such as one stroke as several detectors see
  ///   it; they stand in one row if there is room.
  package init(_ panels: [Panel], columns: Int? = nil, side: Double? = nil, group: Int = 1) {
    self.panels = panels
    self.columns = min(max(columns ?? Self.columns(panels.count, group), 1), max(panels.count, 1))
    let showsChecks = panels.contains { !$0.caption.rows.isEmpty }
    sharesLegend = panels.count > group
    self.side =
      side ?? (panels.count == 1 ? Self.largestSide : showsChecks || panels.count <= 4 ? 264 : 208)
  }

  private static func columns(_ count: Int, _ group: Int) -> Int {
    guard group == 1 else { return count <= group || group > 3 ? group : 6 / group * group }
    return min(Int(Double(count).squareRoot().rounded(.up)), 6)
  }

  /// The picture.
  ///
  /// - Complexity: O(what is drawn).
  package func scene() -> Scene {
    let gap = Self.gap
    let side = min(side, Self.largestSide)
    let layouts = panels.map { PanelLayout($0, side: side, showsLegend: !sharesLegend) }
    let width = Double(columns) * (PanelLayout.width(side: side) + gap) + gap
    let legend = SharedLegend(sharesLegend ? panels : [], width: width - 2 * gap)
    var elements: [SceneElement] = []
    var top = gap
    for row in stride(from: 0, to: layouts.count, by: columns) {
      if legend.height > 0, row / columns % Self.rowsPerLegend == 0 {
        elements += legend.placed(at: Point(gap, top))
        top += legend.height + gap
      }
      let alone = layouts[row..<min(row + columns, layouts.count)]
      let line = alone.map { $0.aligned(with: alone) }
      let height = line.map(\.height).max() ?? 0
      for (column, layout) in line.enumerated() {
        let left = gap + Double(column) * (layout.width + gap)
        elements.append(layout.placed(at: Point(left, top), height: height))
      }
      top += height + gap
    }
    let height = max(top, 4 * gap)
    let page = SceneElement.shape(
      .rectangle(Rect(minX: 0, minY: 0, maxX: width, maxY: height), corner: 0), .page, .solid)
    return Scene(
      width: width, height: height, title: title, scale: self.side / side,
      elements: [page] + elements)
  }

  private var title: String {
    guard panels.count != 1, let first = panels.first else {
      return panels.first?.description ?? "nothing to show"
    }
    return "\(panels.count) figures, the first of \(first.title)"
  }
}
