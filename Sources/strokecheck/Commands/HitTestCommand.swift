import StrokeCore
import StrokeFormats
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
