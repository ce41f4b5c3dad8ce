/// The edges that reach into a slab of a sweep from top to bottom, by their indices.
struct SlabScan {
  private let ranges: [(top: Double, bottom: Double)]
  /// All edges, sorted by their tops.
  private let order: [Int]
  /// The number of edges that begin above or in the slab.
  private var next = 0
  /// The edges that reach into the slab.
  private(set) var near: [Int] = []

  /// - Parameter ranges: The heights between which each edge lies.
  init(_ ranges: [(top: Double, bottom: Double)]) {
    self.ranges = ranges
    order = ranges.indices.sorted { ranges[$0].top < ranges[$1].top }
  }

  /// Moves to the next slab: to the edges that begin at the height `top` or above it, and do not
  /// end above the height `bottom`.
  mutating func advance(beginningBy top: Double, endingFrom bottom: Double) {
    while next < order.count, ranges[order[next]].top <= top {
      near.append(order[next])
      next += 1
    }
    let ranges = ranges
    near.removeAll { ranges[$0].bottom < bottom }
  }
}
