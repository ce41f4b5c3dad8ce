import StrokeCore

extension Path {
  /// The largest number of dashes into which a path is cut; see ``dashed(_:width:)``.
  static let mostDashes = 1_000_000
  /// The largest number of dashes among which those near a target can be found.
  private static let mostCounted = 0x1p50

  /// The dashes of the path, each an open subpath; the path itself if there would be more than a
  /// million.
  ///
  /// The pattern starts again with each subpath. Where a closed subpath both begins and ends inside
  /// a dash, the two are one dash with a join between them. Dashes with a gap of 0 between them are
  /// one dash, unless one ends at a corner. A zero-length dash becomes a line of
  /// about 10^-9 of `width`, which keeps the direction of the path for its caps.
  ///
  /// The dashes of a straight line parallel to an axis end exactly where the pattern's decimals say,
  /// or at the nearest double, as long as no coordinate has more than about twelve digits; numbers
  /// with more digits are taken for the doubles they are.
  ///
  /// - Complexity: O(n + number of dashes).
  public func dashed(_ pattern: DashPattern, width: Double) -> Path {
    // With caps, even a zero-length dash is visible.
    StrokeStyle(width: width, cap: .round).flatMap { dashed(pattern, $0) } ?? self
  }

  /// The same for a stroke whose caps are known: without caps, zero-length dashes are left out. Nil
  /// if the path is finely dashed.
  func dashed(_ pattern: DashPattern, _ style: StrokeStyle) -> Path? {
    if isFinelyDashed(pattern) { return nil }
    let most = Self.mostDashes * pattern.lengths.count
    var collector = DashCollector()
    return cutDashes(pattern, style, most: most, to: &collector) ? collector.path : self
  }

  /// Returns whether a pattern makes more than a million dashes, so that only those near a place
  /// can be cut.
  ///
  /// - Complexity: O(n).
  package func isFinelyDashed(_ pattern: DashPattern) -> Bool {
    dashCount(pattern) > Double(Self.mostDashes)
  }

  /// Shows the dashes to a receiver, until it has seen enough. Returns false if there are more than
  /// 10^15, or if more than `most` dashes and gaps would have to be cut.
  ///
  /// - Complexity: O(n + dashes that the receiver does not pass over).
  func cutDashes<Receiver: DashReceiver>(
    _ pattern: DashPattern, _ style: StrokeStyle, most: Int, to receiver: inout Receiver
  ) -> Bool {
    withUnsafeMutablePointer(to: &receiver) { place in
      cutDashes(pattern, style, most: most, to: TypedDashReceiverReference(place))
    }
  }

  @inline(never)
  private func cutDashes(
    _ pattern: DashPattern, _ style: StrokeStyle, most: Int, to receiver: DashReceiverReference
  ) -> Bool {
    if dashCount(pattern) > Self.mostCounted { return false }
    let grid = DecimalGrid(for: pattern.lengths + [pattern.offset], and: points)
    var cutter = DashCutter(
      DashScale(pattern, grid),
      zeroLengthDash: style.cap == .butt ? nil : ZeroLengthDash(width: style.width),
      joinsOnCurves: style.cap != .square, most: most, to: receiver)
    walk(&cutter)
    return !cutter.isExhausted
  }

  /// An upper bound of the number of dashes.
  func dashCount(_ pattern: DashPattern) -> Double {
    // Curves count with their legs.
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
