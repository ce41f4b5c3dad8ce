import StrokeFormats
import StrokePaths
import StrokeReports

/// The shapes that are asked about, and their paint where they do not say it themselves.
struct DrawingOptions: Sendable {
  /// An SVG file, or a file of path data; `-` for standard input.
  var file: Argument?
  /// Path data.
  var data: Argument?
  var attributes = SVGAttributes()
  /// The side of the square about the finger's tip.
  var finger = HitTest.fingerSide
  /// The coordinates of the drawing and of all that is asked about it.
  var frame = SVGDrawing.Frame.userUnits
  /// True if a drawing is refused that uses what is not supported.
  var isStrict = false

  /// True if a drawing is given at all.
  var isNamed: Bool { file != nil || data != nil }

  /// Refuses two drawings.
  func checkIsOne() throws(UsageError) {
    guard file == nil || data == nil else {
      throw UsageError("--path and --d cannot be used together")
    }
  }
}

/// The help of a paint option.
private func paintHelp(_ property: String) -> String {
  switch property {
  case "fill": "fill of shapes that set none: a colour, or none"
  case "fill-rule": "fill rule: nonzero or evenodd"
  case "stroke": "stroke of shapes that set none: a colour, or none"
  case "stroke-width": "width of the stroke"
  case "stroke-linecap": "ends of the stroke: butt, round or square"
  case "stroke-linejoin": "corners of the stroke: miter, round or bevel"
  case "stroke-miterlimit": "longest miter, over the stroke's width"
  default: "\(property), as in SVG"
  }
}

extension Flag {
  /// The options of commands that look at shapes.
  static let drawing: [Flag] = shapes + paint + readingOfShapes

  private static let shapes: [Flag] = [
    Flag(
      "path", use: .common, takes: .file("FILE", .reference), .drawing,
      of: .drawing, "SVG file, or file of path data; - is standard input"
    ) { options, value in options.drawing.file = value.argument },
    Flag(
      "path", use: .common, takes: .file("FILE", .reference), .drawing, of: .circle,
      "SVG shapes: report which of them a stroke encloses and touches"
    ) { options, value in options.drawing.file = value.argument },
    Flag(
      "d", use: .common, takes: .named("DATA"), .drawing, of: .drawing,
      "path data, as in the d attribute of SVG"
    ) { options, value throws(UsageError) in
      guard value.text.contains(where: { !$0.isWhitespace }) else {
        throw UsageError("--d is empty: there is no path data", advice: "such as --d 'M0 0h10v10z'")
      }
      options.drawing.data = value.argument
    },
    Flag(
      "finger", takes: .named("SIDE"), .drawing, of: .circle,
      "side of the square that stands for the finger", default: "44",
      rules: [needsShapes(in: .circle)]
    ) { options, value throws(UsageError) in options.drawing.finger = try value.positiveNumber() },
  ]

  private static let paint: [Flag] = SVGAttributes.names.map { name in
    Flag(
      name, takes: .named("VALUE"), .drawing, of: .drawing, paintHelp(name),
      rules: [.needs(["path", "d"], "shapes", advice: "add --path FILE or --d DATA", in: .plot)]
    ) { options, value throws(UsageError) in
      guard options.drawing.attributes.set(value.option, to: value.text) else {
        throw UsageError(
          "--\(value.option) does not accept \"\(value.text)\": SVG has no such \(value.option)")
      }
    }
  }

  private static let readingOfShapes: [Flag] = [
    Flag(
      "viewport", takes: .named("W,H"), .drawing, of: [.drawing, .circle],
      "coordinates are pixels of a viewport of this size, or auto", default: "user units",
      rules: [needsShapes(in: .circle), needsDocument]
    ) { options, value throws(UsageError) in options.drawing.frame = try value.frame() },
    Flag(
      "strict-svg", .drawing, of: [.drawing, .circle],
      "refuse drawings that use what is not supported",
      rules: [needsShapes(in: .circle), needsDocument]
    ) { options, _ in options.drawing.isStrict = true },
  ]

  private static func needsShapes(in commands: CommandSet) -> FlagRule {
    .needs(["path"], "shapes", advice: "add --path FILE", in: commands)
  }
  private static let needsDocument = FlagRule.excludes(
    ["d"], because: "which is path data without an <svg>")
}

extension GivenValue {
  /// Reads the coordinates of a drawing: `auto`, or a width and a height above 0.
  func frame() throws(UsageError) -> SVGDrawing.Frame {
    if text == "auto" { return .ownPixels }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let sides = words.compactMap { Double(allOf: $0) }.filter { $0 > 0 && $0.isFinite }
    guard words.count == 2, sides.count == 2 else {
      throw UsageError(
        "--\(option) takes W,H, two numbers above 0, or auto, not \"\(text)\"",
        suggestion: "--\(option) 800,600")
    }
    return .pixels(width: sides[0], height: sides[1])
  }
}
