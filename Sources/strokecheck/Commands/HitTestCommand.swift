import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// `strokecheck hittest`: does a finger touch what is painted?
enum HitTestCommand {
  static let command = Command(
    id: .hittest, name: "hittest",
    summary: "Test whether a finger's rectangle touches what an SVG path paints.",
    usage: ["--path FILE --rect X,Y,W,H [OPTIONS]", "--d DATA --rect X,Y,W,H [OPTIONS]"],
    examples: """
      strokecheck hittest --path Samples/map.svg --rect 60,60,44,44
          does a finger of 44 by 44 touch anything?
      strokecheck hittest --path Samples/map.svg --rect 60,60,44,44 --each
          what does it touch?
      strokecheck hittest --d 'M0 0L50 50' --fill none --stroke black --point 25,27 --radius 3
          a round finger beside a bare path
      """,
    formats: [.text, .json, .ndjson, .csv],
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    var options = invocation.options
    try takeOperand(invocation.operands, into: &options.drawing)
    if options.hits.rects?.text == "-", options.drawing.data == nil,
      options.drawing.file.map({ $0.text == "-" }) ?? true
    {
      throw UsageError("the shapes and --rects cannot both come from standard input")
    }
    try options.hits.check()
    var run = HitTestRun(options, invocation.console)
    return run.answer()
  }

  /// The file may stand without `--path`.
  static func takeOperand(
    _ operands: [Argument], into drawing: inout DrawingOptions
  ) throws(UsageError) {
    try drawing.checkIsOne()
    guard let first = operands.first else {
      guard drawing.isNamed else {
        throw UsageError("no shapes: give --path FILE or --d DATA")
      }
      return
    }
    guard operands.count == 1, !drawing.isNamed else {
      throw UsageError(
        "one drawing at a time: remove \(operands.last?.text ?? "")",
        advice: drawing.data.map { "path data goes in quotes: --d '\($0.text) \(first.text)'" })
    }
    if first.text.lowercased().hasPrefix("m"), first.text.contains(" "),
      !Platform.isThere(first.path)
    {
      throw UsageError("there is no file \(first.text)", suggestion: "--d '\(first.text)'")
    }
    drawing.file = first
  }
}

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
  private var report: TableReport<HitFinding> {
    .hits(
      options.output.format.rows ?? .text, isColored: options.output.color.isWanted(on: console),
      isForTerminal: options.output.results == nil && Platform.isTerminal(console.output))
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
      return console.trouble(error)
    }
    let queries = (options.hits.queries + rows).map { options.hits.effectiveQuery($0) }
    let isSilent = options.output.isSilent
    let answers = HitAnswers(drawing, options, questions: queries.count)
    // To free each of many shapes takes longer than to answer a question.
    Platform.leakUntilExit((drawing, answers))
    guard !isSilent else { return status(sawHit: queries.contains { answers.isHit($0) }) }
    var sawHit = false
    let code = console.deliver(to: options.output.results) { descriptor throws(SystemError) in
      let (failure, wasHit) = print(queries, answeredBy: answers, to: descriptor)
      sawHit = wasHit
      if let failure { throw failure }
      return true
    }
    return code == .success ? status(sawHit: sawHit) : code
  }

  private func status(sawHit: Bool) -> ExitCode {
    if sawTrouble { return .trouble }
    return sawHit || options.output.forgivesFailures ? .success : .rejected
  }

  /// Prints the answers to questions, in order, whichever thread finds them.
  private func print(
    _ queries: [HitQuery], answeredBy answers: HitAnswers, to descriptor: Int32
  ) -> (failure: SystemError?, sawHit: Bool) {
    let report = report
    let chunks = (queries.count + Self.chunkSize - 1) / Self.chunkSize
    let next = Monitor(0)
    let output = ReportOutput(report, to: descriptor)
    let ordered = OrderedResults(output, console: console)
    Platform.onThreads(min(options.output.threads ?? Platform.processors, chunks)) {
      var results = Results()
      while true {
        let index = next.enter { next in
          defer { next += 1 }
          return next
        }
        guard index < chunks else { return }
        let first = index * Self.chunkSize
        for query in queries[first..<min(first + Self.chunkSize, queries.count)] {
          answers.findings(for: query) { finding in
            results.totals.count(finding.isHit ? .passed : .failed)
            report.append(finding, toBlock: &results.bytes)
          }
        }
        // Nobody may read the answers any more, and then only the exit status is left to find out.
        let goesOn =
          ordered.publish(&results, of: index, bytesRead: 0, isLast: true)
          || ordered.totals.passed == 0
        results.removeAll()
        if !goesOn { next.enter { $0 = chunks } }
      }
    }
    let totals = ordered.totals
    output.close(totals)
    return (output.failure, totals.passed > 0)
  }

  /// The questions that a thread takes at a time: enough for a millisecond of work.
  private static let chunkSize = 64

  /// Reads the rectangles of `--rects`. A bad row is named, and the others are still answered.
  private mutating func readRows() throws(InputFailure) -> [HitQuery] {
    guard let rects = options.hits.rects else { return [] }
    let input = rects.input
    let text = Self.withoutMark(try input.contents(console))
    var (rows, rest, lines): ([HitQuery], ArraySlice<UInt8>, Int) = ([], text, 0)
    var problems = RepeatedErrors()
    while let line = rest.takeLine() {
      let index = lines
      lines += 1
      if index % 4_096 == 0, console.memory.isExceeded {
        throw InputFailure("\(input.name):\(lines)", console.memory.reason)
      }
      // Of a line that has a newline, and of none after the last, it is known that it is whole.
      let isCut = Platform.isInterrupted && rest.isEmpty && text.last != UInt8(ascii: "\n")
      if !isCut, let rect = RectText(plain: line) {
        rows.append(rect.query)
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      let start = text.utf8.first { $0 > 0x20 }
      if start == nil || start == UInt8(ascii: "#") { continue }
      if isCut {
        complain(ofCutRow: text, index + 1, in: input.name)
        continue
      }
      do throws(RectText.Mistake) { rows.append(try RectText(text).query) } catch {
        // A header has names only.
        if rows.isEmpty, index == 0, text.lowercased().hasPrefix("x") { continue }
        sawTrouble = true
        let problem = "\(input.name):\(index + 1):\(error.column): \(error.reason)"
        if problems.isNew(problem) { console.complain(problem) }
      }
    }
    for line in problems.summarize() { console.complain(line) }
    if rows.isEmpty, !sawTrouble, !Platform.isInterrupted {
      throw InputFailure(input.name, "expected rows x,y,width,height, found none")
    }
    return rows
  }

  private static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [UInt8].byteOrderMark)
      ? bytes.dropFirst([UInt8].byteOrderMark.count) : bytes[...]
  }

  /// Of a row that has no end, the last number may be half.
  private func complain(ofCutRow text: String, _ line: Int, in name: String) {
    let cut = ReadError("expected the end of the line", line: line, column: text.count + 1)
    console.complain(cut.cutOffWarning(in: name))
  }
}
