import StrokeFormats
import StrokePaths

/// The shapes that strokes are looked at among, and the size of the finger.
struct SurroundingsOptions: Sendable {
  /// An SVG file or a file of path data.
  var file: Argument?
  /// The side of the square about the finger's tip.
  var finger = HitTest.fingerSide
  /// The coordinates of the strokes and the shapes.
  var frame = SVGDrawing.Frame.userUnits
  /// True if a drawing is refused that uses what is not supported.
  var isStrict = false

  /// Says why an option does nothing without shapes.
  func objection(to flag: Flag) -> UsageError? {
    guard file == nil, ["finger", "viewport", "strict-svg"].contains(flag.name) else { return nil }
    return UsageError("--\(flag.name) needs shapes: give --path FILE")
  }
}

extension Flag {
  /// The options of commands that look at strokes among shapes.
  static let surroundings: [Flag] = [
    Flag(
      "path", takes: .file("FILE", .reference), .drawing, .task, of: .circle,
      "shapes: report which of them each stroke encloses and touches"
    ) { options, value in options.surroundings.file = value.argument },
    Flag(
      "finger", takes: .named("SIDE"), .drawing, .judgment, of: .circle,
      "side of the square that stands for the finger", default: "44"
    ) { options, value throws(UsageError) in
      options.surroundings.finger = try value.positiveNumber()
    },
  ]
}
