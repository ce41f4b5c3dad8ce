import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck hittest`: does a finger touch what is painted?
enum HitTestCommand: Command {
  struct Request: Sendable {
    var drawing = DrawingOptions()
    var hits = HitOptions()
    var output = HitOutputOptions()
  }

  static let name = "hittest"
  static let summary = "Say whether a finger's rectangle touches what an SVG path paints."
  static let usage = ["--path FILE --rect X,Y,W,H [OPTIONS]", "--d DATA --rect X,Y,W,H [OPTIONS]"]
  static let examples = [
    (
      line: "strokecheck hittest --path Samples/map.svg --rect 60,60,44,44",
      meaning: "does a finger of 44 by 44 touch anything?"
    ),
    (
      line: "strokecheck hittest --path Samples/map.svg --rect 60,60,44,44 --each",
      meaning: "what does it touch?"
    ),
    (
      line:
        "strokecheck hittest --d 'M0 0L50 50' --fill none --stroke black --point 25,27 --radius 3",
      meaning: "a round finger beside a bare path"
    ),
  ]

  static var flags: [Flag<Request>] {
    DrawingOptions.flags.map { $0.lifted(\.drawing) } + HitOptions.flags.map { $0.lifted(\.hits) }
      + HitOutputOptions.flags.map { $0.lifted(\.output) }
  }

  static func request() -> Request { Request() }

  static let takesDefaults = true

  static func objection(to option: String, in request: Request) -> UsageError? {
    if option == "explain" {
      return request.output.objectionToExplaining
        ?? request.hits.objectionWithoutRectangle(to: option)
    }
    return request.drawing.objection(to: option) ?? request.hits.objection(to: option)
  }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    var request = request
    try takeOperand(operands, into: &request.drawing)
    if request.hits.rects?.text == "-", request.drawing.data == nil,
      request.drawing.file.map({ $0.text == "-" }) ?? true
    {
      throw UsageError("the shapes and --rects cannot both come from standard input")
    }
    try request.hits.check()
    var run = HitTestRun(request, console)
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
      throw UsageError("one drawing at a time: \(operands.last?.text ?? "") is one too many")
    }
    drawing.file = first
  }
}

/// How answers about drawings are printed.
struct HitOutputOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json, ndjson, csv
  }

  var format = Format.text
  var color = OutputOptions.Color.auto
  var isQuiet = false
  var isExplained = false
  var forgivesMisses = false

  /// Why an explanation would have no place.
  var objectionToExplaining: UsageError? {
    guard format == .csv else { return nil }
    return UsageError(
      "--format csv has no place for what --explain shows", suggestion: "--format ndjson")
  }

  static let flags: [Flag<HitOutputOptions>] = [
    Flag(
      "format", .choice(Format.allCases.map(\.rawValue)), .output, .appearance,
      "how answers are printed (default: text)"
    ) { options, argument in options.format = Format(rawValue: argument.text) ?? .text },
    Flag(
      "explain", .output, .appearance, "show the painted bounds, the pixel and what was published"
    ) {
      options, _ in options.isExplained = true
    },
    Flag("quiet", letter: "q", .output, .gate, "print no answers; the exit status tells") {
      options, _ in options.isQuiet = true
    },
    Flag(
      "color", .choice(OutputOptions.Color.allCases.map(\.rawValue)), .output, .appearance,
      "colour answers (default: auto, on a terminal)"
    ) { options, argument in
      options.color = OutputOptions.Color(rawValue: argument.text) ?? .auto
    },
    Flag("exit-zero", .output, .gate, "exit with 0 also if nothing was hit") { options, _ in
      options.forgivesMisses = true
    },
  ]

  func report(on console: Console) -> HitReport {
    switch format {
    case .text: .text(isColored: color.isWanted(on: console))
    case .json: .array
    case .ndjson: .lines
    case .csv: .csv
    }
  }
}
