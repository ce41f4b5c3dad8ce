import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck hittest`: does a finger touch what is painted?
enum HitTestCommand {
  static let command = Command(
    id: .hittest, name: "hittest",
    summary: "Test whether a finger's rectangle touches what an SVG path paints.",
    usage: ["--path FILE --rect X,Y,W,H [OPTIONS]", "--d DATA --rect X,Y,W,H [OPTIONS]"],
    examples: [
      (
        "strokecheck hittest --path Samples/map.svg --rect 60,60,44,44",
        "does a finger of 44 by 44 touch anything?"
      ),
      (
        "strokecheck hittest --path Samples/map.svg --rect 60,60,44,44 --each",
        "what does it touch?"
      ),
      (
        "strokecheck hittest --d 'M0 0L50 50' --fill none --stroke black --point 25,27 --radius 3",
        "a round finger beside a bare path"
      ),
    ],
    objection: objection,
    run: run)

  private static func objection(to flag: Flag, in options: Options) -> UsageError? {
    if flag.name == "explain" {
      return options.hits.objectionToExplaining
        ?? options.hits.objectionWithoutRectangle(to: flag)
    }
    return options.drawing.objection(to: flag) ?? options.hits.objection(to: flag)
  }

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
      throw UsageError("one drawing at a time: remove \(operands.last?.text ?? "")")
    }
    drawing.file = first
  }
}
