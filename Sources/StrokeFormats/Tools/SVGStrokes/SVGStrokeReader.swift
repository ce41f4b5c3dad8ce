import StrokeCore

// An SVG's paths and lines as strokes without times: `path`, `polyline`, `polygon` and `line`, in the
// user units of the outermost <svg>, with all transforms applied.
//
// - A subpath is a stroke. The vertices of straight edges are its samples; a curve gives samples at
//   equal steps of its parameter, as Path.samples says. What is closed ends where it began.
// - How a shape is painted, and whether at all, does not matter; one that is only defined and never
//   shown is left out.
// - The id is the element's; of several subpaths each has its number as the member `part`. `data-id`
//   wins over it. Other attributes `data-…` are members, `data-label` the label among them, and
//   `data-width` the width of the view. Without it that is the viewBox's, or else the `width` of
//   <svg>.

/// Reads the lines of an SVG as strokes.
struct SVGStrokeReader: LogReader {
  private static let lines: Set<String> = ["path", "polyline", "polygon", "line"]

  init(timeUnit: TimeUnit?) {}

  func read(
    _ cursor: inout ByteCursor, _ lines: inout LineCounter, into queue: inout DraftQueue
  ) throws(Fault) {
    let bytes = UnsafeBufferPointer(start: cursor.next, count: cursor.end - cursor.next)
    let drawing: SVGDrawing
    let notes: SVGNotes
    do throws(ReadError) {
      drawing = try SVGDrawing(bytes)
      notes = try SVGNotes(bytes)
    } catch {
      throw .wrong(error.reason, at: cursor.place(line: error.line, column: error.column))
    }
    let before = lines.line(of: cursor.next) - 1
    for element in drawing.elements where Self.lines.contains(element.name) {
      if let error = element.error {
        throw .wrong(error.reason, at: cursor.place(line: error.line, column: error.column))
      }
      guard let path = element.path.mapped(by: element.transform) else {
        let place = cursor.place(line: element.line, column: element.column)
        throw .wrong("number too large", at: place)
      }
      let samples = path.samples
      for (index, points) in samples.enumerated() {
        var draft = StrokeDraft(
          x: points.map(\.x), y: points.map(\.y), times: [], line: before + element.line)
        notes.add(to: &draft, of: element)
        if samples.count > 1 { draft.members.add("part".utf8, .literal("\(index + 1)")) }
        queue.append(draft)
      }
    }
    cursor.next = cursor.end
  }
}

/// What an SVG says of its elements besides their shapes.
private struct SVGNotes {
  private struct Place: Hashable {
    let line: Int
    let column: Int
  }

  private var attributes: [Place: [XMLAttribute]] = [:]
  private var width: Double?

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ReadError) {
    let places = TextPlaces(bytes)
    do throws(Mistake) {
      let tree = try XMLTree(bytes)
      for node in tree.nodes {
        let own = node.attributes.filter { $0.name.hasPrefix("data-") }
        guard !own.isEmpty else { continue }
        let place = places[node.offset]
        attributes[Place(line: place.line, column: place.column)] = own
      }
      let box = tree.nodes.first?["viewBox"].flatMap { SVGViewBox($0.text) }?.box
      let length = tree.nodes.first?["width"].flatMap { SVGValue.length($0.text, of: nil) }
      width = (box?.width ?? length).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    } catch {
      throw ReadError(error.reason, offset: error.offset, in: places)
    }
  }

  /// Adds what is said of an element to its stroke.
  func add(to draft: inout StrokeDraft, of element: SVGDrawing.Element) {
    draft.width = width
    let attributes = attributes[Place(line: element.line, column: element.column)] ?? []
    let id = attributes.first { $0.name == "data-id" }?.text ?? element.id
    if let id { draft.members.add("id".utf8, xml: id) }
    for attribute in attributes {
      let name = attribute.name.dropFirst(5)
      if name == "width" {
        draft.width = Double(attribute.text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      } else {
        draft.members.add(name.utf8, xml: attribute.text)
      }
    }
  }
}

extension ByteCursor {
  /// The address of a place in what comes next, counted as texts in XML count.
  fileprivate func place(line: Int, column: Int) -> UnsafePointer<UInt8> {
    var place = TextPlaces.Place()
    var address = next
    while address < end, (place.line, place.column) != (line, column) {
      place.advance(over: address.pointee, before: address + 1 < end ? address[1] : nil)
      address += 1
    }
    return address
  }
}
