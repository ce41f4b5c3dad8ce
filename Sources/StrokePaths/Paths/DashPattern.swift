import StrokeCore

/// The lengths of dashes and gaps along a path.
///
/// Guarantees: an even number of lengths, at least two, none negative, a finite sum above 0.
public struct DashPattern: Hashable, Sendable {
  /// A dash, a gap, a dash, a gap…
  public let lengths: [Double]
  /// The distance into the pattern at which a subpath begins; at least 0, less than the sum of the lengths.
  public let offset: Double
  /// The sum of the lengths.
  package let period: Double

  /// Creates a pattern by SVG's rules: an odd number of lengths is repeated, and a negative offset
  /// counts back from the end of the pattern.
  ///
  /// - Returns: Nil, which means an undashed line, if there is no length, if one is negative or not
  ///   finite, or if they add up to 0.
  public init?(_ lengths: [Double], offset: Double = 0) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = all.reduce(0) { $0.plus($1) }
    guard all.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, offset.isFinite else {
      return nil
    }
    self.lengths = all
    self.period = period
    let rest = offset.truncatingRemainder(dividingBy: period)
    let start = (rest < 0 ? rest + period : rest).withoutRounding(of: max(period, offset.magnitude))
    self.offset = start < period ? start : 0
  }

  /// The pattern with every length multiplied by a factor. Lengths that would overflow are cut to
  /// one that is still longer than any path.
  func scaled(by factor: Double) -> DashPattern? {
    if let exact = DashPattern(lengths.map { $0 * factor }, offset: offset * factor) {
      return exact
    }
    let longest = Double.greatestFiniteMagnitude / Double(4 * lengths.count)
    let cut = lengths.map { min($0 * factor, longest) }
    var newOffset = 0.0
    var end = -offset
    for (length, cutLength) in zip(lengths, cut) where end < 0 {
      end += length
      newOffset += end > 0 ? cutLength - min(end * factor, cutLength) : cutLength
    }
    return DashPattern(cut, offset: newOffset)
  }
}

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
