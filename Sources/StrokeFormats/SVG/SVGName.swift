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
  private static let strings = texts.map { $0.description }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = Self.table[bytes].flatMap { SVGElementName(rawValue: $0) } ?? .unknown
  }

  var text: String { rawValue < Self.strings.count ? Self.strings[Int(rawValue)] : "" }

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
enum SVGName: UInt8 {
  // Properties; all of them come before `id`.
  case color, fill, stroke
  case fillOpacity, fillRule, strokeOpacity, strokeWidth, strokeLinecap, strokeLinejoin
  case strokeMiterlimit, strokeDasharray, strokeDashoffset
  case display, visibility, opacity, clipPath, clipRule, mask, filter, overflow
  case transform, transformOrigin, transformBox, rotate, scale, translate
  case marker, markerStart, markerMid, markerEnd, vectorEffect, fontSize, stopOpacity, stopColor
  case x, y, width, height, cx, cy, r, rx, ry, d
  case clip, animation, offsetPath, background, border
  // Shorthands.
  case font, all
  // Attributes.
  case id
  case `class`
  case style, href, viewBox, preserveAspectRatio, points, x1, y1, x2, y2, pathLength
  case gradientUnits, gradientTransform, patternUnits, patternTransform, clipPathUnits
  case systemLanguage, requiredExtensions, media, type, rel
  /// `href` of XLink, which counts if there is no other.
  case linkHref
  case other

  static let texts: [StaticString] =
    SVGProperty.all.map(\.text) + [
      "font", "all",
      "id", "class", "style", "href", "viewBox", "preserveAspectRatio", "points", "x1", "y1", "x2",
      "y2", "pathLength", "gradientUnits", "gradientTransform", "patternUnits", "patternTransform",
      "clipPathUnits", "systemLanguage", "requiredExtensions", "media", "type", "rel",
    ]

  private static let table = SVGNameTable(texts)

  /// The number of properties with a value of their own.
  static let propertyCount = Int(SVGName.font.rawValue)

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

  /// - Precondition: The name is a property.
  var property: SVGProperty { SVGProperty.all[Int(rawValue)] }

  /// True if children inherit the value.
  var isInherited: Bool { if case .inherited = property.assignment { true } else { false } }
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
