import StrokeCore

/// The rules of a drawing's style sheets.
///
/// Each rule is listed under one word of its selector, so that few rules are tried on an element.
/// Beyond ``mostSteps`` the drawing is refused.
struct CSSRules {
  struct Rule {
    let selector: CSSSelector
    let declarations: Range<Int>
  }

  let document: SVGDocument
  private var budget: MemoryBudget
  /// The words of all selectors, and their numbers: names of elements, `.class` and `#id`.
  private(set) var words: [String: Int] = [:]
  private(set) var all: [Rule] = []
  private(set) var declarations: [SVGDeclaration] = []
  /// The rules that select elements with a word, by the word's number; a rule with several words is
  /// listed under the rarest kind. Then the rules without words.
  private(set) var byWord: [Int: [Int]] = [:]
  private(set) var others: [Int] = []
  private var compoundCount = 0
  private(set) var warnings: [(kind: SVGWarning.Kind, position: TextPosition)] = []

  /// The numbers of each element's words that occur in selectors, as far as they have been found.
  var elementWords: [[Int]?]
  /// The comparisons so far, in units of one that reads a name.
  var steps = 0
  /// The most comparisons for a drawing: about a second.
  var mostSteps = 40_000_000

  /// The most selector compounds, declarations and warnings of a drawing.
  private static let mostParts = 200_000

  /// Reads the sheets of a document.
  init(_ document: SVGDocument, within budget: MemoryBudget) throws(ReadError) {
    (self.document, self.budget) = (document, budget)
    elementWords = document.sheets.isEmpty ? [] : Array(repeating: nil, count: document.nodes.count)
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
    while true {
      repeat { cursor.skipCSSSpace() } while cursor.take("<!--") || cursor.take("-->")
      // A stray `;` or `}` belongs to the next rule.
      guard !cursor.isAtEnd else { return }
      let (start, place) = (cursor.next - first, cursor.countLines())
      let isAtRule = cursor.sees(UInt8(ascii: "@"))
      // Up to the block, or to the end of a rule without a block.
      let stop = CSSText.end(bytes, from: start) { byte in
        byte == UInt8(ascii: "{") || isAtRule && byte == UInt8(ascii: ";")
      }
      let prelude = UnsafeBufferPointer(rebasing: bytes[start..<stop]).trimmed
      var close = stop
      if stop < bytes.count, bytes[stop] == UInt8(ascii: "{") {
        close = CSSText.end(bytes, from: stop + 1) { $0 == UInt8(ascii: "}") }
        let block = UnsafeBufferPointer(rebasing: bytes[(stop + 1)..<close])
        if !isAtRule { try add(prelude, block, place) }
      }
      if isAtRule, let name = ByteCursor(prelude).atRuleName, !Self.idleRules.contains(name) {
        warnings.append((.property("@\(name)"), place))
      }
      guard compoundCount + declarations.count + warnings.count <= Self.mostParts else {
        throw ReadError(
          "the style sheets have over \(Self.mostParts) selectors and declarations", at: position)
      }
      cursor.next = first + min(close + 1, bytes.count)
    }
  }

  /// The rules that have no effect on elements by themselves.
  private static let idleRules: Set = [
    "charset", "font-face", "page", "keyframes", "-webkit-keyframes", "counter-style", "property",
    "color-profile", "font-feature-values", "font-palette-values", "view-transition",
  ]

  /// Adds a rule. Unsupported selectors of a list are skipped; an unknown one drops the rule, as CSS
  /// requires.
  private mutating func add(
    _ prelude: UnsafeBufferPointer<UInt8>, _ block: UnsafeBufferPointer<UInt8>,
    _ position: TextPosition
  ) throws(ReadError) {
    var (selectors, unsupported, start) = ([CSSSelector](), [String](), 0)
    while start <= prelude.count {
      try budget.check(at: position)
      let end = CSSText.end(prelude, from: start) { $0 == UInt8(ascii: ",") }
      var cursor = ByteCursor(css: UnsafeBufferPointer(rebasing: prelude[start..<end]))
      if let selector = CSSSelector(&cursor, &words) {
        selectors.append(selector)
      } else if let kind = CSSSelector.unsupportedKind(of: cursor.rest) {
        unsupported.append(kind)
      } else {
        return warnings.append((.selector(prelude.text), position))
      }
      start = end + 1
    }
    warnings += unsupported.map { (.feature($0), position) }
    guard !selectors.isEmpty else { return }
    let first = declarations.count
    CSSDeclaration.split(block) { item in
      item.expand(document) { property, value, warning in
        if let value {
          let order = UInt64(min(declarations.count + 1, 0xFF_FFFF))
          declarations.append(
            SVGDeclaration(
              name: property, value: value,
              weight: CSSWeight.sheet | (item.isImportant ? CSSWeight.important : 0) | order))
        }
        if let warning { warnings.append((warning, position)) }
      }
    } nested: {
      warnings.append((.property("the rule \"\($0.text.excerpt)\" in another rule"), position))
    }
    for selector in selectors { add(selector, first..<declarations.count) }
  }

  private mutating func add(_ selector: CSSSelector, _ range: Range<Int>) {
    if let word = selector.compounds[0].words.last {
      byWord[word, default: []].append(all.count)
    } else {
      others.append(all.count)
    }
    all.append(Rule(selector: selector, declarations: range))
    compoundCount += selector.compounds.count
  }
}

extension ByteCursor {
  /// The name of a rule that begins with `@`, in lower case.
  fileprivate var atRuleName: String? {
    var cursor = self
    _ = cursor.take(UInt8(ascii: "@"))
    return cursor.name()?.text.lowercased()
  }
}
