import StrokeCore
import StrokePaths

/// A panel laid out for figures of a size: from top to bottom the title, the figure, the legend,
/// the verdict and the checks. Everything is measured, so nothing lies over anything else.
struct PanelLayout {
  private static let padding = 14.0
  private static let titleFont = TextLine.Font(13, isBold: true)
  private static let smallFont = TextLine.Font(11)
  private static let headFont = TextLine.Font(13, isBold: true)
  private static let detailFont = TextLine.Font(11.5)

  private let panel: Panel
  private let side: Double
  private let titles: [String]
  private let legend: LegendLayout
  private let headlines: [String]
  private let details: [String]
  private let checks: CheckTable
  /// The height of the room for the legend, and the lines of that for the title: the same for all
  /// panels of a row.
  private var legendHeight: Double
  private var titleLines: Int

  /// The strip at the foot of a figure that is kept free for the scale.
  private static let footHeight = 20.0
  private static let titleHeight = 16.0

  init(_ panel: Panel, side: Double, showsLegend: Bool) {
    self.panel = panel
    self.side = side
    legend = LegendLayout(showsLegend ? panel.figure.legend : [], width: side)
    legendHeight = legend.height
    titles = Self.titleFont.breaker.lines(
      path: panel.title.withoutControls, into: side - Self.tagWidth(panel.tag))
    titleLines = titles.count
    headlines = Self.headFont.breaker.lines(
      of: panel.caption.headline.withoutControls, into: side - 20)
    details = Self.detailFont.breaker.lines(of: panel.caption.detail.withoutControls, into: side)
    checks = CheckTable(panel.caption.rows, width: side)
  }

  static func width(side: Double) -> Double { side + 2 * padding }

  var width: Double { Self.width(side: side) }

  // The heights, from top to bottom.
  private var wellTop: Double { Self.padding + 8 + Double(max(titleLines, 1)) * Self.titleHeight }
  private var legendTop: Double { wellTop + side + 10 }
  private var headTop: Double { legendTop + (legendHeight > 0 ? legendHeight + 14 : 0) }
  private var detailTop: Double { headTop + Double(headlines.count) * 18 + 1 }
  private var checksTop: Double { detailTop + Double(details.count) * 16 + 7 }

  var height: Double { checksTop + checks.height + Self.padding - 4 }

  /// The same panel with as much room for its title and its legend as the others of its row need.
  func aligned(with row: some Sequence<PanelLayout>) -> PanelLayout {
    row.reduce(into: self) { layout, other in
      layout.legendHeight = max(layout.legendHeight, other.legendHeight)
      layout.titleLines = max(layout.titleLines, other.titleLines)
    }
  }

  /// The width reserved for a tag: at least that of the longest detector's name, so that the title of a stroke is cut
  /// alike for each detector.
  private static func tagWidth(_ tag: String) -> Double {
    tag.isEmpty ? 0 : max(smallFont.width(of: tag), smallFont.width(of: "cookbook")) + 12
  }

  /// The panel at a place, its card drawn down to a height.
  func placed(at origin: Point, height: Double) -> SceneElement {
    let card = Rect(
      minX: origin.x, minY: origin.y, maxX: origin.x + width, maxY: origin.y + height)
    let left = origin.x + Self.padding
    let ruleTop = origin.y + headTop - 7
    let line = [Point(left, ruleTop), Point(left + side, ruleTop)]
    let rule = legendHeight > 0 ? [SceneElement.shape(.polyline(line), .rule, .thinLine)] : []
    let elements =
      [
        .shape(.rectangle(card, corner: 10), .card, .solid),
        .shape(.rectangle(card, corner: 10), .rule, .thinLine),
      ] + title(left, origin.y)
      + [figure(at: Point(left, origin.y + wellTop))]
      + legend.placed(at: Point(left, origin.y + legendTop)) + rule
      + verdict(left, origin.y) + checks.placed(at: Point(left, origin.y + checksTop))
    return .group(SceneElement.Group(title: panel.description.withoutControls, elements: elements))
  }

  private func title(_ left: Double, _ top: Double) -> [SceneElement] {
    let line = top + Self.padding + 12
    let lines = titles.indices.map { line + Double($0) * Self.titleHeight }
    var elements = zip(titles, lines).map { text, line in
      SceneElement.text(TextLine(text, at: Point(left, line), Self.titleFont))
    }
    let used = Self.titleFont.width(of: titles.last ?? "") + 8
    let subtitle = panel.subtitle.withoutControls
    let room = side - Self.tagWidth(panel.tag)
    if !subtitle.isEmpty, used + Self.smallFont.width(of: subtitle) <= room {
      let place = Point(left + used, lines.last ?? line)
      elements.append(.text(TextLine(subtitle, at: place, Self.smallFont, .secondaryText)))
    }
    guard !panel.tag.isEmpty else { return elements }
    let end = Point(left + side, line)
    return elements + [
      .text(TextLine(panel.tag, at: end, Self.smallFont, .secondaryText, anchor: .end))
    ]
  }

  private func figure(at origin: Point) -> SceneElement {
    let well = Rect(around: origin, origin + Vector(side, side))
    let room = Rect(around: origin, origin + Vector(side, side - Self.footHeight))
    let viewport = Viewport(showing: panel.figure.focus, in: room, margin: MarkerSizes.paper.margin)
    let elements = panel.figure.elements(in: viewport, .paper)
    let ground = SceneElement.shape(.rectangle(well, corner: 6), .figureBackground, .solid)
    guard !elements.isEmpty else {
      let middle = well.center + Vector(0, 4)
      let text = TextLine("no samples", at: middle, Self.smallFont, .secondaryText, anchor: .middle)
      return .group(SceneElement.Group(elements: [ground, .text(text)]))
    }
    let foot = Point(well.minX + 10, well.maxY - Self.footHeight + 2)
    let bar = ScaleBar(viewport, panel.figure.focus).map {
      LegendLayout([$0.entry], width: side).placed(at: foot)
    }
    let clipped = SceneElement.group(SceneElement.Group(clip: room, elements: elements))
    return .group(SceneElement.Group(elements: [ground, clipped] + (bar ?? [])))
  }

  private func verdict(_ left: Double, _ top: Double) -> [SceneElement] {
    let outcome = panel.caption.outcome
    var elements = Glyph.elements(
      for: outcome, at: Point(left + 6, top + headTop + 9), size: 5)
    for (index, text) in headlines.enumerated() {
      let origin = Point(left + 20, top + headTop + 13.5 + Double(index) * 18)
      elements.append(.text(TextLine(text, at: origin, Self.headFont, outcome.ink)))
    }
    for (index, text) in details.enumerated() {
      let origin = Point(left, top + detailTop + 12.5 + Double(index) * 16)
      elements.append(.text(TextLine(text, at: origin, Self.detailFont, .secondaryText)))
    }
    return elements
  }
}

/// The sign for an outcome: a tick, a cross, or a dash, told by shape as well as by colour.
enum Glyph {
  static func elements(
    for outcome: Check.Outcome, at center: Point, size: Double
  ) -> [SceneElement] {
    let place = { (x: Double, y: Double) in center + Vector(x * size, y * size) }
    let lines: [[Point]] =
      switch outcome {
      case .passed: [[place(-0.9, 0.1), place(-0.25, 0.75), place(0.95, -0.75)]]
      case .failed: [[place(-0.7, -0.7), place(0.7, 0.7)], [place(0.7, -0.7), place(-0.7, 0.7)]]
      case .skipped: [[place(-0.7, 0), place(0.7, 0)]]
      }
    return lines.map { .shape(.polyline($0), outcome.ink, .line) }
  }
}
