import StrokeCore

/// Strokes in characters, one after the other, each as large as a window: the title, the figure in Braille
/// patterns, and the words below it.
package struct TerminalPicture: Sendable {
  typealias Line = [(text: String, ink: Ink)]

  private let columns: Int
  private let rows: Int
  /// True if inks are shown as colours, by the escape sequences of ANSI terminals.
  private let isColored: Bool

  /// Pictures for a window. A line below them stays free for what the shell says next.
  package init(columns: Int, rows: Int, isColored: Bool) {
    self.columns = min(max(columns, 20), 1000)
    self.rows = rows
    self.isColored = isColored
  }

  package func append(_ panels: [Panel], to output: inout [UInt8]) {
    for line in panels.lazy.map(lines).joined(separator: [[]]) {
      for (text, ink) in line {
        let code = isColored ? ink.escape : nil
        output.append(code.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text)
      }
      output.append("\n")
    }
  }

  private func lines(_ panel: Panel) -> [Line] {
    let words = words(panel)
    let height = min(max(rows - 2 - words.count, 4), (columns + 1) / 2)
    var canvas = BrailleCanvas(columns: columns, rows: height)
    let focus = panel.figure.focus(isAlone: true)
    let viewport = Viewport(showing: focus, in: canvas.room, margin: 5, unit: 0.4)
    let elements = panel.figure.elements(in: viewport, isAlone: true)
    for element in elements { canvas.draw(element) }
    let tag = panel.tag.cut(columns: columns / 2)
    let title = panel.title.cut(pathColumns: columns - tag.columns - 2)
    let figure = elements.isEmpty ? [[("  no samples", .secondaryText)]] : canvas.rows
    return [[(title + tag.aligned(right: columns - title.columns), .label)]] + figure + words
  }

  /// The key, the id and label, the verdict, what was measured, and the checks.
  private func words(_ panel: Panel) -> [Line] {
    let key = panel.figure.key(isAlone: true).merged.lines(columns: columns, sampleColumns: 1)
    var lines: [Line] = key.map { entries in
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
      let numbers = row.measured.aligned(right: 27 - row.name.columns) + "  " + row.limit
      let text = row.name + (row.measured.isEmpty ? "" : numbers)
      lines.append([("\(row.outcome.ink.sign) \(text)", row.outcome.ink)])
    }
    return lines
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
