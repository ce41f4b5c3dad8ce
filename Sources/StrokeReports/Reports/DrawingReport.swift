import StrokeCore
import StrokeFormats
import StrokePaths

/// How a drawing that was read is shown: a line an element, or a JSON object an element.
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
    for (index, element) in drawing.elements.enumerated() {
      if case .array = self, index > 0 { output.append(",\n") }
      switch self {
      case .text: appendText(element, number: index + 1, to: &output)
      case .lines:
        appendJSON(element, to: &output)
        output.append("\n")
      case .array: appendJSON(element, to: &output)
      }
    }
    if case .array = self { output.append("]\n") }
  }

  private func appendText(
    _ element: SVGDrawing.Element, number: Int, to output: inout [UInt8]
  ) {
    output.append(HitFinding.Element(id: element.id, number: number).name.withoutControls)
    output.append(": \(element.name), \(counted(element.path.count, "segment")), ")
    output.append(element.paint)
    if let box = element.hitTest.paintedBounds {
      output.append(", paints ")
      for (index, number) in [box.minX, box.minY, box.maxX, box.maxY].enumerated() {
        output.append(index == 0 ? "" : index == 2 ? " to " : ",")
        output.append(number, upTo: 2)
      }
    } else {
      output.append(", paints nothing")
    }
    output.append("\n")
  }

  private func appendJSON(_ element: SVGDrawing.Element, to output: inout [UInt8]) {
    // In the coordinates that rectangles are given in.
    let path =
      element.transform == .identity
      ? element.path : element.path.mapped(by: element.transform) ?? element.path
    output.append("{\"id\":")
    output.append(json: element.id)
    output.append(member: "segments")
    output.append(jsonArray: path) { $0.append(json: $1) }
    output.append(member: "bounds")
    output.append(json: path.bounds)
    output.append(member: "painted")
    output.append(json: element.hitTest.paintedBounds)
    output.append(member: "error")
    output.append(json: element.error?.description)
    output.append("}")
  }
}

extension [UInt8] {
  /// Appends a segment as an array of its letter and its numbers, all absolute.
  fileprivate mutating func append(json element: PathElement) {
    switch element {
    case .move(let p): append("M", [p.x, p.y])
    case .line(let p): append("L", [p.x, p.y])
    case .quadratic(let c, let p): append("Q", [c.x, c.y, p.x, p.y])
    case .cubic(let c, let d, let p): append("C", [c.x, c.y, d.x, d.y, p.x, p.y])
    case .arc(let arc, let p):
      let flags = [arc.isLarge ? 1.0 : 0, arc.isSweep ? 1 : 0]
      append("A", [arc.radiusX, arc.radiusY, arc.rotation] + flags + [p.x, p.y])
    case .close: append("Z", [])
    }
  }

  private mutating func append(_ letter: String, _ numbers: [Double]) {
    append("[\"\(letter)\"")
    for number in numbers {
      append(",")
      append(exact: number)
    }
    append("]")
  }

  /// Appends a paint in the words of SVG: `fill nonzero, stroke 4 round miter 4`.
  fileprivate mutating func append(_ paint: Paint) {
    if let rule = paint.fill { append("fill \(rule.rawValue)") }
    if let stroke = paint.stroke {
      append(paint.fill == nil ? "stroke " : ", stroke ")
      append(stroke.width, upTo: 3)
      append(" \(stroke.cap.rawValue) \(stroke.join.rawValue)")
      if stroke.join == .miter {
        append(" ")
        append(stroke.miterLimit, upTo: 3)
      }
      if stroke.dashes != nil { append(" dashed") }
    }
    if paint.fill == nil, paint.stroke == nil { append("no paint") }
  }
}
