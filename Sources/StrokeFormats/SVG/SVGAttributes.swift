import StrokeCore
import StrokePaths

/// Properties of fill and stroke by their SVG names: what a shape is painted with where nothing else
/// is said.
///
///     var attributes = SVGAttributes()
///     attributes.set("stroke", to: "black")       // true
///     attributes.set("stroke-width", to: "4")     // true
///     attributes.set("stroke-width", to: "wide")  // false
///     let paint = attributes.paint
public struct SVGAttributes: Hashable, Sendable {
  /// The names that can be set.
  public static let names = [
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
    "stroke-opacity",
  ]

  private(set) var values: [String: String] = [:]

  /// Nothing but the initial values of SVG.
  public init() {}

  /// True if nothing has been set.
  public var isEmpty: Bool { values.isEmpty }

  /// Sets a property; false, and nothing is set, if the name is not one of ``names`` or the value
  /// is not one of the property's.
  public mutating func set(_ name: String, to value: String) -> Bool {
    var style = SVGStyle()
    guard Self.names.contains(name), style.set(name, value, SVGViewport()) == .isSet else {
      return false
    }
    values[name] = value
    return true
  }

  /// The paint of a shape that says nothing itself, such as bare path data.
  public var paint: Paint {
    var style = SVGStyle()
    apply(to: &style)
    return style.paint
  }

  func apply(to style: inout SVGStyle) {
    for (name, value) in values { _ = style.set(name, value, SVGViewport()) }
  }
}
