import StrokeCore

/// A tree over the edges of a path, in the order of the path, built once for many questions.
///
/// Its leaves are runs of up to eight elements, each with the state of the walk at its start, so that
/// a run can be walked by itself. Every node stores the box of everything that its run can draw, and
/// the run's ends: seen from a point outside the box, a run of edges, however long, winds like the
/// straight line between its ends. So every node away from the region of interest costs one test of a
/// box, for fills too.
struct PathIndex: Sendable {
  private static let width = 8

  private let path: Path
  private var leaves: [OutlineWalk] = []
  private var directions: [EndDirections] = []
  /// The nodes level by level, beginning with the leaves.
  private var runs: [Run] = []
  /// The nodes' boxes again, close together, because most nodes are only tested and skipped.
  private var boxes: [RunBox] = []
  /// The first node of each level.
  private var levels: [Int] = [0]

  /// A run of elements seen from outside its box.
  struct Run: Sendable {
    var box: Rect
    /// The straight lines with the same winding as the run; the second has zero length unless a
    /// subpath ends in the run.
    var first: (from: Point, to: Point)
    var last: (from: Point, to: Point)
    var endsSubpath: Bool
  }

  /// - Complexity: O(n).
  init(_ path: Path) {
    self.path = path
    let leafCount = (path.count + Self.width - 1) / Self.width
    leaves.reserveCapacity(leafCount)
    directions.reserveCapacity(leafCount)
    // Each level has an eighth of the nodes of the one below it, rounded up.
    runs.reserveCapacity(leafCount + leafCount / 7 + 20)
    addLeaves()
    while let start = levels.last, runs.count - start > 1 {
      levels.append(runs.count)
      for first in stride(from: start, to: levels[levels.count - 1], by: Self.width) {
        let end = min(first + Self.width, levels[levels.count - 1])
        let whole = runs[first..<end].reduce(nil) { Self.joined($0, $1) }
        if let whole { runs.append(whole) }
      }
    }
    boxes = runs.map { RunBox(about: $0.box) }
  }

  private mutating func addLeaves() {
    var recorder = RunRecorder()
    var walk = OutlineWalk()
    while !walk.isAtEnd(of: path) {
      leaves.append(walk)
      directions.append(recorder.ends)
      recorder.begin(at: walk)
      _ = walk.run(over: path, count: Self.width, &recorder)
      runs.append(recorder.run(upTo: walk))
    }
  }

  private static func joined(_ a: Run?, _ b: Run) -> Run {
    guard let a else { return b }
    let box = a.box.union(b.box)
    let endsSubpath = a.endsSubpath || b.endsSubpath
    guard endsSubpath else {
      let line = (a.first.from, b.first.to)
      return Run(box: box, first: line, last: (b.first.to, b.first.to), endsSubpath: false)
    }
    return Run(
      box: box,
      first: a.endsSubpath ? a.first : (a.first.from, b.first.to),
      last: b.endsSubpath ? b.last : ((a.endsSubpath ? a.last.from : a.first.from), b.first.to),
      endsSubpath: true)
  }
}

/// A box that is tested against another by a single vector comparison.
struct RunBox: Sendable {
  private let corners: SIMD4<Double>

  /// The box of a run.
  init(about box: Rect) { corners = SIMD4(box.minX, box.minY, -box.maxX, -box.maxY) }

  /// A region of interest.
  init(lookingFor box: Rect) { corners = SIMD4(box.maxX, box.maxY, -box.minX, -box.minY) }

  private init(_ corners: SIMD4<Double>) { self.corners = corners }

  func union(_ other: RunBox) -> RunBox { RunBox(pointwiseMin(corners, other.corners)) }

  /// Returns whether this region of interest and a run's box have a point in common, borders
  /// included.
  @inline(__always)
  func meets(_ run: RunBox) -> Bool { all(run.corners .<= corners) }
}

/// A visitor that does not need the edges of runs outside its region of interest. Such a run is
/// shown as straight lines with the same winding.
protocol RunVisitor: OutlineVisitor {
  /// The region whose edges the visitor must see. It may shrink during a walk.
  var regionOfInterest: RunBox { get }
  /// Continues the walk after edges with these directions, which may have been skipped.
  mutating func resume(after ends: EndDirections)
}

extension RunVisitor {
  func resume(after ends: EndDirections) {}
}

extension PathIndex {
  /// Shows a visitor the edges of the runs in its region of interest, until it has seen enough.
  ///
  /// - Complexity: O(log n) for each of these runs.
  func walk(_ visitor: inout some RunVisitor) {
    guard let top = levels.last else { return }
    _ = walk(level: levels.count - 1, nodes: top..<runs.count, &visitor)
  }

  private func walk(level: Int, nodes: Range<Int>, _ visitor: inout some RunVisitor) -> Bool {
    for node in nodes {
      guard visitor.regionOfInterest.meets(boxes[node]) else {
        guard skip(runs[node], &visitor) else { return false }
        continue
      }
      let continues: Bool
      if level == 0 {
        var walk = leaves[node]
        visitor.resume(after: directions[node])
        continues = walk.run(over: path, count: Self.width, &visitor)
      } else {
        let first = levels[level - 1] + (node - levels[level]) * Self.width
        let children = first..<min(first + Self.width, levels[level])
        continues = walk(level: level - 1, nodes: children, &visitor)
      }
      guard continues else { return false }
    }
    return true
  }

  @inline(__always)
  private func skip(_ run: Run, _ visitor: inout some RunVisitor) -> Bool {
    guard visitor.line(run.first.from, run.first.to) else { return false }
    if run.endsSubpath { return visitor.line(run.last.from, run.last.to) }
    return true
  }
}

extension StepVisitor: RunVisitor {
  var regionOfInterest: RunBox { RunBox(lookingFor: region) }
}

/// A visitor that records runs while the index is built.
private struct RunRecorder: OutlineVisitor {
  private(set) var ends = EndDirections()
  private var box = BoundingBox()
  private var from = Point.origin
  private var firstEnd: Point?
  private var lastStart = Point.origin

  mutating func begin(at walk: OutlineWalk) {
    box = BoundingBox()
    firstEnd = nil
    from = walk.current
    if walk.isOpen { box.include(walk.current) }
  }

  func run(upTo walk: OutlineWalk) -> PathIndex.Run {
    let corner = Rect(around: from, walk.current)
    let box = box.rect ?? corner
    guard let firstEnd else {
      return PathIndex.Run(
        box: box, first: (from, walk.current), last: (walk.current, walk.current),
        endsSubpath: false)
    }
    return PathIndex.Run(
      box: box, first: (from, firstEnd), last: (lastStart, walk.current), endsSubpath: true)
  }

  mutating func begin(at start: Point) -> Bool {
    ends = EndDirections()
    // If no subpath was open before, what came before is complete.
    if firstEnd == nil { firstEnd = from }
    lastStart = start
    box.include(start)
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    box.include(p)
    box.include(q)
    if p == q { ends.hasEdge = true } else { ends.add(q - p, q - p) }
    return true
  }

  mutating func curve(_ curve: Curve) -> Bool {
    box.include(curve.hullBounds)
    if curve.isPoint {
      ends.hasEdge = true
    } else {
      ends.add(curve.startDirection, curve.endDirection)
    }
    return true
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    box.include(last)
    box.include(start)
    if firstEnd == nil { firstEnd = start }
    lastStart = start
    return true
  }
}
