import StrokeCore
import StrokePaths

extension SVGReader {
  mutating func addShape(_ index: Int, _ scope: Scope) throws(ReadError) {
    if isMeasuring { return try measure(index, scope) }
    let node = document.nodes[index]
    if node.end > index + 1 { warnAboutAnimation(of: index) }
    let style = scope.style
    let (path, error) = try outline(of: index, scope)
    var paint = Paint(fill: nil)
    if !scope.isHidden, style.isVisible {
      let box = { path.bounds }
      if style.fillOpacity > 0, try paints(style.fill, scope, box) { paint.fill = style.fillRule }
      if style.strokeOpacity > 0, try paints(style.stroke, scope, box) {
        paint.stroke = try stroke(of: index, style, path, scope.viewport)
      }
    }
    let element = SVGDrawing.Element(
      id: scope.useID ?? document.id(of: index), name: node.name.text, path: path, paint: paint,
      transform: scope.transform, clip: scope.clip, error: error, line: node.position.line,
      column: node.position.column, node: index, instance: scope.instance)
    if paint.fill != nil || paint.stroke != nil {
      guard element.hitTest.isInRange else { throw outOfRange(index) }
      let dashes = paint.stroke?.dashes.map(path.dashCount) ?? 0
      cutDashes += dashes
      let most = Path.mostDashes + Self.dashesPerElement * elements.count
      guard dashes <= Double(Path.mostDashes), cutDashes <= Double(most) else {
        throw ReadError(
          "strokes have over \(dashes <= Double(Path.mostDashes) ? most : Path.mostDashes) dashes",
          at: node.position)
      }
    }
    try count(scope.clip, at: index)
    elements.append(element)
  }

  /// The error for a shape whose hits would not be exact: at the coordinate in its data, or at the
  /// element if only its transform leads beyond the range.
  func outOfRange(_ index: Int) -> ReadError {
    let node = document.nodes[index]
    let data = node.name == .path ? document.attribute(.d, of: index) : nil
    let error = data.flatMap { $0.isVerbatim ? PathData($0.cursor(limit: .endOfPathData)) : nil }?
      .rangeError
    return error ?? ReadError(ReadError.outOfRange, at: node.position)
  }

  private mutating func warnAboutAnimation(of index: Int) {
    for child in document.children(of: index) where document.nodes[child].name.role == .animation {
      let node = document.nodes[child]
      warnings.add(.element(node.name.text), at: node.position)
    }
  }

  /// Adds a shape to the box that is being measured.
  private mutating func measure(_ index: Int, _ scope: Scope) throws(ReadError) {
    guard !scope.hasDisplayNone else { return }
    let (path, _) = try outline(of: index, scope)
    guard let box = path.mapped(by: scope.transform)?.bounds else { return }
    measured = measured?.union(box) ?? box
  }

  private mutating func stroke(
    of index: Int, _ style: SVGStyle, _ path: Path, _ viewport: SVGViewport
  ) throws(ReadError) -> StrokeStyle? {
    if style.dashes != nil, let attribute = document.attribute(.pathLength, of: index) {
      warnings.add(.property("pathLength"), at: attribute.position)
    }
    if viewport.diagonal == nil,
      style.strokeWidth.unit == .percent || style.dashOffset.unit == .percent
        || style.dashes?.has(.percent) == true
    {
      _ = resolved(SVGLength(1, .percent), nil, .stroke, index)
    }
    if style.hasArcs, path.hasCurves {
      warnings.add(.property("stroke-linejoin arcs at curves"), at: document.nodes[index].position)
    }
    let stroke = style.strokeStyle(viewport, dashCount: &dashCount)
    guard dashCount <= Self.mostDashes else {
      throw ReadError(
        "the dashes of strokes have over \(Self.mostDashes) lengths",
        at: document.nodes[index].position)
    }
    return stroke
  }

  // MARK: Outlines

  /// The outline of a shape, and the first mistake in its data.
  mutating func outline(
    of index: Int, _ scope: Scope
  ) throws(ReadError) -> (Path, ReadError?) {
    let (style, viewport) = (scope.style, scope.viewport)
    let (w, h) = (viewport.width, viewport.height)
    switch document.nodes[index].name {
    case .path: return try pathData(of: index, scope)
    case .polyline, .polygon: return try points(of: index)
    case .rect:
      return (
        SVGGeometry.rect(
          x: length(.x, of: index, style, w) ?? 0, y: length(.y, of: index, style, h) ?? 0,
          width: length(.width, of: index, style, w) ?? 0,
          height: length(.height, of: index, style, h) ?? 0,
          rx: length(.rx, of: index, style, w), ry: length(.ry, of: index, style, h)), nil
      )
    case .circle, .ellipse:
      let center = Point(
        length(.cx, of: index, style, w) ?? 0, length(.cy, of: index, style, h) ?? 0)
      let isCircle = document.nodes[index].name == .circle
      let r = isCircle ? length(.r, of: index, style, viewport.diagonal) : nil
      let rx = isCircle ? r : length(.rx, of: index, style, w)
      let ry = isCircle ? r : length(.ry, of: index, style, h)
      return (SVGGeometry.ellipse(center: center, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0), nil)
    default:
      let p = Point(length(.x1, of: index, style, w) ?? 0, length(.y1, of: index, style, h) ?? 0)
      let q = Point(length(.x2, of: index, style, w) ?? 0, length(.y2, of: index, style, h) ?? 0)
      return (SVGGeometry.line(from: p, to: q), nil)
    }
  }

  private mutating func pathData(
    of index: Int, _ scope: Scope
  ) throws(ReadError) -> (Path, ReadError?) {
    switch scope.style[.d] {
    case .data(let data):
      // From a sheet, or from `style`: the position is the element's.
      let read = PathData(ByteCursor(data, limit: .endOfPathData), within: budget)
      let place = document.nodes[index].position
      return (read.path, try warning(of: read.error, at: place, isVerbatim: false))
    case nil: break
    default: return (Path(), nil)
    }
    guard let attribute = document.attribute(.d, of: index) else { return (Path(), nil) }
    let text = attribute.value.trimmed
    if text.count == 4, text.isWord("none") { return (Path(), nil) }
    let read = PathData(attribute.cursor(limit: .endOfPathData), within: budget)
    return (
      read.path,
      try warning(of: read.error, at: attribute.position, isVerbatim: attribute.isVerbatim)
    )
  }

  private mutating func points(of index: Int) throws(ReadError) -> (Path, ReadError?) {
    guard let list = document.attribute(.points, of: index) else { return (Path(), nil) }
    let (path, error) = SVGGeometry.points(
      list.cursor(limit: .endOfPoints), isClosed: document.nodes[index].name == .polygon,
      within: budget)
    return (path, try warning(of: error, at: list.position, isVerbatim: list.isVerbatim))
  }

  /// Warns of an error in a value, if there is one, with its position in the file.
  ///
  /// - Throws: The error if it is a lack of memory.
  private mutating func warning(
    of error: ReadError?, at place: TextPosition, isVerbatim: Bool
  ) throws(ReadError) -> ReadError? {
    guard let error else { return nil }
    // If references have been replaced, the value is longer in the file.
    let position = isVerbatim ? error.position : place
    try budget.checkNow(at: position)
    warnings.add(.data(error.reason), at: position)
    return ReadError(error.reason, at: position)
  }
}
