import StrokeCore
import StrokePaths

/// Walks over the elements of an SVG file as they are painted, and collects the shapes.
///
/// The walk keeps its own stack, so that no nesting of elements or references ends in nested calls.
struct SVGReader {
  /// The most that `use` elements may show: elements, and 256 bytes of path data or points count as
  /// one more.
  private static let mostShown = 200_000
  /// The depth to which `use` elements may lead to others.
  private static let mostReferences = 256

  let tree: XMLTree
  private let attributes: SVGAttributes
  private let isOverriding: Bool
  /// The elements by their ids; the first of those that share one.
  private let ids: [String: Int]
  private var stack: [Frame] = []
  /// The number of elements that `use` elements have shown so far.
  private var shown = 0
  /// The elements that are being shown by `use` elements.
  private var references: Set<Int> = []

  private(set) var elements: [SVGDrawing.Element] = []
  var warnings = SVGWarnings()

  /// The values that elements inherit.
  struct Scope {
    var style = SVGStyle()
    var transform = Transform.identity
    var viewport = SVGViewport()
    /// True if `display` or `opacity` hide everything inside.
    var isHidden = false
    /// The nearest nested viewport that clips, and the map from it.
    var clip: (rect: Rect, transform: Transform)?
    /// The id of the outermost `use` that has one.
    var useID: String?
  }

  /// Elements still to be visited.
  private struct Frame {
    var next: Int
    let end: Int
    let scope: Scope
    /// The element that a `use` shows, while it is being shown.
    var reference: Int?
  }

  init(_ tree: XMLTree, _ attributes: SVGAttributes, isOverriding: Bool) {
    self.tree = tree
    (self.attributes, self.isOverriding) = (attributes, isOverriding)
    var ids: [String: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      if let id = node["id"]?.text, ids[id] == nil { ids[id] = index }
    }
    self.ids = ids
  }

  mutating func read() throws(ReadError) {
    guard tree.nodes[0].name == "svg" else {
      throw ReadError("expected an <svg> element", at: tree.nodes[0].position)
    }
    var scope = Scope()
    attributes.apply(to: &scope.style)
    let box = tree.nodes[0]["viewBox"].flatMap { SVGViewBox($0.text) }?.box
    scope.viewport = SVGViewport(
      width: box?.width ?? tree.nodes[0]["width"].flatMap { SVGValue.length($0.text, of: nil) },
      height: box?.height ?? tree.nodes[0]["height"].flatMap { SVGValue.length($0.text, of: nil) })
    inherit(0, &scope)
    push(0, scope)
    while let frame = stack.last {
      if frame.next < frame.end {
        stack[stack.count - 1].next = tree.nodes[frame.next].end
        try visit(frame.next, frame.scope)
      } else {
        stack.removeLast()
        if let reference = frame.reference { references.remove(reference) }
      }
    }
  }

  /// Goes on with what is inside an element.
  private mutating func push(_ index: Int, _ scope: Scope) {
    stack.append(Frame(next: index + 1, end: tree.nodes[index].end, scope: scope))
  }

  private mutating func visit(_ index: Int, _ outer: Scope) throws(ReadError) {
    let node = tree.nodes[index]
    guard let name = node.name else { return }
    if !references.isEmpty {
      shown += 1 + ((node["d"] ?? node["points"])?.value.count ?? 0) / 256
      guard shown <= Self.mostShown else {
        throw ReadError("use elements show over \(Self.mostShown) elements", at: node.position)
      }
    }
    switch name {
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      var scope = outer
      inherit(index, &scope)
      addShape(index, scope)
    case "g", "a", "svg":
      var scope = outer
      inherit(index, &scope)
      if name == "svg" {
        enterViewport(index, &scope, width: node["width"], height: node["height"])
      }
      push(index, scope)
    case "use":
      var scope = outer
      inherit(index, &scope)
      try visitReference(index, scope)
    case "defs", "symbol", "title", "desc", "metadata", "linearGradient", "radialGradient",
      "pattern", "clipPath", "mask", "marker", "filter", "view", "stop":
      // Shown only where something refers to them, if at all.
      break
    default: warnings.add(.element(name), at: node.position)
    }
  }

  // MARK: References

  /// Shows what a `use` refers to in its place.
  private mutating func visitReference(_ index: Int, _ outer: Scope) throws(ReadError) {
    let node = tree.nodes[index]
    guard let link = node["href"] ?? node["xlink:href"] else { return }
    let id = link.text.hasPrefix("#") ? String(link.text.dropFirst()) : link.text
    guard link.text.hasPrefix("#"), let target = ids[id] else {
      return warnings.add(.reference(id), at: link.position)
    }
    guard !references.contains(target), !(target..<tree.nodes[target].end).contains(index) else {
      return warnings.add(.circle(id), at: link.position)
    }
    guard references.count < Self.mostReferences else {
      throw ReadError("use elements lead deeper than \(Self.mostReferences)", at: node.position)
    }
    references.insert(target)
    var scope = outer
    scope.useID = scope.useID ?? node["id"]?.text
    let x = length(of: index, "x", scope.viewport.width) ?? 0
    let y = length(of: index, "y", scope.viewport.height) ?? 0
    scope.transform = scope.transform * .translation(Vector(x, y))
    let shown = tree.nodes[target]
    guard shown.name == "symbol" || shown.name == "svg" else {
      // A frame of the one element, which is visited as any other.
      return stack.append(Frame(next: target, end: target + 1, scope: scope, reference: target))
    }
    inherit(target, &scope)
    enterViewport(
      target, &scope, width: node["width"] ?? shown["width"],
      height: node["height"] ?? shown["height"])
    stack.append(Frame(next: target + 1, end: shown.end, scope: scope, reference: target))
  }

  /// The scope inside a nested `svg` or a `symbol`.
  private mutating func enterViewport(
    _ index: Int, _ scope: inout Scope, width: XMLAttribute?, height: XMLAttribute?
  ) {
    let node = tree.nodes[index]
    let x = length(of: index, "x", scope.viewport.width) ?? 0
    let y = length(of: index, "y", scope.viewport.height) ?? 0
    let size = { (attribute: XMLAttribute?, whole: Double?) in
      attribute.map { SVGValue.length($0.text, of: whole) } ?? whole
    }
    let (w, h) = (size(width, scope.viewport.width), size(height, scope.viewport.height))
    scope.viewport = SVGViewport(width: w, height: h)
    var inner = Transform.translation(Vector(x, y))
    guard let w, let h, w > 0, h > 0, let place = Rect(x: x, y: y, width: w, height: h) else {
      if w.map({ $0 <= 0 }) ?? h.map({ $0 <= 0 }) ?? false { scope.isHidden = true }
      return scope.transform = scope.transform * inner
    }
    if !["visible", "auto"].contains(property("overflow", of: node) ?? "hidden") {
      scope.clip = (place, scope.transform)
    }
    if let box = node["viewBox"] {
      let preserve = node["preserveAspectRatio"]?.text ?? ""
      if let fit = SVGViewBox(box.text), let map = fit.transform(into: place, preserve) {
        inner = map
        scope.viewport = SVGViewport(width: fit.box.width, height: fit.box.height)
      } else {
        warnings.add(.value(property: "viewBox", value: box.text), at: box.position)
      }
    }
    scope.transform = scope.transform * inner
  }

  // MARK: Shapes

  private mutating func addShape(_ index: Int, _ scope: Scope) {
    let node = tree.nodes[index]
    var style = scope.style
    if isOverriding { attributes.apply(to: &style) }
    let (path, error) = outline(of: index, scope.viewport)
    let paint = scope.isHidden ? Paint(fill: nil) : style.paint
    let place = node.position
    let element = SVGDrawing.Element(
      id: scope.useID ?? node["id"]?.text, name: node.name ?? "", path: path, paint: paint,
      transform: scope.transform, error: error, line: place.line, column: place.column)
    elements.append(element)
    if element.isFinelyDashed { warnings.add(.dashes, at: node.position) }
    warnAboutClipping(of: element, scope, at: node.position)
  }

  private mutating func warnAboutClipping(
    of element: SVGDrawing.Element, _ scope: Scope, at position: TextPosition
  ) {
    guard let clip = scope.clip, let inverse = clip.transform.inverse else { return }
    let local = HitTest(element.path, element.paint, transform: inverse * element.transform)
    guard let bounds = local.paintedBounds else { return }
    let slack = 1e-9 * max(clip.rect.width, clip.rect.height)
    let room = clip.rect.outset(by: slack)
    if room.union(bounds) != room { warnings.add(.clipping, at: position) }
  }

  /// The element with an id.
  func hasElement(_ id: String) -> Bool { ids[id] != nil }
}
