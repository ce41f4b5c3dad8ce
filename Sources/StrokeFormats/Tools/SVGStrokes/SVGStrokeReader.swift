import StrokeCore

// An SVG's paths, lines and shapes as strokes without times: `path`, `polyline`, `polygon`, `line`, `circle`,
// `ellipse` and `rect`, in the user units of the outermost <svg>, with all transforms applied.
//
// - A subpath is a stroke. The vertices of straight edges are its samples; a curve gives samples at
//   equal steps of its parameter, as Path.samples says. What is closed ends where it began.
// - How a shape is painted, and whether at all, does not matter; one that is only defined and never
//   shown is left out.
// - The id is the element's; of several subpaths each has its number as the member `part`. `data-id`
//   wins over it. Other attributes `data-…` are members, `data-label` the label among them, and
//   `data-width` the width of the view. Without it that is the viewBox's, or else the `width` of
//   <svg>.

/// Reads the lines and shapes of an SVG as strokes.
struct SVGStrokeReader: LogReader {
  private static let shapes: Set<String> = [
    "path", "polyline", "polygon", "line", "circle", "ellipse", "rect",
  ]

  init(timeUnit: TimeUnit?) {}

  func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    do throws(ReadError) { try readDrawing(cursor, into: &queue) } catch { throw .error(error) }
    cursor.next = cursor.end
  }

  private func readDrawing(
    _ cursor: ByteCursor, into queue: inout DraftQueue
  ) throws(ReadError) {
    let drawing = try SVGDrawing(cursor, within: .unlimited)
    let notes = try SVGNotes(cursor)
    for element in drawing.elements
    where Self.shapes.contains(element.name) {
      if let error = element.error { throw error }
      guard let path = element.path.mapped(by: element.transform) else {
        throw ReadError("number too large", line: element.line, column: element.column)
      }
      let samples = path.samples
      for (index, points) in samples.enumerated() {
        var draft = StrokeDraft(
          x: points.map(\.x), y: points.map(\.y), times: [], line: element.line)
        notes.add(to: &draft, of: element)
        if samples.count > 1 { draft.members.add("part".utf8, .literal("\(index + 1)")) }
        queue.append(draft)
      }
    }
  }
}

/// The notes on its elements in an SVG, besides their shapes.
private struct SVGNotes {
  private var attributes: [TextPosition: [XMLAttribute]] = [:]
  private var width: Double?

  init(_ cursor: ByteCursor) throws(ReadError) {
    var reader = try XMLReader(cursor)
    var isFirst = true
    while true {
      switch try reader.next() {
      case .start(let tag):
        if isFirst { width = Self.width(of: tag) }
        isFirst = false
        let own = tag.attributes.filter { $0.name.hasPrefix("data-") }
        if !own.isEmpty { attributes[tag.position] = own }
      case .end: break
      case .finish: return
      }
    }
  }

  /// The width of the view: that of the root's `viewBox`, or its own.
  private static func width(of root: XMLTag) -> Double? {
    let box = root["viewBox"].flatMap { attribute in
      attribute.value.withUnsafeBufferPointer { SVGViewBox($0)?.box.width }
    }
    let length = root["width"].flatMap { attribute in
      attribute.value.withUnsafeBufferPointer { bytes -> Double? in
        var scanner = CSSScanner(bytes)
        guard let (value, unit) = scanner.dimension() else { return nil }
        return SVGLength(value, unit)?.resolved(nil)
      }
    }
    return (box ?? length).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// Adds what is said of an element to its stroke.
  func add(to draft: inout StrokeDraft, of element: SVGDrawing.Element) {
    draft.width = width
    let attributes = attributes[TextPosition(line: element.line, column: element.column)] ?? []
    let id = attributes.first { $0.name == "data-id" }?.text ?? element.id
    if let id { draft.members.add("id".utf8, xml: id) }
    for attribute in attributes {
      let name = attribute.name.dropFirst(5)
      if name == "width" {
        draft.width = Double(allOf: attribute.text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      } else {
        draft.members.add(name.utf8, xml: attribute.text)
      }
    }
  }
}
