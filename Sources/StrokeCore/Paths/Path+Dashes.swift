extension Path {
  /// The most dashes a path is cut into; a pattern that asks for more looks solid at any scale at
  /// which the path can be seen whole, and is drawn in one piece.
  static let mostDashes = 1_000_000.0

  /// The dashes of the path, each an open subpath.
  ///
  /// The pattern starts anew with each subpath. Where a closed subpath ends in the middle of a dash
  /// and begins in the middle of one, the two are one dash, with a join between them. A dash of no
  /// length is a line of about 10^-9 of `width`, which keeps the direction of the path for its caps.
  ///
  /// - Complexity: O(n + number of dashes).
  public func dashed(_ pattern: DashPattern, width: Double) -> Path {
    var measure = LengthVisitor()
    walk(&measure)
    guard measure.total / pattern.period * Double(pattern.lengths.count / 2) <= Self.mostDashes
    else { return self }
    var cutter = DashCutter(pattern, speck: Swift.max(width * 0x1p-30, magnitude * 0x1p-48))
    walk(&cutter)
    return cutter.finish()
  }
}

private struct LengthVisitor: OutlineVisitor {
  var total = 0.0

  func begin(at start: Point) -> Bool { true }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    total += p.distance(to: q)
    return true
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    total += (curve.p1 - curve.p0).length + (curve.p2 - curve.p1).length
    total += (curve.p3 - curve.p2).length
    return true
  }

  func end(at last: Point, start: Point, isClosed: Bool) -> Bool { true }
}

/// Where a subpath is in a dash pattern.
struct DashPhase {
  private let pattern: DashPattern
  private var index = 0
  /// What is left of the dash or gap.
  private(set) var rest = 0.0

  init(_ pattern: DashPattern) {
    self.pattern = pattern
    var offset = pattern.offset
    // A dash of no length at the very beginning is one all the same.
    while index < pattern.lengths.count - 1, offset >= pattern.lengths[index], offset > 0 {
      offset -= pattern.lengths[index]
      index += 1
    }
    rest = max(pattern.lengths[index] - offset, 0)
  }

  /// Whether it is in a dash.
  var isOn: Bool { index % 2 == 0 }

  mutating func setRest(_ length: Double) { rest = length }

  mutating func advance(by length: Double) { rest -= length }

  /// Goes over to the next dash or gap.
  mutating func turn() {
    index = (index + 1) % pattern.lengths.count
    rest = pattern.lengths[index]
  }
}
