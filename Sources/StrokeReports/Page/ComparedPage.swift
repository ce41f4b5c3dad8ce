import StrokeCore
import StrokeFormats

/// The strokes whose verdicts changed, as one page of HTML that depends on nothing else and runs no script: what
/// became wrong first.
///
/// Guarantee: whatever ids, labels and file names hold, the page shows them as text.
package struct ComparedPage: Sendable {
  private let title: String
  private let generator: String
  private let command: String
  private let comparison: Comparison
  /// The looks on the cards.
  private var key: [KeyEntry] = []
  /// The cards of each kind of change.
  private var cards: [Comparison.Heading: (count: Int, bytes: [UInt8])] = [:]

  /// Creates a page without strokes.
  ///
  /// - Parameter command: The command line that compares the verdicts.
  package init(title: String, generator: String, command: String, comparison: Comparison) {
    (self.title, self.generator) = (title, generator)
    (self.command, self.comparison) = (command, comparison)
  }

  /// A stroke as one side has it, and what judged it there; nil if there is no verdict.
  package typealias Side = (stroke: Stroke, judge: StrokeJudge?)

  /// Adds a stroke whose verdict changed, one of the comparison's changes.
  ///
  /// - Complexity: O(n).
  package mutating func add(_ match: Comparison.Match, _ before: Side, _ after: Side) {
    var card: [UInt8] = []
    let ink = Ink(
      isAccepted: match.after?.isCircle ?? false, isRight: match.rightness?.isNow)
    // What decided is marked on the side that rejects it.
    let shown = match.before?.isCircle == false && match.after?.isCircle != false ? before : after
    card.append("<li><svg viewBox=\"0 0 120 100\" aria-hidden=\"true\">\n")
    let marks = shown.judge.map { $0.marks(on: shown.stroke, $0.explanation(of: shown.stroke)) }
    let figure = Figure(stroke: shown.stroke, marks: marks ?? [], ink: ink)
    key = (key + figure.key(isAlone: false)).merged
    let room = Rect(minX: 0, minY: 0, maxX: 120, maxY: 100)
    let viewport = Viewport(showing: figure.focus(isAlone: false), in: room, margin: 8)
    for element in figure.elements(in: viewport, isAlone: false) { card.append(element) }
    card.append("</svg>\n")
    let stroke = match.stroke
    let number = stroke.stroke > 0 ? "#\(stroke.stroke)" : ""
    let file = stroke.file.fileName
    card.append("<b>")
    let id = stroke.id ?? ""
    card.append(markup: (id.isEmpty ? file + number : id).withoutControls)
    card.append("</b>\n")
    card.append(element: "small", match.label ?? "no label")
    card.append("<span class=\"\(ink.rawValue)\">\(ink.sign) ")
    card.append(markup: change(match, before, after).withoutControls)
    card.append("</span></li>\n")
    cards[match.heading, default: (0, [])].count += 1
    cards[match.heading, default: (0, [])].bytes += card
  }

  /// `rejected: Excessive inflections → circle`, of two detectors with their names.
  private func change(_ match: Comparison.Match, _ before: Side, _ after: Side) -> String {
    let sides = [(match.before, before), (match.after, after)]
    let names = sides.map { $0.0?.detector ?? "" }
    let isNamed = comparison.tests.count > 1 || names[0] != names[1]
    let labels = match.relabelling.map { [$0.was, $0.now] }
    let texts = sides.indices.map { index in
      let (name, side) = (names[index], sides[index].1)
      return (isNamed && !name.isEmpty ? "\(name): " : "")
        + (labels?[index] ?? side.judge?.outcome(on: side.stroke) ?? "no verdict")
    }
    return texts.joined(separator: " → ")
  }

  /// Appends the page.
  package func append(to output: inout [UInt8]) {
    PageFile.comparedHTML.append(page: &output) { value, output in
      switch value {
      case "title": output.append(markup: title.withoutControls)
      case "changes": appendChanges(to: &output)
      default: preconditionFailure("the page has no blank \(value)")
      }
    }
  }

  private func appendChanges(to output: inout [UInt8]) {
    appendSummary(to: &output)
    appendSections(to: &output)
  }

  private func appendSummary(to output: inout [UInt8]) {
    output.append("<dl>\n<dt>command</dt><dd><code>")
    output.append(markup: command.withoutControls)
    output.append("</code></dd>\n</dl>\n")
    let tests = comparison.tests.filter(\.test.hasChanges)
    // Where one detector is compared, the numbers of its changes are in the links to them.
    let results =
      comparison.tests.count > 1 ? comparison.significance : tests.map(\.test.result)
    output.append("<div id=\"summary\">\n")
    for line in ([comparison.scope] + comparison.rightCounts).map(\.groupingDigits) + results {
      output.append(element: "p", line)
    }
    output.append("<p class=\"note\">")
    output.append(markup: generator.withoutControls)
    output.append("</p>\n</div>\n")
  }

  /// Appends the cards of each kind of change, then the tables, with links to them in front.
  private func appendSections(to output: inout [UInt8]) {
    let sections = Comparison.Heading.allCases.enumerated().compactMap { index, heading in
      cards[heading].map { count, cards in
        (
          id: "change-\(index)",
          title: "\("\(count)".groupingDigits) \(comparison.text(of: heading))", cards: cards
        )
      }
    }
    output.append("<nav>")
    for section in sections { output.append(link: section.id, section.title) }
    let tables = comparison.changeTables
    for table in tables.prefix(1) { output.append(link: "tables", "by \(table[0][0])") }
    output.append("</nav>\n")
    output.append(legend: key)
    for section in sections {
      output.append("<section id=\"\(section.id)\">")
      output.append(element: "h2", section.title)
      output.append("<ul>\n")
      output.append(contentsOf: section.cards)
      output.append("</ul></section>\n")
    }
    append(tables, to: &output)
  }

  private func append(_ tables: [[[String]]], to output: inout [UInt8]) {
    output.append("<div id=\"tables\">\n")
    for table in tables {
      let name = "Changes by \(table[0][0])"
      let rows = table.dropFirst().map { row in
        [row[0]] + row.dropFirst().map(\.groupingDigits)
      }
      output.append("<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"")
      output.append(markup: name.withoutControls)
      output.append("\">")
      output.append(table: name, table[0], rows)
      output.append("</div>\n")
    }
    output.append("</div>\n")
  }
}

extension String {
  /// The text, with a comma after the thousands of each number that is a word of it.
  var groupingDigits: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.allSatisfy(\.isNumber), word.count > 3 else { return String(word) }
      return "\(String(word.dropLast(3)).groupingDigits),\(word.suffix(3))"
    }.joined(separator: " ")
  }
}

extension [UInt8] {
  /// Appends a link to a section of the page.
  fileprivate mutating func append(link id: String, _ text: String) {
    append("<a href=\"#\(id)\">")
    append(markup: text.withoutControls)
    append("</a>\n")
  }

  /// Appends a legend.
  fileprivate mutating func append(legend key: [KeyEntry]) {
    append("<p class=\"legend\">")
    for entry in key {
      append("<span><b style=\"color:var(--\(entry.ink.rawValue))\">\(entry.sign)</b>")
      append(markup: entry.text)
      append("</span>\n")
    }
    append("</p>\n")
  }
}

extension [UInt8] {
  /// Appends a table of HTML whose first column names its rows.
  fileprivate mutating func append(table caption: String, _ heads: [String], _ rows: [[String]]) {
    append("<table><caption>")
    append(markup: caption.withoutControls)
    append("</caption>\n<thead><tr>")
    for head in heads { append(cell: "th scope=\"col\"", head) }
    append("</tr></thead>\n<tbody>\n")
    for row in rows {
      append("<tr>")
      for (column, text) in row.enumerated() {
        append(cell: column == 0 ? "th scope=\"row\"" : "td", text)
      }
      append("</tr>\n")
    }
    append("</tbody></table>\n")
  }

  private mutating func append(cell tag: String, _ text: String) {
    append("<\(tag)>")
    append(markup: text.withoutControls)
    append("</\(tag.prefix(2))>")
  }
}

extension StrokeJudge {
  /// `circle`, or `rejected: Excessive inflections`.
  fileprivate func outcome(on stroke: Stroke) -> String {
    switch self {
    case .detector(let detector):
      let verdict = detector.verdict(on: stroke)
      return verdict.reason.map { "rejected: \($0)" } ?? "circle"
    case .answer(let answer, _): return answer.sentence
    }
  }
}
