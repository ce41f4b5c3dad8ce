import StrokeCore
import StrokePaths

// The elements of a picture as SVG.

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
    append(coordinates: [width, height])
    append("\" role=\"img\"")
    append(" font-size", fontSize)
    append(">\n")
    append(element: "title", title)
    append("<style>\n\(PictureStyle.sheet)</style>\n")
    let sheet = Rect(minX: 0, minY: 0, maxX: width, maxY: height)
    append(PictureElement(.lines([sheet.outline]), .card, .solid))
  }

  mutating func append(element name: String, _ text: String) {
    append("<\(name)>")
    append(markup: text.withoutControls)
    append("</\(name)>\n")
  }

  mutating func append(_ attribute: String, _ number: Double) {
    append("\(attribute)=\"")
    append(coordinates: [number])
    append("\"")
  }

  /// Appends text whose first or last character, after its classes, is at a place.
  mutating func append(text: String, at place: Point, classes: String) {
    append("<text class=\"\(classes)\"")
    append(" x", place.x)
    append(" y", place.y)
    append(">")
    append(markup: text)
    append("</text>\n")
  }

  mutating func append(_ element: PictureElement) {
    if case .painted(let test, let map) = element.shape {
      return append(test, map, element.ink)
    }
    append("<path class=\"\(element.ink.rawValue) \(element.pen.rawValue)\"")
    if case .dots(_, let radius) = element.shape { append(" stroke-width", 2 * radius) }
    append(" d=\"")
    switch element.shape {
    case .lines(let lines):
      for line in lines { append(line: line) }
    case .dots(let places, _):
      for place in places.apart(by: 0.05) {
        append("M")
        append(coordinates: [place.x, place.y])
        append("h0")
      }
    case .ellipses(let ellipses):
      for ellipse in ellipses { append(ellipse) }
    case .painted: break
    }
    append("\"/>\n")
  }

  /// Appends a line. A line of no length is drawn as a dot by its round ends.
  private mutating func append(line places: [Point]) {
    let shown = places.apart(by: 0.05)
    let isCut = shown.count == 1 || shown.last != places.last
    for (index, place) in (shown + (isCut ? places.suffix(1) : [])).enumerated() {
      append(index == 0 ? "M" : "L")
      append(coordinates: [place.x, place.y])
    }
  }

  /// Appends an ellipse as two half arcs.
  private mutating func append(_ ellipse: Ellipse) {
    let half = Vector(direction: ellipse.rotation) * ellipse.radiusX
    let (start, middle) = (ellipse.center - half, ellipse.center + half)
    append("M")
    append(coordinates: [start.x, start.y])
    for end in [middle, start] {
      append("A")
      append(coordinates: [ellipse.radiusX, ellipse.radiusY, ellipse.rotation * 180 / .pi])
      append(" 0 1 ")
      append(coordinates: [end.x, end.y])
    }
    append("Z")
  }

  /// Appends coordinates of a picture: to a hundredth, which no eye tells from the truth.
  private mutating func append(coordinates numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(" ") }
      append(number.isFinite ? number : 0, upTo: 2)
    }
  }
}

// Painted paths as SVG: the outline as it was given, so that arcs stay arcs, under a transform.

extension [UInt8] {
  /// Appends what a hit test asks about, mapped into a picture.
  private mutating func append(_ test: HitTest, _ map: Transform, _ ink: Ink) {
    let t = map * test.transform
    let isPale = ink == .paint
    let clip = define(test.clip.mapped(by: map))
    if let clip { append("<g clip-path=\"url(#\(clip))\">") }
    append("<path class=\"\(ink.rawValue)\"")
    if let fill = test.paint.fill {
      append(" fill=\"currentColor\" fill-opacity=\"\(isPale ? ".35" : ".6")\"")
      if fill == .evenodd { append(" fill-rule=\"evenodd\"") }
    } else {
      append(" fill=\"none\"")
    }
    if let style = test.paint.stroke {
      append(" stroke=\"currentColor\" stroke-opacity=\"\(isPale ? ".5" : ".8")\"")
      append(style)
    }
    append(" transform=\"matrix(")
    append(exact: [t.a, t.b, t.c, t.d, t.e, t.f])
    append(")\"")
    append(outline: test.path)
    append(clip == nil ? "/>\n" : "/></g>\n")
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
        append(outline: outline.path)
        append("/>")
      }
      append("</clipPath>\n")
      last = id
    }
    return last
  }

  private mutating func append(_ style: StrokeStyle) {
    append(" stroke-linecap=\"\(style.cap.rawValue)\" stroke-linejoin=\"\(style.join.rawValue)\"")
    var numbers = [("width", [style.width]), ("miterlimit", [style.miterLimit])]
    if let dashes = style.dashes {
      numbers += [("dasharray", dashes.lengths), ("dashoffset", [dashes.offset])]
    }
    for (name, list) in numbers {
      append(" stroke-\(name)=\"")
      append(exact: list)
      append("\"")
    }
  }

  private mutating func append(outline path: Path) {
    append(" d=\"")
    for element in path {
      let (letter, numbers) = element.written
      append(letter)
      append(exact: numbers)
    }
    append("\"")
  }

  private mutating func append(exact numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(" ") }
      append(exact: number)
    }
  }
}
