import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// The hit test against brute force.
@Suite struct HitTestOracleTests {
  static let seed: UInt64 = 20_260_714

  /// Places all over a rectangle and this far around it.
  private func grid(_ rect: Rect, _ count: Int, around margin: Double) -> [Point] {
    let box = rect.outset(by: margin)
    return (0..<count * count).map { index in
      let (i, j) = (Double(index % count) + 0.5, Double(index / count) + 0.5)
      return Point(
        box.minX + box.width * i / Double(count), box.minY + box.height * j / Double(count))
    }
  }

  @Test func touchAgreesWithSampledPoints() {
    var random = RandomHits(seed: Self.seed)
    var (hits, misses) = (0, 0)
    let count = rounds(50, long: 100)
    for round in 0..<count {
      let (path, paint, rect) = (random.path(), random.paint(), random.rect())
      let isHit = HitTest(path, paint).touches(rect)
      let painting = SampledPainting(path, paint, pieces: 40)
      // What is painted with something to spare must be found.
      let isPainted = grid(rect, 8, around: 0).contains { painting.paints($0, margin: -0.05) }
      // What is found must be painted, give or take the distance between the places.
      let step = max(rect.width, rect.height) / 8 + 0.1
      let isNear = grid(rect, 10, around: step).contains { p in
        painting.paints(p, margin: step)
          || [Vector(step, 0), Vector(-step, 0), Vector(0, step), Vector(0, -step)].contains {
            painting.paints(p + $0, margin: step)
          }
      }
      #expect(
        isHit ? isNear : !isPainted,
        "seed \(Self.seed), round \(round): \(path.data) \(paint) \(rect) \(isHit)")
      if isPainted { hits += 1 }
      if !isNear { misses += 1 }
    }
    // Most of the cases must have been told either way.
    #expect(hits > count / 12 && misses > count / 5, "\(hits) \(misses)")
  }

  @Test func pointsAgreeWithSampledPoints() {
    var random = RandomHits(seed: Self.seed)
    let count = rounds(150, long: 400)
    var told = 0
    for round in 0..<count {
      let (path, paint) = (random.path(), random.paint())
      let test = HitTest(path, paint)
      let (inner, outer) = (SampledPainting(path, paint, pieces: 150), 0.05)
      for _ in 0..<6 {
        let p = Point(random.number(-10...110), random.number(-10...110))
        let (sure, maybe) = (inner.paints(p, margin: -outer), inner.paints(p, margin: outer))
        guard sure == maybe, !isNearOutline(p, path) else { continue }
        told += 1
        #expect(
          test.contains(p) == sure, "seed \(Self.seed), round \(round): \(path.data) \(paint) \(p)")
      }
    }
    #expect(told > count * 6 / 2, "\(told)")
  }

  /// Whether a point is so near the outline that lines in place of curves can be wrong about it.
  private func isNearOutline(_ p: Point, _ path: Path) -> Bool {
    let outline = Paint(fill: nil, stroke: StrokeStyle(width: 0.2, cap: .round, join: .round))
    return HitTest(path, outline).contains(p)
  }

  @Test func coverageAgreesWithSupersampling() {
    var random = RandomHits(seed: Self.seed)
    for round in 0..<150 {
      let (path, paint, rect) = (random.path(), random.paint(), random.rect())
      let test = HitTest(path, paint)
      let sample = { (count: Int) in
        let places = grid(rect, count, around: 0)
        return Double(places.count { test.contains($0) }) / Double(places.count)
      }
      let coverage = test.coverage(of: rect)
      var (count, sampled) = (20, sample(20))
      // A border puts the count wrong by about one place a row; then more places tell.
      while (coverage - sampled).magnitude > 1 / Double(count), count < 320 {
        count *= 2
        sampled = sample(count)
      }
      #expect(
        (coverage - sampled).magnitude <= 1 / Double(count),
        "seed \(Self.seed), round \(round): \(path.data) \(paint) \(rect) \(sampled)")
    }
  }

  @Test(arguments: [
    (Rect(minX: 0, minY: 0, maxX: 10, maxY: 10), 255),
    (Rect(minX: -5, minY: 0, maxX: 5, maxY: 10), 128),
    (Rect(minX: -5, minY: -5, maxX: 5, maxY: 5), 64),
    (Rect(minX: 20, minY: 0, maxX: 30, maxY: 10), 0),
    (Rect(minX: -0.1, minY: 3, maxX: 0.9, maxY: 4), 230),
  ])
  func alphaOfASquare(rect: Rect, alpha: Int) {
    var builder = PathBuilder()
    builder.move(to: Point(0, 0))
    for p in [Point(12, 0), Point(12, 12), Point(0, 12)] { builder.line(to: p) }
    let test = HitTest(builder.finish() ?? Path(), Paint())
    #expect(test.alpha(of: rect) == alpha)
  }
}
