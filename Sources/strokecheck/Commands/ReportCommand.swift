import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck report`: one page that shows every stroke with its verdicts.
enum ReportCommand {
  static let command = Command(
    id: .report, name: "report",
    summary: "Make an HTML page of strokes to browse, filter and print.",
    usage: ["[OPTIONS] [FILE | FOLDER | -]... -o FILE.html"],
    examples: [
      (
        "strokecheck report Samples -o report.html",
        "totals, a table of labels and reasons, and every stroke, by all detectors"
      ),
      (
        "strokecheck report --detector katz --tolerance 0.25 drags/ -o katz.html",
        "one detector, with your own limit"
      ),
    ],
    presets: [Command.Preset(name: "detector", value: "all")],
    objection: { flag, options in options.detection.objection(to: flag) },
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try options.output.file?.checkEnding(["html", "htm", "xhtml"], "report writes HTML")
    let detectors = options.detection.detectors
    let inputs = try invocation.inputs()
    let page = ReportPage(
      title: options.output.title ?? title(of: invocation.operands),
      generator: "strokecheck \(invocation.program.version)",
      detectors: detectors.map { type(of: $0).name }, tunable: detectors,
      positiveLabels: options.evaluation.labelsOfCircles, theme: options.output.theme)
    let mapper = StrokeMapper(options: options.input) { named in
      let judgements = detectors.map { ReportPage.Judgement(of: named.stroke, by: $0) }
      return (named: named, judgements: judgements)
    }
    let output = invocation.run(inputs, by: mapper, into: PageOutput(page)).sink
    // Where nothing could be read, what was there before is worth more.
    let file = options.output.path
    if output.page.count == 0, Platform.isInterrupted || output.sawTrouble {
      console.sayNothingWasRead(for: file)
      return output.sawTrouble ? .trouble : .success
    }
    var bytes: [UInt8] = []
    output.page.append(to: &bytes)
    let code = console.deliver(bytes, to: file)
    let isRight = invocation.checkNames(output.seen)
    return output.sawTrouble || !isRight ? .trouble : code
  }

  /// Makes the default title: the names of up to three inputs, or the number of more.
  private static func title(of operands: [Argument]) -> String {
    guard operands.count <= 3 else { return "Strokes from \(operands.count) inputs" }
    let names = operands.map { $0.text.split(separator: "/").last.map(String.init) ?? $0.text }
    return "Strokes from \(names.isEmpty ? "standard input" : names.joined(separator: ", "))"
  }
}

/// Adds strokes to a page.
private struct PageOutput: ResultSink {
  private(set) var page: ReportPage
  private(set) var seen = SeenNames()
  /// True if something could not be read.
  private(set) var sawTrouble = false

  init(_ page: ReportPage) { self.page = page }

  mutating func append(
    _ results: ArraySlice<(named: NamedStroke, judgements: [ReportPage.Judgement])>,
    isBeginning: Bool
  ) {
    for (named, judgements) in results {
      if let label = named.label { seen.labels.insert(label) }
      page.add(
        named.stroke, file: named.place.file,
        index: named.place.isAlone ? nil : named.place.number, id: named.id,
        label: named.label, judgements: judgements)
    }
  }

  mutating func append(problem: String) {
    sawTrouble = true
    page.add(problem: problem)
  }
}
