import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck report`: one page that shows every stroke with its verdicts.
enum ReportCommand: Command {
  struct Request: Sendable {
    var detection = DetectionOptions()
    var input = InputOptions()
    var report = ReportOptions()
  }

  static let name = "report"
  static let summary = "Make a page of strokes to look through, filter and print."
  static let usage = ["[OPTIONS] [FILE | FOLDER | -]... -o FILE.html"]
  static let examples = [
    (
      line: "strokecheck report Samples -o report.html",
      meaning: "totals, a table of labels and reasons, and every stroke, by all detectors"
    ),
    (
      line: "strokecheck report --detector katz --tolerance 0.25 drags/ -o katz.html",
      meaning: "by one detector, with a limit of your own"
    ),
  ]

  static var flags: [Flag<Request>] {
    DetectionOptions.flags(default: "all").map { $0.lifted(\.detection) }
      + InputOptions.flags.map { $0.lifted(\.input) }
      + ReportOptions.flags.map { $0.lifted(\.report) }
  }

  static func request() -> Request {
    var request = Request()
    request.detection.name = "all"
    return request
  }

  static let takesDefaults = true

  static func objection(to option: String, in request: Request) -> UsageError? {
    request.detection.objection(to: option)
  }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    try request.report.output?.checkEnding(["html", "htm", "xhtml"], "report writes HTML")
    let detectors = request.detection.detectors
    let inputs = try Input.all(named: operands, console: console)
    var page = ReportPage(
      title: request.report.title ?? title(of: operands),
      generator: "strokecheck \(StrokeCheck.version)",
      detectors: detectors.map { type(of: $0).name }, theme: request.report.theme)
    var feed = StrokeFeed(request.input, console)
    var strokes = 0
    feed.forEach(in: inputs) { named in
      strokes += 1
      page.add(
        named.stroke, file: named.file, index: named.isAlone ? nil : named.index, id: named.id,
        label: named.label,
        judgements: detectors.map {
          .init($0.explanation(of: named.stroke), $0.evidence(on: named.stroke))
        })
    }
    // Where nothing could be read, what was there before is worth more.
    let file = request.report.output.flatMap { $0.text == "-" ? nil : $0.path }
    if strokes == 0, Platform.isInterrupted || !feed.problems.isEmpty {
      console.sayNothingWasRead(for: file)
      return feed.problems.isEmpty ? .success : .trouble
    }
    for problem in feed.problems { page.add(problem: problem) }
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    let code = console.deliver(bytes, to: file)
    return feed.problems.isEmpty ? code : .trouble
  }

  /// The default title: the names of up to three inputs, or the number of more.
  private static func title(of operands: [Argument]) -> String {
    guard operands.count <= 3 else { return "Strokes from \(operands.count) inputs" }
    let names = operands.map { $0.text.split(separator: "/").last.map(String.init) ?? $0.text }
    return "Strokes from \(names.isEmpty ? "standard input" : names.joined(separator: ", "))"
  }
}
