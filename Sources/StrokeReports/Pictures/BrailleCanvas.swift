import StrokeCore
import StrokePaths
import StrokeFormats

/// A canvas of characters, each a grid of two by four dots (Unicode's Braille patterns), each with
/// the ink of what was drawn there last. In nearly every terminal a character is twice as high as
/// wide, so the dots are as far apart across as down.
struct BrailleCanvas {
  /// A character of the canvas.
  struct Cell {
    /// The dots that are set, by the bits of Unicode's Braille patterns.
    var dots: UInt8 = 0
    /// The character that stands there instead.
    var sign: Character?
    var ink = Ink.label
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The canvas in dots.
  var room: Rect {
    Rect(minX: 0, minY: 0, maxX: Double(columns * 2), maxY: Double(rows * 4))
  }

  /// The characters of a row.
  func row(_ row: Int) -> ArraySlice<Cell> { cells[(row * columns)..<((row + 1) * columns)] }

  /// Sets the dot at a place; places off the canvas are left alone.
  mutating func set(_ point: Point, _ ink: Ink) {
    guard point.x >= 0, point.y >= 0, point.x < Double(columns * 2), point.y < Double(rows * 4)
    else { return }
    let (x, y) = (Int(point.x), Int(point.y))
    let index = y / 4 * columns + x / 2
    cells[index].dots |= Self.bit(x % 2, y % 4)
    cells[index].ink = ink
  }

  /// Puts a sign in place of the dots at a place.
  mutating func put(_ sign: Character, at point: Point, _ ink: Ink) {
    guard point.x >= 0, point.y >= 0, point.x < Double(columns * 2), point.y < Double(rows * 4)
    else { return }
    let index = Int(point.y) / 4 * columns + Int(point.x) / 2
    cells[index].sign = sign
    cells[index].ink = ink
  }

  /// The bit of a dot: the upper three rows of both columns come first, then the lowest row.
  private static func bit(_ x: Int, _ y: Int) -> UInt8 {
    y < 3 ? 1 << UInt8(y + 3 * x) : 0x40 << UInt8(x)
  }

  /// Draws a line, or every other stretch of it.
  mutating func line(_ places: [Point], _ ink: Ink, isDashed: Bool = false) {
    var count = 0
    for (start, end) in zip(places, places.dropFirst()) {
      guard let (start, end) = clipped(start, end) else { continue }
      let extent = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
      // What comes from beyond all measure may miss the canvas by rounding.
      guard extent < 1e5 else { continue }
      let steps = Int(extent.rounded(.up))
      for step in 0...max(steps, 1) {
        count += 1
        if isDashed, count / 3 % 2 == 1 { continue }
        set(start.interpolated(to: end, Double(step) / Double(max(steps, 1))), ink)
      }
    }
  }

  /// The part of a line that is on the canvas or near it, by Liang and Barsky's method; nil if
  /// there is none.
  private func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
    guard start.isFinite, end.isFinite else { return nil }
    let step = end - start
    var (first, last) = (0.0, 1.0)
    for (delta, least, most) in [
      (step.dx, room.minX - 1 - start.x, room.maxX + 1 - start.x),
      (step.dy, room.minY - 1 - start.y, room.maxY + 1 - start.y),
    ] {
      if delta == 0 {
        guard least <= 0, most >= 0 else { return nil }
      } else {
        first = max(first, min(least / delta, most / delta))
        last = min(last, max(least / delta, most / delta))
      }
    }
    guard first <= last else { return nil }
    return (start.interpolated(to: end, first), start.interpolated(to: end, last))
  }
}

extension BrailleCanvas {
  /// Draws a thing. Each letter of a text takes a character.
  mutating func draw(_ element: SceneElement) {
    switch element {
    case .shape(.circle(let circle), let ink, .solid): put("•", at: circle.center, ink)
    case .shape(.polyline(let places), let ink, .halo):
      for offset in [Vector(1, 0), Vector(-1, 0), Vector(0, 1), Vector(0, -1)] {
        line(places.map { $0 + offset }, ink)
      }
    case .shape(.spots(let places, _), let ink, let pen):
      for place in places { put(pen.spot, at: place, ink) }
    case .shape(let shape, let ink, let pen): draw(shape, ink, isDashed: pen == .dashes)
    case .painted(let shape, let ink):
      guard shape.paint.fill != nil || shape.paint.stroke != nil else { break }
      for places in shape.path.polylines(chordsPerCurve: 24) {
        line(places.map { shape.transform($0) }, ink)
      }
    case .text(let text):
      let start = Point(text.bounds.minX, text.bounds.center.y)
      for (column, sign) in text.text.enumerated() {
        put(sign, at: start + Vector(2 * Double(column), 0), text.ink)
      }
    case .group(let group): for element in group.elements { draw(element) }
    }
  }

  private mutating func draw(_ shape: SceneElement.Shape, _ ink: Ink, isDashed: Bool) {
    switch shape {
    case .polyline(let places): line(places, ink, isDashed: isDashed)
    case .bars(let bars): for bar in bars { line([bar.start, bar.end], ink, isDashed: isDashed) }
    case .spots: break
    case .dots(let places, let radius):
      for place in places where radius >= 0.9 {
        for offset in [Vector(0, 0), Vector(1, 0), Vector(0, 1), Vector(1, 1)] {
          set(place + offset, ink)
        }
      }
    case .circle(let circle): draw(Ellipse(in: circle.bounds), ink, isDashed)
    case .ellipse(let ellipse): draw(ellipse, ink, isDashed)
    case .rectangle(let box, _):
      line(box.corners + box.corners.prefix(1), ink, isDashed: isDashed)
    case .band(let center, let inner, let outer):
      for radius in [inner, outer] where radius > 0 {
        draw(Ellipse(in: Circle(center: center, radius: radius).bounds), ink, isDashed)
      }
    case .arrows(let arrows, _):
      for arrow in arrows { put(Self.sign(for: arrow.direction), at: arrow.tip, ink) }
    case .start(let place, _): put("○", at: place, ink)
    case .end(let place, _): put("■", at: place, ink)
    }
  }

  private mutating func draw(_ ellipse: Ellipse, _ ink: Ink, _ isDashed: Bool) {
    let reach = max(ellipse.radiusX, ellipse.radiusY)
    guard reach.isFinite, ellipse.center.isFinite else { return }
    // A dot apart.
    let points = ellipse.points(Int(min(max(reach * 2 * .pi, 8), 4096)))
    line(points + points.prefix(1), ink, isDashed: isDashed)
  }

  /// The arrow for a direction, of the eight that there are.
  private static func sign(for direction: Vector) -> Character {
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
}

extension Pen {
  /// The character for a spot that is drawn with it.
  var spot: Character { self == .solid ? "◆" : "◇" }
}

extension Ellipse {
  /// Points along the ellipse, this many.
  func points(_ count: Int) -> [Point] {
    let (axisX, axisY) = (Vector(direction: rotation), Vector(direction: rotation).quarterTurn)
    return (0..<count).map { index in
      let turn = Vector(direction: Double(index) / Double(count) * 2 * .pi)
      return center + axisX * (radiusX * turn.dx) + axisY * (radiusY * turn.dy)
    }
  }
}
