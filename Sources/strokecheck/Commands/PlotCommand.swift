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
      "--path FILE.svg --rect X,Y,W,H [OPTIONS] [-o FILE.svg]",
      "--d DATA --rect X,Y,W,H [OPTIONS] [-o FILE.svg]",
    ],
    examples: [
      ("strokecheck plot Samples/circle.json -o circle.svg", "a picture for a page"),
      (
        "strokecheck plot --terminal Samples/circle.json",
        "the same with characters, as large as the window"
      ),
      (
        "strokecheck plot --detector all Samples/hesitant-circle.json -o judges.svg",
        "one stroke as every detector sees it, side by side"
      ),
      (
        "strokecheck plot Samples --columns 4 --theme dark -o samples.svg",
        "a folder as a grid, light on dark"
      ),
    ],
    objection: objection,
    run: run)

  private static func objection(to flag: Flag, in options: Options) -> UsageError? {
    if flag.section == .hitTest { return options.hits.objection(to: flag) }
    return options.detection.objection(to: flag) ?? options.drawing.objection(to: flag)
      ?? options.drawing.objectionWithoutShapes(to: flag)
  }

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try options.plot.checkEnding(of: options.output.file)
    try options.drawing.checkIsOne()
    let fingers = options.hits.queries.compactMap(\.rect)
    guard fingers.isEmpty || options.drawing.isNamed && invocation.operands.isEmpty else {
      throw UsageError("--rect tests shapes, not strokes: give --path or --d")
    }
    if fingers.isEmpty, options.drawing.file?.text == "-",
      Input.isStandardInput(among: invocation.operands)
    {
      throw UsageError("the shapes and the strokes cannot both come from standard input")
    }
    let shapes: NamedDrawing?
    do throws(InputFailure) { shapes = try options.drawing.readIfAny(console) } catch {
      console.complain("\(error.name): \(error.reason)")
      return .trouble
    }
    if let shapes, !fingers.isEmpty {
      let panels = fingers.map {
        Panel(
          shapes.drawing.elements, hitBy: $0, by: options.hits.effectiveRule, title: shapes.name)
      }
      return Drawing(panels: panels, group: 1).write(options, console)
    }
    let inputs = try Input.all(named: invocation.operands, console: console)
    return draw(inputs, over: shapes, options, console)
  }

  /// Draws the strokes of the inputs.
  private static func draw(
    _ inputs: [Result<Input, InputFailure>], over shapes: NamedDrawing?, _ options: Options,
    _ console: Console
  ) -> ExitCode {
    let detectors = options.detection.detectors
    let isExplained = options.output.isExplained
    let drawer = StrokeDrawer(options: options.input) { stroke in
      let panels = Panel.sideBySide(stroke, judgedBy: detectors, showsChecks: isExplained, shapes)
      return (stroke: stroke, panels: panels)
    }
    let drawn = StrokeRun(
      handler: drawer, options: options.input.reading, console: console,
      threads: options.output.threads
    ).run(inputs, into: DrawnStrokes()).sink
    var panels = drawn.elements.flatMap(\.panels)
    if drawn.elements.count == 1, let only = drawn.elements.first?.stroke {
      panels = Panel.sideBySide(only, judgedBy: detectors, showsChecks: true, shapes)
    }
    guard !panels.isEmpty else {
      console.sayNothingWasRead(for: options.output.path)
      return drawn.problems.isEmpty ? .success : .trouble
    }
    let drawing = Drawing(panels: panels, group: detectors.count)
    let code = drawing.write(options, console)
    return drawn.problems.isEmpty ? code : .trouble
  }
}

extension Panel {
  /// A stroke as each of several detectors sees it, all at the same scale.
  static func sideBySide(
    _ named: NamedStroke, judgedBy detectors: [any Detector], showsChecks: Bool,
    _ shapes: NamedDrawing?
  ) -> [Panel] {
    let focuses = detectors.compactMap { detector in
      StrokeFigure(named.stroke, construction: detector.construction(of: named.stroke)).focus
    }
    let focus = focuses.dropFirst().reduce(focuses.first) { all, one in all?.union(one) }
    return detectors.map { detector in
      Panel(named, judgedBy: detector, showsChecks: showsChecks, alsoShowing: focus, shapes)
    }
  }

  private init(
    _ named: NamedStroke, judgedBy detector: any Detector, showsChecks: Bool,
    alsoShowing focus: Rect?, _ shapes: NamedDrawing?
  ) {
    let names = [named.id, named.label].compactMap(\.self)
    // A stroke whose name is its label, as in the samples, need not say so twice.
    let subtitle = names.first == names.last ? names.first : names.joined(separator: " · ")
    self.init(
      named.stroke, title: named.name, subtitle: subtitle ?? "", judgedBy: detector,
      showsChecks: showsChecks, alsoShowing: focus, over: shapes?.painted ?? [])
  }
}
