import StrokeCore
import StrokeFormats

/// The checks in columns: how each came out, its name, what was measured and what is allowed.
struct CheckTable {
  private static let font = TextLine.Font(11)
  private static let lineHeight = 17.0
  private static let gap = 10.0

  private let rows: [Caption.Row]
  private let measuredEnd: Double
  private let width: Double

  init(_ rows: [Caption.Row], width: Double) {
    self.rows = rows
    self.width = width
    let widest = { (part: (Caption.Row) -> String) in
      rows.map { Self.font.width(of: part($0)) }.max() ?? 0
    }
    // The limits stand at the right; what was measured ends before them, with some air.
    let free = width - 16 - widest(\.name) - widest(\.measured) - widest(\.limit) - 2 * Self.gap
    measuredEnd =
      16 + widest(\.name) + Self.gap + widest(\.measured) + min(max(free / 2, 0), 40)
  }

  var height: Double { rows.isEmpty ? 0 : Double(rows.count) * Self.lineHeight + 4 }

  func placed(at origin: Point) -> [SceneElement] {
    rows.enumerated().flatMap { index, row in
      let line = origin.y + Double(index) * Self.lineHeight + 12
      let glyph = Glyph.elements(for: row.outcome, at: Point(origin.x + 4.5, line - 4), size: 3.6)
      let end = min(measuredEnd, width)
      let room = width - end - Self.gap
      let ink = row.outcome == .failed ? Ink.failed : .label
      var elements =
        glyph + [
          .text(TextLine(row.name, at: Point(origin.x + 16, line), Self.font, ink)),
          .text(
            TextLine(row.measured, at: Point(origin.x + end, line), Self.font, ink, anchor: .end)),
        ]
      if Self.font.width(of: row.limit) <= room {
        let start = Point(origin.x + end + Self.gap, line)
        elements.append(.text(TextLine(row.limit, at: start, Self.font, .secondaryText)))
      }
      return elements
    }
  }
}
