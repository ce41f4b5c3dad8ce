import StrokeCore

/// A search for paint on the border of a closed line's inside, where its winding number is not 0.
///
/// The painted bounds are halved into cells for as long as the answer is open. A cell is done if
/// nothing is painted in it, or if its centre is surrounded more times than edges pass through the
/// cell, so that all of it is inside. Where few edges are left, they are cut where they cross each
/// other, and each piece that has the inside on one side only is tested for paint.
///
/// Points on the line itself are neither inside nor outside, so the line counts as thin but not
/// infinitely so: half as wide as a billionth of what is painted, on either side.
struct BorderSearch {
  /// The largest number of edges that are intersected each with each.
  private static let fewEdges = 12

  private let test: HitTest
  private let bounds: Rect
  private let thickness: Double
  /// The steps that are left: for edges in cells, and for pairs of those that are few. Once there are none, the search
  /// stops, and its answer is not to be used.
  private(set) var stepsLeft: Int

  private typealias Edge = SharedEdge

  /// A part of the painted bounds.
  private struct Cell {
    let box: Rect
    /// The box and its surroundings, in which all computations take place.
    let near: Rect
    /// A point of the box that is unlikely to lie on an edge.
    let center: Point
    /// The winding number of the centre.
    let winding: Int
    /// The edges that meet the surroundings.
    let edges: [Edge]
  }

  /// - Parameters:
  ///   - test: What is painted, within `bounds`.
  ///   - stepsLeft: The most steps.
  init(_ test: HitTest, within bounds: Rect, _ stepsLeft: Int) {
    (self.test, self.bounds, self.stepsLeft) = (test, bounds, stepsLeft)
    thickness = max(bounds.width, bounds.height) * 1e-9
  }

  /// Returns whether the border of what a closed line surrounds touches paint.
  ///
  /// - Complexity: O(log n) for n points, and what lies near the painted area.
  mutating func touchesBorder(of lasso: Lasso) -> Bool {
    guard thickness > 0 else { return false }
    let center = Self.center(of: bounds)
    let near = surroundings(of: bounds)
    return isTouched(
      in: Cell(
        box: bounds, near: near, center: center, winding: lasso.winding(of: center),
        edges: lasso.edges(near: near)))
  }

  private static func center(of box: Rect) -> Point {
    Point(box.minX + box.width * 0.4871, box.minY + box.height * 0.5193)
  }

  private func surroundings(of box: Rect) -> Rect {
    box.outset(by: 4 * thickness + 4 * Self.aside * (box.width + box.height))
  }

  /// The distance to either side at which the sides of a piece of the line are tested, in lengths of
  /// the piece.
  private static let aside = 1e-6
}

extension BorderSearch {
  private mutating func isTouched(in cell: Cell) -> Bool {
    stepsLeft -= 8 + cell.edges.count
    guard stepsLeft > 0 else { return true }
    let passages = cell.edges.reduce(0) { $0 + $1.count.magnitude }
    guard !cell.edges.isEmpty, cell.winding.magnitude <= passages, test.touches(cell.near) else {
      return false
    }
    if cell.edges.count <= Self.fewEdges { return borderIsTouched(in: cell) }
    // As small as the line is thick.
    if max(cell.box.width, cell.box.height) <= thickness { return hasBorder(cell) }
    let (box, middle) = (cell.box, cell.box.center)
    let isWide = box.width > box.height
    let first = Rect(
      around: Point(box.minX, box.minY),
      isWide ? Point(middle.x, box.maxY) : Point(box.maxX, middle.y))
    let second = Rect(
      around: isWide ? Point(middle.x, box.minY) : Point(box.minX, middle.y),
      Point(box.maxX, box.maxY))
    return isTouched(in: part(first, of: cell)) || isTouched(in: part(second, of: cell))
  }

  private func part(_ box: Rect, of cell: Cell) -> Cell {
    let (near, center) = (surroundings(of: box), Self.center(of: box))
    return Cell(
      box: box, near: near, center: center, winding: winding(of: center, in: cell),
      edges: cell.edges.filter { near.interiorMeets($0.p, $0.q) })
  }

  /// The winding number of a point of a cell: that of the centre, and the edges between the two.
  private func winding(of p: Point, in cell: Cell) -> Int {
    cell.edges.reduce(cell.winding) { $0 + Self.change(by: $1, from: cell.center, to: p) }
  }

  /// The change of the winding number by an edge on the straight way between two points.
  private static func change(by edge: Edge, from: Point, to: Point) -> Int {
    let isRight = orientation(edge.p, edge.q, to) > 0
    guard (orientation(edge.p, edge.q, from) > 0) != isRight,
      (orientation(from, to, edge.p) > 0) != (orientation(from, to, edge.q) > 0)
    else { return 0 }
    return isRight ? edge.count : -edge.count
  }

  /// Returns whether a cell has both inside and outside on its rim.
  private mutating func hasBorder(_ cell: Cell) -> Bool {
    stepsLeft -= 8 * cell.edges.count
    let corners = cell.near.corners
    var winding = winding(of: corners[0], in: cell)
    var (sawInside, sawOutside) = (winding != 0, winding == 0)
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let changes = cell.edges.compactMap { edge -> (position: Double, change: Int)? in
        let change = Self.change(by: edge, from: from, to: to)
        return change == 0 ? nil : (crossing(from, to, edge.p, edge.q) ?? 0, change)
      }
      for (_, change) in changes.sortedAscending({ $0.position }) {
        winding += change
        if winding == 0 { sawOutside = true } else { sawInside = true }
      }
    }
    return sawInside && sawOutside
  }
}

// Few edges.
extension BorderSearch {
  private mutating func borderIsTouched(in cell: Cell) -> Bool {
    stepsLeft -= 8 * cell.edges.count * cell.edges.count
    return cell.edges.contains { edge in
      let (from, to) = cell.near.clip(edge.p, edge.q)
      guard from < to, isPainted(edge, from, to) else {
        return false
      }
      let limits = ([from, to] + cell.edges.flatMap { cuts(of: edge, by: $0) }).sortedAscending()
      return zip(limits, limits.dropFirst()).contains { start, end in
        start >= from && end <= to && start < end && isBorder(edge, start, end, in: cell)
          && isPainted(edge, start, end)
      }
    }
  }

  /// The parameters at which another edge meets an edge.
  private func cuts(of edge: Edge, by other: Edge) -> [Double] {
    let (left, right) = (
      orientation(edge.p, edge.q, other.p), orientation(edge.p, edge.q, other.q)
    )
    if left != 0, right != 0 {
      guard (left > 0) != (right > 0) else { return [] }
      return [crossing(edge.p, edge.q, other.p, other.q)].compactMap { $0 }
    }
    return [left == 0 ? other.p : nil, right == 0 ? other.q : nil].compactMap { $0 }.map {
      let (edge, step) = (edge.q - edge.p, $0 - edge.p)
      return edge.dx.magnitude > edge.dy.magnitude ? step.dx / edge.dx : step.dy / edge.dy
    }
  }

  /// The parameter on p–q at which its line crosses that of r–s; nil if they are parallel.
  private func crossing(_ p: Point, _ q: Point, _ r: Point, _ s: Point) -> Double? {
    let (u, v) = (q - p, s - r)
    let t = (r - p).cross(v) / u.cross(v)
    return t.isFinite ? t : nil
  }

  /// Returns whether a piece of an edge has the inside on one side only.
  private func isBorder(_ edge: Edge, _ from: Double, _ to: Double, in cell: Cell) -> Bool {
    let (a, b) = (edge.p.interpolated(to: edge.q, from), edge.p.interpolated(to: edge.q, to))
    guard let normal = (edge.q - edge.p).normalized?.quarterTurn else { return false }
    let middle = a.interpolated(to: b, 0.5)
    let side = normal * ((b - a).length * Self.aside)
    return (winding(of: middle + side, in: cell) == 0)
      != (winding(of: middle - side, in: cell) == 0)
  }

  /// Returns whether any of these edges touches paint, wherever the inside is.
  mutating func touches(_ edges: [SharedEdge]) -> Bool {
    guard thickness > 0 else { return false }
    for edge in edges {
      stepsLeft -= 8
      if isPainted(edge, 0, 1) || stepsLeft <= 0 { return true }
    }
    return false
  }

  /// Returns whether a piece of an edge touches paint.
  private func isPainted(_ edge: Edge, _ from: Double, _ to: Double) -> Bool {
    let (p, q) = (edge.p.interpolated(to: edge.q, from), edge.p.interpolated(to: edge.q, to))
    guard let normal = (q - p).normalized?.quarterTurn else { return false }
    let (along, across) = ((q - p) * 0.5, normal * thickness)
    let middle = p.interpolated(to: q, 0.5)
    return test.touches(
      .square, Transform(along.dx, along.dy, across.dx, across.dy, middle.x, middle.y))
  }
}
