import StrokeCore
import StrokePaths

/// Properties of fill and stroke by their SVG names: the defaults for shapes that do not set them.
///
///     var attributes = SVGAttributes()
///     attributes.set("stroke", to: "black")       // true
///     attributes.set("stroke-width", to: "4")     // true
///     attributes.set("stroke-width", to: "wide")  // false
///     let paint = attributes.paint
public struct SVGAttributes: Hashable, Sendable {
  /// The names that can be set.
  public static let names = [
    "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit",
  ]

  private(set) var values: [String: String] = [:]

  /// Creates attributes with the initial values of SVG.
  public init() {}

  /// True if nothing has been set.
  public var isEmpty: Bool { values.isEmpty }

  /// Sets a property. Returns false, and sets nothing, if the name is not one of ``names`` or the
  /// value is not valid for the property.
  public mutating func set(_ name: String, to value: String) -> Bool {
    guard Self.names.contains(name), Self.declaration(name, value) != nil else { return false }
    values[name] = value
    return true
  }

  private static func declaration(_ name: String, _ text: String) -> SVGDeclaration? {
    Array(name.utf8).withUnsafeBufferPointer { name in
      Array(text.utf8).withUnsafeBufferPointer { text in
        guard let property = SVGName(property: name),
          let value = SVGValueReader.read(property, text, .attribute, nil).value
        else { return nil }
        return SVGDeclaration(name: property, value: value, weight: CSSWeight.attribute)
      }
    }
  }

  /// The paint of a shape without attributes of its own, such as bare path data.
  public var paint: Paint {
    let style = style
    var count = 0
    let stroke = style.strokeStyle(SVGViewport(), dashCount: &count)
    return Paint(
      fill: style.paintsPlainly(style.fill) ? style.fillRule : nil,
      stroke: style.paintsPlainly(style.stroke) ? stroke : nil)
  }

  /// The style that the root of a drawing inherits.
  var style: SVGStyle {
    var style = SVGStyle()
    style.compute(values.compactMap { Self.declaration($0.key, $0.value) })
    return style
  }
}

extension SVGStyle {
  /// Returns whether a paint shows if there is no document that it could refer to.
  fileprivate func paintsPlainly(_ paint: SVGPaint) -> Bool {
    let kind = paint.kind == .server ? paint.fallback : paint.kind
    return kind == .visible || kind == .currentColor && color
  }

  /// The style of the stroke, with percentages of a viewport.
  ///
  /// - Parameter dashCount: Grows by the number of newly stored lengths.
  func strokeStyle(_ viewport: SVGViewport, dashCount: inout Int) -> StrokeStyle? {
    let whole = viewport.diagonal
    return StrokeStyle(
      width: strokeWidth.resolved(whole) ?? 1, cap: cap, join: join, miterLimit: miterLimit,
      dashes: dashes?.pattern(whole, offset: dashOffset, count: &dashCount))
  }
}
