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

extension Panel {
  /// A stroke as a detector sees it.
  package init(
    _ stroke: Stroke, title: String, subtitle: String = "", judgedBy detector: any Detector,
    showsChecks: Bool, alsoShowing alsoSeen: Rect? = nil, over shapes: [PaintedPath] = []
  ) {
    let explanation = detector.explanation(of: stroke)
    let caption = Caption(explanation, showsChecks: showsChecks)
    let figure = StrokeFigure(
      stroke, construction: detector.construction(of: stroke),
      evidence: detector.evidence(of: stroke), failing: explanation.failures, caption.outcome.ink,
      alsoShowing: alsoSeen, over: shapes)
    self.init(
      title: title, subtitle: subtitle, tag: type(of: detector).name,
      judge: type(of: detector).name, figure: figure, caption: caption)
  }
}

extension Panel {
  /// A stroke as a judge from outside sees it.
  package init(
    _ stroke: Stroke, title: String, subtitle: String = "", judgedBy judge: String,
    _ answer: JudgeAnswer, showsChecks: Bool, alsoShowing alsoSeen: Rect? = nil,
    over shapes: [PaintedPath] = []
  ) {
    let caption = Caption(answer, showsChecks: showsChecks)
    let figure = StrokeFigure(
      stroke, construction: answer.construction, failing: answer.explanation.failures,
      caption.outcome.ink, alsoShowing: alsoSeen, over: shapes)
    self.init(
      title: title, subtitle: subtitle, tag: judge, judge: judge, figure: figure, caption: caption)
  }
}

extension JudgeAnswer {
  /// The circle, if the judge says where it is.
  package var construction: [Construction] {
    [circle.flatMap { Construction(.fittedCircle, .circle($0)) }].compactMap(\.self)
  }
}

extension Explanation {
  /// The names of the checks that fail.
  var failures: [Check.Name] { checks.filter(\.isFailed).map(\.name) }
}
