import StrokeCore

extension Path {
  /// The subpaths as the places that a pen would report on its way: one list for each, in order.
  ///
  /// A straight edge gives its ends. A curve gives points at equal steps of its parameter, at least
  /// eight and so many that its legs (from control point to control point) come to no more than a
  /// sixty-fourth of the diagonal of the path's bounds a step. A closed subpath ends where it
  /// began; an arc counts as the two or four pieces of a quarter or less that it consists of.
  ///
  /// - Complexity: O(n + m), for m points, of which a curve has no more than 4,096.
  public var samples: [[Point]] {
    let diagonal = bounds.map { Vector($0.width, $0.height).length } ?? 0
    var visitor = SampleVisitor(longestStep: diagonal / 64)
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

  mutating func curve(_ curve: some Curve) -> Bool {
    let length = curve.leg1.length + curve.leg2.length + curve.leg3.length
    let wanted = longestStep > 0 ? (length / longestStep).rounded(.up) : 0
    // Also where a number is too large, or none.
    let steps = wanted < 4_096 ? max(8, Int(wanted)) : 4_096
    for step in 1..<steps { append(curve.point(at: Double(step) / Double(steps))) }
    append(curve.p3)
    return true
  }

  func end(at last: Point, start: Point, isClosed: Bool) -> Bool { true }

  private mutating func append(_ p: Point) { subpaths[subpaths.count - 1].append(p) }
}
