import StrokeCore
import StrokePaths

// The outermost viewport, and those of nested `svg` elements and symbols.

extension SVGReader {
  /// Enters the root, and fits the drawing into the frame that it is read in.
  mutating func readOutermost() throws(ReadError) {
    var scope = Scope(style: attributes.style)
    try enterStyle(0, &scope)
    let view = viewBox(of: 0, &scope)
    let size = self.size(scope.style.width, scope.style.height, view)
    scope.viewport = view?.viewport ?? size
    // From user units to pixels.
    var fit = Transform.identity
    if let view, let (w, h) = size.both, let place = Rect(x: 0, y: 0, width: w, height: h), w > 0,
      h > 0
    {
      fit = self.fit(view, into: place, of: 0)
      if frame == .userUnits, fit != .identity { ownPixels = Vector(w, h) }
    }
    for (name, what) in [(SVGName.background, "background"), (.border, "border or padding")]
    where scope.style[name]?.word == 1 {
      warnings.add(.property("the \(what) of the outermost <svg>"), at: document.nodes[0].position)
    }
    // The root is shown with `display: contents`, too.
    scope.hasDisplayNone = !scope.style.isShown && !scope.style.showsOnlyContent
    scope.isHidden = scope.isHidden || scope.hasDisplayNone || scope.style.opacity <= 0
    if frame != .userUnits { scope.transform = fit }
    if let fromPixels = frame == .userUnits ? fit.inverse : .identity {
      var fromBox = fromPixels
      if !scope.style.transform.isEmpty {
        fromBox = fromPixels * outermostTransform(size, scope.style)
        scope.transform = fromBox * fit
      }
      try clipOutermost(size, &scope, fromBox: fromBox, fromPixels: fromPixels)
    }
    push(0, scope)
  }

  /// The map of the outermost viewport for the root's `transform`, which applies as to a box in
  /// CSS: in pixels outside of the `viewBox`, about the middle.
  private mutating func outermostTransform(_ size: SVGViewport, _ style: SVGStyle) -> Transform {
    let half = SVGLength(50, .percent)
    let center = Vector(
      resolved(half, size.both?.width, .transform, 0),
      resolved(half, size.both?.height, .transform, 0))
    let map = .translation(center) * map(of: 0, style, size) * .translation(.zero - center)
    return map.isFinite ? map : .identity
  }

  /// Cuts off what lies outside the outermost viewport, both with the root's transform and without
  /// it. Also cuts off what lies outside the root's clip path, whose units are pixels outside of
  /// the viewport.
  private mutating func clipOutermost(
    _ size: SVGViewport, _ scope: inout Scope, fromBox: Transform, fromPixels: Transform
  ) throws(ReadError) {
    if let (w, h) = size.both, w <= 0 || h <= 0 { scope.isHidden = true }
    guard !scope.isHidden else { return }
    if let (w, h) = size.both, scope.style.hidesOverflow {
      scope.clip.intersect(x: 0, y: 0, width: w, height: h, fromBox)
      if fromBox != fromPixels { scope.clip.intersect(x: 0, y: 0, width: w, height: h, fromPixels) }
    }
    guard let target = scope.style.clipPath else { return }
    var outside = scope
    (outside.transform, outside.viewport) = (fromBox, size)
    try clip(&scope.clip, by: target, of: 0, outside)
  }

  /// The size of the outermost viewport, as far as it is known.
  private func size(
    _ width: SVGLength?, _ height: SVGLength?, _ view: SVGViewBox?
  ) -> SVGViewport {
    if case .pixels(let width, let height) = frame {
      return SVGViewport(width: width, height: height)
    }
    // Percentages have no reference length here.
    let size = completed(
      SVGViewport(
        width: width.flatMap { $0.resolved(nil) }, height: height.flatMap { $0.resolved(nil) }),
      view)
    guard frame == .ownPixels else { return size }
    return SVGViewport(width: size.width ?? 300, height: size.height ?? 150)
  }

  /// Completes a size from the `viewBox` if a side is missing.
  private func completed(_ size: SVGViewport, _ view: SVGViewBox?) -> SVGViewport {
    guard let view else { return size }
    switch (size.width, size.height) {
    case (nil, nil): return view.viewport
    case (let width?, nil):
      return SVGViewport(width: width, height: width * view.box.height / view.box.width)
    case (nil, let height?):
      return SVGViewport(width: height * view.box.width / view.box.height, height: height)
    default: return size
    }
  }

  /// Moves a scope from the coordinates around an element, after its own transform, to the
  /// coordinates of its content, which are also those of its clip path: a `use` and a viewport move
  /// their content.
  mutating func place(_ index: Int, _ scope: inout Scope) {
    let name = document.nodes[index].name
    guard name == .use || name == .svg || name == .symbol else { return }
    let shift = Vector(
      length(.x, of: index, scope.style, scope.viewport.width) ?? 0,
      length(.y, of: index, scope.style, scope.viewport.height) ?? 0)
    if name == .use {
      scope.transform = scope.transform * .translation(shift)
    } else {
      enterViewport(index, &scope, at: shift)
    }
  }

  /// Enters the viewport of a nested `svg` or a `symbol`.
  private mutating func enterViewport(_ index: Int, _ scope: inout Scope, at shift: Vector) {
    let (outer, style) = (scope.viewport, scope.style)
    let (x, y) = (shift.dx, shift.dy)
    let w = length(.width, of: index, style, outer.width) ?? outer.width
    let h = length(.height, of: index, style, outer.height) ?? outer.height
    scope.viewport = SVGViewport(width: w, height: h)
    var inner = Transform.translation(shift)
    guard let w, let h, w > 0, h > 0, let place = Rect(x: x, y: y, width: w, height: h) else {
      if w.map({ $0 <= 0 }) ?? h.map({ $0 <= 0 }) ?? false { scope.isHidden = true }
      scope.transform = scope.transform * inner
      return
    }
    if scope.style.hidesOverflow {
      scope.clip.intersect(x: x, y: y, width: w, height: h, scope.transform)
    }
    if let view = viewBox(of: index, &scope) {
      inner = fit(view, into: place, of: index)
      scope.viewport = view.viewport
    }
    scope.transform = scope.transform * inner
  }

  /// The `viewBox` of an element, with a warning if it cannot be read. A zero side hides the
  /// content.
  private mutating func viewBox(of index: Int, _ scope: inout Scope) -> SVGViewBox? {
    guard let attribute = document.attribute(.viewBox, of: index) else { return nil }
    let numbers = SVGViewBox.numbers(attribute.value)
    if let view = numbers.flatMap(SVGViewBox.init) { return view }
    if let numbers, min(numbers[2], numbers[3]) == 0 {
      scope.isHidden = true
    } else {
      warnings.add(.value(property: "viewBox", value: attribute.text), at: attribute.position)
    }
    return nil
  }

  /// The map from a `viewBox` into a viewport, by the element's `preserveAspectRatio`.
  private mutating func fit(_ view: SVGViewBox, into place: Rect, of index: Int) -> Transform {
    let attribute = document.attribute(.preserveAspectRatio, of: index)
    if let map = view.transform(into: place, attribute?.text ?? "") { return map }
    if let attribute {
      warnings.add(
        .value(property: "preserveAspectRatio", value: attribute.text), at: attribute.position)
    }
    return view.transform(into: place, "") ?? .identity
  }

}

extension Clip {
  /// Cuts off what lies outside a mapped rectangle.
  fileprivate mutating func intersect(
    x: Double, y: Double, width: Double, height: Double, _ transform: Transform
  ) {
    let path = SVGGeometry.rect(x: x, y: y, width: width, height: height, rx: nil, ry: nil)
    intersect(path.mapped(by: transform) ?? Path())
  }
}
