import StrokeCore

// The coordinates of pictures, and the path data of their shapes. Painted paths are written in SVGPaint.

extension [UInt8] {
  /// Appends text for an element or an attribute.
  package mutating func append(markup text: String) { append(xml: text, inAttribute: true) }

  /// Appends a coordinate of a picture: to a hundredth, which no eye tells from the truth.
  mutating func append(coordinate number: Double) {
    append(number.isFinite ? number : 0, upTo: 2)
  }

  /// Appends a place as `x y`.
  mutating func append(_ point: Point) {
    append(coordinate: point.x)
    append(UInt8(ascii: " "))
    append(coordinate: point.y)
  }

  /// Appends the path data of a shape that is drawn as a path.
  mutating func append(path shape: SceneElement.Shape) {
    switch shape {
    case .polyline(let places): append(line: places)
    case .arrows(let arrows, let size):
      for arrow in arrows { append(line: arrow.corners(size: size)) }
    case .spots(let places, let radius):
      for place in places { append(ring: place, radius) }
    case .bars(let bars):
      for bar in bars {
        append("M")
        append(bar.start)
        append("L")
        append(bar.end)
      }
    case .band(let center, let inner, let outer):
      append(ring: center, outer)
      if inner > 0 { append(ring: center, inner) }
    case .dots, .circle, .ellipse, .rectangle, .start, .end: break
    }
  }

  /// Appends a line. Steps too short to see are left out, so that a stroke of a hundred thousand
  /// samples makes no more of a picture than what one sees of it. A line of no length is drawn as a
  /// dot by its round ends.
  private mutating func append(line places: [Point]) {
    guard let first = places.first, let last = places.last else { return }
    append("M")
    append(first)
    var previous = first
    for place in places.dropFirst().dropLast() where place.distance(to: previous) >= 0.05 {
      append("L")
      append(place)
      previous = place
    }
    append("L")
    append(last)
  }

  /// Appends a circle as two half arcs.
  private mutating func append(ring center: Point, _ radius: Double) {
    let (left, right) = (center - Vector(radius, 0), center + Vector(radius, 0))
    append("M")
    append(left)
    for end in [right, left] {
      append("A")
      append(Point(radius, radius))
      append(" 0 0 1 ")
      append(end)
    }
    append("Z")
  }
}
