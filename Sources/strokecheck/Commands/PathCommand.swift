import StrokeFormats
import StrokePaths
import StrokeReports

/// `strokecheck path`: what was read of a drawing.
enum PathCommand: Command {
  struct Request: Sendable {
    var drawing = DrawingOptions()
    var report = DrawingReport.text
  }

  static let name = "path"
  static let summary = "Show what was read of an SVG file or of path data."
  static let usage = ["[OPTIONS] FILE.svg", "[OPTIONS] --d DATA"]
  static let examples = [
    (line: "strokecheck path Samples/map.svg", meaning: "a line a shape"),
    (
      line: "strokecheck path --format ndjson --d 'M0 0h10v10z'",
      meaning: "the segments, absolute, and the bounds"
    ),
  ]

  static var flags: [Flag<Request>] {
    DrawingOptions.flags.map { $0.lifted(\.drawing) } + [
      Flag(
        "format", .choice(["text", "json", "ndjson"]), .output, .appearance,
        "how shapes are printed (default: text)"
      ) { request, argument in
        request.report =
          argument.text == "json" ? .array : argument.text == "ndjson" ? .lines : .text
      }
    ]
  }

  static func request() -> Request { Request() }

  static func objection(to option: String, in request: Request) -> UsageError? {
    request.drawing.objection(to: option)
  }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    var request = request
    try HitTestCommand.takeOperand(operands, into: &request.drawing)
    do throws(InputFailure) {
      let reading = try request.drawing.read(console)
      var output: [UInt8] = []
      request.report.append(reading.drawing, to: &output)
      return console.deliver(output)
    } catch {
      console.complain("\(error.name): \(error.reason)")
      return .trouble
    }
  }
}
