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
    let longestStep = diagonal / 64
    return polylines { curve in
      let length = curve.leg1.length + curve.leg2.length + curve.leg3.length
      let wanted = longestStep > 0 ? (length / longestStep).rounded(.up) : 0
      // The comparison also fails for a number that is too large or not a number.
      return wanted < 4_096 ? Swift.max(8, Int(wanted)) : 4_096
    }
  }

  /// The subpaths as straight lines, with `chords` chords of equal parameter length for each curve:
  /// for drawing where there is nothing but lines, such as on a grid of dots. A closed subpath ends
  /// where it began.
  ///
  /// - Precondition: `chords` is 1 or more.
  /// - Complexity: O(n · chords).
  package func polylines(chordsPerCurve chords: Int) -> [[Point]] {
    precondition(chords > 0, "a curve has at least one chord")
    return polylines { _ in chords }
  }

  /// The subpaths as straight lines, with as many chords of equal parameter length for a curve as a
  /// function returns.
  private func polylines(_ chords: (Curve) -> Int) -> [[Point]] {
    var subpaths: [[Point]] = []
    var points: [Point] = []
    forEachStep { step in
      switch step {
      case .begin(let start): points = [start]
      case .line(_, let q): points.append(q)
      case .curve(let curve):
        let count = chords(curve)
        for index in 1..<count { points.append(curve.point(at: Double(index) / Double(count))) }
        points.append(curve.p3)
      case .end: subpaths.append(points)
      }
    }
    return subpaths
  }
}
