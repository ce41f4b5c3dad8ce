import StrokeCore

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
