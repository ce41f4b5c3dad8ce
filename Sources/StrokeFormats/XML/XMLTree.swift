/// The elements of a document, in the order of the document. A tree in one flat array, so that
/// neither building nor freeing it ever nests calls as deep as the document nests elements.
struct XMLTree {
  /// An element.
  struct Node {
    /// The name without its prefix, if it belongs to SVG; nil for all others.
    let name: String?
    let attributes: [XMLAttribute]
    /// The position where its start tag begins in the file.
    let position: TextPosition
    /// The place of the first node after it and all it contains.
    fileprivate(set) var end: Int

    /// The value of an attribute by its name.
    subscript(name: String) -> XMLAttribute? { attributes.first { $0.name == name } }
  }

  static let namespace = "http://www.w3.org/2000/svg"

  private(set) var nodes: [Node] = []

  /// Reads a whole document.
  ///
  /// - Complexity: O(n).
  init(_ cursor: ByteCursor) throws(ReadError) {
    var reader = try XMLReader(cursor)
    var open: [Int] = []
    var scopes = NamespaceScopes()
    while true {
      switch try reader.next() {
      case .start(let tag):
        scopes.open(tag)
        let name = try scopes.localName(of: tag)
        open.append(nodes.count)
        nodes.append(
          Node(
            name: name, attributes: tag.attributes, position: tag.position, end: nodes.count + 1))
      case .end:
        scopes.close()
        if let index = open.popLast() { nodes[index].end = nodes.count }
      case .finish: return
      }
    }
  }

  /// The places of the elements directly inside one.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }
}

/// Which prefixes stand for which namespaces in the open elements.
private struct NamespaceScopes {
  /// The namespaces that a prefix has been given in the open elements, the innermost last.
  private var bound: [String: [String]] = [:]
  /// The prefixes that each open element has declared.
  private var declared: [[String]] = []

  mutating func open(_ tag: XMLTag) {
    var prefixes: [String] = []
    for attribute in tag.attributes where attribute.name.hasPrefix("xmlns") {
      let prefix = attribute.name.dropFirst(5)
      guard prefix.isEmpty || prefix.first == ":" else { continue }
      prefixes.append(String(prefix.dropFirst()))
      bound[String(prefix.dropFirst()), default: []].append(attribute.text)
    }
    declared.append(prefixes)
  }

  mutating func close() {
    for prefix in declared.popLast() ?? [] { bound[prefix]?.removeLast() }
  }

  /// The tag's name without its prefix, if it belongs to SVG. A name without a prefix does where no
  /// namespace has been declared, as in pieces of SVG cut out of a page.
  func localName(of tag: XMLTag) throws(ReadError) -> String? {
    let parts = tag.name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let prefix = parts.count == 2 ? String(parts[0]) : ""
    let name = String(parts[parts.count - 1])
    if let namespace = bound[prefix]?.last { return namespace == XMLTree.namespace ? name : nil }
    guard prefix.isEmpty || prefix == "xml" else {
      throw ReadError("the prefix \(prefix) has not been declared", at: tag.position)
    }
    return prefix.isEmpty ? name : nil
  }
}
