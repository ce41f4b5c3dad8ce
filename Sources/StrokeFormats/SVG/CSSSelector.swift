import StrokeCore

/// A selector of CSS: conditions on an element and on its ancestors.
struct CSSSelector {
  struct Compound {
    /// The words that the element must have, by their numbers: its name, classes and ids, in this
    /// order.
    var words: [Int] = []
    /// True if the element is the parent of the previous compound's element, rather than any
    /// ancestor.
    var isParent = false
  }

  /// From right to left: the first is about the selected element.
  fileprivate(set) var compounds: [Compound] = []
  private var ids = 0
  private var classes = 0
  private var names = 0

  /// The specificity in one number: the counts of ids, classes and names, each cut to the space it
  /// has.
  var weight: UInt64 {
    UInt64(min(ids, 4_095)) << 20 | UInt64(min(classes, 1_023)) << 10 | UInt64(min(names, 1_023))
  }

  fileprivate mutating func add(name: [Int], classes own: [Int], ids: [Int]) {
    compounds.append(Compound(words: name + own + ids))
    names += name.count
    classes += own.count
    self.ids += ids.count
  }
}

/// The words of all selectors, and their numbers: names of elements, `.class` and `#id`.
struct CSSWords {
  private var numbers: [String: Int] = [:]

  var count: Int { numbers.count }

  /// Nil if no selector has the word.
  subscript(word: String) -> Int? { numbers[word] }

  fileprivate mutating func add(_ word: String) -> Int {
    let number = numbers[word] ?? numbers.count
    numbers[word] = number
    return number
  }
}

/// Reads selectors of types, classes and ids, with descendants and children.
struct CSSSelectorReader {
  enum Outcome {
    case selector(CSSSelector)
    /// A kind of selector that is not supported.
    case unsupported(String)
    case unknown
  }

  /// The unsupported kinds of selectors, by their first characters.
  private static let unsupported: [(sign: String, kind: String)] = [
    ("[", "attribute selectors"), ("+", "sibling selectors"), ("~", "sibling selectors"),
    ("::", "pseudo-element selectors"), (":", "pseudo-class selectors"),
    ("|", "namespaces in selectors"),
  ]

  private var scanner: CSSScanner
  private var selector = CSSSelector()

  /// Reads one selector, which must be the whole text.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ words: inout CSSWords) -> Outcome {
    var reader = CSSSelectorReader(scanner: CSSScanner(bytes))
    guard reader.read(&words) else {
      let rest = reader.scanner.rest
      let known = unsupported.first { rest.starts(with: $0.sign.utf8) }
      return known.map { .unsupported($0.kind) } ?? .unknown
    }
    return .selector(reader.selector)
  }

  private mutating func read(_ words: inout CSSWords) -> Bool {
    // Selectors are written from left to right.
    var parents: [Bool] = []
    while true {
      guard readCompound(&words) else { return false }
      let before = scanner.next
      scanner.skipSpace()
      if scanner.isAtEnd { break }
      let isParent = scanner.take(UInt8(ascii: ">"))
      // Two compounds with only a comment between them are not a selector.
      let between = UnsafeBufferPointer(start: before, count: scanner.next - before)
      guard isParent || between.contains(where: ByteCursor.isSVGSpace) else { return false }
      scanner.skipSpace()
      parents.append(isParent)
    }
    for (index, isParent) in parents.enumerated() { selector.compounds[index].isParent = isParent }
    selector.compounds.reverse()
    return true
  }

  private mutating func readCompound(_ words: inout CSSWords) -> Bool {
    var (name, classes, ids) = ([Int](), [Int](), [Int]())
    var isEmpty = !scanner.take(UInt8(ascii: "*"))
    if isEmpty, let own = scanner.name() {
      name.append(words.add(own.text))
      isEmpty = false
    }
    while true {
      scanner.skipComments()
      let sign = scanner.byte
      guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: "#") else { break }
      var probe = scanner
      _ = probe.take(sign)
      guard let own = probe.name() else { return false }
      scanner = probe
      isEmpty = false
      if sign == UInt8(ascii: ".") {
        classes.append(words.add("." + own.text))
      } else {
        ids.append(words.add("#" + own.text))
      }
    }
    selector.add(name: name, classes: classes, ids: ids)
    return !isEmpty
  }
}
