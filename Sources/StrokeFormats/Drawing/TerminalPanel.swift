import StrokeCore

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
      showing: panel.figure.focus, in: canvas.room, margin: Marks.braille.margin)
    let elements = panel.figure.elements(in: viewport, .braille)
    for element in elements { canvas.draw(element) }
    var figure = (0..<canvas.rows).map { TerminalLine(canvas.row($0)) }
    if elements.isEmpty { figure[figureHeight / 2] = TerminalLine("  no samples", .note) }
    return [title] + figure + words
  }

  private var title: TerminalLine {
    let tag = panel.tag.withoutControls
    let room = width - (tag.isEmpty ? 0 : tag.count + 2)
    let name = panel.title.withoutControls.suffixFitting(room)
    let gap = String(repeating: " ", count: max(width - name.count - tag.count, 1))
    return TerminalLine([.init(name, .label), .init(gap, .note), .init(tag, .note)])
  }

  /// What is said below the figure.
  var words: [TerminalLine] {
    let caption = panel.caption
    let (sign, ink) = (caption.outcome.sign, caption.outcome.ink)
    let head = caption.headline.withoutControls.wrapped(to: width - 2)
    var lines = head.enumerated().map { index, text in
      TerminalLine((index == 0 ? sign : " ") + " " + text, ink)
    }
    lines += caption.detail.withoutControls.wrapped(to: width - 2).map {
      TerminalLine("  " + $0, .note)
    }
    return legend + lines + caption.rows.map(line)
  }

  /// What the colours mean, in a line or more.
  private var legend: [TerminalLine] {
    var lines: [TerminalLine] = []
    var used = width
    for entry in panel.figure.legend {
      let (sign, ink) = entry.sample.sign
      let size = entry.text.count + 2
      if used + size + 2 > width {
        lines.append(TerminalLine())
        used = -2
      } else {
        lines[lines.count - 1].spans.append(.init("  ", .note))
      }
      lines[lines.count - 1].spans += [.init(sign, ink), .init(" " + entry.text, .note)]
      used += size + 2
    }
    return lines
  }

  private func line(_ row: Caption.Row) -> TerminalLine {
    let ink = row.outcome == .failed ? Ink.failed : .neutral
    let measured = String(repeating: " ", count: max(10 - row.measured.count, 0)) + row.measured
    let name = row.name + String(repeating: " ", count: max(12 - row.name.count, 1))
    return TerminalLine([
      .init(row.outcome.sign + " ", row.outcome.ink), .init(name + measured, ink),
      .init("  " + row.limit, .note),
    ])
  }
}

extension Caption.Outcome {
  fileprivate var sign: String {
    switch self {
    case .passed: "✓"
    case .failed: "✗"
    case .neutral: "–"
    }
  }
}

extension LegendEntry.Sample {
  fileprivate var sign: (text: String, ink: Ink) {
    switch self {
    case .start: ("○", .mark)
    case .end: ("■", .mark)
    case .dot(let ink): ("•", ink)
    case .drawn(let ink, let pen), .round(let ink, let pen): (pen == .dashes ? "╌" : "─", ink)
    case .bar: ("", .note)
    }
  }
}

extension String {
  /// The text, or as much of its end as has room after an ellipsis.
  fileprivate func suffixFitting(_ width: Int) -> String {
    count <= width ? self : "…" + String(suffix(max(width - 1, 0)))
  }

  /// The text in lines of at most so many characters, broken at spaces where there are any.
  fileprivate func wrapped(to width: Int) -> [String] {
    let width = max(width, 4)
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        var rest = word
        while rest.count > width {
          lines.append(String(rest.prefix(width)))
          rest = rest.dropFirst(width)
        }
        lines.append(String(rest))
      }
    }
    return lines
  }
}
