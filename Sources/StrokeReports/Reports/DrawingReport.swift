import StrokeCore
import StrokeFormats
import StrokePaths

/// A report of a drawing that was read: one line or one JSON object per element.
package enum DrawingReport: Sendable {
  /// For people.
  case text
  /// A JSON object a line.
  case lines
  /// One JSON array of the same objects.
  case array

  /// Appends all elements.
  package func append(_ drawing: SVGDrawing, to output: inout [UInt8]) {
    if case .array = self { output.append("[") }
    let names = ElementNames(drawing)
    for (index, element) in drawing.elements.enumerated() {
      if case .array = self, index > 0 { output.append(",\n") }
      switch self {
      case .text: appendText(element, names[index], to: &output)
      case .lines:
        appendJSON(element, names[index], to: &output)
        output.append("\n")
      case .array: appendJSON(element, names[index], to: &output)
      }
    }
    if case .array = self { output.append("]\n") }
  }

  private func appendText(
    _ element: SVGDrawing.Element, _ name: String, to output: inout [UInt8]
  ) {
    output.append(name.withoutControls)
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

  private func appendJSON(
    _ element: SVGDrawing.Element, _ name: String, to output: inout [UInt8]
  ) {
    // In the coordinates that rectangles are given in.
    let path =
      element.transform == .identity
      ? element.path : element.path.mapped(by: element.transform) ?? element.path
    output.appendJSON { json in
      json.object { json in
        json.member("id", element.id)
        json.member("element", name.bareID)
        json.key("segments")
        json.array(path) { $0.value($1) }
        json.member("bounds", path.bounds)
        json.member("painted", element.hitTest.paintedBounds)
        json.member("error", element.error?.description)
      }
    }
  }
}

extension PathElement: JSONWritable {
  /// An array of its letter and its numbers, all absolute.
  package func write(to json: inout JSONWriter) {
    let (letter, numbers): (String, [Double]) =
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
