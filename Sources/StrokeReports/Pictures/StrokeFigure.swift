import StrokeCore
import StrokePaths

/// A stroke with its samples and its direction, and what a detector measured it by.
package struct StrokeFigure: Figure {
  /// The stroke.
  package let stroke: Stroke
  /// The construction that a detector measured it by, as far as it can be seen.
  package let construction: [Construction]
  /// The marks of what its checks count or fail by.
  package let evidence: [Evidence]
  /// The names of the checks that fail.
  private let failures: [Check.Name]
  /// The ink of the stroke.
  package let ink: Ink
  /// The area that must also be seen, such as the constructions of other detectors.
  package let alsoSeen: Rect?
  /// The shapes painted below the stroke.
  package let shapes: [PaintedPath]
  /// Of each of the shapes, what the stroke has to do with it.
  private let relations: [ShapeRelation]

  /// A stroke with what a detector measured it by, and the names of the checks that it fails.
  package init(
    _ stroke: Stroke, construction: [Construction] = [], evidence: [Evidence] = [],
    failing failures: [Check.Name] = [], _ ink: Ink = .neutral, alsoShowing alsoSeen: Rect? = nil,
    over shapes: [PaintedPath] = []
  ) {
    self.shapes = shapes
    self.evidence = evidence.filter { !$0.isHidden(by: stroke) }
    self.failures = failures
    relations = shapes.map { ShapeRelation(of: stroke, to: $0) }
    self.alsoSeen = alsoSeen
    self.stroke = stroke
    self.construction = construction.visible(beside: stroke)
    self.ink = ink
  }

  /// The stroke, and as much of the construction as is not much larger than it: a circle that is fitted
  /// to a line would make a dot of the line.
  package var focus: Rect? {
    guard var box = stroke.bounds else { return nil }
    for shape in shapes {
      box = shape.hitTest.paintedBounds.map(box.union) ?? box
    }
    let reach = max(box.width, box.height) * 0.6
    guard reach.isFinite, (box.width + box.height + 4 * reach).isFinite else { return box }
    let most = box.outset(by: reach)
    return construction.reduce(alsoSeen.map(box.union) ?? box) { focus, construction in
      construction.shape.bounds?.intersection(most).map(focus.union) ?? focus
    }
  }

  /// The meaning of the stroke's ink, its ends, the marks on it, then the construction from the foremost
  /// on.
  package var legend: [LegendEntry] {
    guard !stroke.isEmpty else { return [] }
    let verdict: [Ink: String] = [.passed: "accepted", .failed: "rejected"]
    return [verdict[ink].map { LegendEntry(.drawn(ink, .line), $0) }].compactMap(\.self)
      + [LegendEntry(.start, "start"), LegendEntry(.end, "end")]
      + evidence.map { LegendEntry($0.sample, $0.name.description) }
      + construction.reversed().map { LegendEntry($0.sample(failures), $0.name.description) }
      + ShapeRelation.allCases.filter(relations.contains).map {
        LegendEntry(.drawn($0.ink, .faintFill), $0.rawValue)
      }
  }

  /// The construction, the stroke over it, and the marks on top.
  package func elements(in viewport: Viewport, _ marks: MarkerSizes) -> [SceneElement] {
    let places = stroke.points.map(viewport.map)
    let line = DrawnLine(places)
    var elements = zip(shapes, relations).compactMap { shape, relation in
      viewport.map(shape).map { SceneElement.painted($0, relation.ink) }
    }
    elements += construction.filter { marks.showsHalos || $0.name.look.pen != .halo }
      .compactMap { $0.element(in: viewport, failures) }
    guard let first = places.first, let last = places.last else { return elements }
    elements.append(.shape(.polyline(places), ink, .line))
    // Dots that crowd are smaller, so that one sees where they crowd.
    let spacing = line.length / Double(max(places.count - 1, 1))
    let radius = min(max(spacing * 0.3, marks.dotRadii.lowerBound), marks.dotRadii.upperBound)
    elements.append(.shape(.dots(places, radius: radius), ink, .solid))
    let arrows = line.arrows(every: marks.arrowSpacing, size: marks.arrowSize)
    if !arrows.isEmpty {
      elements.append(.shape(.arrows(arrows, size: marks.arrowSize), ink, .line))
    }
    elements += evidence.flatMap { $0.elements(on: stroke, in: viewport, marks) }
    elements.append(.shape(.start(first, size: marks.endSize), .mark, .line))
    elements.append(.shape(.end(last, size: marks.endSize), .mark, .solid))
    let dots = construction.compactMap { $0.dot }.map(viewport.map)
    elements += evidence.compactMap { $0.note(on: stroke, among: dots, in: viewport, marks) }
      .map { .text($0) }
    return elements
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

  /// The length of what lies inside a box, nearly.
  func length(inside box: Rect) -> Double {
    guard length > 0, length < 1e9 else { return 0 }
    let step = max(box.height / 4, length / 4096)
    return stride(from: 0, through: length, by: step).reduce(0) { sum, along in
      let here = place(at: along)
      return box.contains(here) ? sum + step : sum
    }
  }

  /// Arrow heads at even distances along the line, one at least unless the line is hardly longer
  /// than one. Each points where the line leads over its own length, so that a trembling line has
  /// steady arrows.
  func arrows(every spacing: Double, size: Double) -> [SceneElement.Arrow] {
    guard length > 5 * size, length < 1e9 else { return [] }
    let count = min(max((length / spacing).rounded(.down), 1), 24)
    return (0..<Int(count)).compactMap { index in
      let middle = (Double(index) + 0.5) / count * length
      let tip = place(at: middle + size / 2)
      let chord = place(at: middle + size) - place(at: middle - size)
      return chord.normalized.map { SceneElement.Arrow(tip: tip, direction: $0) }
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
