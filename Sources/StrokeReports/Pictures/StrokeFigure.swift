import StrokeCore
import StrokePaths

/// A stroke with its samples and its direction, and what a detector measured it by.
struct StrokeFigure: Figure {
  let stroke: Stroke
  let marks: [StrokeMark]
  /// The ink of the stroke, which tells the verdict on it.
  let ink: Ink
  /// The shapes painted below the stroke, and what it has to do with each.
  let shapes: [(shape: PaintedPath, relation: ShapeRelation)]

  init(
    _ stroke: Stroke, _ marks: [StrokeMark] = [], _ ink: Ink = .neutral,
    over shapes: [PaintedPath] = []
  ) {
    (self.stroke, self.marks, self.ink) = (stroke, marks, ink)
    self.shapes = shapes.map { ($0, ShapeRelation(of: stroke, to: $0)) }
  }

  /// The marks that are drawn.
  private func marks(isAlone: Bool) -> [StrokeMark] {
    isAlone ? marks : marks.filter(\.isDecisive)
  }

  /// The stroke, and as much of the construction as is not much larger than it: a circle that is fitted
  /// to a line would make a dot of the line.
  func focus(isAlone: Bool) -> Rect? {
    guard var box = stroke.bounds else { return nil }
    for (shape, _) in shapes {
      box = shape.hitTest.paintedBounds.map(box.union) ?? box
    }
    let reach = max(box.width, box.height) * 0.6
    guard reach.isFinite, (box.width + box.height + 4 * reach).isFinite else { return box }
    let most = box.outset(by: reach)
    return marks(isAlone: isAlone).reduce(box) { focus, mark in
      guard case .construction(let shape) = mark.shape else { return focus }
      return shape.bounds?.intersection(most).map(focus.union) ?? focus
    }
  }

  func key(isAlone: Bool) -> [KeyEntry] {
    guard !stroke.isEmpty else { return [] }
    var entries = [
      KeyEntry(.line, ink, .line, ink.rawValue), KeyEntry(.ring, .mark, .line, sign: "○", "start"),
    ]
    if isAlone { entries.append(KeyEntry(.square, .mark, .solid, sign: "■", "end")) }
    entries += marks(isAlone: isAlone).map {
      isAlone ? $0.keyEntry : KeyEntry(.ring, .failed, .line, sign: "◇", "why it failed")
    }
    return entries
      + ShapeRelation.allCases.filter { one in shapes.contains { $0.relation == one } }.map {
        KeyEntry(.area, $0.ink, .faintFill, $0.rawValue)
      }
  }

  /// The shapes, the construction, the stroke over it, and the marks on top.
  func elements(in viewport: Viewport, isAlone: Bool) -> [PictureElement] {
    let places = stroke.points.map(viewport.map)
    var elements = shapes.compactMap { shape, relation in
      viewport.map(shape).map { PictureElement(.painted($0), relation.ink, .faintFill) }
    }
    guard let first = places.first, let last = places.last else { return elements }
    let marks = marks(isAlone: isAlone)
    let construction = marks.filter { if case .construction = $0.shape { true } else { false } }
    let evidence = marks.filter { if case .evidence = $0.shape { true } else { false } }
    let unit = viewport.unit
    let line = DrawnLine(places)
    elements += construction.flatMap { $0.elements(on: stroke, in: viewport) }
    elements.append(PictureElement(.lines([places]), ink))
    // Dots that crowd are smaller, so that one sees where they crowd.
    let spacing = line.length / Double(max(places.count - 1, 1))
    let radius = min(max(spacing * 0.3, 0.9), 2.3)
    elements.append(PictureElement(.dots(places, radius: radius), ink, .dots))
    elements += line.arrows(every: 105 * unit, size: 6 * unit, ink)
    elements += evidence.flatMap { $0.elements(on: stroke, in: viewport) }
    elements.append(
      PictureElement(.ellipses([Ellipse(at: first, radius: 5 * unit)]), .mark, sign: "○"))
    if isAlone {
      let half = Vector(2.6 * unit, 2.6 * unit)
      let square = PictureElement.Shape.rectangle(Rect(around: last - half, last + half))
      elements.append(PictureElement(square, .mark, .solid, sign: "■"))
    }
    elements += evidence.compactMap { $0.noteElement(in: viewport) }
    if isAlone, let box = stroke.bounds {
      let size = "size \(box.width.shortText(upTo: 1)) × \(box.height.shortText(upTo: 1))"
      let corner = Point(viewport.room.maxX - 6, viewport.room.maxY - 7)
      elements.append(PictureElement(.text(size, corner, endsThere: true), .secondaryText))
    }
    return elements
  }
}

/// The relation of a stroke to a shape below it. The raw value is its name in a key.
enum ShapeRelation: String, CaseIterable, Sendable {
  /// The shape lies whole inside the stroke's closed line.
  case enclosed
  /// A finger touched the shape on its way.
  case touched
  case painted

  init(of stroke: Stroke, to shape: PaintedPath) {
    let points = stroke.points
    let test = shape.hitTest
    if test.isEnclosed(by: points) {
      self = .enclosed
    } else if test.touches(square: HitTest.fingerSide, along: points) {
      self = .touched
    } else {
      self = .painted
    }
  }

  var ink: Ink {
    switch self {
    case .enclosed: .passed
    case .touched: .finger
    case .painted: .paint
    }
  }
}

/// A line in a picture, with the length up to each of its corners.
struct DrawnLine {
  private let places: [Point]
  private let lengths: [Double]

  init(_ places: [Point]) {
    self.places = places
    var length = 0.0
    lengths = places.indices.map { index in
      if index > 0 { length += places[index - 1].distance(to: places[index]) }
      return length
    }
  }

  var length: Double { lengths.last ?? 0 }

  /// Arrow heads at even distances along the line, one at least unless the line is hardly longer
  /// than one. Each points where the line leads over its own length, so that a trembling line has
  /// steady arrows.
  func arrows(every spacing: Double, size: Double, _ ink: Ink) -> [PictureElement] {
    guard length > 5 * size, length < 1e9 else { return [] }
    let count = min(max((length / spacing).rounded(.down), 1), 24)
    return (0..<Int(count)).compactMap { index in
      let middle = (Double(index) + 0.5) / count * length
      let tip = place(at: middle + size / 2)
      let chord = place(at: middle + size) - place(at: middle - size)
      guard let direction = chord.normalized else { return nil }
      let (back, aside) = (direction * -size, direction.quarterTurn * (size * 0.72))
      let corners = [tip + back + aside, tip, tip + back - aside]
      return PictureElement(.lines([corners]), ink, sign: Self.sign(for: direction))
    }
  }

  /// The arrow for a direction, of the eight that there are.
  private static func sign(for direction: Vector) -> Unicode.Scalar {
    let isLevel = direction.dy.magnitude < 0.383
    let isUpright = direction.dx.magnitude < 0.383
    return switch (direction.dx >= 0, direction.dy >= 0) {
    case (let right, _) where isLevel: right ? "→" : "←"
    case (_, let down) where isUpright: down ? "↓" : "↑"
    case (true, true): "↘"
    case (true, false): "↗"
    case (false, true): "↙"
    case (false, false): "↖"
    }
  }

  /// The place at a length from the beginning.
  private func place(at wanted: Double) -> Point {
    let next = min(lengths.partitioningIndex { $0 >= wanted }, lengths.count - 1)
    guard next > 0 else { return places.first ?? .origin }
    let step = lengths[next] - lengths[next - 1]
    guard step > 0 else { return places[next] }
    let share = min(max((wanted - lengths[next - 1]) / step, 0), 1)
    return places[next - 1].interpolated(to: places[next], share)
  }
}
