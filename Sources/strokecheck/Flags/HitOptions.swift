import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// The questions about a drawing, the rule they are answered by, and the form of the answers.
struct HitOptions: Sendable {
  typealias Format = RowForm

  /// The rectangles and points of the command line, in order.
  var queries: [HitQuery] = []
  /// A file with more rectangles.
  var rects: Argument?
  /// The radius that points are fingers of.
  var radius: Double?
  var rule = HitRule.touch
  /// The least alpha, if one was given.
  var threshold: Int?
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
  /// False if every element is asked every question.
  var isIndexed = true
  /// True if the published bounds are used.
  var isAsPublished = false
  var format = Format.text

  /// The rule with its threshold.
  var effectiveRule: HitRule {
    if case .coverage = rule { .coverage(atLeast: threshold ?? 1) } else { rule }
  }

  /// Makes the query that is meant by one: points are fingers if there is a radius.
  func effectiveQuery(_ query: HitQuery) -> HitQuery {
    guard let radius, case .point(let point) = query else { return query }
    return .finger(Circle(center: point, radius: radius))
  }
}

// Options that could not change any answer are mistakes, and are named before anything is read.
extension HitOptions {
  /// Says why an option does nothing beside the others.
  func objection(to flag: Flag) -> UsageError? {
    switch flag.name {
    case "threshold" where rule == .touch || rule == .center:
      UsageError("--threshold needs --rule coverage", suggestion: "--rule coverage")
    case "radius" where queries.allSatisfy { $0.point == nil }:
      UsageError("--radius needs a --point", suggestion: "--point x,y")
    case "rule" where rule != .touch, "as-published": objectionWithoutRectangle(to: flag)
    case "each" where scope != .each, "hits" where scope != .hits,
      "topmost" where scope != .topmost:
      UsageError("--\(flag.name) and --\(scope.rawValue) cannot be used together")
    default: nil
    }
  }

  /// The reason why an explanation would have no place; nil if it has one.
  var objectionToExplaining: UsageError? {
    guard format == .csv else { return nil }
    return UsageError(
      "--format csv cannot show what --explain adds", suggestion: "--format ndjson")
  }

  /// Says why an option that is about pixels does nothing, if there is no rectangle.
  func objectionWithoutRectangle(to flag: Flag) -> UsageError? {
    guard rects == nil, queries.allSatisfy({ $0.rect == nil }) else { return nil }
    return UsageError(
      "--\(flag.name) needs a rectangle",
      suggestion: "--rect x,y,w,h")
  }

  /// Refuses to test nothing, and fingers that cannot be.
  func check() throws(UsageError) {
    guard !queries.isEmpty || rects != nil else {
      throw UsageError("nothing to test: give --rect x,y,w,h, --rects FILE or --point x,y")
    }
    try checkFingers()
  }

  /// Refuses fingers that reach beyond the range of numbers.
  func checkFingers() throws(UsageError) {
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
      "rect", takes: .named("X,Y,W,H"), .hitTest, .task, of: .hittest, isRepeatable: true,
      "rectangle to test; can be repeated"
    ) { options, value throws(UsageError) in
      options.hits.queries.append(try value.rect(hint: "--point x,y").query)
    },
    Flag(
      "rect", takes: .named("X,Y,W,H"), .hitTest, .task, of: .plot, isRepeatable: true,
      "rectangle to test against the shapes; can be repeated"
    ) { options, value throws(UsageError) in
      options.hits.queries.append(try value.rect().query)
    },
    Flag(
      "point", takes: .named("X,Y"), .hitTest, .task, of: .plot, isRepeatable: true,
      "point to test against the shapes; can be repeated"
    ) { options, value throws(UsageError) in
      options.hits.queries.append(.point(try value.point()))
    },
    Flag(
      "rects", takes: .file("FILE", .reference), .hitTest, .task, of: .hittest,
      "file of rectangles, one per line; - is standard input"
    ) { options, value in options.hits.rects = value.argument },
    Flag(
      "point", takes: .named("X,Y"), .hitTest, .task, of: .hittest, isRepeatable: true,
      "point to test; can be repeated"
    ) { options, value throws(UsageError) in
      options.hits.queries.append(.point(try value.point()))
    },
    Flag(
      "radius", takes: .named("R"), .hitTest, .judgment, of: [.hittest, .plot],
      "test points as round fingers of this radius"
    ) { options, value throws(UsageError) in options.hits.radius = try value.positiveNumber() },
    Flag(
      "rule", takes: .choice { ["touch", "center", "coverage"] }, .hitTest, .judgment,
      of: [.hittest, .plot], "when a pixel counts as painted", default: "touch"
    ) { options, value in
      switch value.text {
      case "center": options.hits.rule = .center
      case "coverage": options.hits.rule = .coverage(atLeast: 1)
      default: options.hits.rule = .touch
      }
    },
    Flag(
      "threshold", takes: .named("N"), .hitTest, .judgment, of: [.hittest, .plot],
      "least alpha that hits under --rule coverage", default: "1"
    ) { options, value throws(UsageError) in
      options.hits.threshold = try value.count(from: 1, to: 255)
    },
    Flag("each", .hitTest, .appearance, of: .hittest, "answer for every painted element") {
      options, _ in options.hits.scope = .each
    },
    Flag("hits", .hitTest, .appearance, of: .hittest, "list the elements that are hit") {
      options, _ in options.hits.scope = .hits
    },
    Flag("topmost", .hitTest, .appearance, of: .hittest, "name the foremost element that is hit") {
      options, _ in options.hits.scope = .topmost
    },
    Flag(
      "index", takes: .choice { ["auto", "never"] }, .hitTest, .appearance, of: .hittest,
      "never: test every element each time; the answers are the same", default: "auto"
    ) { options, value in
      options.hits.isIndexed = value.text != "never"
    },
    Flag(
      "as-published", .hitTest, .judgment, of: .hittest, "use the published code's bounds"
    ) { options, _ in options.hits.isAsPublished = true },
  ]
}
