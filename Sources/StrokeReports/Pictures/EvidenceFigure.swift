import StrokeCore

// The look of each mark on a stroke.

extension Evidence.Name {
  /// Its pen: points are rings, or dots where a picture may have both and they are not to be mixed up.
  var pen: Pen {
    switch self {
    case .inflections, .outsideBand, .inMiddle, .corners: .line
    case .angleRise, .dents: .solid
    case .residuals: .thinLine
    case .gap: .dashes
    case .spur: .halo
    // A mark of an app's own detector.
    default: .line
    }
  }
}

extension Evidence {
  /// The ink: red if a check fails by it.
  var ink: Ink { isFailed ? .failed : .counted }

  /// The sample that stands for it in a legend.
  var sample: LegendEntry.Sample {
    switch shape {
    case .points: .spot(ink, name.pen)
    case .line, .residuals: .drawn(ink, name.pen)
    }
  }

  /// True if nothing of it can be told from the stroke's own line: it is residuals shorter than that
  /// is broad.
  func isHidden(by stroke: Stroke) -> Bool {
    guard case .residuals(let circle) = shape else { return false }
    return stroke.points.allSatisfy {
      ($0.distance(to: circle.center) - circle.radius).magnitude <= stroke.lineReach
    }
  }

  /// Returns the mark as it comes to lie in a picture of the stroke.
  func elements(on stroke: Stroke, in viewport: Viewport, _ marks: MarkerSizes) -> [SceneElement] {
    func placed(_ point: Point) -> Point { viewport.nearby(viewport.map(point)) }
    switch shape {
    case .points(let points):
      let places = points.map(placed)
      // Spots that crowd are smaller, so that each can be seen.
      let spacing = DrawnLine(places).length / Double(max(places.count - 1, 1))
      let radii = marks.spotRadii
      let radius =
        places.count > 1 ? min(max(spacing / 2, radii.lowerBound), radii.upperBound) : nil
      return [.shape(.spots(places, radius: radius ?? radii.upperBound), ink, name.pen)]
    case .line(let points): return [.shape(.polyline(points.map(placed)), ink, name.pen)]
    case .residuals(let circle):
      let bars = stroke.points.compactMap { point -> SceneElement.Bar? in
        guard let outward = (point - circle.center).normalized else { return nil }
        let foot = circle.center + outward * circle.radius
        return SceneElement.Bar(start: placed(point), end: placed(foot))
      }
      return [.shape(.bars(bars), ink, name.pen)]
    }
  }

  /// Returns the length of a gap in words, beside the gap, where it hides least of the stroke, of the
  /// gap, and of other dots.
  func note(
    on stroke: Stroke, among dots: [Point], in viewport: Viewport, _ marks: MarkerSizes
  ) -> TextLine? {
    guard name == .gap, case .line(let points) = shape, let start = points.first,
      let end = points.last
    else { return nil }
    let length = start.distance(to: end)
    let text = "gap \(length.shortText(upTo: length < 10 ? 2 : 1))"
    let ends = [start, end].map { viewport.nearby(viewport.map($0)) }
    let lines = [DrawnLine(stroke.points.map(viewport.map)), DrawnLine(ends)]
    let notes = [0.5, 0.25, 0.75].flatMap { share in
      marks.notePlaces(beside: ends[0].interpolated(to: ends[1], share)).map { origin, anchor in
        TextLine(text, at: origin, TextLine.Font(marks.noteSize), ink, anchor: anchor)
      }
    }
    let costs = notes.map { note in
      let box = note.bounds
      let hidden = lines.reduce(0) { $0 + $1.length(inside: box) }
      return hidden + Double(dots.count(where: box.contains)) * marks.noteSize
        + box.excess(over: viewport.room) * 1e6
    }
    return costs.indices.min { costs[$0] < costs[$1] }.map { notes[$0] }
  }
}

extension MarkerSizes {
  /// The places for a few words beside a point, the best first: at its right, at its left, below and
  /// above, and between those.
  fileprivate func notePlaces(beside point: Point) -> [(origin: Point, anchor: TextLine.Anchor)] {
    let (aside, rise) = (noteSize * 0.7, noteSize * 0.3)
    let below = aside + noteSize * 0.8
    return [
      (point + Vector(aside, rise), .start), (point + Vector(-aside, rise), .end),
      (point + Vector(0, below), .middle), (point + Vector(0, -aside), .middle),
      (point + Vector(aside, -aside), .start), (point + Vector(-aside, -aside), .end),
      (point + Vector(aside, below), .start), (point + Vector(-aside, below), .end),
    ]
  }
}

extension Rect {
  /// True if a point lies in it or on its edge.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The lengths by which it sticks out of another one.
  fileprivate func excess(over room: Rect) -> Double {
    [room.minX - minX, maxX - room.maxX, room.minY - minY, maxY - room.maxY]
      .reduce(0) { $0 + Swift.max($1, 0) }
  }
}

extension Stroke {
  /// The distance from the stroke within which a picture's line hides what is there: two units where the
  /// stroke is 300 long.
  var lineReach: Double { bounds.map { Swift.max($0.width, $0.height) / 150 } ?? 0 }
}
