import StrokeCore

/// The weights of declarations: the heaviest one wins, and among equals the last.
enum CSSWeight {
  static let attribute: UInt64 = 0
  static let sheet: UInt64 = 1 << 60
  static let style: UInt64 = 1 << 61
  static let important: UInt64 = 1 << 62
}

/// A declaration in a rule, or in a `style` attribute.
struct CSSDeclaration {
  private let name: UnsafeBufferPointer<UInt8>
  private let value: UnsafeBufferPointer<UInt8>
  let isImportant: Bool

  private init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    name = UnsafeBufferPointer(rebasing: text[..<colon]).trimmed
    let rest = UnsafeBufferPointer(rebasing: text[(colon + 1)...]).trimmed
    let mark = rest.lastIndex(of: UInt8(ascii: "!")) ?? rest.count
    isImportant = UnsafeBufferPointer(rebasing: rest[mark...].dropFirst()).trimmed.isWord(
      "important")
    value = isImportant ? UnsafeBufferPointer(rebasing: rest[..<mark]).trimmed : rest
  }

  /// Calls `body` with the declarations of a block.
  ///
  /// - Parameter nested: Receives the prelude of each rule nested in this one. Only custom
  ///   properties may have a block as their value.
  static func split(
    _ block: UnsafeBufferPointer<UInt8>, _ body: (CSSDeclaration) -> Void,
    nested: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }
  ) {
    var index = 0
    while index < block.count {
      var stop = CSSText.end(block, from: index) {
        $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "{")
      }
      let head = UnsafeBufferPointer(rebasing: block[index..<stop]).trimmed
      if stop < block.count, block[stop] == UInt8(ascii: "{") {
        guard head.starts(with: "--".utf8) else {
          nested(head)
          index = CSSText.end(block, from: stop + 1) { $0 == UInt8(ascii: "}") } + 1
          continue
        }
        stop = CSSText.end(block, from: stop) { $0 == UInt8(ascii: ";") }
      }
      let text = UnsafeBufferPointer(rebasing: block[index..<stop])
      if let declaration = CSSDeclaration(text) { body(declaration) }
      index = stop + 1
    }
  }

  /// Calls `body` with each property that is set, its value and the warning about it.
  func expand(
    _ document: SVGDocument, _ body: (SVGName, SVGValue?, SVGWarning.Kind?) -> Void
  ) {
    guard let property else { return }
    switch property {
    case .font: if let (size, warning) = fontSize(document) { body(.fontSize, size, warning) }
    case .all:
      let (value, _) = SVGValueReader.read(.display, self.value, .declaration, document)
      switch value {
      case .inherit, .initial, .unset, .revert:
        for property in SVGName.allCases where property.isProperty { body(property, value, nil) }
      case nil: break
      default: body(.all, nil, .value(property: "all", value: self.value.trimmed.text))
      }
    default:
      let (value, warning) = SVGValueReader.read(property, self.value, .declaration, document)
      body(property, value, warning)
    }
  }

  /// The property with the name, with an alias of that name, or of which the name is a part;
  /// case-insensitive.
  private var property: SVGName? {
    if let property = SVGName(property: name) { return property }
    var word = name.text.lowercased()
    return Self.otherNames[word] ?? word.withUTF8 { SVGName(property: $0) }
  }

  private static let otherNames: [String: SVGName] = [
    "overflow-x": .overflow, "overflow-y": .overflow, "animation-name": .animation,
    "offset": .offsetPath, "-webkit-clip-path": .clipPath, "-webkit-mask": .mask,
    "mask-image": .mask, "-webkit-mask-image": .mask, "-webkit-filter": .filter,
    "-webkit-transform": .transform, "background-color": .background,
    "background-image": .background, "padding": .border, "padding-top": .border,
    "padding-right": .border, "padding-bottom": .border, "padding-left": .border,
    "border-style": .border, "border-top": .border, "border-right": .border,
    "border-bottom": .border, "border-left": .border,
  ]

  /// The size in a value of `font`: the first length, which a line height may follow.
  private func fontSize(_ document: SVGDocument) -> (SVGValue?, SVGWarning.Kind?)? {
    let words = value.split { CSSText.isSpace($0) || $0 == UInt8(ascii: "/") }
    if words.count == 1 {
      let (value, _) = SVGValueReader.read(.fontSize, self.value, .declaration, document)
      return value.map { ($0, nil) }
    }
    // A number alone is a weight.
    for word in words where !word.allSatisfy({ $0.isDigit }) {
      let bytes = UnsafeBufferPointer(rebasing: word)
      let (value, warning) = SVGValueReader.read(.fontSize, bytes, .declaration, document)
      if case .length = value { return (value, nil) }
      switch warning {
      case .property: return (nil, .property("font-size \(String(self.value.text.prefix(40)))"))
      case .feature: return (nil, warning)
      default: break
      }
    }
    return nil
  }
}
