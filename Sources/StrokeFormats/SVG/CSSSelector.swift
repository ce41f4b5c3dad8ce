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
  private(set) var compounds: [Compound] = []
  private var ids = 0
  private var classes = 0
  private var names = 0

  /// The specificity in one number: the counts of ids, classes and names, each cut to the space it
  /// has.
  var weight: UInt64 {
    UInt64(min(ids, 4_095)) << 20 | UInt64(min(classes, 1_023)) << 10 | UInt64(min(names, 1_023))
  }

}

// Reads selectors of types, classes and ids, with descendants and children.
extension CSSSelector {
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

  /// Reads one selector, which must be the whole text.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ words: inout [String: Int]) -> Outcome {
    var (cursor, selector) = (ByteCursor(css: bytes), CSSSelector())
    if selector.read(&cursor, &words) { return .selector(selector) }
    let known = unsupported.first { cursor.rest.starts(with: $0.sign.utf8) }
    return known.map { .unsupported($0.kind) } ?? .unknown
  }

  private mutating func read(_ cursor: inout ByteCursor, _ words: inout [String: Int]) -> Bool {
    // Selectors are written from left to right.
    var parents: [Bool] = []
    while true {
      guard readCompound(&cursor, &words) else { return false }
      let before = cursor.next
      cursor.skipCSSSpace()
      if cursor.isAtEnd { break }
      let isParent = cursor.take(UInt8(ascii: ">"))
      // Two compounds with only a comment between them are not a selector.
      let between = UnsafeBufferPointer(start: before, count: cursor.next - before)
      guard isParent || between.contains(where: ByteCursor.isSVGSpace) else { return false }
      cursor.skipCSSSpace()
      parents.append(isParent)
    }
    for (index, isParent) in parents.enumerated() { compounds[index].isParent = isParent }
    compounds.reverse()
    return true
  }

  private mutating func readCompound(
    _ cursor: inout ByteCursor, _ words: inout [String: Int]
  ) -> Bool {
    var (own, ownClasses, ownIDs) = ([Int](), [Int](), [Int]())
    var isEmpty = !cursor.take(UInt8(ascii: "*"))
    if isEmpty, let name = cursor.name() {
      own.append(Self.number(of: name.text, &words))
      isEmpty = false
    }
    while true {
      cursor.skipComments()
      let start = cursor.next
      let isClass = cursor.take(UInt8(ascii: "."))
      guard isClass || cursor.take(UInt8(ascii: "#")) else { break }
      guard let name = cursor.name() else {
        cursor.next = start
        return false
      }
      isEmpty = false
      if isClass {
        ownClasses.append(Self.number(of: "." + name.text, &words))
      } else {
        ownIDs.append(Self.number(of: "#" + name.text, &words))
      }
    }
    compounds.append(Compound(words: own + ownClasses + ownIDs))
    names += own.count
    classes += ownClasses.count
    ids += ownIDs.count
    return !isEmpty
  }

  private static func number(of word: String, _ words: inout [String: Int]) -> Int {
    let number = words[word] ?? words.count
    words[word] = number
    return number
  }
}
