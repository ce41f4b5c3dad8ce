import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// `strokecheck lasso`: what does a loop select?
enum LassoCommand {
  static let command = Command(
    id: .lasso, name: "lasso",
    summary: "Select the shapes of a drawing by strokes drawn around or across them.",
    usage: ["--path FILE.svg [OPTIONS] [FILE | FOLDER | -]..."],
    examples: """
      strokecheck lasso Samples/circle.json --path Samples/map.svg
          what does the stroke enclose?
      strokecheck lasso Samples/circle.json --path Samples/map.svg --select touched -o loop.svg
          what does it touch? Saves a picture, too
      strokecheck lasso drags/ --path map.svg --select overlapped --min-overlap 80% -f csv
          what lies inside by four fifths of its area, for a table
      """,
    formats: [.text, .json, .ndjson, .csv], pages: [.svg],
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let options = invocation.options
    let console = invocation.console
    try options.drawing.checkIsOne()
    guard options.drawing.isNamed else {
      throw UsageError("no shapes: give --path FILE or --d DATA")
    }
    try invocation.checkStandardInput(options.drawing.file, of: "shapes")
    let inputs = try invocation.inputs()
    let drawing: NamedDrawing
    do throws(InputFailure) { drawing = try options.drawing.read(console) } catch {
      return console.trouble(error)
    }
    return try select(inputs, in: drawing, invocation)
  }

  private static func select(
    _ inputs: [NamedInput], in drawing: NamedDrawing, _ invocation: Invocation
  ) throws(UsageError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    let isDrawn = options.output.pagePath != nil
    let selector = LassoSelector(drawing.drawing, options.lasso)
    let mapper = StrokeMapper(options: options.input) { named throws(InputFailure) in
      let chosen = try selector.elements(selectedBy: named)
      let finding = LassoFinding(
        named.place, id: named.id,
        selection: options.lasso.selection, elements: chosen.map(selector.element))
      return (finding: finding, panel: isDrawn ? selector.panel(of: named, chosen) : nil)
    }
    let report = RowReport.selections(
      options.output.format.rows ?? .text, isForTerminal: Platform.isTerminal(console.output))
    var code = ExitCode.success
    var refusal: UsageError?
    let delivery = console.deliver(to: options.output.results) { descriptor throws(SystemError) in
      let output = LassoOutput(report, options, to: descriptor)
      do throws(UsageError) {
        code = try invocation.run(inputs, by: mapper, into: output).sink.finish(options, console)
        return true
      } catch {
        refusal = error
        return false
      }
    }
    if let refusal { throw refusal }
    return delivery == .success ? code : delivery
  }
}

/// A drawing that strokes select from.
private struct LassoSelector: Sendable {
  private let drawing: SVGDrawing
  private let names: ElementNames
  private let scene: HitScene
  private let options: LassoOptions

  /// An element that is selected, by its index.
  struct Chosen: Sendable {
    let index: Int
    let overlap: Double?
  }

  init(_ drawing: SVGDrawing, _ options: LassoOptions) {
    self.drawing = drawing
    self.options = options
    names = ElementNames(drawing)
    scene = HitScene(drawing)
  }

  func elements(selectedBy named: NamedStroke) throws(InputFailure) -> [Chosen] {
    guard let chosen = elements(selectedBy: Lasso(named.stroke.points), HitScene.mostLassoSteps)
    else {
      throw InputFailure(
        named.place.name,
        Platform.isInterrupted
          ? "the search for what it selects was stopped"
          : "the stroke crosses itself and shapes too often; draw a simpler loop")
    }
    return chosen
  }

  private func elements(selectedBy lasso: Lasso, _ steps: Int) -> [Chosen]? {
    let goesOn = { !Platform.isInterrupted }
    switch options.selection {
    case .enclosed:
      return scene.elements(enclosedBy: lasso, within: steps, while: goesOn)?
        .map { Chosen(index: $0, overlap: nil) }
    case .touched:
      return scene.elements(touchedBy: lasso, within: steps, while: goesOn)?
        .map { Chosen(index: $0, overlap: nil) }
    case .overlapped:
      return scene.elements(
        overlappedBy: lasso, atLeast: options.effectiveOverlap, within: steps, while: goesOn)?
        .map { Chosen(index: $0.element, overlap: $0.share) }
    }
  }

  func element(_ chosen: Chosen) -> LassoFinding.Element {
    LassoFinding.Element(name: names[chosen.index], overlap: chosen.overlap)
  }

  func panel(of named: NamedStroke, _ chosen: [Chosen]) -> Panel {
    let selected = Set(chosen.map(\.index))
    let shapes = drawing.elements.enumerated().map { index, element in
      (
        shape: PaintedPath(element),
        bounds: scene[index].paintedBounds, isSelected: selected.contains(index)
      )
    }
    let names = chosen.prefix(12).map { self.names[$0.index] } + (chosen.count > 12 ? ["…"] : [])
    return Panel(
      title: named.place.name, tag: options.selection.rawValue,
      figure: LassoFigure(shapes, line: named.stroke.points),
      caption: Caption(
        chosen.isEmpty ? .failed : .passed, "\(chosen.count) selected",
        detail: names.isEmpty
          ? "nothing is \(options.selection.rawValue)" : names.joined(separator: ", ")
      ))
  }
}

/// Prints selections as they are known, and keeps their pictures.
private struct LassoOutput: ResultSink {
  private let report: RowReport<LassoFinding>
  private var output: ReportOutput<LassoFinding>
  private var panels: [Panel] = []
  private var sawSelection = false
  var failure: SystemError? { output.failure }
  var keepsResults: Bool { !panels.isEmpty }

  init(_ report: RowReport<LassoFinding>, _ options: Options, to descriptor: Int32) {
    self.report = report
    output = ReportOutput(report, isQuiet: options.output.isSilent, to: descriptor)
  }

  mutating func append(
    _ results: ArraySlice<(finding: LassoFinding, panel: Panel?)>, isBeginning: Bool
  ) {
    var block: [UInt8] = []
    for (finding, panel) in results {
      report.append(finding, toBlock: &block)
      if let panel { panels.append(panel) }
      if !finding.elements.isEmpty { sawSelection = true }
    }
    output.append(block[...], isBeginning: true)
  }

  mutating func append(problem: String) { output.append(problem: problem) }

  /// Ends the output, draws the picture, and says how the run ended.
  consuming func finish(_ options: Options, _ console: Console) -> ExitCode {
    output.close(Totals())
    if let code = console.status(of: failure) { return code }
    if options.output.pagePath != nil, !panels.isEmpty {
      let code = Drawing(panels: panels, group: 1).write(options, console)
      if code != .success { return code }
    }
    if output.sawTrouble { return .trouble }
    return sawSelection || options.output.forgivesFailures ? .success : .rejected
  }
}
