import StrokeCore
import StrokePaths

// From declarations to computed values, and from computed values to transforms.

extension SVGReader {
  /// Collects the declarations that apply to an element from its attributes, the sheets and its
  /// `style`.
  mutating func collect(_ index: Int, root: Int) throws(ReadError) {
    cascade.removeAll()
    let name = document.nodes[index].name
    var style: SVGDocument.Attribute?
    let reader = SVGValueReader(document: document)
    for attribute in document.attributes(of: index) {
      guard attribute.name.isProperty else {
        if attribute.name == .style { style = attribute }
        continue
      }
      guard attribute.name.isAttribute(of: name) else { continue }
      let value = document.texts.withoutComments(attribute.value)
      let outcome = reader.read(attribute.name, value, .attribute)
      declare(attribute.name, outcome, CSSWeight.attribute, value, at: attribute.position)
    }
    try matcher.apply(to: index, root: root) { declaration, weight in
      cascade.declare(declaration.name, declaration.value, weight: weight)
    }
    guard let style else { return }
    CSSReader.split(document.texts.withoutComments(style.value)) { name, value, isImportant in
      let weight = CSSWeight.style | (isImportant ? CSSWeight.important : 0)
      CSSReader.values(of: name, value, document) { property, outcome in
        declare(property, outcome, weight, value, at: style.position)
      }
    }
  }

  private mutating func declare(
    _ name: SVGName, _ outcome: SVGValueReader.Outcome, _ weight: UInt64,
    _ text: UnsafeBufferPointer<UInt8>, at position: TextPosition
  ) {
    if let value = outcome.value { cascade.declare(name, value, weight: weight) }
    if let warning = outcome.warning(name, text) { warnings.add(warning, at: position) }
  }

  mutating func enterStyle(_ index: Int, _ scope: inout Scope) throws(ReadError) {
    try collect(index, root: scope.root)
    if cascade.setsInherited { cascade.compute(&scope.style) }
    if cascade.setsOwn {
      scope.own = cascade.own(parent: scope.own, em: scope.style.fontSize)
    } else {
      scope.sharedOwn = initialOwn
    }
  }

  /// Adds the effects of an element's own style to a scope: it hides, moves and clips the content.
  mutating func enter(
    _ index: Int, _ scope: inout Scope
  ) throws(ReadError) {
    if scope.own.display == .contents, document.nodes[index].name.isStripped { return }
    if scope.own.display != .shown {
      (scope.isHidden, scope.hasDisplayNone) = (true, true)
    }
    if scope.own.opacity <= 0 { scope.isHidden = true }
    scope.transform = transform(of: index, scope)
    place(index, &scope)
    try clip(index, &scope)
  }

  /// The map from inside an element, after its `transform`, to the drawing's coordinates.
  ///
  /// - Parameter scope: The scope inside the element, with the transform of its parent.
  mutating func transform(of index: Int, _ scope: Scope) -> Transform {
    let own = scope.own
    guard !own.transform.isEmpty else { return scope.transform }
    warnAboutOrigin(of: index, own)
    if own.transform.count == 1, case .matrix(let matrix) = own.transform[0] {
      return scope.transform * matrix
    }
    let map = functions(of: index, own, scope.viewport)
    return map.isFinite ? scope.transform * map : scope.transform
  }

  /// Warns of properties that would change a `transform`. The default origin of the root is its
  /// middle.
  mutating func warnAboutOrigin(of index: Int, _ own: SVGOwnStyle) {
    let unmoved = index == 0 ? SVGOwnStyle.Origin.unsaid : .zero
    let position = document.nodes[index].position
    if own.origin != .unsaid, own.origin != unmoved {
      warnings.add(.property("transform-origin"), at: position)
    }
    if own.hasBox { warnings.add(.property("transform-box"), at: position) }
  }

  /// The product of the functions of a `transform`. Shifts may be in per cent of the viewport.
  mutating func functions(
    of index: Int, _ own: SVGOwnStyle, _ viewport: SVGViewport
  ) -> Transform {
    var map = Transform.identity
    for function in own.transform {
      switch function {
      case .matrix(let matrix): map = map * matrix
      case .translate(let x, let y):
        let shift = Vector(
          resolved(x, viewport.both?.width, .transform, index),
          resolved(y, viewport.both?.height, .transform, index))
        map = map * .translation(shift)
      }
    }
    return map
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

  /// The styles of an element at its own place in the document, whatever refers to it.
  mutating func documentStyle(of index: Int) throws(ReadError) -> (SVGStyle, SVGOwnStyle) {
    var chain: [Int] = []
    var node = index
    while node >= 0, knownStyles[node] == nil {
      chain.append(node)
      node = document.nodes[node].parent
    }
    let known = knownStyles[node]
    var scope = Scope(known?.0 ?? initialStyle, initialOwn)
    if let (_, own) = known { scope.own = own }
    for node in chain.reversed() {
      try enterStyle(node, &scope)
      knownStyles[node] = (scope.style, scope.own)
    }
    return (scope.style, scope.own)
  }

  /// The style that the root inherits: the initial one, overridden by the given attributes.
  var initialStyle: SVGStyle {
    var style = SVGStyle()
    attributes.apply(to: &style)
    return style
  }
}
