import StrokeCore

/// Outlines near the square -1…1 × -1…1 as chains of lines, each of which only goes down or only goes
/// up.
///
/// Between two heights at which chains begin, end or cross, they are in the same order from left to
/// right. Then the area between two neighbours is a difference of two sums of trapezoids, and one pass
/// over the lines finds all of it.
struct ChainedOutline {
  /// What an outline is, which decides what is inside.
  enum Role: Equatable {
    /// A filled path: what its rule says.
    case fill
    /// A part of a stroke, drawn clockwise: what lies inside one of them.
    case stroke
    /// An outline of a clip, by its index.
    case clip(Int)
  }

  private struct Chain {
    /// Its points' indices.
    var points: Range<Int>
    let role: Role
    /// What the winding number changes by to the right of it.
    let change: Int
  }

  /// The largest number of chains that are looked at.
  private static let mostChains = 1024
  /// The largest number of slabs that are divided because chains cross in them.
  private static let mostDivisions = 512

  /// The points of all chains, each chain's from the top down and inside -1…1.
  private var points: [Point] = []
  private var chains: [Chain] = []

  /// True if there are too many chains, so that there is no answer.
  private(set) var isOverfull = false

  /// Roughly the number of steps that finding the area takes.
  var size: Int { points.count + 16 * chains.count }

  /// Adds the lines of outlines.
  mutating func add(_ lines: [(Point, Point)], _ role: Role) {
    points.reserveCapacity(points.count + lines.count + lines.count / 4 + 8)
    // The chain that the next line may go on.
    var (first, end, change) = (points.count, Point.origin, 0)
    for (p, q) in lines {
      // What lies above, below or to the right decides nothing inside; to the left of the square, the
      // winding number.
      guard min(p.y, q.y) < 1, max(p.y, q.y) > -1, min(p.x, q.x) < 1, p.y != q.y else { continue }
      let turn = p.y < q.y ? -1 : 1
      if turn != change || p != end {
        finishChain(from: first, role, change)
        (first, change) = (points.count, turn)
        points.append(Self.clipped(p, towards: q))
      }
      points.append(Self.clipped(q, towards: p))
      end = q
    }
    finishChain(from: first, role, change)
  }

  /// Makes a chain of the last points.
  private mutating func finishChain(from first: Int, _ role: Role, _ change: Int) {
    guard first < points.count, !isOverfull else { return }
    guard chains.count < Self.mostChains else { return isOverfull = true }
    // The points of a chain that goes up are in the wrong order.
    if change > 0 { points[first...].reverse() }
    chains.append(Chain(points: first..<points.count, role: role, change: change))
  }

  /// A line's end, or the point where the line leaves -1…1 if the end lies above or below.
  private static func clipped(_ end: Point, towards other: Point) -> Point {
    let y = min(max(end.y, -1), 1)
    guard y != end.y else { return end }
    return Point(end.x + (other.x - end.x) * ((y - end.y) / (other.y - end.y)), y)
  }
}

// The polygons of a stroke.
extension ChainedOutline {
  /// Adds polygons. Where one goes on at an edge of the one before, both get one outline.
  mutating func add(_ polygons: [Quad]) {
    var index = 0
    while index < polygons.count, !isOverfull {
      let first = polygons[index]
      var rest = polygons[(index + 1)...].prefix { $0.isClockwise == first.isClockwise }
      let count = rest.count
      // The sections of a curve.
      var (left, right) = ([first.a, first.b], [first.d, first.c])
      while let next = rest.first, next.a == left[left.count - 1], next.d == right[right.count - 1]
      {
        left.append(next.b)
        right.append(next.c)
        rest.removeFirst()
      }
      if rest.count == count {
        // The sectors about the centre of a round shape.
        (left, right) = ([first.a, first.b, first.c, first.d], [])
        while let next = rest.first, next.a == first.a, next.b == left[left.count - 1] {
          left.append(next.c)
          left.append(next.d)
          rest.removeFirst()
        }
      }
      let outline = left + right.reversed()
      add(first.isClockwise ? outline : outline.reversed())
      index += 1 + count - rest.count
    }
  }

  /// Adds a closed outline of parts of a stroke.
  private mutating func add(_ outline: [Point]) {
    guard let last = outline.last else { return }
    add(Array(zip([last] + outline.dropLast(), outline)), .stroke)
  }
}

extension Quad {
  /// False if a map has turned the corners over.
  var isClockwise: Bool { (c - a).cross(d - b) >= 0 }
}

// The area.
extension ChainedOutline {
  /// The area inside the square; nil if that is better found out in another way.
  ///
  /// - Parameters:
  ///   - rule: That of filled paths.
  ///   - clip: That of which the outlines have been added.
  func area(_ rule: FillRule, _ clip: Clip = Clip()) -> Double? {
    guard !isOverfull else { return nil }
    return points.withUnsafeBufferPointer { area($0, rule, clip) }
  }

  private func area(
    _ points: UnsafeBufferPointer<Point>, _ rule: FillRule, _ clip: Clip
  ) -> Double? {
    var heights: [Double] = []
    heights.reserveCapacity(2 * chains.count)
    let ranges = chains.map { chain in
      (top: points[chain.points.lowerBound].y, bottom: points[chain.points.upperBound - 1].y)
    }
    for range in ranges {
      heights.append(range.top)
      heights.append(range.bottom)
    }
    heights.sortAscending()
    var sum = 0.0
    var divisions = Self.mostDivisions
    // The index of the first point of each chain that the last slab has not passed.
    var next = chains.map { $0.points.lowerBound }
    var scan = SlabScan(ranges)
    var parts: [Part] = []
    var windings = OutlineWindings(clip)
    for (low, high) in zip(heights, heights.dropFirst()) where low < high {
      scan.advance(beginningBy: low, endingFrom: high)
      parts.removeAll(keepingCapacity: true)
      for index in scan.near {
        parts.append(Self.part(of: chains[index], points, from: low, to: high, &next[index]))
      }
      guard let area = Self.area(of: &parts, rule, &windings, &divisions) else { return nil }
      sum += area
    }
    return sum.isFinite ? sum : nil
  }

  /// A chain between two heights that lie in its own range.
  ///
  /// - Parameter next: The index of the first point below a height above, which is moved on.
  private static func part(
    of chain: Chain, _ points: UnsafeBufferPointer<Point>, from low: Double, to high: Double,
    _ next: inout Int
  ) -> Part {
    let last = chain.points.upperBound - 1
    while points[next].y <= low, next < last { next += 1 }
    let first = next
    while points[next].y < high, next < last { next += 1 }
    return Part(
      role: chain.role, change: chain.change,
      top: .on(points[max(first - 1, chain.points.lowerBound)], points[first], at: low),
      inner: points[first..<next],
      bottom: .on(points[max(next - 1, chain.points.lowerBound)], points[next], at: high))
  }

  /// The area inside a slab; nil if chains cross too often.
  private static func area(
    of parts: inout [Part], _ rule: FillRule, _ windings: inout OutlineWindings,
    _ divisions: inout Int
  ) -> Double? {
    guard let (low, high) = parts.first.map({ ($0.top.y, $0.bottom.y) }) else { return 0 }
    let middle = low + (high - low) / 2
    if parts.count > 1 {
      for index in parts.indices { parts[index].order = parts[index].x(at: middle) }
      parts.sortAscending { $0.order }
    }
    for index in parts.indices.dropFirst() {
      guard let crossing = parts[index - 1].crossing(with: parts[index]) else { continue }
      divisions -= 1
      guard divisions > 0, crossing > low, crossing < high else { return nil }
      var upper = parts.map { $0.above(crossing) }
      var lower = parts.map { $0.below(crossing) }
      guard let above = area(of: &upper, rule, &windings, &divisions),
        let below = area(of: &lower, rule, &windings, &divisions)
      else { return nil }
      return above + below
    }
    var area = 0.0
    var wasInside = false
    // Back to a place outside everything, for the next slab.
    defer { for part in parts { windings.change(by: -part.change, part.role) } }
    for part in parts {
      windings.change(by: part.change, part.role)
      let isInside = windings.arePainted(rule)
      if wasInside != isInside { area += isInside ? -part.integral : part.integral }
      wasInside = isInside
    }
    return wasInside ? area + (high - low) : area
  }
}

/// A chain between two heights.
private struct Part {
  let role: ChainedOutline.Role
  let change: Int
  let top: Point
  /// The points between the two ends.
  let inner: Slice<UnsafeBufferPointer<Point>>
  let bottom: Point
  /// The x in the middle.
  var order = 0.0

  /// The number of points, both ends included.
  private var count: Int { inner.count + 2 }

  private subscript(index: Int) -> Point {
    index == 0 ? top : index > inner.count ? bottom : inner[inner.startIndex + index - 1]
  }

  /// The index of the first point below a height, or of the last one.
  private func index(below y: Double) -> Int {
    var (low, high) = (1, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].y > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The x at a height between the two ends.
  func x(at y: Double) -> Double {
    let next = index(below: y)
    return Point.on(self[next - 1], self[next], at: y).x
  }

  func above(_ y: Double) -> Part {
    let next = index(below: y)
    return Part(
      role: role, change: change, top: top, inner: inner.prefix(next - 1),
      bottom: .on(self[next - 1], self[next], at: y))
  }

  func below(_ y: Double) -> Part {
    let next = index(below: y)
    return Part(
      role: role, change: change, top: .on(self[next - 1], self[next], at: y),
      inner: inner.dropFirst(next - 1), bottom: bottom)
  }

  /// The integral of x over the height, where x is cut off at -1 and 1.
  var integral: Double {
    var sum = 0.0
    var p = top
    for q in inner {
      sum += Self.integral(p, q)
      p = q
    }
    return sum + Self.integral(p, bottom)
  }

  private static func integral(_ p: Point, _ q: Point) -> Double {
    let (height, width) = (q.y - p.y, q.x - p.x)
    let isInside = max(p.x.magnitude, q.x.magnitude) <= 1
    if isInside || width.magnitude < 1e-6 {
      return height * min(max((p.x + q.x) / 2, -1), 1)
    }
    return height * ((primitive(q.x) - primitive(p.x)) / width)
  }

  /// An integral of the number that is cut off at -1 and 1.
  private static func primitive(_ x: Double) -> Double {
    x.magnitude <= 1 ? x * x / 2 : x.magnitude - 0.5
  }

  /// How far two chains may be on the wrong side of each other and still not cross: no area that shows.
  private static let slack = 1e-9

  /// A height at which this chain, further left in the middle, crosses another between the same heights;
  /// nil if it is nowhere further right inside the square. Not a number if no such height is found.
  func crossing(with other: Part) -> Double? {
    var (i, j) = (1, 1)
    var (left, right, height) = (top.x, other.top.x, top.y)
    var wasInOrder = left <= right + Self.slack
    var crossing: Double?
    var areCrossing = false
    while i < count, j < other.count {
      let (p, q) = (self[i], other[j])
      let y = min(p.y, q.y)
      let nextLeft = Point.on(self[i - 1], p, at: y).x
      let nextRight = Point.on(other[j - 1], q, at: y).x
      let isInOrder = nextLeft <= nextRight + Self.slack
      if wasInOrder != isInOrder {
        let place = height + (y - height) * ((right - left) / (right - left + nextLeft - nextRight))
        if place > top.y, place < bottom.y { crossing = place }
      }
      // Beyond the square, the order does not matter.
      let isBeyond =
        max(max(left, right), max(nextLeft, nextRight)) <= -1
        || min(min(left, right), min(nextLeft, nextRight)) >= 1
      if !isBeyond, !(wasInOrder && isInOrder) { areCrossing = true }
      if areCrossing, let crossing { return crossing }
      (left, right, height, wasInOrder) = (nextLeft, nextRight, y, isInOrder)
      if p.y <= y { i += 1 }
      if q.y <= y { j += 1 }
    }
    return areCrossing ? .nan : nil
  }
}

extension Point {
  /// The point of a line at a height between its ends.
  fileprivate static func on(_ p: Point, _ q: Point, at y: Double) -> Point {
    if y <= p.y { return Point(p.x, y) }
    return y >= q.y ? Point(q.x, y) : Point(p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y)), y)
  }
}
