import StrokeCore
import StrokePaths

// Markers on the vertices of shapes.

extension SVGReader {
  /// Adds the markers of a shape.
  ///
  /// - Parameter scope: Inside the shape.
  mutating func addMarkers(
    _ markers: (start: Int, mid: Int, end: Int), to path: Path, _ index: Int, _ style: SVGStyle,
    _ scope: Scope
  ) throws(ReadError) {
    let vertices = vertices(of: path, index)
    let width = resolved(style.strokeWidth, scope.viewport.diagonal, .strokeWidth, index)
    var count = 0
    for (place, vertex) in vertices.enumerated() {
      if place == 0, markers.start >= 0 {
        try addMarker(markers.start, at: vertex, isStart: true, width, index, &count, scope)
      }
      if place > 0, place < vertices.count - 1, markers.mid >= 0 {
        try addMarker(markers.mid, at: vertex, isStart: false, width, index, &count, scope)
      }
      if place == vertices.count - 1, markers.end >= 0 {
        try addMarker(markers.end, at: vertex, isStart: false, width, index, &count, scope)
      }
    }
  }

  /// The vertices of a shape's equivalent path, in which an arc that ends where a rectangle or ellipse
  /// began closes it: there is none between the two.
  private func vertices(of path: Path, _ index: Int) -> [PathVertex] {
    var vertices = path.vertices
    switch document.nodes[index].name {
    case .rect, .circle, .ellipse:
      let last = vertices.count - 2
      if last > 0, vertices[last].point == vertices[0].point { vertices.remove(at: last) }
    default: break
    }
    return vertices
  }

  /// - Parameters:
  ///   - shape: The shape that the marker stands on.
  ///   - count: How many stand on it so far.
  private mutating func addMarker(
    _ marker: Int, at vertex: PathVertex, isStart: Bool, _ strokeWidth: Double, _ shape: Int,
    _ count: inout Int, _ outer: Scope
  ) throws(ReadError) {
    let node = document.nodes[marker]
    guard node.name == .marker, node.end > marker + 1, !references.contains(marker) else { return }
    let (style, own) = try documentStyle(of: marker)
    var scope = outer
    (scope.style, scope.own) = (style, own)
    scope.isMarker = true
    scope.root = 0
    let width = length(.markerWidth, of: marker, outer.viewport.width, scope, default: 3)
    let height = length(.markerHeight, of: marker, outer.viewport.height, scope, default: 3)
    guard width > 0, height > 0, let place = Rect(x: 0, y: 0, width: width, height: height) else {
      return
    }
    var inner = Transform.identity
    scope.viewport = SVGViewport(width: width, height: height)
    if let view = viewBox(of: marker, &scope) {
      inner = fit(view, into: place, of: marker)
      scope.viewport = view.viewport
    }
    let map = placement(
      of: marker, inner, at: vertex, isStart: isStart, strokeWidth, outer.transform, scope)
    guard map.isFinite else { return }
    if own.hidesOverflow ?? true {
      scope.clip.intersect(unionOf: [outline(x: 0, y: 0, width: width, height: height, map)])
    }
    if own.opacity <= 0 { scope.isHidden = true }
    scope.transform = map * inner
    try clip(marker, &scope)
    count += 1
    enterInstance(&scope, of: marker, in: shape, ordinal: count)
    references.append(marker)
    let base = depth
    push(marker, scope, isOfReference: true)
    try walk(downTo: base)
  }

  /// The map from a marker's viewport, in which `inner` puts what it contains, to the drawing.
  private mutating func placement(
    of marker: Int, _ inner: Transform, at vertex: PathVertex, isStart: Bool, _ strokeWidth: Double,
    _ outer: Transform, _ scope: Scope
  ) -> Transform {
    let view = scope.viewport
    let reference = inner(
      Point(
        referencePoint(.refX, of: marker, view.width, scope),
        referencePoint(.refY, of: marker, view.height, scope)))
    var map = outer * .translation(vertex.point - .origin)
    map = map * .rotation(degrees: angle(of: marker, at: vertex, isStart: isStart))
    if document.attribute(.markerUnits, of: marker)?.value.trimmed.text != "userSpaceOnUse" {
      map = map * .scale(strokeWidth, strokeWidth)
    }
    return map * .translation(.origin - reference)
  }

  /// A coordinate of the point that is put on the vertex: a length, or a side of the `viewBox`.
  private mutating func referencePoint(
    _ name: SVGName, of marker: Int, _ whole: Double?, _ scope: Scope
  ) -> Double {
    guard let attribute = document.attribute(name, of: marker) else { return 0 }
    switch (name, attribute.value.trimmed.text) {
    case (.refX, "left"), (.refY, "top"): return 0
    case (_, "center"): return (whole ?? 0) / 2
    case (.refX, "right"), (.refY, "bottom"): return whole ?? 0
    default: return length(name, of: marker, whole, scope)
    }
  }

  /// The angle that a marker is turned by, in degrees.
  private mutating func angle(
    of marker: Int, at vertex: PathVertex, isStart: Bool
  ) -> Double {
    guard let attribute = document.attribute(.orient, of: marker) else { return 0 }
    let word = attribute.value.trimmed.text
    if word == "auto" || word == "auto-start-reverse" {
      let angle = arcTangent(vertex.direction) * (180 / Double.pi)
      return isStart && word != "auto" ? angle + 180 : angle
    }
    var scanner = CSSScanner(attribute.value)
    if let angle = scanner.angle(allowsNumber: true) { return angle }
    warnings.add(.value(property: "orient", value: attribute.text), at: attribute.position)
    return 0
  }
}
