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
  private var words: [String: Int] = [:]
  private var all: [Rule] = []
  private var declarations: [SVGDeclaration] = []
  /// The rules that select elements with a word, by the word's number; a rule with several words is
  /// listed under the rarest kind. Then the rules without words.
  private var byWord: [Int: [Int]] = [:]
  private var others: [Int] = []
  private var compoundCount = 0
  private(set) var warnings: [(kind: SVGWarning.Kind, position: TextPosition)] = []

  /// The numbers of each element's words that occur in selectors, as far as they have been found.
  private var elementWords: [[Int]?]
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

// Finds the declarations of sheets that apply to elements.
extension CSSRules {
  /// Calls `body` with each declaration that applies to an element, with its whole weight.
  ///
  /// - Parameter root: The outermost element that selectors can see: the one that a `use` shows, or
  ///   the root of the document.
  mutating func apply(
    to index: Int, root: Int, _ body: (SVGDeclaration) -> Void
  ) throws(ReadError) {
    guard !all.isEmpty else { return }
    apply(others, to: index, root, body)
    for word in words(of: index) { apply(byWord[word] ?? [], to: index, root, body) }
    guard steps <= mostSteps else {
      throw ReadError(
        "the selectors of the style sheets take over \(mostSteps) comparisons",
        at: document.nodes[index].position)
    }
  }

  private mutating func apply(
    _ candidates: [Int], to index: Int, _ root: Int,
    _ body: (SVGDeclaration) -> Void
  ) {
    for candidate in candidates where steps <= mostSteps {
      let rule = all[candidate]
      guard matches(rule.selector.compounds, index, root) else { continue }
      steps += rule.declarations.count
      for place in rule.declarations {
        let declaration = declarations[place]
        body(
          SVGDeclaration(
            name: declaration.name, value: declaration.value,
            weight: declaration.weight | rule.selector.weight << 24))
      }
    }
  }

  /// Tells whether an element matches a selector.
  ///
  /// Compounds joined as parent and child form a run, whose elements directly contain each other.
  /// Each run is matched as deep inside as possible, which leaves the most elements for the next.
  private mutating func matches(
    _ compounds: [CSSSelector.Compound], _ index: Int, _ root: Int
  ) -> Bool {
    // The first compound of the run, and the element it is tried on.
    var (first, start) = (0, index)
    var (next, element) = (first, start)
    while steps <= mostSteps {
      if matches(compounds[next], element) {
        next += 1
        if next == compounds.count { return true }
        guard let outer = parent(of: element, root) else { return false }
        if !compounds[next].isParent { (first, start) = (next, outer) }
        element = outer
      } else {
        // The selected element is the element itself, not one around it.
        guard first > 0, let outer = parent(of: start, root) else { return false }
        start = outer
        (next, element) = (first, start)
      }
    }
    return false
  }

  private mutating func matches(_ compound: CSSSelector.Compound, _ index: Int) -> Bool {
    let own = words(of: index)
    steps += 1 + compound.words.count * own.count / 8
    return compound.words.allSatisfy { own.contains($0) }
  }

  /// The parent of an element, as far as it can be seen from inside a root.
  private func parent(of index: Int, _ root: Int) -> Int? {
    index == root || index == 0 ? nil : document.nodes[index].parent
  }

  /// The numbers of an element's words that occur in selectors, each once.
  private mutating func words(of index: Int) -> [Int] {
    if let known = elementWords[index] { return known }
    var own = Set<Int>()
    let node = document.nodes[index]
    if node.name != .foreign, let name = words[node.localName.text] { own.insert(name) }
    if let id = document.attribute(.id, of: index), let id = words["#" + id.text] {
      own.insert(id)
    }
    if let classes = document.attribute(.class, of: index) {
      for word in classes.value.split(whereSeparator: { ByteCursor.isSVGSpace($0) }) {
        if let name = words["." + String(decoding: word, as: UTF8.self)] { own.insert(name) }
      }
    }
    let sorted = own.sorted()
    elementWords[index] = sorted
    return sorted
  }
}
