import StrokeCore

// Maestro's only movement is `swipe`, from one place straight to another, with the finger down in
// between. So a stroke becomes a chain of swipes: what is drawn is the same, but not the touches.

extension ReplayWriter {
  /// Strokes as a flow of Maestro: a chain of straight swipes for each.
  static var maestro: ReplayWriter {
    ReplayWriter(.maestroYAML) { stroke, losses, output in
      guard let places = stroke.wholePlaces(noting: &losses) else { return }
      if stroke.width != nil { losses.note(.width) }
      if stroke.isCancelled { losses.note(.cancelled) }
      let points = places.map { "\($0.x), \($0.y)" }
      output.append("# \(stroke.comment)\n")
      let corners = Swipes.corners(of: stroke.places)
      if corners.count > 2 { losses.note(.chained) }
      if corners.count == 1 { output.append("- tapOn:\n    point: \"\(points[0])\"\n") }
      for (start, end) in zip(corners, corners.dropFirst()) {
        let arrival = end == points.count - 1 ? stroke.lift : stroke.offsets[end]
        let seconds = arrival - stroke.offsets[start]
        output.append("- swipe:\n    start: \"\(points[start])\"\n")
        output.append("    end: \"\(points[end])\"\n")
        output.append("    duration: \(max(1, Int((seconds * 1e3).rounded())))\n")
      }
    }
  }
}

private enum Swipes {
  /// The farthest that a sample may be from the swipe that stands for it, in points.
  private static let tolerance = 1.0
  /// The most samples that one swipe stands for, so that the work for a stroke grows with its length
  /// only.
  private static let longestLeg = 64

  /// The samples between which the stroke is as good as straight: the first, the last, and as few as
  /// possible between them.
  static func corners(of places: [Point]) -> [Int] {
    var corners = [0]
    while let start = corners.last, start < places.count - 1 {
      var end = start + 1
      while end + 1 < places.count, end - start < longestLeg,
        isStraight(places[start...(end + 1)])
      {
        end += 1
      }
      corners.append(end)
    }
    return corners
  }

  private static func isStraight(_ places: ArraySlice<Point>) -> Bool {
    guard let first = places.first, let last = places.last else { return true }
    let chord = last - first
    let length = chord.length
    return places.allSatisfy { place in
      let step = place - first
      guard length > 0 else { return step.length <= tolerance }
      let along = step.dot(chord) / length
      return (step.cross(chord) / length).magnitude <= tolerance
        && (-tolerance...length + tolerance).contains(along)
    }
  }
}
