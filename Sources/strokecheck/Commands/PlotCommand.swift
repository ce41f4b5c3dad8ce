import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck plot`: strokes as pictures, with what the detector measured them by.
enum PlotCommand: Command {
  struct Request: Sendable {
    var detection = DetectionOptions()
    var input = InputOptions()
    var drawing = DrawingOptions()
    var hits = HitOptions()
    var plot = PlotOptions()
  }

  static let name = "plot"
  static let summary = "Draw strokes and what the detector measured them by."
  static let usage = [
    "[OPTIONS] [FILE | FOLDER | -]... [-o FILE.svg]",
    "--path FILE.svg --rect X,Y,W,H [OPTIONS] [-o FILE.svg]",
    "--d DATA --rect X,Y,W,H [OPTIONS] [-o FILE.svg]",
  ]
  static let examples = [
    (line: "strokecheck plot Samples/circle.json -o circle.svg", meaning: "a picture for a page"),
    (
      line: "strokecheck plot --terminal Samples/circle.json",
      meaning: "the same in characters, as large as the window"
    ),
    (
      line: "strokecheck plot --detector all Samples/hesitant-circle.json -o judges.svg",
      meaning: "one stroke as every detector sees it, side by side"
    ),
    (
      line: "strokecheck plot Samples --columns 4 --theme dark -o samples.svg",
      meaning: "a folder as a grid, light on dark"
    ),
  ]

  static var flags: [Flag<Request>] {
    DetectionOptions.flags().map { $0.lifted(\.detection) }
      + InputOptions.flags.map { $0.lifted(\.input) }
      + DrawingOptions.flags.map { $0.lifted(\.drawing) }
      + HitOptions.plotFlags.map { $0.lifted(\.hits) }
      + PlotOptions.flags.map { $0.lifted(\.plot) }
  }

  static func request() -> Request { Request() }

  static let takesDefaults = true

  static func objection(to option: String, in request: Request) -> UsageError? {
    if HitOptions.plotFlags.contains(where: { $0.name == option }) {
      return request.hits.objection(to: option)
    }
    return request.detection.objection(to: option) ?? request.drawing.objection(to: option)
      ?? request.drawing.objectionWithoutShapes(to: option)
  }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    try request.plot.checkEnding()
    try request.drawing.checkIsOne()
    let fingers = request.hits.queries.compactMap(\.rect)
    guard fingers.isEmpty || request.drawing.isNamed && operands.isEmpty else {
      throw UsageError("--rect tests the shapes of --path or --d, and no strokes")
    }
    if fingers.isEmpty, request.drawing.file?.text == "-", Input.isStandardInput(among: operands) {
      throw UsageError("the shapes and the strokes cannot both come from standard input")
    }
    let shapes: DrawingOptions.Reading?
    do throws(InputFailure) { shapes = try request.drawing.readIfAny(console) } catch {
      console.complain("\(error.name): \(error.reason)")
      return .trouble
    }
    if let shapes, !fingers.isEmpty {
      let panels = fingers.map {
        Panel(
          shapes.drawing.elements, hitBy: $0, by: request.hits.effectiveRule, title: shapes.name)
      }
      return Drawing(panels: panels, group: 1).write(request.plot, console)
    }
    let detectors = request.detection.detectors
    let inputs = try Input.all(named: operands, console: console)
    return draw(inputs, judgedBy: detectors, over: shapes, request, console)
  }

  /// Draws the strokes of the inputs.
  private static func draw(
    _ inputs: [Result<Input, InputFailure>], judgedBy detectors: [any Detector],
    over shapes: DrawingOptions.Reading?, _ request: Request, _ console: Console
  ) -> ExitCode {
    var feed = StrokeFeed(request.input, console)
    var strokes: [NamedStroke] = []
    feed.forEach(in: inputs) { strokes.append($0) }
    let showsChecks = request.plot.isExplained || strokes.count == 1
    let panels = strokes.flatMap { named in
      Panel.sideBySide(named, judgedBy: detectors, showsChecks: showsChecks, shapes)
    }
    guard !panels.isEmpty else {
      console.sayNothingWasRead(for: request.plot.file)
      return feed.problems.isEmpty ? .success : .trouble
    }
    let drawing = Drawing(panels: panels, group: detectors.count)
    let code = drawing.write(request.plot, console)
    return feed.problems.isEmpty ? code : .trouble
  }
}

extension Panel {
  /// A stroke as each of several detectors sees it, all at the same scale.
  static func sideBySide(
    _ named: NamedStroke, judgedBy detectors: [any Detector], showsChecks: Bool,
    _ shapes: DrawingOptions.Reading?
  ) -> [Panel] {
    let focuses = detectors.compactMap { detector in
      StrokeFigure(named.stroke, evidence: detector.evidence(on: named.stroke)).focus
    }
    let focus = focuses.dropFirst().reduce(focuses.first) { all, one in all?.union(one) }
    return detectors.map { detector in
      Panel(named, judgedBy: detector, showsChecks: showsChecks, alsoShowing: focus, shapes)
    }
  }

  private init(
    _ named: NamedStroke, judgedBy detector: any Detector, showsChecks: Bool,
    alsoShowing focus: Rect?, _ shapes: DrawingOptions.Reading?
  ) {
    let names = [named.id, named.label].compactMap(\.self)
    // A stroke whose name is its label, as in the samples, need not say so twice.
    let subtitle = names.first == names.last ? names.first : names.joined(separator: " · ")
    self.init(
      named.stroke, title: named.name, subtitle: subtitle ?? "", judgedBy: detector,
      showsChecks: showsChecks, alsoShowing: focus, over: shapes?.painted ?? [])
  }
}
