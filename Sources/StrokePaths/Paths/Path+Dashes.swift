import StrokeCore

extension Path {
  /// The largest number of dashes into which a path is cut; see ``dashed(_:width:)``.
  package static let mostDashes = 1_000_000

  /// The dashes of the path, each an open subpath; the path itself if there would be more than a
  /// million.
  ///
  /// The pattern starts again with each subpath. Where a closed subpath both begins and ends inside
  /// a dash, the two are one dash with a join between them. Dashes with a gap of 0 between them are
  /// one dash, unless one ends at a corner. A zero-length dash becomes a line of
  /// about 10^-9 of `width`, which keeps the direction of the path for its caps.
  ///
  /// - Complexity: O(n + number of dashes).
  public func dashed(_ pattern: DashPattern, width: Double) -> Path {
    // With caps, even a zero-length dash is visible.
    StrokeStyle(width: width, cap: .round).map { dashed(pattern, $0) } ?? self
  }

  /// The same for a stroke whose caps are known: without caps, zero-length dashes are dropped.
  func dashed(_ pattern: DashPattern, _ style: StrokeStyle) -> Path {
    guard dashCount(pattern) <= Double(Self.mostDashes) else { return self }
    var cutter = DashCutter(pattern, style)
    walk(&cutter)
    return cutter.path
  }

  /// An upper bound of the number of dashes.
  ///
  /// - Complexity: O(n).
  package func dashCount(_ pattern: DashPattern) -> Double {
    // A curve counts as the length of its legs.
    var length = 0.0
    forEachStep { step in
      switch step {
      case .begin, .end: break
      case .line(let p, let q): length += p.distance(to: q)
      case .curve(let curve):
        length += (curve.p1 - curve.p0).length + (curve.p2 - curve.p1).length
        length += (curve.p3 - curve.p2).length
      }
    }
    return length / pattern.period * Double(pattern.lengths.count / 2)
  }
}
