import StrokeCore
import StrokePaths

/// A picture as SVG: well-formed XML that draws the same in a browser and in a program without scripts,
/// fetches nothing and names no font that it needs.
///
/// Every figure has the same frame: the title, the figure, and lines of words. The font has one width, so
/// everything has its place and what does not fit is cut. One figure has its key below it; several are a grid with
/// one key above it.
package struct SVGPicture: Sendable {
  private let panels: [Panel]
  private let columns: Int
  private let scale: Double
  private let figure: (width: Double, height: Double)

  private static let gap = 16.0
  private static let lineHeight = 16.0
  private static let titleHeight = 22.0
  private static let fontSize = 10.5
  /// The width of a column of text: at least that of a character in every usual font.
  private static let advance = 0.61 * fontSize

  /// Panels in rows and columns.
  ///
  /// - Parameters:
  ///   - width: The width of each figure; nil for the usual one. A wider one has larger words.
  ///   - group: How many panels belong together, such as each stroke as several detectors see it; those of
  ///     several strokes stand in one row.
  package init(_ panels: [Panel], columns: Int? = nil, width: Double? = nil, group: Int = 1) {
    self.panels = panels
    let square = min(Int(Double(panels.count).squareRoot().rounded(.up)), 5)
    let whole = group == panels.count ? square : max(square / group, 1) * group
    self.columns = min(max(columns ?? whole, 1), max(panels.count, 1))
    figure = panels.count == 1 ? (504, 220) : (308, 190)
    scale = width.map { [figure] in $0 / figure.width } ?? 1
  }

  private var isAlone: Bool { panels.count == 1 }
  private var textColumns: Int { Int(figure.width / Self.advance) }

  /// Appends the picture.
  ///
  /// - Complexity: O(what is drawn).
  package func append(to output: inout [UInt8]) {
    let width = Self.gap + Double(columns) * (figure.width + Self.gap)
    let key = panels.flatMap { $0.figure.key(isAlone: isAlone) }.merged
      .lines(columns: Int((width - 2 * Self.gap) / Self.advance))
    let keyHeight = Double(key.count) * Self.lineHeight
    let words = panels.map { $0.lines(columns: textColumns) }
    let lines = Double(words.map(\.count).max() ?? 0)
    let step = Self.titleHeight + figure.height + lines * Self.lineHeight + 8 + Self.gap
    let rows = Double((panels.count + columns - 1) / columns)
    let gridTop = isAlone ? Self.gap : Self.gap + keyHeight + 8
    let keyTop = isAlone ? Self.gap + step - 8 : Self.gap
    let height = isAlone ? keyTop + keyHeight + Self.gap : gridTop + rows * step
    let title =
      isAlone
      ? panels[0].description
      : "\(panels.count) figures, the first of \(panels.first?.title ?? "nothing")"
    output.begin(width, height, scale, title, fontSize: Self.fontSize)
    append(key, Point(Self.gap, keyTop + 12), to: &output)
    for (index, panel) in panels.enumerated() {
      let column = Double(index % columns) * (figure.width + Self.gap)
      let origin = Point(Self.gap + column, gridTop + Double(index / columns) * step)
      append(panel, words[index], origin, to: &output)
    }
    output.append("</svg>\n")
  }

  private func append(_ key: [[KeyEntry]], _ origin: Point, to output: inout [UInt8]) {
    for (index, entries) in key.enumerated() {
      var place = origin + Vector(0, Double(index) * Self.lineHeight)
      for entry in entries {
        output.append(text: "\(entry.sign)", at: place, classes: entry.ink.rawValue)
        let words = place + Vector(2 * Self.advance, 0)
        output.append(text: entry.text, at: words, classes: Ink.secondaryText.rawValue)
        place = place + Vector(Double(entry.columns + 2) * Self.advance, 0)
      }
    }
  }

  private func append(
    _ panel: Panel, _ lines: [Panel.Line], _ origin: Point, to output: inout [UInt8]
  ) {
    output.append("<g>\n")
    if !isAlone { output.append(element: "title", panel.description) }
    let tag = panel.tag.cut(columns: textColumns / 2)
    let title = panel.title.cut(columns: textColumns - tag.columns - 2)
    output.append(text: title, at: origin + Vector(0, 12), classes: "label b")
    output.append(text: tag, at: origin + Vector(figure.width, 12), classes: "note e")
    append(panel.figure, panel.ink, origin + Vector(0, Self.titleHeight), to: &output)
    var place = origin + Vector(0, Self.titleHeight + figure.height + Self.lineHeight)
    for line in lines {
      if line.sign != " " {
        output.append(text: "\(line.sign)", at: place, classes: line.ink.rawValue)
      }
      let words = place + Vector(2 * Self.advance, 0)
      output.append(text: line.text, at: words, classes: line.ink.rawValue)
      place = place + Vector(0, Self.lineHeight)
    }
    output.append("</g>\n")
  }

  private func append(_ figure: Figure, _ ink: Ink, _ origin: Point, to output: inout [UInt8]) {
    let (width, height) = self.figure
    let room = Rect(minX: 0, minY: 0, maxX: width, maxY: height)
    let ground = Rect(around: origin, origin + Vector(width, height)).outline
    output.append(PictureElement(.lines([ground]), .figureBackground, .solid))
    output.append("<svg")
    output.append(" x", origin.x)
    output.append(" y", origin.y)
    output.append(" width", width)
    output.append(" height", height)
    output.append(">\n")
    let viewport = Viewport(showing: figure.focus(isAlone: isAlone), in: room, margin: 14)
    for element in figure.elements(in: viewport, isAlone: isAlone) { output.append(element) }
    output.append("</svg>\n")
    if ink == .wrong { output.append(PictureElement(.lines([ground]), ink)) }
  }
}
