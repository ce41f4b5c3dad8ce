import StrokeCore

/// A tree over the edges of a path in the order of the path, built once for many questions.
///
/// Its leaves are runs of up to eight elements, each with where the path has got to at its start, so
/// that it can be walked by itself. Every node knows the box of all that its run can draw. And it
/// knows where the run begins and ends: seen from a point outside the box, a run of edges winds as
/// the straight line between its ends does, however many edges that are. So whatever is away from
/// what is asked about costs one look at a box, under fills too.
struct PathIndex: Sendable {
  private static let width = 8

  private let path: Path
  private var leaves: [OutlineWalk] = []
  private var directions: [EndDirections] = []
  /// The nodes level by level; those of the first level belong to the leaves.
  private var runs: [Run] = []
  /// The nodes' boxes once more, close together, because most nodes are only looked at to be left
  /// out.
  private var boxes: [RunBox] = []
  /// Where each level begins.
  private var levels: [Int] = [0]

  /// A run of elements as seen from afar.
  struct Run: Sendable {
    var box: Rect
    /// The straight lines that wind as the run does; the second is of no length unless a subpath
    /// ends in the run.
    var first: (from: Point, to: Point)
    var last: (from: Point, to: Point)
    var endsSubpath: Bool
  }

  /// - Complexity: O(n).
  init(_ path: Path) {
    self.path = path
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

/// A box whose meeting with another is told by one comparison of vectors.
struct RunBox: Sendable {
  private let corners: SIMD4<Double>

  /// The box of a run.
  init(about box: Rect) { corners = SIMD4(box.minX, box.minY, -box.maxX, -box.maxY) }

  /// The box of what is looked for.
  init(lookingFor box: Rect) { corners = SIMD4(box.maxX, box.maxY, -box.minX, -box.minY) }

  /// Whether a run's box, borders included, meets this box of what is looked for.
  @inline(__always)
  func meets(_ run: RunBox) -> Bool { all(run.corners .<= corners) }
}

/// A visitor that can do without the edges of a run that is away from what it looks for.
protocol RunVisitor: OutlineVisitor {
  /// Where the edges are that it must see.
  var needs: RunBox { get }
  /// Takes note of a run whose edges it need not see.
  mutating func skip(_ run: PathIndex.Run)
  /// The next edges come after a gap, at the end of edges with these directions.
  mutating func resume(after ends: EndDirections)
}

extension PathIndex {
  /// Walks over those edges that the visitor needs, until it has seen enough.
  ///
  /// - Complexity: O(log n) for each run of edges that it needs.
  func walk(_ visitor: inout some RunVisitor) {
    guard let top = levels.last else { return }
    _ = walk(level: levels.count - 1, nodes: top..<runs.count, &visitor)
  }

  private func walk(level: Int, nodes: Range<Int>, _ visitor: inout some RunVisitor) -> Bool {
    for node in nodes {
      guard visitor.needs.meets(boxes[node]) else {
        visitor.skip(runs[node])
        continue
      }
      let goesOn: Bool
      if level == 0 {
        var walk = leaves[node]
        visitor.resume(after: directions[node])
        goesOn = walk.run(over: path, count: Self.width, &visitor)
      } else {
        let first = levels[level - 1] + (node - levels[level]) * Self.width
        let children = first..<min(first + Self.width, levels[level])
        goesOn = walk(level: level - 1, nodes: children, &visitor)
      }
      guard goesOn else { return false }
    }
    return true
  }
}

/// Finds out what a run looks like from afar while the index is built.
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
    // Where nothing was open before, what came before is complete.
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

  mutating func curve(_ curve: some Curve) -> Bool {
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
