import StrokeCore
import StrokePaths

// From declarations to computed values, and from these to transforms.

extension SVGReader {
  /// Collects the declarations that apply to an element: its attributes, those of the sheets and those
  /// of its `style`.
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
      guard attribute.name.property.isAttribute(of: name) else { continue }
      let value = texts.withoutEscapes(attribute.value)
      let outcome = reader.read(attribute.name, value, .attribute)
      declare(attribute.name, outcome, CSSWeight.attribute, value, at: attribute.position)
    }
    try matcher.apply(to: index, root: root) { declaration, weight in
      cascade.declare(declaration.name, declaration.value, weight: weight)
    }
    guard let style else { return }
    CSSReader.split(texts.withoutEscapes(style.value)) { name, value, isImportant in
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
    if measuring == nil, let warning = outcome.warning(name, text) {
      warnings.add(warning, at: position)
    }
  }

  /// Computes the styles of an element in a scope.
  mutating func enterStyle(_ index: Int, _ scope: inout Scope) throws(ReadError) {
    try collect(index, root: scope.root)
    guard !cascade.isEmpty else { return scope.sharedOwn = initialOwn }
    var computation = SVGComputation(units)
    computation.compute(cascade, &scope.style)
    scope.own = computation.own(cascade, parent: scope.own)
    for name in computation.unknown {
      warnings.add(.ofUnknownViewport(name, in: "units"), at: document.nodes[index].position)
    }
  }

  /// Adds to a scope what an element's own style does to all inside: it hides, moves and clips it.
  mutating func enter(
    _ index: Int, _ scope: inout Scope
  ) throws(ReadError) {
    if scope.own.display == .contents, document.nodes[index].name.isStripped { return }
    if scope.own.display != .shown {
      (scope.isHidden, scope.isNotDisplayed) = (true, true)
    }
    if scope.own.opacity <= 0 { scope.isHidden = true }
    if scope.own.isTransformed { scope.transform = try transform(of: index, scope) }
    place(index, &scope)
    try clip(index, &scope)
  }

  /// The map from inside an element, by `transform` and the properties beside it, to the drawing's
  /// coordinates.
  ///
  /// - Parameter scope: Inside the element, with the transform of its parent.
  mutating func transform(
    of index: Int, _ scope: Scope
  ) throws(ReadError) -> Transform {
    let own = scope.own
    guard own.isTransformed else { return scope.transform }
    if own.box == .view, own.transform.count == 1, own.origin == nil, own.rotate == nil,
      own.scale == nil,
      own.translate == nil, case .matrix(let matrix) = own.transform[0]
    {
      return scope.transform * matrix
    }
    var box: Rect? = nil
    if own.box == .view {
      if let (w, h) = scope.viewport.both { box = Rect(x: 0, y: 0, width: w, height: h) }
    } else {
      box = try transformBox(of: index, scope) ?? Rect(around: .origin, .origin)
    }
    let map = functions(of: index, own, box)
    var center = own.origin.map { shift($0.x, $0.y, box, index) } ?? .zero
    // Without an origin, it is that of the box.
    if let box, own.box != .view { center = center + Vector(box.minX, box.minY) }
    let whole = .translation(center) * map * .translation(.zero - center)
    return whole.isFinite ? scope.transform * whole : scope.transform
  }

  /// A shift, in hundredths of a box where it says so.
  private mutating func shift(
    _ x: SVGLength, _ y: SVGLength, _ box: Rect?, _ index: Int
  ) -> Vector {
    Vector(
      resolved(x, box?.width, .transform, index), resolved(y, box?.height, .transform, index))
  }

  /// The map of the functions and properties in their order, about the origin.
  private mutating func functions(
    of index: Int, _ own: SVGOwnStyle, _ box: Rect?
  ) -> Transform {
    var map = Transform.identity
    if let translate = own.translate {
      map = map * .translation(shift(translate.x, translate.y, box, index))
    }
    if let rotate = own.rotate { map = map * .rotation(degrees: rotate) }
    if let scale = own.scale { map = map * .scale(scale.x, scale.y) }
    for function in own.transform {
      switch function {
      case .matrix(let matrix): map = map * matrix
      case .translate(let x, let y): map = map * .translation(shift(x, y, box, index))
      }
    }
    return map
  }

  /// A length in user units; 0, with a warning, if it is in hundredths of what is not known.
  mutating func resolved(
    _ length: SVGLength, _ whole: Double?, _ name: SVGName, _ index: Int
  ) -> Double {
    if let value = length.resolved(whole) { return value }
    if measuring == nil {
      warnings.add(.ofUnknownViewport(name, in: "percent"), at: document.nodes[index].position)
    }
    return 0
  }

  /// The styles of an element where it stands in the document, whoever refers to it.
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

  /// The style that the root inherits: the initial one, with the attributes for what is missing.
  var initialStyle: SVGStyle {
    var style = SVGStyle()
    attributes.apply(to: &style)
    return style
  }
}
