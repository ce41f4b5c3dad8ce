import StrokeCore

enum SVGValue {
  case inherit
  case initial
  case unset
  /// The value of a browser's own sheet, or else the same as `unset`.
  case revert
  case paint(SVGPaint)
  case number(Double)
  case length(SVGLength)
  case dashes(SVGDashes)
  /// The number of a word among those of the property.
  case word(Int)
  /// `auto` for a length, or `none` for others.
  case none
  /// The index of the referenced element.
  case element(Int)
  case transforms([SVGTransform])
  case data(UnsafeBufferPointer<UInt8>)

  var paint: SVGPaint? { if case .paint(let paint) = self { paint } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var length: SVGLength? { if case .length(let length) = self { length } else { nil } }
  var word: Int? { if case .word(let word) = self { word } else { nil } }

  /// The value with its lengths in units of the font's size.
  func computed(em: Double) -> SVGValue {
    switch self {
    case .length(let length): .length(length.computed(em: em))
    case .dashes(let dashes) where dashes.has(.em):
      .dashes(SVGDashes(dashes.lengths.map { $0.computed(em: em) }))
    case .transforms(let functions): .transforms(functions.map { $0.computed(em: em) })
    default: self
    }
  }
}

/// Reads the value of one property.
///
/// Its functions return nil for a value that cannot be read. Some values leave a warning, too: those
/// that are valid and not supported, and those that refer to nothing.
struct SVGValueReader {
  /// The source of a value. In attributes units may be missing, and SVG's own grammar of transforms
  /// and path data applies.
  enum Source {
    case attribute, declaration
  }

  let name: SVGName
  let bytes: UnsafeBufferPointer<UInt8>
  let source: Source
  let document: SVGDocument?
  var cursor: ByteCursor
  private var warning: SVGWarning.Kind?

  /// Reads the value of a property, and returns it with the warning about it.
  static func read(
    _ name: SVGName, _ bytes: UnsafeBufferPointer<UInt8>, _ source: Source, _ document: SVGDocument?
  ) -> (value: SVGValue?, warning: SVGWarning.Kind?) {
    var reader = SVGValueReader(
      name: name, bytes: bytes, source: source, document: document, cursor: ByteCursor(css: bytes))
    let value = reader.wholeValue()
    if value != nil || reader.warning != nil { return (value, reader.warning) }
    if !reader.isOfAttribute, let unit = otherUnit(in: bytes) {
      return (nil, .feature("lengths in \(unit.text.lowercased())"))
    }
    return (nil, .value(property: name.text, value: bytes.trimmed.text))
  }

  /// True for the attribute `transform`, whose grammar is not that of CSS.
  private var isOfAttribute: Bool { source == .attribute && name == .transform }

  /// The value, if nothing follows it.
  private mutating func wholeValue() -> SVGValue? {
    if cursor.isAtEnd { return isOfAttribute ? .transforms([]) : nil }
    if let keyword { return keyword }
    if let plain = Self.plainValues(of: name) {
      return .word(plain.contains { cursor.rest.isWord($0) } ? 0 : 1)
    }
    if !isOfAttribute {
      if bytes.contains(CSSText.backslash) { return refuse(.feature("escapes in values")) }
      if Self.isComputed(bytes) { return unsupported() }
    }
    guard let value = someValue() else { return nil }
    cursor.skipCSSSpace()
    guard cursor.isAtEnd else {
      warning = nil
      return nil
    }
    return value
  }

  private mutating func refuse(_ warning: SVGWarning.Kind) -> SVGValue? {
    self.warning = warning
    return nil
  }

  /// Warns of the property with its value.
  mutating func unsupported() -> SVGValue? {
    refuse(.property("\(name.text) \(String(bytes.text.prefix(40)))"))
  }

  /// A unit that is not supported.
  private static func otherUnit(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    for word in bytes.split(whereSeparator: { !CSSText.isNameByte($0) }) {
      guard let digit = word.lastIndex(where: { $0.isDigit }) else { continue }
      let unit = UnsafeBufferPointer(rebasing: word[(digit + 1)...])
      if SVGLength.otherUnits.contains(unit) { return unit }
    }
    return nil
  }

  /// A keyword that every property accepts.
  private var keyword: SVGValue? {
    let byte = cursor.byte | 0x20
    guard byte == UInt8(ascii: "i") || byte == UInt8(ascii: "u") || byte == UInt8(ascii: "r") else {
      return nil
    }
    let word = cursor.rest
    if word.isWord("inherit") { return .inherit }
    if word.isWord("initial") { return .initial }
    if word.isWord("revert") { return .revert }
    // There are no layers to revert to.
    if word.isWord("unset") || word.isWord("revert-layer") { return .unset }
    return nil
  }

  /// Returns whether a value needs a computation that is not supported.
  private static func isComputed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.contains(UInt8(ascii: "(")) else { return false }
    return bytes.split(separator: UInt8(ascii: "("), omittingEmptySubsequences: false).dropLast()
      .contains { part in
        let start = part.lastIndex { !CSSText.isNameByte($0) }.map { $0 + 1 } ?? part.startIndex
        return computations.contains(UnsafeBufferPointer(rebasing: part[start...]))
      }
  }

  private static let computations = SortedWords("attr calc clamp env max min var")

  /// The values that change nothing, of a property of which any other value only is noted.
  private static func plainValues(of name: SVGName) -> [StaticString]? {
    switch name {
    case .background: ["none", "transparent"]
    case .border: ["none", "hidden", "0"]
    case .transformOrigin: ["0 0"]
    case .transformBox: ["view-box"]
    default: nil
    }
  }

  private mutating func someValue() -> SVGValue? {
    switch name {
    case .fill, .stroke: return paint()
    case .stopColor: return color()
    case .color:
      // The current colour is the parent's.
      let color = color()
      return color?.paint?.kind == .currentColor ? .inherit : color
    case .fillOpacity, .strokeOpacity, .opacity, .stopOpacity:
      return cursor.share().map { .number(min(max($0, 0), 1)) }
    case .fillRule, .clipRule: return word("nonzero", "evenodd")
    case .visibility: return word("visible", "hidden", "collapse")
    case .strokeLinecap: return word("butt", "round", "square")
    case .strokeLinejoin: return word("miter", "miter-clip", "round", "bevel", "arcs")
    case .strokeMiterlimit: return cursor.number().flatMap { $0 >= 1 ? .number($0) : nil }
    // These may have no unit in declarations either.
    case .strokeWidth, .r: return length(least: 0, needsUnit: false)
    case .strokeDashoffset: return length(needsUnit: false)
    case .x, .y, .cx, .cy, .x1, .y1, .x2, .y2: return length()
    case .width, .height, .rx, .ry:
      return cursor.takeWord("auto") ? SVGValue.none : length(least: 0)
    case .strokeDasharray: return dashes()
    case .fontSize: return fontSize()
    case .display: return display()
    case .overflow: return overflow()
    case .clipPath: return clipPath()
    case .transform: return transforms()
    case .d: return data()
    default: return initialValue()
    }
  }

  /// The initial value of a property of which no other is supported.
  private mutating func initialValue() -> SVGValue? {
    let isInitial = cursor.takeWord(name == .clip ? "auto" : "none")
    cursor.skipCSSSpace()
    if isInitial, cursor.isAtEnd { return SVGValue.none }
    switch name {
    case .marker, .markerStart, .markerMid, .markerEnd: return refuse(.feature("markers"))
    default: return refuse(.property(name.text))
    }
  }

  private mutating func word(_ words: StaticString...) -> SVGValue? {
    words.firstIndex { cursor.takeWord($0) }.map { .word($0) }
  }

  private mutating func length(
    least: Double = -.infinity, needsUnit: Bool = true
  ) -> SVGValue? {
    guard let (value, unit) = cursor.dimension(), let length = SVGLength(value, unit),
      value >= least, source == .attribute || !needsUnit || !unit.isEmpty || value == 0
    else { return nil }
    return .length(length)
  }

  // MARK: Paint

  private mutating func paint() -> SVGValue? {
    if cursor.takeWord("none") { return .paint(SVGPaint(.none)) }
    if cursor.takeWord("context-fill") { return .paint(SVGPaint(.contextFill)) }
    if cursor.takeWord("context-stroke") { return .paint(SVGPaint(.contextStroke)) }
    let start = cursor.next
    guard let (name, target) = cursor.function(), name.isWord("url") else {
      cursor.next = start
      return color()
    }
    // `url(#id)`, optionally with a fallback.
    cursor.skipCSSSpace()
    var fallback = SVGPaint.Kind.none
    if !cursor.isAtEnd {
      guard let other = paint()?.paint, other.kind != .server else {
        warning = nil
        return nil
      }
      fallback = other.kind
    }
    return .paint(SVGPaint(.server, fallback: fallback, server: element(target)))
  }

  private mutating func color() -> SVGValue? {
    var isUnsupported = false
    let kind = SVGColor.read(&cursor, &isUnsupported)
    return isUnsupported ? unsupported() : kind.map { .paint(SVGPaint($0)) }
  }

  /// The element that a URL refers to; nil, with a warning, if it is not in the document.
  private mutating func element(_ target: UnsafeBufferPointer<UInt8>) -> Int? {
    let url = target.trimmed.unquoted?.trimmed ?? target.trimmed
    let isHere = url.first == UInt8(ascii: "#")
    var id = UnsafeBufferPointer(rebasing: url.dropFirst(isHere ? 1 : 0)).text
    let index = isHere ? id.withUTF8 { document?.element(at: $0) } : nil
    if index == nil { warning = .reference("#\(id)") }
    return index
  }

  /// A clip path may also be a box, before or after a shape or alone, which is not supported.
  private mutating func clipPath() -> SVGValue? {
    for box in Self.clipBoxes where cursor.takeWord(box) { return unsupported() }
    if cursor.takeWord("none") { return SVGValue.none }
    guard let (name, target) = cursor.function() else { return nil }
    guard name.isWord("url") else { return unsupported() }
    return element(target).map { .element($0) } ?? SVGValue.none
  }

  private static let clipBoxes: [StaticString] = [
    "fill-box", "stroke-box", "view-box", "border-box", "padding-box", "content-box", "margin-box",
  ]

  // MARK: Words and lengths

  private mutating func display() -> SVGValue? {
    if cursor.takeWord("none") { return .word(0) }
    if cursor.takeWord("contents") { return .word(2) }
    var count = 0
    while let name = cursor.name() {
      guard Self.displays.contains(name) else { return nil }
      cursor.skipCSSSpace()
      count += 1
    }
    return count > 0 ? .word(1) : nil
  }

  static let displays = SortedWords(
    """
    -webkit-box -webkit-flex -webkit-inline-box -webkit-inline-flex block compact flex flow \
    flow-root grid inline inline-block inline-flex inline-grid inline-table list-item marker math \
    ruby ruby-base ruby-text run-in table table-caption table-cell table-column table-column-group \
    table-footer-group table-header-group table-row table-row-group
    """)

  /// One word, or one for each axis.
  private mutating func overflow() -> SVGValue? {
    let words: [StaticString] = ["visible", "auto", "hidden", "scroll", "clip"]
    guard let first = words.firstIndex(where: { cursor.takeWord($0) }) else { return nil }
    cursor.skipCSSSpace()
    let second = words.firstIndex { cursor.takeWord($0) } ?? first
    return .word(max(first, second) > 1 ? 1 : 0)
  }

  private mutating func dashes() -> SVGValue? {
    if cursor.takeWord("none") { return SVGValue.none }
    var lengths: [SVGLength] = []
    while let length = length(least: 0, needsUnit: false)?.length {
      lengths.append(length)
      let hadComma = cursor.takeComma()
      cursor.skipCSSSpace()
      if cursor.isAtEnd { return hadComma ? nil : .dashes(SVGDashes(lengths)) }
    }
    return nil
  }

  private mutating func fontSize() -> SVGValue? {
    let words: [(StaticString, Double)] = [
      ("xx-small", 9), ("x-small", 10), ("small", 13), ("medium", 16), ("large", 18),
      ("x-large", 24), ("xx-large", 32), ("xxx-large", 48),
    ]
    for (word, size) in words where cursor.takeWord(word) { return .length(SVGLength(size)) }
    if cursor.takeWord("larger") { return .length(SVGLength(1.2, .em)) }
    if cursor.takeWord("smaller") { return .length(SVGLength(1 / 1.2, .em)) }
    guard let length = length(least: 0)?.length else { return nil }
    return .length(length.unit == .percent ? SVGLength(length.value / 100, .em) : length)
  }

  private mutating func data() -> SVGValue? {
    if cursor.takeWord("none") { return SVGValue.none }
    guard let (name, arguments) = cursor.function() else { return nil }
    guard name.isWord("path") else { return unsupported() }
    return arguments.trimmed.unquoted.map { .data($0) }
  }
}

struct SVGPaint: Hashable {
  enum Kind: UInt8 {
    case none, visible, invisible, currentColor, contextFill, contextStroke
    /// A gradient or pattern.
    case server
  }

  let kind: Kind
  /// Used if the server is missing.
  let fallback: Kind
  /// The server's index in the document; nil if there is no such element.
  let server: Int?

  init(_ kind: Kind, fallback: Kind = .none, server: Int? = nil) {
    (self.kind, self.fallback, self.server) = (kind, fallback, server)
  }
}
