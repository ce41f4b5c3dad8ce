import StrokeCore
import StrokeFormats

/// A report on many strokes as one page of HTML that depends on nothing else: no network, no library,
/// no other file. Strokes are added one by one and kept in a compact form, about 250 bytes for 64
/// samples and as much again for each detector, beside the samples as they are.
///
/// The page carries the detectors as a WebAssembly module, which judges the samples again when a limit
/// is moved.
///
/// Guarantee: whatever ids, labels and file names hold, the page shows them as text.
package struct ReportPage: Sendable {
  /// The page's title.
  package let title: String
  /// The name and version of the program that made the page.
  package let generator: String
  /// The names of the detectors, in the order of each stroke's judgements.
  package let detectors: [String]
  /// The labels of circles.
  package let positiveLabels: [String]

  /// The comparison of which the page shows the strokes that changed, if it does.
  let comparison: Comparison?

  private let tunable: [PageDetector]
  private var files = WordTable()
  private var labels = WordTable()
  private var reasons = WordTable()
  private var plans = WordTable()
  private var rows: [UInt8] = []
  private var samples: [UInt8] = []
  private var problems: [String] = []
  /// For each detector the number of strokes of each label and reason, nil for a circle.
  private(set) var tallies: [PageTally]
  /// The number of strokes.
  package private(set) var count = 0

  /// Creates a page without strokes.
  ///
  /// - Parameters:
  ///   - tunable: the detectors themselves, if their limits are to be moved on the page.
  ///   - comparison: what is compared, of which only strokes that changed are added; the totals at the
  ///     top of the page are those of all.
  package init(
    title: String, generator: String, detectors: [String], tunable: [any Detector] = [],
    positiveLabels: [String] = ["circle"], comparison: Comparison? = nil
  ) {
    self.title = title
    self.generator = generator
    self.detectors = detectors
    self.tunable = tunable.map { PageDetector($0) }
    self.positiveLabels = positiveLabels
    self.comparison = comparison
    tallies = detectors.map { _ in PageTally() }
  }

  /// A stroke's verdict by one detector, with what a plot shows of it.
  package struct Judgement: Sendable {
    /// The verdict with its checks.
    package let explanation: Explanation
    /// The shapes that the checks measured against.
    package let construction: [Construction]
    /// The marks of what the checks count or fail by.
    package let evidence: [Evidence]
    /// The verdict in a line.
    let sentence: String

    /// Judges a stroke.
    package init(of stroke: Stroke, by detector: any Detector) {
      explanation = detector.explanation(of: stroke)
      construction = detector.construction(of: stroke).filter { [explanation] in
        explanation.uses($0.name.users)
      }
      evidence = detector.evidence(of: stroke)
      let verdict = explanation.verdict
      sentence = String { $0.append(verdict) }
    }

    /// The answer of a judge from outside, with its reason as a check if it states no check that failed.
    package init(_ answer: JudgeAnswer) {
      let (verdict, stated) = (answer.verdict, answer.explanation)
      let checks = [verdict.rejection].compactMap(\.self).filter { !stated.checks.contains($0) }
      explanation = Explanation(
        verdict: verdict, checks: stated.checks + checks, circle: stated.circle)
      construction = answer.construction
      (evidence, sentence) = ([], answer.sentence.withoutControls)
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
    for (index, judgement) in judgements.enumerated() {
      tallies[index].add(label: label, reason: judgement.explanation.verdict.reason?.description)
    }
    let grid = PageGrid(stroke)
    let place = [files.index(of: file), index ?? 0]
    let label = label.map { labels.index(of: $0) } ?? -1
    let plans = judgements.map { self.plans.index(of: plan(of: $0.explanation.checks)) }
    if count > 0 { rows.append(",\n") }
    if !tunable.isEmpty {
      if count > 0 { samples.append(",\n") }
      samples.appendJSON(inScript: true) { $0.samples(of: stroke) }
    }
    count += 1
    rows.appendJSON(inScript: true) { json in
      json.array { json in
        for number in place { json.value(number) }
        json.value(id?.withoutControls)
        json.value(label)
        for number in [stroke.duration, stroke.rate, stroke.viewWidth, grid.unit] {
          json.significant(number)
        }
        json.value(grid.text(stroke.points))
        json.array(zip(plans, judgements)) { $0.judgement($1.1, plan: $1.0, grid) }
      }
    }
  }

  /// Adds a message about an input that could not be read.
  package mutating func add(problem: String) { problems.append(problem) }

  /// The checks without their measurements, which most strokes have in common: the name, limit and
  /// reason number of each.
  private mutating func plan(of checks: [Check]) -> String {
    let reasons = checks.map { self.reasons.index(of: $0.reason.description) }
    return String { output in
      output.appendJSON(inScript: true) { json in
        json.array(zip(checks, reasons)) { json, check in
          json.array { json in
            json.value(check.0.name.description.withoutControls)
            json.value(check.0.limitText)
            json.value(check.1)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes `[viewWidth, liftTime, isTimed, x…, y…, times…]`, each number to its last bit.
  fileprivate mutating func samples(of stroke: Stroke) {
    array { json in
      json.value(stroke.viewWidth)
      json.value(stroke.liftTime)
      json.value(stroke.isTimed ? 1 : 0)
      for numbers in [stroke.x, stroke.y, stroke.times] {
        for number in numbers { json.value(number) }
      }
    }
  }

  /// Writes `[plan, outcomes, measured, sentence, construction, evidence]`.
  fileprivate mutating func judgement(
    _ judgement: ReportPage.Judgement, plan: Int, _ grid: PageGrid
  ) {
    let checks = judgement.explanation.checks
    array { json in
      json.value(plan)
      // A judge's reason stands for a check that failed, though it measures nothing.
      let rejection = judgement.explanation.verdict.rejection
      json.value(checks.map { $0 == rejection ? "f" : $0.outcome.rawValue.prefix(1) }.joined())
      json.value(checks.map { $0.measuredText }.joined(separator: "|"))
      json.value(judgement.sentence)
      json.array(judgement.construction) { $0.shape($1, of: judgement.explanation, grid) }
      json.array(judgement.evidence) { $0.shape($1, grid) }
    }
  }

  /// Writes a number to six digits, or `null`.
  fileprivate mutating func significant(_ number: Double?) {
    guard let number, (1e-4..<1e9).contains(number.magnitude) else { return value(number) }
    verbatim(number.text(upTo: number.magnitude < 1 ? 9 : number.magnitude < 1000 ? 5 : 2).utf8)
  }
}

extension ReportPage {
  /// Appends the page.
  ///
  /// - Complexity: O(its size).
  package func append(to output: inout [UInt8]) {
    let judging: Set<PageFile> = tunable.isEmpty ? [.judgeModule] : []
    let page = PageTemplate(PageFile.reportHTML.text.description)
    page.append(to: &output, without: judging) { value, output in
      switch value {
      case .title, .heading: output.append(markup: title.withoutControls)
      case .tables: appendTables(to: &output)
      case .looks: output.appendJSON(inScript: true) { $0.looks(detectors) }
      case .colors: output.append(PageStyle.screenColors)
      case .pens: output.append(PageStyle.pens)
      case .paper: output.append(PageStyle.paperColors)
      case .data: appendData(to: &output)
      case .samples:
        output.append(UInt8(ascii: "["))
        output.append(contentsOf: samples)
        output.append(UInt8(ascii: "]"))
      }
    }
  }

  private func appendData(to output: inout [UInt8]) {
    let words: [(String, [String])] = [
      ("detectors", detectors), ("files", files.words), ("labels", labels.words),
      ("reasons", reasons.words), ("problems", problems), ("positive", positiveLabels),
    ]
    output.appendJSON(inScript: true) { json in
      json.object { json in
        json.member("title", title.withoutControls)
        json.member("generator", generator.withoutControls)
        for (name, list) in words {
          json.breakLine()
          json.member(named: name, list.map(\.withoutControls))
        }
        if let comparison {
          json.breakLine()
          json.member("compared", ComparedTotals(of: comparison))
        }
        json.breakLine()
        json.key("tuning")
        json.array(tunable) { $1.write(to: &$0) }
        json.breakLine()
        json.key("plans")
        json.array(plans.words) { $0.verbatim($1.utf8) }
        json.breakLine()
        json.key("strokes")
        json.array { json in
          if count > 0 { json.verbatim(rows) }
        }
      }
    }
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
