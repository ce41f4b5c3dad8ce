import StrokePaths

/// A property of CSS: its name, the grammar of its values, and the effect of a declared value on a
/// style.
struct SVGProperty: Sendable {
  /// Sets the property of a style to the declared value, or else to the value that another style
  /// has.
  enum Assignment: Sendable {
    /// Children inherit the value of their parent.
    case inherited(@Sendable (inout SVGStyle, SVGComputation, SVGStyle) -> Void)
    case own(@Sendable (inout SVGOwnStyle, SVGComputation, SVGOwnStyle) -> Void)
  }

  let name: SVGName
  let text: StaticString
  let syntax: SVGSyntax
  /// The elements whose attribute sets it; nil for all.
  let elements: [SVGElementName]?
  let assignment: Assignment

  func isAttribute(of element: SVGElementName) -> Bool { elements?.contains(element) ?? true }

  private static func inherited<Value>(
    _ name: SVGName, _ text: StaticString, _ syntax: SVGSyntax,
    _ place: WritableKeyPath<SVGStyle, Value> & Sendable,
    _ value: @escaping @Sendable (SVGComputation, Value) -> Value
  ) -> SVGProperty {
    SVGProperty(
      name: name, text: text, syntax: syntax, elements: nil,
      assignment: .inherited { $0[keyPath: place] = value($1, $2[keyPath: place]) })
  }

  private static func own<Value>(
    _ name: SVGName, _ text: StaticString, _ syntax: SVGSyntax,
    on elements: [SVGElementName]? = nil,
    _ place: WritableKeyPath<SVGOwnStyle, Value> & Sendable,
    _ value: @escaping @Sendable (SVGComputation, Value) -> Value
  ) -> SVGProperty {
    SVGProperty(
      name: name, text: text, syntax: syntax, elements: elements,
      assignment: .own { $0[keyPath: place] = value($1, $2[keyPath: place]) })
  }

  /// A property of which only the initial value is supported.
  ///
  /// - Parameter warning: What is not supported, if the property's name does not say it well.
  private static func unsupported(
    _ name: SVGName, _ text: StaticString, unless initial: StaticString,
    on elements: [SVGElementName]? = nil, as warning: SVGWarning.Kind? = nil
  ) -> SVGProperty {
    SVGProperty(
      name: name, text: text,
      syntax: .only(initial, otherwise: warning ?? .property(text.description)),
      elements: elements, assignment: .own { _, _, _ in })
  }

  /// All properties, ordered by the raw values of their names.
  static let all: [SVGProperty] = {
    let rows = (inherited + own).sorted { $0.name.rawValue < $1.name.rawValue }
    assert(rows.map { Int($0.name.rawValue) } == Array(0..<SVGName.propertyCount))
    return rows
  }()

  // Each closure interprets the declared value; `$1` is the value of another style.

  private static let inherited: [SVGProperty] = [
    .inherited(.color, "color", .color, \.color) { $0.shows ?? $1 },
    .inherited(.fill, "fill", .paint, \.fill) { $0.paint ?? $1 },
    .inherited(.stroke, "stroke", .paint, \.stroke) { $0.paint ?? $1 },
    .inherited(.fillOpacity, "fill-opacity", .share, \.fillOpacity) { $0.number ?? $1 },
    .inherited(.strokeOpacity, "stroke-opacity", .share, \.strokeOpacity) { $0.number ?? $1 },
    .inherited(.fillRule, "fill-rule", .fillRule, \.fillRule) { $0.word(.nonzero, .evenodd) ?? $1 },
    .inherited(.clipRule, "clip-rule", .fillRule, \.clipRule) { $0.word(.nonzero, .evenodd) ?? $1 },
    .inherited(.visibility, "visibility", .words(["visible", "hidden", "collapse"]), \.isVisible) {
      $0.word(true, false, false) ?? $1
    },
    .inherited(.strokeWidth, "stroke-width", .length(least: 0), \.strokeWidth) { $0.length ?? $1 },
    .inherited(.strokeLinecap, "stroke-linecap", .words(["butt", "round", "square"]), \.cap) {
      $0.word(.butt, .round, .square) ?? $1
    },
    .inherited(
      .strokeLinejoin, "stroke-linejoin",
      .words(["miter", "round", "bevel", "miter-clip", "arcs"]), \.join
    ) { $0.word(.miter, .round, .bevel, .miterClip, .arcs) ?? $1 },
    .inherited(.strokeMiterlimit, "stroke-miterlimit", .miterLimit, \.miterLimit) {
      $0.number ?? $1
    },
    .inherited(.strokeDasharray, "stroke-dasharray", .dashes, \.dashes) {
      $0.lengths.map(SVGDashes.init) ?? $1
    },
    .inherited(.strokeDashoffset, "stroke-dashoffset", .length(least: nil), \.dashOffset) {
      $0.length ?? $1
    },
    .inherited(.fontSize, "font-size", .fontSize, \.fontSize) { $0.length?.value ?? $1 },
  ]

  private static let placed: [SVGElementName] = [
    .svg, .symbol, .rect, .use, .image, .foreignObject,
  ]
  private static let round: [SVGElementName] = [.circle, .ellipse]
  private static let rounded: [SVGElementName] = [.rect, .ellipse]

  private static let own: [SVGProperty] = [
    .own(.opacity, "opacity", .share, \.opacity) { $0.number ?? $1 },
    .own(.stopOpacity, "stop-opacity", .share, \.stopOpacity) { $0.number ?? $1 },
    .own(.stopColor, "stop-color", .color, \.stopShows) {
      $0.isCurrentColor ? nil : $0.shows ?? $1
    },
    .own(.background, "background", .any(but: ["none", "transparent"]), on: [], \.hasBackground) {
      $0.word(false, true) ?? $1
    },
    .own(.border, "border", .any(but: ["none", "hidden", "0"]), on: [], \.hasBorder) {
      $0.word(false, true) ?? $1
    },
    .own(.display, "display", .display, \.display) { $0.word(.none, .shown, .contents) ?? $1 },
    // In CSS it is initially visible; a browser's style sheet hides it by default.
    .own(.overflow, "overflow", .overflow, \.hidesOverflow) { $0.word(false, true) ?? $1 ?? false },
    .own(.clipPath, "clip-path", .clipPath, \.clipPath) { $0.element ?? $1 },
    .own(.transform, "transform", .transform, \.transform) { $0.transform ?? $1 },
    .own(.transformOrigin, "transform-origin", .any(but: ["0 0"]), \.origin) {
      $0.word(.zero, .other) ?? $1
    },
    .own(.transformBox, "transform-box", .any(but: ["view-box"]), on: [], \.hasBox) {
      $0.word(false, true) ?? $1
    },
    .own(.x, "x", .coordinate, on: placed, \.x) { $0.length ?? $1 },
    .own(.y, "y", .coordinate, on: placed, \.y) { $0.length ?? $1 },
    .own(.width, "width", .size, on: placed, \.width) { $0.length ?? $1 },
    .own(.height, "height", .size, on: placed, \.height) { $0.length ?? $1 },
    .own(.cx, "cx", .coordinate, on: round, \.cx) { $0.length ?? $1 },
    .own(.cy, "cy", .coordinate, on: round, \.cy) { $0.length ?? $1 },
    .own(.r, "r", .length(least: 0), on: round, \.r) { $0.length ?? $1 },
    .own(.rx, "rx", .size, on: rounded, \.rx) { $0.length ?? $1 },
    .own(.ry, "ry", .size, on: rounded, \.ry) { $0.length ?? $1 },
    // As an attribute, path data is read where the outline is made.
    .own(.d, "d", .data, on: [], \.data) { declared, other in
      if let data = declared.data { return .text(data) }
      // A parent is not a path with data of its own.
      if case .text = other { return other }
      return .none
    },
    .unsupported(.mask, "mask", unless: "none"),
    .unsupported(.filter, "filter", unless: "none"),
    .unsupported(.clip, "clip", unless: "auto"),
    .unsupported(.vectorEffect, "vector-effect", unless: "none"),
    .unsupported(.marker, "marker", unless: "none", on: [], as: .feature("markers")),
    .unsupported(.markerStart, "marker-start", unless: "none", as: .feature("markers")),
    .unsupported(.markerMid, "marker-mid", unless: "none", as: .feature("markers")),
    .unsupported(.markerEnd, "marker-end", unless: "none", as: .feature("markers")),
    .unsupported(.animation, "animation", unless: "none", on: []),
    .unsupported(.rotate, "rotate", unless: "none", on: []),
    .unsupported(.scale, "scale", unless: "none", on: []),
    .unsupported(.translate, "translate", unless: "none", on: []),
    .unsupported(.offsetPath, "offset-path", unless: "none", on: []),
  ]
}

enum SVGSyntax: Sendable {
  case paint, color
  /// A share of 1 from 0 to 1, also in per cent.
  case share
  case miterLimit, dashes, fontSize, clipPath, display, overflow
  case words([StaticString])
  /// A length that may have no unit.
  case length(least: Double?)
  /// A length that may have no unit in attributes; and one that is not negative and may be `auto`.
  case coordinate, size
  case transform, data
  /// Any other word is valid, but not supported.
  case only(StaticString, otherwise: SVGWarning.Kind)
  /// Any value, of which only the listed ones change nothing.
  case any(but: [StaticString])

  static let fillRule = words(["nonzero", "evenodd"])
}
