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
    var scanner = CSSScanner(bytes)
    if source == .attribute, name == .transform {
      if let wide = Self.wide(scanner) { return .value(wide) }
      return SVGTransformReader.attribute(bytes).map { .value(.matrix($0)) } ?? .bad
    }
    if scanner.isAtEnd { return .bad }
    if let wide = Self.wide(scanner) { return .value(wide) }
    if let plain = Self.plainValues(of: name) {
      return .value(.word(plain.contains { scanner.rest.isWord($0) } ? 0 : 1))
    }
    if bytes.contains(CSSText.backslash) { return .unsupported(.feature("escapes in values")) }
    if Self.isComputed(bytes) { return .unsupported() }
    let outcome = read(name, &scanner, source)
    scanner.skipSpace()
    if outcome.value != nil, !scanner.isAtEnd { return Self.invalid(bytes) }
    if case .bad = outcome { return Self.invalid(bytes) }
    return outcome
  }

  /// The outcome for a value that cannot be read.
  static func invalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
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
  private static func wide(_ start: CSSScanner) -> SVGValue? {
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
    _ name: SVGName, _ scanner: inout CSSScanner, _ source: Source
  ) -> Outcome {
    switch name {
    case .fill, .stroke: return paint(&scanner)
    case .color, .stopColor: return SVGColor.read(&scanner)
    case .fillOpacity, .strokeOpacity, .opacity, .stopOpacity:
      return scanner.share().map { .value(.number(min(max($0, 0), 1))) } ?? .bad
    case .fillRule, .clipRule: return word(&scanner, ["nonzero", "evenodd"])
    case .visibility: return word(&scanner, ["visible", "hidden", "collapse"])
    case .strokeLinecap: return word(&scanner, ["butt", "round", "square"])
    case .strokeLinejoin:
      return word(&scanner, ["miter", "round", "bevel", "miter-clip", "arcs"])
    case .strokeMiterlimit:
      return scanner.number().flatMap { $0 >= 1 ? .value(.number($0)) : nil } ?? .bad
    // These may have no unit in declarations either.
    case .strokeWidth, .r: return length(&scanner, .attribute, least: 0)
    case .strokeDashoffset: return length(&scanner, .attribute, least: nil)
    case .x, .y, .cx, .cy: return length(&scanner, source, least: nil)
    case .width, .height, .rx, .ry:
      return scanner.take("auto") ? .value(.none) : length(&scanner, source, least: 0)
    case .strokeDasharray: return dashes(&scanner)
    case .fontSize: return fontSize(&scanner, source)
    case .display: return display(&scanner)
    case .overflow: return overflow(&scanner)
    case .clipPath: return clipPath(&scanner)
    case .transform: return SVGTransformReader.property(&scanner)
    case .d: return data(&scanner)
    default: return initialValue(of: name, scanner)
    }
  }

  /// The outcome for a property of which only the initial value is supported.
  private func initialValue(of name: SVGName, _ scanner: CSSScanner) -> Outcome {
    if scanner.rest.isWord(name == .clip ? "auto" : "none") { return .value(.none) }
    switch name {
    case .marker, .markerStart, .markerMid, .markerEnd: return .unsupported(.feature("markers"))
    default: return .unsupported(.property(name.text))
    }
  }

  private func word(_ scanner: inout CSSScanner, _ words: [StaticString]) -> Outcome {
    for (index, word) in words.enumerated() where scanner.take(word) {
      return .value(.word(UInt8(index)))
    }
    return .bad
  }

  private func length(
    _ scanner: inout CSSScanner, _ source: Source, least: Double?
  ) -> Outcome {
    guard let (value, unit) = scanner.dimension(), let length = SVGLength(value, unit),
      value >= least ?? value, source == .attribute || !unit.isEmpty || value == 0
    else { return .bad }
    return .value(.length(length))
  }

  // MARK: Paint

  private func paint(_ scanner: inout CSSScanner) -> Outcome {
    if scanner.take("none") { return .value(.paint(SVGPaint(.none))) }
    if scanner.take("context-fill") { return .value(.paint(SVGPaint(.contextFill))) }
    if scanner.take("context-stroke") { return .value(.paint(SVGPaint(.contextStroke))) }
    var probe = scanner
    if let (name, target) = probe.function(), name.isWord("url") {
      scanner = probe
      return server(target, &scanner)
    }
    let color = SVGColor.read(&scanner)
    switch color {
    case .value(.shows(let shows)):
      return .value(.paint(SVGPaint(shows ? .visible : .invisible)))
    case .value(.currentColor): return .value(.paint(SVGPaint(.currentColor)))
    default: return color
    }
  }

  /// `url(#id)`, optionally with a fallback.
  private func server(
    _ target: UnsafeBufferPointer<UInt8>, _ scanner: inout CSSScanner
  ) -> Outcome {
    scanner.skipSpace()
    var fallback = SVGPaint.Kind.none
    if !scanner.isAtEnd, !scanner.take("none") {
      switch paint(&scanner) {
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
  private func clipPath(_ scanner: inout CSSScanner) -> Outcome {
    for box in Self.clipBoxes where scanner.take(box) { return .unsupported() }
    if scanner.take("none") { return .value(.none) }
    guard let (name, target) = scanner.function() else { return .bad }
    guard name.isWord("url") else { return .unsupported() }
    let (index, text) = element(target)
    return index.map { .value(.element($0)) } ?? .missing(.element(-1), text)
  }

  private static let clipBoxes: [StaticString] = [
    "fill-box", "stroke-box", "view-box", "border-box", "padding-box", "content-box", "margin-box",
  ]

  // MARK: Words and lengths

  private func display(_ scanner: inout CSSScanner) -> Outcome {
    if scanner.take("none") { return .value(.word(0)) }
    if scanner.take("contents") { return .value(.word(2)) }
    var count = 0
    while let name = scanner.name() {
      guard Self.displays.contains(name) else { return .bad }
      scanner.skipSpace()
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

  private func overflow(_ scanner: inout CSSScanner) -> Outcome {
    var hides = false
    var count = 0
    while count < 2 {
      if scanner.take("hidden") || scanner.take("scroll") || scanner.take("clip") {
        hides = true
      } else if !scanner.take("visible"), !scanner.take("auto") {
        break
      }
      count += 1
      scanner.skipSpace()
    }
    return count > 0 ? .value(.word(hides ? 1 : 0)) : .bad
  }

  private func dashes(_ scanner: inout CSSScanner) -> Outcome {
    if scanner.take("none") { return .value(.lengths([])) }
    var lengths: [SVGLength] = []
    repeat {
      guard let (value, unit) = scanner.dimension(), value >= 0,
        let length = SVGLength(value, unit)
      else { return .bad }
      lengths.append(length)
      let hadComma = scanner.takeComma()
      scanner.skipSpace()
      if scanner.isAtEnd { return hadComma ? .bad : .value(.lengths(lengths)) }
    } while true
  }

  private func fontSize(_ scanner: inout CSSScanner, _ source: Source) -> Outcome {
    let words: [(StaticString, Double)] = [
      ("xx-small", 9), ("x-small", 10), ("small", 13), ("medium", 16), ("large", 18),
      ("x-large", 24), ("xx-large", 32), ("xxx-large", 48),
    ]
    for (word, size) in words where scanner.take(word) { return .value(.length(SVGLength(size))) }
    if scanner.take("larger") { return .value(.length(SVGLength(value: 1.2, unit: .em))) }
    if scanner.take("smaller") { return .value(.length(SVGLength(value: 1 / 1.2, unit: .em))) }
    guard case .value(.length(var length)) = self.length(&scanner, source, least: 0) else {
      return .bad
    }
    if length.unit == .percent { length = SVGLength(value: length.value / 100, unit: .em) }
    return .value(.length(length))
  }

  private func data(_ scanner: inout CSSScanner) -> Outcome {
    if scanner.take("none") { return .value(.none) }
    guard let (name, arguments) = scanner.function() else { return .bad }
    guard name.isWord("path") else { return .unsupported() }
    let text = arguments.trimmed
    guard text.count >= 2, let quote = text.first, quote == text[text.count - 1],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return .bad }
    return .value(.data(UnsafeBufferPointer(rebasing: text[1..<text.count - 1])))
  }
}
