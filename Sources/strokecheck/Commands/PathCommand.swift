import StrokeFormats
import StrokePaths
import StrokeReports

/// `strokecheck path`: what was read of a drawing.
enum PathCommand {
  static let command = Command(
    id: .path, name: "path",
    summary: "Show what was read from an SVG file or path data.",
    usage: ["[OPTIONS] FILE.svg", "[OPTIONS] --d DATA"],
    examples: """
      strokecheck path Samples/map.svg
          one line per shape
      strokecheck path --format ndjson --d 'M0 0h10v10z'
          the absolute segments, and the bounds
      """,
    formats: [.text, .json, .ndjson],
    run: run)

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    var options = invocation.options
    let console = invocation.console
    try options.drawing.take(invocation.operands)
    let drawing = try options.drawing.read(console)
    let report = Report.elements(options.output.format)
    return console.deliver(
      report.document(of: DrawingFinding.all(of: drawing)), to: options.output.resultsPath)
  }
}
