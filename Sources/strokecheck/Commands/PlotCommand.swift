import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck plot`: strokes as pictures, with what the detector measured them by.
enum PlotCommand {
  static let command = Command(
    id: .plot, name: "plot",
    summary: "Draw strokes, with the shapes that the detector measured them by.",
    usage: [
      "[OPTIONS] [FILE | FOLDER | -]... [-o FILE.svg]",
      "--path FILE.svg [--rect X,Y,W,H | --point X,Y]... [OPTIONS] [-o FILE.svg]",
      "--d DATA [--rect X,Y,W,H | --point X,Y]... [OPTIONS] [-o FILE.svg]",
    ],
    examples: """
      strokecheck plot Samples/circle-120hz.json -o rejected.svg
          a picture for a page
      strokecheck plot --terminal Samples/circle-120hz.json
          the same with characters, as large as the window
      strokecheck plot --detector all Samples/hesitant-circle.json -o judges.svg
          one stroke as every detector sees it, side by side
      strokecheck plot Samples --columns 4 -o samples.svg
          a folder as a grid; strokes judged wrong by their labels are framed
      strokecheck plot --path Samples/map.svg --point 60,60 --radius 8 -o hits.svg
          what a round finger touches; without --point, the shapes alone
      """,
    run: run)

  /// The most figures that a picture is good for.
  private static let mostFigures = 500

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try options.output.checkPictureEnding()
    try options.drawing.checkIsOne()
    let queries = options.drawing.queries.map { options.drawing.effectiveQuery($0) }
    try options.drawing.checkQueries()
    guard queries.isEmpty || options.drawing.isGiven && invocation.operands.isEmpty else {
      throw RunError("--rect and --point test shapes, not strokes: give --path or --d")
    }
    if !invocation.operands.isEmpty {
      try invocation.checkStandardInput()
    }
    let shapes = options.drawing.isGiven ? try options.drawing.read(console) : nil
    if let shapes, invocation.operands.isEmpty {
      let data = options.drawing.pathData?.text ?? ""
      let name =
        data.isEmpty ? options.drawing.name : data.prefix(20) + (data.count > 20 ? "…" : "")
      let panels =
        queries.isEmpty
        ? [Panel(shapes, title: name)]
        : queries.map { Panel(shapes, hitBy: $0, by: options.drawing.rule, title: name) }
      return write(panels, group: 1, options, console)
    }
    return try draw(over: shapes, invocation)
  }

  /// Draws the strokes of the inputs.
  private static func draw(
    over shapes: SVGDrawing?, _ invocation: Invocation
  ) throws(RunError) -> ExitCode {
    let options = invocation.options
    let others = try invocation.otherVerdicts()
    let painted = shapes.map { PaintedShape.all(of: $0) } ?? []
    let detectors = options.detection.detectors
    var panels: [Panel] = []
    let tally = try invocation.judge(
      .shown, [others],
      { labelled, strokes in
        let judges = detectors.map { StrokeJudge.detector($0) }
        return (strokes[0], labelled.panels(of: strokes[0], judges, options, over: painted))
      },
      add: { labelled, drawn, answers in
        let judges = zip(answers[0], others.columns).compactMap { answer, name in
          answer.map { StrokeJudge.answer($0, by: name) }
        }
        panels += drawn.1 + labelled.panels(of: drawn.0, judges, options, over: painted)
      })
    guard let tally else { return .error }
    let sawError = !tally.errors.isEmpty
    let console = invocation.console
    guard !panels.isEmpty else {
      console.reportUnread(options.output.path)
      return invocation.checkNames(tally) && !sawError ? .success : .error
    }
    if panels.count > mostFigures {
      console.advise(
        "hint: \(panels.count) figures are hard to look through; strokecheck report makes a page of "
          + "them to filter and search")
    }
    let code = write(panels, group: detectors.count + others.columns.count, options, console)
    return invocation.checkNames(tally) && !sawError ? code : .error
  }

  /// Draws panels where the options say: into a file, in characters if those are asked for or standard output is a
  /// terminal, or else as SVG on standard output.
  ///
  /// - Parameter group: The number of panels that belong together, such as one stroke seen by several detectors.
  private static func write(
    _ panels: [Panel], group: Int, _ options: Options, _ console: Console
  ) -> ExitCode {
    var bytes: [UInt8] = []
    if options.output.isForTerminal
      || options.output.file == nil && Platform.isTerminal(console.output)
    {
      let window = Platform.windowSize(console.output)
      TerminalPicture(
        columns: window?.columns ?? size("COLUMNS", console) ?? 80,
        rows: window?.rows ?? size("LINES", console) ?? 24,
        isColored: options.output.usesColor(on: console)
      ).append(panels, to: &bytes)
    } else {
      SVGPicture(
        panels, columns: options.output.figureColumns, width: options.output.figureWidth,
        group: group
      ).append(to: &bytes)
    }
    return console.deliver(bytes, to: options.output.path)
  }

  /// Columns or rows of the window, as a variable such as `COLUMNS` has them.
  private static func size(_ variable: String, _ console: Console) -> Int? {
    console.environment(variable).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension LabelledStroke {
  /// The stroke as each detector or other judge sees it.
  fileprivate func panels(
    of stroke: Stroke, _ judges: [StrokeJudge], _ options: Options,
    over shapes: [PaintedShape]
  ) -> [Panel] {
    let note = [id, label.map { "label \($0)" }].compactMap(\.self)
    return judges.map { judge in
      Panel(
        stroke, title: place.name, note: note, isPositive: isPositive, judgedBy: judge,
        showsChecks: options.output.isExplained, over: shapes)
    }
  }
}
