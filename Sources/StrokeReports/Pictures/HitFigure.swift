import StrokeCore
import StrokeFormats
import StrokePaths

/// A painted path on its way into a picture.
package struct PaintedPath: Hashable, Sendable {
  /// The outline in its own coordinates.
  package let path: Path
  /// The paint.
  package let paint: Paint
  /// From its own coordinates to those it is shown in. Strokes are mapped after they are drawn.
  package let transform: Transform
  /// What cuts it off, in the coordinates that it is shown in.
  package let clip: Clip

  /// A painted path.
  package init(_ path: Path, _ paint: Paint, _ transform: Transform, _ clip: Clip = Clip()) {
    self.path = path
    self.paint = paint
    self.transform = transform
    self.clip = clip
  }
}

extension Viewport {
  /// The map as a transform.
  var transform: Transform {
    let origin = map(.origin)
    return Transform(scale, 0, 0, scale, origin.x, origin.y)
  }

  /// A painted path, mapped; nil if it comes to lie beyond a double's range.
  func map(_ shape: PaintedPath) -> PaintedPath? {
    let map = transform
    let transform = map * shape.transform
    guard transform.isFinite else { return nil }
    return PaintedPath(shape.path, shape.paint, transform, shape.clip.mapped(by: map))
  }
}

/// A hit test: what is painted, the finger's rectangle, and the pixel that it is mapped to.
package struct HitFigure: Figure {
  /// A painted shape and what came of it.
  struct Target: Sendable {
    let shape: PaintedPath
    let bounds: Rect?
    let isHit: Bool
    let pixel: Rect?
  }

  private let targets: [Target]
  private let finger: Rect
  private let outcome: Caption.Outcome

  init(_ targets: [Target], finger: Rect) {
    self.targets = targets
    self.finger = finger
    outcome = targets.contains(where: \.isHit) ? .passed : .failed
  }

  /// All that is painted, and the finger.
  package var focus: Rect? { targets.compactMap(\.bounds).reduce(finger) { $0.union($1) } }

  /// The entries for what is in this figure, and no more.
  package var legend: [LegendEntry] {
    var entries = [LegendEntry(.drawn(.finger, .dashes), "finger")]
    if targets.contains(where: { $0.pixel != nil }) {
      entries.append(LegendEntry(.drawn(outcome.ink, .tint), "pixel"))
    }
    if targets.contains(where: \.isHit) {
      entries.append(LegendEntry(.drawn(.passed, .wash), "hit"))
    }
    if targets.contains(where: { !$0.isHit }) {
      entries.append(LegendEntry(.drawn(.paint, .wash), "painted"))
    }
    return entries
  }

  /// The shapes, the pixels over them, and the finger's rectangle on top.
  package func elements(in viewport: Viewport, _ marks: Marks) -> [SceneElement] {
    let shapes = targets.compactMap { target in
      viewport.map(target.shape).map {
        SceneElement.painted($0, target.isHit ? .passed : .paint)
      }
    }
    // The pixels of what was hit, or of what might have been.
    let decisive = targets.contains(where: \.isHit) ? targets.filter(\.isHit) : targets
    let pixels = Set(decisive.compactMap(\.pixel)).map {
      SceneElement.shape(.rectangle(viewport.map($0), corner: 0), outcome.ink, .tint)
    }
    let rect = SceneElement.shape(
      .rectangle(viewport.map(finger), corner: 0), .finger, .dashes)
    return shapes + pixels + [rect]
  }
}

extension Panel {
  /// A hit test of a drawing's shapes by one rectangle.
  ///
  /// - Complexity: O(what the drawing holds).
  package init(
    _ drawing: [SVGDrawing.Element], hitBy finger: Rect, by rule: HitRule = .touch, title: String
  ) {
    let painted = drawing.filter { $0.paint.fill != nil || $0.paint.stroke != nil }
    var targets: [HitFigure.Target] = []
    var rows: [Caption.Row] = []
    var hits: [String] = []
    var alpha = 0
    for element in painted {
      let test = element.hitTest
      let (isHit, pixel) = (test.hits(finger, by: rule), test.pixel(for: finger))
      targets.append(
        HitFigure.Target(
          shape: PaintedPath(element.path, element.paint, element.transform, element.clip),
          bounds: test.paintedBounds, isHit: isHit, pixel: pixel))
      let name = element.id.map { "#\($0)" } ?? "<\(element.name)>"
      let share = pixel.map { test.alpha(of: $0) }
      if isHit { (alpha, _) = (share ?? 0, hits.append(name)) }
      rows.append(
        Caption.Row(
          isHit ? .passed : .neutral, name, measured: isHit ? "hit" : "miss",
          limit: share.map { "alpha \($0)" } ?? "outside"))
    }
    let words = hits.isEmpty ? "" : "alpha \(alpha) · " + hits.reversed().joined(separator: ", ")
    let place = [finger.minX, finger.minY, finger.width, finger.height]
      .map { $0.shortText(upTo: 2) }.joined(separator: ",")
    let caption = Caption(
      hits.isEmpty ? .failed : .passed, hits.isEmpty ? "miss" : "hit",
      detail: words.isEmpty ? "nothing painted is touched" : words,
      rows: rows.count > 12 ? [] : rows)
    self.init(
      title: title, tag: place, figure: HitFigure(targets, finger: finger), caption: caption)
  }
}
