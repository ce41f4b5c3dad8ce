import StrokeCore

/// One figure with its words: what it is of, who judged, what came of it.
package struct Panel: Sendable {
  /// The name of what the figure shows: a stroke by its file and number.
  package let title: String
  /// The stroke's own id, or nothing.
  package let subtitle: String
  /// The text at the other end of the title's line, such as the detector.
  package let tag: String
  /// The detector, if there is one: panels of one detector share a legend.
  package let judge: String?
  /// The figure.
  package let figure: any Figure
  /// The caption below it.
  package let caption: Caption

  /// A figure with its words.
  package init(
    title: String, subtitle: String = "", tag: String = "", judge: String? = nil,
    figure: any Figure, caption: Caption
  ) {
    self.judge = judge
    self.title = title
    self.subtitle = subtitle
    self.tag = tag
    self.figure = figure
    self.caption = caption
  }

  /// The whole in a line, for those who cannot see it.
  package var description: String {
    let who = tag.isEmpty ? "" : ", \(tag)"
    let words = [caption.headline, caption.detail].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(title)\(who): \(words)"
  }
}

/// Who judges a stroke: a detector, or a program from outside that has answered.
package enum StrokeJudge: Sendable {
  case detector(any Detector)
  case answer(JudgeAnswer, by: String)

  /// Detectors, and the judges that gave these answers.
  package static func list(
    _ detectors: [any Detector], _ answers: some Sequence<JudgeAnswer>,
    by names: some Sequence<String>
  ) -> [StrokeJudge] {
    detectors.map { .detector($0) } + zip(answers, names).map { .answer($0, by: $1) }
  }

  /// Its name.
  package var name: String {
    switch self {
    case .detector(let detector): type(of: detector).name
    case .answer(_, let name): name
    }
  }

  /// The shapes that it measures a stroke against.
  package func construction(of stroke: Stroke) -> [Construction] {
    switch self {
    case .detector(let detector): detector.construction(of: stroke)
    case .answer(let answer, _): answer.construction
    }
  }
}

extension Panel {
  /// A stroke as a judge sees it.
  package init(
    _ stroke: Stroke, title: String, subtitle: String = "", judgedBy judge: StrokeJudge,
    showsChecks: Bool, alsoShowing alsoSeen: Rect? = nil, over shapes: [PaintedPath] = []
  ) {
    let explanation: Explanation, caption: Caption
    var evidence: [Evidence] = []
    switch judge {
    case .detector(let detector):
      explanation = detector.explanation(of: stroke)
      evidence = detector.evidence(of: stroke)
      caption = Caption(explanation, showsChecks: showsChecks)
    case .answer(let answer, _):
      explanation = answer.explanation
      caption = Caption(answer, showsChecks: showsChecks)
    }
    let figure = StrokeFigure(
      stroke, construction: judge.construction(of: stroke), evidence: evidence,
      failing: explanation.failures, caption.outcome.ink,
      alsoShowing: alsoSeen, over: shapes)
    self.init(
      title: title, subtitle: subtitle, tag: judge.name, judge: judge.name, figure: figure,
      caption: caption)
  }
}

extension JudgeAnswer {
  /// The circle, if the judge says where it is.
  var construction: [Construction] {
    [circle.flatMap { Construction(.fittedCircle, .circle($0)) }].compactMap(\.self)
  }
}

extension Explanation {
  /// The names of the checks that fail.
  var failures: [Check.Name] { checks.filter(\.isFailed).map(\.name) }
}
