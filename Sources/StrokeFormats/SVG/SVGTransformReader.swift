import StrokeCore

/// Reads lists of transforms; the last one is applied first.
enum SVGTransformReader {
  /// A list in SVG's grammar, as in the attributes `transform` and `gradientTransform`; nil if it
  /// is invalid.
  static func attribute(_ bytes: UnsafeBufferPointer<UInt8>) -> Transform? {
    var cursor = ByteCursor(css: bytes)
    if cursor.rest.isWord("none") { return .identity }
    var result = Transform.identity
    var isFirst = true
    while true {
      cursor.skipCSSSpace()
      let hadComma = !isFirst && cursor.take(UInt8(ascii: ","))
      cursor.skipCSSSpace()
      if cursor.isAtEnd { return hadComma || !result.isFinite ? nil : result }
      guard let name = cursor.name() else { return nil }
      cursor.skipCSSSpace()
      guard cursor.take(UInt8(ascii: "(")),
        let (values, end) = numbers(cursor.next, cursor.end),
        let one = transform(name, values)
      else { return nil }
      cursor = ByteCursor(css: UnsafeBufferPointer(start: end, count: cursor.end - end))
      result = result * one
      isFirst = false
    }
  }

  /// The numbers up to a parenthesis, and the place after it.
  private static func numbers(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> ([Double], UnsafePointer<UInt8>)? {
    var cursor = ByteCursor(from: start, to: end, limit: .endOfFile)
    var values: [Double] = []
    cursor.skipSVGSpace()
    while true {
      guard values.count < 6, let value = try? cursor.readSVGNumber() else { return nil }
      values.append(value)
      if !cursor.skipSeparator(), cursor.take(UInt8(ascii: ")")) { return (values, cursor.next) }
    }
  }

  private static func transform(
    _ name: UnsafeBufferPointer<UInt8>, _ v: [Double]
  ) -> Transform? {
    switch (name.text, v.count) {
    case ("translate", 1): return .translation(Vector(v[0], 0))
    case ("translate", 2): return .translation(Vector(v[0], v[1]))
    case ("rotate", 3):
      return .translation(Vector(v[1], v[2])) * .rotation(degrees: v[0])
        * .translation(Vector(-v[1], -v[2]))
    case ("skewX", 1), ("skewY", 1), ("matrix", _), ("scale", _), ("rotate", _):
      return matrix(name.text.lowercased(), v)
    default: return nil
    }
  }

  /// The map of a function that attributes and properties have in common, by its name in lower case.
  private static func matrix(_ name: String, _ v: [Double]) -> Transform? {
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

  static func property(_ cursor: inout ByteCursor) -> SVGValueReader.Outcome {
    if cursor.takeWord("none") { return .value(.transforms([])) }
    var result: [SVGTransform] = []
    while let (name, arguments) = cursor.function() {
      switch function(name, ByteCursor(css: arguments)) {
      case .value(.transforms(let functions)): result += functions
      case let other: return other
      }
      cursor.skipCSSSpace()
    }
    return result.isEmpty ? .bad : .value(.transforms(result))
  }

  private static func function(
    _ name: UnsafeBufferPointer<UInt8>, _ start: ByteCursor
  ) -> SVGValueReader.Outcome {
    let one = { (function: SVGTransform?) -> SVGValueReader.Outcome in
      function.map { .value(.transforms([$0])) } ?? .bad
    }
    let word = name.text.lowercased()
    switch word {
    case "translate": return one(shift(start, most: 2))
    case "translatex": return one(shift(start, most: 1))
    case "translatey":
      guard case .translate(let y, _) = shift(start, most: 1) else { return .bad }
      return one(.translate(.zero, y))
    case "translate3d": return one(shift(start, most: 3))
    case "rotate", "rotatez", "skewx", "skewy", "skew":
      return one(start.list { $0.angle() }.flatMap { matrix(word, $0) }.map { .matrix($0) })
    case "matrix", "scale", "scalex", "scaley", "scale3d":
      return one(start.list { $0.share() }.flatMap { matrix(word, $0) }.map { .matrix($0) })
    // A move towards the viewer changes nothing on the plane.
    case "translatez", "scalez": return .value(.transforms([]))
    case "rotate3d", "rotatex", "rotatey", "matrix3d", "perspective": return .unsupported()
    default: return .bad
    }
  }

  private static func shift(_ start: ByteCursor, most: Int) -> SVGTransform? {
    let lengths = start.list { (cursor) -> SVGLength? in
      guard let (value, unit) = cursor.dimension(), !unit.isEmpty || value == 0 else { return nil }
      return SVGLength(value, unit)
    }
    guard let lengths, lengths.count <= most, most < 3 || lengths.count == 3 else { return nil }
    return .translate(lengths[0], lengths.count > 1 ? lengths[1] : .zero)
  }
}
