import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// What a drawing is asked, and by which rule.
struct HitOptions: Sendable {
  /// The rectangles and points of the command line, in order.
  var queries: [HitQuery] = []
  /// A file with more rectangles.
  var rects: Argument?
  /// The radius that points are fingers of.
  var radius: Double?
  var rule = HitRule.touch
  /// The least alpha, if one was given.
  var threshold: Int?
  /// Whether each element is answered for.
  var asksEach = false
  /// Whether the published bounds are used.
  var isAsPublished = false

  static let flags: [Flag<HitOptions>] = [
    rectFlag("a rectangle; may be given again", hint: "--point x,y"),
    Flag("rects", .file("FILE"), .hitTest, .task, "rectangles, one a line; - is standard input") {
      options, argument in options.rects = argument
    },
    Flag("point", .named("X,Y"), .hitTest, .task, isRepeatable: true, "a point; may be given again")
    {
      options, argument throws(UsageError) in
      options.queries.append(.point(try argument.point(for: "point")))
    },
    Flag("radius", .named("R"), .hitTest, .judgment, "take points for round fingers of this radius")
    {
      options, argument throws(UsageError) in
      options.radius = try argument.positiveNumber(for: "radius")
    },
    Flag(
      "rule", .choice(["touch", "center", "coverage"]), .hitTest, .judgment,
      "when a pixel is painted (default: touch)"
    ) { options, argument in
      switch argument.text {
      case "center": options.rule = .center
      case "coverage": options.rule = .coverage(atLeast: 1)
      default: options.rule = .touch
      }
    },
    Flag(
      "threshold", .named("N"), .hitTest, .judgment,
      "the least alpha of --rule coverage (default: 1)"
    ) {
      options, argument throws(UsageError) in
      options.threshold = try argument.count(for: "threshold", from: 1, to: 255)
    },
    Flag("each", .hitTest, .appearance, "answer for every painted element") { options, _ in
      options.asksEach = true
    },
    Flag("as-published", .hitTest, .judgment, "use the bounds of the published code") {
      options, _ in
      options.isAsPublished = true
    },
  ]

  /// What a picture shows.
  static let plotFlags =
    [rectFlag("show the hit test of shapes by this rectangle; may be given again")]
    + flags.filter { ["rule", "threshold"].contains($0.name) }

  private static func rectFlag(_ summary: String, hint: String? = nil) -> Flag<HitOptions> {
    Flag("rect", .named("X,Y,W,H"), .hitTest, .task, isRepeatable: true, summary) {
      options, argument throws(UsageError) in
      options.queries.append(try argument.rect(for: "rect", hint: hint).query)
    }
  }

  /// The rule with its threshold.
  var effectiveRule: HitRule {
    if case .coverage = rule { .coverage(atLeast: threshold ?? 1) } else { rule }
  }

  /// A query as it is meant: points are fingers if there is a radius.
  func meant(_ query: HitQuery) -> HitQuery {
    guard let radius, case .point(let point) = query else { return query }
    return .finger(Circle(center: point, radius: radius))
  }
}
