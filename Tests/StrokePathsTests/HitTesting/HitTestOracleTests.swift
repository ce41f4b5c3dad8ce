import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// The hit test compared with brute force.
@Suite struct HitTestOracleTests {
  static let seed: UInt64 = 20_260_714

  /// Points all over a rectangle, and up to a margin around it.
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
      // What is painted with some margin must be found.
      let isPainted = grid(rect, 8, around: 0).contains { painting.paints($0, margin: -0.05) }
      // What is found must be painted, up to the distance between the points.
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
    // Most cases must have been decided one way or the other.
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

  /// True if a point is so near the outline that replacing curves by lines may give a wrong answer.
  private func isNearOutline(_ p: Point, _ path: Path) -> Bool {
    let outline = Paint(fill: nil, stroke: StrokeStyle(width: 0.2, cap: .round, join: .round))
    return HitTest(path, outline).contains(p)
  }
}
