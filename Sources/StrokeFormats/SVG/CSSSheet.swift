import StrokeCore

struct CSSRules {
  /// A property and its value, with the weight that orders declarations.
  struct Declaration {
    let name: SVGName
    let value: SVGValue
    let weight: UInt64
  }

  struct Rule {
    let selector: CSSSelector
    let declarations: Range<Int>
  }

  /// The words of all selectors, and their numbers: names of elements, `.class` and `#id`.
  var words: [String: Int] = [:]
  private(set) var all: [Rule] = []
  var declarations: [Declaration] = []
  /// The rules that select elements with a word, by the word's number; a rule with several words is
  /// listed under the rarest kind. Then the rules without words.
  private var byWord: [[Int]] = []
  private(set) var others: [Int] = []
  private var compoundCount = 0

  /// The most selector compounds and declarations of a drawing.
  static let mostParts = 200_000

  var isEmpty: Bool { all.isEmpty }

  var partCount: Int { compoundCount + declarations.count }

  /// The rules that ask for a word. A selector that could not be read to its end may have added
  /// words without a rule.
  func rules(of word: Int) -> [Int] { word < byWord.count ? byWord[word] : [] }

  mutating func add(_ selector: CSSSelector, _ range: Range<Int>) {
    while byWord.count < words.count { byWord.append([]) }
    if let word = selector.compounds[0].words.last {
      byWord[word].append(all.count)
    } else {
      others.append(all.count)
    }
    all.append(Rule(selector: selector, declarations: range))
    compoundCount += selector.compounds.count
  }
}

/// The weights of declarations: the heaviest one wins, and among equals the last.
enum CSSWeight {
  static let attribute: UInt64 = 0
  static let sheet: UInt64 = 1 << 60
  static let style: UInt64 = 1 << 61
  static let important: UInt64 = 1 << 62
}

struct CSSReader {
  private let document: SVGDocument
  private var rules = CSSRules()
  private(set) var warnings: [(kind: SVGWarning.Kind, position: TextPosition)] = []
  private var order: UInt64 = 0
  private var budget: MemoryBudget

  init(_ document: SVGDocument, within budget: MemoryBudget) {
    (self.document, self.budget) = (document, budget)
  }

  /// The rules, which are moved: a copy of so many would take a while.
  mutating func takeRules() -> CSSRules {
    var taken = CSSRules()
    swap(&taken, &rules)
    return taken
  }

  mutating func readSheets() throws(ReadError) {
    for sheet in document.sheets {
      if let type = document.attribute(.type, of: sheet.node)?.value.trimmed, !type.isEmpty,
        !type.isWord("text/css")
      {
        continue
      }
      if let media = document.attribute(.media, of: sheet.node) {
        let value = media.value.trimmed
        guard value.isEmpty || value.isWord("all") || value.isWord("screen") else {
          warnings.append((.property("<style media=\"\(value.text.excerpt)\">"), media.position))
          continue
        }
      }
      try read(document.texts.withoutComments(sheet.text), sheet.position)
    }
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: TextPosition
  ) throws(ReadError) {
    // Where references have been replaced, the text is longer in the file.
    var cursor = ByteCursor(bytes, at: position, endsLinesInCR: true)
    let first = cursor.next
    while Self.skipToRule(&cursor) {
      let (start, place) = (cursor.next - first, cursor.countLines())
      let isRule = cursor.sees(UInt8(ascii: "@"))
      // Up to the block, or to the end of a rule without a block.
      let stop = CSSText.end(bytes, from: start) { byte in
        byte == UInt8(ascii: "{") || isRule && byte == UInt8(ascii: ";")
      }
      let prelude = UnsafeBufferPointer(rebasing: bytes[start..<stop]).trimmed
      var close = stop
      if isRule { atRule(prelude, place) }
      if stop < bytes.count, bytes[stop] == UInt8(ascii: "{") {
        close = CSSText.end(bytes, from: stop + 1) { $0 == UInt8(ascii: "}") }
        let block = UnsafeBufferPointer(rebasing: bytes[(stop + 1)..<close])
        if !isRule { try styleRule(prelude, block, place) }
      }
      guard rules.partCount + warnings.count <= CSSRules.mostParts else {
        throw ReadError(
          "the style sheets have over \(CSSRules.mostParts) selectors and declarations",
          at: position)
      }
      cursor.next = first + min(close + 1, bytes.count)
    }
  }

  /// Skips to the next rule; false at the end. A stray `;` or `}` belongs to the rule.
  private static func skipToRule(_ cursor: inout ByteCursor) -> Bool {
    repeat { cursor.skipCSSSpace() } while cursor.take("<!--") || cursor.take("-->")
    return !cursor.isAtEnd
  }

  private mutating func atRule(
    _ prelude: UnsafeBufferPointer<UInt8>, _ position: TextPosition
  ) {
    var cursor = ByteCursor(css: prelude)
    _ = cursor.take(UInt8(ascii: "@"))
    guard let name = cursor.name()?.text.lowercased(), !Self.idleRules.contains(name) else {
      return
    }
    warnings.append((.property("@\(name)"), position))
  }

  /// The rules that have no effect on elements by themselves.
  private static let idleRules: Set = [
    "charset", "font-face", "page", "keyframes", "-webkit-keyframes", "counter-style", "property",
    "color-profile", "font-feature-values", "font-palette-values", "view-transition",
  ]

  /// Reads a rule. Unsupported selectors of a list are skipped; an unknown one drops the rule, as
  /// CSS requires.
  private mutating func styleRule(
    _ prelude: UnsafeBufferPointer<UInt8>, _ block: UnsafeBufferPointer<UInt8>,
    _ position: TextPosition
  ) throws(ReadError) {
    var (selectors, unsupported, start) = ([CSSSelector](), [String](), 0)
    while start <= prelude.count {
      try budget.check(at: position)
      let end = CSSText.end(prelude, from: start) { $0 == UInt8(ascii: ",") }
      let text = UnsafeBufferPointer(rebasing: prelude[start..<end])
      switch CSSSelector.read(text, &rules.words) {
      case .selector(let selector): selectors.append(selector)
      case .unsupported(let kind): unsupported.append(kind)
      case .unknown: return warnings.append((.selector(prelude.text), position))
      }
      start = end + 1
    }
    warnings += unsupported.map { (.feature($0), position) }
    guard !selectors.isEmpty else { return }
    let first = rules.declarations.count
    var nested: [String] = []
    Self.split(block) { name, value, isImportant in
      declare(name, value, position, isImportant: isImportant)
    } nested: {
      nested.append($0.text)
    }
    warnings += nested.map { (.property("the rule \"\($0.excerpt)\" in another rule"), position) }
    for selector in selectors { rules.add(selector, first..<rules.declarations.count) }
  }

  private mutating func declare(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>,
    _ position: TextPosition, isImportant: Bool
  ) {
    order += 1
    let importance = isImportant ? CSSWeight.important : 0
    let weight = CSSWeight.sheet | importance | min(order, 0xFF_FFFF)
    Self.values(of: name, value, document) { property, outcome in
      if let value = outcome.value {
        rules.declarations.append(
          CSSRules.Declaration(name: property, value: value, weight: weight))
      }
      if let warning = outcome.warning(property, value) { warnings.append((warning, position)) }
    }
  }

  /// Splits a block into declarations: names, values and whether they are important.
  ///
  /// - Parameter nested: Receives the prelude of each rule nested in this one. Only custom
  ///   properties may have a block as their value.
  static func split(
    _ block: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>, Bool) -> Void,
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
      let piece = UnsafeBufferPointer(rebasing: block[index..<stop])
      index = stop + 1
      guard let colon = piece.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = UnsafeBufferPointer(rebasing: piece[..<colon]).trimmed
      var value = UnsafeBufferPointer(rebasing: piece[(colon + 1)...]).trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: UInt8(ascii: "!")),
        UnsafeBufferPointer(rebasing: value[(mark + 1)...]).trimmed.isWord("important")
      {
        isImportant = true
        value = UnsafeBufferPointer(rebasing: value[..<mark]).trimmed
      }
      body(name, value, isImportant)
    }
  }

  /// Calls `body` with the properties that a declaration sets, with shorthands expanded.
  static func values(
    of name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>,
    _ document: SVGDocument, _ body: (SVGName, SVGValueReader.Outcome) -> Void
  ) {
    let reader = SVGValueReader(document: document)
    switch property(name) {
    case .font: if let outcome = font(value, reader) { body(.fontSize, outcome) }
    case .all:
      guard case .value(let wide) = reader.read(.display, value, .declaration) else { return }
      switch wide {
      case .inherit, .initial, .unset, .revert:
        for property in SVGName.allCases where property.isProperty { body(property, .value(wide)) }
      default: body(.all, .bad)
      }
    case let one? where one.isProperty: body(one, reader.read(one, value, .declaration))
    default: break
    }
  }

  /// The property with a name, with an alias of that name, or of which the name is a part;
  /// case-insensitive.
  private static func property(_ name: UnsafeBufferPointer<UInt8>) -> SVGName? {
    if let property = SVGName(property: name) { return property }
    var word = name.text.lowercased()
    return otherNames[word] ?? word.withUTF8 { SVGName(property: $0) }
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
  private static func font(
    _ value: UnsafeBufferPointer<UInt8>, _ reader: SVGValueReader
  ) -> SVGValueReader.Outcome? {
    let words = value.split { CSSText.isSpace($0) || $0 == UInt8(ascii: "/") }
    if words.count == 1 {
      if case .value(let wide) = reader.read(.fontSize, value, .declaration) { return .value(wide) }
      return nil
    }
    for word in words {
      let bytes = UnsafeBufferPointer(rebasing: value[word.startIndex..<word.endIndex])
      // A number alone is a weight.
      if let first = bytes.first, (0x30...0x39) ~= first, bytes.allSatisfy({ (0x30...0x39) ~= $0 })
      {
        continue
      }
      switch reader.read(.fontSize, bytes, .declaration) {
      case .value(.length(let size)): return .value(.length(size))
      case .unsupported(let warning): return .unsupported(warning)
      default: break
      }
    }
    return nil
  }
}
