import StrokeCore
import StrokeFormats

/// The checks in columns: how each came out, its name, what was measured and what is allowed.
struct CheckTable {
  private static let font = TextLine.Font(11)
  private static let lineHeight = 17.0
  private static let gap = 10.0

  private let rows: [Caption.Row]
  private let measuredEnd: Double
  private let nameWidth: Double
  private let showsLimits: Bool

  init(_ rows: [Caption.Row], width: Double) {
    self.rows = rows
    let widest = { (part: (Caption.Row) -> String) in
      rows.map { Self.font.width(of: part($0)) }.max() ?? 0
    }
    let (measured, limit) = (widest(\.measured), widest(\.limit))
    nameWidth = min(widest(\.name), max(width - 16 - Self.gap - measured, 24))
    // The limits stand at the right, if all of them have room; what was measured ends before them, with
    // some air.
    let end = 16 + nameWidth + Self.gap + measured
    let free = width - end - Self.gap - limit
    showsLimits = free >= 0
    measuredEnd = end + min(max(free / 2, 0), 40)
  }

  var height: Double { rows.isEmpty ? 0 : Double(rows.count) * Self.lineHeight + 4 }

  func placed(at origin: Point) -> [SceneElement] {
    rows.enumerated().flatMap { index, row in
      let line = origin.y + Double(index) * Self.lineHeight + 12
      let glyph = Glyph.elements(for: row.outcome, at: Point(origin.x + 4.5, line - 4), size: 3.6)
      let end = measuredEnd
      let name = Self.font.breaker.cut(row.name, into: nameWidth)
      let ink = row.outcome == .failed ? Ink.failed : .label
      var elements =
        glyph + [
          .text(TextLine(name, at: Point(origin.x + 16, line), Self.font, ink)),
          .text(
            TextLine(row.measured, at: Point(origin.x + end, line), Self.font, ink, anchor: .end)),
        ]
      if showsLimits {
        let start = Point(origin.x + end + Self.gap, line)
        elements.append(.text(TextLine(row.limit, at: start, Self.font, .secondaryText)))
      }
      return elements
    }
  }
}
