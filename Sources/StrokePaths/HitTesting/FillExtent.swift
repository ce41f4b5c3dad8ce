import StrokeCore

/// A visitor that finds the extremes of a filled path's outline to the four sides, after a map, and
/// at which of them the fill is certainly painted.
///
/// Outside the outline every winding number is 0. So where a single corner is farthest, or the
/// first of several along a side, its two edges have different winding numbers between them, unless
/// one of them leads back along the other: the fill is painted there, under either rule. A side
/// without such a corner may come from a flat line, a spike or outlines that cancel each other, and
/// has to be searched for.
struct FillExtent: OutlineVisitor {
  private let transform: Transform
  /// The size of what counts as a rounding error, as in ``FillProbe``, in mapped coordinates.
  private let resolution: Double
  /// The left, right, upper and lower side.
  private(set) var sides: [Side]
  private var nearest = SIMD4<Double>(repeating: -.infinity)
  /// The first direction of the subpath and the direction of its last edge; zero until there is
  /// one.
  private var first = Vector.zero
  private var last = Vector.zero

  /// The farthest points towards one side.
  struct Side {
    /// The distance towards that side, and the first and last of these points along the side.
    fileprivate(set) var extreme = -Double.infinity
    fileprivate var begin = Contact(position: 0, count: 0, isCorner: false)
    fileprivate var end = Contact(position: 0, count: 0, isCorner: false)

    /// True if the fill is certainly painted there.
    var isPainted: Bool { begin.isAlone || end.isAlone }
  }

  fileprivate struct Contact {
    var position: Double
    var count: Int
    var isCorner: Bool

    var isAlone: Bool { count == 1 && isCorner }
  }

  init(_ path: Path, _ transform: Transform) {
    self.transform = transform
    let scale = Vector(
      Vector(transform.a, transform.b).length, Vector(transform.c, transform.d).length
    ).length
    resolution = FillProbe.resolution(
      Rect(around: .origin, Point(path.magnitude * scale, 0)), Rect(around: .origin, .origin))
    sides = Array(repeating: Side(), count: 4)
  }

  var rect: Rect? {
    guard sides.allSatisfy({ $0.extreme > -.infinity }) else { return nil }
    return Rect(
      minX: -sides[0].extreme, minY: -sides[2].extreme, maxX: sides[1].extreme,
      maxY: sides[3].extreme)
  }

  mutating func begin(at start: Point) -> Bool {
    (first, last) = (.zero, .zero)
    return true
  }

  @inline(__always)
  mutating func line(_ p: Point, _ q: Point) -> Bool {
    let edge = q - p
    if edge != .zero { add(p, edge, edge) }
    return true
  }

  mutating func curve(_ curve: Curve) -> Bool {
    guard !curve.isPoint else { return true }
    add(curve.p0, curve.startDirection, curve.endDirection)
    // Mapping by the identity would round the legs again.
    let mapped = transform == .identity ? curve : curve.mapped(by: transform)
    // A curve on a straight line may turn back on itself.
    let isRound = CurveAxis(curve).map { $0.thickness > resolution } ?? false
    for t in mapped.turningParameters {
      let p = curve.point(at: t)
      if [curve.p0, curve.p3].allSatisfy({ (p - $0).length > resolution }) {
        include(p, isCorner: isRound)
      }
    }
    return true
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    _ = line(last, start)
    if first != .zero { include(start, isCorner: Self.isCorner(self.last, first)) }
    return true
  }

  @inline(__always)
  private mutating func add(_ start: Point, _ direction: Vector, _ end: Vector) {
    if last == .zero {
      first = direction
    } else {
      include(start, isCorner: Self.isCorner(last, direction))
    }
    last = end
  }

  /// Returns whether an edge does not lead back along the one before. Two edges that nearly do
  /// enclose less than rounding errors can tell.
  private static func isCorner(_ a: Vector, _ b: Vector) -> Bool {
    a.dot(b) > 0 || a.cross(b).magnitude > 0x1p-30 * (a.length * b.length)
  }

  @inline(__always)
  private mutating func include(_ p: Point, isCorner: Bool) {
    let q = transform(p)
    let distances = SIMD4(-q.x, q.x, -q.y, q.y)
    let isNear = distances .>= nearest
    if isNear != SIMDMask(repeating: false) { includeNear(q, distances, isCorner) }
  }

  @inline(never)
  private mutating func includeNear(_ q: Point, _ distances: SIMD4<Double>, _ isCorner: Bool) {
    for side in 0..<4 where distances[side] >= nearest[side] {
      let contact = Contact(position: side < 2 ? q.y : q.x, count: 1, isCorner: isCorner)
      sides[side].include(contact, at: distances[side], resolution)
      nearest[side] = sides[side].extreme - resolution
    }
  }
}

extension FillExtent.Side {
  fileprivate mutating func include(
    _ contact: FillExtent.Contact, at distance: Double, _ resolution: Double
  ) {
    if distance > extreme + resolution {
      (extreme, begin, end) = (distance, contact, contact)
      return
    }
    extreme = max(extreme, distance)
    begin.include(contact, contact.position - begin.position, resolution)
    end.include(contact, end.position - contact.position, resolution)
  }
}

extension FillExtent.Contact {
  /// Includes another corner, `offset` behind this one: it replaces this one if it lies before.
  fileprivate mutating func include(
    _ other: FillExtent.Contact, _ offset: Double, _ resolution: Double
  ) {
    if offset < -resolution { self = other } else if offset <= resolution { count += 1 }
  }
}
