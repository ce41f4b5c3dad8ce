import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck report`: one page that shows every stroke with its verdicts.
enum ReportCommand {
  static let command = Command(
    id: .report, name: "report",
    summary: "Make an HTML page of strokes to browse, filter and print.",
    usage: ["[OPTIONS] [FILE | FOLDER | -]... -o FILE.html"],
    examples: """
      strokecheck report Samples -o report.html
          totals, a table of labels and reasons, and every stroke, by all detectors
      strokecheck report --detector katz --tolerance 0.25 drags/ -o katz.html
          one detector, with your own limit
      """,
    pages: [.html], detectors: "all",
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try console.checkItIsNoTerminal(options.output.file, "report.html")
    let detectors = options.detection.detectors
    let names = options.detection.judges.map(\.name)
    let inputs = try invocation.inputs()
    var page = ReportPage(
      title: title(of: invocation.operands),
      generator: "strokecheck \(invocation.program.version)",
      detectors: options.detection.namesInOrder, tunable: detectors,
      positiveLabels: options.evaluation.labelsOfCircles)
    let mapper = StrokeMapper(options, console) { named in
      let judges = StrokeJudge.list(detectors, named.answers, by: names)
      return (named: named, judgements: judges.map { $0.judgement(of: named.stroke) })
    }
    let strokes = Collector<JudgedStroke, _>(
      into: (page: page, seen: SeenNames())
    ) { stroke, strokes in
      let named = stroke.named
      if let label = named.label { strokes.seen.labels.insert(label) }
      strokes.page.add(
        named.stroke, file: named.place.file, index: named.place.shownNumber, id: named.id,
        label: named.label, judgements: stroke.judgements)
    }
    let (output, tally) = try invocation.run(inputs, by: mapper, into: strokes)
    if console.sayStopped(tally, options.output.path) { return .trouble }
    page = output.collection.page
    for problem in output.problems { page.add(problem: problem) }
    let code = deliver(page, sawTrouble: !output.problems.isEmpty, to: options.output.path, console)
    return invocation.checkNames(output.collection.seen) ? code : .trouble
  }

  private static func deliver(
    _ page: ReportPage, sawTrouble: Bool, to file: FilePath?, _ console: Console
  ) -> ExitCode {
    // Where nothing could be read, what was there before is worth more.
    if page.count == 0, Platform.isInterrupted || sawTrouble {
      console.sayNothingWasRead(for: file)
      return sawTrouble ? .trouble : .success
    }
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    let code = console.deliver(bytes, to: file)
    return sawTrouble ? .trouble : code
  }

  private typealias JudgedStroke = (named: NamedStroke, judgements: [ReportPage.Judgement])

  /// Makes the default title: the names of up to three inputs, or the number of more.
  private static func title(of operands: [Argument]) -> String {
    guard operands.count <= 3 else { return "Strokes from \(operands.count) inputs" }
    let names = operands.map { $0.text.split(separator: "/").last.map(String.init) ?? $0.text }
    return "Strokes from \(names.isEmpty ? "standard input" : names.joined(separator: ", "))"
  }
}
