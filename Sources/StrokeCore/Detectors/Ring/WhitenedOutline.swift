/// The closed part of an outline, in a frame in which the ellipse of the same moments is the unit
/// circle.
struct WhitenedOutline {
  /// The whole outline, ends included.
  let whole: PointBuffer
  /// The part between the trimmed ends.
  let part: PointBuffer
  /// The whole outline before it was smoothed.
  let raw: PointBuffer
  /// The part of that between the trimmed ends.
  let rawPart: PointBuffer
  /// The variance of the window that it was averaged over, in squares of places.
  let variance: Double
  /// + for clockwise on a screen, where y grows downward.
  let sign: Double
  /// Scratch rows, free for reuse.
  let spare: PointBuffer

  /// Stretches the outline in place. The places between its trimmed ends enclose the region.
  init(_ outline: Outline, _ ends: (first: Int, last: Int), _ region: EnclosedRegion) {
    whole = outline.places
    spare = outline.spare
    variance = outline.variance
    raw = outline.raw
    part = whole.dropping(first: ends.first, last: ends.last)
    rawPart = raw.dropping(first: ends.first, last: ends.last)
    sign = region.area > 0 ? 1 : -1
    let whitening = region.whitening
    for index in stride(from: 0, to: Outline.count, by: 4) {
      whole[four: index] = whitening(whole[four: index])
      raw[four: index] = whitening(raw[four: index])
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
  /// How much of a curl an end is that reaches inside: 0 for a straight bar, 1 for a line that turns by 40
  /// degrees in the direction of the loop before it reaches seven tenths of the radius.
  var curl: Double {
    let last = Outline.count - 1
    var (nearest, least) = (0, Double.infinity)
    for index in 0...last where whole[index].lengthSquared < least {
      (nearest, least) = (index, whole[index].lengthSquared)
    }
    let isStart = 2 * nearest < last
    func place(_ index: Int) -> Vector { whole[isStart ? index : last - index] }
    var index = 0
    while index < last - 1, place(index).lengthSquared < 0.49 { index += 1 }
    guard index > 0 else { return 0 }
    let (first, then) = (place(1) - place(0), place(index + 1) - place(index - 1))
    let turn = Vector(first.dot(then), first.cross(then)).angle * (isStart ? sign : -sign)
    return max(0, min((turn * 180 / .pi - 15) / 25, 1))
  }
}
