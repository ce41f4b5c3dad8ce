import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// One run of `hittest`: reads the drawing, answers every question in order, on all cores if there are
/// many, and remembers how it must end.
struct HitTestRun {
  private let options: Options
  private let console: Console
  private var sawTrouble = false

  init(_ options: Options, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// The report to write, as its format and its looks were asked for.
  private var report: HitReport {
    switch options.hits.format {
    case .text: .text(isColored: options.output.color.isWanted(on: console))
    case .json: .array
    case .ndjson: .lines
    case .csv: .csv(isForTerminal: Platform.isTerminal(console.output))
    }
  }

  /// Answers everything, and says how the run ended.
  mutating func answer() -> ExitCode {
    let rows: [HitQuery]
    let drawing: SVGDrawing
    do throws(InputFailure) {
      // A signal ends the input, so what is on standard input is read last.
      if options.hits.rects?.text == "-" {
        drawing = try options.drawing.read(console).drawing
        rows = try readRows()
      } else {
        rows = try readRows()
        drawing = try options.drawing.read(console).drawing
      }
    } catch {
      console.complain("\(error.name): \(error.reason)")
      return .trouble
    }
    let queries = (options.hits.queries + rows).map { options.hits.effectiveQuery($0) }
    let isSilent = options.output.isQuiet
    let answers = HitAnswers(
      drawing, options, questions: queries.count,
      showsAlpha: !isSilent && (options.output.isExplained || options.hits.format != .text))
    // To free each of many shapes takes longer than to answer a question.
    Platform.keepToTheEnd((drawing, answers))
    guard !isSilent else { return status(sawHit: queries.contains { answers.isHit($0) }) }
    let printed = print(queries, answeredBy: answers)
    return console.status(of: printed.failure) ?? status(sawHit: printed.sawHit)
  }

  private func status(sawHit: Bool) -> ExitCode {
    if sawTrouble { return .trouble }
    return sawHit || options.output.forgivesFailures ? .success : .rejected
  }

  /// Prints the answers to questions, in order.
  private func print(_ queries: [HitQuery], answeredBy answers: HitAnswers) -> HitOutput {
    let report = report
    var output = HitOutput(report, console)
    let chunks = stride(from: 0, to: queries.count, by: Self.chunkSize).map { first in
      queries[first..<min(first + Self.chunkSize, queries.count)]
    }
    output = inOrder(
      chunks, threads: options.output.threads ?? Platform.processors, into: output
    ) { chunk in
      var answer = HitOutput.Answer()
      for query in chunk {
        answers.findings(for: query) { answer.append($0, to: report) }
      }
      return answer
    } take: { answer, output in
      output.append(answer)
      // Nobody may read the answers any more, and then only the exit status is left to find out.
      return output.failure.map { $0.isBrokenPipe && !output.sawHit } ?? true
    }
    output.finish()
    return output
  }

  /// The questions that a thread takes at a time: enough for a millisecond of work.
  private static let chunkSize = 64

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
      let isCut = Platform.isInterrupted && index == lines.count - 1
      if !isCut, let rect = RectText(plain: line) {
        rows.append(rect.query)
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      let start = text.utf8.first { $0 > 0x20 }
      if start == nil || start == UInt8(ascii: "#") { continue }
      // Of a row that has no end, the last number may be half.
      if isCut {
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
}

/// The printed answers on their way out.
struct HitOutput: Sendable {
  private let report: HitReport
  private var stream: ResultStream
  private var pending: [UInt8]
  private var isFirst = true
  private(set) var sawHit = false

  /// The answers to some questions.
  struct Answer {
    fileprivate var bytes: [UInt8] = []
    fileprivate var sawHit = false

    /// Appends what a report says of a finding.
    mutating func append(_ finding: HitFinding, to report: HitReport) {
      if !bytes.isEmpty { bytes.append(report.separator) }
      report.append(finding, to: &bytes)
      if finding.isHit { sawHit = true }
    }
  }

  init(_ report: HitReport, _ console: Console) {
    self.report = report
    stream = ResultStream(console.output)
    pending = Array(report.opening.utf8)
  }

  /// The reason why nothing more can be put out.
  var failure: SystemError? { stream.failure }

  /// Adds answers, and sends them on once there is enough.
  mutating func append(_ answer: Answer) {
    if answer.sawHit { sawHit = true }
    guard failure == nil, !answer.bytes.isEmpty else { return }
    if !isFirst { pending.append(report.separator) }
    isFirst = false
    pending += answer.bytes
    if pending.count >= 1 << 16 { flush() }
  }

  /// Ends the report.
  mutating func finish() {
    pending.append(report.closing)
    flush()
  }

  private mutating func flush() {
    stream.send(pending[...])
    pending.removeAll(keepingCapacity: true)
  }
}
