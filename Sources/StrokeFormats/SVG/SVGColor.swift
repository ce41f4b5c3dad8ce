import StrokeCore

/// The colours of CSS, each reduced to whether it shows: it does unless it is fully transparent.
enum SVGColor {
  /// Reads a colour; nil if it is none that is supported.
  static func read(_ cursor: inout ByteCursor, _ isUnsupported: inout Bool) -> SVGPaint.Kind? {
    let shows: Bool?
    if cursor.take(UInt8(ascii: "#")) {
      shows = hexadecimal(&cursor)
    } else if let (name, arguments) = cursor.function() {
      shows = function(name, arguments, &isUnsupported)
    } else {
      guard let name = cursor.name() else { return nil }
      if name.isWord("currentcolor") { return .currentColor }
      shows = name.isWord("transparent") ? false : names.contains(name) ? true : nil
    }
    return shows.map { $0 ? .visible : .invisible }
  }

  private static func hexadecimal(_ cursor: inout ByteCursor) -> Bool? {
    let start = cursor.next
    while cursor.byte.hexValue != nil { _ = cursor.take(cursor.byte) }
    guard !CSSText.isNameByte(cursor.byte) else { return nil }
    let zero = UInt8(ascii: "0")
    switch cursor.next - start {
    case 3, 6: return true
    case 4: return start[3] != zero
    case 8: return start[6] != zero || start[7] != zero
    default: return nil
    }
  }

  private static func function(
    _ name: UnsafeBufferPointer<UInt8>, _ arguments: UnsafeBufferPointer<UInt8>,
    _ isUnsupported: inout Bool
  ) -> Bool? {
    var cursor = ByteCursor(css: arguments)
    let row = functions.first { name.isWord($0.name) }
    isUnsupported =
      unsupported.contains { name.isWord($0) } || row != nil && cursor.takeWord("from")
    guard let row, !isUnsupported else { return nil }
    if name.isWord("color") {
      guard cursor.name() != nil else { return nil }
      cursor.skipCSSSpace()
    }
    return components(&cursor, hue: row.hue, mayHaveCommas: row.mayHaveCommas)
  }

  private static let unsupported: [StaticString] = ["color-mix", "light-dark", "device-cmyk"]

  /// The functions, and which component may be a hue.
  private static let functions: [(name: StaticString, hue: Int?, mayHaveCommas: Bool)] = [
    ("rgb", nil, true), ("rgba", nil, true), ("hsl", 0, true), ("hsla", 0, true), ("hwb", 0, false),
    ("lab", 2, false), ("oklab", 2, false), ("lch", 2, false), ("oklch", 2, false),
    ("color", nil, false),
  ]

  /// Reads three components and perhaps an alpha: after a slash, or after a third comma.
  private static func components(
    _ cursor: inout ByteCursor, hue: Int?, mayHaveCommas: Bool
  ) -> Bool? {
    // The unit is nil for `none`.
    var (units, last, separators) = ([UnsafeBufferPointer<UInt8>?](), 0.0, "")
    repeat {
      if cursor.takeWord("none") {
        units.append(nil)
        last = 0
      } else if let (value, unit) = cursor.dimension() {
        units.append(unit)
        last = value
      } else {
        return nil
      }
      let hasComma = cursor.takeComma()
      cursor.skipCSSSpace()
      separators += hasComma ? "," : cursor.take(UInt8(ascii: "/")) ? "/" : " "
      cursor.skipCSSSpace()
    } while !cursor.isAtEnd
    let arePercent = units.map { $0?.isWord("%") ?? false }
    if separators == ",, " || separators == ",,, " {
      // All components are numbers or all are percentages; beside a hue, the other two are.
      let isUniform =
        hue == 0 ? arePercent[1] && arePercent[2] : Set(arePercent.prefix(3)).count == 1
      guard mayHaveCommas, isUniform, !units.contains(where: { $0 == nil }) else { return nil }
    } else if separators != "   ", separators != "  / " {
      return nil
    }
    for (index, unit) in units.enumerated() {
      guard let unit, !unit.isEmpty else { continue }
      let isAngle = SVGTransform.angles.contains { unit.isWord($0.unit) }
      // A row with the hue last covers functions without a hue too (lab, lch), so a percentage is
      // accepted there.
      guard isAngle ? index == hue : arePercent[index] && (index > 0 || hue != 0) else {
        return nil
      }
    }
    return units.count == 3 || last > 0
  }

  /// The colours of CSS and the system colours.
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
