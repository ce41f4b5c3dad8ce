import StrokeCore
import StrokePaths

/// A clip path in a coordinate system.
struct ClipKey: Hashable {
  let node: Int
  let transform: Transform
  let viewport: SVGViewport
}

// Clip paths, by CSS Masking.

extension SVGReader {
  /// Cuts off what lies outside an element's own clip path.
  ///
  /// - Parameter scope: The scope inside the element, in the coordinates of its content.
  mutating func clip(_ index: Int, _ scope: inout Scope) throws(ReadError) {
    guard let target = scope.style.clipPath, !scope.isHidden, !isMeasuring else { return }
    try clip(&scope.clip, by: target, of: index, scope)
    try count(scope.clip, at: index)
  }

  /// Cuts off what lies outside a clip path.
  ///
  /// - Parameters:
  ///   - target: The clip path.
  ///   - index: The element that it is applied to.
  ///   - scope: The scope inside that element, in the coordinates of its content.
  mutating func clip(
    _ clip: inout Clip, by target: Int, of index: Int, _ scope: Scope
  ) throws(ReadError) {
    guard document.nodes[target].name == .clipPath else { return }
    let isOfBox =
      document.attribute(.clipPathUnits, of: target)?.value.trimmed.text == "objectBoundingBox"
    let key = ClipKey(node: target, transform: scope.transform, viewport: scope.viewport)
    if !isOfBox, let known = knownClips[key] {
      for region in known { clip.intersect(unionOf: region) }
      return
    }
    guard !references.contains(target) else {
      let id = document.id(of: target) ?? ""
      return warnings.add(.circle(id), at: document.nodes[index].position)
    }
    guard clipNesting < Self.mostClipNesting else {
      throw ReadError(
        "clip paths are clipped by others deeper than \(Self.mostClipNesting)",
        at: document.nodes[target].position)
    }
    clipNesting += 1
    references.append(target)
    defer {
      references.removeLast()
      clipNesting -= 1
    }
    let regions = try regions(of: target, on: index, scope, isOfBox: isOfBox)
    for region in regions { clip.intersect(unionOf: region) }
    if !isOfBox { knownClips[key] = regions }
  }

  /// The unions of outlines that a clip path leaves.
  private mutating func regions(
    of target: Int, on index: Int, _ scope: Scope, isOfBox: Bool
  ) throws(ReadError) -> [[Clip.Outline]] {
    var outer = scope
    (outer.style, outer.root) = (try documentStyle(of: target), 0)
    (outer.isHidden, outer.hasDisplayNone) = (false, false)
    var map = transform(of: target, outer)
    if isOfBox {
      guard let box = try self.box(of: index, scope), box.width > 0, box.height > 0 else {
        return [[]]
      }
      map = map * Transform(box.width, 0, 0, box.height, box.minX, box.minY)
    }
    outer.transform = map
    var outlines: [Clip.Outline] = []
    for child in document.children(of: target) {
      try addOutlines(of: child, outer, &outlines, mayRefer: true)
    }
    var more = Clip()
    if let next = outer.style.clipPath { try clip(&more, by: next, of: index, scope) }
    return [distinct(outlines)] + more.asRegions.regions
  }

  /// Adds the outlines of a child of a clip path: a shape, or a `use` of one.
  private mutating func addOutlines(
    of index: Int, _ outer: Scope, _ outlines: inout [Clip.Outline], mayRefer: Bool
  ) throws(ReadError) {
    let name = document.nodes[index].name
    guard name.isShape || name == .text || name == .use && mayRefer, isChosen(index) else { return }
    var scope = outer
    scope.clip = Clip()
    try enterStyle(index, &scope)
    guard scope.style.isShown else { return }
    if name == .text {
      if scope.style.isVisible {
        warnings.add(.element("text"), at: document.nodes[index].position)
      }
      return
    }
    scope.transform = transform(of: index, scope)
    place(index, &scope)
    if let target = scope.style.clipPath { try clip(&scope.clip, by: target, of: index, scope) }
    if name == .use { return try addOutlines(ofUse: index, scope, &outlines) }
    guard scope.style.isVisible else { return }
    let (path, _) = try outline(of: index, scope)
    guard let mapped = path.mapped(by: scope.transform) else { return }
    guard HitTest(mapped, Paint()).isInRange else { throw outOfRange(index) }
    outlines.append(Clip.Outline(mapped, scope.style.clipRule, clip: scope.clip))
    try count(scope.clip, at: index)
  }

  /// Counts the segments of a clip that cuts off an element.
  mutating func count(_ clip: Clip, at index: Int) throws(ReadError) {
    guard !clip.regions.isEmpty else { return }
    clipSegments += clip.segmentCount
    let bounds = [
      (clip.regions.count, Self.mostClips, "paths cut off an element"),
      (clip.segmentCount, Self.mostSegmentsOfClip, "segments cut off an element"),
      (clipSegments, Self.mostClipSegments, "segments cut off all elements"),
    ]
    for (count, most, words) in bounds where count > most {
      throw ReadError(
        "clip paths are too much: over \(most) \(words)", at: document.nodes[index].position)
    }
  }

  /// The outlines of a union without duplicates.
  private func distinct(_ outlines: [Clip.Outline]) -> [Clip.Outline] {
    guard outlines.count > 1 else { return outlines }
    var known = Set<Clip.Outline>()
    return outlines.filter { known.insert($0).inserted }
  }

  /// Adds the outlines of the shape that a `use` in a clip path refers to.
  private mutating func addOutlines(
    ofUse index: Int, _ outer: Scope, _ outlines: inout [Clip.Outline]
  ) throws(ReadError) {
    guard let link = document.link(of: index), let target = element(at: link) else { return }
    var scope = outer
    scope.root = target
    var inner: [Clip.Outline] = []
    try addOutlines(of: target, scope, &inner, mayRefer: false)
    // What clips the `use` also clips what it shows.
    outlines += inner.map { outline in
      var clip = outline.clip
      for region in outer.clip.asRegions.regions { clip.intersect(unionOf: region) }
      return Clip.Outline(outline.path, outline.rule, clip: clip)
    }
  }
}
