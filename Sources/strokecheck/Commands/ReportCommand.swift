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

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try console.checkItIsNoTerminal(options.output.file, "report.html")
    let detectors = options.detection.detectors
    let others = try invocation.otherVerdicts()
    var strokes: [Shown] = []
    let tally = try invocation.judge(
      .shown, [others],
      { _, strokes in
        (strokes[0], detectors.map { ReportPage.Judgement(of: strokes[0], by: $0) })
      },
      add: { strokes.append(($0, $1.0, $1.1, $2[0])) })
    guard let tally else { return .error }
    var page = ReportPage(
      title: title(of: invocation.operands),
      generator: "strokecheck \(invocation.program.version)",
      detectors: detectors, judges: others.columns,
      positiveLabels: options.evaluation.labelsOfCircles, options: invocation.pageOptions)
    for (labelled, stroke, judgements, answers) in strokes {
      // Where no stroke was recorded with a verdict, that is no column.
      let others = answers.prefix(others.columns.count).compactMap(\.self)
      page.add(stroke, labelled, judgements + others.map { .init($0) })
    }
    for error in tally.errors { page.add(error: error) }
    warnOfMissing(strokes.count - page.count, of: &page, console)
    let code = deliver(page, sawError: !tally.errors.isEmpty, to: options.output.path, console)
    return invocation.checkNames(tally) ? code : .error
  }

  private static func warnOfMissing(_ count: Int, of page: inout ReportPage, _ console: Console) {
    guard count > 0 else { return }
    let text = "\(counted(count, "stroke")) without verdicts of all detectors, left out of the page"
    console.complain("warning: \(text)")
    page.add(error: text)
  }

  private static func deliver(
    _ page: ReportPage, sawError: Bool, to file: FilePath?, _ console: Console
  ) -> ExitCode {
    // Where nothing could be read, what was there before is worth more.
    if page.count == 0, Platform.isInterrupted || sawError {
      console.reportUnread(file)
      return sawError ? .error : .success
    }
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    let code = console.deliver(bytes, to: file)
    return sawError ? .error : code
  }

  private typealias Shown = (
    labelled: LabelledStroke, stroke: Stroke, judgements: [ReportPage.Judgement],
    answers: [JudgeAnswer?]
  )

  /// Makes the default title: the names of up to three inputs, or the number of more.
  private static func title(of operands: [Argument]) -> String {
    guard operands.count <= 3 else { return "Strokes from \(operands.count) inputs" }
    let names = operands.map(\.text.fileName)
    return "Strokes from \(names.isEmpty ? "standard input" : names.joined(separator: ", "))"
  }
}

extension ReportPage {
  /// Adds a stroke if each detector has judged it.
  fileprivate mutating func add(
    _ stroke: Stroke, _ labelled: LabelledStroke, _ judgements: [Judgement]
  ) {
    guard judgements.count == detectors.count else { return }
    add(
      stroke, file: labelled.place.file, index: labelled.place.shownNumber, id: labelled.id,
      label: labelled.label, subject: labelled.person, judgements: judgements)
  }
}
