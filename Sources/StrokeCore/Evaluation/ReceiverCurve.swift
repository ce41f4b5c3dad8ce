/// The results of every threshold on a margin: the receiver operating
/// characteristic.
package struct ReceiverCurve: Hashable, Sendable {
  /// A threshold, and what comes of accepting every stroke with a margin no less.
  package struct Point: Hashable, Sendable {
    /// The threshold.
    package let margin: Double
    /// The share of circles found.
    package let sensitivity: Double
    /// The share of others accepted.
    package let fallout: Double

    /// A threshold with its rates.
    package init(margin: Double, sensitivity: Double, fallout: Double) {
      (self.margin, self.sensitivity, self.fallout) = (margin, sensitivity, fallout)
    }
  }

  /// The corners of the curve, from the strictest threshold on; empty without circles or others.
  package let points: [Point]

  /// The area under the curve: how likely a circle has a greater margin than something else, equal
  /// ones counting half. Nil without circles or others.
  package let area: Double?

  /// The rate at which as large a share of circles is rejected as of others accepted, on straight lines between the
  /// points; nil without circles or others.
  package var equalErrorRate: Double? {
    var (start, found) = (0.0, 0.0)
    for point in points {
      let (before, after) = (start - (1 - found), point.fallout - (1 - point.sensitivity))
      if after >= 0 {
        let share = after > before ? -before / (after - before) : 0
        return start + share * (point.fallout - start)
      }
      (start, found) = (point.fallout, point.sensitivity)
    }
    return nil
  }

  /// The curve of strokes that are circles, and of those that are not, by their margins.
  ///
  /// - Complexity: O(n log n).
  package init(positives: [Double], negatives: [Double]) {
    let all = positives.map { ($0, true) } + negatives.map { ($0, false) }
    let sorted = all.sorted { $0.0 > $1.0 }
    let (circles, others) = (Double(positives.count), Double(negatives.count))
    guard circles > 0, others > 0 else {
      (points, area) = ([], nil)
      return
    }
    var points: [Point] = []
    var area = 0.0
    var (found, accepted) = (0.0, 0.0)
    var rest = sorted[...]
    while let margin = rest.first?.0 {
      let equal = rest.prefix { $0.0 == margin }
      rest = rest.dropFirst(equal.count)
      let newFound = Double(equal.count { $0.1 })
      let newAccepted = Double(equal.count) - newFound
      area += newAccepted * (found + newFound / 2)
      found += newFound
      accepted += newAccepted
      let point = Point(
        margin: margin, sensitivity: found / circles, fallout: accepted / others)
      Self.add(point, to: &points)
    }
    self.points = points
    self.area = area / (circles * others)
  }

  /// Adds a point, in place of the last one if that is on the way to it, straight up or across.
  private static func add(_ point: Point, to points: inout [Point]) {
    let before = points.count > 1 ? points[points.count - 2] : nil
    if let before, let last = points.last {
      let isUp = before.fallout == last.fallout && last.fallout == point.fallout
      let isAcross =
        before.sensitivity == last.sensitivity && last.sensitivity == point.sensitivity
      if isUp || isAcross { points.removeLast() }
    }
    points.append(point)
  }
}
