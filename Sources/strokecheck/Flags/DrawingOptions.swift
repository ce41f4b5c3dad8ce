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

  /// True if a drawing is given at all.
  var isNamed: Bool { file != nil || data != nil }

  /// Says why an option does nothing beside the others.
  func objection(to flag: Flag) -> UsageError? {
    guard flag.name == "override" else { return nil }
    if attributes.isEmpty {
      return UsageError("--override lets paint options win, and there is none")
    }
    guard data != nil else { return nil }
    return UsageError("--override is for files that say how they are painted, and --d does not")
  }

  /// Says why an option does nothing without shapes.
  func objectionWithoutShapes(to flag: Flag) -> UsageError? {
    guard !isNamed, SVGAttributes.names.contains(flag.name) else { return nil }
    return UsageError(
      "--fill, --stroke and their kin paint shapes, and there are none",
      suggestion: "--path FILE or --d DATA")
  }

  /// Refuses two drawings.
  func checkIsOne() throws(UsageError) {
    guard file == nil || data == nil else {
      throw UsageError("one drawing at a time: --path and --d do not go together")
    }
  }
}

extension Flag {
  /// The options of commands that read drawings.
  static let drawing: [Flag] =
    [
      Flag(
        "path", takes: .file("FILE"), .drawing, .task, of: .drawing,
        "an SVG file, or a file of path data; - is standard input"
      ) { options, value in options.drawing.file = value.argument },
      Flag(
        "d", takes: .named("DATA"), .drawing, .task, of: .drawing,
        "path data, as in the d attribute of SVG"
      ) { options, value in options.drawing.data = value.argument },
    ]
    + SVGAttributes.names.map { name in
      Flag(
        name, takes: .named("VALUE"), .drawing, .judgment, of: .drawing,
        "as in SVG, for what the file does not say"
      ) { options, value throws(UsageError) in
        guard options.drawing.attributes.set(value.option, to: value.text) else {
          throw UsageError("--\(value.option) does not take \"\(value.text)\", as in SVG")
        }
      }
    } + [
      Flag(
        "override", .drawing, .judgment, of: .drawing,
        "let these options win over what the file says"
      ) { options, _ in options.drawing.isOverriding = true }
    ]
}
