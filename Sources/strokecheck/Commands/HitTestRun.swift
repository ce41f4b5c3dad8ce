import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// One run of `hittest`: reads the drawing, answers every question in order, and remembers how it
/// must end.
struct HitTestRun: ~Copyable {
  private let options: Options
  private let console: Console
  private let report: HitReport
  private var output: OutputStream
  private var targets: [Target] = []
  private var isFirst = true
  private var sawHit = false
  private var sawTrouble = false
  /// True if nobody reads the answers any more, so that only the exit status is left to find out.
  private var outputIsClosed = false

  /// A painted element.
  private struct Target {
    let element: HitFinding.Element
    let test: HitTest
    let publishedBounds: Rect?
  }

  init(_ options: Options, _ console: Console) {
    self.options = options
    self.console = console
    report = Self.report(options, console)
    output = OutputStream(console.output)
  }

  /// The report to write, as its format and its looks were asked for.
  private static func report(_ options: Options, _ console: Console) -> HitReport {
    switch options.hits.format {
    case .text: .text(isColored: options.output.color.isWanted(on: console))
    case .json: .array
    case .ndjson: .lines
    case .csv: .csv(isForTerminal: Platform.isTerminal(console.output))
    }
  }

  /// Answers everything, and says how the run ended.
  mutating func answer() -> ExitCode {
    do throws(SystemError) {
      try answerAll()
      if !isSilent { try flush() }
    } catch {
      console.complain("strokecheck: cannot write the results: \(error)")
      return .trouble
    }
    return status
  }

  private var status: ExitCode {
    if sawTrouble { return .trouble }
    return sawHit || options.output.forgivesFailures ? .success : .rejected
  }

  private mutating func answerAll() throws(SystemError) {
    let rows: [HitQuery]
    do throws(InputFailure) {
      // A signal ends the input, so what is on standard input is read last.
      if options.hits.rects?.text == "-" {
        let reading = try options.drawing.read(console)
        rows = try readRows()
        prepare(reading, questions: rows.count)
      } else {
        rows = try readRows()
        prepare(try options.drawing.read(console), questions: rows.count)
      }
    } catch {
      sawTrouble = true
      return console.complain("\(error.name): \(error.reason)")
    }
    try print(report.opening)
    for query in options.hits.queries + rows where !isSilent || !sawHit {
      try answer(options.hits.effectiveQuery(query))
    }
    try print(report.closing)
  }

  private mutating func prepare(_ reading: NamedDrawing, questions: Int) {
    let isWorthIndexing = options.hits.queries.count + questions > 8
    for (index, element) in reading.drawing.elements.enumerated() {
      guard element.paint.fill != nil || element.paint.stroke != nil else { continue }
      let test = isWorthIndexing ? element.hitTest.indexed() : element.hitTest
      targets.append(
        Target(
          element: HitFinding.Element(id: element.id, number: index + 1), test: test,
          publishedBounds: test.publishedBounds))
    }
  }

  /// Reads the rectangles of `--rects`. A bad row is named, and the others are still answered.
  private mutating func readRows() throws(InputFailure) -> [HitQuery] {
    guard let rects = options.hits.rects else { return [] }
    let input: Input = rects.text == "-" ? .standardInput : .file(rects.path)
    let bytes = try input.contents(console)
    let mark = [UInt8].byteOrderMark
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var rows: [HitQuery] = []
    let lines = text.split(separator: 10, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let start = text.utf8.first { $0 > 0x20 }
      if start == nil || start == UInt8(ascii: "#") { continue }
      // Of a row that has no end, the last number may be half.
      if Platform.isInterrupted, index == lines.count - 1 {
        let cut = ReadError("expected the end of the line", line: index + 1, column: text.count + 1)
        console.complain(cut.cutOffWarning(in: input.name))
        continue
      }
      do throws(RectText.Mistake) { rows.append(try RectText(text).query) } catch {
        // A header has names only.
        if rows.isEmpty, index == 0, text.lowercased().hasPrefix("x") { continue }
        sawTrouble = true
        console.complain("\(input.name):\(index + 1):\(error.column): \(error.reason)")
      }
    }
    return rows
  }

  private mutating func answer(_ query: HitQuery) throws(SystemError) {
    guard !isSilent else {
      sawHit = targets.contains { finding(query, on: $0).isHit }
      return
    }
    let findings = targets.map { finding(query, on: $0) }
    if findings.contains(where: \.isHit) { sawHit = true }
    if options.hits.asksEach {
      for finding in findings { try print(finding) }
    } else {
      try print(summary(of: findings, query))
    }
  }

  /// The answer for the whole drawing: hit where an element is, and as opaque as they are one upon
  /// another.
  private func summary(of findings: [HitFinding], _ query: HitQuery) -> HitFinding {
    let clear = findings.reduce(1.0) { $0 * (1 - Double($1.alpha ?? 0) / 255) }
    let hasAlpha = findings.allSatisfy { $0.alpha != nil }
    let evidence = findings.compactMap(\.evidence)
    let isAlone = evidence.count == 1
    return HitFinding(
      query, isHit: findings.contains(where: \.isHit),
      alpha: hasAlpha ? Int(((1 - clear) * 255).rounded()) : nil,
      evidence: options.output.isExplained
        ? HitFinding.Evidence(
          bounds: union(of: evidence.map(\.bounds)), pixel: isAlone ? evidence[0].pixel : nil,
          publishedBounds: union(of: evidence.map(\.publishedBounds)),
          agreesWithPublished: evidence.allSatisfy(\.agreesWithPublished)) : nil)
  }

  private func union(of boxes: [Rect?]) -> Rect? {
    boxes.reduce(nil) { all, box in box.map { box in all.map { $0.union(box) } ?? box } ?? all }
  }

  private func finding(_ query: HitQuery, on target: Target) -> HitFinding {
    switch query {
    case .point(let point):
      let isHit = target.test.contains(point)
      return HitFinding(query, isHit: isHit, alpha: isHit ? 255 : 0, element: target.element)
    case .finger(let circle):
      return HitFinding(
        query, isHit: target.test.touches(circle), alpha: nil, element: target.element)
    case .rect:
      guard let rect = query.rect else {
        return HitFinding(query, isHit: false, alpha: 0, element: target.element)
      }
      return finding(query, rect, on: target)
    }
  }

  private func finding(_ query: HitQuery, _ rect: Rect, on target: Target) -> HitFinding {
    let rule = options.hits.effectiveRule
    let exact = target.test.hits(rect, by: rule)
    let needsPublished = options.hits.isAsPublished || options.output.isExplained
    let published =
      needsPublished
      ? target.publishedBounds.map { target.test.hits(rect, by: rule, within: $0) } ?? false : exact
    let bounds = options.hits.isAsPublished ? target.publishedBounds : nil
    let pixel = showsAlpha ? target.test.pixel(for: rect, within: bounds) : nil
    let evidence =
      options.output.isExplained
      ? HitFinding.Evidence(
        bounds: target.test.paintedBounds, pixel: pixel, publishedBounds: target.publishedBounds,
        agreesWithPublished: published == exact) : nil
    return HitFinding(
      query, isHit: options.hits.isAsPublished ? published : exact,
      alpha: showsAlpha ? pixel.map { target.test.alpha(of: $0) } ?? 0 : nil,
      element: target.element,
      evidence: evidence)
  }

  private mutating func print(_ finding: HitFinding) throws(SystemError) {
    if !isFirst { try print(report.separator) }
    isFirst = false
    try write { [report] in report.append(finding, to: &$0) }
  }

  private mutating func print(_ text: String) throws(SystemError) {
    if !text.isEmpty { try write { $0 += text.utf8 } }
  }

  /// True if the answers show the pixel's alpha, so that it has to be computed.
  private var showsAlpha: Bool {
    !isSilent && (options.output.isExplained || options.hits.format != .text)
  }

  /// True if nothing but the exit status is asked for.
  private var isSilent: Bool { options.output.isQuiet || outputIsClosed }

  private mutating func write(_ body: (inout [UInt8]) -> Void) throws(SystemError) {
    guard !isSilent else { return }
    do throws(SystemError) { try output.write(body) } catch { try forgive(error) }
  }

  private mutating func flush() throws(SystemError) {
    do throws(SystemError) { try output.flush() } catch { try forgive(error) }
  }

  /// A reader of ours that has seen enough is no trouble.
  private mutating func forgive(_ error: SystemError) throws(SystemError) {
    guard error.isBrokenPipe else { throw error }
    outputIsClosed = true
  }
}
