import StrokeCore

extension Path {
  /// The subpaths as the points that a pen would report while drawing them: one list for each, in
  /// order.
  ///
  /// A straight edge gives its ends. A curve gives points at equal steps of its parameter: at least
  /// eight, and so many that the total length of its legs (from control point to control point) per
  /// step is at most a sixty-fourth of the diagonal of the path's bounds. A closed subpath ends where
  /// it began; an arc counts as the two or four pieces, of a quarter or less, of which it consists.
  ///
  /// - Complexity: O(n + m) for m points, of which a curve has at most 4,096.
  package var samples: [[Point]] {
    let diagonal = bounds.map { Vector($0.width, $0.height).length } ?? 0
    var visitor = SampleVisitor(longestStep: diagonal / 64)
    walk(&visitor)
    return visitor.subpaths
  }

  /// The subpaths as straight lines, with `chords` chords of equal parameter length for each curve:
  /// for drawing where there is nothing but lines, such as on a grid of dots. A closed subpath ends
  /// where it began.
  ///
  /// - Precondition: `chords` is 1 or more.
  /// - Complexity: O(n · chords).
  package func polylines(chordsPerCurve chords: Int) -> [[Point]] {
    precondition(chords > 0, "a curve has at least one chord")
    var visitor = PolylineVisitor(chords: chords)
    walk(&visitor)
    return visitor.subpaths
  }
}

private struct SampleVisitor: OutlineVisitor {
  let longestStep: Double
  var subpaths: [[Point]] = []

  init(longestStep: Double) { self.longestStep = longestStep }

  mutating func begin(at start: Point) -> Bool {
    subpaths.append([start])
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    append(q)
    return true
  }

  mutating func curve(_ curve: Curve) -> Bool {
    let length = curve.leg1.length + curve.leg2.length + curve.leg3.length
    let wanted = longestStep > 0 ? (length / longestStep).rounded(.up) : 0
    // The comparison also fails for a number that is too large or not a number.
    let steps = wanted < 4_096 ? max(8, Int(wanted)) : 4_096
    for step in 1..<steps { append(curve.point(at: Double(step) / Double(steps))) }
    append(curve.p3)
    return true
  }

  private mutating func append(_ p: Point) { subpaths[subpaths.count - 1].append(p) }
}

private struct PolylineVisitor: OutlineVisitor {
  let chords: Int
  var subpaths: [[Point]] = []
  private var points: [Point] = []

  init(chords: Int) { self.chords = chords }

  mutating func begin(at start: Point) -> Bool {
    points = [start]
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    points.append(q)
    return true
  }

  mutating func curve(_ curve: Curve) -> Bool {
    for index in 1...chords { points.append(curve.point(at: Double(index) / Double(chords))) }
    return true
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    subpaths.append(points)
    return true
  }
}
