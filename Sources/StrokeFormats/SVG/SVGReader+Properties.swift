import StrokeCore
import StrokePaths

extension SVGReader {
  /// Attributes and properties that change what is painted and are not supported.
  private static let unsupported: Set<String> = [
    "clip-path", "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end",
    "vector-effect", "clip", "pathLength",
  ]

  /// Adds to a scope what an element says itself: its attributes, then its `style`.
  mutating func inherit(_ index: Int, _ scope: inout Scope) {
    let node = tree.nodes[index]
    // Colours may refer to `color`, so that it comes first.
    if let color = property("color", of: node) {
      _ = scope.style.set("color", color, scope.viewport)
    }
    for attribute in node.attributes where attribute.name != "style" {
      apply(attribute.name, attribute.text, at: attribute.position, &scope)
    }
    if let style = node["style"] {
      for (name, value) in SVGValue.declarations(style.text) {
        if name == "transform" {
          warnings.add(.property("transform in style"), at: style.position)
        } else {
          apply(name, value, at: style.position, &scope)
        }
      }
    }
    guard index > 0, let transform = node["transform"] else { return }
    if let map = SVGValue.transform(transform.text) {
      scope.transform = scope.transform * map
    } else {
      warnings.add(.value(property: "transform", value: transform.text), at: transform.position)
    }
  }

  private mutating func apply(
    _ name: String, _ value: String, at position: TextPosition, _ scope: inout Scope
  ) {
    switch name {
    case "display":
      if SVGValue.trimmed(value) == "none" { scope.isHidden = true }
    case "opacity":
      if let share = SVGValue.share(SVGValue.trimmed(value)) {
        if share <= 0 { scope.isHidden = true }
      } else {
        warnings.add(.value(property: name, value: value), at: position)
      }
    default:
      if Self.unsupported.contains(name) {
        let word = SVGValue.trimmed(value)
        if word != "none", word != "auto" { warnings.add(.property(name), at: position) }
        return
      }
      set(name, value, at: position, &scope)
    }
  }

  private mutating func set(
    _ name: String, _ value: String, at position: TextPosition, _ scope: inout Scope
  ) {
    switch scope.style.set(name, value, scope.viewport) {
    case .isBad: warnings.add(.value(property: name, value: value), at: position)
    case .isUnsupported:
      warnings.add(.property("\(name) \(SVGValue.trimmed(value))"), at: position)
    case .isOther: break
    case .isSet:
      guard let id = scope.style.paintServer else { break }
      if hasElement(id) {
        warnings.add(.paintServer(id), at: position)
      } else {
        scope.style.missPaintServer()
        warnings.add(.reference(id), at: position)
      }
    }
  }

  /// What an element says of a property in its `style`, or else in an attribute.
  func property(_ name: String, of node: XMLTree.Node) -> String? {
    let declared = node["style"].map { SVGValue.declarations($0.text) } ?? []
    return declared.last { $0.name == name }?.value ?? node[name].map { SVGValue.trimmed($0.text) }
  }

  /// A length that an element gives; nil if it gives none, or none that can be read.
  mutating func length(of index: Int, _ name: String, _ whole: Double?) -> Double? {
    let node = tree.nodes[index]
    guard let value = property(name, of: node), value != "auto" else { return nil }
    if let length = SVGValue.length(value, of: whole) { return length }
    warnings.add(.value(property: name, value: value), at: node[name]?.position ?? node.position)
    return nil
  }

  /// A length that must not be negative.
  private mutating func size(of index: Int, _ name: String, _ whole: Double?) -> Double? {
    guard let length = length(of: index, name, whole) else { return nil }
    if length >= 0 { return length }
    let node = tree.nodes[index]
    let value = property(name, of: node) ?? ""
    warnings.add(.value(property: name, value: value), at: node[name]?.position ?? node.position)
    return nil
  }
}

// MARK: - Outlines

extension SVGReader {
  /// The outline of a shape, and the first mistake in its data.
  mutating func outline(of index: Int, _ viewport: SVGViewport) -> (Path, ReadError?) {
    let (w, h) = (viewport.width, viewport.height)
    let place = { (reader: inout SVGReader, name: String, whole: Double?) in
      reader.length(of: index, name, whole) ?? 0
    }
    switch tree.nodes[index].name {
    case "path": return pathData(of: index)
    case "polyline", "polygon": return points(of: index)
    case "rect":
      return (
        SVGGeometry.rect(
          x: place(&self, "x", w), y: place(&self, "y", h), width: size(of: index, "width", w) ?? 0,
          height: size(of: index, "height", h) ?? 0, rx: size(of: index, "rx", w),
          ry: size(of: index, "ry", h)), nil
      )
    case "circle", "ellipse":
      let center = Point(place(&self, "cx", w), place(&self, "cy", h))
      let radius = size(of: index, "r", viewport.diagonal)
      let isCircle = tree.nodes[index].name == "circle"
      let (rx, ry) = (size(of: index, "rx", w), size(of: index, "ry", h))
      return (
        SVGGeometry.ellipse(
          center: center, rx: (isCircle ? radius : rx ?? ry) ?? 0,
          ry: (isCircle ? radius : ry ?? rx) ?? 0), nil
      )
    default:
      let (p, q) = (
        Point(place(&self, "x1", w), place(&self, "y1", h)),
        Point(place(&self, "x2", w), place(&self, "y2", h))
      )
      return (SVGGeometry.line(from: p, to: q), nil)
    }
  }

  private mutating func pathData(of index: Int) -> (Path, ReadError?) {
    guard let d = tree.nodes[index]["d"], SVGValue.trimmed(d.text) != "none" else {
      return (Path(), nil)
    }
    let data = d.withCursor(limit: .endOfPathData) { PathData($0) }
    return (data.path, data.error.map { warn($0, in: d) })
  }

  private mutating func points(of index: Int) -> (Path, ReadError?) {
    guard let list = tree.nodes[index]["points"] else { return (Path(), nil) }
    let isClosed = tree.nodes[index].name == "polygon"
    let (path, error) = list.withCursor(limit: .endOfPoints) {
      SVGGeometry.points($0, isClosed: isClosed)
    }
    return (path, error.map { warn($0, in: list) })
  }

  /// Warns of an error in an attribute's value, and says where in the file it is.
  private mutating func warn(_ error: ReadError, in attribute: XMLAttribute) -> ReadError {
    // Where references have been replaced, the value is longer in the file.
    let position = attribute.isVerbatim ? error.position : attribute.position
    warnings.add(.data(error.reason), at: position)
    return ReadError(error.reason, at: position)
  }
}
