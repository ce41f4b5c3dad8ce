import StrokeCore
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

/// The questions about a drawing, the rule they are answered by, and the form of the answers.
struct HitOptions: Sendable {
  /// The rectangles and points of the command line, in order.
  var queries: [HitQuery] = []
  /// A file with more rectangles.
  var rects: Argument?
  /// The radius that points are fingers of.
  var radius: Double?
  var rule = HitRule.touch
  /// What the answers are about.
  enum Scope: String, Sendable {
    /// The drawing as a whole.
    case drawing
    /// Each painted element.
    case each
    /// The elements that are hit.
    case hits
    /// The foremost of those.
    case topmost
  }

  /// What the answers are about.
  var scope = Scope.drawing

  /// Makes the query that is meant by one: points are fingers if there is a radius.
  func effectiveQuery(_ query: HitQuery) -> HitQuery {
    guard let radius, case .point(let point) = query else { return query }
    return .finger(Circle(center: point, radius: radius))
  }
}

extension HitOptions {
  /// Refuses to test nothing, and what ``checkQueries()`` refuses.
  func check() throws(UsageError) {
    guard !queries.isEmpty || rects != nil else {
      throw UsageError("nothing to test: give --rect x,y,w,h, --rects FILE or --point x,y")
    }
    try checkQueries()
  }

  /// Refuses a rule that only rectangles have where there are none, and fingers that reach beyond the range of numbers.
  func checkQueries() throws(UsageError) {
    if rule == .center, rects == nil, queries.allSatisfy({ $0.point != nil }) {
      throw UsageError("--rule center needs a rectangle", advice: "add --rect x,y,w,h")
    }
    guard let radius else { return }
    for point in queries.compactMap(\.point) {
      guard max(point.x.magnitude, point.y.magnitude) + radius < .infinity else {
        throw UsageError("--point plus --radius is too large for a number")
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
      "rect", use: .common, takes: .named("X,Y,W,H"), .hitTest, of: [.hittest, .plot],
      isRepeatable: true,
      "rectangle to test; can be repeated"
    ) { options, value throws(UsageError) in
      options.hits.queries.append(try value.rect(hint: "--point x,y").query)
    },
    Flag(
      "rects", use: .common, takes: .file("FILE", .reference), .hitTest, of: .hittest,
      "file of rectangles, one per line; - is standard input"
    ) { options, value in options.hits.rects = value.argument },
    Flag(
      "point", use: .common, takes: .named("X,Y"), .hitTest, of: [.hittest, .plot],
      isRepeatable: true,
      "point to test; can be repeated"
    ) { options, value throws(UsageError) in
      options.hits.queries.append(.point(try value.point()))
    },
    Flag(
      "radius", use: .common, takes: .named("R"), .hitTest, of: [.hittest, .plot],
      "test points as round fingers of this radius",
      rules: [.needs(["point"], "a --point", advice: "add --point x,y")]
    ) { options, value throws(UsageError) in options.hits.radius = try value.positiveNumber() },
    Flag(
      "rule", use: .common, takes: .choice { ["touch", "center"] }, .hitTest,
      of: [.hittest, .plot], "when a pixel counts as painted", default: "touch"
    ) { options, value in options.hits.rule = value.text == "center" ? .center : .touch },
    Flag(
      "each", use: .common, .hitTest, of: .hittest, "answer for every painted element",
      rules: [.excludes(["hits", "topmost"])]
    ) { options, _ in options.hits.scope = .each },
    Flag(
      "hits", use: .common, .hitTest, of: .hittest, "list the elements that are hit",
      rules: [.excludes(["each", "topmost"])]
    ) { options, _ in options.hits.scope = .hits },
    Flag(
      "topmost", use: .common, .hitTest, of: .hittest,
      "name the foremost element that is hit",
      rules: [.excludes(["each", "hits"])]
    ) { options, _ in options.hits.scope = .topmost },
  ]
}
