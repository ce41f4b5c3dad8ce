import StrokeCore

extension Path {
  /// The subpaths as lines, each curve by so many chords of even parameter: for drawing where there
  /// is nothing but lines, such as on a screen of dots. Closed subpaths lead back to their beginning.
  ///
  /// - Precondition: `chords` is 1 or more.
  /// - Complexity: O(n · chords).
  public func polylines(chordsPerCurve chords: Int) -> [[Point]] {
    precondition(chords > 0, "a curve has a chord")
    var lines = Polylines(chords: chords)
    walk(&lines)
    return lines.done
  }
}

/// Collects the edges of a path as lines.
private struct Polylines: OutlineVisitor {
  let chords: Int
  var done: [[Point]] = []
  private var line: [Point] = []

  init(chords: Int) { self.chords = chords }

  mutating func begin(at start: Point) -> Bool {
    line = [start]
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    line.append(q)
    return true
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    for index in 1...chords { line.append(curve.point(at: Double(index) / Double(chords))) }
    return true
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    done.append(line)
    return true
  }
}
