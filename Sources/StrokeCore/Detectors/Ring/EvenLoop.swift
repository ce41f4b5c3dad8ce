/// A loop all the way round, in the frame in which its ellipse is a circle: 64 places, each a step from
/// the next and the last one a step from the first, because stretching makes even places uneven. It is
/// smoothed as far as the outline, but across the seam, too.
struct EvenLoop {
  /// The places, and before and after them two that are the same as the last and the first ones.
  let places: PointBuffer
  /// The root mean square of the distances from the middle, less the radius.
  let deviation: Double
  private let seam: Seam

  /// How many places come before the first.
  static let padding = 2

  /// Takes the rows of the loop's raw part and its spare rows.
  init(_ loop: WhitenedOutline, lengths: ScratchRow) {
    let (row, other) = (loop.spare, loop.raw)
    let gap = Self.fill(row, with: loop.rawPart, lengths)
    seam = Seam(
      gap: gap, trimmed: Outline.count - loop.rawPart.count, variance: loop.variance)
    let smoothing = Smoothing(variance: loop.variance)
    let x = smoothing.ofRound(row.x, other.x, padding: Self.padding).result
    let y = smoothing.ofRound(row.y, other.y, padding: Self.padding).result
    let (count, padding) = (Outline.count, Self.padding)
    places = PointBuffer(x: x, y: y, count: count + 2 * padding)
    for index in 0..<padding {
      places[index] = places[count + index]
      places[count + padding + index] = places[padding + index]
    }
    var squares = SIMD4<Double>.zero
    for index in stride(from: padding, to: count + padding, by: 4) {
      let off = places[four: index].lengths - 1
      squares += off * off
    }
    deviation = (squares.sum() / Double(count)).squareRoot()
  }

  /// The places before the first one and after the last one; where the ends miss each other, straight on.
  private static func neighbours(
    of part: PointBuffer, isClosed: Bool
  ) -> (before: Vector, after: Vector) {
    let last = part.count - 1
    guard !isClosed else { return (part[last - 1], part[1]) }
    return (part[0] * 2 - part[1], part[last] * 2 - part[last - 1])
  }

  /// Puts places evenly along a closed line into a row, the first one in the middle of
  /// the step that closes it. Returns the length of that step, in steps between the places.
  private static func fill(
    _ row: PointBuffer, with part: PointBuffer, _ lengths: ScratchRow
  ) -> Double {
    let closing = part.closingDistance
    let spacing = (part.measure(into: lengths).sum + closing) / Double(Outline.count)
    lengths[part.count - 1] = closing
    let last = part.count - 1
    let neighbours = neighbours(of: part, isClosed: closing < Seam.noise * spacing)
    var (before, from, to, after) = (neighbours.before, part[0], part[1], part[2])
    var (step, begin) = (0, 0.0)
    let first = Int((closing / (2 * spacing)).rounded(.up))
    for index in first..<first + Outline.count {
      let goal = spacing * Double(index) - closing / 2
      while step < last, begin + lengths[step] <= goal {
        begin += lengths[step]
        step += 1
        (before, from, to) = (from, to, after)
        after = step + 1 < last ? part[step + 2] : neighbours.after
      }
      let share = lengths[step] > 0 ? max(0, min(1, (goal - begin) / lengths[step])) : 0
      let place: Vector
      if step < last {
        // By a cubic: straight steps would cut the corners that lie between two places, and so blunt them by
        // where the pen started.
        let bend = before + after - from - to
        place = from + (to - from) * share - bend * (share * (1 - share) / 4)
      } else {
        place = from + (part[0] - from) * share
      }
      row[(index & (Outline.count - 1)) + padding] = place
    }
    return closing / spacing
  }

  /// Puts the angles by which the line turns at its places into a row, where `sign` is the right way: but
  /// for the ``Seam``, those between the chords of two steps before and after, the finest that smoothing
  /// leaves.
  func turn(sign: Double, into angles: ScratchRow) {
    _ = places.turn(chord: Self.padding, sign: sign, into: angles)
    seam.even(angles, of: self)
  }

  /// How often it goes round the middle, a whole number: by the steps that cross the line to the right of it,
  /// in the one direction and the other.
  var turns: Double {
    var (sum, isBelow) = (0.0, places.y[Self.padding] > 0)
    for index in Self.padding..<Outline.count + Self.padding
    where (places.y[index + 1] > 0) != isBelow {
      isBelow.toggle()
      let cross = places[index].cross(places[index + 1])
      if isBelow ? cross > 0 : cross < 0 { sum += isBelow ? 1 : -1 }
    }
    return sum.magnitude
  }
}
