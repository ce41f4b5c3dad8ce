import StrokeCore
import StrokeFormats
import StrokePaths

/// One figure with its words: the stroke, the judge, the verdict.
package struct Panel: Sendable {
  /// A line of words with the sign of a result, or a space.
  struct Line: Sendable {
    let sign: Unicode.Scalar
    let text: String
    let ink: Ink

    /// A result, with the sign of its ink.
    init(_ text: String, _ ink: Ink) {
      self.init(ink.sign, text.withoutControls, ink)
    }

    init(_ sign: Unicode.Scalar, _ text: String, _ ink: Ink) {
      (self.sign, self.text, self.ink) = (sign, text, ink)
    }
  }

  /// The name of what the figure shows: a stroke by its file and number.
  let title: String
  /// The text at the other end of the title's line, such as the detector.
  let tag: String
  /// The ink of the result.
  let ink: Ink
  /// The whole in a line, for those who cannot see it.
  package let description: String
  /// What is about the title, the result, what was measured, and every check or shape.
  private let lines: [Line]
  let figure: Figure

  init(
    title: String, subtitle: String, tag: String, _ ink: Ink, _ headline: String,
    measured: String, _ rows: [Line], _ figure: Figure
  ) {
    (self.title, self.tag) = (title.withoutControls, tag.withoutControls)
    (self.ink, self.figure) = (ink, figure)
    description =
      "\(title), \(tag): \(headline)".withoutControls + (measured.isEmpty ? "" : ", \(measured)")
    let note = Line(" ", subtitle.withoutControls, .secondaryText)
    let words = [note, Line(headline, ink), Line(" ", measured, .secondaryText)]
    lines = words.filter { !$0.text.isEmpty } + rows
  }

  /// The lines, broken at spaces where they are longer than there is room.
  func lines(columns: Int) -> [Line] {
    let room = columns - 2
    return lines.flatMap { line in
      let parts = line.text.columns > room ? line.text.wrapped(columns: room) : [line.text]
      return parts.enumerated().map { index, part in
        Line(index == 0 ? line.sign : " ", part.cut(columns: room), line.ink)
      }
    }
  }

  /// The first of these shapes by their names, and how many more there are.
  private static func list(_ names: [String], _ ink: Ink) -> [Line] {
    let (most, count) = (12, names.count)
    return names.prefix(most).map { Line($0, ink) }
      + (count > most ? [Line("and \(count - most) more", .neutral)] : [])
  }
}

// A drawing by itself.

extension Panel {
  /// The shapes of a drawing, named.
  package init(_ drawing: SVGDrawing, title: String) {
    let shapes = PaintedShape.all(of: drawing)
    let names = shapes.map { $0.bounds == nil ? "\($0.name): paints nothing" : $0.name }
    self.init(
      title: title, subtitle: "", tag: "shapes", .neutral, counted(shapes.count, "shape"),
      measured: "", Self.list(names, .neutral), Figure(shapes: shapes))
  }

  /// A question about a drawing's shapes, with a line for each that is hit, the foremost first.
  ///
  /// - Complexity: O(what the drawing holds).
  package init(
    _ drawing: SVGDrawing, hitBy query: HitQuery, by rule: HitRule = .touch, title: String
  ) {
    var shapes = PaintedShape.all(of: drawing)
    for index in shapes.indices {
      shapes[index].relation = query.isHit(shapes[index].test, by: rule) ? .hit : .missed
    }
    let hits = shapes.filter { $0.relation == .hit }
    let others = shapes.count - hits.count
    let outside = "\(counted(others, hits.isEmpty ? "shape" : "other")) outside"
    self.init(
      title: title, subtitle: "",
      tag: query.numbers.map { $0.shortText(upTo: 2) }.joined(separator: ","),
      hits.isEmpty ? .rejected : .passed, hits.isEmpty ? "miss" : "hit",
      measured: others > 0 ? outside : "", Self.list(hits.reversed().map(\.name), .passed),
      Figure(shapes: shapes, query: query))
  }
}

// A stroke and its judge.

/// The judge of a stroke: a detector, or an answer from elsewhere.
package enum StrokeJudge: Sendable {
  case detector(any Detector)
  case answer(JudgeAnswer, by: String)

  /// Its name.
  package var name: String {
    switch self {
    case .detector(let detector): type(of: detector).name
    case .answer(_, let name): name
    }
  }

  /// Its verdict on a stroke, with the checks of a detector.
  func explanation(of stroke: Stroke) -> Explanation {
    switch self {
    case .detector(let detector): detector.explanation(of: stroke)
    case .answer(let answer, _): answer.explanation
    }
  }

  /// What the verdict on a stroke rests on, and what else its checks measured by.
  func marks(on stroke: Stroke, _ explanation: Explanation) -> [StrokeMark] {
    switch self {
    case .detector(let detector):
      return StrokeMark.all(
        detector.construction(of: stroke), detector.evidence(of: stroke), of: explanation)
    case .answer(let answer, _):
      let circle = answer.circle.flatMap { Construction(.fittedCircle, .circle($0)) }
      return StrokeMark.all([circle].compactMap(\.self), [], of: explanation)
    }
  }
}

extension Panel {
  /// A stroke as a judge sees it.
  ///
  /// - Parameters:
  ///   - note: The stroke's own id and label.
  ///   - isPositive: Whether it should be accepted; nil if it has no label.
  ///   - showsChecks: Whether every check gets a line.
  ///   - shapes: The painted shapes below the stroke; those that it encloses or touches are listed.
  package init(
    _ stroke: Stroke, title: String, note: [String] = [], isPositive: Bool? = nil,
    judgedBy judge: StrokeJudge, showsChecks: Bool, over shapes: [PaintedShape] = []
  ) {
    let explanation = judge.explanation(of: stroke)
    let verdict = explanation.verdict
    let isCircle = verdict.isCircle
    let ink = Ink(isAccepted: isCircle, isRight: isPositive.map { $0 == isCircle })
    var headline = verdict.reason?.description ?? "circle"
    if case .answer(let answer, _) = judge { headline = answer.headline }
    var shapes = shapes
    for index in shapes.indices { shapes[index].relation = shapes[index].relation(to: stroke) }
    let near = shapes.filter { $0.relation != .painted }.map {
      "\($0.relation.rawValue): \($0.name)"
    }
    let size = stroke.bounds.map {
      "size \($0.width.shortText(upTo: 1)) × \($0.height.shortText(upTo: 1))"
    }
    self.init(
      title: title, subtitle: ([size].compactMap(\.self) + note).joined(separator: " · "),
      tag: judge.name, ink, ink.headline(headline, isAccepted: isCircle),
      measured: verdict.measuredText,
      (showsChecks ? Line.list(of: explanation.checks) : []) + Self.list(near, .neutral),
      Figure(
        shapes: shapes, stroke: stroke, marks: judge.marks(on: stroke, explanation), ink: ink))
  }
}

extension Panel.Line {
  /// A line for each check, in columns; the least and the greatest that one measure may be are in one line.
  fileprivate static func list(of checks: [Check]) -> [Panel.Line] {
    var lines: [Panel.Line] = []
    for (index, check) in checks.enumerated()
    where index == 0 || checks[index - 1].name != check.name {
      let same = checks[index...].prefix { $0.name == check.name }
      let bounds = same.map(\.limitText)
      let limit =
        same.count == 1
        ? bounds[0] : bounds.map { $0.drop { !$0.isNumber } }.joined(separator: " to ")
      let name = check.name.description
      let outcome = same.contains(where: \.isFailed) ? .failed : check.outcome
      lines.append(
        Panel.Line(
          name + check.measuredText.aligned(right: 27 - name.columns) + "  " + limit, outcome.ink))
    }
    return lines
  }
}

extension Ink {
  /// A verdict with whether it is right: `wrong: circle`, `rightly rejected: Excessive inflections`.
  fileprivate func headline(_ verdict: String, isAccepted: Bool) -> String {
    switch self {
    case .right: "\(isAccepted ? "right" : "rightly rejected"): \(verdict)"
    case .wrong: "\(isAccepted ? "wrong" : "wrongly rejected"): \(verdict)"
    default: verdict
    }
  }

  init(isAccepted: Bool, isRight: Bool?) {
    if let isRight {
      self = isRight ? .right : .wrong
    } else {
      self = isAccepted ? .accepted : .rejected
    }
  }
}

extension Verdict {
  /// Where the circle is, or what was measured and the limit of it; nothing if a judge from outside does
  /// not say.
  fileprivate var measuredText: String {
    guard let check = rejection else {
      return knownCircle.map { circle in "centre " + String { $0.append(circle) } } ?? ""
    }
    return check.measured == nil
      ? "" : "\(check.name) \(check.measuredText), limit \(check.limitText)".withoutControls
  }
}

extension Check.Outcome {
  /// The ink for it, which also has its sign.
  fileprivate var ink: Ink {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .skipped: .neutral
    }
  }
}

extension Check {
  /// The measured value with its unit, or a dash.
  fileprivate var measuredText: String { String { $0.append(measuredBy: self) } }

  /// The limit in signs: `≤ 5`.
  fileprivate var limitText: String { String { $0.append(limitOf: self) } }
}

extension Double {
  /// The number with at most `decimals` decimals; from a billion on with three digits and
  /// an exponent, because pictures have no room for more.
  fileprivate func shortText(upTo decimals: Int) -> String {
    String { $0.append(short: self, upTo: decimals) }
  }
}
