/// The closed part of an outline, in a frame in which the ellipse of the same moments is the unit
/// circle.
struct WhitenedOutline {
  /// The whole outline, ends included.
  let whole: PointBuffer
  /// The part between the trimmed ends.
  let part: PointBuffer
  /// + for clockwise on a screen, where y grows downward.
  let sign: Double
  /// Scratch rows, free for reuse.
  let spare: PointBuffer

  /// Stretches the outline in place, and with it `part`, the row of its places that the region is
  /// enclosed by.
  init(_ outline: Outline, part: PointBuffer, _ region: EnclosedRegion) {
    whole = outline.places
    spare = outline.spare
    self.part = part
    sign = region.area > 0 ? 1 : -1
    let whitening = region.whitening
    for index in stride(from: 0, to: Outline.count, by: 4) {
      whole[four: index] = whitening(whole[four: index])
    }
  }

  /// The distance of the trimmed ends, over the diameter.
  var gap: Double { part.closingDistance / 2 }

  /// The turns of the whole outline about the middle, + the way that the loop goes.
  var turns: Double { whole.turns(about: .zero) * sign }

  /// The greatest distances from the rim, ends included, over the radius: inside of it, where 1 is
  /// the middle, and outside.
  var farthest: (inside: Double, outside: Double) {
    var greatest = SIMD4<Double>.zero
    var least = SIMD4<Double>(repeating: .infinity)
    for index in stride(from: 0, to: Outline.count, by: 4) {
      let squares = whole[four: index].squares
      greatest.replace(with: squares, where: squares .> greatest)
      least.replace(with: squares, where: squares .< least)
    }
    return (1 - least.min().squareRoot(), greatest.max().squareRoot() - 1)
  }
}

/// The loop evened anew, because stretching makes even places uneven.
struct ResampledLoop {
  /// The places where the pen neither lands nor lifts: all but four at either end, so
  /// that the seam where the ends meet counts as no corner.
  let inner: PointBuffer
  /// The root mean square of the distances from the middle, less the radius, over all places.
  let deviation: Double

  /// Places at either end that are not kept.
  static let skipped = 4

  /// 65 places evenly along the straight steps of the loop; the inner ones are kept in its spare
  /// rows.
  init(_ loop: WhitenedOutline, lengths: ScratchRow) {
    let part = loop.part
    var sum = SIMD4<Double>.zero
    for steps in part.fourSteps {
      let four = steps.vectors.lengths.masked(to: steps.count)
      lengths[four: steps.index] = four
      sum += four
    }
    let total = sum.sum()
    let last = Outline.count
    var step = 0
    var begin = 0.0
    for index in 0...last {
      let goal = total * Double(index) / Double(last)
      while step + 2 < part.count, begin + lengths[step] <= goal {
        begin += lengths[step]
        step += 1
      }
      let share = lengths[step] > 0 ? min(1, (goal - begin) / lengths[step]) : 0
      // The rows have room for one more.
      loop.spare[index] = part[step] + (part[step + 1] - part[step]) * share
    }
    var squares = SIMD4<Double>.zero
    for index in stride(from: 0, through: last, by: 4) {
      let off = loop.spare[four: index].lengths - 1
      squares += (off * off).masked(to: min(4, last + 1 - index))
    }
    deviation = (squares.sum() / Double(last + 1)).squareRoot()
    inner = loop.spare.dropping(first: Self.skipped, last: Self.skipped - 1)
  }
}
