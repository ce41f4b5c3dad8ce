import StrokeCore
import StrokePaths

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
