import StrokeCore
import StrokePaths

/// A picture as SVG: well-formed XML that draws the same in a browser and in a program without scripts,
/// fetches nothing and names no font that it needs.
///
/// Every figure has the same frame: the title, the id and label, the figure, the verdict, what was measured
/// and the checks, each in lines of its own. The font has one width, so everything has its place and what
/// does not fit is cut. One figure has its key below it; several are a grid with one key above it, where the
/// tag stands too if all have the same one.
package struct SVGPicture: Sendable {
  private let panels: [Panel]
  private let columns: Int
  private let scale: Double
  private let figure: (width: Double, height: Double)

  private static let gap = 16.0
  private static let lineHeight = 16.0
  private static let fontSize = 10.5
  /// The width of a column of text: at least that of a character in every usual font.
  private static let advance = 0.61 * fontSize

  /// Panels in rows and columns.
  ///
  /// - Parameters:
  ///   - width: The width of each figure; nil for the usual one. A wider one has larger words.
  ///   - group: How many panels belong together, such as each stroke as several detectors see it; of several
  ///     strokes they stand in one row if there is room.
  package init(_ panels: [Panel], columns: Int? = nil, width: Double? = nil, group: Int = 1) {
    self.panels = panels
    let square = min(Int(Double(panels.count).squareRoot().rounded(.up)), 5)
    let rows = group > 3 ? group : 6 / group * group
    // Two strokes stand one below the other.
    let isPair = panels.count == 2 * group
    let most = group == 1 || group == panels.count ? square : isPair ? group : rows
    self.columns = min(max(columns ?? most, 1), max(panels.count, 1))
    figure = panels.count == 1 ? (504, 220) : (308, 190)
    scale = width.map { [figure] in $0 / figure.width } ?? 1
  }

  private var isAlone: Bool { panels.count == 1 }

  /// The room above a figure for its title, and for ids and labels if there are any.
  private var figureTop: Double { panels.allSatisfy(\.subtitle.isEmpty) ? 22 : 38 }

  /// The tag of all figures of a grid, such as the only detector.
  private var sharedTag: String? {
    guard !isAlone, let tag = panels.first?.tag, panels.allSatisfy({ $0.tag == tag })
    else { return nil }
    return tag.cut(columns: textColumns / 2)
  }

  /// The columns of the longest tag, so that the titles of all panels have the same room.
  private var tagColumns: Int {
    sharedTag == nil ? min(panels.map(\.tag.columns).max() ?? 0, textColumns / 2) : 0
  }

  private var textColumns: Int { Int(figure.width / Self.advance) }

  /// Appends the picture.
  ///
  /// - Complexity: O(what is drawn).
  package func append(to output: inout [UInt8]) {
    let width = Self.gap + Double(columns) * (figure.width + Self.gap)
    // The verdicts are the first entries.
    let keys = panels.map { $0.figure.key(isAlone: isAlone) }
    let entries = (keys.compactMap(\.first) + keys.flatMap { $0.dropFirst() }).merged
    let tag = sharedTag ?? ""
    let tagRoom = tag.isEmpty ? 0 : tag.columns + 2
    let keyColumns = Int((width - 2 * Self.gap) / Self.advance) - tagRoom
    let key = entries.lines(columns: keyColumns, sampleColumns: Self.sampleColumns)
    let keyHeight = Double(key.count) * Self.lineHeight
    let rows = panels.map(\.rows.count).max() ?? 0
    let words = 44 + Double(rows) * Self.lineHeight + (isAlone ? keyHeight : 0)
    let panelHeight = figureTop + figure.height + words
    let top = Self.gap + (isAlone ? 0 : keyHeight + 8)
    let lines = (panels.count + columns - 1) / columns
    let height = top + Double(lines) * (panelHeight + Self.gap)
    output.begin(width, height, scale, title, fontSize: Self.fontSize)
    if !isAlone {
      append(key, Point(Self.gap, Self.gap + 8), to: &output)
      append(
        tag, Point(width - Self.gap, Self.gap + 12), .secondaryText, "e", to: &output)
    }
    for (index, panel) in panels.enumerated() {
      let origin = Point(
        Self.gap + Double(index % columns) * (figure.width + Self.gap),
        top + Double(index / columns) * (panelHeight + Self.gap))
      append(panel, isAlone ? key : [], origin, to: &output)
    }
    output.append("</svg>\n")
  }

  private var title: String {
    isAlone
      ? panels[0].description
      : "\(panels.count) figures, the first of \(panels.first?.title ?? "nothing")"
  }

  private func append(
    _ panel: Panel, _ key: [[(column: Int, entry: KeyEntry)]], _ origin: Point,
    to output: inout [UInt8]
  ) {
    output.append("<g>\n")
    if !isAlone { output.append(element: "title", panel.description) }
    let tag = panel.tag.cut(columns: tagColumns)
    let room = textColumns - tagColumns - 2
    append(
      panel.title.cut(pathColumns: room), origin + Vector(0, 12), .label, "b", to: &output)
    append(
      tag, origin + Vector(figure.width, 12), .secondaryText,
      "e", to: &output)
    append(panel.subtitle, 0, origin + Vector(0, 28), .secondaryText, to: &output)
    append(panel.figure, panel.ink, origin + Vector(0, figureTop), to: &output)
    var line = origin + Vector(0, figureTop + figure.height + Self.lineHeight)
    append(key, line - Vector(0, 2), to: &output)
    line = line + Vector(0, Double(key.count) * Self.lineHeight + 4)
    output.append(sign: panel.ink, at: line + Vector(5, -4), size: 4.5)
    // A reason that is a little longer than the line is squeezed.
    let headline = panel.headline.cut(columns: textColumns + 10)
    append(
      headline, line + Vector(2 * Self.advance, 0), panel.ink, "b", squeezedTo: textColumns - 2,
      to: &output)
    append(panel.measured, 2, line + Vector(0, Self.lineHeight), .secondaryText, to: &output)
    for (index, row) in panel.rows.enumerated() {
      append(row, line + Vector(0, Double(index + 2) * Self.lineHeight + 4), to: &output)
    }
    output.append("</g>\n")
  }

  /// Appends a check, in columns at the same places for all.
  private func append(_ row: Panel.Row, _ line: Point, to output: inout [UInt8]) {
    let ink = row.outcome == .failed ? Ink.failed : .label
    output.append(sign: row.outcome.ink, at: line + Vector(5, -4), size: 3.5)
    let isShape = row.measured.isEmpty && row.limit.isEmpty
    append(row.name, 2, line, ink, columns: isShape ? nil : 13, to: &output)
    // A number is never cut: it is squeezed.
    let end = line + Vector(27 * Self.advance, 0)
    append(row.measured, end, ink, "e", squeezedTo: 11, to: &output)
    append(
      row.limit, line + Vector(29 * Self.advance, 0), .secondaryText, squeezedTo: 13, to: &output)
  }

  private func append(_ figure: any Figure, _ ink: Ink, _ origin: Point, to output: inout [UInt8]) {
    let size = self.figure
    let room = Rect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    let well = Rect(around: origin, origin + Vector(size.width, size.height))
    output.append(PictureElement(.rectangle(well), .figureBackground, .solid))
    let viewport = Viewport(showing: figure.focus(isAlone: isAlone), in: room, margin: 14)
    var elements = figure.elements(in: viewport, isAlone: isAlone)
    if elements.isEmpty {
      let place = room.center + Vector(5 * Self.advance, 4)
      elements = [PictureElement(.text("no samples", place, endsThere: true), .secondaryText)]
    }
    output.append("<svg")
    output.append(" x", origin.x)
    output.append(" y", origin.y)
    output.append(" width", size.width)
    output.append(" height", size.height)
    output.append(">\n")
    for element in elements { output.append(element) }
    output.append("</svg>\n")
    if ink == .wrong { output.append(PictureElement(.rectangle(well), ink)) }
  }
}

// Words at their places.

extension SVGPicture {
  /// The columns that a sample in a key takes.
  private static let sampleColumns = 2

  private func append(
    _ key: [[(column: Int, entry: KeyEntry)]], _ origin: Point, to output: inout [UInt8]
  ) {
    for (index, entries) in key.enumerated() {
      for (column, entry) in entries {
        var place =
          origin + Vector(Double(column) * Self.advance, Double(index) * Self.lineHeight)
        for sample in entry.samples {
          output.append(sample.element(at: place))
          place = place + Vector(Double(Self.sampleColumns + 1) * Self.advance, 0)
        }
        append(entry.text, place + Vector(0, 3.6), .secondaryText, to: &output)
      }
    }
  }

  /// Appends text that begins at a column, cut to what room there is.
  private func append(
    _ text: String, _ column: Int, _ line: Point, _ ink: Ink, columns: Int? = nil,
    _ style: String = "", to output: inout [UInt8]
  ) {
    let cut = text.cut(columns: columns ?? (textColumns - column))
    append(
      cut, line + Vector(Double(column) * Self.advance, 0), ink, style, to: &output)
  }

  /// Appends text at a place. What a font may lack, or is wider than its room, is made as wide as its columns.
  private func append(
    _ text: String, _ place: Point, _ ink: Ink, _ style: String = "",
    squeezedTo most: Int = .max, to output: inout [UInt8]
  ) {
    guard !text.isEmpty else { return }
    let columns = min(text.columns, most)
    let isSet = columns < text.columns || !text.isInEveryFont
    output.append(
      text: text, at: place, classes: "\(ink.rawValue) \(style)",
      width: isSet ? Double(columns) * Self.advance : nil)
  }
}

extension String {
  /// True if every usual font of one width has all its characters.
  fileprivate var isInEveryFont: Bool {
    unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x20..<0x300, 0x2010..<0x2030, 0x2212, 0x2264, 0x2265: true
      default: false
      }
    }
  }
}

extension KeyEntry.Sample {
  /// The sample as it lies in a line whose middle is at `place`.
  fileprivate func element(at place: Point) -> PictureElement {
    let center = place + Vector(7, 0)
    let shape: PictureElement.Shape =
      switch form {
      case .line: .lines([[place, place + Vector(14, 0)]])
      case .ring: .ellipses([Ellipse(at: center, radius: 4.5)])
      case .dot: .ellipses([Ellipse(at: center, radius: 3)])
      case .square: .rectangle(Rect(around: center - Vector(3, 3), center + Vector(3, 3)))
      case .area: .rectangle(Rect(around: place + Vector(1, -5), place + Vector(13, 5)))
      }
    return PictureElement(shape, ink, pen)
  }
}
