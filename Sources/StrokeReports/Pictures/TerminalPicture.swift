import StrokeCore
import StrokeFormats

/// Pictures in characters, for a window of a size: figures in Braille patterns, words below them,
/// side by side as far as there is room.
package struct TerminalPicture: Sendable {
  /// The width of the window, in characters.
  package let columns: Int
  /// The height of the window, in lines.
  package let rows: Int
  /// True if inks are shown as colours, by the escape sequences of ANSI terminals.
  package let isColored: Bool

  private static let gap = 3
  private static let narrowest = 36

  /// Pictures for a window. A line below them stays free for what the shell says next.
  package init(columns: Int, rows: Int, isColored: Bool) {
    self.columns = min(max(columns, 10), 1000)
    self.rows = min(max(rows, 6), 1000)
    self.isColored = isColored
  }

  /// Appends the pictures.
  package func append(_ panels: [Panel], to output: inout [UInt8]) {
    if panels.count == 1, let panel = panels.first, let beside = beside(panel) {
      for line in beside { append(line.spans, to: &output) }
      return
    }
    let room = (columns + Self.gap) / (Self.narrowest + Self.gap)
    let across = max(min(room, panels.count), 1)
    let width = (columns + Self.gap) / across - Self.gap
    let terminalPanels = panels.map { TerminalPanel($0, width: width) }
    let fits = panels.count == 1
    let least = min(fits ? 4 : max(width * 2 / 5, 4), fits ? rows - 3 : .max)
    let words = terminalPanels.map { $0.words(into: fits ? rows - 2 - least : .max) }
    // As much as the window leaves room for, no more than they are wide, and if one scrolls through
    // them anyway no flatter than five to four.
    let height = min(
      max(rows - 2 - (words.map(\.count).max() ?? 0), least), (width + 1) / 2)
    for start in stride(from: 0, to: panels.count, by: across) {
      if start > 0 { output.append("\n") }
      let line = start..<min(start + across, panels.count)
      let cells = line.map { terminalPanels[$0].lines(figureHeight: height, below: words[$0]) }
      append(row: cells, width, to: &output)
    }
  }

  /// A panel with its words at the right of the figure, as wide windows have room for; nil in
  /// others.
  private func beside(_ panel: Panel) -> [TerminalLine]? {
    let height = rows - 2
    let width = columns - height * 2 - Self.gap
    guard width >= Self.narrowest - 6 else { return nil }
    let words = TerminalPanel(panel, width: min(width, 2 * Self.narrowest)).words()
    guard words.count <= height else { return nil }
    let figure = TerminalPanel(panel, width: height * 2).lines(figureHeight: height, below: [])
    let top = (height - words.count) / 2 + 1
    return figure.enumerated().map { index, line in
      guard index >= top, index - top < words.count else { return line }
      let gap = String(repeating: " ", count: max(height * 2 + Self.gap - line.columns, 0))
      return TerminalLine(line.spans + [.init(gap, .label)] + words[index - top].spans)
    }
  }

  /// Appends panels that stand side by side.
  private func append(
    row columns: [[TerminalLine]], _ width: Int, to output: inout [UInt8]
  ) {
    for index in 0..<(columns.map(\.count).max() ?? 0) {
      var line: [TerminalLine.Span] = []
      for (place, lines) in columns.enumerated() {
        let cell = index < lines.count ? lines[index] : TerminalLine()
        line += cell.spans
        guard place + 1 < columns.count else { continue }
        line.append(
          .init(String(repeating: " ", count: max(width + Self.gap - cell.columns, 0)), .label))
      }
      append(line, to: &output)
    }
  }

  private func append(_ spans: [TerminalLine.Span], to output: inout [UInt8]) {
    // Nothing but spaces at the end of a line is nothing.
    let last = spans.lastIndex { !$0.text.allSatisfy { $0 == " " } }
    for (index, span) in spans.enumerated() where index <= last ?? -1 {
      let text = index == last ? span.text.trimmedAtEnd : span.text
      let code = isColored ? span.ink.escape : nil
      if let code { output.append("\u{1B}[\(code)m") }
      output.append(text)
      if code != nil { output.append("\u{1B}[0m") }
    }
    output.append("\n")
  }
}

/// A line of characters in several inks.
struct TerminalLine {
  struct Span {
    var text: String
    let ink: Ink

    init(_ text: String, _ ink: Ink) {
      self.text = text
      self.ink = ink
    }
  }

  var spans: [Span] = []

  /// The number of columns it takes.
  var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// The line, cut off where there is no more room.
  func fitted(into width: Int) -> TerminalLine {
    var left = width
    var result = TerminalLine()
    for span in spans where left > 0 {
      result.spans.append(Span(span.text.prefix(columns: left), span.ink))
      left -= span.text.columns
    }
    return result
  }

  init(_ spans: [Span] = []) { self.spans = spans }

  init(_ text: String, _ ink: Ink = .label) { spans = [Span(text, ink)] }

  init(_ cells: ArraySlice<BrailleCanvas.Cell>) {
    for cell in cells {
      let isEmpty = cell.dots == 0 && cell.sign == nil
      let dots = Unicode.Scalar(0x2800 + UInt32(cell.dots)).map(Character.init) ?? " "
      let sign = cell.sign ?? (isEmpty ? " " : dots)
      let ink = isEmpty ? spans.last?.ink ?? .label : cell.ink
      if spans.last?.ink == ink, let last = spans.indices.last {
        spans[last].text.append(sign)
      } else {
        spans.append(Span(String(sign), ink))
      }
    }
  }
}

extension Ink {
  /// The code of its colour in ANSI terminals, of the sixteen that every theme of one sets so that
  /// they can be read; nil for the terminal's own.
  fileprivate var escape: String? {
    switch self {
    case .label, .mark: "1"
    case .secondaryText, .rule, .trimmed: "90"
    case .passed: "32"
    case .failed: "31"
    case .box, .finger: "34"
    case .otherBox: "36"
    case .fit: "35"
    case .center, .allowed, .counted: "33"
    case .forbidden: "95"
    case .neutral, .paint, .page, .card, .figureBackground: nil
    }
  }
}
