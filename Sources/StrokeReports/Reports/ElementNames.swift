import StrokeFormats

/// The names that a drawing's elements are called by: `#oak` by an id, `#oak[2]` for the second element
/// of that id, and `svg/g[2]/path[5]`, the way to it, for an element without one. No two are the same.
package struct ElementNames: Sendable {
  /// The longest way that is a name. What lies deeper is called `element 3`, by its number.
  private static let mostSteps = 64

  private let drawing: SVGDrawing
  /// The numbers of elements whose id others have had before, by their indices.
  private let repeats: [Int: Int]

  /// The names of all elements.
  ///
  /// - Complexity: O(n).
  package init(_ drawing: SVGDrawing) {
    self.drawing = drawing
    var counts: [String: Int] = [:]
    for element in drawing.elements { if let id = element.id { counts[id] = 0 } }
    var repeats: [Int: Int] = [:]
    for (index, element) in drawing.elements.enumerated() {
      guard let id = element.id, var number = counts[id] else { continue }
      number += 1
      // The id of another may look like the name with that number.
      while number > 1, counts["\(id)[\(number)]"] != nil { number += 1 }
      counts[id] = number
      if number > 1 { repeats[index] = number }
    }
    self.repeats = repeats
  }

  /// The name of an element by its index in the drawing. It is made when it is asked for.
  package subscript(index: Int) -> String {
    let element = drawing.elements[index]
    guard let id = element.id else {
      return drawing.place(of: element, atMost: Self.mostSteps) ?? "element \(index + 1)"
    }
    return repeats[index].map { "#\(id)[\($0)]" } ?? "#" + id
  }
}

extension String {
  /// The name of an element without the mark of an id, as formats for programs have it.
  var bareID: String { hasPrefix("#") ? String(dropFirst()) : self }
}
