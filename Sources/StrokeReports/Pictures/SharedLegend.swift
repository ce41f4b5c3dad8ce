import StrokeCore

/// The legend of many panels: one paragraph per detector. What a check fails by in some of them has
/// there the ink of the others.
struct SharedLegend {
  private static let font = TextLine.Font(11, isBold: true)

  private let paragraphs: [(tag: String, legend: LegendLayout)]
  private let indent: Double

  init(_ panels: [Panel], width: Double) {
    var tags: [String] = []
    var entries: [String: [LegendEntry]] = [:]
    for panel in panels {
      let tag = panel.judge ?? ""
      if entries[tag] == nil { tags.append(tag) }
      // What one stroke has no construction of, another may have.
      for entry in panel.figure.legend {
        let known = entries[tag, default: []].firstIndex { $0.text == entry.text }
        if let known {
          if entries[tag]?[known].sample.ink == .failed { entries[tag]?[known] = entry }
        } else {
          entries[tag, default: []].append(entry)
        }
      }
    }
    let widest = tags.map(Self.font.width).max() ?? 0
    let indent = widest > 0 ? widest + 14 : 0
    self.indent = indent
    paragraphs = tags.map { ($0, LegendLayout(entries[$0] ?? [], width: width - indent)) }
  }

  var height: Double { paragraphs.reduce(0) { $0 + max($1.legend.height, 16) + 4 } }

  func placed(at origin: Point) -> [SceneElement] {
    var top = origin.y
    var elements: [SceneElement] = []
    for (tag, legend) in paragraphs {
      elements.append(
        .text(TextLine(tag, at: Point(origin.x, top + 12), Self.font, .secondaryText)))
      elements += legend.placed(at: Point(origin.x + indent, top))
      top += max(legend.height, 16) + 4
    }
    return elements
  }
}
