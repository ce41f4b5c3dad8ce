import StrokeCore
import StrokeFormats

/// One figure with its words: the stroke, the judge, the verdict.
package struct Panel: Sendable {
  /// One check, or one shape.
  struct Row: Sendable {
    let outcome: Check.Outcome
    let name: String
    var measured = ""
    var limit = ""
  }

  /// The name of what the figure shows: a stroke by its file and number.
  let title: String
  /// The stroke's own id and label, or nothing.
  let subtitle: String
  /// The text at the other end of the title's line, such as the detector.
  let tag: String
  /// The ink of the result, which also has its sign.
  let ink: Ink
  /// The verdict or the reason.
  let headline: String
  /// The numbers of the verdict.
  let measured: String
  /// Every check, where all are wanted.
  let rows: [Row]
  let figure: any Figure

  init(
    title: String, subtitle: String = "", tag: String, _ ink: Ink, _ headline: String,
    measured: String, rows: [Row], _ figure: any Figure
  ) {
    self.title = title.withoutControls
    self.subtitle = subtitle.withoutControls
    self.tag = tag.withoutControls
    self.ink = ink
    self.headline = headline.withoutControls
    self.measured = measured.withoutControls
    self.rows = rows
    self.figure = figure
  }

  /// The whole in a line, for those who cannot see it.
  package var description: String {
    "\(title), \(tag): \(headline)" + (measured.isEmpty ? "" : ", \(measured)")
  }
}

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

  /// What the verdict on a stroke rests on, and what else its checks measured by.
  func marks(on stroke: Stroke) -> [StrokeMark] {
    switch self {
    case .detector(let detector): marks(on: stroke, detector.explanation(of: stroke))
    case .answer(let answer, _): marks(on: stroke, answer.explanation)
    }
  }

  fileprivate func marks(on stroke: Stroke, _ explanation: Explanation) -> [StrokeMark] {
    switch self {
    case .detector(let detector):
      StrokeMark.all(
        detector.construction(of: stroke), detector.evidence(of: stroke), of: explanation)
    case .answer(let answer, _):
      StrokeMark.all(answer.construction, [], of: explanation)
    }
  }
}

extension JudgeAnswer {
  /// The circle, if its place is known.
  var construction: [Construction] {
    [circle.flatMap { Construction(.fittedCircle, .circle($0)) }].compactMap(\.self)
  }
}

extension Panel {
  /// A stroke as a judge sees it.
  ///
  /// - Parameters:
  ///   - isPositive: Whether it should be accepted; nil if it has no label.
  ///   - showsChecks: Whether every check gets a row.
  ///   - shapes: The painted shapes below the stroke, with their names; those that it encloses or touches are listed.
  package init(
    _ stroke: Stroke, title: String, subtitle: String = "", isPositive: Bool? = nil,
    judgedBy judge: StrokeJudge, showsChecks: Bool,
    over shapes: [(name: String, shape: PaintedPath)] = []
  ) {
    let explanation: Explanation, headline: String
    switch judge {
    case .detector(let detector):
      explanation = detector.explanation(of: stroke)
      headline = explanation.verdict.reason?.description ?? "circle"
    case .answer(let answer, _):
      explanation = answer.explanation
      headline = answer.headline
    }
    let verdict = explanation.verdict
    let isRight = isPositive.map { $0 == verdict.isCircle }
    let ink = Ink(isAccepted: verdict.isCircle, isRight: isRight)
    let figure = StrokeFigure(
      stroke, judge.marks(on: stroke, explanation), ink, over: shapes.map(\.shape))
    let near = zip(shapes, figure.shapes).filter { $1.relation != .painted }.map { named, shape in
      Row(outcome: .skipped, name: "\(shape.relation.rawValue): \(named.name.withoutControls)")
    }
    let listed = Array(near.prefix(Self.mostRows))
    self.init(
      title: title, subtitle: subtitle, tag: judge.name, ink,
      ink.headline(headline, isAccepted: verdict.isCircle),
      measured: verdict.measuredText,
      rows: (showsChecks ? Row.list(of: explanation.checks) : []) + listed
        + Row.more(near.count - listed.count), figure)
  }
}

extension Panel.Row {
  /// The checks; the least and the greatest that one measure may be are one row.
  fileprivate static func list(of checks: [Check]) -> [Panel.Row] {
    checks.map(Panel.Row.init).reduce(into: []) { rows, row in
      guard let last = rows.last, last.name == row.name else { return rows.append(row) }
      let outcome = row.outcome == .failed ? row.outcome : last.outcome
      let bounds = [last.limit, row.limit].map { $0.drop { !$0.isNumber } }
      rows[rows.count - 1] = Panel.Row(
        outcome: outcome, name: row.name, measured: row.measured,
        limit: bounds.joined(separator: " to "))
    }
  }

  fileprivate init(_ check: Check) {
    self.init(
      outcome: check.outcome, name: check.name.description.withoutControls,
      measured: check.measuredText, limit: check.limitText)
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
    guard let check = rejection else { return knownCircle?.text ?? "" }
    return check.measured == nil
      ? "" : "\(check.name) \(check.measuredText), limit \(check.limitText)"
  }
}

extension Check.Outcome {
  /// The ink for it, which also has its sign.
  var ink: Ink {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .skipped: .neutral
    }
  }
}
