/// 64 places evenly along a stroke, smoothed: what `ring` looks at in its place. A place is a 63rd
/// of the stroke; what is finer is the pen's noise.
struct Outline {
  /// How many places there are.
  static let count = OutlineRoom.width

  /// The places.
  let places: PlaceRow

  /// The outline of a stroke, or nil if fewer than three samples are distinct.
  ///
  /// - Complexity: O(n), without allocation.
  init?(_ samples: DistinctSamples, length: Double, in room: OutlineRoom) {
    places = PlaceRow(room.x, room.y, count: Self.count)
    let grain = length / Double(Self.count)
    guard let spline = CircularSpline(samples, grain: grain) else { return nil }
    var rest = spline
    var total = 0.0
    while let segment = rest.next() { total += segment.arcLength }
    fill(from: spline, total)
    UnsafeMutableBufferPointer(start: room.x, count: Self.count).smooth()
    UnsafeMutableBufferPointer(start: room.y, count: Self.count).smooth()
  }

  private func fill(from spline: CircularSpline, _ total: Double) {
    var spline = spline
    var index = 0
    var begin = 0.0
    var lastPlace = Vector.zero
    while let segment = spline.next() {
      let length = segment.arcLength
      let end = begin + length
      while index < Self.count {
        let goal = total * Double(index) / Double(Self.count - 1)
        guard goal < end else { break }
        places[index] = segment.place((goal - begin) / length)
        index += 1
      }
      begin = end
      lastPlace = segment.place(1)
    }
    // The last place is at the very end, which no segment is before.
    while index < Self.count {
      places[index] = lastPlace
      index += 1
    }
  }

  /// The outline without what sticks out at its ends: up to `most` places are left off at either,
  /// so that the ends meet best. Hooks, tails and overlaps go, a gap stays; each place must bring
  /// the ends nearer by about 0.3 steps, or it is kept.
  func trimmed(most: Int) -> PlaceRow {
    let price = 0.3 * places.length / Double(Self.count - 1)
    var best = (first: 0, last: 0)
    var least = Double.infinity
    for first in 0...most {
      let start = places[first]
      for last in 0...most {
        let toll = price * Double(first + last)
        let cost = (start - places[Self.count - 1 - last]).lengthSquared + toll * toll
        if cost < least {
          least = cost
          best = (first, last)
        }
      }
    }
    return places.dropping(first: best.first, last: best.last)
  }
}
