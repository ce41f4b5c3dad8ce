import StrokeCore
import StrokeFormats

/// A panel as lines of characters of a width: the title, the figure, the words below it.
struct TerminalPanel {
  private let panel: Panel
  private let width: Int

  init(_ panel: Panel, width: Int) {
    self.panel = panel
    self.width = max(width, 8)
  }

  /// The title and a figure of so many lines, and words below them.
  func lines(figureHeight: Int, below words: [TerminalLine]) -> [TerminalLine] {
    var canvas = BrailleCanvas(columns: width, rows: figureHeight)
    let viewport = Viewport(
      showing: panel.figure.focus, in: canvas.room, margin: MarkerSizes.braille.margin)
    let elements = panel.figure.elements(in: viewport, .braille)
    for element in elements { canvas.draw(element) }
    var figure = (0..<canvas.rows).map { TerminalLine(canvas.row($0)) }
    if elements.isEmpty {
      figure[figureHeight / 2] = TerminalLine("  no samples", .secondaryText).fitted(into: width)
    }
    return [title.fitted(into: width)] + figure + words
  }

  private var title: TerminalLine {
    let tag = panel.tag.withoutControls
    let room = width - (tag.isEmpty ? 0 : tag.columns + 2)
    let name = panel.title.withoutControls.cut(pathColumns: room)
    let gap = String(repeating: " ", count: max(width - name.columns - tag.columns, 1))
    return TerminalLine([
      .init(name, .label), .init(gap, .secondaryText), .init(tag, .secondaryText),
    ])
  }

  /// The caption below the figure, in as many lines at most: without room the checks are left out
  /// first, then the legend.
  func words(into most: Int = .max) -> [TerminalLine] {
    let verdict = caption
    let all = [legend + verdict + rows, legend + verdict, verdict]
    let words = all.first { $0.count <= most } ?? Array(verdict.prefix(most))
    return words.map { $0.fitted(into: width) }
  }

  /// The verdict and its numbers.
  private var caption: [TerminalLine] {
    let caption = panel.caption
    let (sign, ink) = (caption.outcome.sign, caption.outcome.ink)
    let head = caption.headline.withoutControls.wrapped(columns: width - 2)
    var lines = head.enumerated().map { index, text in
      TerminalLine((index == 0 ? sign : " ") + " " + text, ink)
    }
    lines += caption.detail.withoutControls.wrapped(columns: width - 2).map {
      TerminalLine("  " + $0, .secondaryText)
    }
    return lines
  }

  /// The meaning of the colours, in a line or more.
  private var legend: [TerminalLine] {
    let entries = panel.figure.legend.filter { !$0.sample.isHalo || MarkerSizes.braille.showsHalos }
    let widths = entries.map { Double($0.text.columns + 2) }
    let places = LineBreaker.flow(widths, gap: 2, into: Double(width))
    var lines = Array(repeating: TerminalLine(), count: (places.last?.line ?? -1) + 1)
    for (entry, place) in zip(entries, places) {
      if place.left > 0 { lines[place.line].spans.append(.init("  ", .secondaryText)) }
      lines[place.line].spans += [
        .init(entry.sample.sign, entry.sample.ink), .init(" " + entry.text, .secondaryText),
      ]
    }
    return lines
  }

  /// The checks in columns.
  private var rows: [TerminalLine] {
    let rows = panel.caption.rows
    let widest = { (part: (Caption.Row) -> String) in rows.map { part($0).columns }.max() ?? 0 }
    let (names, numbers) = (widest(\.name), widest(\.measured))
    return rows.map { row in
      let ink = row.outcome == .failed ? Ink.failed : .neutral
      return TerminalLine([
        .init(row.outcome.sign + " ", row.outcome.ink),
        .init(row.name.aligned(left: names) + "  " + row.measured.aligned(right: numbers), ink),
        .init("  " + row.limit, .secondaryText),
      ])
    }
  }
}

extension Check.Outcome {
  fileprivate var sign: String {
    switch self {
    case .passed: "✓"
    case .failed: "✗"
    case .skipped: "–"
    }
  }
}

extension LegendEntry.Sample {
  fileprivate var sign: String {
    switch self {
    case .start: "○"
    case .end: "■"
    case .dot: "•"
    case .spot(_, let pen): String(pen.spot)
    case .drawn(_, let pen), .round(_, let pen): pen == .dashes ? "╌" : "─"
    case .bar: ""
    }
  }
}
