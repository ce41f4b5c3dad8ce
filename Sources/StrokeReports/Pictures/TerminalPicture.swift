import StrokeCore
import StrokePaths

/// Strokes in characters, one after the other, each as large as a window: the title, the figure in Braille
/// patterns, and the words below it.
package struct TerminalPicture: Sendable {
  typealias Line = [(text: String, ink: Ink)]

  private let columns: Int
  private let rows: Int
  /// True if inks are shown as colours, by the escape sequences of ANSI terminals.
  private let isColored: Bool

  /// Pictures for a window. A line below them stays free for the prompt of the shell.
  package init(columns: Int, rows: Int, isColored: Bool) {
    self.columns = min(max(columns, 20), 1000)
    self.rows = rows
    self.isColored = isColored
  }

  package func append(_ panels: [Panel], to output: inout [UInt8]) {
    for line in panels.lazy.map(lines).joined(separator: [[]]) {
      for (text, ink) in line {
        output.append(in: isColored ? ink.terminalColor : nil) { $0.append(text) }
      }
      output.append("\n")
    }
  }

  private func lines(_ panel: Panel) -> [Line] {
    let key = panel.figure.key(isAlone: true).merged.lines(columns: columns).map { entries in
      entries.enumerated().flatMap { index, entry -> Line in
        [
          (index > 0 ? "  " : "", .secondaryText), ("\(entry.sign) ", entry.ink),
          (entry.text, .secondaryText),
        ]
      }
    }
    let words = panel.lines(columns: columns).map { [("\($0.sign) \($0.text)", $0.ink)] }
    let height = min(max(rows - 2 - key.count - words.count, 4), (columns + 1) / 2)
    var canvas = BrailleCanvas(columns: columns, rows: height)
    let focus = panel.figure.focus(isAlone: true)
    let viewport = Viewport(showing: focus, in: canvas.room, margin: 5, unit: 0.4)
    for element in panel.figure.elements(in: viewport, isAlone: true) { canvas.draw(element) }
    let tag = panel.tag.cut(columns: columns / 2)
    let title = panel.title.cut(columns: columns - tag.columns - 2)
    let heading = title + tag.aligned(right: columns - title.columns)
    return [[(heading, .label)]] + (focus == nil ? [] : canvas.rows) + key + words
  }
}

extension Ink {
  /// Its colour in a terminal; nil for the terminal's own.
  fileprivate var terminalColor: TerminalColor? {
    switch self {
    case .secondaryText, .trimmed: .gray
    case .passed, .right: .cyan
    case .wrong: .red
    case .failed, .counted, .center: .yellow
    case .box, .finger: .blue
    case .fit, .rejected: .magenta
    default: nil
    }
  }
}

/// A canvas of characters, each a grid of two by four dots (Unicode's Braille patterns) or a sign in their
/// place, with the ink of what was drawn there last. In nearly every terminal a character is twice as high
/// as wide, so the dots are as far apart across as down.
struct BrailleCanvas {
  private let columns: Int
  private var cells: [(character: Unicode.Scalar, ink: Ink)]
  /// The canvas in dots.
  let room: Rect
  private var steps = 0

  private static let blank: Unicode.Scalar = "\u{2800}"

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: (Self.blank, .label), count: columns * rows)
    room = Rect(minX: 0, minY: 0, maxX: Double(columns * 2), maxY: Double(rows * 4))
  }

  /// The rows, each in stretches of one ink, without blanks at the end.
  var rows: [TerminalPicture.Line] {
    stride(from: 0, to: cells.count, by: columns).map { start in
      let row = cells[start..<(start + columns)]
      let end = row.lastIndex { $0.character != Self.blank } ?? start - 1
      return row[start..<(end + 1)].reduce(into: []) { spans, cell in
        let text = cell.character == Self.blank ? " " : String(cell.character)
        if let last = spans.last, last.ink == cell.ink || text == " " {
          spans[spans.count - 1].text += text
        } else {
          spans.append((text, cell.ink))
        }
      }
    }
  }

  /// Draws lines; dots of samples and words cannot be seen in so few dots.
  mutating func draw(_ element: PictureElement) {
    for line in element.shape.lines {
      if let sign = element.sign {
        let place = line[0].interpolated(to: line[line.count / 2], 0.5)
        if let index = index(of: place) { cells[index] = (sign, element.ink) }
      } else {
        for (start, end) in zip(line, line.dropFirst()) {
          draw(start, end, element.ink, isDashed: element.pen == .dashes)
        }
      }
    }
  }

  /// Draws a line by halves, down to those shorter than a dot. Halves that are off the canvas are skipped, so
  /// that the longest line costs no more than what is seen of it.
  private mutating func draw(_ start: Point, _ end: Point, _ ink: Ink, isDashed: Bool) {
    guard start.isFinite, end.isFinite else { return }
    let box = Rect(around: start, end)
    guard box.intersection(room) != nil else { return }
    let middle = Point(start.x / 2 + end.x / 2, start.y / 2 + end.y / 2)
    guard box.width < 1 && box.height < 1 || middle == start || middle == end else {
      draw(start, middle, ink, isDashed: isDashed)
      return draw(middle, end, ink, isDashed: isDashed)
    }
    steps += 1
    guard let index = index(of: middle), !isDashed || steps / 6 % 2 == 0 else { return }
    let (x, y) = (Int(middle.x) % 2, Int(middle.y) % 4)
    // The upper three rows of both columns come first, then the lowest row.
    let dot: UInt32 = y < 3 ? 1 << UInt32(y + 3 * x) : 0x40 << UInt32(x)
    let dots = cells[index].character.value
    // A sign stays.
    guard dots & 0xFF00 == 0x2800 else { return }
    cells[index] = (Unicode.Scalar(dots | dot) ?? Self.blank, ink)
  }

  /// The character at a place; nil off the canvas.
  private func index(of place: Point) -> Int? {
    guard place.x >= 0, place.y >= 0, place.x < room.maxX, place.y < room.maxY else { return nil }
    return Int(place.y) / 4 * columns + Int(place.x) / 2
  }
}

extension PictureElement.Shape {
  fileprivate var lines: [[Point]] {
    switch self {
    case .lines(let lines): lines
    case .ellipses(let ellipses): ellipses.map(\.outline)
    case .painted(let test, let map):
      test.path.polylines(chordsPerCurve: 24).map { $0.map { (map * test.transform)($0) } }
    case .dots: []
    }
  }
}

extension Ellipse {
  /// A line along it, nowhere farther from it than half a dot.
  fileprivate var outline: [Point] {
    let (axisX, axisY) = (Vector(direction: rotation), Vector(direction: rotation).quarterTurn)
    let half = max(32, Int(1.6 * max(radiusX, radiusY).squareRoot()))
    return (0...(2 * half)).map { index in
      let turn = Vector(direction: Double(index) / Double(half) * .pi)
      return center + axisX * (radiusX * turn.dx) + axisY * (radiusY * turn.dy)
    }
  }
}
