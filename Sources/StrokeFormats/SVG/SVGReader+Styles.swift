import StrokeCore
import StrokePaths

// From declarations to computed values, and from computed values to transforms.

extension SVGReader {
  /// Turns the style of a scope from that of an element's parent into the element's own.
  mutating func enterStyle(_ index: Int, _ scope: inout Scope) throws(ReadError) {
    try collect(index, root: scope.root)
    scope.style.compute(cascade)
  }

  /// Collects the declarations that apply to an element from its attributes, the sheets and its
  /// `style`.
  private mutating func collect(_ index: Int, root: Int) throws(ReadError) {
    cascade.removeAll(keepingCapacity: true)
    let name = document.nodes[index].name
    var style: SVGDocument.Attribute?
    for attribute in document.attributes(of: index) {
      if attribute.name == .style { style = attribute }
      guard attribute.name.isAttribute(of: name) else { continue }
      let text = document.texts.withoutComments(attribute.value)
      let (value, warning) = SVGValueReader.read(attribute.name, text, .attribute, document)
      declare(attribute.name, value, warning, CSSWeight.attribute, at: attribute.position)
    }
    try rules.apply(to: index, root: root) { cascade.declare($0) }
    guard let style else { return }
    CSSDeclaration.split(document.texts.withoutComments(style.value)) { item in
      let weight = CSSWeight.style | (item.isImportant ? CSSWeight.important : 0)
      item.expand(document) { property, value, warning in
        declare(property, value, warning, weight, at: style.position)
      }
    }
  }

  private mutating func declare(
    _ name: SVGName, _ value: SVGValue?, _ warning: SVGWarning.Kind?, _ weight: UInt64,
    at position: TextPosition
  ) {
    if let value { cascade.declare(SVGDeclaration(name: name, value: value, weight: weight)) }
    if let warning { warnings.add(warning, at: position) }
  }

  /// Adds the effects of an element's own style to a scope: it hides, moves and clips the content.
  mutating func enter(
    _ index: Int, _ scope: inout Scope
  ) throws(ReadError) {
    if scope.style.showsOnlyContent, document.nodes[index].name.isStripped { return }
    if !scope.style.isShown { (scope.isHidden, scope.hasDisplayNone) = (true, true) }
    if scope.style.opacity <= 0 { scope.isHidden = true }
    scope.transform = transform(of: index, scope)
    place(index, &scope)
    try clip(index, &scope)
  }

  /// The map from inside an element, after its `transform`, to the drawing's coordinates.
  ///
  /// - Parameter scope: The scope inside the element, with the transform of its parent.
  mutating func transform(of index: Int, _ scope: Scope) -> Transform {
    if scope.style.transform.isEmpty { return scope.transform }
    return scope.transform * map(of: index, scope.style, scope.viewport)
  }

  /// The product of the functions of a `transform`, as far as it is a number. Shifts may be in per
  /// cent of the viewport.
  mutating func map(of index: Int, _ style: SVGStyle, _ viewport: SVGViewport) -> Transform {
    warnAboutOrigin(of: index, style)
    var map = Transform.identity
    for function in style.transform {
      switch function {
      case .matrix(let matrix): map = map * matrix
      case .translate(let x, let y):
        let shift = Vector(
          resolved(x, viewport.both?.width, .transform, index),
          resolved(y, viewport.both?.height, .transform, index))
        map = map * .translation(shift)
      }
    }
    return map.isFinite ? map : .identity
  }

  /// Warns of properties that would change a `transform`. The default origin of the root is its
  /// middle.
  private mutating func warnAboutOrigin(of index: Int, _ style: SVGStyle) {
    let position = document.nodes[index].position
    if let origin = style[.transformOrigin]?.word, index == 0 || origin != 0 {
      warnings.add(.property("transform-origin"), at: position)
    }
    if style[.transformBox]?.word == 1 { warnings.add(.property("transform-box"), at: position) }
  }

  /// A length in user units; 0, with a warning, if it is a percentage of an unknown size.
  mutating func resolved(
    _ length: SVGLength, _ whole: Double?, _ name: SVGName, _ index: Int
  ) -> Double {
    if let value = length.resolved(whole) { return value }
    warnings.add(
      .property("\(name.text) in percent of a viewport of unknown size (--viewport gives it)"),
      at: document.nodes[index].position)
    return 0
  }

  /// A length of an element in user units; nil if it has none, or for `auto`.
  mutating func length(
    _ name: SVGName, of index: Int, _ style: SVGStyle, _ whole: Double?
  ) -> Double? {
    guard let length = style[name]?.length else { return nil }
    return resolved(length, whole, name, index)
  }

  /// The style of an element at its own place in the document, whatever refers to it.
  mutating func documentStyle(of index: Int) throws(ReadError) -> SVGStyle {
    var chain: [Int] = []
    var node = index
    while node >= 0, knownStyles[node] == nil {
      chain.append(node)
      node = document.nodes[node].parent
    }
    var scope = Scope(style: knownStyles[node] ?? attributes.style)
    for node in chain.reversed() {
      try enterStyle(node, &scope)
      knownStyles[node] = scope.style
    }
    return scope.style
  }
}

extension [SVGDeclaration] {
  /// Adds a declaration. Of several for a property, the heaviest stays, and the last of equal ones.
  fileprivate mutating func declare(_ declaration: SVGDeclaration) {
    if let index = firstIndex(where: { $0.name == declaration.name }) {
      if declaration.weight >= self[index].weight { self[index] = declaration }
    } else {
      append(declaration)
    }
  }
}
