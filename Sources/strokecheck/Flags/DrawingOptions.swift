import StrokeFormats
import StrokeReports

/// The shapes that are asked about, and their paint where they do not say it themselves.
struct DrawingOptions: Sendable {
  /// An SVG file, or a file of path data; `-` for standard input.
  var file: Argument?
  /// Path data.
  var data: Argument?
  var attributes = SVGAttributes()
  /// True if the attributes win over what the file says.
  var isOverriding = false
  /// The coordinates of the drawing and of all that is asked about it.
  var frame = SVGDrawing.Frame.userUnits
  /// True if a drawing is refused that uses what is not supported.
  var isStrict = false

  /// True if a drawing is given at all.
  var isNamed: Bool { file != nil || data != nil }

  /// Says why an option does nothing beside the others.
  func objection(to flag: Flag) -> UsageError? {
    if flag.name == "viewport" || flag.name == "strict-svg", data != nil {
      return UsageError("--\(flag.name) does not apply to --d, which is path data without an <svg>")
    }
    guard flag.name == "override" else { return nil }
    if attributes.isEmpty {
      return UsageError("--override needs a paint option, such as --fill")
    }
    guard data != nil else { return nil }
    return UsageError("--override does not apply to --d, which has no paint of its own")
  }

  /// Says why an option does nothing without shapes.
  func objectionWithoutShapes(to flag: Flag) -> UsageError? {
    guard !isNamed, SVGAttributes.names.contains(flag.name) else { return nil }
    return UsageError(
      "paint options such as --fill and --stroke need shapes",
      suggestion: "--path FILE or --d DATA")
  }

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
  case "fill-opacity": "opacity of the fill; 0 paints nothing"
  case "stroke": "stroke of shapes that set none: a colour, or none"
  case "stroke-width": "width of the stroke"
  case "stroke-linecap": "ends of the stroke: butt, round or square"
  case "stroke-linejoin": "corners of the stroke: miter, round or bevel"
  case "stroke-miterlimit": "longest miter, over the stroke's width"
  case "stroke-dasharray": "lengths of dashes and gaps, or none"
  case "stroke-dashoffset": "offset at which the dash pattern begins"
  case "stroke-opacity": "opacity of the stroke; 0 paints nothing"
  default: "\(property), as in SVG"
  }
}

extension Flag {
  /// The options of commands that read drawings.
  static let drawing: [Flag] =
    [
      Flag(
        "path", takes: .file("FILE", .reference), .drawing, .task, of: .drawing,
        "SVG file, or file of path data; - is standard input"
      ) { options, value in options.drawing.file = value.argument },
      Flag(
        "d", takes: .named("DATA"), .drawing, .task, of: .drawing,
        "path data, as in the d attribute of SVG"
      ) { options, value in options.drawing.data = value.argument },
    ]
    + SVGAttributes.names.map { name in
      Flag(
        name, takes: .named("VALUE"), .drawing, .judgment, of: .drawing,
        paintHelp(name)
      ) { options, value throws(UsageError) in
        guard options.drawing.attributes.set(value.option, to: value.text) else {
          throw UsageError(
            "--\(value.option) does not accept \"\(value.text)\": SVG has no such \(value.option)"
          )
        }
      }
    } + [
      Flag(
        "override", .drawing, .judgment, of: .drawing,
        "let these options override the drawing's own"
      ) { options, _ in options.drawing.isOverriding = true },
      Flag(
        "viewport", takes: .named("W,H"), .drawing, .judgment, of: .drawing, viewportHelp,
        default: "user units"
      ) { options, value throws(UsageError) in options.drawing.frame = try value.frame() },
      Flag("strict-svg", .drawing, .gate, of: .drawing, strictHelp) { options, _ in
        options.drawing.isStrict = true
      },
    ]

  fileprivate static let viewportHelp =
    "coordinates are pixels of a viewport of this size, or auto"
  fileprivate static let strictHelp = "refuse drawings that use what is not supported"

  /// The same of shapes that strokes are looked at among.
  static let surroundingDrawing: [Flag] = [
    Flag(
      "viewport", takes: .named("W,H"), .drawing, .judgment, of: .circle, viewportHelp,
      default: "user units"
    ) { options, value throws(UsageError) in options.surroundings.frame = try value.frame() },
    Flag("strict-svg", .drawing, .gate, of: .circle, strictHelp) { options, _ in
      options.surroundings.isStrict = true
    },
  ]
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
