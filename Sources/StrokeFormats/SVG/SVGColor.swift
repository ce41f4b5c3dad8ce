import StrokeCore

/// A colour of CSS, as far as it matters where paint is.
enum SVGColor: Hashable {
  /// A colour; whether it is not fully transparent.
  case shows(Bool)
  /// The colour of `color`.
  case currentColor

  /// A colour function that is valid and not supported.
  struct Unsupported: Error {}

  /// Reads a colour; nil if none comes next.
  static func read(_ scanner: inout CSSScanner) throws(Unsupported) -> SVGColor? {
    if scanner.byte == UInt8(ascii: "#") { return hexadecimal(&scanner) }
    var probe = scanner
    if let (name, arguments) = probe.function() {
      guard let color = try function(name, arguments) else { return nil }
      scanner = probe
      return color
    }
    guard let name = probe.name() else { return nil }
    let color: SVGColor
    if name.isWord("currentcolor") {
      color = .currentColor
    } else if name.isWord("transparent") {
      color = .shows(false)
    } else {
      guard names.contains(name) else { return nil }
      color = .shows(true)
    }
    scanner = probe
    return color
  }

  private static func hexadecimal(_ scanner: inout CSSScanner) -> SVGColor? {
    var probe = scanner
    _ = probe.take(UInt8(ascii: "#"))
    let start = probe.next
    while JSONText.hexValue(probe.byte) != nil, !probe.isAtEnd { _ = probe.take(probe.byte) }
    guard probe.isAtEnd || !CSSText.isNameByte(probe.byte) else { return nil }
    let zero = UInt8(ascii: "0")
    let shows: Bool
    switch probe.next - start {
    case 3, 6: shows = true
    case 4: shows = start[3] != zero
    case 8: shows = start[6] != zero || start[7] != zero
    default: return nil
    }
    scanner = probe
    return .shows(shows)
  }

  private static func function(
    _ name: UnsafeBufferPointer<UInt8>, _ arguments: UnsafeBufferPointer<UInt8>
  ) throws(Unsupported) -> SVGColor? {
    var scanner = CSSScanner(arguments)
    var probe = scanner
    if name.isWord("rgb") || name.isWord("rgba") {
      if probe.take("from") { throw Unsupported() }
      return components(&scanner, firstIsHue: false, mayHaveCommas: true)
    }
    if name.isWord("hsl") || name.isWord("hsla") {
      if probe.take("from") { throw Unsupported() }
      return components(&scanner, firstIsHue: true, mayHaveCommas: true)
    }
    if name.isWord("hwb") {
      if probe.take("from") { throw Unsupported() }
      return components(&scanner, firstIsHue: true, mayHaveCommas: false)
    }
    if name.isWord("lab") || name.isWord("oklab") || name.isWord("lch") || name.isWord("oklch") {
      if probe.take("from") { throw Unsupported() }
      return components(&scanner, firstIsHue: false, mayHaveCommas: false, lastMayBeHue: true)
    }
    if name.isWord("color") {
      if probe.take("from") { throw Unsupported() }
      guard scanner.name() != nil else { return nil }
      scanner.skipSpace()
      return components(&scanner, firstIsHue: false, mayHaveCommas: false)
    }
    if name.isWord("color-mix") || name.isWord("light-dark") || name.isWord("device-cmyk") {
      throw Unsupported()
    }
    return nil
  }

  /// Reads three components and perhaps an alpha: after a slash, or after a third comma.
  private static func components(
    _ scanner: inout CSSScanner, firstIsHue: Bool, mayHaveCommas: Bool, lastMayBeHue: Bool = false
  ) -> SVGColor? {
    var hasCommas = false
    var units: [Bool] = []
    for index in 0..<3 {
      if index > 0 {
        let isComma = scanner.takeComma()
        if index == 1 { hasCommas = isComma }
        guard isComma == hasCommas, mayHaveCommas || !isComma else { return nil }
      }
      scanner.skipSpace()
      if scanner.take("none") {
        guard !hasCommas else { return nil }
        units.append(false)
        continue
      }
      guard let (_, unit) = scanner.dimension() else { return nil }
      let isPercent = unit.count == 1 && unit[0] == UInt8(ascii: "%")
      let mayBeAngle = index == 0 && firstIsHue || index == 2 && lastMayBeHue
      let isAngle =
        unit.isWord("deg") || unit.isWord("rad") || unit.isWord("grad") || unit.isWord("turn")
      guard unit.isEmpty || isPercent && !(index == 0 && firstIsHue) || isAngle && mayBeAngle else {
        return nil
      }
      units.append(isPercent)
    }
    if hasCommas {
      // With commas, all are numbers or all are percentages; of a hue, only the others are.
      guard firstIsHue ? units[1] && units[2] : units[0] == units[1] && units[1] == units[2] else {
        return nil
      }
    }
    return alpha(&scanner, hasCommas: hasCommas)
  }

  /// Reads the alpha that may follow, to the end.
  private static func alpha(_ scanner: inout CSSScanner, hasCommas: Bool) -> SVGColor? {
    scanner.skipSpace()
    if scanner.isAtEnd { return .shows(true) }
    guard hasCommas ? scanner.takeComma() : scanner.take(UInt8(ascii: "/")) else { return nil }
    scanner.skipSpace()
    if !hasCommas, scanner.take("none") {
      scanner.skipSpace()
      return scanner.isAtEnd ? .shows(false) : nil
    }
    guard let (alpha, unit) = scanner.dimension(),
      unit.isEmpty || unit.count == 1 && unit[0] == UInt8(ascii: "%")
    else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? .shows(alpha > 0) : nil
  }

  /// The colours that CSS names, and those of the system.
  static let names = SortedWords(
    """
    accentcolor accentcolortext activeborder activecaption activetext aliceblue antiquewhite \
    appworkspace aqua aquamarine azure background beige bisque black blanchedalmond blue \
    blueviolet brown burlywood buttonborder buttonface buttonhighlight buttonshadow buttontext \
    cadetblue canvas canvastext captiontext chartreuse chocolate coral cornflowerblue cornsilk \
    crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta \
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue \
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey \
    dodgerblue field fieldtext firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold \
    goldenrod gray graytext green greenyellow grey highlight highlighttext honeydew hotpink \
    inactiveborder inactivecaption inactivecaptiontext indianred indigo infobackground infotext \
    ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan \
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen \
    lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen \
    linktext magenta mark marktext maroon mediumaquamarine mediumblue mediumorchid mediumpurple \
    mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred menu menutext \
    midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange \
    orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru \
    pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon \
    sandybrown scrollbar seagreen seashell selecteditem selecteditemtext sienna silver skyblue \
    slateblue slategray slategrey snow springgreen steelblue tan teal thistle threeddarkshadow \
    threedface threedhighlight threedlightshadow threedshadow tomato turquoise violet visitedtext \
    wheat white whitesmoke window windowframe windowtext yellow yellowgreen
    """)
}

/// A value of `fill` or `stroke`.
struct SVGPaint: Hashable {
  enum Kind: UInt8 {
    case none, visible, invisible, currentColor, contextFill, contextStroke
    /// A gradient or pattern.
    case server
  }

  var kind: Kind
  /// What to use where the server is missing.
  var fallback = Kind.none
  /// The server's place in the document; -1 if there is no such element.
  var server: Int32 = -1

  init(_ kind: Kind) { self.kind = kind }

  init(server: Int32, fallback: Kind) {
    (kind, self.fallback, self.server) = (.server, fallback, server)
  }
}
