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

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    var options = invocation.options
    try options.drawing.take(invocation.operands)
    if options.drawing.rectsFile?.text == "-", options.drawing.pathData == nil,
      options.drawing.file.map({ $0.text == "-" }) ?? true
    {
      throw RunError("the shapes and --rects cannot both come from standard input")
    }
    guard !options.drawing.queries.isEmpty || options.drawing.rectsFile != nil else {
      throw RunError("nothing to test: give --rect x,y,w,h, --rects FILE or --point x,y")
    }
    try options.drawing.checkQueries()
    var run = HitTestRun(options: options, console: invocation.console)
    return try run.answer()
  }
}

extension DrawingOptions {
  /// The file may stand without `--path`.
  mutating func take(_ operands: [Argument]) throws(RunError) {
    try checkIsOne()
    guard let first = operands.first else {
      guard isGiven else {
        throw RunError("no shapes: give --path FILE or --d DATA")
      }
      return
    }
    guard operands.count == 1, !isGiven else {
      throw RunError(
        "one drawing at a time: remove \(operands.last?.text ?? "")",
        advice: pathData.map { "path data goes in quotes: --d '\($0.text) \(first.text)'" })
    }
    if first.text.lowercased().hasPrefix("m"), first.text.contains(" "),
      !Platform.isThere(first.path)
    {
      throw RunError("there is no file \(first.text)", suggestion: "--d '\(first.text)'")
    }
    file = first
  }
}

/// One run of `hittest`: reads the drawing, answers every question in order, on all cores if there are
/// many, and remembers how it must end.
struct HitTestRun {
  let options: Options
  let console: Console
  private(set) var sawError = false

  /// Answers everything, and returns the exit status.
  mutating func answer() throws(RunError) -> ExitCode {
    let rows: [HitQuery]
    let drawing: SVGDrawing
    // A signal ends the input, so what is on standard input is read last.
    if options.drawing.rectsFile?.text == "-" {
      drawing = try options.drawing.read(console)
      rows = try readRows()
    } else {
      rows = try readRows()
      drawing = try options.drawing.read(console)
    }
    let queries = (options.drawing.queries + rows).map { options.drawing.effectiveQuery($0) }
    let isSilent = options.output.isSilent
    let answers = HitAnswers(drawing, options)
    // Freeing many shapes takes longer than answering.
    Platform.leakUntilExit((drawing, answers))
    guard !isSilent else { return status(sawHit: queries.contains { answers.isHit($0) }) }
    var sawHit = false
    let code = console.deliver(to: options.output.resultsPath) { descriptor throws(SystemError) in
      let (failure, wasHit) = print(queries, answeredBy: answers, to: descriptor)
      sawHit = wasHit
      if let failure { throw failure }
      return true
    }
    return code == .success ? status(sawHit: sawHit) : code
  }

  private func status(sawHit: Bool) -> ExitCode {
    if sawError { return .error }
    return sawHit || options.output.forgivesFailures ? .success : .rejected
  }

  /// Prints the answers to questions, in order, whichever thread finds them.
  private func print(
    _ queries: [HitQuery], answeredBy answers: HitAnswers, to descriptor: Int32
  ) -> (failure: SystemError?, sawHit: Bool) {
    let report = Report.hits(
      options.output.format, isColored: options.output.usesColor(on: console),
      isForTerminal: options.output.writesToTerminal(console))
    let chunks = (queries.count + Self.chunkSize - 1) / Self.chunkSize
    let lock = Lock()
    // Sound because it is used inside the lock only.
    nonisolated(unsafe) var next = 0
    let output = ReportOutput(report.frame, to: descriptor)
    let ordered = OrderedResults(output, console: console)
    Platform.onThreads(min(options.output.threads ?? Platform.processors, chunks)) {
      var results = Results()
      while true {
        let index = lock.enter {
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
        // Without a reader, only the exit status matters.
        let continues =
          ordered.publish(&results, of: index, bytesRead: 0, isLast: true)
          || ordered.totals.passed == 0
        results.removeAll()
        if !continues { lock.enter { next = chunks } }
      }
    }
    let totals = ordered.totals
    output.close(totals)
    return (output.failure, totals.passed > 0)
  }

  /// The questions that a thread takes at a time: enough for a millisecond of work.
  private static let chunkSize = 64

  /// Reads the rectangles of `--rects`. Each invalid row is an error, and the others are still answered.
  private mutating func readRows() throws(RunError) -> [HitQuery] {
    guard let rects = options.drawing.rectsFile else { return [] }
    let input = rects.input
    let text = try input.withContents(console) { Array($0).withoutByteOrderMark }
    var (rows, rest, lines): ([HitQuery], ArraySlice<UInt8>, Int) = ([], text, 0)
    var errors = RepeatedErrors()
    while let line = rest.takeLine() {
      let index = lines
      lines += 1
      if index % 4_096 == 0, console.memory.isExceeded {
        throw RunError(input: "\(input.name):\(lines)", console.memory.reason)
      }
      // After an interrupt, a last line without a newline may be cut.
      let isCut = Platform.isInterrupted && rest.isEmpty && text.last != UInt8(ascii: "\n")
      if !isCut, let rect = HitQuery(plainRect: line) {
        rows.append(rect)
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      let start = text.utf8.first { $0 > 0x20 }
      if start == nil || start == UInt8(ascii: "#") { continue }
      if isCut {
        complain(ofCutRow: text, index + 1, in: input.name)
        continue
      }
      do throws(RectError) { rows.append(try HitQuery(rect: text)) } catch {
        // A header has names only.
        if rows.isEmpty, index == 0, text.lowercased().hasPrefix("x") { continue }
        sawError = true
        let text = "\(input.name):\(index + 1):\(error.column): \(error.reason)"
        if errors.isNew(text) { console.complain(text) }
      }
    }
    for line in errors.summarize() { console.complain(line) }
    if rows.isEmpty, !sawError, !Platform.isInterrupted {
      throw RunError(input: input.name, "expected rows x,y,width,height, found none")
    }
    return rows
  }

  /// A row without a line end may be cut off in its last number.
  private func complain(ofCutRow text: String, _ line: Int, in name: String) {
    let cut = ReadError("expected the end of the line", line: line, column: text.count + 1)
    console.complain(cut.cutOffWarning(in: name))
  }
}
