import StrokeCore
import StrokeFormats

/// A report on many strokes as one page of HTML that depends on nothing else: no network, no library,
/// no other file. Strokes are added one by one and kept in a compact form, about 600 bytes for 64 samples.
///
/// The page carries the detectors as a WebAssembly module, which judges the samples again when a limit is
/// moved, and explains a verdict when its stroke is opened. The page itself holds for each verdict only what
/// its list needs, and the marks on the stroke.
///
/// Guarantee: whatever ids, labels and file names hold, the page shows them as text. No path on the page is
/// absolute.
package struct ReportPage: Sendable {
  /// The page's title.
  package let title: String
  /// The name and version of the program that made the page.
  package let generator: String
  /// The names of the judges, in the order of each stroke's judgements: detectors first.
  package let detectors: [String]
  /// The labels of circles.
  package let positiveLabels: [String]

  private let options: PageOptions
  private let tunable: [any Detector]
  private var files = WordTable()
  private var labels = WordTable()
  private var subjects = WordTable()
  private var reasons = WordTable()
  private var rows: [UInt8] = []
  private var errors: [String] = []
  /// For each detector the largest measures of what its settings limit, by their names.
  private var largest: [[String: Double]]
  /// For each detector the number of strokes that it rejects for each reason.
  private var rejections: [[String: Int]]
  /// The number of strokes.
  package private(set) var count = 0

  /// Creates a page without strokes.
  ///
  /// - Parameters:
  ///   - judges: The names of judges from outside, whose answers follow the detectors' verdicts.
  ///   - options: What the page was made with, for the commands on it.
  package init(
    title: String, generator: String, detectors: [any Detector], judges: [String] = [],
    positiveLabels: [String] = ["circle"], options: PageOptions = PageOptions()
  ) {
    self.title = title
    self.generator = generator
    self.detectors = detectors.map { type(of: $0).name } + judges
    self.positiveLabels = positiveLabels
    self.options = options
    tunable = detectors
    largest = self.detectors.map { _ in [:] }
    rejections = self.detectors.map { _ in [:] }
  }

  /// What a page holds of a verdict on a stroke.
  package struct Judgement: Sendable {
    /// The reason for a rejection; nil for a circle.
    let reason: String?
    /// How far the verdict is from the other one; nil if that is not known.
    let nearness: Double?
    /// The marks of what the checks count or fail by.
    let evidence: [Evidence]
    /// The measures of more than twice their limits, each with the setting of the limit.
    let excesses: [(setting: String, measured: Double)]
    /// The answer of a judge from outside, which nothing can judge again.
    let answer: JudgeAnswer?

    /// Judges a stroke.
    package init(of stroke: Stroke, by detector: any Detector) {
      let explanation = detector.explanation(of: stroke)
      reason = explanation.verdict.reason?.description
      nearness = explanation.nearness
      evidence = detector.evidence(of: stroke)
      excesses = explanation.checks.compactMap { check in
        guard let setting = check.setting, let measured = check.measured, measured.isFinite,
          let bound = check.limit.bounds.last, measured > 2 * bound
        else { return nil }
        return (setting.description, measured)
      }
      answer = nil
    }

    /// The answer of a judge from outside.
    package init(_ answer: JudgeAnswer) {
      reason = answer.verdict.reason?.description
      (nearness, evidence, excesses, self.answer) = (nil, [], [], answer)
    }
  }

  /// Adds a stroke.
  ///
  /// - Parameters:
  ///   - index: the stroke's number in its file, from 1; nil if it is the only one.
  ///   - subject: who drew it.
  ///   - judgements: one by each of ``detectors``.
  /// - Complexity: O(n).
  package mutating func add(
    _ stroke: Stroke, file: String, index: Int?, id: String?, label: String?,
    subject: String?, judgements: [Judgement]
  ) {
    precondition(
      !detectors.isEmpty && judgements.count == detectors.count, "a judgement by each detector")
    for (index, judgement) in judgements.enumerated() {
      if let reason = judgement.reason { rejections[index][reason, default: 0] += 1 }
      for (setting, measured) in judgement.excesses {
        largest[index][setting] = max(largest[index][setting] ?? 0, measured)
      }
    }
    let grid = PageGrid(stroke)
    let place = [files.index(of: file), index ?? 0]
    let label = label.map { labels.index(of: $0) } ?? -1
    let subject = subject.map { subjects.index(of: $0) } ?? -1
    let reasons = judgements.map { $0.reason.map { self.reasons.index(of: $0) } ?? -1 }
    if count > 0 { rows.append(",\n") }
    count += 1
    rows.appendJSON(inScript: true) { json in
      json.array { json in
        for number in place { json.value(number) }
        json.value(id?.withoutControls)
        json.value(label)
        json.value(subject)
        json.value(stroke.viewWidth)
        json.value(stroke.liftTime)
        json.significant(grid.unit)
        for column in [stroke.x, stroke.y] { json.column(column) }
        json.column(stroke.isTimed ? stroke.times : [])
        json.array(zip(reasons, judgements)) { $0.judgement($1.1, reason: $1.0, grid) }
      }
    }
  }

  /// Adds a message about an input that could not be read.
  package mutating func add(error: String) { errors.append(error) }
}

extension Explanation {
  /// How far the verdict is from the other one: ring's margin, or the relative change of limits that it takes, of
  /// all that fail or of the one that is closest to failing. From 0 to 10; nil if nothing can be compared.
  fileprivate var nearness: Double? {
    if let margin { return min(margin.magnitude, 10) }
    let changes = checks.filter { $0.isFailed || verdict.isCircle }.compactMap { check in
      check.measured.map { measured in
        check.limit.bounds.map { measured.relativeChange(from: $0) }.min() ?? 10
      }
    }
    return (verdict.isCircle ? changes.min() : changes.reduce(0, +)).map {
      $0.isNaN ? 10 : min($0, 10)
    }
  }
}

extension Limit {
  fileprivate var bounds: [Double] {
    switch self {
    case .atMost(let bound), .atLeast(let bound), .above(let bound): [bound]
    case .within(let least, let most): [least, most]
    }
  }
}

extension JSONWriter {
  /// Writes numbers to their last bit: `[places, first, step…]` in units of the decimal place, if doubles of so
  /// few places are the numbers, or else `[-1, number…]`.
  fileprivate mutating func column(_ numbers: some Sequence<Double>) {
    let numbers = Array(numbers)
    array { json in
      for (places, scale) in [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6].enumerated() {
        let units = numbers.map { ($0 * scale).rounded() }
        guard
          zip(units, numbers).allSatisfy({ unit, number in
            unit.magnitude < 0x1p52 && (unit / scale).bitPattern == number.bitPattern
          })
        else { continue }
        json.value(places)
        var previous = 0.0
        for unit in units {
          json.value(unit - previous)
          previous = unit
        }
        return
      }
      json.value(-1)
      for number in numbers { json.value(number) }
    }
  }

  /// Writes `[reason, nearness, evidence]`, and of a judge from outside also `sentence, circle, details, predicted`.
  fileprivate mutating func judgement(
    _ judgement: ReportPage.Judgement, reason: Int, _ grid: PageGrid
  ) {
    array { json in
      json.value(reason)
      json.value(judgement.nearness.map { ($0 * 1e3).rounded() / 1e3 })
      json.array(judgement.evidence) { $0.shape($1, grid) }
      guard let answer = judgement.answer else { return }
      json.value(answer.sentence.withoutControls)
      json.array(answer.circle.map(grid.numbers) ?? []) { $0.value($1) }
      json.value(answer.details.withoutControls)
      json.value(answer.label?.withoutControls)
    }
  }

  /// Writes a number to six digits.
  fileprivate mutating func significant(_ number: Double) {
    guard (1e-4..<1e9).contains(number.magnitude) else { return value(number) }
    verbatim(number.text(upTo: number.magnitude < 1 ? 9 : number.magnitude < 1000 ? 5 : 2).utf8)
  }
}

extension ReportPage {
  /// Appends the page.
  ///
  /// - Complexity: O(its size).
  package func append(to output: inout [UInt8]) {
    let judging: Set<PageFile> = tunable.isEmpty ? [.judgeModule] : []
    PageFile.reportHTML.append(page: &output, without: judging) { value, output in
      switch value {
      case "title": output.append(markup: title.withoutControls)
      case "subtitle": output.append(markup: subtitle.withoutControls)
      case "problems": appendProblems(to: &output)
      case "looks": output.appendJSON(inScript: true) { $0.looks(detectors) }
      case "data": appendData(to: &output)
      default: preconditionFailure("the page has no blank \(value)")
      }
    }
  }

  private var folder: SharedFolder { SharedFolder(of: files.words) }

  /// How much the page shows, of what, and what made it.
  private var subtitle: String {
    let settings = options.settings.isEmpty ? [] : ["made with \(options.settings)"]
    let sizes = "\(counted(count, "stroke")) in \(counted(files.words.count, "file"))"
    return ([sizes.groupingDigits] + settings + [generator]).joined(separator: " · ")
  }

  private func appendProblems(to output: inout [UInt8]) {
    guard !errors.isEmpty else { return }
    output.append("<details id=\"problems\"><summary>")
    output.append(markup: "\(counted(errors.count, "input")) could not be read")
    output.append("</summary><ul>\n")
    for error in errors { output.append(element: "li", folder.message(error)) }
    output.append("</ul></details>\n")
  }

  private func appendData(to output: inout [UInt8]) {
    let words: [(String, [String])] = [
      ("detectors", detectors), ("files", files.words.map(folder.name)), ("labels", labels.words),
      ("subjects", subjects.words), ("reasons", reasons.words),
      ("positive", positiveLabels),
      ("inputs", options.inputs.map(folder.input)), ("sources", options.sources),
    ]
    output.appendJSON(inScript: true) { json in
      json.object { json in
        for (name, list) in words {
          json.member(named: name, list.map(\.withoutControls))
          json.breakLine()
        }
        json.key("reasonsOf")
        json.array(rejections) { json, counts in
          // The most frequent first, and those of one number in order.
          let reasons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          json.array(reasons) { $0.value($1.key.withoutControls) }
        }
        json.breakLine()
        json.key("options")
        json.array(options.reading) { json, option in
          json.array([option.text] + option.commands) { $0.value($1.withoutControls) }
        }
        json.breakLine()
        json.key("tuning")
        json.array {
          for (detector, largest) in zip(tunable, largest) {
            $0.detector(detector, largest: largest)
          }
        }
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

/// The folder that all absolute paths of a list are in. A page that is shared names files without it: their folder
/// on a machine is private.
struct SharedFolder: Sendable {
  /// The folder with the slash at its end; empty if no path is absolute.
  private let folder: Substring

  init(of paths: [String]) {
    let folders = paths.filter { $0.hasPrefix("/") }.map {
      $0[...($0.lastIndex(of: "/") ?? $0.startIndex)]
    }
    folder = folders.dropFirst().reduce(folders.first ?? "") { shared, folder in
      let alike = zip(shared.indices, zip(shared, folder)).prefix { $0.1.0 == $0.1.1 }
      let end = alike.last { $0.1.0 == "/" }?.0
      return end.map { shared[...$0] } ?? ""
    }
  }

  /// A path as a page names it.
  func name(_ path: String) -> String {
    path.hasPrefix("/") ? String(path.dropFirst(folder.count)) : path
  }

  /// An input in a command that runs in the folder.
  func input(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    if folder.hasPrefix(path.hasSuffix("/") ? path : path + "/") { return "." }
    // One of which nothing was read may be in another folder.
    return !folder.isEmpty && path.hasPrefix(folder) ? name(path) : path.fileName
  }

  /// A message that may begin with an absolute path, with the last part of that.
  func message(_ text: String) -> String {
    guard text.hasPrefix("/") else { return text }
    let path = text.prefix { $0 != ":" }
    return String(text[(path.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex)...])
  }
}

/// What a page was made with, as commands on it repeat it.
package struct PageOptions: Sendable {
  /// An option as it is written, and the names of the commands that take it.
  package typealias Option = (text: String, commands: [String])

  /// The options that decide what is read, which strokes are selected, and what is right.
  let reading: [Option]
  /// The options of the judges from outside, in their order.
  let sources: [String]
  /// The inputs as they were named.
  let inputs: [String]
  /// All options that change verdicts or select strokes, for readers.
  let settings: String

  package init(
    reading: [Option] = [], sources: [String] = [], inputs: [String] = [], settings: String = ""
  ) {
    (self.reading, self.sources) = (reading, sources)
    (self.inputs, self.settings) = (inputs, settings)
  }
}
