import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

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
