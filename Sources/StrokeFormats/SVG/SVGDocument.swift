import StrokeCore

/// The elements of an SVG file in document order, in flat arrays that point into the file, so that
/// neither building nor freeing them recurses as deep as elements are nested.
///
/// The bytes must outlive it.
struct SVGDocument {
  struct Node {
    let name: SVGElementName
    /// The name without its prefix.
    let localName: UnsafeBufferPointer<UInt8>
    /// The position of the start tag in the file.
    let position: TextPosition
    /// True for a `style` of SVG or of XHTML; browsers read both.
    let isSheet: Bool
    /// -1 for the root.
    let parent: Int
    /// The index of the first node after the element and its content.
    fileprivate(set) var end: Int
    /// The number of elements with the same name before it in its parent, including itself.
    let ordinal: Int
    fileprivate let firstAttribute: Int
    fileprivate let attributeCount: Int
  }

  struct Attribute {
    let name: SVGName
    /// The value with references replaced.
    let value: UnsafeBufferPointer<UInt8>
    /// The position of the value in the file.
    let position: TextPosition
    /// True if the value is in the file as it is, byte for byte.
    let isVerbatim: Bool

    var text: String { String(decoding: value, as: UTF8.self) }

    /// A cursor over the value. If references have been replaced, the value is longer in the file,
    /// and only its beginning has a position there.
    func cursor(limit: ByteCursor.Limit) -> ByteCursor {
      ByteCursor(value, limit: limit, at: position, endsLinesInCR: true)
    }
  }

  struct Stylesheet {
    let node: Int
    let text: UnsafeBufferPointer<UInt8>
    let position: TextPosition
  }

  static let namespace = "http://www.w3.org/2000/svg"

  private(set) var nodes: [Node] = []
  private var attributes: [Attribute] = []
  private(set) var sheets: [Stylesheet] = []
  /// What is never read, whether it shows or not: external sheets, and conditions on a language.
  private(set) var warnings: [(kind: SVGWarning.Kind, position: TextPosition)] = []
  /// Keeps alive what pointers that do not point into the file point into.
  private var storage: [XMLEntities.Replacement] = []
  private let ids = SVGIDs()

  /// Reads a whole document.
  ///
  /// - Complexity: O(n).
  init(_ cursor: ByteCursor, within budget: MemoryBudget) throws(ReadError) {
    var reader = try XMLReader(cursor)
    var budget = budget
    var open: [Int] = []
    var siblings = SiblingCounts()
    var scopes = NamespaceScopes()
    nodes.reserveCapacity((cursor.end - cursor.next) / 96)
    attributes.reserveCapacity((cursor.end - cursor.next) / 48)
    while true {
      switch try reader.next() {
      case .start(let tag):
        scopes.open(tag)
        let parent = open.last ?? -1
        addText(of: reader, in: parent)
        open.append(nodes.count)
        try add(tag, in: parent, &siblings, scopes, &budget)
        if nodes[nodes.count - 1].isSheet { reader.keepsText = true }
      case .end:
        scopes.close()
        siblings.close()
        if let index = open.popLast() {
          addText(of: reader, in: index)
          nodes[index].end = nodes.count
          if nodes[index].isSheet { reader.keepsText = false }
        }
      case .finish:
        if let position = reader.sheetPosition {
          warnings.append((.property("<?xml-stylesheet?>"), position))
        }
        return
      }
    }
  }

  private mutating func add(
    _ tag: XMLTag, in parent: Int, _ siblings: inout SiblingCounts, _ scopes: NamespaceScopes,
    _ budget: inout MemoryBudget
  ) throws(ReadError) {
    let (name, local) = try scopes.name(of: tag)
    let ordinal = siblings.count(name)
    siblings.open()
    let first = attributes.count
    try budget.check(at: tag.position)
    for attribute in tag.attributes {
      try budget.check(at: attribute.position)
      add(attribute, scopes)
    }
    if let owner = tag.storage { storage.append(owner) }
    let isXHTML = name == .foreign && scopes.isXHTML(tag)
    nodes.append(
      Node(
        name: name, localName: local, position: tag.position,
        isSheet: name == .style || isXHTML && local.text == "style", parent: parent,
        end: nodes.count + 1, ordinal: ordinal, firstAttribute: first,
        attributeCount: attributes.count - first))
    if isXHTML { addOuterSheet(nodes.count - 1) }
  }

  private mutating func add(_ attribute: XMLAttribute, _ scopes: NamespaceScopes) {
    var value = attribute.raw
    if let decoded = attribute.decoded {
      let copy = XMLEntities.Replacement(decoded)
      storage.append(copy)
      value = copy.bytes
    }
    let name = scopes.name(of: attribute)
    if name == .systemLanguage { warnings.append((.property(name.text), attribute.position)) }
    attributes.append(
      Attribute(
        name: name, value: value, position: attribute.position,
        isVerbatim: attribute.decoded == nil))
  }

  /// Keeps the text before a tag if it belongs to a sheet.
  private mutating func addText(of reader: XMLReader, in index: Int) {
    guard index >= 0, nodes[index].isSheet, !reader.text.isEmpty else { return }
    let copy = XMLEntities.Replacement(reader.text)
    storage.append(copy)
    sheets.append(Stylesheet(node: index, text: copy.bytes, position: reader.textPosition))
  }

  /// Notes a sheet that an XHTML element links to.
  private mutating func addOuterSheet(_ index: Int) {
    guard nodes[index].localName.text == "link", attribute(.href, of: index) != nil,
      let relation = attribute(.rel, of: index),
      relation.text.lowercased().split(whereSeparator: \.isWhitespace).contains("stylesheet")
    else { return }
    warnings.append((.element("link"), nodes[index].position))
  }

  @inline(__always)
  func attributes(of index: Int) -> ArraySlice<Attribute> {
    let node = nodes[index]
    return attributes[node.firstAttribute..<node.firstAttribute + node.attributeCount]
  }

  func attribute(_ name: SVGName, of index: Int) -> Attribute? {
    attributes(of: index).first { $0.name == name }
  }

  /// The attribute with an element's reference.
  func link(of index: Int) -> Attribute? {
    attribute(.href, of: index) ?? attribute(.linkHref, of: index)
  }

  /// Nil if there is no id, or an empty one.
  func id(of index: Int) -> String? {
    attribute(.id, of: index).flatMap { $0.value.isEmpty ? nil : $0.text }
  }

  /// The indices of the direct children of an element.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }

  /// The element that the fragment of a URL, after its `#`, refers to: its id, in which `%20` and
  /// the like stand for bytes. Several elements may share an id; the first one counts.
  func element(at fragment: UnsafeBufferPointer<UInt8>) -> Int? {
    guard fragment.contains(UInt8(ascii: "%")) else {
      return ids.element(withID: fragment, in: self)
    }
    var id: [UInt8] = []
    var index = 0
    while index < fragment.count {
      if fragment[index] == UInt8(ascii: "%"), index + 2 < fragment.count,
        let high = fragment[index + 1].hexValue,
        let low = fragment[index + 2].hexValue
      {
        id.append(high << 4 | low)
        index += 3
      } else {
        id.append(fragment[index])
        index += 1
      }
    }
    return id.withUnsafeBufferPointer { ids.element(withID: $0, in: self) }
  }

  /// Returns whether one element contains another, or is it.
  func contains(_ outer: Int, _ inner: Int) -> Bool { (outer..<nodes[outer].end).contains(inner) }
}

/// The number of elements of each name so far, in the open elements.
private struct SiblingCounts {
  private static let width = Int(SVGElementName.foreign.rawValue) + 1
  private var counts = [Int](repeating: 0, count: width)
  private var start = 0
  /// True if nothing has been counted in the innermost element, so that its counts are left over
  /// from another.
  private var isNew = false

  /// Counts an element in the innermost open one.
  mutating func count(_ name: SVGElementName) -> Int {
    if isNew { clear() }
    counts[start + Int(name.rawValue)] += 1
    return counts[start + Int(name.rawValue)]
  }

  mutating func open() {
    start += Self.width
    isNew = true
  }

  private mutating func clear() {
    if start == counts.count {
      counts.append(contentsOf: repeatElement(0, count: Self.width))
    } else {
      for index in start..<start + Self.width { counts[index] = 0 }
    }
    isNew = false
  }

  mutating func close() {
    start -= Self.width
    isNew = false
  }
}

/// The elements of a document by their ids, indexed when the first is looked up: most drawings
/// refer to none.
private final class SVGIDs {
  private var table: [ID: Int]?

  private struct ID: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    static func == (a: ID, b: ID) -> Bool { a.bytes.equals(b.bytes) }

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }

  func element(withID id: UnsafeBufferPointer<UInt8>, in document: SVGDocument) -> Int? {
    let table = table ?? Self.table(of: document)
    self.table = table
    return table[ID(bytes: id)]
  }

  private static func table(of document: SVGDocument) -> [ID: Int] {
    var table: [ID: Int] = [:]
    // The first of several with the same id counts.
    for index in document.nodes.indices.reversed() {
      if let id = document.attribute(.id, of: index)?.value, !id.isEmpty {
        table[ID(bytes: id)] = index
      }
    }
    return table
  }
}

/// The namespaces of prefixes in the open elements.
private struct NamespaceScopes {
  /// The prefixes that have been declared anywhere so far.
  private var prefixes = NameSet()
  /// The namespaces of each prefix in the open elements, innermost last.
  private var bound: [[String]] = []
  /// The numbers of the prefixes that each open element has declared.
  private var declared: [[Int]] = []
  /// True if names without a prefix belong to SVG. They also do where no namespace has been
  /// declared, as in pieces of SVG cut out of a page.
  private var isSVGByDefault = true

  mutating func open(_ tag: XMLTag) {
    var own: [Int] = []
    for attribute in tag.attributes {
      // The first letters tell nearly all attributes from namespace declarations.
      guard attribute.nameBytes.count >= 5, attribute.nameBytes[0] == UInt8(ascii: "x"),
        attribute.nameBytes[1] == UInt8(ascii: "m"), attribute.name.hasPrefix("xmlns")
      else { continue }
      let prefix = attribute.name.dropFirst(5)
      guard prefix.isEmpty || prefix.first == ":" else { continue }
      let number = number(of: prefix.dropFirst().utf8)
      bound[number].append(attribute.text)
      own.append(number)
    }
    declared.append(own)
    if !own.isEmpty { findDefault() }
  }

  mutating func close() {
    guard let own = declared.popLast(), !own.isEmpty else { return }
    for prefix in own { bound[prefix].removeLast() }
    findDefault()
  }

  /// The number of a prefix; a new one if it has not been declared before.
  private mutating func number(of prefix: some Sequence<UInt8>) -> Int {
    let prefix = Array(prefix)
    if let number = prefixes.firstIndex(of: prefix[...]) { return number }
    _ = prefixes.insert { $0 += prefix }
    bound.append([])
    return bound.count - 1
  }

  private func namespace(of prefix: some Sequence<UInt8>) -> String? {
    prefixes.firstIndex(of: Array(prefix)[...]).flatMap { bound[$0].last }
  }

  private mutating func findDefault() {
    isSVGByDefault = namespace(of: []).map { $0 == SVGDocument.namespace } ?? true
  }

  func isXHTML(_ tag: XMLTag) -> Bool {
    let colon = tag.nameBytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
    return namespace(of: tag.nameBytes[..<colon]) == "http://www.w3.org/1999/xhtml"
  }

  /// The tag's name, and its bytes without a prefix.
  func name(
    of tag: XMLTag
  ) throws(ReadError) -> (SVGElementName, UnsafeBufferPointer<UInt8>) {
    guard let colon = tag.nameBytes.firstIndex(of: UInt8(ascii: ":")) else {
      return (isSVGByDefault ? SVGElementName(tag.nameBytes) : .foreign, tag.nameBytes)
    }
    let local = UnsafeBufferPointer(rebasing: tag.nameBytes[(colon + 1)...])
    if let namespace = namespace(of: tag.nameBytes[..<colon]) {
      return (namespace == SVGDocument.namespace ? SVGElementName(local) : .foreign, local)
    }
    let prefix = String(decoding: tag.nameBytes[..<colon], as: UTF8.self)
    guard prefix == "xml" else {
      throw ReadError("the prefix \(prefix) has not been declared", at: tag.position)
    }
    return (.foreign, local)
  }

  /// The attribute's name. Attributes with a prefix do not belong to SVG, except for XLink's
  /// `href`.
  func name(of attribute: XMLAttribute) -> SVGName {
    let bytes = attribute.nameBytes
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return SVGName(bytes) }
    let local = UnsafeBufferPointer(rebasing: bytes[(colon + 1)...])
    guard SVGName(local) == .href else { return .other }
    // Many files omit the declaration.
    let namespace =
      namespace(of: bytes[..<colon])
      ?? (bytes[..<colon].elementsEqual("xlink".utf8) ? Self.link : "")
    return namespace == Self.link ? .linkHref : .other
  }

  private static let link = "http://www.w3.org/1999/xlink"
}
