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

/// The shapes of a drawing, and a question about them if one is asked: a rectangle, a round finger, or a
/// point.
struct HitFigure: Figure {
  /// A painted shape and what came of it.
  struct Target: Sendable {
    let shape: PaintedPath
    let bounds: Rect?
    var isHit = false
  }

  let targets: [Target]
  var query: HitQuery?

  /// The finger and what is about it, or all that is painted. About a point that is an eighth of the
  /// drawing each way.
  func focus(isAlone: Bool) -> Rect? {
    let painted = targets.compactMap(\.bounds)
    let all = painted.reduce(painted.first) { all, box in all?.union(box) }
    guard let finger = query?.bounds else { return all }
    let side = max(finger.width, finger.height)
    let reach = side > 0 ? side : all.map { max($0.width, $0.height) / 8 } ?? 1
    let near = finger.outset(by: reach)
    return near.width.isFinite && near.height.isFinite ? near : finger
  }

  func key(isAlone: Bool) -> [KeyEntry] {
    var entries: [KeyEntry] = []
    switch query {
    case .rect, .finger: entries.append(KeyEntry(.line, .finger, .dashes, sign: "╌", "finger"))
    case .point: entries.append(KeyEntry(.dot, .finger, .solid, sign: "•", "point"))
    case nil: break
    }
    if targets.contains(where: \.isHit) {
      entries.append(KeyEntry(.area, .passed, .faintFill, "hit"))
    }
    if targets.contains(where: { !$0.isHit }) {
      entries.append(KeyEntry(.area, .paint, .faintFill, query == nil ? "painted" : "not hit"))
    }
    return entries
  }

  /// The shapes in view, and the finger on top.
  func elements(in viewport: Viewport, isAlone: Bool) -> [PictureElement] {
    let seen = targets.filter { target in
      target.bounds.map { viewport.map($0).intersection(viewport.room) != nil } ?? false
    }
    let shapes = seen.compactMap { target in
      viewport.map(target.shape).map {
        PictureElement(.painted($0), target.isHit ? .passed : .paint, .faintFill)
      }
    }
    return shapes + (query.map { [mark(of: $0, in: viewport)] } ?? [])
  }

  private func mark(of query: HitQuery, in viewport: Viewport) -> PictureElement {
    let box = viewport.map(query.bounds)
    return switch query {
    case .rect: PictureElement(.rectangle(box), .finger, .dashes)
    case .finger: PictureElement(.ellipses([Ellipse(in: box)]), .finger, .dashes)
    case .point:
      PictureElement(
        .ellipses([Ellipse(at: box.center, radius: 3 * viewport.unit)]), .finger, .solid, sign: "•")
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
    let rows = painted.prefix(Self.mostRows).map { index, element in
      let isSeen = element.hitTest.paintedBounds != nil
      return Row(
        outcome: .skipped, name: names[index].withoutControls,
        measured: isSeen ? "" : "paints nothing")
    }
    self.init(
      title: title, tag: "shapes", .neutral, counted(painted.count, "shape"), measured: "",
      rows: rows + Row.more(painted.count - rows.count), HitFigure(targets: targets))
  }

  /// A question about a drawing's shapes, with a row for each that is hit, the foremost first.
  ///
  /// - Complexity: O(what the drawing holds).
  package init(
    _ drawing: SVGDrawing, hitBy query: HitQuery, by rule: HitRule = .touch, title: String
  ) {
    let names = ElementNames(drawing)
    var targets: [HitFigure.Target] = []
    var hits: [Int] = []
    for (index, element) in drawing.painted {
      let shape = PaintedPath(element)
      let test = shape.hitTest
      let isHit = query.isHit(test, by: rule)
      targets.append(HitFigure.Target(shape: shape, bounds: test.paintedBounds, isHit: isHit))
      if isHit { hits.append(index) }
    }
    let rows = hits.reversed().prefix(Self.mostRows).map {
      Row(outcome: .passed, name: names[$0].withoutControls)
    }
    let others = targets.count - hits.count
    let outside = "\(counted(others, hits.isEmpty ? "shape" : "other")) outside"
    self.init(
      title: title, tag: query.numbers.map { $0.shortText(upTo: 2) }.joined(separator: ","),
      hits.isEmpty ? .rejected : .passed, hits.isEmpty ? "miss" : "hit",
      measured: others > 0 ? outside : "", rows: rows + Row.more(hits.count - rows.count),
      HitFigure(targets: targets, query: query))
  }

  /// The largest number of shapes that are listed.
  static let mostRows = 12
}

extension Panel.Row {
  /// A row for those that are not listed; none if all are.
  static func more(_ count: Int) -> [Panel.Row] {
    count > 0 ? [Panel.Row(outcome: .skipped, name: "and \(count) more")] : []
  }
}
