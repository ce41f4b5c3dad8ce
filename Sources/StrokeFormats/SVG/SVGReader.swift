import StrokeCore
import StrokePaths

/// Walks over the elements of an SVG file as they are painted, and collects the shapes.
///
/// The walk keeps its own stack, so that nested elements are not nested calls. Only clip paths are,
/// to a bounded depth.
struct SVGReader {
  /// The limit of what references show: elements, and one more for each 256 bytes of path data or
  /// points.
  private static let mostShown = 200_000
  /// The most dash lengths stored for all strokes.
  static let mostDashes = 1_000_000
  /// The number of dashes by which each element raises the limit of a drawing.
  static let dashesPerElement = 64
  /// The depth limit of clip paths that clip other clip paths.
  static let mostClipNesting = 32
  /// The most clip paths of one element, and the most segments of them.
  static let mostClips = 1_000
  static let mostSegmentsOfClip = 500_000
  /// The most segments that clip the elements of a drawing, counted once for each element.
  static let mostClipSegments = 20_000_000
  /// The depth limit of references that lead to others.
  private static let mostReferences = 256

  let document: SVGDocument
  let attributes: SVGAttributes
  let frame: SVGDrawing.Frame
  var rules: CSSRules
  /// The declarations that apply to an element, one for each property.
  var cascade: [SVGDeclaration] = []
  private var stack: [Frame] = []
  /// The elements shown by references so far.
  private var shown = 0
  var dashCount = 0
  /// The dashes of all strokes so far.
  var cutDashes = 0.0
  var clipNesting = 0
  /// The segments of clips so far, for each element and for each clip path made.
  var clipSegments = 0
  /// The elements that references are showing now, innermost last; never many.
  var references: [Int] = []
  /// Styles of elements computed outside of the walk.
  var knownStyles: [Int: SVGStyle] = [:]
  var knownClips: [ClipKey: [[Clip.Outline]]] = [:]
  var knownServers: [Int: PaintServer] = [:]

  /// True while shapes are measured instead of collected, and warnings dropped.
  var isMeasuring = false
  var measured: Rect?

  var budget: MemoryBudget
  var elements: [SVGDrawing.Element] = []
  /// The instances that references have shown, from which the places of their elements are made.
  private(set) var instances: [SVGTree.Instance] = []
  /// The width and height of the drawing in pixels, if its user units are others.
  var ownPixels: Vector?
  var warnings = SVGWarnings()

  /// What elements inherit from their ancestors.
  struct Scope {
    var style: SVGStyle
    var transform = Transform.identity
    var viewport = SVGViewport()
    var clip = Clip()
    /// True if `display` or `opacity` hides everything inside.
    var isHidden = false
    /// True if `display` does.
    var hasDisplayNone = false
    /// The id of the outermost `use` with an id.
    var useID: String?
    /// The index of the innermost reference among all; -1 outside of references.
    var instance = -1
    /// Whether `context-fill` and `context-stroke` show; nil outside of a context.
    var context: (fill: Bool, stroke: Bool)?
    /// The outermost element that selectors can see.
    var root = 0
  }

  /// Elements still to be visited.
  private struct Frame {
    var next: Int
    let end: Int
    let scope: Scope
    /// True if the innermost reference shows it.
    var isReference = false
  }

  init(
    _ document: SVGDocument, _ attributes: SVGAttributes, _ frame: SVGDrawing.Frame,
    within budget: MemoryBudget = .unlimited
  ) throws(ReadError) {
    self.document = document
    self.budget = budget
    (self.attributes, self.frame) = (attributes, frame)
    rules = try CSSRules(document, within: budget)
    for (kind, position) in rules.warnings + document.warnings { warnings.add(kind, at: position) }
  }

  mutating func read() throws(ReadError) {
    guard document.nodes[0].name == .svg else {
      throw ReadError("expected an <svg> element", at: document.nodes[0].position)
    }
    guard isChosen(0) else { return }
    elements.reserveCapacity(document.nodes.reduce(0) { $0 + ($1.name.isShape ? 1 : 0) })
    try readOutermost()
    try walk(downTo: 0)
  }

  /// Visits the elements on the stack until `depth` frames are left.
  mutating func walk(downTo depth: Int) throws(ReadError) {
    while stack.count > depth {
      let top = stack.count - 1
      let next = stack[top].next
      if next < stack[top].end {
        stack[top].next = document.nodes[next].end
        try visit(next, top)
      } else if stack.removeLast().isReference {
        references.removeLast()
      }
    }
  }

  /// Pushes the children of an element.
  mutating func push(_ index: Int, _ scope: Scope, isReference: Bool = false) {
    stack.append(
      Frame(
        next: index + 1, end: document.nodes[index].end, scope: scope, isReference: isReference)
    )
  }

  private mutating func visit(_ index: Int, _ frame: Int) throws(ReadError) {
    let node = document.nodes[index]
    guard node.name != .foreign else { return }
    try budget.check(at: node.position)
    if !references.isEmpty || isMeasuring { try count(index) }
    switch node.name.role {
    case .shape, .container:
      guard isChosen(index) else { return }
      var scope = stack[frame].scope
      try enterStyle(index, &scope)
      try enter(index, &scope)
      try open(index, scope)
    case .unsupported:
      guard isChosen(index), !isMeasuring else { return }
      var scope = stack[frame].scope
      try enterStyle(index, &scope)
      if scope.style.isShown, scope.style.opacity > 0, scope.style.isVisible, !scope.isHidden {
        warnings.add(.element(node.name.text), at: node.position)
      }
    case .animation: warnings.add(.element(node.name.text), at: node.position)
    case .other:
      if node.name == .unknown { warnings.add(.element(node.localName.text), at: node.position) }
    }
  }

  /// Opens an element that has been entered.
  private mutating func open(_ index: Int, _ scope: Scope) throws(ReadError) {
    switch document.nodes[index].name {
    case .g, .a, .svg, .symbol: push(index, scope)
    case .switch: openSwitch(index, scope)
    case .use: try showReference(index, scope)
    default: try addShape(index, scope)
    }
  }

  private mutating func count(_ index: Int) throws(ReadError) {
    let data = document.attributes(of: index).first { $0.name == .d || $0.name == .points }
    shown += 1 + (data?.value.count ?? 0) / 256
    guard shown <= Self.mostShown else {
      throw ReadError(
        "use elements and other references show over \(Self.mostShown) elements",
        at: document.nodes[index].position)
    }
  }

  // MARK: Conditions

  /// Returns whether the conditions of an element hold. No extension is supported, and an empty
  /// list is false.
  func isChosen(_ index: Int) -> Bool {
    document.attribute(.requiredExtensions, of: index) == nil
  }

  /// Pushes the first child of a `switch` whose conditions hold, even if it paints nothing.
  private mutating func openSwitch(_ index: Int, _ scope: Scope) {
    let first = document.children(of: index).first {
      document.nodes[$0].name != .foreign && isChosen($0)
    }
    guard let first else { return }
    stack.append(Frame(next: first, end: first + 1, scope: scope))
  }

  // MARK: References

  /// Shows the element that a `use` refers to in place of the `use`.
  private mutating func showReference(_ index: Int, _ outer: Scope) throws(ReadError) {
    let node = document.nodes[index]
    guard let link = document.link(of: index), let target = element(at: link) else { return }
    guard !references.contains(target), !document.contains(target, index) else {
      return warnings.add(.circle(String(link.text.dropFirst())), at: link.position)
    }
    guard references.count < Self.mostReferences else {
      throw ReadError(
        "references lead to others deeper than \(Self.mostReferences)", at: node.position)
    }
    var scope = outer
    scope.useID = scope.useID ?? document.id(of: index)
    scope.context = (
      try paints(scope.style.fill, scope) { nil } && scope.style.fillOpacity > 0,
      try paints(scope.style.stroke, scope) { nil } && scope.style.strokeOpacity > 0
    )
    scope.root = target
    if !isMeasuring {
      instances.append(SVGTree.Instance(host: index, root: target, outer: scope.instance))
      scope.instance = instances.count - 1
    }
    let shownName = document.nodes[target].name
    guard shownName == .symbol || shownName == .svg else {
      references.append(target)
      // A frame of only this element, which is visited like any other.
      return stack.append(
        Frame(next: target, end: target + 1, scope: scope, isReference: true))
    }
    guard isChosen(target) else { return }
    references.append(target)
    try enterStyle(target, &scope)
    scope.style.takeSize(of: outer.style)
    try enter(target, &scope)
    push(target, scope, isReference: true)
  }

  /// The element that an attribute refers to; nil, with a warning, if there is none.
  mutating func element(at link: SVGDocument.Attribute) -> Int? {
    let value = link.value.trimmed
    guard value.first == UInt8(ascii: "#") else {
      warnings.add(.reference(value.text), at: link.position)
      return nil
    }
    let id = UnsafeBufferPointer(rebasing: value[1...])
    guard let target = document.element(at: id) else {
      warnings.add(.reference("#\(id.text)"), at: link.position)
      return nil
    }
    return target
  }

  // MARK: Boxes

  /// The bounding box of what an element shows, in the coordinates of its content, as
  /// `objectBoundingBox` means it. Nil if it is empty.
  ///
  /// - Parameter scope: The scope inside the element, in these coordinates.
  mutating func box(of index: Int, _ scope: Scope) throws(ReadError) -> Rect? {
    // The root is a CSS box as large as its viewport.
    if index == 0, let (width, height) = scope.viewport.both {
      return Rect(x: 0, y: 0, width: width, height: height)
    }
    let warnings = self.warnings
    (isMeasuring, measured, self.warnings) = (true, nil, SVGWarnings())
    defer { (isMeasuring, self.warnings) = (false, warnings) }
    var inner = scope
    inner.transform = .identity
    inner.clip = Clip()
    let base = stack.count
    try open(index, inner)
    try walk(downTo: base)
    return measured
  }
}
