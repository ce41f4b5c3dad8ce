/// A value of `fill` or `stroke`, as far as it matters where paint is.
enum SVGColor: Hashable {
  /// A colour, or none; whether it shows.
  case shows(Bool)
  /// The colour of `color`.
  case currentColor
  /// A gradient or pattern by its id, and whether what is to be used if it is missing shows.
  case server(String, fallback: Bool)

  /// Nil for a value that is no paint.
  init?(_ word: String) {
    let word = word.lowercased() == word || word.hasPrefix("url") ? word : word.lowercased()
    switch word {
    case "none", "transparent": self = .shows(false)
    case "currentcolor": self = .currentColor
    case "context-fill", "context-stroke", "initial": self = .shows(true)
    default:
      if word.hasPrefix("#") {
        guard let shows = Self.hexShows(word.dropFirst()) else { return nil }
        self = .shows(shows)
      } else if word.hasPrefix("url(") {
        self.init(reference: word)
      } else if let parenthesis = word.firstIndex(of: "("), word.hasSuffix(")") {
        guard Self.functions.contains(String(word[..<parenthesis])) else { return nil }
        self = .shows(Self.functionShows(word[parenthesis...].dropFirst().dropLast()))
      } else {
        guard Self.names.contains(word) else { return nil }
        self = .shows(true)
      }
    }
  }

  /// `url(#id)`, perhaps with what to use if it is missing.
  private init?(reference word: String) {
    guard let end = word.firstIndex(of: ")") else { return nil }
    let target = word[..<end].dropFirst(4).filter { $0 != "\"" && $0 != "'" && $0 != " " }
    let rest = SVGValue.trimmed(String(word[end...].dropFirst()))
    var fallback = false
    if !rest.isEmpty {
      guard let paint = SVGColor(rest), case .shows(let shows) = paint else { return nil }
      fallback = shows
    }
    self = .server(
      String(target.hasPrefix("#") ? target.dropFirst() : target[...]), fallback: fallback)
  }

  private static func hexShows(_ digits: Substring) -> Bool? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    switch digits.count {
    case 3, 6: return true
    case 4: return digits.suffix(1) != "0"
    case 8: return digits.suffix(2) != "00"
    default: return nil
    }
  }

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "icc-color",
  ]

  /// The alpha comes after a slash, or is the fourth of four between commas.
  private static func functionShows(_ arguments: Substring) -> Bool {
    let afterSlash = arguments.split(separator: "/", omittingEmptySubsequences: false)
    let commas = arguments.split(separator: ",", omittingEmptySubsequences: false)
    let alpha = afterSlash.count == 2 ? afterSlash[1] : commas.count == 4 ? commas[3] : "1"
    return SVGValue.share(SVGValue.trimmed(String(alpha))) != 0
  }

  /// The colours that CSS names.
  private static let names = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet \
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan \
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta \
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue \
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey \
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray \
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush \
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen \
    lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey \
    lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue \
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise \
    mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive \
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred \
    papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue \
    saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray \
    slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white \
    whitesmoke yellow yellowgreen
    """.split(separator: " ").map(String.init))
}
