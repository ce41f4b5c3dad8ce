import StrokeCore

// The parts of a construction that can be seen.

extension [Construction] {
  /// Those that can be told from each other and from a stroke's own line: of two boxes that nearly
  /// coincide the one that counts, and nothing that goes round and lies under the line all the way.
  func visible(beside stroke: Stroke) -> [Construction] {
    let boxes = filter { $0.name.look.ink == .box }
    return filter { one in
      let isDouble =
        one.name.look.ink == .otherBox && boxes.contains { one.nearlyCoincides(with: $0) }
      return !isDouble && !one.shape.isHidden(by: stroke)
    }
  }
}

extension Construction {
  /// True if both are boxes and no edge of one is farther from that of the other than a fortieth of
  /// its size.
  fileprivate func nearlyCoincides(with other: Construction) -> Bool {
    guard case .rectangle(let box) = shape, case .rectangle(let other) = other.shape else {
      return false
    }
    let most = max(other.width, other.height) / 40
    let distances = [
      box.minX - other.minX, box.minY - other.minY, box.maxX - other.maxX, box.maxY - other.maxY,
    ]
    return distances.allSatisfy { $0.magnitude <= most }
  }
}

extension Construction.Shape {
  /// True if it goes round and the stroke's line runs over all of it.
  fileprivate func isHidden(by stroke: Stroke) -> Bool {
    let rim: [Point]
    switch self {
    case .circle(let circle): rim = Ellipse(in: circle.bounds).points(48)
    case .ellipse(let ellipse): rim = ellipse.points(48)
    case .rectangle(let box): rim = box.rim(12)
    case .point, .segment, .polyline, .band: return false
    }
    let (points, reach) = (stroke.points, stroke.lineReach)
    return rim.allSatisfy { place in
      zip(points, points.dropFirst()).contains { place.distance(toSegment: $0, $1) <= reach }
    }
  }
}

extension Rect {
  /// Points along it, this many on each side.
  fileprivate func rim(_ count: Int) -> [Point] {
    (0..<count).flatMap { index in
      let (x, y) = (Double(index) / Double(count) * width, Double(index) / Double(count) * height)
      return [
        Point(minX + x, minY), Point(maxX, minY + y), Point(maxX - x, maxY), Point(minX, maxY - y),
      ]
    }
  }
}

extension Point {
  /// The distance to the nearest point of a straight line between two points.
  fileprivate func distance(toSegment start: Point, _ end: Point) -> Double {
    let step = end - start
    let square = step.lengthSquared
    let share = square > 0 ? min(max((self - start).dot(step) / square, 0), 1) : 0
    return distance(to: start + step * share)
  }
}
