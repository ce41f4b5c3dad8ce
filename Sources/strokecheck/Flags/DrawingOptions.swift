import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// The shapes that are asked about, and the questions, as options say it.
struct DrawingOptions: Sendable {
  /// An SVG file, or a file of path data; `-` for standard input.
  var file: Argument?
  var pathData: Argument?
  /// The paint of shapes that have none of their own.
  var paint = SVGAttributes()
  /// The coordinates of the drawing and of all that is asked about it.
  var frame = SVGDrawing.Frame.userUnits
  /// True if a drawing that uses what is not supported is an error.
  var refusesUnsupported = false
  /// The side of the square about the finger's tip; nil for the usual one.
  var fingerSide: Double?
  /// The rectangles and points of the command line, in order.
  var queries: [HitQuery] = []
  /// A file with more rectangles.
  var rectsFile: Argument?
  /// The radius of the fingers that points stand for.
  var fingerRadius: Double?
  var rule = HitRule.touch
  var scope = HitScope.drawing

  var isGiven: Bool { file != nil || pathData != nil }

  func checkIsOne() throws(RunError) {
    guard file == nil || pathData == nil else {
      throw RunError("--path and --d cannot be used together")
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
      "path", isCommon: true, takes: .file("FILE", .reference), .drawing,
      of: .drawing, "SVG file, or file of path data; - is standard input"
    ) { options, value in options.drawing.file = value.argument },
    Flag(
      "path", isCommon: true, takes: .file("FILE", .reference), .drawing, of: .circle,
      "SVG file: report which shapes a stroke encloses and touches"
    ) { options, value in options.drawing.file = value.argument },
    Flag(
      "d", isCommon: true, takes: .named("DATA"), .drawing, of: .drawing,
      "path data, as in the d attribute of SVG"
    ) { options, value throws(RunError) in
      guard value.text.contains(where: { !$0.isWhitespace }) else {
        throw RunError("--d is empty: there is no path data", advice: "such as --d 'M0 0h10v10z'")
      }
      options.drawing.pathData = value.argument
    },
    Flag(
      "finger", takes: .named("SIDE"), .drawing, of: .circle,
      "side of the square that represents the finger", default: "44",
      rules: [needsShapes(in: .circle)]
    ) { options, value throws(RunError) in options.drawing.fingerSide = try value.positiveNumber()
    },
  ]

  private static let paint: [Flag] = SVGAttributes.names.map { name in
    Flag(
      name, takes: .named("VALUE"), .drawing, of: .drawing, paintHelp(name),
      rules: [.needs(["path", "d"], "shapes", advice: "add --path FILE or --d DATA", in: .plot)]
    ) { options, value throws(RunError) in
      guard options.drawing.paint.set(value.option, to: value.text) else {
        throw RunError(
          "--\(value.option) does not accept \"\(value.text)\": SVG has no such \(value.option)")
      }
    }
  }

  private static let readingOfShapes: [Flag] = [
    Flag(
      "viewport", takes: .named("W,H"), .drawing, of: [.drawing, .circle],
      "coordinates are pixels of a viewport of this size, or auto", default: "user units",
      rules: [needsShapes(in: .circle), needsDocument]
    ) { options, value throws(RunError) in options.drawing.frame = try value.frame() },
    Flag(
      "strict-svg", .drawing, of: [.drawing, .circle],
      "refuse drawings with unsupported features",
      rules: [needsShapes(in: .circle), needsDocument]
    ) { options, _ in options.drawing.refusesUnsupported = true },
  ]

  private static func needsShapes(in commands: CommandSet) -> FlagRule {
    .needs(["path"], "shapes", advice: "add --path FILE", in: commands)
  }
  private static let needsDocument = FlagRule.excludes(
    ["d"], because: "which is path data without an <svg>")
}

extension GivenValue {
  /// Reads the coordinates of a drawing: `auto`, or a width and a height above 0.
  func frame() throws(RunError) -> SVGDrawing.Frame {
    if text == "auto" { return .ownPixels }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let sides = words.compactMap { Double(allOf: $0) }.filter { $0 > 0 && $0.isFinite }
    guard words.count == 2, sides.count == 2 else {
      throw RunError(
        "--\(option) takes W,H, two numbers above 0, or auto, not \"\(text)\"",
        suggestion: "--\(option) 800,600")
    }
    return .pixels(width: sides[0], height: sides[1])
  }
}

/// What the answers of hit tests are about.
enum HitScope: Sendable {
  /// The drawing as a whole.
  case drawing
  /// Each painted element.
  case each
  /// The elements that are hit.
  case hits
  /// The foremost of those.
  case topmost
}

extension DrawingOptions {
  /// The query that is meant: points are fingers if there is a radius.
  func effectiveQuery(_ query: HitQuery) -> HitQuery {
    guard let fingerRadius, case .point(let point) = query else { return query }
    return .finger(Circle(center: point, radius: fingerRadius))
  }

  /// Checks that the rule has rectangles, and that no finger reaches beyond the range of numbers.
  func checkQueries() throws(RunError) {
    if rule == .center, rectsFile == nil, queries.allSatisfy({ $0.point != nil }) {
      throw RunError("--rule center needs a rectangle", advice: "add --rect x,y,w,h")
    }
    guard let fingerRadius else { return }
    for point in queries.compactMap(\.point) {
      guard max(point.x.magnitude, point.y.magnitude) + fingerRadius < .infinity else {
        throw RunError("--point plus --radius is too large for a number")
      }
    }
  }
}

extension HitQuery {
  fileprivate var point: Point? { if case .point(let point) = self { point } else { nil } }
}

extension Flag {
  /// The options of commands that ask what is hit.
  static let hits: [Flag] = [
    Flag(
      "rect", isCommon: true, takes: .named("X,Y,W,H"), .hitTest, of: [.hittest, .plot],
      isRepeatable: true,
      "rectangle to test; can be repeated"
    ) { options, value throws(RunError) in
      options.drawing.queries.append(try value.rect(hint: "--point x,y"))
    },
    Flag(
      "rects", isCommon: true, takes: .file("FILE", .reference), .hitTest, of: .hittest,
      "file of rectangles, one per line; - is standard input"
    ) { options, value in options.drawing.rectsFile = value.argument },
    Flag(
      "point", isCommon: true, takes: .named("X,Y"), .hitTest, of: [.hittest, .plot],
      isRepeatable: true,
      "point to test; can be repeated"
    ) { options, value throws(RunError) in
      options.drawing.queries.append(.point(try value.point()))
    },
    Flag(
      "radius", isCommon: true, takes: .named("R"), .hitTest, of: [.hittest, .plot],
      "test points as round fingers of this radius",
      rules: [.needs(["point"], "a --point", advice: "add --point x,y")]
    ) { options, value throws(RunError) in options.drawing.fingerRadius = try value.positiveNumber()
    },
    Flag(
      "rule", isCommon: true, takes: .choice { ["touch", "center"] }, .hitTest,
      of: [.hittest, .plot], "when a pixel counts as painted", default: "touch"
    ) { options, value in options.drawing.rule = value.text == "center" ? .center : .touch },
    Flag(
      "each", isCommon: true, .hitTest, of: .hittest, "answer for every painted element",
      rules: [.excludes(["hits", "topmost"])]
    ) { options, _ in options.drawing.scope = .each },
    Flag(
      "hits", isCommon: true, .hitTest, of: .hittest, "list the elements that are hit",
      rules: [.excludes(["each", "topmost"])]
    ) { options, _ in options.drawing.scope = .hits },
    Flag(
      "topmost", isCommon: true, .hitTest, of: .hittest,
      "name the foremost element that is hit",
      rules: [.excludes(["each", "hits"])]
    ) { options, _ in options.drawing.scope = .topmost },
  ]
}
