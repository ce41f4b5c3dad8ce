import StrokeFormats

/// The names that a drawing's elements are called by: `#oak` by an id, `#oak[2]` for the second element
/// of that id, and `element 3` for an element without one. No two are the same.
package struct ElementNames: Sendable {
  private let names: [String]

  /// The names of all elements.
  ///
  /// - Complexity: O(n).
  package init(_ drawing: SVGDrawing) {
    var counts = [String: Int](minimumCapacity: drawing.elements.count)
    names = drawing.elements.indices.map { index in
      guard let id = drawing.elements[index].id else { return "element \(index + 1)" }
      counts[id, default: 0] += 1
      let count = counts[id] ?? 1
      return count == 1 ? "#" + id : "#\(id)[\(count)]"
    }
  }

  /// The name of an element by its index in the drawing.
  package subscript(index: Int) -> String { names[index] }
}

extension String {
  /// The name of an element without the mark of an id, as formats for programs have it.
  var bareID: String { hasPrefix("#") ? String(dropFirst()) : self }
}
