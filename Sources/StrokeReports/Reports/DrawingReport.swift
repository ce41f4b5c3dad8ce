import StrokeCore
import StrokeFormats
import StrokePaths

/// An element of a drawing, and what it is called.
package struct DrawingFinding: Sendable {
  fileprivate let element: SVGDrawing.Element
  fileprivate let name: String

  /// A finding for each element of a drawing.
  package static func all(of drawing: SVGDrawing) -> [DrawingFinding] {
    let names = ElementNames(drawing)
    return drawing.elements.enumerated().map { DrawingFinding(element: $1, name: names[$0]) }
  }

  /// The path in the coordinates that rectangles are given in.
  private var path: Path {
    element.transform == .identity
      ? element.path : element.path.mapped(by: element.transform) ?? element.path
  }
}

extension DrawingFinding: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("id", element.id)
    fields.field("element", name.bareID)
    fields.member("segments", Array(path))
    fields.member("bounds", path.bounds)
    fields.member("painted", element.hitTest.paintedBounds)
    fields.field("error", element.error?.description)
  }
}

extension Report<DrawingFinding> {
  /// The elements of a drawing that was read: one line or one JSON object each.
  package static func elements(_ form: ResultFormat) -> Report {
    Report(form) { finding, output in
      let element = finding.element
      output.append(finding.name.withoutControls)
      output.append(": \(element.name), \(counted(element.path.count, "segment")), ")
      output.append(element.paint)
      if let box = element.hitTest.paintedBounds {
        output.append(", paints ")
        output.append(edges: box, upTo: 2)
      } else {
        output.append(", paints nothing")
      }
      output.append("\n")
    }
  }
}

extension PathElement: JSONWritable {
  /// Its letter in path data and its numbers, all absolute.
  var written: (letter: String, numbers: [Double]) {
    switch self {
    case .move(let p): ("M", [p.x, p.y])
    case .line(let p): ("L", [p.x, p.y])
    case .quadratic(let c, let p): ("Q", [c.x, c.y, p.x, p.y])
    case .cubic(let c, let d, let p): ("C", [c.x, c.y, d.x, d.y, p.x, p.y])
    case .arc(let arc, let p):
      (
        "A",
        [
          arc.radiusX, arc.radiusY, arc.rotation, arc.isLarge ? 1 : 0, arc.isSweep ? 1 : 0, p.x,
          p.y,
        ]
      )
    case .close: ("Z", [])
    }
  }

  /// An array of its letter and its numbers.
  package func write(to json: inout JSONWriter) {
    let (letter, numbers) = written
    json.array { json in
      json.value(letter)
      for number in numbers { json.value(number) }
    }
  }
}

extension [UInt8] {
  /// Appends a paint in the words of SVG: `fill nonzero, stroke 4 round miter 4`.
  fileprivate mutating func append(_ paint: Paint) {
    if let rule = paint.fill { append("fill \(rule.rawValue)") }
    if let stroke = paint.stroke {
      append(paint.fill == nil ? "stroke " : ", stroke ")
      append(stroke.width, upTo: 3)
      append(" \(stroke.cap.rawValue) \(stroke.join.rawValue)")
      if stroke.join == .miter || stroke.join == .miterClip {
        append(" ")
        append(stroke.miterLimit, upTo: 3)
      }
      if stroke.dashes != nil { append(" dashed") }
    }
    if paint.fill == nil, paint.stroke == nil { append("no paint") }
  }
}

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
