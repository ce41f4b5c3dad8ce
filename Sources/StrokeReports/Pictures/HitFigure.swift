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

  /// An element of a drawing, without a clip that cuts off none of it.
  package init(_ element: SVGDrawing.Element) {
    let test = HitTest(element.path, element.paint, transform: element.transform)
    let isIdle = test.paintedBounds.map { element.clip.holds($0) } ?? true
    self.init(test.path, test.paint, test.transform, isIdle ? Clip() : element.clip)
  }

  /// The hit test of it.
  var hitTest: HitTest { HitTest(path, paint, transform: transform, clip: clip) }
}

extension SVGDrawing {
  /// The elements that paint anything, from the hindmost to the foremost, with their indices.
  package var painted: [(index: Int, element: Element)] {
    elements.enumerated().filter { $1.paint.fill != nil || $1.paint.stroke != nil }
      .map { (index: $0, element: $1) }
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

/// The shapes of a drawing, and a question about them if one is asked: a rectangle, a round finger, or a
/// point.
package struct HitFigure: Figure {
  /// A painted shape and what came of it.
  struct Target: Sendable {
    let shape: PaintedPath
    let bounds: Rect?
    var isHit = false
  }

  private let targets: [Target]
  private let query: HitQuery?

  init(_ targets: [Target], _ query: HitQuery? = nil) {
    self.targets = targets
    self.query = query
  }

  /// All that is painted, and the finger.
  package var focus: Rect? {
    let painted = targets.compactMap(\.bounds)
    return painted.reduce(query?.bounds ?? painted.first) { all, box in all?.union(box) }
  }

  /// The entries for what is in this figure, and no more.
  package var legend: [LegendEntry] {
    var entries: [LegendEntry] = []
    switch query {
    case .rect, .finger: entries.append(LegendEntry(.drawn(.finger, .dashes), "finger"))
    case .point: entries.append(LegendEntry(.dot(.finger), "point"))
    case nil: break
    }
    if targets.contains(where: \.isHit) {
      entries.append(LegendEntry(.drawn(.passed, .faintFill), "hit"))
    }
    if targets.contains(where: { !$0.isHit }) {
      entries.append(LegendEntry(.drawn(.paint, .faintFill), "painted"))
    }
    return entries
  }

  /// The shapes, and the finger on top.
  package func elements(in viewport: Viewport, _ marks: MarkerSizes) -> [SceneElement] {
    let shapes = targets.compactMap { target in
      viewport.map(target.shape).map {
        SceneElement.painted($0, target.isHit ? .passed : .paint)
      }
    }
    return shapes + (query.map { [mark(of: $0, in: viewport)] } ?? [])
  }

  private func mark(of query: HitQuery, in viewport: Viewport) -> SceneElement {
    let box = viewport.map(query.bounds)
    return switch query {
    case .rect: .shape(.rectangle(box, corner: 0), .finger, .dashes)
    case .finger: .shape(.ellipse(Ellipse(in: box)), .finger, .dashes)
    case .point: .shape(.circle(Circle(center: box.center, radius: 3)), .finger, .solid)
    }
  }
}

extension HitQuery {
  /// The smallest rectangle around it.
  fileprivate var bounds: Rect {
    switch self {
    case .rect(let x, let y, let width, let height):
      rect ?? Rect(around: Point(x, y), Point(x + width, y + height))
    case .point(let point): Rect(around: point, point)
    case .finger(let circle): circle.bounds
    }
  }

  /// The answer of an element by itself.
  fileprivate func isHit(_ test: HitTest, by rule: HitRule) -> Bool {
    switch self {
    case .rect: rect.map { test.hits($0, by: rule) } ?? false
    case .point(let point): test.contains(point)
    case .finger(let circle): test.touches(circle)
    }
  }
}

extension Panel {
  /// The shapes of a drawing by themselves.
  package init(_ drawing: SVGDrawing, title: String) {
    let painted = drawing.painted
    let targets = painted.map { _, element in
      let shape = PaintedPath(element)
      return HitFigure.Target(shape: shape, bounds: shape.hitTest.paintedBounds)
    }
    let names = ElementNames(drawing)
    let rows = painted.map { index, element in
      Caption.Row(
        outcome: .skipped, name: names[index], measured: element.name,
        limit: element.hitTest.paintedBounds == nil ? "paints nothing" : "")
    }
    let caption = Caption(
      .skipped, counted(painted.count, "shape"), detail: "",
      rows: rows.count > Self.mostRows ? [] : rows)
    self.init(title: title, figure: HitFigure(targets), caption: caption)
  }

  /// A question about a drawing's shapes, with the answer of each.
  ///
  /// - Complexity: O(what the drawing holds).
  package init(
    _ drawing: SVGDrawing, hitBy query: HitQuery, by rule: HitRule = .touch, title: String
  ) {
    let names = ElementNames(drawing)
    var targets: [HitFigure.Target] = []
    var rows: [Caption.Row] = []
    var hits: [String] = []
    for (index, element) in drawing.painted {
      let shape = PaintedPath(element)
      let test = shape.hitTest
      let isHit = query.isHit(test, by: rule)
      targets.append(HitFigure.Target(shape: shape, bounds: test.paintedBounds, isHit: isHit))
      if isHit { hits.append(names[index]) }
      rows.append(
        Caption.Row(
          outcome: isHit ? .passed : .skipped, name: names[index],
          measured: isHit ? "hit" : "miss", limit: ""))
    }
    let caption = Caption(
      hits.isEmpty ? .failed : .passed, hits.isEmpty ? "miss" : "hit",
      detail: hits.isEmpty
        ? "nothing painted is touched" : hits.reversed().joined(separator: ", "),
      rows: rows.count > Self.mostRows ? [] : rows)
    self.init(
      title: title, tag: query.numbers.map { $0.shortText(upTo: 2) }.joined(separator: ","),
      figure: HitFigure(targets, query), caption: caption)
  }

  /// The largest number of shapes that are listed.
  private static let mostRows = 12
}
