import StrokeCore

/// A function of a `transform`.
enum SVGTransform {
  case matrix(Transform)
  /// A shift; percentages are of the viewport.
  case translate(SVGLength, SVGLength)

  func computed(em: Double) -> SVGTransform {
    guard case .translate(let x, let y) = self else { return self }
    return .translate(x.computed(em: em), y.computed(em: em))
  }

  static let angles: [(unit: StaticString, degrees: Double)] = [
    ("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360),
  ]

  /// The map of a function by its name in lower case; nil for any other name or number of values.
  fileprivate static func matrix(_ name: String, _ v: [Double]) -> Transform? {
    switch (name, v.count) {
    case ("matrix", 6): Transform(v[0], v[1], v[2], v[3], v[4], v[5])
    case ("scale", 1): .scale(v[0], v[0])
    case ("scale", 2), ("scale3d", 3): .scale(v[0], v[1])
    case ("scalex", 1): .scale(v[0], 1)
    case ("scaley", 1): .scale(1, v[0])
    case ("rotate", 1), ("rotatez", 1): .rotation(degrees: v[0])
    case ("skewx", 1), ("skew", 1): .skewX(degrees: v[0])
    case ("skewy", 1): .skewY(degrees: v[0])
    case ("skew", 2):
      Transform(
        1, Transform.skewY(degrees: v[1]).b, Transform.skewX(degrees: v[0]).c, 1, 0, 0)
    default: nil
    }
  }
}

// Lists of transforms, in which the last one is applied first. In attributes there are fewer
// functions and no units, and commas and spaces may stand for each other.
extension SVGValueReader {
  /// A number with its unit.
  private typealias Argument = (value: Double, unit: UnsafeBufferPointer<UInt8>)

  /// The map of an attribute such as `gradientTransform`; nil if it cannot be read.
  static func map(_ bytes: UnsafeBufferPointer<UInt8>) -> Transform? {
    guard case .transforms(let list) = read(.transform, bytes, .attribute, nil).value else {
      return nil
    }
    guard case .matrix(let map) = list.first else { return .identity }
    return map
  }

  mutating func transforms() -> SVGValue? {
    if cursor.takeWord("none") { return .transforms([]) }
    var list: [SVGTransform] = []
    var hadComma = false
    repeat {
      guard let function = transform() else { return nil }
      list.append(function)
      hadComma = source == .attribute && cursor.takeComma()
      cursor.skipCSSSpace()
    } while !cursor.isAtEnd
    guard !hadComma, source == .attribute else { return hadComma ? nil : .transforms(list) }
    let map = list.reduce(Transform.identity) { map, function in
      switch function {
      case .matrix(let matrix): map * matrix
      case .translate(let x, let y): map * .translation(Vector(x.value, y.value))
      }
    }
    return map.isFinite ? .transforms([.matrix(map)]) : nil
  }

  private mutating func transform() -> SVGTransform? {
    guard let name = cursor.name()?.text else { return nil }
    if source == .attribute { cursor.skipCSSSpace() }
    guard let bytes = cursor.parenthesized() else { return nil }
    guard source == .declaration else {
      let names = ["translate", "rotate", "scale", "skewX", "skewY", "matrix"]
      guard names.contains(name), cursor.next[-1] == UInt8(ascii: ")"),
        let values = arguments(bytes), values.allSatisfy({ $0.unit.isEmpty })
      else { return nil }
      if name == "rotate", values.count == 3 {
        let center = Vector(values[1].value, values[2].value)
        return .matrix(
          .translation(center) * .rotation(degrees: values[0].value)
            * .translation(.zero - center))
      }
      return function(name.lowercased(), values)
    }
    switch name.lowercased() {
    // A move towards the viewer changes nothing on the plane.
    case "translatez", "scalez": return .matrix(.identity)
    case "rotate3d", "rotatex", "rotatey", "matrix3d", "perspective":
      _ = unsupported()
      return nil
    case let word: return arguments(bytes).flatMap { function(word, $0) }
    }
  }

  private func arguments(_ bytes: UnsafeBufferPointer<UInt8>) -> [Argument]? {
    var list = ByteCursor(css: bytes)
    var (result, hadComma) = ([Argument](), true)
    repeat {
      guard hadComma || source == .attribute, let argument = list.dimension() else { return nil }
      result.append(argument)
      hadComma = list.takeComma()
      list.skipCSSSpace()
    } while !list.isAtEnd
    return hadComma ? nil : result
  }

  private func function(_ name: String, _ arguments: [Argument]) -> SVGTransform? {
    var numbers: [Double] = []
    switch name {
    case "translate", "translatex", "translatey", "translate3d":
      return shift(name, arguments)
    case "rotate", "rotatez", "skewx", "skewy", "skew":
      for (value, unit) in arguments {
        let degrees = SVGTransform.angles.first { unit.isWord($0.unit) }?.degrees
        // In a declaration, only 0 is an angle without a unit.
        guard
          let degrees = degrees ?? (source == .attribute || value == 0 && unit.isEmpty ? 1 : nil)
        else { return nil }
        numbers.append(value * degrees)
      }
    default:
      for (value, unit) in arguments {
        guard unit.isEmpty || unit.isWord("%") else { return nil }
        numbers.append(unit.isEmpty ? value : value / 100)
      }
    }
    return SVGTransform.matrix(name, numbers).map { .matrix($0) }
  }

  private func shift(_ name: String, _ arguments: [Argument]) -> SVGTransform? {
    var lengths: [SVGLength] = []
    for (value, unit) in arguments {
      guard source == .attribute || !unit.isEmpty || value == 0,
        let length = SVGLength(value, unit)
      else { return nil }
      lengths.append(length)
    }
    switch (name, lengths.count) {
    case ("translate", 1), ("translatex", 1): return .translate(lengths[0], .zero)
    case ("translatey", 1): return .translate(.zero, lengths[0])
    case ("translate", 2), ("translate3d", 3): return .translate(lengths[0], lengths[1])
    default: return nil
    }
  }
}
