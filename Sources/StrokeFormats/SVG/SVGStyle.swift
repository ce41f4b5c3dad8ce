import StrokeCore
import StrokePaths

/// The properties of an element that bear on what it paints, with what it has inherited.
struct SVGStyle {
  /// True if a colour shows.
  private var paintsFill = true
  private var paintsStroke = false
  private var paintsCurrentColor = true
  private var fillShows = true
  private var strokeShows = true
  private var isVisible = true
  private var fillRule = FillRule.nonzero
  private var width = 1.0
  private var cap = StrokeStyle.Cap.butt
  private var join = StrokeStyle.Join.miter
  private var miterLimit = 4.0
  private var dashes: [Double] = []
  private var dashOffset = 0.0
  /// The name in a reference to a paint server, for the reader to look up.
  private(set) var paintServer: String?

  /// The outcome of setting a property.
  enum Outcome: Hashable {
    case isSet
    /// The value is not one of the property's.
    case isBad
    /// The value is one of the property's and not supported.
    case isUnsupported
    /// The property does not bear on what is painted.
    case isOther
  }

  /// The properties as a paint.
  var paint: Paint {
    guard isVisible else { return Paint(fill: nil) }
    let stroke = StrokeStyle(
      width: width, cap: cap, join: join, miterLimit: miterLimit,
      dashes: DashPattern(dashes, offset: dashOffset))
    return Paint(
      fill: paintsFill && fillShows ? fillRule : nil,
      stroke: paintsStroke && strokeShows ? stroke : nil)
  }

  /// Sets a property to a value as it is written.
  mutating func set(_ name: String, _ value: String, _ viewport: SVGViewport) -> Outcome {
    let word = SVGValue.trimmed(value)
    if ["inherit", "unset"].contains(word) { return .isSet }
    paintServer = nil
    switch name {
    case "fill": return setPaint(word, \.paintsFill)
    case "stroke": return setPaint(word, \.paintsStroke)
    case "color": return setPaint(word, \.paintsCurrentColor)
    case "fill-opacity": return set(SVGValue.share(word).map { $0 > 0 }, \.fillShows)
    case "stroke-opacity": return set(SVGValue.share(word).map { $0 > 0 }, \.strokeShows)
    case "fill-rule": return set(FillRule(rawValue: word), \.fillRule)
    case "visibility":
      let known = ["visible": true, "hidden": false, "collapse": false]
      return set(known[word], \.isVisible)
    case "stroke-linecap": return set(StrokeStyle.Cap(rawValue: word), \.cap)
    case "stroke-linejoin":
      if ["arcs", "miter-clip"].contains(word) { return .isUnsupported }
      return set(StrokeStyle.Join(rawValue: word), \.join)
    case "stroke-miterlimit":
      return set(SVGValue.number(word).flatMap { $0 >= 1 ? $0 : nil }, \.miterLimit)
    case "stroke-width":
      let length = SVGValue.length(word, of: viewport.diagonal)
      return set(length.flatMap { $0 >= 0 ? $0 : nil }, \.width)
    case "stroke-dasharray": return set(SVGValue.dashes(word, viewport), \.dashes)
    case "stroke-dashoffset": return set(SVGValue.length(word, of: viewport.diagonal), \.dashOffset)
    default: return .isOther
    }
  }

  private mutating func set<T>(
    _ value: T?, _ property: WritableKeyPath<SVGStyle, T>
  ) -> Outcome {
    guard let value else { return .isBad }
    self[keyPath: property] = value
    return .isSet
  }

  private mutating func setPaint(
    _ word: String, _ property: WritableKeyPath<SVGStyle, Bool>
  ) -> Outcome {
    switch SVGColor(word) {
    case nil: return .isBad
    case .shows(let shows): self[keyPath: property] = shows
    case .currentColor: self[keyPath: property] = paintsCurrentColor
    case .server(let id, let fallback):
      self[keyPath: property] = true
      paintServer = id
      serverFallback = (property, fallback)
    }
    return .isSet
  }

  private var serverFallback: (property: WritableKeyPath<SVGStyle, Bool>, shows: Bool)?

  /// Takes back that the paint server of the latest property paints: it is not there.
  mutating func missPaintServer() {
    guard let (property, shows) = serverFallback else { return }
    self[keyPath: property] = shows
  }
}
