import StrokeCore

/// A report on many strokes as one page of HTML that depends on nothing else: no network, no library,
/// no other file. Strokes are added one by one and kept in a compact form, about 250 bytes for 64
/// samples and as much again for each detector.
///
/// Guarantee: whatever ids, labels and file names hold, the page shows them as text.
package struct ReportPage: Sendable {
  /// The page's title.
  package let title: String
  /// The name and version of the program that made the page.
  package let generator: String
  /// The names of the detectors, in the order of each stroke's judgements.
  package let detectors: [String]
  /// The colour theme.
  package let theme: Theme

  private var files = WordTable()
  private var labels = WordTable()
  private var reasons = WordTable()
  private var plans = WordTable()
  private var rows: [UInt8] = []
  private var problems: [String] = []
  /// The number of strokes.
  package private(set) var count = 0

  /// Creates a page without strokes.
  package init(title: String, generator: String, detectors: [String], theme: Theme = .auto) {
    self.title = title
    self.generator = generator
    self.detectors = detectors
    self.theme = theme
  }

  /// A stroke's verdict by one detector, with its evidence.
  package struct Judgement: Sendable {
    /// The verdict with its checks.
    package let explanation: Explanation
    /// The shapes that the checks measured against.
    package let evidence: [Construction]

    /// Creates a judgement of a verdict and its evidence.
    package init(_ explanation: Explanation, _ evidence: [Construction]) {
      self.explanation = explanation
      self.evidence = evidence
    }
  }

  /// Adds a stroke.
  ///
  /// - Parameters:
  ///   - index: the stroke's number in its file, from 1; nil if it is the only one.
  ///   - judgements: one by each of ``detectors``.
  /// - Complexity: O(n).
  package mutating func add(
    _ stroke: Stroke, file: String, index: Int?, id: String?, label: String?,
    judgements: [Judgement]
  ) {
    precondition(
      !detectors.isEmpty && judgements.count == detectors.count, "a judgement by each detector")
    let grid = PageGrid(stroke)
    rows.append(count == 0 ? "[" : ",\n[")
    count += 1
    rows.append(decimal: files.index(of: file))
    rows.append(",")
    rows.append(decimal: index ?? 0)
    rows.append(",")
    rows.append(page: id)
    rows.append(",")
    rows.append(decimal: label.map { labels.index(of: $0) } ?? -1)
    let measures = stroke.measures
    for number in [
      measures.duration, measures.rate, stroke.viewWidth, measures.score, measures.turns,
      measures.gap, grid.unit,
    ] {
      rows.append(",")
      rows.append(significant: number)
    }
    rows.append(",\"")
    grid.append(stroke.points, to: &rows)
    rows.append("\",")
    for (index, judgement) in judgements.enumerated() {
      rows.append(index == 0 ? "[" : ",")
      append(judgement, grid)
    }
    rows.append("]]")
  }

  /// Adds a message about an input that could not be read.
  package mutating func add(problem: String) { problems.append(problem) }

  /// `[plan, outcomes, measured, circle, evidence]`
  private mutating func append(_ judgement: Judgement, _ grid: PageGrid) {
    let checks = judgement.explanation.checks
    rows.append("[")
    rows.append(decimal: plans.index(of: plan(of: checks)))
    rows.append(",\"")
    for check in checks { rows.append(check.outcome.rawValue.utf8.first ?? UInt8(ascii: "-")) }
    rows.append("\",")
    rows.append(json: checks.map { $0.measuredText ?? "–" }.joined(separator: "|"))
    rows.append(",")
    rows.append(json: judgement.explanation.verdict.circle?.text ?? "")
    rows.append(",")
    rows.append(jsonArray: judgement.evidence) { grid.append($1, to: &$0) }
    rows.append("]")
  }

  /// The checks without their measurements, which most strokes have in common: the name, limit and
  /// reason number of each.
  private mutating func plan(of checks: [Check]) -> String {
    var plan: [UInt8] = []
    for (index, check) in checks.enumerated() {
      plan.append(index == 0 ? "[[" : ",[")
      plan.append(json: check.name.fixedText)
      plan.append(",")
      plan.append(json: check.limitText)
      plan.append(",")
      plan.append(decimal: reasons.index(of: check.reason.description))
      plan.append("]")
    }
    plan.append(checks.isEmpty ? "[]" : "]")
    return String(decoding: plan, as: UTF8.self)
  }
}

extension ReportPage {
  /// Appends the page.
  ///
  /// - Complexity: O(its size).
  package func append(to output: inout [UInt8]) {
    for piece in PageTemplate(PageFile.html.text).pieces {
      switch piece {
      case .text(let text): output.append(contentsOf: text.utf8)
      case .file(let file): output.append(contentsOf: file.text.utf8.dropLast())
      case .title: output.append(markup: title.withoutControls)
      case .colors: output.append(PageStyle.screenColors(theme))
      case .pens: output.append(PageStyle.pens)
      case .paper: output.append(PageStyle.paperColors(theme))
      case .data: appendData(to: &output)
      }
    }
  }

  private func appendData(to output: inout [UInt8]) {
    let words: [(String, [String])] = [
      ("detectors", detectors), ("files", files.words), ("labels", labels.words),
      ("reasons", reasons.words), ("problems", problems),
    ]
    output.append("{\"title\":")
    output.append(page: title)
    output.append(",\"generator\":")
    output.append(page: generator)
    for (name, list) in words {
      output.append(",\n\"\(name)\":")
      output.append(jsonArray: list) { $0.append(page: $1) }
    }
    output.append(",\n\"paper\":{")
    for (index, ink) in [Ink.passed, .failed, .mark].enumerated() {
      output.append(member: ink.rawValue, isFirst: index == 0)
      output.append(json: ink.lightColor)
    }
    output.append("},\n\"evidence\":")
    output.append(jsonArray: Construction.Name.allCases) { $0.append($1) }
    output.append(",\n\"plans\":")
    output.append(jsonArray: plans.words) { $0.append($1) }
    output.append(",\n\"strokes\":[")
    output.append(contentsOf: rows)
    output.append("]}")
  }
}

/// A list of distinct words, in the order in which they were added.
struct WordTable: Sendable {
  private(set) var words: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of word: String) -> Int {
    if let index = indices[word] { return index }
    indices[word] = words.count
    words.append(word)
    return words.count - 1
  }
}

extension [UInt8] {
  /// Appends a JSON string that may stand inside a script: without `<`, so that nothing in it ends
  /// the script, and without control characters and marks that change the direction of text.
  mutating func append(page text: String?) {
    guard let text else { return append("null") }
    var string: [UInt8] = []
    string.append(json: text.withoutControls)
    for byte in string {
      if byte == UInt8(ascii: "<") { append("\\u003c") } else { append(byte) }
    }
  }

  /// Appends a number to six digits, or `null`.
  mutating func append(significant number: Double?) {
    guard let number, number.isFinite else { return append("null") }
    guard (1e-4..<1e9).contains(number.magnitude) else { return append(exact: number) }
    append(number, upTo: number.magnitude < 1 ? 9 : number.magnitude < 1000 ? 5 : 2)
  }

  /// Appends a kind of evidence: its name, its ink and its pen.
  fileprivate mutating func append(_ name: Construction.Name) {
    append("[")
    append(json: name.rawValue)
    append(",\"\(name.look.ink.rawValue)\",\"\(name.look.pen.rawValue)\"]")
  }
}
