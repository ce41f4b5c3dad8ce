import StrokeCore

/// A selector of CSS: conditions on an element, and on others that it stands in or after. Its compounds
/// stand next to each other in a table, from left to right.
struct CSSSelector {
  let compounds: Range<Int>
  let specificity: CSSSpecificity
  /// How deep a test of it nests calls: one for each compound, and for those in parentheses.
  let depth: Int
}

/// The weight of a selector: its ids, its classes and the like, and its names, counted apart.
struct CSSSpecificity: Comparable {
  var ids = 0
  var classes = 0
  var names = 0

  static let zero = CSSSpecificity()

  /// The counts in one number, each up to the most that it has room for.
  var weight: UInt64 {
    UInt64(min(ids, 4_095)) << 20 | UInt64(min(classes, 1_023)) << 10 | UInt64(min(names, 1_023))
  }

  static func < (a: CSSSpecificity, b: CSSSpecificity) -> Bool { a.weight < b.weight }

  static func += (a: inout CSSSpecificity, b: CSSSpecificity) {
    a.ids += b.ids
    a.classes += b.classes
    a.names += b.names
  }
}

/// The selectors of a drawing's sheets, in flat tables.
struct CSSSelectors {
  /// How an element relates to the one that the compound to the left is about.
  enum Relation {
    case descendant, child, next, subsequent
  }

  /// Conditions on one element.
  struct Compound {
    /// Nil for the leftmost compound of a selector.
    let relation: Relation?
    /// The words that the element must have, by their numbers: its name, and `#id` and `.class`.
    let words: Range<Int>
    let conditions: Range<Int>
  }

  struct AttributeTest {
    enum Relation {
      case exists, equals, includes, dash, prefix, suffix, contains
    }

    let name: [UInt8]
    let relation: Relation
    let value: [UInt8]
    let ignoresCase: Bool
  }

  /// A condition beside names, ids and classes.
  enum Condition {
    case attribute(AttributeTest)
    case root, empty, never
    /// It is in one of these languages, or a kind of one; in lowercase.
    case language([String])
    /// The place among its siblings, or among those of its name, from the front or the back: some
    /// `step`·n + `offset`.
    case nth(step: Int, offset: Int, ofType: Bool, fromEnd: Bool)
    case only(ofType: Bool)
    case any([CSSSelector])
    case none([CSSSelector])
  }

  /// The prefixes that the sheet declares which is being read, and whether each is SVG's namespace; the
  /// empty one is for names without a prefix.
  var namespaces: [String: Bool] = [:]
  private(set) var compounds: [Compound] = []
  private(set) var words: [Int] = []
  private(set) var conditions: [Condition] = []
  /// The selectors in lists such as that of `:is()` that are not known, and have been left out of them.
  fileprivate(set) var leftOut: [String] = []
  private var numbers: [String: Int] = [:]
  fileprivate var budget = MemoryBudget.unlimited

  /// How many different words there are.
  var wordCount: Int { numbers.count }

  /// The number of a word: the name of an element, `#id` or `.class`; nil if no selector has it.
  func number(of word: String) -> Int? { numbers[word] }

  fileprivate mutating func add(
    _ relation: Relation?, words own: [String], conditions tests: [Condition]
  ) {
    let (firstWord, firstCondition) = (words.count, conditions.count)
    // Ids stand last, because they are rarest.
    let rank = { (word: String) in word.hasPrefix("#") ? 2 : word.hasPrefix(".") ? 1 : 0 }
    for word in own.sorted(by: { rank($0) < rank($1) }) {
      let number = numbers[word] ?? numbers.count
      numbers[word] = number
      words.append(number)
    }
    conditions += tests
    compounds.append(
      Compound(
        relation: relation, words: firstWord..<words.count,
        conditions: firstCondition..<conditions.count))
  }
}

/// Reads selectors into tables.
struct CSSSelectorReader {
  private var scanner: CSSScanner
  private let nesting: Int

  /// How deep selectors may stand in others, and the most compounds that one can have, with those of
  /// the selectors in it.
  static let mostNesting = 32
  static let mostDepth = 256

  /// What reading a list of selectors comes to.
  enum Outcome {
    case selectors([CSSSelector])
    /// One of them is not known, so that none counts.
    case unknown
    /// One is deeper than selectors are read.
    case tooDeep
  }

  /// The reason why a list is not read on.
  private enum Refusal: Error {
    case tooDeep
    case noMemory(ReadError)
  }

  /// What is read of a compound before it goes into the tables.
  private struct Parts {
    var relation: CSSSelectors.Relation?
    var words: [String] = []
    var conditions: [CSSSelectors.Condition] = []
    /// True if it is a part of an element that the document does not have, after which nothing comes.
    var isPseudoElement = false
  }

  /// Reads the selectors of a list.
  static func list(
    _ bytes: UnsafeBufferPointer<UInt8>, into tables: inout CSSSelectors,
    within budget: MemoryBudget
  ) throws(ReadError) -> Outcome {
    // Each list goes on counting where the one before has stopped.
    if tables.compounds.isEmpty { tables.budget = budget }
    do throws(Refusal) {
      return try list(bytes, nesting: 0, &tables).map { .selectors($0) } ?? .unknown
    } catch {
      switch error {
      case .tooDeep: return .tooDeep
      case .noMemory(let error): throw error
      }
    }
  }

  private static func list(
    _ bytes: UnsafeBufferPointer<UInt8>, nesting: Int, _ tables: inout CSSSelectors
  ) throws(Refusal) -> [CSSSelector]? {
    guard nesting <= mostNesting else { throw .tooDeep }
    var reader = CSSSelectorReader(scanner: CSSScanner(bytes), nesting: nesting)
    var result: [CSSSelector] = []
    repeat {
      reader.scanner.skipSpace()
      guard let selector = try reader.selector(&tables) else { return nil }
      result.append(selector)
      reader.scanner.skipSpace()
    } while reader.scanner.take(UInt8(ascii: ","))
    return reader.scanner.isAtEnd ? result : nil
  }

  /// Reads a list of which those selectors are left out that are not known.
  private static func forgivingList(
    _ bytes: UnsafeBufferPointer<UInt8>, nesting: Int, _ tables: inout CSSSelectors
  ) throws(Refusal) -> [CSSSelector] {
    var (result, start) = ([CSSSelector](), 0)
    while start <= bytes.count {
      let end = CSSReader.end(bytes, from: start) { $0 == UInt8(ascii: ",") }
      let piece = UnsafeBufferPointer(rebasing: bytes[start..<end]).trimmed
      if let selectors = try list(piece, nesting: nesting, &tables) {
        result += selectors
      } else if !piece.isEmpty {
        tables.leftOut.append(piece.text)
      }
      start = end + 1
    }
    return result
  }

  private mutating func selector(
    _ tables: inout CSSSelectors
  ) throws(Refusal) -> CSSSelector? {
    var compounds: [Parts] = []
    var relation: CSSSelectors.Relation?
    var (specificity, inner) = (CSSSpecificity.zero, 0)
    while true {
      guard var compound = try compound(&specificity, &inner, &tables) else { return nil }
      compound.relation = relation
      compounds.append(compound)
      let before = scanner.next
      scanner.skipSpace()
      if scanner.isAtEnd || scanner.byte == UInt8(ascii: ",") { break }
      guard !compound.isPseudoElement else { return nil }
      if scanner.take(UInt8(ascii: ">")) {
        relation = .child
      } else if scanner.take(UInt8(ascii: "+")) {
        relation = .next
      } else if scanner.take(UInt8(ascii: "~")) {
        relation = .subsequent
      } else {
        // Where only a comment is between two, they are no selector.
        let between = UnsafeBufferPointer(start: before, count: scanner.next - before)
        guard between.contains(where: PathDataScanner.isSpace) else { return nil }
        relation = .descendant
      }
      scanner.skipSpace()
    }
    let depth = compounds.count + inner
    guard depth <= Self.mostDepth else { throw .tooDeep }
    let first = tables.compounds.count
    for compound in compounds {
      do throws(ReadError) { try tables.budget.check(at: TextPosition()) } catch {
        throw .noMemory(error)
      }
      tables.add(compound.relation, words: compound.words, conditions: compound.conditions)
    }
    return CSSSelector(
      compounds: first..<tables.compounds.count, specificity: specificity, depth: depth)
  }

  private mutating func compound(
    _ specificity: inout CSSSpecificity, _ inner: inout Int, _ tables: inout CSSSelectors
  ) throws(Refusal) -> Parts? {
    var result = Parts()
    guard var isEmpty = readName(&result, &specificity, tables.namespaces).map({ !$0 }) else {
      return nil
    }
    while true {
      scanner.skipComments()
      if scanner.take(UInt8(ascii: "#")) {
        guard let name = scanner.name() else { return nil }
        result.words.append("#" + name.text)
        specificity.ids += 1
      } else if scanner.take(UInt8(ascii: ".")) {
        guard let name = scanner.name() else { return nil }
        result.words.append("." + name.text)
        specificity.classes += 1
      } else if scanner.take(UInt8(ascii: "[")) {
        guard let test = attributeTest() else { return nil }
        // A name with an escaped colon matches nothing: in XML a colon ends a prefix.
        let isName = !test.name.contains(UInt8(ascii: ":"))
        result.conditions.append(isName ? .attribute(test) : .never)
        specificity.classes += 1
      } else if readPseudoElement(&result) {
        specificity.names += 1
        return result
      } else if scanner.take(UInt8(ascii: ":")) {
        guard let condition = try condition(&specificity, &inner, &tables) else { return nil }
        result.conditions.append(condition)
      } else {
        return isEmpty ? nil : result
      }
      isEmpty = false
    }
  }

  /// Reads the name of an element, or `*`, perhaps with a namespace prefix. Returns false without one, and
  /// nil if only half of one is there, or its prefix is not declared.
  private mutating func readName(
    _ result: inout Parts, _ specificity: inout CSSSpecificity, _ namespaces: [String: Bool]
  ) -> Bool? {
    let isAny = scanner.take(UInt8(ascii: "*"))
    var own = isAny ? nil : scanner.name()?.text
    var isThere = isAny || own != nil
    // The namespace of names without a prefix is also that of no name, but for what stands in `:is()`.
    var isSVG = isThere || nesting == 0 ? namespaces[""] ?? true : true
    if scanner.take(UInt8(ascii: "|")) {
      // Without a prefix before the sign there is no namespace, and all elements of SVG have one.
      var isOfSVG: Bool? = isAny
      if let own { isOfSVG = namespaces[own] }
      guard let isOfSVG else { return nil }
      (own, isThere, isSVG) = (nil, true, isOfSVG)
      if !scanner.take(UInt8(ascii: "*")) {
        guard let name = scanner.name() else { return nil }
        own = name.text
      }
    }
    if let own {
      result.words.append(own)
      specificity.names += 1
    }
    if !isSVG { result.conditions.append(.never) }
    return isThere
  }

  /// Reads `::before`, which matches nothing in a drawing. Inside of `:is()` it is not allowed.
  private mutating func readPseudoElement(_ result: inout Parts) -> Bool {
    var probe = scanner
    guard nesting == 0, probe.take(UInt8(ascii: ":")) else { return false }
    let hasTwo = probe.take(UInt8(ascii: ":"))
    guard let name = probe.name(), (hasTwo ? Self.pseudoElements : Self.oldElements).contains(name)
    else { return false }
    scanner = probe
    result.conditions.append(.never)
    result.isPseudoElement = true
    return true
  }

  private static let pseudoElements = SortedWords(
    """
    -webkit-scrollbar -webkit-scrollbar-thumb -webkit-scrollbar-track after backdrop before \
    file-selector-button first-letter first-line marker placeholder selection
    """)
  /// Those that may have one colon.
  private static let oldElements = SortedWords("after before first-letter first-line")

  private mutating func attributeTest() -> CSSSelectors.AttributeTest? {
    scanner.skipSpace()
    guard let name = scanner.name().map({ Array($0.text.utf8) }) else { return nil }
    scanner.skipSpace()
    if scanner.take(UInt8(ascii: "]")) {
      return CSSSelectors.AttributeTest(
        name: name, relation: .exists, value: [], ignoresCase: false)
    }
    let relations: [(UInt8, CSSSelectors.AttributeTest.Relation)] = [
      (UInt8(ascii: "~"), .includes), (UInt8(ascii: "|"), .dash), (UInt8(ascii: "^"), .prefix),
      (UInt8(ascii: "$"), .suffix), (UInt8(ascii: "*"), .contains),
    ]
    var relation = CSSSelectors.AttributeTest.Relation.equals
    for (sign, meaning) in relations where scanner.take(sign) { relation = meaning }
    guard scanner.take(UInt8(ascii: "=")) else { return nil }
    scanner.skipSpace()
    guard var value = scanner.string() ?? scanner.name()?.text else { return nil }
    scanner.skipSpace()
    let ignoresCase = scanner.take("i")
    if !ignoresCase { _ = scanner.take("s") }
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: "]")) else { return nil }
    if ignoresCase { value = value.lowercased() }
    return CSSSelectors.AttributeTest(
      name: name, relation: relation, value: Array(value.utf8), ignoresCase: ignoresCase)
  }

  private mutating func condition(
    _ specificity: inout CSSSpecificity, _ inner: inout Int, _ tables: inout CSSSelectors
  ) throws(Refusal) -> CSSSelectors.Condition? {
    if let (name, arguments) = scanner.function() {
      return try condition(name.text.lowercased(), arguments, &specificity, &inner, &tables)
    }
    guard let name = scanner.name() else { return nil }
    specificity.classes += 1
    let word = name.text.lowercased()
    switch word {
    case "root": return .root
    case "empty": return .empty
    case "first-child", "last-child", "first-of-type", "last-of-type":
      return .nth(
        step: 0, offset: 1, ofType: word.hasSuffix("type"), fromEnd: word.hasPrefix("last"))
    case "only-child", "only-of-type": return .only(ofType: word.hasSuffix("type"))
    case "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target",
      "checked", "disabled", "fullscreen":
      return .never
    default: return nil
    }
  }

  /// The condition that a name with something in parentheses is.
  private mutating func condition(
    _ word: String, _ arguments: UnsafeBufferPointer<UInt8>, _ specificity: inout CSSSpecificity,
    _ inner: inout Int, _ tables: inout CSSSelectors
  ) throws(Refusal) -> CSSSelectors.Condition? {
    switch word {
    case "not", "is", "where", "-webkit-any", "matches":
      let mayForgive = word == "is" || word == "where"
      guard
        let list = mayForgive
          ? try Self.forgivingList(arguments, nesting: nesting + 1, &tables)
          : try Self.list(arguments, nesting: nesting + 1, &tables)
      else { return nil }
      if word != "where" { specificity += list.map(\.specificity).max() ?? .zero }
      inner = max(inner, list.map(\.depth).max() ?? 0)
      return word == "not" ? CSSSelectors.Condition.none(list) : .any(list)
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      guard let (step, offset) = Self.nth(arguments) else { return nil }
      specificity.classes += 1
      return .nth(
        step: step, offset: offset, ofType: word.hasSuffix("type"),
        fromEnd: word.hasPrefix("nth-last"))
    case "lang":
      guard let ranges = Self.languages(arguments) else { return nil }
      specificity.classes += 1
      return .language(ranges)
    default: return nil
    }
  }

  /// `en`, `"de-CH", fr`, in lowercase. Nil for ranges with a `*`, which are not supported.
  private static func languages(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    CSSScanner(bytes).list { scanner in
      let range = scanner.string() ?? scanner.name()?.text
      return range.flatMap { $0.contains("*") ? nil : $0.lowercased() }
    }
  }

  /// `2n+1`, `odd`, `3`. Spaces may stand around the second sign and nowhere else.
  private static func nth(_ bytes: UnsafeBufferPointer<UInt8>) -> (Int, Int)? {
    let text = bytes.trimmed.text.lowercased()
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let n = text.firstIndex(of: "n") else { return Int(text).map { (0, $0) } }
    let (before, after) = (text[..<n], text[text.index(after: n)...].drop(while: \.isWhitespace))
    let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
    var offset: Int? = 0
    if let sign = after.first {
      let digits = after.dropFirst().drop(while: \.isWhitespace)
      guard sign == "+" || sign == "-", digits.first?.isNumber ?? false else { return nil }
      offset = Int(digits).map { sign == "-" ? -$0 : $0 }
    }
    guard let step, let offset, step.magnitude < 1 << 30, offset.magnitude < 1 << 30 else {
      return nil
    }
    return (step, offset)
  }
}
