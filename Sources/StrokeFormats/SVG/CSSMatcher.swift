import StrokeCore

/// Finds the declarations of sheets that apply to elements.
///
/// Each rule is listed under one word of its last compound, so that few rules are tried on an element.
/// Whether something that an element stands in or after matches the left part of a selector is found
/// once for all elements on the way. So there is at most one step for each compound and each element,
/// and beyond ``mostSteps`` the drawing is refused.
struct CSSMatcher {
  let rules: CSSRules
  private var elements: CSSElements
  /// The comparisons so far, in what one costs that looks at a name.
  private(set) var steps = 0
  private var passed: [Passed: Bool] = [:]

  /// The most comparisons for a drawing, which take about a second.
  var mostSteps = 40_000_000

  /// A place on the way to the elements that one stands in, or after.
  private struct Passed: Hashable {
    let compound: Int32
    let element: Int32
    let root: Int32
  }

  init(_ rules: CSSRules, _ document: SVGDocument) {
    self.rules = rules
    elements = CSSElements(document)
  }

  /// Calls `body` with each declaration that applies to an element, and its weight.
  ///
  /// - Parameter root: The outermost element that selectors can see: that which a `use` shows, or the
  ///   root of the document.
  mutating func apply(
    to index: Int, root: Int, _ body: (CSSRules.Declaration, UInt64) -> Void
  ) throws(ReadError) {
    guard !rules.isEmpty else { return }
    apply(rules.others, to: index, root, body)
    for word in elements.words(of: index, rules.selectors) {
      apply(rules.rules(of: word), to: index, root, body)
    }
    guard steps <= mostSteps else {
      throw ReadError(
        "the selectors of the style sheets take over \(mostSteps) comparisons",
        at: elements.document.nodes[index].position)
    }
  }

  private mutating func apply(
    _ candidates: [Int], to index: Int, _ root: Int,
    _ body: (CSSRules.Declaration, UInt64) -> Void
  ) {
    for candidate in candidates where steps <= mostSteps {
      let rule = rules.all[candidate]
      guard matches(rule.selector, index, root) else { continue }
      steps += rule.declarations.count
      for place in rule.declarations {
        let declaration = rules.declarations[place]
        body(declaration, declaration.weight | rule.selector.specificity.weight << 24)
      }
    }
  }

  private mutating func matches(_ selector: CSSSelector, _ index: Int, _ root: Int) -> Bool {
    matches(selector.compounds, upTo: selector.compounds.upperBound - 1, index, root)
  }

  /// Tells whether an element matches the left part of a selector, up to a compound.
  private mutating func matches(
    _ selector: Range<Int>, upTo last: Int, _ index: Int, _ root: Int
  ) -> Bool {
    guard matches(compound: last, index, root) else { return false }
    guard let relation = rules.selectors.compounds[last].relation else { return true }
    switch relation {
    case .child, .next:
      guard let other = elements.step(.child == relation ? .out : .back, from: index, root) else {
        return false
      }
      return matches(selector, upTo: last - 1, other, root)
    case .descendant: return anyMatches(selector, upTo: last - 1, .out, index, root)
    case .subsequent: return anyMatches(selector, upTo: last - 1, .back, index, root)
    }
  }

  /// Tells whether one of the elements that steps lead to does. The answer holds for all elements that
  /// are passed before it is found.
  private mutating func anyMatches(
    _ selector: Range<Int>, upTo last: Int, _ step: CSSElements.Step, _ index: Int, _ root: Int
  ) -> Bool {
    var way: [Passed] = []
    var isFound = false
    var next = elements.step(step, from: index, root)
    while let other = next, steps <= mostSteps {
      let place = Passed(
        compound: Int32(truncatingIfNeeded: last), element: Int32(truncatingIfNeeded: other),
        root: Int32(truncatingIfNeeded: root))
      // A look into the table costs as much as some comparisons, and a place in it as many more.
      steps += 4
      if let known = passed[place] {
        isFound = known
        break
      }
      way.append(place)
      if matches(selector, upTo: last, other, root) {
        isFound = true
        break
      }
      next = elements.step(step, from: other, root)
    }
    steps += 28 * way.count
    for place in way { passed[place] = isFound }
    return isFound
  }

  private mutating func matches(compound: Int, _ index: Int, _ root: Int) -> Bool {
    let compound = rules.selectors.compounds[compound]
    let words = elements.words(of: index, rules.selectors)
    steps += 1 + compound.words.count * words.count / 8
    guard steps <= mostSteps else { return false }
    for place in compound.words {
      guard words.contains(rules.selectors.words[place]) else { return false }
    }
    for place in compound.conditions {
      guard matches(rules.selectors.conditions[place], index, root) else { return false }
    }
    return true
  }

  private mutating func matches(
    _ condition: CSSSelectors.Condition, _ index: Int, _ root: Int
  ) -> Bool {
    switch condition {
    case .attribute(let test): return matches(test, index)
    case .root: return index == 0
    case .empty:
      let node = elements.document.nodes[index]
      return node.end == index + 1 && !node.hasText
    case .never: return false
    case .language(let ranges): return matches(ranges, index)
    case .any(let list): return anyMatches(list, index, root)
    case .none(let list): return !anyMatches(list, index, root)
    case .only(let ofType): return elements.place(of: index, root, ofType).count == 1
    case .nth(let step, let offset, let ofType, let fromEnd):
      let place = elements.place(of: index, root, ofType)
      let number = fromEnd ? place.count - place.number + 1 : place.number
      if step == 0 { return number == offset }
      return (number - offset) % step == 0 && (number - offset) / step >= 0
    }
  }

  private mutating func anyMatches(_ list: [CSSSelector], _ index: Int, _ root: Int) -> Bool {
    for selector in list where matches(selector, index, root) { return true }
    return false
  }

  /// Tells whether an element is in one of these languages, or in a kind of one.
  private mutating func matches(_ ranges: [String], _ index: Int) -> Bool {
    let language = elements.language(of: index)
    for range in ranges where !range.isEmpty {
      steps += 1 + range.utf8.count / 8
      if language == range || language.hasPrefix(range + "-") { return true }
    }
    return false
  }

  private mutating func matches(_ test: CSSSelectors.AttributeTest, _ index: Int) -> Bool {
    let attributes = elements.document.attributes(of: index)
    steps += attributes.count / 8
    guard let attribute = attributes.first(where: { $0.nameBytes.elementsEqual(test.name) }) else {
      return false
    }
    steps += attribute.value.count / 8
    let value =
      test.ignoresCase ? Array(attribute.text.lowercased().utf8) : Array(attribute.value)
    let part = test.value
    switch test.relation {
    case .exists: return true
    case .equals: return value == part
    case .includes:
      return value.split { PathDataScanner.isSpace($0) }.contains { $0.elementsEqual(part) }
    case .dash: return value == part || value.starts(with: part + [UInt8(ascii: "-")])
    case .prefix: return !part.isEmpty && value.starts(with: part)
    case .suffix: return !part.isEmpty && value.reversed().starts(with: part.reversed())
    case .contains:
      guard !part.isEmpty, value.count >= part.count else { return false }
      for start in 0...value.count - part.count where steps <= mostSteps {
        let common = zip(value[start...], part).prefix { $0 == $1 }.count
        if common == part.count { return true }
        steps += common / 8
      }
      return false
    }
  }
}

/// The elements of a document as selectors see them: their words as numbers, and their places among
/// their siblings. Each is found when it is first asked for.
private struct CSSElements {
  let document: SVGDocument
  /// The words of all elements, and where each element's begin and end; nil if they have not been
  /// found.
  private var words: [Int] = []
  private var spans: [Range<Int32>?] = []
  private var places: [Place] = []
  private var languages: [String] = []

  enum Step {
    /// To the parent.
    case out
    /// To the sibling before.
    case back
  }

  /// A place among siblings: the number of the first is 1.
  struct Place {
    var number = 1
    var count = 1
    var numberOfType = 1
    var countOfType = 1
    /// The sibling before; -1 for none.
    var previous = -1
  }

  init(_ document: SVGDocument) { self.document = document }

  /// The numbers of an element's words that selectors have, each once.
  mutating func words(of index: Int, _ selectors: CSSSelectors) -> ArraySlice<Int> {
    if spans.isEmpty { spans = Array(repeating: nil, count: document.nodes.count) }
    if let span = spans[index] { return words[Int(span.lowerBound)..<Int(span.upperBound)] }
    let start = words.count
    var own = Set<Int>()
    let node = document.nodes[index]
    if node.name != .foreign, let name = selectors.number(of: node.localName.text) {
      own.insert(name)
    }
    if let id = document.attribute(.id, of: index), let id = selectors.number(of: "#" + id.text) {
      own.insert(id)
    }
    if let classes = document.attribute(.class, of: index) {
      for word in classes.value.split(whereSeparator: { PathDataScanner.isSpace($0) }) {
        if let name = selectors.number(of: "." + String(decoding: word, as: UTF8.self)) {
          own.insert(name)
        }
      }
    }
    words += own.sorted()
    spans[index] = Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: words.count)
    return words[start...]
  }

  /// The language that an element or the innermost one around it names, in lowercase; empty for none.
  mutating func language(of index: Int) -> String {
    if languages.isEmpty {
      for node in document.nodes.indices {
        let attributes = document.attributes(of: node)
        let own =
          attributes.first { $0.nameBytes.elementsEqual("xml:lang".utf8) }
          ?? attributes.first { $0.nameBytes.elementsEqual("lang".utf8) }
        let parent = document.nodes[node].parent
        languages.append(own?.text.lowercased() ?? (parent < 0 ? "" : languages[parent]))
      }
    }
    return languages[index]
  }

  /// The element that a step leads to, among those that can be seen from inside a root.
  mutating func step(_ step: Step, from index: Int, _ root: Int) -> Int? {
    guard index != root, index != 0 else { return nil }
    switch step {
    case .out: return document.nodes[index].parent
    case .back:
      let previous = place(of: index).previous
      return previous < 0 ? nil : previous
    }
  }

  /// The place of an element among its siblings, or among those of its name.
  mutating func place(
    of index: Int, _ root: Int, _ ofType: Bool
  ) -> (number: Int, count: Int) {
    let place = index == root ? Place() : place(of: index)
    return ofType ? (place.numberOfType, place.countOfType) : (place.number, place.count)
  }

  private mutating func place(of index: Int) -> Place {
    if places.isEmpty { findPlaces() }
    return places[index]
  }

  private mutating func findPlaces() {
    places = Array(repeating: Place(), count: document.nodes.count)
    for parent in document.nodes.indices {
      let children = document.children(of: parent)
      guard children.count > 1 else { continue }
      var counts: [Kind: Int] = [:]
      for (index, child) in children.enumerated() {
        counts[kind(of: child), default: 0] += 1
        places[child].number = index + 1
        places[child].count = children.count
        places[child].numberOfType = counts[kind(of: child)] ?? 1
        places[child].previous = index > 0 ? children[index - 1] : -1
      }
      for child in children { places[child].countOfType = counts[kind(of: child)] ?? 1 }
    }
  }

  /// What elements of one type have in common.
  private struct Kind: Hashable {
    let name: SVGElementName
    let local: String
  }

  private func kind(of index: Int) -> Kind {
    let node = document.nodes[index]
    let isKnown = node.name != .foreign && node.name != .unknown
    return Kind(name: node.name, local: isKnown ? "" : node.localName.text)
  }
}
