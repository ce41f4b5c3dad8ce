/// An element of SVG, as far as it matters to what is painted.
enum SVGElementName: UInt8 {
  case svg, g, a, defs, symbol, use
  case `switch`
  case path, rect, circle, ellipse, line, polyline, polygon
  case linearGradient, radialGradient, pattern, stop, clipPath, mask, marker, filter
  case title, desc, metadata, style, script, view, text, tspan, textPath, image, foreignObject
  case animate, set, animateTransform, animateMotion, animateColor, mpath
  case unknown
  /// An element of another namespace.
  case foreign

  static let texts: [StaticString] = [
    "svg", "g", "a", "defs", "symbol", "use", "switch", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon", "linearGradient", "radialGradient", "pattern", "stop", "clipPath",
    "mask", "marker", "filter", "title", "desc", "metadata", "style", "script", "view", "text",
    "tspan", "textPath", "image", "foreignObject", "animate", "set", "animateTransform",
    "animateMotion", "animateColor", "mpath",
  ]

  private static let table = SVGNameTable(texts)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = Self.table[bytes].flatMap { SVGElementName(rawValue: $0) } ?? .unknown
  }

  var text: String {
    rawValue < Self.texts.count ? Self.texts[Int(rawValue)].description : ""
  }

  /// The effect of an element on what is painted.
  enum Role {
    case shape
    /// Shows its content, or what it refers to.
    case container
    /// Paints in a way that is not supported.
    case unsupported
    /// Changes something over time.
    case animation
    /// Shown only if something refers to it, if at all.
    case other
  }

  var role: Role {
    switch self {
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: .shape
    case .svg, .g, .a, .switch, .use: .container
    case .text, .image, .foreignObject: .unsupported
    case .animate, .set, .animateTransform, .animateMotion, .animateColor: .animation
    default: .other
    }
  }

  var isShape: Bool { role == .shape }

  /// True if `display: contents` shows the content in place of the element; others show nothing
  /// then.
  var isStripped: Bool { self == .g || self == .svg || self == .use }
}

/// A property of CSS or an attribute of SVG that affects what is painted.
enum SVGName: UInt8, CaseIterable {
  // Properties that children inherit.
  case color, fill, stroke
  case fillOpacity, strokeOpacity, fillRule, clipRule, visibility, strokeWidth, strokeLinecap
  case strokeLinejoin, strokeMiterlimit, strokeDasharray, strokeDashoffset, fontSize
  // Properties that they do not.
  case opacity, stopOpacity, stopColor, background, border, display, overflow, clipPath
  case transform, transformOrigin, transformBox, x, y, width, height, cx, cy, r, rx, ry, d
  // Properties of which only the initial value is supported.
  case mask, filter, clip, vectorEffect, marker, markerStart, markerMid, markerEnd
  case animation, rotate, scale, translate, offsetPath
  // Shorthands.
  case font, all
  // Attributes.
  case id
  case `class`
  case style, href, viewBox, preserveAspectRatio, points, x1, y1, x2, y2, pathLength
  case gradientUnits, gradientTransform, patternUnits, patternTransform, clipPathUnits
  case systemLanguage, requiredExtensions, media, type
  /// `href` of XLink, which counts if there is no other.
  case linkHref
  case other

  static let texts: [StaticString] = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule",
    "visibility", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset", "font-size", "opacity", "stop-opacity", "stop-color",
    "background", "border", "display", "overflow", "clip-path", "transform", "transform-origin",
    "transform-box", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d", "mask",
    "filter", "clip", "vector-effect", "marker", "marker-start", "marker-mid", "marker-end",
    "animation", "rotate", "scale", "translate", "offset-path", "font", "all",
    "id", "class", "style", "href", "viewBox", "preserveAspectRatio", "points", "x1", "y1", "x2",
    "y2", "pathLength", "gradientUnits", "gradientTransform", "patternUnits", "patternTransform",
    "clipPathUnits", "systemLanguage", "requiredExtensions", "media", "type",
  ]

  private static let table = SVGNameTable(texts)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = Self.table[bytes].flatMap { SVGName(rawValue: $0) } ?? .other
  }

  /// Nil for a property that does not matter.
  init?(property bytes: UnsafeBufferPointer<UInt8>) {
    let name = SVGName(bytes)
    guard name.rawValue < SVGName.id.rawValue else { return nil }
    self = name
  }

  var text: String {
    rawValue < Self.texts.count ? Self.texts[Int(rawValue)].description : ""
  }

  var isProperty: Bool { rawValue < Self.font.rawValue }

  var isInherited: Bool { rawValue <= Self.fontSize.rawValue }

  /// Returns whether an attribute of an element sets the property. Path data is read where the
  /// outline is made.
  func isAttribute(of element: SVGElementName) -> Bool {
    switch self {
    case .x, .y, .width, .height:
      switch element {
      case .svg, .symbol, .rect, .use, .image, .foreignObject: true
      default: false
      }
    case .x1, .y1, .x2, .y2: element == .line
    case .cx, .cy, .r: element == .circle || element == .ellipse
    case .rx, .ry: element == .rect || element == .ellipse
    case .d, .background, .border, .transformBox, .marker, .animation, .rotate, .scale, .translate,
      .offsetPath:
      false
    default: isProperty
    }
  }
}

/// A map from names to their order in a list: a hash table over their bytes.
struct SVGNameTable: Sendable {
  private var slots: [UInt8]
  private let names: [StaticString]
  private static let empty: UInt8 = 255

  init(_ names: [StaticString]) {
    self.names = names
    slots = Array(repeating: Self.empty, count: 512)
    for (index, name) in names.enumerated() {
      let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      var slot = Self.hash(bytes)
      while slots[slot] != Self.empty { slot = (slot + 1) & 511 }
      slots[slot] = UInt8(index)
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 15) & 511)
  }

  subscript(bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    guard bytes.count <= 24 else { return nil }
    var slot = Self.hash(bytes)
    while slots[slot] != Self.empty {
      let name = names[Int(slots[slot])]
      if bytes.equals(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)) {
        return slots[slot]
      }
      slot = (slot + 1) & 511
    }
    return nil
  }
}
