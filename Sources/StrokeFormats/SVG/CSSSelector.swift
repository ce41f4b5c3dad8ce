import StrokeCore

/// A selector of CSS: conditions on an element and on its ancestors. It may have types, classes and
/// ids, descendants and children.
struct CSSSelector {
  struct Compound {
    /// The words that the element must have, by their numbers: its name, classes and ids, in this
    /// order.
    let words: [Int]
    /// True if the element is the parent of the previous compound's element, rather than any
    /// ancestor.
    var isParent = false
  }

  /// From right to left: the first is about the selected element.
  private(set) var compounds: [Compound] = []
  /// How many names, classes and ids it has.
  private var counts = [0, 0, 0]

  /// The specificity in one number: the counts of ids, classes and names, each cut to the space it
  /// has.
  var weight: UInt64 {
    UInt64(min(counts[2], 4_095)) << 20 | UInt64(min(counts[1], 1_023)) << 10
      | UInt64(min(counts[0], 1_023))
  }

  /// Reads a selector to the end of its text; stops where something else follows.
  ///
  /// - Parameter words: The numbers of the words of all selectors, to which new ones are added.
  init?(_ cursor: inout ByteCursor, _ words: inout [String: Int]) {
    // Selectors are written from left to right.
    while true {
      guard readCompound(&cursor, &words) else { return nil }
      let before = cursor.next
      cursor.skipCSSSpace()
      if cursor.isAtEnd { break }
      let isParent = cursor.take(UInt8(ascii: ">"))
      // Two compounds with only a comment between them are not a selector.
      let between = UnsafeBufferPointer(start: before, count: cursor.next - before)
      guard isParent || between.contains(where: ByteCursor.isSVGSpace) else { return nil }
      compounds[compounds.count - 1].isParent = isParent
      cursor.skipCSSSpace()
    }
    compounds.reverse()
  }

  /// The kind of an unsupported selector, by what could not be read.
  static func unsupportedKind(of rest: UnsafeBufferPointer<UInt8>) -> String? {
    let kinds = [
      ("[", "attribute selectors"), ("+", "sibling selectors"), ("~", "sibling selectors"),
      ("::", "pseudo-element selectors"), (":", "pseudo-class selectors"),
      ("|", "namespaces in selectors"),
    ]
    return kinds.first { rest.starts(with: $0.0.utf8) }?.1
  }

  private mutating func readCompound(
    _ cursor: inout ByteCursor, _ words: inout [String: Int]
  ) -> Bool {
    var own: [[Int]] = [[], [], []]
    func add(_ name: UnsafeBufferPointer<UInt8>, _ kind: Int, _ sign: String) {
      let word = sign + name.text
      let number = words[word] ?? words.count
      words[word] = number
      own[kind].append(number)
      counts[kind] += 1
    }
    let isAny = cursor.take(UInt8(ascii: "*"))
    if !isAny, let name = cursor.name() { add(name, 0, "") }
    while true {
      cursor.skipComments()
      let start = cursor.next
      let isClass = cursor.take(UInt8(ascii: "."))
      guard isClass || cursor.take(UInt8(ascii: "#")) else { break }
      guard let name = cursor.name() else {
        cursor.next = start
        return false
      }
      add(name, isClass ? 1 : 2, isClass ? "." : "#")
    }
    let all = own[0] + own[1] + own[2]
    compounds.append(Compound(words: all))
    return isAny || !all.isEmpty
  }
}
