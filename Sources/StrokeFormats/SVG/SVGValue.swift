import StrokeCore

enum SVGValue {
  case inherit
  case initial
  case unset
  /// The value of a browser's own sheet, or else the same as `unset`.
  case revert
  case paint(SVGPaint)
  /// Whether a colour shows.
  case shows(Bool)
  case currentColor
  case number(Double)
  case length(SVGLength)
  case lengths([SVGLength])
  case word(UInt8)
  /// `auto` for a length, or `none` for others.
  case none
  /// The index of the referenced element; -1 if it does not exist.
  case element(Int)
  case matrix(Transform)
  case transforms([SVGTransform])
  case data(UnsafeBufferPointer<UInt8>)
}

enum SVGTransform {
  case matrix(Transform)
  /// A shift; percentages are of the reference box.
  case translate(SVGLength, SVGLength)
}

struct SVGValueReader {
  /// The source of a value. In attributes units may be missing, and SVG's own grammar of transforms
  /// and path data applies.
  enum Source {
    case attribute, declaration
  }

  enum Outcome {
    case value(SVGValue)
    case bad
    /// The value is valid, but it is not supported, nor is any that has something in common with
    /// it.
    case unsupported(SVGWarning.Kind? = nil)
    /// The value refers to an element that is not in the document.
    case missing(SVGValue, String)

    var value: SVGValue? {
      switch self {
      case .value(let value), .missing(let value, _): value
      case .bad, .unsupported: nil
      }
    }

    /// The warning about the text of a property, if any.
    func warning(_ name: SVGName, _ text: UnsafeBufferPointer<UInt8>) -> SVGWarning.Kind? {
      switch self {
      case .value: nil
      case .missing(_, let id): .reference("#\(id)")
      case .unsupported(let warning):
        warning ?? .property("\(name.text) \(String(text.text.prefix(40)))")
      case .bad: .value(property: name.text, value: text.trimmed.text)
      }
    }
  }

  let document: SVGDocument?

  func read(
    _ name: SVGName, _ bytes: UnsafeBufferPointer<UInt8>, _ source: Source
  ) -> Outcome {
    var cursor = ByteCursor(css: bytes)
    if source == .attribute, name == .transform {
      if let wide = Self.wide(cursor) { return .value(wide) }
      return SVGTransformReader.attribute(bytes).map { .value(.matrix($0)) } ?? .bad
    }
    if cursor.isAtEnd { return .bad }
    if let wide = Self.wide(cursor) { return .value(wide) }
    if let plain = Self.plainValues(of: name) {
      return .value(.word(plain.contains { cursor.rest.isWord($0) } ? 0 : 1))
    }
    if bytes.contains(CSSText.backslash) { return .unsupported(.feature("escapes in values")) }
    if Self.isComputed(bytes) { return .unsupported() }
    let outcome = read(name, &cursor, source)
    cursor.skipCSSSpace()
    if outcome.value != nil, !cursor.isAtEnd { return Self.invalid(bytes) }
    if case .bad = outcome { return Self.invalid(bytes) }
    return outcome
  }

  /// The outcome for a value that cannot be read.
  private static func invalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    for word in bytes.split(whereSeparator: { !CSSText.isNameByte($0) }) {
      guard let digit = word.lastIndex(where: { (0x30...0x39) ~= $0 }) else { continue }
      let unit = UnsafeBufferPointer(rebasing: word[(digit + 1)...])
      if SVGLength.otherUnits.contains(unit) {
        return .unsupported(.feature("lengths in \(unit.text.lowercased())"))
      }
    }
    return isComputed(bytes) ? .unsupported() : .bad
  }

  /// A keyword that every property accepts.
  private static func wide(_ start: ByteCursor) -> SVGValue? {
    let byte = start.byte | 0x20
    guard byte == UInt8(ascii: "i") || byte == UInt8(ascii: "u") || byte == UInt8(ascii: "r") else {
      return nil
    }
    let word = start.rest
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
    var start = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") {
        let name = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if name.isWord("calc") || name.isWord("var") || name.isWord("min") || name.isWord("max")
          || name.isWord("clamp") || name.isWord("env") || name.isWord("attr")
        {
          return true
        }
      }
      if !CSSText.isNameByte(byte) { start = index + 1 }
    }
    return false
  }

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

  private func read(
    _ name: SVGName, _ cursor: inout ByteCursor, _ source: Source
  ) -> Outcome {
    switch name {
    case .fill, .stroke: return paint(&cursor)
    case .color, .stopColor: return SVGColor.read(&cursor)
    case .fillOpacity, .strokeOpacity, .opacity, .stopOpacity:
      return cursor.share().map { .value(.number(min(max($0, 0), 1))) } ?? .bad
    case .fillRule, .clipRule: return word(&cursor, ["nonzero", "evenodd"])
    case .visibility: return word(&cursor, ["visible", "hidden", "collapse"])
    case .strokeLinecap: return word(&cursor, ["butt", "round", "square"])
    case .strokeLinejoin:
      return word(&cursor, ["miter", "round", "bevel", "miter-clip", "arcs"])
    case .strokeMiterlimit:
      return cursor.number().flatMap { $0 >= 1 ? .value(.number($0)) : nil } ?? .bad
    // These may have no unit in declarations either.
    case .strokeWidth, .r: return length(&cursor, .attribute, least: 0)
    case .strokeDashoffset: return length(&cursor, .attribute, least: nil)
    case .x, .y, .cx, .cy: return length(&cursor, source, least: nil)
    case .width, .height, .rx, .ry:
      return cursor.takeWord("auto") ? .value(.none) : length(&cursor, source, least: 0)
    case .strokeDasharray: return dashes(&cursor)
    case .fontSize: return fontSize(&cursor, source)
    case .display: return display(&cursor)
    case .overflow: return overflow(&cursor)
    case .clipPath: return clipPath(&cursor)
    case .transform: return SVGTransformReader.property(&cursor)
    case .d: return data(&cursor)
    default: return initialValue(of: name, &cursor)
    }
  }

  /// The outcome for a property of which only the initial value is supported.
  private func initialValue(of name: SVGName, _ cursor: inout ByteCursor) -> Outcome {
    let isInitial = cursor.takeWord(name == .clip ? "auto" : "none")
    cursor.skipCSSSpace()
    if isInitial, cursor.isAtEnd { return .value(.none) }
    switch name {
    case .marker, .markerStart, .markerMid, .markerEnd: return .unsupported(.feature("markers"))
    default: return .unsupported(.property(name.text))
    }
  }

  private func word(_ cursor: inout ByteCursor, _ words: [StaticString]) -> Outcome {
    for (index, word) in words.enumerated() where cursor.takeWord(word) {
      return .value(.word(UInt8(index)))
    }
    return .bad
  }

  private func length(
    _ cursor: inout ByteCursor, _ source: Source, least: Double?
  ) -> Outcome {
    guard let (value, unit) = cursor.dimension(), let length = SVGLength(value, unit),
      value >= least ?? value, source == .attribute || !unit.isEmpty || value == 0
    else { return .bad }
    return .value(.length(length))
  }

  // MARK: Paint

  private func paint(_ cursor: inout ByteCursor) -> Outcome {
    if cursor.takeWord("none") { return .value(.paint(SVGPaint(.none))) }
    if cursor.takeWord("context-fill") { return .value(.paint(SVGPaint(.contextFill))) }
    if cursor.takeWord("context-stroke") { return .value(.paint(SVGPaint(.contextStroke))) }
    var probe = cursor
    if let (name, target) = probe.function(), name.isWord("url") {
      cursor = probe
      return server(target, &cursor)
    }
    let color = SVGColor.read(&cursor)
    switch color {
    case .value(.shows(let shows)):
      return .value(.paint(SVGPaint(shows ? .visible : .invisible)))
    case .value(.currentColor): return .value(.paint(SVGPaint(.currentColor)))
    default: return color
    }
  }

  /// `url(#id)`, optionally with a fallback.
  private func server(
    _ target: UnsafeBufferPointer<UInt8>, _ cursor: inout ByteCursor
  ) -> Outcome {
    cursor.skipCSSSpace()
    var fallback = SVGPaint.Kind.none
    if !cursor.isAtEnd, !cursor.takeWord("none") {
      switch paint(&cursor) {
      case .value(.paint(let paint)) where paint.kind != .server: fallback = paint.kind
      default: return .bad
      }
    }
    let (index, text) = element(target)
    let paint = SVGPaint(server: Int32(truncatingIfNeeded: index ?? -1), fallback: fallback)
    return index == nil ? .missing(.paint(paint), text) : .value(.paint(paint))
  }

  /// The element that a URL refers to, and the URL for a message.
  private func element(_ target: UnsafeBufferPointer<UInt8>) -> (Int?, String) {
    var url = target.trimmed
    if url.count >= 2, let first = url.first, first == url[url.count - 1],
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    {
      url = UnsafeBufferPointer(rebasing: url[1..<url.count - 1]).trimmed
    }
    guard url.first == UInt8(ascii: "#") else { return (nil, url.text) }
    let id = UnsafeBufferPointer(rebasing: url[1...]).text
    return (Array(id.utf8).withUnsafeBufferPointer { document?.element(at: $0) }, id)
  }

  /// A clip path may also be a box, before or after a shape or alone, which is not supported.
  private func clipPath(_ cursor: inout ByteCursor) -> Outcome {
    for box in Self.clipBoxes where cursor.takeWord(box) { return .unsupported() }
    if cursor.takeWord("none") { return .value(.none) }
    guard let (name, target) = cursor.function() else { return .bad }
    guard name.isWord("url") else { return .unsupported() }
    let (index, text) = element(target)
    return index.map { .value(.element($0)) } ?? .missing(.element(-1), text)
  }

  private static let clipBoxes: [StaticString] = [
    "fill-box", "stroke-box", "view-box", "border-box", "padding-box", "content-box", "margin-box",
  ]

  // MARK: Words and lengths

  private func display(_ cursor: inout ByteCursor) -> Outcome {
    if cursor.takeWord("none") { return .value(.word(0)) }
    if cursor.takeWord("contents") { return .value(.word(2)) }
    var count = 0
    while let name = cursor.name() {
      guard Self.displays.contains(name) else { return .bad }
      cursor.skipCSSSpace()
      count += 1
    }
    return count > 0 ? .value(.word(1)) : .bad
  }

  static let displays = SortedWords(
    """
    -webkit-box -webkit-flex -webkit-inline-box -webkit-inline-flex block compact flex flow \
    flow-root grid inline inline-block inline-flex inline-grid inline-table list-item marker math \
    ruby ruby-base ruby-text run-in table table-caption table-cell table-column table-column-group \
    table-footer-group table-header-group table-row table-row-group
    """)

  private func overflow(_ cursor: inout ByteCursor) -> Outcome {
    var hides = false
    var count = 0
    while count < 2 {
      if cursor.takeWord("hidden") || cursor.takeWord("scroll") || cursor.takeWord("clip") {
        hides = true
      } else if !cursor.takeWord("visible"), !cursor.takeWord("auto") {
        break
      }
      count += 1
      cursor.skipCSSSpace()
    }
    return count > 0 ? .value(.word(hides ? 1 : 0)) : .bad
  }

  private func dashes(_ cursor: inout ByteCursor) -> Outcome {
    if cursor.takeWord("none") { return .value(.lengths([])) }
    var lengths: [SVGLength] = []
    repeat {
      guard let (value, unit) = cursor.dimension(), value >= 0,
        let length = SVGLength(value, unit)
      else { return .bad }
      lengths.append(length)
      let hadComma = cursor.takeComma()
      cursor.skipCSSSpace()
      if cursor.isAtEnd { return hadComma ? .bad : .value(.lengths(lengths)) }
    } while true
  }

  private func fontSize(_ cursor: inout ByteCursor, _ source: Source) -> Outcome {
    let words: [(StaticString, Double)] = [
      ("xx-small", 9), ("x-small", 10), ("small", 13), ("medium", 16), ("large", 18),
      ("x-large", 24), ("xx-large", 32), ("xxx-large", 48),
    ]
    for (word, size) in words where cursor.takeWord(word) {
      return .value(.length(SVGLength(size)))
    }
    if cursor.takeWord("larger") { return .value(.length(SVGLength(1.2, .em))) }
    if cursor.takeWord("smaller") { return .value(.length(SVGLength(1 / 1.2, .em))) }
    guard case .value(.length(var length)) = self.length(&cursor, source, least: 0) else {
      return .bad
    }
    if length.unit == .percent { length = SVGLength(length.value / 100, .em) }
    return .value(.length(length))
  }

  private func data(_ cursor: inout ByteCursor) -> Outcome {
    if cursor.takeWord("none") { return .value(.none) }
    guard let (name, arguments) = cursor.function() else { return .bad }
    guard name.isWord("path") else { return .unsupported() }
    let text = arguments.trimmed
    guard text.count >= 2, let quote = text.first, quote == text[text.count - 1],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return .bad }
    return .value(.data(UnsafeBufferPointer(rebasing: text[1..<text.count - 1])))
  }
}
