import StrokeCore
import StrokeFormats

/// What a drawing is asked, and by which rule.
struct HitOptions: Sendable {
  /// The rectangles and points of the command line, in order.
  var queries: [HitQuery] = []
  /// A file with more rectangles.
  var rects: Argument?
  /// The radius that points are fingers of.
  var radius: Double?
  var rule = HitRule.touch
  var threshold = 1
  /// Whether each element is answered for.
  var asksEach = false
  /// Whether the published bounds are used.
  var isAsPublished = false

  static let flags: [Flag<HitOptions>] = [
    Flag("rect", .named("X,Y,W,H"), .hitTest, "a rectangle; may be given again") {
      options, argument throws(UsageError) in
      options.queries.append(try HitQuery(rect: argument))
    },
    Flag("rects", .file("FILE"), .hitTest, "rectangles, one a line; - is standard input") {
      options, argument in options.rects = argument
    },
    Flag("point", .named("X,Y"), .hitTest, "a point; may be given again") {
      options, argument throws(UsageError) in
      guard let numbers = argument.numbers, numbers.count == 2 else {
        throw UsageError("--point takes x,y, not \"\(argument.text)\"")
      }
      options.queries.append(.point(Point(numbers[0], numbers[1])))
    },
    Flag("radius", .named("R"), .hitTest, "take points for round fingers of this radius") {
      options, argument throws(UsageError) in
      options.radius = try argument.positiveNumber(for: "radius")
    },
    Flag(
      "rule", .choice(["touch", "center", "coverage"]), .hitTest,
      "when a pixel is painted (default: touch)"
    ) { options, argument in
      switch argument.text {
      case "center": options.rule = .center
      case "coverage": options.rule = .coverage(atLeast: 1)
      default: options.rule = .touch
      }
    },
    Flag("threshold", .named("N"), .hitTest, "the least alpha of --rule coverage (default: 1)") {
      options, argument throws(UsageError) in
      options.threshold = try argument.count(for: "threshold", from: 1, to: 255)
    },
    Flag("each", .hitTest, "answer for every painted element") { options, _ in
      options.asksEach = true
    },
    Flag("as-published", .hitTest, "use the bounds of the published code") { options, _ in
      options.isAsPublished = true
    },
  ]

  /// The rule with its threshold.
  var effectiveRule: HitRule {
    if case .coverage = rule { .coverage(atLeast: threshold) } else { rule }
  }

  /// A query as it is meant: points are fingers if there is a radius.
  func meant(_ query: HitQuery) -> HitQuery {
    guard let radius, case .point(let point) = query else { return query }
    return .finger(Circle(center: point, radius: radius))
  }
}

extension HitQuery {
  /// A rectangle as it was typed.
  fileprivate init(rect argument: Argument) throws(UsageError) {
    guard let query = HitQuery(rect: argument.numbers) else {
      let isEmpty = argument.numbers?.count == 4
      throw UsageError(
        isEmpty
          ? "--rect \(argument.text) has no inside: a width and a height are above 0"
          : "--rect takes x,y,width,height, not \"\(argument.text)\"",
        suggestion: isEmpty ? "--point x,y" : nil)
    }
    self = query
  }

  /// A rectangle of four numbers, or nil if they are none.
  init?(rect numbers: [Double]?) {
    guard let numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      let box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      box.maxX.isFinite, box.maxY.isFinite
    else { return nil }
    self = .rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Argument {
  /// Finite numbers with commas between them, or nil.
  var numbers: [Double]? { Self.numbers(in: text) }

  static func numbers(in text: some StringProtocol) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.drop { $0 == " " || $0 == "\t" }
      let trimmed = word.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
      guard let number = Double(trimmed), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
