import StrokeCore
import StrokePaths

// The elements of a picture as SVG. Painted paths are written in SVGPaint.

extension [UInt8] {
  /// Appends text for an element or an attribute.
  package mutating func append(markup text: String) { append(xml: text, inAttribute: true) }

  mutating func begin(
    _ width: Double, _ height: Double, _ scale: Double, _ title: String, fontSize: Double
  ) {
    append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    append(" width", width * scale)
    append(" height", height * scale)
    append(" viewBox=\"0 0 ")
    append(Point(width, height))
    append("\" role=\"img\"")
    append(" font-size", fontSize)
    append(">\n")
    append(element: "title", title)
    append("<style>\n\(PictureStyle.sheet)</style>\n")
    let sheet = Rect(minX: 0, minY: 0, maxX: width, maxY: height)
    append(PictureElement(.rectangle(sheet), .card, .solid))
  }

  mutating func append(element name: String, _ text: String) {
    append("<\(name)>")
    append(markup: text.withoutControls)
    append("</\(name)>\n")
  }

  mutating func append(_ attribute: String, _ number: Double) {
    append("\(attribute)=\"")
    append(coordinate: number)
    append("\"")
  }

  /// Appends text whose first or last character, after its classes, is at a place.
  mutating func append(text: String, at place: Point, classes: String, width: Double? = nil) {
    append("<text class=\"\(classes)\"")
    append(" x", place.x)
    append(" y", place.y)
    if let width {
      append(" textLength", width)
      append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    append(">")
    append(markup: text)
    append("</text>\n")
  }

  mutating func append(_ element: PictureElement) {
    let classes = "\(element.ink.rawValue) \(element.pen.rawValue)"
    switch element.shape {
    case .painted(let shape): return append(shape, element.ink)
    case .text(let text, let place, let endsThere):
      let end = endsThere ? " e" : ""
      return append(text: text, at: place, classes: "\(element.ink.rawValue) over\(end)")
    case .dots(_, let radius):
      append("<path class=\"\(classes)\"")
      append(" stroke-width", 2 * radius)
    case .lines, .ellipses, .rectangle:
      append("<path class=\"\(classes)\"")
    }
    append(" d=\"")
    append(outlineOf: element.shape)
    append("\"/>\n")
  }

  /// Appends the sign of a result, told by shape as well as by colour.
  mutating func append(sign ink: Ink, at center: Point, size: Double) {
    let strokes: [[(Double, Double)]] =
      switch ink.sign {
      case "✓": [[(-0.9, 0.1), (-0.25, 0.75), (0.95, -0.75)]]
      case "✗": [[(-0.7, -0.7), (0.7, 0.7)], [(0.7, -0.7), (-0.7, 0.7)]]
      case "+": [[(-0.8, 0), (0.8, 0)], [(0, -0.8), (0, 0.8)]]
      default: [[(-0.8, 0), (0.8, 0)]]
      }
    let lines = strokes.map { $0.map { center + Vector($0.0 * size, $0.1 * size) } }
    append(PictureElement(.lines(lines), ink))
  }

  private mutating func append(outlineOf shape: PictureElement.Shape) {
    switch shape {
    case .lines(let lines):
      for line in lines { append(line: line) }
    case .dots(let places, _):
      for place in places.apart(by: 0.05) {
        append("M")
        append(place)
        append("h0")
      }
    case .ellipses(let ellipses):
      for ellipse in ellipses { append(ellipse) }
    case .rectangle(let box):
      append(line: box.corners)
      append("Z")
    case .painted, .text: break
    }
  }

  /// Appends a line. A line of no length is drawn as a dot by its round ends.
  private mutating func append(line places: [Point]) {
    let shown = places.apart(by: 0.05)
    for (index, place) in shown.enumerated() {
      append(index == 0 ? "M" : "L")
      append(place)
    }
    if let last = places.last, shown.count == 1 || shown.last != last {
      append("L")
      append(last)
    }
  }

  /// Appends an ellipse as two half arcs.
  private mutating func append(_ ellipse: Ellipse) {
    let half = Vector(direction: ellipse.rotation) * ellipse.radiusX
    append("M")
    append(ellipse.center - half)
    for end in [ellipse.center + half, ellipse.center - half] {
      append("A")
      append(Point(ellipse.radiusX, ellipse.radiusY))
      append(" ")
      append(ellipse.rotation * 180 / .pi, upTo: 3)
      append(" 0 1 ")
      append(end)
    }
    append("Z")
  }

  /// Appends a place as `x y`.
  private mutating func append(_ point: Point) {
    append(coordinate: point.x)
    append(" ")
    append(coordinate: point.y)
  }

  /// Appends a coordinate of a picture: to a hundredth, which no eye tells from the truth.
  private mutating func append(coordinate number: Double) {
    append(number.isFinite ? number : 0, upTo: 2)
  }
}

extension [Point] {
  /// The points that can be distinguished from the one before, so that a stroke of a hundred thousand samples does
  /// not make a picture larger than what can be seen of it.
  func apart(by least: Double) -> [Point] {
    var previous: Point?
    return filter { place in
      if let previous, place.distance(to: previous) < least { return false }
      previous = place
      return true
    }
  }
}

// Painted paths as SVG: the outline as it was given, so that arcs stay arcs, under a transform.

extension [UInt8] {
  /// Appends a painted path.
  mutating func append(_ shape: PaintedPath, _ ink: Ink) {
    let t = shape.transform
    let clip = define(shape.clip)
    if let clip { append("<g clip-path=\"url(#\(clip))\">") }
    append("<path class=\"\(ink.rawValue)\"")
    if let fill = shape.paint.fill {
      append(" fill=\"currentColor\" fill-opacity=\"\(ink == .paint ? ".35" : ".6")\"")
      if fill == .evenodd { append(" fill-rule=\"evenodd\"") }
    } else {
      append(" fill=\"none\"")
    }
    if let style = shape.paint.stroke { append(style, isPale: ink == .paint) }
    append(" transform=\"matrix(")
    for (index, number) in [t.a, t.b, t.c, t.d, t.e, t.f].enumerated() {
      if index > 0 { append(" ") }
      append(exact: number)
    }
    append(")\" d=\"")
    for element in shape.path { append(element) }
    append(clip == nil ? "\"/>\n" : "\"/></g>\n")
  }

  /// Appends what a clip is, and returns the id to refer to it by; nil for one that cuts off nothing.
  /// Each part refers to the one before, so that all of them hold.
  private mutating func define(_ clip: Clip) -> String? {
    var last: String?
    for outlines in clip.asRegions.regions {
      let inner = outlines.map { define($0.clip) }
      // No two things begin at the same place of a file.
      let id = "clip\(count)"
      append("<clipPath id=\"\(id)\"")
      if let last { append(" clip-path=\"url(#\(last))\"") }
      append(">")
      for (outline, clip) in zip(outlines, inner) {
        append("<path")
        if let clip { append(" clip-path=\"url(#\(clip))\"") }
        if outline.rule == .evenodd { append(" clip-rule=\"evenodd\"") }
        append(" d=\"")
        for element in outline.path { append(element) }
        append("\"/>")
      }
      append("</clipPath>\n")
      last = id
    }
    return last
  }

  private mutating func append(_ style: StrokeStyle, isPale: Bool) {
    append(" stroke=\"currentColor\" stroke-opacity=\"\(isPale ? ".5" : ".8")\" stroke-width=\"")
    append(exact: style.width)
    append("\" stroke-linecap=\"\(style.cap.rawValue)\" stroke-linejoin=\"")
    append("\(style.join.rawValue)\" stroke-miterlimit=\"")
    append(exact: style.miterLimit)
    append("\"")
    guard let dashes = style.dashes else { return }
    append(" stroke-dasharray=\"")
    for (index, length) in dashes.lengths.enumerated() {
      if index > 0 { append(" ") }
      append(exact: length)
    }
    append("\" stroke-dashoffset=\"")
    append(exact: dashes.offset)
    append("\"")
  }

  private mutating func append(_ element: PathElement) {
    switch element {
    case .move(let end): append("M", [end])
    case .line(let end): append("L", [end])
    case .quadratic(let control, let end): append("Q", [control, end])
    case .cubic(let first, let second, let end): append("C", [first, second, end])
    case .arc(let arc, let end):
      append("A", [Point(arc.radiusX, arc.radiusY)])
      append(" ")
      append(exact: arc.rotation)
      append(arc.isLarge ? " 1" : " 0")
      append(arc.isSweep ? " 1 " : " 0 ")
      append("", [end])
    case .close: append("Z")
    }
  }

  private mutating func append(_ verb: String, _ places: [Point]) {
    append(verb)
    for (index, place) in places.enumerated() {
      if index > 0 { append(" ") }
      append(exact: place.x)
      append(" ")
      append(exact: place.y)
    }
  }
}
