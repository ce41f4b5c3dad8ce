import StrokeCore

/// Reads the values of SVG's attributes and properties; nil for what is none.
enum SVGValue {
  static func trimmed(_ text: String) -> String {
    let isSpace = { (byte: UInt8) in PathDataScanner.isSpace(byte) }
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(text[first...last])
  }

  /// A number and what follows it.
  private static func numberAndRest(_ text: String) -> (Double, Substring)? {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = PathDataScanner(ByteCursor(bytes))
      guard let value = try? scanner.number() else { return nil }
      var rest = scanner.cursor
      rest.next = rest.end
      return (value, Substring(rest.text(from: scanner.cursor.next)))
    }
  }

  static func number(_ text: String) -> Double? {
    guard let (value, rest) = numberAndRest(text), rest.isEmpty else { return nil }
    return value
  }

  /// A share of 1, also in per cent.
  static func share(_ text: String) -> Double? {
    guard let (value, rest) = numberAndRest(text) else { return nil }
    return rest.isEmpty ? value : rest == "%" ? value / 100 : nil
  }

  /// A length in user units; percentages are of `whole`, if that is known.
  static func length(_ text: String, of whole: Double?) -> Double? {
    guard let (value, unit) = numberAndRest(text) else { return nil }
    let factor: Double?
    switch unit.lowercased() {
    case "", "px": factor = 1
    case "in": factor = 96
    case "cm": factor = 96 / 2.54
    case "mm": factor = 96 / 25.4
    case "q": factor = 96 / 101.6
    case "pt": factor = 96.0 / 72
    case "pc": factor = 16
    case "%": factor = whole.map { $0 / 100 }
    default: factor = nil
    }
    return factor.map { value * $0 }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The lengths of dashes and gaps; none for `none`.
  static func dashes(_ text: String, _ viewport: SVGViewport) -> [Double]? {
    if text == "none" { return [] }
    let words = text.utf8.split { PathDataScanner.isSpace($0) || $0 == UInt8(ascii: ",") }
    let lengths = words.map { length(String($0) ?? "", of: viewport.diagonal) }
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 ?? -1 >= 0 }) else { return nil }
    return lengths.compactMap { $0 }
  }

  /// The numbers of a list.
  static func numbers(_ text: String) -> [Double]? {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = PathDataScanner(ByteCursor(bytes))
      var result: [Double] = []
      scanner.skipSpace()
      while !scanner.isAtEnd {
        guard let value = try? scanner.number() else { return nil }
        result.append(value)
        if scanner.skipSeparator(), scanner.isAtEnd { return nil }
      }
      return result
    }
  }

  /// A list of transforms; the last is done first.
  static func transform(_ text: String) -> Transform? {
    var result = Transform.identity
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      guard !rest.isEmpty else { return result.isFinite ? result : nil }
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close,
        let arguments = numbers(String(rest[rest.index(after: open)..<close])),
        let one = transform(trimmed(String(rest[..<open])), arguments)
      else { return nil }
      result = result * one
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func transform(_ name: String, _ v: [Double]) -> Transform? {
    switch (name, v.count) {
    case ("matrix", 6): return Transform(v[0], v[1], v[2], v[3], v[4], v[5])
    case ("translate", 1): return .translation(Vector(v[0], 0))
    case ("translate", 2): return .translation(Vector(v[0], v[1]))
    case ("scale", 1): return .scale(v[0], v[0])
    case ("scale", 2): return .scale(v[0], v[1])
    case ("rotate", 1): return .rotation(degrees: v[0])
    case ("rotate", 3):
      return .translation(Vector(v[1], v[2])) * .rotation(degrees: v[0])
        * .translation(Vector(-v[1], -v[2]))
    case ("skewX", 1): return .skewX(degrees: v[0])
    case ("skewY", 1): return .skewY(degrees: v[0])
    default: return nil
    }
  }

  /// The declarations of a `style` attribute in order, important ones last.
  static func declarations(_ text: String) -> [(name: String, value: String)] {
    var usual: [(String, String)] = []
    var important: [(String, String)] = []
    for piece in pieces(of: text) {
      guard let colon = piece.firstIndex(of: ":") else { continue }
      let name = trimmed(String(piece[..<colon]))
      var value = trimmed(String(piece[colon...].dropFirst()))
      if let mark = value.lastIndex(of: "!"),
        trimmed(String(value[mark...].dropFirst())) == "important"
      {
        value = trimmed(String(value[..<mark]))
        important.append((name, value))
      } else {
        usual.append((name, value))
      }
    }
    return usual + important
  }

  /// Returns the pieces between semicolons outside quotes and parentheses, without comments.
  private static func pieces(of text: String) -> [String] {
    var result = [""]
    var quote: Character?
    var depth = 0
    var rest = text[...]
    while let c = rest.first {
      if quote == nil, rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      rest.removeFirst()
      if c == quote { quote = nil } else if quote == nil, c == "\"" || c == "'" { quote = c }
      if quote == nil, c == "(" { depth += 1 }
      if quote == nil, c == ")" { depth -= 1 }
      if c == ";", quote == nil, depth <= 0 {
        result.append("")
      } else {
        result[result.count - 1].append(c)
      }
    }
    return result
  }
}

extension Substring {
  /// Returns the first occurrence of another text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(text) {
        return rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.count)
      }
      rest.removeFirst()
    }
    return nil
  }
}
