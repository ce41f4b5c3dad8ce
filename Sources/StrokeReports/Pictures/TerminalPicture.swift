import StrokeCore
import StrokeFormats

/// Strokes in characters, one after the other, each as large as a window: the title, the figure in Braille
/// patterns, and the words below it.
package struct TerminalPicture: Sendable {
  private let columns: Int
  private let rows: Int
  /// True if inks are shown as colours, by the escape sequences of ANSI terminals.
  private let isColored: Bool

  /// Pictures for a window. A line below them stays free for what the shell says next.
  package init(columns: Int, rows: Int, isColored: Bool) {
    self.columns = min(max(columns, 20), 1000)
    self.rows = min(max(rows, 6), 1000)
    self.isColored = isColored
  }

  package func append(_ panels: [Panel], to output: inout [UInt8]) {
    for (index, panel) in panels.enumerated() {
      if index > 0 { output.append("\n") }
      append(panel, to: &output)
    }
  }

  private func append(_ panel: Panel, to output: inout [UInt8]) {
    let words = words(panel)
    let height = min(max(rows - 2 - words.count, 4), (columns + 1) / 2)
    var canvas = BrailleCanvas(columns: columns, rows: height)
    let focus = panel.figure.focus(isAlone: true)
    let viewport = Viewport(showing: focus, in: canvas.room, margin: 5, unit: 0.4)
    let elements = panel.figure.elements(in: viewport, isAlone: true)
    for element in elements { canvas.draw(element) }
    let tag = panel.tag.cut(columns: columns / 2)
    let title = panel.title.cut(columns: columns - tag.columns - (tag.isEmpty ? 0 : 2))
    let end = tag.isEmpty ? "" : tag.aligned(right: columns - title.columns)
    append([(title + end, .label)], to: &output)
    if elements.isEmpty { append([("  no samples", .secondaryText)], to: &output) }
    for row in elements.isEmpty ? [] : canvas.rows { append(row, to: &output) }
    for line in words { append(line, to: &output) }
  }

  /// The key, the id and label, the verdict, what was measured, and the checks.
  private func words(_ panel: Panel) -> [[(text: String, ink: Ink)]] {
    let key = panel.figure.key(isAlone: true).merged.lines(columns: columns, sampleColumns: 1)
    var lines: [[(text: String, ink: Ink)]] = key.map { entries in
      entries.flatMap { column, entry in
        [(column > 0 ? "  " : "", Ink.secondaryText)]
          + entry.samples.map { ("\($0.sign) ", $0.ink) } + [(entry.text, .secondaryText)]
      }
    }
    func add(_ text: String, _ ink: Ink, sign: Unicode.Scalar = " ") {
      for (index, line) in text.wrapped(columns: columns - 2).enumerated() {
        lines.append([("\(index == 0 ? sign : " ") \(line.cut(columns: columns - 2))", ink)])
      }
    }
    add(panel.subtitle, .secondaryText)
    add(panel.headline, panel.ink, sign: panel.ink.sign)
    add(panel.measured, .secondaryText)
    for row in panel.rows {
      let sign = "\(row.outcome.ink.sign) "
      let isShape = row.measured.isEmpty && row.limit.isEmpty
      let name = isShape ? row.name.cut(columns: columns - 2) : row.name.cut(columns: 13)
      let numbers = isShape ? "" : row.measured.aligned(right: 27 - name.columns) + "  " + row.limit
      lines.append([(sign + name + numbers, row.outcome == .failed ? .failed : .neutral)])
    }
    return lines
  }

  private func append(_ line: [(text: String, ink: Ink)], to output: inout [UInt8]) {
    for (text, ink) in line where !text.isEmpty {
      let code = isColored ? ink.escape : nil
      if let code { output.append("\u{1B}[\(code)m") }
      output.append(text)
      if code != nil { output.append("\u{1B}[0m") }
    }
    output.append("\n")
  }
}

extension Ink {
  /// The code of its colour in ANSI terminals, of the sixteen that every theme of one sets so that
  /// they can be read; nil for the terminal's own.
  fileprivate var escape: String? {
    switch self {
    case .secondaryText, .trimmed: "90"
    case .passed, .right: "36"
    case .wrong: "31"
    case .failed, .counted, .center: "33"
    case .box, .finger: "34"
    case .fit, .rejected: "35"
    default: nil
    }
  }
}
