import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck plot`: strokes as pictures, with what the detector measured them by.
enum PlotCommand {
  static let command = Command(
    id: .plot, name: "plot",
    summary: "Draw strokes, and the construction that the detector measured them by.",
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
          a folder as a grid, those that are judged wrong by their labels in a frame
      strokecheck plot --path Samples/map.svg --point 60,60 --radius 8 -o hits.svg
          what a round finger touches; without --point, the shapes alone
      """,
    run: run)

  /// The most figures that a picture is good for.
  private static let mostFigures = 500

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try options.plot.checkEnding(of: options.output.file)
    try options.drawing.checkIsOne()
    let queries = options.hits.queries.map { options.hits.effectiveQuery($0) }
    try options.hits.checkQueries()
    guard queries.isEmpty || options.drawing.isNamed && invocation.operands.isEmpty else {
      throw UsageError("--rect and --point test shapes, not strokes: give --path or --d")
    }
    if !invocation.operands.isEmpty {
      try invocation.checkStandardInput(options.drawing.file, of: "shapes")
    }
    let shapes: NamedDrawing?
    do throws(InputFailure) { shapes = try options.drawing.readIfAny(console) } catch {
      return console.trouble(error)
    }
    if let shapes, invocation.operands.isEmpty {
      let panels =
        queries.isEmpty
        ? [Panel(shapes.drawing, title: shapes.name)]
        : queries.map {
          Panel(shapes.drawing, hitBy: $0, by: options.hits.rule, title: shapes.name)
        }
      return Drawing(panels: panels, group: 1).write(options, console)
    }
    let inputs = try invocation.inputs()
    return try draw(inputs, over: shapes, invocation)
  }

  /// Draws the strokes of the inputs.
  private static func draw(
    _ inputs: [Input], over shapes: NamedDrawing?, _ invocation: Invocation
  ) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let others = try invocation.otherVerdicts()
    let painted = shapes?.painted ?? []
    let detectors = options.detection.detectors
    let handler = NamedStrokes(options: options, others: others) { stroke in
      let judges = detectors.map { StrokeJudge.detector($0) }
      return DrawnStroke(stroke: stroke, panels: stroke.panels(judges, options, over: painted))
    }
    var panels: [Panel] = []
    var seen = SeenNames()
    let fold = Fold<DrawnStroke?>([others]) { drawn, answers in
      guard let drawn else { return }
      let judges = zip(answers.first ?? [], others.columns).compactMap { answer, name in
        answer.map { StrokeJudge.answer($0, by: name) }
      }
      panels += drawn.panels + drawn.stroke.panels(judges, options, over: painted)
      seen.add(label: drawn.stroke.label)
    }
    let end = try invocation.run(inputs, by: handler, into: fold)
    guard others.finish(invocation, inputs) else { return .trouble }
    let sawError = end.errors > 0 || !others.errors.isEmpty
    let drawing = Drawing(panels: panels, group: detectors.count + others.columns.count)
    let code = write(drawing, options, invocation.console)
    return invocation.checkNames(seen) && !sawError ? code : .trouble
  }

  private static func write(
    _ drawing: Drawing, _ options: Options, _ console: Console
  ) -> ExitCode {
    let count = drawing.panels.count
    guard count > 0 else {
      console.sayNothingWasRead(for: options.output.path)
      return .success
    }
    if count > mostFigures {
      console.advise(
        "hint: \(count) figures are hard to look through; strokecheck report makes a page of "
          + "them to filter and search")
    }
    return drawing.write(options, console)
  }

  private struct DrawnStroke: Sendable {
    let stroke: NamedStroke
    let panels: [Panel]
  }
}

extension NamedStroke {
  /// The stroke as each detector or other judge sees it.
  fileprivate func panels(
    _ judges: [StrokeJudge], _ options: Options, over shapes: [(name: String, shape: PaintedPath)]
  ) -> [Panel] {
    let subtitle = [id, label.map { "label \($0)" }].compactMap(\.self).joined(separator: " · ")
    return judges.map { judge in
      Panel(
        stroke, title: place.name, subtitle: subtitle,
        isPositive: label.map(options.evaluation.labelsOfCircles.contains), judgedBy: judge,
        showsChecks: options.output.isExplained, over: shapes)
    }
  }
}
