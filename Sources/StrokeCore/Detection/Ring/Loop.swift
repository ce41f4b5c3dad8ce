/// The closed part of an outline, in a frame in which the ellipse of the same moments is the unit
/// circle.
struct Loop {
  /// The whole outline, ends included.
  let whole: PlaceRow
  /// The part between the trimmed ends.
  let part: PlaceRow
  /// + for clockwise on a screen, where y grows downward.
  let sign: Double

  /// Stretches the outline in place, and with it `part`, the row of its places that the region is
  /// enclosed by.
  @inline(__always)
  init(_ outline: Outline, part: PlaceRow, _ region: EnclosedRegion) {
    whole = outline.places
    self.part = part
    sign = region.area > 0 ? 1 : -1
    let whitening = region.whitening
    for index in 0..<Outline.count { whole[index] = whitening(whole[index]) }
  }

  /// The distance of the trimmed ends, over the diameter.
  var gap: Double { (part[part.count - 1] - part[0]).length / 2 }

  /// The turns of the whole outline about the middle, + the way that the loop goes.
  var turns: Double { turnsSwept(count: whole.count) { whole[$0] } * sign }

  /// The greatest distance from the middle, ends included, over the radius.
  var reach: Double {
    var greatest = 0.0
    for index in 0..<whole.count { greatest = max(greatest, whole[index].lengthSquared) }
    return greatest.squareRoot()
  }
}

/// The loop evened anew, because stretching makes even places uneven.
struct EvenLoop {
  /// The places where the pen neither lands nor lifts: all but three at either end.
  let inner: PlaceRow
  /// The root mean square of the distances from the middle, less the radius, over all places.
  let deviation: Double

  private static let skipped = 3

  /// 65 places evenly along the straight steps of the loop; the inner ones are kept in `room`.
  init(_ loop: Loop, in room: OutlineRoom) {
    let part = loop.part
    let last = OutlineRoom.width
    inner = PlaceRow(room.loopX, room.loopY, count: last + 1 - 2 * Self.skipped)
    for index in 1..<part.count {
      room.angles[index] = (part[index] - part[index - 1]).lengthSquared.squareRoot()
    }
    var total = 0.0
    for index in 1..<part.count { total += room.angles[index] }
    var index = 1
    var begin = 0.0
    var sum = 0.0
    for place in 0...last {
      let goal = total * Double(place) / Double(last)
      while index + 1 < part.count, begin + room.angles[index] <= goal {
        begin += room.angles[index]
        index += 1
      }
      let length = room.angles[index]
      let share = length > 0 ? min(1, (goal - begin) / length) : 0
      let here = part[index - 1] + (part[index] - part[index - 1]) * share
      let off = here.lengthSquared.squareRoot() - 1
      sum += off * off
      if (Self.skipped...(last - Self.skipped)).contains(place) {
        inner[place - Self.skipped] = here
      }
    }
    deviation = (sum / Double(last + 1)).squareRoot()
  }
}
