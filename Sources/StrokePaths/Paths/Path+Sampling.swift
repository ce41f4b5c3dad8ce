import StrokeCore

extension Path {
  /// The subpaths as straight lines, with `chords` chords of equal parameter length for each curve:
  /// for drawing where there is nothing but lines, such as on a grid of dots. A closed subpath ends
  /// where it began.
  ///
  /// - Precondition: `chords` is 1 or more.
  /// - Complexity: O(n · chords).
  package func polylines(chordsPerCurve chords: Int) -> [[Point]] {
    precondition(chords > 0, "a curve has at least one chord")
    var subpaths: [[Point]] = []
    var points: [Point] = []
    forEachStep { step in
      switch step {
      case .begin(let start): points = [start]
      case .line(_, let q): points.append(q)
      case .curve(let curve):
        for index in 1..<chords { points.append(curve.point(at: Double(index) / Double(chords))) }
        points.append(curve.p3)
      case .end: subpaths.append(points)
      }
    }
    return subpaths
  }
}
