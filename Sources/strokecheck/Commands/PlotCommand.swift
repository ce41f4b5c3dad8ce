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
    _ inputs: [NamedInput], over shapes: NamedDrawing?, _ invocation: Invocation
  ) throws(UsageError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    let painted = shapes?.painted ?? []
    let mapper = StrokeMapper(options, console) { stroke in
      (label: stroke.label, panels: stroke.panels(options, over: painted))
    }
    let (drawn, tally) = try invocation.run(inputs, by: mapper, into: Collector())
    if console.sayStopped(tally, options.output.path) { return .trouble }
    let panels = drawn.collection.flatMap(\.panels)
    guard !panels.isEmpty else {
      console.sayNothingWasRead(for: options.output.path)
      return drawn.problems.isEmpty ? .success : .trouble
    }
    if panels.count > mostFigures {
      console.advise(
        "hint: \(panels.count) figures are hard to look through; strokecheck report makes a page of "
          + "them to filter and search")
    }
    let group = options.detection.detectors.count + options.detection.judges.count
    let code = Drawing(panels: panels, group: group).write(options, console)
    let seen = SeenNames(labels: Set(drawn.collection.compactMap(\.label)))
    return invocation.checkNames(seen) && drawn.problems.isEmpty ? code : .trouble
  }
}

extension NamedStroke {
  /// The stroke as each of the detectors and judges sees it.
  fileprivate func panels(_ options: Options, over shapes: [PaintedPath]) -> [Panel] {
    let detection = options.detection
    let judges = StrokeJudge.list(
      detection.detectors, answers, by: detection.judges.map(\.name))
    let subtitle = [id, label.map { "label \($0)" }].compactMap(\.self).joined(separator: " · ")
    return judges.map { judge in
      Panel(
        stroke, title: place.name, subtitle: subtitle,
        isPositive: label.map(options.evaluation.labelsOfCircles.contains), judgedBy: judge,
        showsChecks: options.output.isExplained, over: shapes)
    }
  }
}
