/// An element that SVG has, as far as it matters to what is painted.
enum SVGElementName: UInt8 {
  case svg, g, a, defs, symbol, use
  case `switch`
  case path, rect, circle, ellipse, line, polyline, polygon
  case linearGradient, radialGradient, pattern, stop, clipPath, mask, marker, filter
  case title, desc, metadata, style, script, view, text, tspan, textPath, image, foreignObject
  case animate, set, animateTransform, animateMotion, animateColor, mpath
  /// An element of SVG that is not known.
  case unknown
  /// An element of another namespace.
  case foreign

  /// The names, in the order of the cases.
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

  /// Its name; empty for an element that SVG does not have.
  var text: String { rawValue < Self.strings.count ? Self.strings[Int(rawValue)] : "" }

  /// What an element is to what is painted.
  enum Role {
    case shape
    /// It shows what is in it, or what it refers to.
    case container
    /// It paints in a way that is not supported.
    case unsupported
    /// It changes something over time.
    case animation
    /// It is shown only where something refers to it, if at all.
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

  /// True if `display: contents` shows what is in it as if that stood in its place; others it does not show.
  var isStripped: Bool { self == .g || self == .svg || self == .use }
}

/// A property of CSS that bears on what is painted, or another attribute of SVG that does.
enum SVGName: UInt8 {
  // Properties, which are all before `id`.
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
  /// `href` of XLink, which counts where there is no other.
  case linkHref
  case other

  /// The names, in the order of the cases.
  static let texts: [StaticString] =
    SVGProperty.all.map(\.text) + [
      "font", "all",
      "id", "class", "style", "href", "viewBox", "preserveAspectRatio", "points", "x1", "y1", "x2",
      "y2", "pathLength", "gradientUnits", "gradientTransform", "patternUnits", "patternTransform",
      "clipPathUnits", "systemLanguage", "requiredExtensions", "media", "type", "rel",
    ]

  private static let table = SVGNameTable(texts)

  /// The number of properties that have a value of their own.
  static let propertyCount = Int(SVGName.font.rawValue)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = Self.table[bytes].flatMap { SVGName(rawValue: $0) } ?? .other
  }

  /// The property of a name; nil if there is none that matters.
  init?(property bytes: UnsafeBufferPointer<UInt8>) {
    let name = SVGName(bytes)
    guard name.rawValue < SVGName.id.rawValue else { return nil }
    self = name
  }

  var text: String {
    rawValue < Self.texts.count ? Self.texts[Int(rawValue)].description : ""
  }

  var isProperty: Bool { rawValue < Self.font.rawValue }

  /// - Precondition: It is a property.
  var property: SVGProperty { SVGProperty.all[Int(rawValue)] }

  /// True if children have the value of their parent if they say nothing.
  var isInherited: Bool { if case .inherited = property.assignment { true } else { false } }
}

/// A map from names to the order in which they were listed: a hash table over their bytes.
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
