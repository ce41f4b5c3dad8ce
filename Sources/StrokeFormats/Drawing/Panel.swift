import StrokeCore

/// One figure with its words: what it is of, who judged, what came of it.
public struct Panel: Sendable {
  /// What the figure is of: a stroke by its file and number.
  public let title: String
  /// What the stroke's maker calls it, or nothing.
  public let subtitle: String
  /// Who judged, or nothing.
  public let tag: String
  /// The figure.
  public let figure: any Figure
  /// What is said below it.
  public let caption: Caption

  /// A figure with its words.
  public init(
    title: String, subtitle: String = "", tag: String = "", figure: any Figure, caption: Caption
  ) {
    self.title = title
    self.subtitle = subtitle
    self.tag = tag
    self.figure = figure
    self.caption = caption
  }

  /// The whole in a line, for those who cannot see it.
  public var description: String {
    let who = tag.isEmpty ? "" : ", \(tag)"
    return "\(title)\(who): \(caption.headline), \(caption.detail)"
  }
}

extension Panel {
  /// A stroke as a detector sees it.
  public init(
    _ stroke: Stroke, title: String, subtitle: String = "", judgedBy detector: any Detector,
    showsChecks: Bool, alsoShowing alsoSeen: Rect? = nil
  ) {
    let explanation = detector.explanation(of: stroke)
    let caption = Caption(explanation, showsChecks: showsChecks)
    self.init(
      title: title, subtitle: subtitle, tag: type(of: detector).name,
      figure: StrokeFigure(
        stroke, evidence: detector.evidence(on: stroke), caption.outcome.ink,
        alsoShowing: alsoSeen),
      caption: caption)
  }
}
