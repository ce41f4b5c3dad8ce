import StrokeFormats
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// What a clip leaves of a painted path.
@Suite struct ClipTests {
  static let seed: UInt64 = 20_261_122

  private static func polygon(_ corners: [(Double, Double)]) -> Path {
    Path(closedLine: corners.map { Point($0.0, $0.1) })
  }

  private static func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    let (quarter, top, left) = ("\(r) \(r) 0 0 1", y - r, x - r)
    return PathData(
      "M\(x + r) \(y)A\(quarter) \(x) \(y + r) \(quarter) \(left) \(y) \(quarter) \(x) \(top)"
        + " \(quarter) \(x + r) \(y)Z"
    ).path
  }

  private static func clip(_ path: Path, _ rule: FillRule = .nonzero) -> Clip {
    var clip = Clip()
    clip.intersect(unionOf: [Clip.Outline(path, rule)])
    return clip
  }

  /// A search that ends early never reports less than it has found.
  @Test func boundsContainWhatIsLeftEvenIfTheSearchEndsEarly() throws {
    let test = HitTest(Self.circle(5, 5, 3), Paint())
    let (box, exact) = (Rect(around: .origin, Point(9, 20)), Rect(around: Point(2, 2), Point(8, 8)))
    var last = box
    for most in [0, 1, 2, 4, 40, 100, 400] {
      var asked = 0
      let bounds = try #require(
        test.bounds(in: box) {
          asked += 1
          return asked > most ? nil : test.touches($0)
        })
      #expect(bounds.outset(by: 1e-9).intersection(exact) == exact, "\(most)")
      #expect(last.intersection(bounds) == bounds, "\(most)")
      last = bounds
    }
    #expect((last.minX - 2).magnitude < 1e-9 && (last.maxY - 8).magnitude < 1e-9)
  }

  /// Where a part is known to be missing, the search does not look again.
  @Test func boundsAreSearchedForOnlyWhereTheyMayBe() {
    let test = HitTest(Self.circle(5, 5, 3), Paint())
    var empty: [Rect] = []
    _ = test.bounds(in: Rect(around: .origin, Point(9, 20))) { rect in
      for known in empty {
        guard let common = known.intersection(rect) else { continue }
        #expect(common.width == 0 || common.height == 0, "\(rect) after \(known)")
      }
      if !test.touches(rect) { empty.append(rect) }
      return test.touches(rect)
    }
    #expect(empty.count > 50)
  }

  /// The same curve in several outlines is one edge, not several that coincide to the last digit.
  @Test(arguments: [circle(5, 5, 4), wave]) func aCurveThatClipsTwiceIsOneEdge(path: Path) {
    let curve = Self.clip(path)
    var clip = Clip()
    clip.intersect(
      unionOf: (2..<5).map {
        let x = Double(20 * $0)
        return Clip.Outline(Self.polygon([(x, 0), (x + 10, 0), (x + 5, 20)]), clip: curve)
      })
    let box = Rect(around: .origin, Point(10, 10))
    let test = HitTest(Path(closedLine: box.corners), Paint())
    var sweep = ClipSweep(test, clip, within: box, steps: ClipSweep.mostSteps)
    #expect(sweep.findsPaint() == false)
    #expect(ClipSweep.mostSteps - sweep.stepsLeft < 16_000)
  }

  /// A curve that leads up and down.
  private static let wave = PathData("M1 6Q5 2 9 6L9 9Z").path

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let path: Path
    var paint = Paint()
    let clip: Clip
    let rect: (Double, Double, Double, Double)
    let isHit: Bool
    var isSlow = false
    var testDescription: String { name }
  }

  private static let square = polygon([(0, 0), (10, 0), (10, 10), (0, 10)])
  private static let beside = polygon([(10, 0), (20, 0), (20, 10), (10, 10)])
  private static let lower = polygon([(0, 0), (30, 10), (0, 10)])
  private static let upper = polygon([(0, 0), (30, 0), (30, 10)])
  private static let disk = circle(20, 20, 10)
  private static let around = PathData(
    "M0 0H40V40H0ZM30 20A10 10 0 0 1 20 30 10 10 0 0 1 10 20 10 10 0 0 1 20 10 10 10 0 0 1 30 20"
  ).path
  private static let pen = Paint(fill: nil, stroke: StrokeStyle(width: 2))

  static let rows = [
    Row(
      name: "shared upright edge", path: square, clip: clip(beside), rect: (5, 2, 10, 5),
      isHit: false),
    Row(
      name: "a thousandth overlaps", path: square,
      clip: clip(polygon([(9.999, 0), (20, 0), (20, 10), (9.999, 10)])), rect: (5, 2, 10, 5),
      isHit: true),
    Row(
      name: "shared slanted edge", path: lower, clip: clip(upper), rect: (0, 0, 30, 10),
      isHit: false),
    Row(name: "the same outline", path: lower, clip: clip(lower), rect: (1, 9, 1, 2), isHit: true),
    Row(
      name: "outside the same outline", path: lower, clip: clip(lower), rect: (20, 1, 1, 1),
      isHit: false),
    Row(name: "the same disk", path: disk, clip: clip(disk), rect: (12, 12, 2, 2), isHit: true),
    Row(
      name: "a disk and what surrounds it", path: disk, clip: clip(around, .evenodd),
      rect: (0, 0, 40, 40), isHit: false, isSlow: true),
    Row(
      name: "what surrounds a disk, nonzero", path: disk, clip: clip(around), rect: (0, 0, 40, 40),
      isHit: true),
    Row(
      name: "a stroke outside its disk", path: disk, paint: pen, clip: clip(around, .evenodd),
      rect: (29, 19, 5, 2), isHit: true),
    Row(
      name: "a stroke outside its disk, not inside", path: disk, paint: pen,
      clip: clip(around, .evenodd), rect: (27, 19, 2.9, 2), isHit: false),
    Row(
      name: "a stroke inside its disk", path: disk, paint: pen, clip: clip(disk),
      rect: (30.1, 19, 5, 2), isHit: false),
    Row(
      name: "the tip of a triangle", path: square,
      clip: clip(polygon([(10, 5), (30, 0), (30, 10)])), rect: (0, 0, 30, 10), isHit: false),
    Row(
      name: "the tip of a triangle, inside", path: square,
      clip: clip(polygon([(9.9, 5), (30, 0), (30, 10)])), rect: (9.8, 4.9, 0.3, 0.2), isHit: true),
    Row(
      name: "a bow tie's middle", path: square,
      clip: clip(polygon([(0, 0), (10, 10), (10, 0), (0, 10)])), rect: (4, 0, 2, 2), isHit: false),
    Row(
      name: "a bow tie's wing", path: square,
      clip: clip(polygon([(0, 0), (10, 10), (10, 0), (0, 10)])), rect: (0, 4, 2, 2), isHit: true),
    Row(
      name: "a fifth corner beside a rectangle", path: square,
      clip: clip(polygon([(5, 0), (10, 0), (10, 10), (5, 10), (0, 5)])), rect: (2, 4, 2, 2),
      isHit: true),
    Row(
      name: "a rectangle that returns to its first corner", path: square,
      clip: clip(polygon([(5, 0), (10, 0), (10, 10), (5, 10), (5, 0)])), rect: (2, 4, 2, 2),
      isHit: false),
  ]

  @Test(arguments: rows) func exact(row: Row) {
    let rect = Rect(
      minX: row.rect.0, minY: row.rect.1, maxX: row.rect.0 + row.rect.2,
      maxY: row.rect.1 + row.rect.3)
    let turns = [
      Transform.rotation(degrees: 30), .identity, .rotation(degrees: 90), .scale(1, -1),
    ]
    for turn in turns.prefix(row.isSlow && !isLong ? 1 : 4) {
      // A rotated rectangle is no longer a rectangle clip, so only the whole is tested there.
      let clip = row.clip.mapped(by: turn)
      let test = HitTest(row.path, row.paint, transform: turn, clip: clip)
      #expect(test.touches(.square, turn * rect.frame) == row.isHit, "\(turn)")
      #expect(test.indexedAtOnce().touches(.square, turn * rect.frame) == row.isHit, "\(turn)")
      guard turn.a == 0 || turn.b == 0 else { continue }
      #expect(test.touches(turn.bounds(of: rect)) == row.isHit, "\(turn)")
    }
  }

  /// Random shapes, clips and rectangles against points sampled in them.
  @Test func randomClips() {
    var random = RandomHits(seed: Self.seed)
    var (hits, misses) = (0, 0)
    for round in 0..<rounds(150, long: 6000) {
      let (path, paint) = (random.path(), random.paint())
      let rect = random.rect().outset(by: random.oneOf([0, 20, 50]))
      var clip = Clip()
      for _ in 0..<random.oneOf([1, 1, 2]) {
        clip.intersect(
          unionOf: (0..<random.oneOf([1, 1, 2])).map { _ in
            Clip.Outline(random.path(), random.oneOf([.nonzero, .evenodd]))
          })
      }
      if random.oneOf([true, false, false]) { clip.intersect(random.rect().outset(by: 8)) }
      let test = HitTest(path, paint, clip: clip)
      let (whole, isHit) = (HitTest(path, paint), test.touches(rect))
      let note: Comment = "seed \(Self.seed), round \(round)"
      #expect(!isHit || whole.touches(rect), note)
      #expect(test.indexedAtOnce().touches(rect) == isHit, note)
      let steps = 12
      for i in 0..<steps {
        for j in 0..<steps {
          let p = Point(
            rect.minX + rect.width * (Double(i) + 0.5) / Double(steps),
            rect.minY + rect.height * (Double(j) + 0.5) / Double(steps))
          if test.contains(p) { #expect(isHit, note) }
        }
      }
      if isHit, let bounds = test.paintedBounds {
        #expect(rect.intersection(bounds.outset(by: 1e-9)) != nil, note)
      }
      if isHit { hits += 1 } else { misses += 1 }
    }
    #expect(hits > 25 && misses > 50, "\(hits) \(misses)")
  }

  /// Dots far apart are hit together if one of them is hit alone, even if the clip's edges leave a
  /// large rectangle between them through its sides.
  @Test func dotsAreHitTogetherAsEachAlone() {
    var random = RandomHits(seed: Self.seed)
    var (hits, misses) = (0, 0)
    for round in 0..<rounds(2000, long: 50_000) {
      var all = Path()
      var dots: [Path] = []
      for _ in 0..<4 {
        let (x, y) = (random.number(-10...50), random.number(-10...50))
        let dot = Self.polygon([(x, y), (x + 0.5, y), (x + 0.5, y + 0.5), (x, y + 0.5)])
        dots.append(dot)
        all.append(dot)
      }
      let corner = { (random.number(-90...130), random.number(-90...130)) }
      var clip = Clip()
      clip.intersect(unionOf: [Clip.Outline(Self.polygon([corner(), corner(), corner()]))])
      if round % 4 == 0 {
        let circle = Self.circle(random.number(0...40), random.number(0...40), 40)
        clip.intersect(unionOf: [Clip.Outline(circle)])
      }
      let turn = Transform.rotation(degrees: random.oneOf([0, 20]))
      let rect = random.rect().outset(by: random.oneOf([20, 30]))
      let ask = { HitTest($0, Paint(), transform: turn, clip: clip).touches(rect) }
      let expected = dots.contains { ask($0) }
      #expect(ask(all) == expected, "seed \(Self.seed), round \(round)")
      if expected { hits += 1 } else { misses += 1 }
    }
    #expect(hits > 50 && misses > 50, "\(hits) \(misses)")
  }

  @Test func boundsAreThoseOfWhatIsLeft() throws {
    // The line from 0,0 to 40,40, four wide, within x 10…20.
    let line = PathData("M0 0L40 40").path
    var clip = Clip()
    clip.intersect(Rect(minX: 10, minY: 0, maxX: 20, maxY: 40))
    let paint = Paint(fill: nil, stroke: StrokeStyle(width: 2.0.squareRoot()))
    let bounds = try #require(HitTest(line, paint, clip: clip).paintedBounds)
    let expected = [(bounds.minX, 10.0), (bounds.minY, 9), (bounds.maxX, 20), (bounds.maxY, 21)]
    for (found, wanted) in expected { #expect((found - wanted).magnitude < 1e-9, "\(bounds)") }
    let disk = try #require(
      HitTest(Self.square, Paint(), clip: Self.clip(Self.circle(0, 0, 5))).paintedBounds)
    for (found, wanted) in [(disk.minX, 0.0), (disk.minY, 0), (disk.maxX, 5), (disk.maxY, 5)] {
      #expect((found - wanted).magnitude < 1e-9, "\(disk)")
    }
  }

  @Test func fingersAndLoopsSeeWhatIsLeft() {
    let test = HitTest(Self.square, Paint(), clip: Self.clip(Self.circle(0, 0, 5)))
    #expect(test.touches(Circle(center: Point(6, 0), radius: 2)))
    #expect(!test.touches(Circle(center: Point(6, 6), radius: 3.4)))
    #expect(!test.touches(square: 2, along: [Point(9, 9), Point(9, 2), Point(7, 1)]))
    #expect(test.touches(square: 2, along: [Point(9, 9), Point(9, 2), Point(5, 1)]))
    let loop = [Point(-1, -1), Point(6, -1), Point(6, 6), Point(-1, 6)]
    #expect(test.isEnclosed(by: loop))
    #expect(!test.isEnclosed(by: loop.map { Point($0.x - 1.5, $0.y) }))
    #expect(!HitTest(Self.square, Paint()).isEnclosed(by: loop))
  }

  /// A shape thinner than the precision of its coordinates is found only within a small part of the
  /// clip.
  @Test func nothingIsHitOutsideOfTheBounds() throws {
    var clip = Clip()
    clip.intersect(Rect(minX: 0, minY: 0, maxX: 100, maxY: 100))
    var hits = 0
    for far in [1e6, 1e7, 1e8, 1e9, 1e10, 1e11] {
      let test = HitTest(PathData("M0 0C0 2 3 4 5 \(far)Z").path, Paint(), clip: clip)
      let bounds = try #require(test.paintedBounds)
      for size in [100, 10, 1, 0.1, 1e-4, 1e-8] {
        let rect = Rect(minX: 0, minY: 0, maxX: size / 5, maxY: size)
        guard test.touches(rect) else { continue }
        hits += 1
        #expect(rect.intersection(bounds) != nil, "\(far) \(size) \(rect) \(bounds)")
      }
    }
    #expect(hits > 10)
    // An outline around the clip paints nothing inside it.
    let frame = PathData("M-9-9H109V109H105V-5H-9Z").path
    #expect(HitTest(frame, Paint(), clip: clip).paintedBounds == nil)
  }

  @Test func clippedPaintIsNotHit() {
    var clip = Clip()
    clip.intersect(Rect(minX: 20, minY: 20, maxX: 30, maxY: 30))
    clip.intersect(Rect(minX: 0, minY: 0, maxX: 10, maxY: 10))
    let test = HitTest(Self.square, Paint(), clip: clip)
    #expect(!test.touches(Rect(minX: -5, minY: -5, maxX: 50, maxY: 50)))
    #expect(test.paintedBounds == nil)
    #expect(!test.contains(Point(5, 5)))
  }

  /// The bounds of half a million dashes are found like the bounds of a few.
  @Test func manyDashesHaveExactBounds() throws {
    let reach = isLong ? 1e6 : 2e5
    let path = PathData("M\(-reach) 5H\(reach)").path
    var clip = Clip()
    clip.intersect(Rect(minX: 0, minY: 0, maxX: 1000, maxY: 10))
    clip.intersect(unionOf: [
      Clip.Outline(Path(closedLine: [Point(0, 0), Point(1000, 0), Point(1000, 10)]))
    ])
    let style = try #require(StrokeStyle(width: 2, dashes: DashPattern([2, 2])))
    let test = HitTest(path, Paint(fill: nil, stroke: style), clip: clip)
    let bounds = try #require(test.paintedBounds)
    // The clip's slanted side is at 400 for y = 4; the last dash ends at 998.
    #expect(
      bounds.isClose(to: Rect(minX: 400, minY: 4, maxX: 998, maxY: 6)), "\(bounds)")
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    max(
      max((minX - other.minX).magnitude, (minY - other.minY).magnitude),
      max((maxX - other.maxX).magnitude, (maxY - other.maxY).magnitude)) < 1e-6
  }
}
