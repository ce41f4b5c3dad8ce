import StrokeCore
import StrokeFormats
import StrokePaths

/// A thing in a picture, in the picture's own units, `y` downward.
struct PictureElement: Sendable {
  enum Shape: Sendable {
    /// Lines through places, each by itself.
    case lines([[Point]])
    case dots([Point], radius: Double)
    case ellipses([Ellipse])
    /// A painted path, and the map from its targets' coordinates to those of the picture.
    case painted(HitTest, Transform)
  }

  let shape: Shape
  let ink: Ink
  let pen: Pen
  /// The character that stands for each of its parts in a terminal; nil if they are drawn there, too.
  let sign: Unicode.Scalar?

  init(_ shape: Shape, _ ink: Ink, _ pen: Pen = .line, sign: Unicode.Scalar? = nil) {
    (self.shape, self.ink, self.pen, self.sign) = (shape, ink, pen, sign)
  }
}

/// The words for what a sign of an ink stands for.
struct KeyEntry: Hashable, Sendable {
  let sign: Unicode.Scalar
  let ink: Ink
  let text: String

  init(_ sign: Unicode.Scalar, _ ink: Ink, _ text: String) {
    (self.sign, self.ink, self.text) = (sign, ink, text)
  }

  /// The columns that it takes.
  var columns: Int { 2 + text.columns }
}

extension [KeyEntry] {
  /// Each entry once, in the order of the inks, whichever figure came first.
  var merged: [KeyEntry] {
    var entries: [KeyEntry] = []
    for entry in self where !entries.contains(entry) { entries.append(entry) }
    return Ink.allCases.flatMap { ink in entries.filter { $0.ink == ink } }
  }

  /// The entries in lines of `columns` columns, with two columns between them.
  func lines(columns: Int) -> [[KeyEntry]] {
    var lines: [[KeyEntry]] = []
    var next = columns
    for entry in self {
      if next + entry.columns > columns {
        lines.append([])
        next = 0
      }
      lines[lines.count - 1].append(entry)
      next += entry.columns + 2
    }
    return lines
  }
}

/// What a stroke or a question has to do with a painted shape. The raw value is the name in a key.
enum ShapeRelation: String, CaseIterable, Sendable {
  /// The shape lies whole inside the stroke's closed line.
  case enclosed
  /// A finger touched the shape on its way.
  case touched
  case hit
  case missed = "not hit"
  case painted

  var ink: Ink {
    switch self {
    case .enclosed, .hit: .passed
    case .touched: .finger
    case .missed, .painted: .paint
    }
  }
}

/// A painted shape of a drawing, and what was found out about it.
package struct PaintedShape: Sendable {
  let name: String
  let test: HitTest
  let bounds: Rect?
  var relation = ShapeRelation.painted

  init(name: String, _ test: HitTest) {
    (self.name, self.test, bounds) = (name.withoutControls, test, test.paintedBounds)
  }

  /// The elements that paint anything, from the hindmost to the foremost, without clips that cut off none of them.
  package static func all(of drawing: SVGDrawing) -> [PaintedShape] {
    let names = ElementNames(drawing)
    return drawing.elements.enumerated().compactMap { index, element in
      guard element.paint.fill != nil || element.paint.stroke != nil else { return nil }
      let test = HitTest(element.path, element.paint, transform: element.transform)
      let isIdle = test.paintedBounds.map { element.clip.holds($0) } ?? true
      return PaintedShape(name: names[index], isIdle ? test : element.hitTest)
    }
  }

  /// What a stroke has to do with it.
  func relation(to stroke: Stroke) -> ShapeRelation {
    let points = stroke.points
    if test.isEnclosed(by: points) { return .enclosed }
    return test.touches(square: HitTest.fingerSide, along: points) ? .touched : .painted
  }
}

/// The content of a picture, in its own plane: shapes of a drawing, and over them a stroke with what its verdict
/// rests on, or a question about the shapes. It is drawn anew for every room it is shown in, because lines, dots and
/// arrows keep their size however large the plane is drawn.
///
/// A figure that is alone in its picture has all that the verdict rests on; one of many has what is needed to tell
/// it from the others.
struct Figure: Sendable {
  var shapes: [PaintedShape] = []
  var query: HitQuery?
  var stroke = Stroke()
  var marks: [StrokeMark] = []
  /// The ink of the stroke, which tells the verdict on it.
  var ink = Ink.neutral

  /// The marks that are drawn.
  private func marks(isAlone: Bool) -> [StrokeMark] {
    isAlone ? marks : marks.filter(\.isDecisive)
  }

  /// The part of the plane that must be seen: all shapes, and the stroke with as much of the construction as is
  /// not much larger than it, because a circle that is fitted to a line would make a dot of the line; or the
  /// finger and what is about it. Nil if there is nothing to see.
  func focus(isAlone: Bool) -> Rect? {
    let painted = Rect(around: shapes.compactMap(\.bounds))
    if let query { return query.surroundings(in: painted) }
    guard let own = stroke.bounds else { return painted }
    let box = painted.map(own.union) ?? own
    let reach = max(box.width, box.height) * 0.6
    guard reach.isFinite, (box.width + box.height + 4 * reach).isFinite else { return box }
    let most = box.outset(by: reach)
    return marks(isAlone: isAlone).reduce(box) { focus, mark in
      guard case .construction(let shape) = mark.shape else { return focus }
      return shape.bounds?.intersection(most).map(focus.union) ?? focus
    }
  }

  /// The meaning of what is drawn.
  func key(isAlone: Bool) -> [KeyEntry] {
    var entries: [KeyEntry] = []
    switch query {
    case .rect, .finger: entries.append(KeyEntry("╌", .finger, "finger"))
    case .point: entries.append(KeyEntry("•", .finger, "point"))
    case nil: break
    }
    if !stroke.isEmpty {
      entries += [KeyEntry("─", ink, ink.rawValue), KeyEntry("○", .mark, "start")]
      if isAlone { entries.append(KeyEntry("■", .mark, "end")) }
      entries += marks(isAlone: isAlone).map {
        isAlone ? KeyEntry($0.sign, $0.ink, $0.name) : KeyEntry("◇", .failed, "why it failed")
      }
    }
    return entries
      + ShapeRelation.allCases.filter { one in shapes.contains { $0.relation == one } }.map {
        KeyEntry("─", $0.ink, $0.rawValue)
      }
  }

  /// The things in a picture, from the hindmost to the foremost: the shapes in view, the construction, the stroke
  /// over it, and the marks on top.
  func elements(in viewport: Viewport, isAlone: Bool) -> [PictureElement] {
    var elements: [PictureElement] = []
    for shape in shapes {
      let transform = viewport.transform
      guard let bounds = shape.bounds, (transform * shape.test.transform).isFinite,
        viewport.map(bounds).intersection(viewport.room) != nil
      else { continue }
      elements.append(
        PictureElement(.painted(shape.test, transform), shape.relation.ink, .faintFill))
    }
    if let query { elements.append(query.element(in: viewport)) }
    return elements + strokeElements(in: viewport, isAlone: isAlone)
  }

  private func strokeElements(in viewport: Viewport, isAlone: Bool) -> [PictureElement] {
    let places = stroke.points.map(viewport.map)
    guard let first = places.first, let last = places.last else { return [] }
    let marks = marks(isAlone: isAlone)
    let evidence = marks.firstIndex { if case .evidence = $0.shape { true } else { false } }
    let drawn = { (marks: ArraySlice<StrokeMark>) in
      marks.compactMap { $0.element(on: stroke, in: viewport) }
    }
    let unit = viewport.unit
    var elements = drawn(marks[..<(evidence ?? marks.endIndex)])
    elements.append(PictureElement(.lines([places]), ink))
    // Dots that crowd are smaller, so that one sees where they crowd.
    let radius = min(max(places.spacing * 0.3, 0.9), 2.3)
    elements.append(PictureElement(.dots(places, radius: radius), ink, .dots))
    elements += places.arrows(every: 105 * unit, size: 6 * unit, ink)
    elements += drawn(marks[(evidence ?? marks.endIndex)...])
    elements.append(
      PictureElement(.ellipses([Ellipse(at: first, radius: 5 * unit)]), .mark, sign: "○"))
    if isAlone {
      let half = Vector(2.6 * unit, 2.6 * unit)
      let square = Rect(around: last - half, last + half).outline
      elements.append(PictureElement(.lines([square]), .mark, .solid, sign: "■"))
    }
    return elements
  }
}

extension HitQuery {
  /// The smallest rectangle around it.
  private var bounds: Rect {
    switch self {
    case .rect(let x, let y, let width, let height):
      rect ?? Rect(around: Point(x, y), Point(x + width, y + height))
    case .point(let point): Rect(around: point, point)
    case .finger(let circle): circle.bounds
    }
  }

  /// It and as much again each way; of a point, an eighth of all that is painted.
  fileprivate func surroundings(in painted: Rect?) -> Rect {
    let finger = bounds
    let side = max(finger.width, finger.height)
    let reach = side > 0 ? side : painted.map { max($0.width, $0.height) / 8 } ?? 1
    let near = finger.outset(by: reach)
    return near.width.isFinite && near.height.isFinite ? near : finger
  }

  /// Returns the answer of one shape.
  package func isHit(_ test: HitTest, by rule: HitRule) -> Bool {
    switch self {
    case .rect: rect.map { test.hits($0, by: rule) } ?? false
    case .point(let point): test.contains(point)
    case .finger(let circle): test.touches(circle)
    }
  }

  fileprivate func element(in viewport: Viewport) -> PictureElement {
    let box = viewport.map(bounds)
    switch self {
    case .rect: return PictureElement(.lines([box.outline]), .finger, .dashes)
    case .finger: return PictureElement(.ellipses([Ellipse(in: box)]), .finger, .dashes)
    case .point:
      let dot = Ellipse(at: box.center, radius: 3 * viewport.unit)
      return PictureElement(.ellipses([dot]), .finger, .solid, sign: "•")
    }
  }
}

extension Rect {
  /// Its four corners and the first of them again.
  var outline: [Point] { corners + corners.prefix(1) }

  /// The smallest rectangle that contains these; nil for none.
  package init?(around boxes: [Rect]) {
    guard let first = boxes.first else { return nil }
    self = boxes.reduce(first) { $0.union($1) }
  }

  init?(around points: [Point]) { self.init(around: points.map { Rect(around: $0, $0) }) }
}

extension Ellipse {
  init(at center: Point, radius: Double) {
    self.init(center: center, radiusX: radius, radiusY: radius)
  }
}

extension [Point] {
  /// The points that can be distinguished from the one before, so that a stroke of a hundred thousand samples does
  /// not make a picture larger than what can be seen of it.
  func apart(by least: Double) -> [Point] {
    var previous: Point?
    return filter { place in
      if let previous, place.distance(to: previous) < least { return false }
      previous = place
      return true
    }
  }

  /// The length of the line through them up to each.
  private var lengths: [Double] {
    var length = 0.0
    return indices.map { index in
      if index > 0 { length += self[index - 1].distance(to: self[index]) }
      return length
    }
  }

  /// The average distance from one to the next; without end for a single one.
  var spacing: Double { count > 1 ? (lengths.last ?? 0) / Double(count - 1) : .infinity }

  /// Arrow heads at even distances along the line, one at least unless the line is hardly longer
  /// than one. Each points where the line leads over its own length, so that a trembling line has
  /// steady arrows.
  fileprivate func arrows(every spacing: Double, size: Double, _ ink: Ink) -> [PictureElement] {
    let lengths = lengths
    guard let length = lengths.last, length > 5 * size, length < 1e9 else { return [] }
    func place(at wanted: Double) -> Point {
      let next = Swift.min(lengths.partitioningIndex { $0 >= wanted }, lengths.count - 1)
      guard next > 0, lengths[next] > lengths[next - 1] else { return self[next] }
      let share = (wanted - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
      return self[next - 1].interpolated(to: self[next], Swift.min(Swift.max(share, 0), 1))
    }
    let count = Swift.min(Swift.max((length / spacing).rounded(.down), 1), 24)
    return (0..<Int(count)).compactMap { index in
      let middle = (Double(index) + 0.5) / count * length
      let tip = place(at: middle + size / 2)
      let chord = place(at: middle + size) - place(at: middle - size)
      guard let direction = chord.normalized else { return nil }
      let (back, aside) = (direction * -size, direction.quarterTurn * (size * 0.72))
      let corners = [tip + back + aside, tip, tip + back - aside]
      return PictureElement(.lines([corners]), ink, sign: direction.arrow)
    }
  }
}

extension Vector {
  /// The arrow for its direction, of the eight that there are.
  fileprivate var arrow: Unicode.Scalar {
    let (isLevel, isUpright) = (dy.magnitude < 0.383, dx.magnitude < 0.383)
    return switch (dx >= 0, dy >= 0) {
    case (let right, _) where isLevel: right ? "→" : "←"
    case (_, let down) where isUpright: down ? "↓" : "↑"
    case (true, true): "↘"
    case (true, false): "↗"
    case (false, true): "↙"
    case (false, false): "↖"
    }
  }
}
