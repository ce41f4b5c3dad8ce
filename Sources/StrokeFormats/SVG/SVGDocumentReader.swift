import StrokeCore

/// Collects the elements of an SVG file.
struct SVGDocumentReader {
  private(set) var nodes: [SVGDocument.Node] = []
  private(set) var attributes: [SVGDocument.Attribute] = []
  private(set) var sheets: [SVGDocument.Stylesheet] = []
  private(set) var warnings: [(kind: SVGWarning.Kind, position: TextPosition)] = []
  let texts = XMLTexts()
  private var budget: MemoryBudget
  private var open: [Int] = []
  /// The last element that has ended in the innermost open one; -1 if there is none.
  private var previous = -1
  private var scopes = NamespaceScopes()

  init(_ budget: MemoryBudget) { self.budget = budget }

  mutating func read(_ cursor: ByteCursor) throws(ReadError) {
    var reader = try XMLReader(cursor, texts)
    nodes.reserveCapacity((cursor.end - cursor.next) / 96)
    attributes.reserveCapacity((cursor.end - cursor.next) / 48)
    while true {
      switch try reader.next() {
      case .start(let tag):
        try scopes.open(tag)
        addText(of: reader)
        try add(tag)
        if nodes[nodes.count - 1].isSheet { reader.keepsText = true }
      case .end:
        scopes.close()
        addText(of: reader)
        if let index = open.popLast() {
          previous = index
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

  private mutating func add(_ tag: XMLTag) throws(ReadError) {
    let (namespace, local) = try scopes.name(of: tag)
    let name = namespace == .svg ? SVGElementName(local) : .foreign
    let first = attributes.count
    try budget.check(at: tag.position)
    for attribute in tag.attributes {
      try budget.check(at: attribute.position)
      let name = scopes.name(of: attribute)
      if name == .systemLanguage { warnings.append((.property(name.text), attribute.position)) }
      attributes.append(
        SVGDocument.Attribute(
          name: name, value: attribute.value, position: attribute.position,
          isVerbatim: attribute.isVerbatim))
    }
    let isXHTML = namespace == .xhtml
    if isXHTML, local.text == "link", tag["href"] != nil, let relation = tag["rel"],
      relation.text.lowercased().split(whereSeparator: \.isWhitespace).contains("stylesheet")
    {
      warnings.append((.element("link"), tag.position))
    }
    nodes.append(
      SVGDocument.Node(
        name: name, localName: local, position: tag.position,
        isSheet: name == .style || isXHTML && local.text == "style", parent: open.last ?? -1,
        end: nodes.count + 1, previous: previous, firstAttribute: first,
        attributeCount: attributes.count - first))
    nodes[nodes.count - 1].ordinal = ordinal(of: nodes.count - 1)
    open.append(nodes.count - 1)
    previous = -1
  }

  /// Counts on from the element of the same name before it. Over all children of an element, that
  /// takes at most a step for each child and name.
  private func ordinal(of index: Int) -> Int {
    let name = nodes[index].name
    var other = nodes[index].previous
    while other >= 0, nodes[other].name != name { other = nodes[other].previous }
    return other < 0 ? 1 : nodes[other].ordinal + 1
  }

  /// Keeps the text before a tag if it belongs to a sheet.
  private mutating func addText(of reader: XMLReader) {
    guard let index = open.last, nodes[index].isSheet, !reader.text.isEmpty else { return }
    sheets.append(
      SVGDocument.Stylesheet(
        node: index, text: texts.keep(reader.text), position: reader.textPosition))
  }
}

/// The namespaces of prefixes in the open elements.
private struct NamespaceScopes {
  enum Namespace { case svg, xhtml, xlink, other }

  /// The most declarations that hold at a time, which are searched one by one.
  private static let mostBindings = 1000

  /// The declarations that hold, outermost first.
  private var bindings: [(prefix: UnsafeBufferPointer<UInt8>, namespace: Namespace, depth: Int)] =
    []
  private var depth = 0
  /// The namespace of names without a prefix: SVG also where none has been declared, as in pieces
  /// of SVG cut out of a page.
  private var plain = Namespace.svg

  mutating func open(_ tag: XMLTag) throws(ReadError) {
    depth += 1
    for attribute in tag.attributes {
      let name = attribute.nameBytes
      // The first letter tells nearly all attributes from namespace declarations.
      guard name[0] == UInt8(ascii: "x"), name.starts(with: "xmlns".utf8) else { continue }
      guard name.count == 5 || name[5] == UInt8(ascii: ":") else { continue }
      let prefix = UnsafeBufferPointer(rebasing: name.dropFirst(6))
      let namespace = Self.namespace(attribute.text)
      guard namespace != self.namespace(of: prefix) else { continue }
      guard bindings.count < Self.mostBindings else {
        throw ReadError(
          "over \(Self.mostBindings) prefixes of namespaces are declared", at: tag.position)
      }
      bindings.append((prefix, namespace, depth))
      if prefix.isEmpty { plain = namespace }
    }
  }

  private static func namespace(_ name: String) -> Namespace {
    switch name {
    case "http://www.w3.org/2000/svg": .svg
    case "http://www.w3.org/1999/xhtml": .xhtml
    case "http://www.w3.org/1999/xlink": .xlink
    default: .other
    }
  }

  mutating func close() {
    while let last = bindings.last, last.depth == depth {
      bindings.removeLast()
      if last.prefix.isEmpty { plain = namespace(of: last.prefix) ?? .svg }
    }
    depth -= 1
  }

  private func namespace(of prefix: UnsafeBufferPointer<UInt8>) -> Namespace? {
    bindings.last { $0.prefix.equals(prefix) }?.namespace
  }

  /// The namespace of a tag, and its name without the prefix.
  func name(
    of tag: XMLTag
  ) throws(ReadError) -> (namespace: Namespace, local: UnsafeBufferPointer<UInt8>) {
    let name = tag.nameBytes
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return (plain, name) }
    let (prefix, local) = (
      UnsafeBufferPointer(rebasing: name[..<colon]),
      UnsafeBufferPointer(rebasing: name[(colon + 1)...])
    )
    if let namespace = namespace(of: prefix) { return (namespace, local) }
    guard prefix.elementsEqual("xml".utf8) else {
      throw ReadError("the prefix \(prefix.text) has not been declared", at: tag.position)
    }
    return (.other, local)
  }

  /// The attribute's name. Attributes with a prefix do not belong to SVG, except for XLink's
  /// `href`.
  func name(of attribute: XMLAttribute) -> SVGName {
    let bytes = attribute.nameBytes
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return SVGName(bytes) }
    guard bytes[(colon + 1)...].elementsEqual("href".utf8) else { return .other }
    let prefix = UnsafeBufferPointer(rebasing: bytes[..<colon])
    // Many files omit the declaration.
    let undeclared: Namespace = prefix.elementsEqual("xlink".utf8) ? .xlink : .other
    return namespace(of: prefix) ?? undeclared == .xlink ? .linkHref : .other
  }
}
