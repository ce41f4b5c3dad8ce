import StrokeCore

/// The elements of an SVG file in document order, in flat arrays that point into the file, so that
/// neither building nor freeing them recurses as deep as elements are nested.
///
/// The bytes must outlive it.
final class SVGDocument {
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
    var end: Int
    /// The element before it in its parent; -1 if there is none.
    let previous: Int
    /// The number of elements with the same name before it in its parent, including itself.
    var ordinal = 1
    let firstAttribute: Int
    let attributeCount: Int
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

  let nodes: [Node]
  private let attributes: [Attribute]
  let sheets: [Stylesheet]
  /// What is never read, whether it shows or not: external sheets, and conditions on a language.
  let warnings: [(kind: SVGWarning.Kind, position: TextPosition)]
  /// Owns what pointers that do not point into the file point into.
  let texts: XMLTexts
  /// The elements by their ids; of several with the same id, the first. Most drawings refer to none.
  private lazy var ids: [[UInt8]: Int] = {
    var ids: [[UInt8]: Int] = [:]
    for index in nodes.indices.reversed() {
      if let id = attribute(.id, of: index)?.value, !id.isEmpty { ids[Array(id)] = index }
    }
    return ids
  }()

  /// Reads a whole document.
  ///
  /// - Complexity: O(n).
  init(_ cursor: ByteCursor, within budget: MemoryBudget) throws(ReadError) {
    var reader = SVGDocumentReader(budget)
    try reader.read(cursor)
    (nodes, attributes, sheets) = (reader.nodes, reader.attributes, reader.sheets)
    (warnings, texts) = (reader.warnings, reader.texts)
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
    var id: [UInt8] = []
    var index = 0
    while index < fragment.count {
      if fragment[index] == UInt8(ascii: "%"), index + 2 < fragment.count,
        let high = fragment[index + 1].hexValue, let low = fragment[index + 2].hexValue
      {
        id.append(high << 4 | low)
        index += 3
      } else {
        id.append(fragment[index])
        index += 1
      }
    }
    return ids[id]
  }

  /// Returns whether one element contains another, or is it.
  func contains(_ outer: Int, _ inner: Int) -> Bool { (outer..<nodes[outer].end).contains(inner) }
}
