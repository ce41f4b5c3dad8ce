import StrokeCore

// Maestro's only movement is `swipe`, from one place straight to another, with the finger down in
// between. So a stroke becomes a chain of swipes: what is drawn is the same, but not the touches.

/// Strokes as a flow of Maestro: a chain of straight swipes for each.
struct MaestroWriter: StrokeWriter {
  /// The farthest that a sample may be from the swipe that stands for it, in points.
  private static let tolerance = 1.0
  /// The most samples that one swipe stands for, so that the work for a stroke grows with its length
  /// only.
  private static let longestLeg = 64

  private(set) var losses = Losses()
  private var count = 0
  private var hasBegun = false

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    begin(&output)
    count += 1
    guard let stroke = ReplayStroke(record, number: count, noting: &losses) else { return }
    let places = stroke.places.map { Place($0) }
    guard !places.contains(where: { $0 == nil }) else { return losses.note(.range) }
    if stroke.places.contains(where: { $0.x != $0.x.rounded() || $0.y != $0.y.rounded() }) {
      losses.note(.roundedPlaces)
    }
    if record.stroke.viewWidth != nil { losses.note(.width) }
    if stroke.isCancelled { losses.note(.cancelled) }
    let known = places.compactMap(\.self)
    output.append("# \(stroke.comment)\n")
    let corners = Self.corners(of: stroke.places)
    if corners.count > 2 { losses.note(.chained) }
    if corners.count == 1 {
      output.append("- tapOn:\n    point: \"\(known[0].text)\"\n")
    }
    for (start, end) in zip(corners, corners.dropFirst()) {
      let seconds =
        (end == known.count - 1 ? stroke.lift : stroke.offsets[end])
        - stroke.offsets[start]
      output.append("- swipe:\n    start: \"\(known[start].text)\"\n")
      output.append("    end: \"\(known[end].text)\"\n")
      output.append("    duration: \(max(1, Int((seconds * 1e3).rounded())))\n")
    }
  }

  mutating func finish(_ output: inout [UInt8]) { begin(&output) }

  /// A place in whole pixels.
  private struct Place: Hashable {
    let x: Int32
    let y: Int32

    init?(_ point: Point) {
      guard let x = Int32(exactly: point.x.rounded()), let y = Int32(exactly: point.y.rounded())
      else { return nil }
      (self.x, self.y) = (x, y)
    }

    var text: String { "\(x), \(y)" }
  }

  /// The samples between which the stroke is as good as straight: the first, the last, and as few as
  /// possible between them.
  private static func corners(of places: [Point]) -> [Int] {
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

  private mutating func begin(_ output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    output.append(Self.beginning)
  }

  private static let beginning = """
    # Recorded strokes as a flow of Maestro. Written by strokecheck.
    #
    #   maestro test -e APP_ID=com.example.app strokes.yaml
    #
    # Maestro moves a finger only from one place straight to another, so each stroke is a chain of swipes
    # that lift the finger in between. That draws the shape; a gesture recognizer takes it for several
    # strokes. Coordinates are the screen's.
    appId: ${APP_ID}
    ---

    """
}
