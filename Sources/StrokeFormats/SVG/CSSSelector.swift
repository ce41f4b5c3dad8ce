import StrokeCore

/// A selector of CSS: conditions on an element, and on others that it stands in or after.
struct CSSSelector {
  /// How an element relates to the one that the conditions to the right are about.
  enum Combinator {
    case descendant, child, next, subsequent
  }

  /// Conditions on one element.
  struct Compound {
    /// Nil for any name.
    var name: String?
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var pseudos: [Pseudo] = []
  }

  struct AttributeTest {
    enum Relation {
      case exists, equals, includes, dash, prefix, suffix, contains
    }

    let name: String
    let relation: Relation
    let value: String
    let ignoresCase: Bool
  }

  /// A condition on where an element stands.
  indirect enum Pseudo {
    case root, empty, never, always
    /// The place among its siblings, or among those of its name, from the front or the back: some
    /// `step`·n + `offset`.
    case nth(step: Int, offset: Int, ofType: Bool, fromEnd: Bool)
    case only(ofType: Bool)
    case any([CSSSelector])
    case none([CSSSelector])
  }

  /// The compounds from left to right.
  let compounds: [Compound]
  /// What stands between them.
  let combinators: [Combinator]
  /// The counts of ids, of classes and the like, and of names.
  let specificity: UInt32

  /// The last compound, which is about the element itself.
  var subject: Compound { compounds[compounds.count - 1] }
}

/// Reads selectors.
struct CSSSelectorReader {
  private var scanner: CSSScanner

  /// The selectors of a list; nil if one of them is not known.
  static func list(_ bytes: UnsafeBufferPointer<UInt8>) -> [CSSSelector]? {
    var reader = CSSSelectorReader(scanner: CSSScanner(bytes))
    var result: [CSSSelector] = []
    repeat {
      reader.scanner.skipSpace()
      guard let selector = reader.selector() else { return nil }
      result.append(selector)
      reader.scanner.skipSpace()
    } while reader.scanner.take(UInt8(ascii: ","))
    return reader.scanner.isAtEnd ? result : nil
  }

  private mutating func selector() -> CSSSelector? {
    var compounds: [CSSSelector.Compound] = []
    var combinators: [CSSSelector.Combinator] = []
    var specificity: UInt32 = 0
    while true {
      guard let compound = compound(&specificity) else { return nil }
      compounds.append(compound)
      let before = scanner.next
      scanner.skipSpace()
      if scanner.isAtEnd || scanner.byte == UInt8(ascii: ",") { break }
      if scanner.take(UInt8(ascii: ">")) {
        combinators.append(.child)
      } else if scanner.take(UInt8(ascii: "+")) {
        combinators.append(.next)
      } else if scanner.take(UInt8(ascii: "~")) {
        combinators.append(.subsequent)
      } else {
        guard scanner.next > before else { return nil }
        combinators.append(.descendant)
      }
      scanner.skipSpace()
    }
    return CSSSelector(
      compounds: compounds, combinators: combinators, specificity: specificity)
  }

  private mutating func compound(_ specificity: inout UInt32) -> CSSSelector.Compound? {
    var result = CSSSelector.Compound()
    guard var isEmpty = readName(&result, &specificity).map({ !$0 }) else { return nil }
    while true {
      if scanner.take(UInt8(ascii: "#")) {
        guard let name = identifier() else { return nil }
        result.ids.append(name)
        specificity += 1 << 20
      } else if scanner.take(UInt8(ascii: ".")) {
        guard let name = scanner.name() else { return nil }
        result.classes.append(name.text)
        specificity += 1 << 10
      } else if scanner.take(UInt8(ascii: "[")) {
        guard let test = attributeTest() else { return nil }
        result.attributes.append(test)
        specificity += 1 << 10
      } else if scanner.take(UInt8(ascii: ":")) {
        guard let pseudo = pseudo(&specificity) else { return nil }
        result.pseudos.append(pseudo)
      } else {
        return isEmpty ? nil : result
      }
      isEmpty = false
    }
  }

  /// Reads the name of an element, or `*`, with a namespace, which is SVG's whatever it is called. False
  /// if there is none, and nil if there is half of one.
  private mutating func readName(
    _ result: inout CSSSelector.Compound, _ specificity: inout UInt32
  ) -> Bool? {
    var isThere = scanner.take(UInt8(ascii: "*"))
    if !isThere, let name = scanner.name() {
      result.name = name.text
      isThere = true
    }
    if scanner.take(UInt8(ascii: "|")) {
      result.name = nil
      isThere = true
      if !scanner.take(UInt8(ascii: "*")) {
        guard let name = scanner.name() else { return nil }
        result.name = name.text
      }
    }
    if result.name != nil { specificity += 1 }
    return isThere
  }

  /// A name after `#`, which may begin with a digit.
  private mutating func identifier() -> String? {
    let start = scanner.next
    while !scanner.isAtEnd, CSSText.isNameByte(scanner.byte) { _ = scanner.take(scanner.byte) }
    guard scanner.next > start else { return nil }
    return UnsafeBufferPointer(start: start, count: scanner.next - start).text
  }

  private mutating func attributeTest() -> CSSSelector.AttributeTest? {
    scanner.skipSpace()
    guard let name = scanner.name()?.text else { return nil }
    scanner.skipSpace()
    if scanner.take(UInt8(ascii: "]")) {
      return CSSSelector.AttributeTest(name: name, relation: .exists, value: "", ignoresCase: false)
    }
    let relations: [(UInt8, CSSSelector.AttributeTest.Relation)] = [
      (UInt8(ascii: "~"), .includes), (UInt8(ascii: "|"), .dash), (UInt8(ascii: "^"), .prefix),
      (UInt8(ascii: "$"), .suffix), (UInt8(ascii: "*"), .contains),
    ]
    var relation = CSSSelector.AttributeTest.Relation.equals
    for (sign, meaning) in relations where scanner.take(sign) { relation = meaning }
    guard scanner.take(UInt8(ascii: "=")) else { return nil }
    scanner.skipSpace()
    var value: String
    if scanner.byte == UInt8(ascii: "\"") || scanner.byte == UInt8(ascii: "'") {
      let quote = scanner.byte
      _ = scanner.take(quote)
      let start = scanner.next
      while !scanner.isAtEnd, scanner.byte != quote { _ = scanner.take(scanner.byte) }
      value = UnsafeBufferPointer(start: start, count: scanner.next - start).text
      guard scanner.take(quote) else { return nil }
    } else {
      guard let name = scanner.name() else { return nil }
      value = name.text
    }
    scanner.skipSpace()
    let ignoresCase = scanner.take("i")
    if !ignoresCase { _ = scanner.take("s") }
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: "]")) else { return nil }
    if ignoresCase { value = value.lowercased() }
    return CSSSelector.AttributeTest(
      name: name, relation: relation, value: value, ignoresCase: ignoresCase)
  }

  private mutating func pseudo(_ specificity: inout UInt32) -> CSSSelector.Pseudo? {
    if let (name, arguments) = scanner.function() {
      let word = name.text.lowercased()
      switch word {
      case "not", "is", "where", "-webkit-any", "matches":
        guard let list = Self.list(arguments) else { return nil }
        if word != "where" { specificity += list.map(\.specificity).max() ?? 0 }
        return word == "not" ? CSSSelector.Pseudo.none(list) : .any(list)
      case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
        guard let (step, offset) = Self.nth(arguments) else { return nil }
        specificity += 1 << 10
        return .nth(
          step: step, offset: offset, ofType: word.hasSuffix("type"),
          fromEnd: word.hasPrefix("nth-last"))
      case "lang":
        specificity += 1 << 10
        return .never
      default: return nil
      }
    }
    guard let name = scanner.name() else { return nil }
    specificity += 1 << 10
    switch name.text.lowercased() {
    case "root": return .root
    case "empty": return .empty
    case "first-child": return .nth(step: 0, offset: 1, ofType: false, fromEnd: false)
    case "last-child": return .nth(step: 0, offset: 1, ofType: false, fromEnd: true)
    case "first-of-type": return .nth(step: 0, offset: 1, ofType: true, fromEnd: false)
    case "last-of-type": return .nth(step: 0, offset: 1, ofType: true, fromEnd: true)
    case "only-child": return .only(ofType: false)
    case "only-of-type": return .only(ofType: true)
    case "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target",
      "checked", "disabled", "fullscreen":
      return .never
    default: return nil
    }
  }

  /// `2n+1`, `odd`, `3`.
  private static func nth(_ bytes: UnsafeBufferPointer<UInt8>) -> (Int, Int)? {
    let text = String(decoding: bytes.filter { !PathDataScanner.isSpace($0) }, as: UTF8.self)
      .lowercased()
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let n = text.firstIndex(of: "n") else { return Int(text).map { (0, $0) } }
    let (before, after) = (text[..<n], text[text.index(after: n)...])
    let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
    let offset = after.isEmpty ? 0 : Int(after)
    guard let step, let offset, step.magnitude < 1 << 30, offset.magnitude < 1 << 30 else {
      return nil
    }
    return (step, offset)
  }
}

/// Tells which elements a selector selects.
struct CSSMatcher {
  let document: SVGDocument
  /// The outermost element that selectors can see: that which a `use` shows, or the root.
  let root: Int

  func matches(_ selector: CSSSelector, _ index: Int) -> Bool {
    matches(selector, upTo: selector.compounds.count - 1, index)
  }

  private func matches(_ selector: CSSSelector, upTo last: Int, _ index: Int) -> Bool {
    guard matches(selector.compounds[last], index) else { return false }
    guard last > 0 else { return true }
    switch selector.combinators[last - 1] {
    case .child:
      guard let parent = parent(of: index) else { return false }
      return matches(selector, upTo: last - 1, parent)
    case .descendant:
      var ancestor = parent(of: index)
      while let one = ancestor {
        if matches(selector, upTo: last - 1, one) { return true }
        ancestor = parent(of: one)
      }
      return false
    case .next:
      guard let sibling = siblingsBefore(index).last else { return false }
      return matches(selector, upTo: last - 1, sibling)
    case .subsequent:
      return siblingsBefore(index).contains { matches(selector, upTo: last - 1, $0) }
    }
  }

  private func parent(of index: Int) -> Int? {
    index == root || index == 0 ? nil : document.nodes[index].parent
  }

  private func siblings(of index: Int) -> [Int] {
    parent(of: index).map { document.children(of: $0) } ?? [index]
  }

  private func siblingsBefore(_ index: Int) -> ArraySlice<Int> {
    siblings(of: index).prefix { $0 < index }
  }

  private func matches(_ compound: CSSSelector.Compound, _ index: Int) -> Bool {
    let node = document.nodes[index]
    if let name = compound.name {
      guard node.name != .foreign, node.localName.text == name else { return false }
    }
    for id in compound.ids {
      guard document.attribute(.id, of: index)?.text == id else { return false }
    }
    if !compound.classes.isEmpty {
      guard let value = document.attribute(.class, of: index)?.value else { return false }
      let words = value.split { PathDataScanner.isSpace($0) }
      for name in compound.classes {
        guard words.contains(where: { $0.elementsEqual(name.utf8) }) else { return false }
      }
    }
    return compound.attributes.allSatisfy { matches($0, index) }
      && compound.pseudos.allSatisfy { matches($0, index) }
  }

  private func matches(_ test: CSSSelector.AttributeTest, _ index: Int) -> Bool {
    let attribute = document.attributes(of: index).first {
      $0.nameBytes.elementsEqual(test.name.utf8)
    }
    guard let attribute else { return false }
    let value = test.ignoresCase ? attribute.text.lowercased() : attribute.text
    switch test.relation {
    case .exists: return true
    case .equals: return value == test.value
    case .includes:
      return value.utf8.split { PathDataScanner.isSpace($0) }.contains {
        $0.elementsEqual(test.value.utf8)
      }
    case .dash: return value == test.value || value.hasPrefix(test.value + "-")
    case .prefix: return !test.value.isEmpty && value.hasPrefix(test.value)
    case .suffix: return !test.value.isEmpty && value.hasSuffix(test.value)
    case .contains:
      let (whole, part) = (Array(value.utf8), Array(test.value.utf8))
      guard !part.isEmpty, whole.count >= part.count else { return false }
      return (0...whole.count - part.count).contains { whole[$0...].starts(with: part) }
    }
  }

  private func matches(_ pseudo: CSSSelector.Pseudo, _ index: Int) -> Bool {
    switch pseudo {
    case .root: return index == 0
    case .empty: return document.children(of: index).isEmpty
    case .never: return false
    case .always: return true
    case .any(let list): return list.contains { matches($0, index) }
    case .none(let list): return !list.contains { matches($0, index) }
    case .only(let ofType): return peers(of: index, ofType).count == 1
    case .nth(let step, let offset, let ofType, let fromEnd):
      let peers = peers(of: index, ofType)
      guard let place = peers.firstIndex(of: index) else { return false }
      let number = fromEnd ? peers.count - place : place + 1
      if step == 0 { return number == offset }
      return (number - offset) % step == 0 && (number - offset) / step >= 0
    }
  }

  private func peers(of index: Int, _ ofType: Bool) -> [Int] {
    let all = siblings(of: index)
    guard ofType else { return all }
    let node = document.nodes[index]
    return all.filter {
      document.nodes[$0].name == node.name && document.nodes[$0].localName.equals(node.localName)
    }
  }
}
