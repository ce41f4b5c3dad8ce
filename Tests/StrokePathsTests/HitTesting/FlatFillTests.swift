import StrokeFormats
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// What is not painted has no effect: fills that enclose nothing, moves, gaps of dashes.
@Suite struct FlatFillTests {
  /// A path of straight lines, subpath by subpath.
  private func path(_ subpaths: [[(Double, Double)]]) -> Path {
    let data = subpaths.map { points in
      "M" + points.map { "\($0.0) \($0.1)" }.joined(separator: "L") + (points.count > 1 ? "Z" : "")
    }
    return PathData(data.joined()).path
  }

  private static let square = [(60.0, 60.0), (80, 60), (80, 80), (60, 80)]
  private static let other = [(10.0, 10.0), (30, 10), (30, 30), (10, 30)]

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let extra: [[(Double, Double)]]
    var rule = FillRule.nonzero
  }

  private static let rows = [
    Row(testDescription: "a line", extra: [[(10, 10), (20, 20)]]),
    Row(testDescription: "a line there and back", extra: [[(10, 10), (20, 25), (10, 10)]]),
    Row(testDescription: "a bent line", extra: [[(10, 10), (20, 20), (5, 90), (20, 20)]]),
    Row(testDescription: "a move", extra: [[(5, 5)]]),
    Row(testDescription: "points in one place", extra: [[(5, 5), (5, 5), (5, 5)]]),
    Row(testDescription: "a square twice", extra: [other, other], rule: .evenodd),
    Row(testDescription: "a square and back", extra: [other, other.reversed()]),
    Row(testDescription: "a spike", extra: [[(80, 60), (200, 60), (80, 60), (60, 60), (60, 80)]]),
    Row(testDescription: "a spike first", extra: [[(200, 60), (60, 60), (60, 80), (80, 60)]]),
  ]

  /// Curves that end where they begin, along a straight line.
  @Test(arguments: [[0.0, 54, 0, 0], [8, 0, 0, 0], [60, 30, -60, -30], [0, -64, 0, 0]])
  func aCurveThatLeadsBackAlongItselfIsNoArea(legs: [Double]) throws {
    for start in [Point(-8, -8), Point(0.1, 0.3)] {
      let (a, b) = (start + Vector(legs[0], legs[1]), start + Vector(legs[2], legs[3]))
      let curve = PathData(
        "M\(start.x) \(start.y)C\(a.x) \(a.y) \(b.x) \(b.y) \(start.x) \(start.y)")
      let test = HitTest(curve.path, Paint())
      #expect(test.paintedBounds == nil, "\(test.paintedBounds as Any)")
      #expect(!test.isEnclosed(by: Rect(around: start, start).outset(by: 99).corners))
    }
    // One curve that does enclose an area.
    let bounds = try #require(HitTest(PathData("M0 0C60 0 0 60 0 0").path, Paint()).paintedBounds)
    #expect((bounds.maxX - 80.0 / 3).magnitude < 1e-9 && (bounds.maxY - 80.0 / 3).magnitude < 1e-9)
  }

  @Test(arguments: rows)
  func onlyWhatIsEnclosedIsPainted(row: Row) throws {
    for subpaths in [[Self.square] + row.extra, row.extra + [Self.square]] {
      for map in [Transform.identity, Transform(0, 2, -2, 0, 5, 5)] {
        let test = HitTest(path(subpaths), Paint(fill: row.rule), transform: map)
        let painted = map.bounds(of: Rect(minX: 60, minY: 60, maxX: 80, maxY: 80))
        for test in [test, test.indexedAtOnce()] {
          #expect(test.paintedBounds == painted)
          // A loop around only the square, and one around everything else.
          let around = painted.outset(by: 2).corners
          #expect(test.isEnclosed(by: around))
          #expect(HitScene([test, test]).elements(enclosedBy: around) == [0, 1])
          let elsewhere = map.bounds(of: Rect(minX: 0, minY: 0, maxX: 55, maxY: 55)).corners
          #expect(!test.isEnclosed(by: elsewhere))
        }
      }
    }
    let nothing = HitTest(path(row.extra), Paint(fill: row.rule))
    guard !row.testDescription.contains("spike") else { return }
    #expect(nothing.paintedBounds == nil)
    let all = Rect(minX: -9, minY: -9, maxX: 99, maxY: 99).corners
    #expect(!nothing.isEnclosed(by: all))
    #expect(HitScene([nothing]).elements(enclosedBy: all) == [])
  }

  /// Two squares joined by a line that encloses nothing: a loop may cross the line.
  @Test func aLineBetweenTwoSquaresIsNotPainted() {
    let dumbbell: [(Double, Double)] = [
      (10, 5), (20, 5), (20, 10), (30, 10), (30, 0), (20, 0), (20, 5), (10, 5), (10, 10), (0, 10),
      (0, 0), (10, 0),
    ]
    for shift in 0..<dumbbell.count {
      let turned = Array(dumbbell[shift...] + dumbbell[..<shift])
      let test = HitTest(path([turned]), Paint())
      let left = Rect(minX: -5, minY: -5, maxX: 15, maxY: 15)
      let right = Rect(minX: 15, minY: -5, maxX: 35, maxY: 15)
      let both = Rect(minX: -5, minY: -5, maxX: 35, maxY: 15)
      let line = Rect(minX: 12, minY: 0, maxX: 18, maxY: 15)
      #expect(!test.isEnclosed(by: left.corners) && test.touches(left), "\(shift)")
      #expect(!test.isEnclosed(by: right.corners) && test.touches(right), "\(shift)")
      #expect(test.isEnclosed(by: both.corners), "\(shift)")
      #expect(!test.isEnclosed(by: line.corners) && !test.touches(line), "\(shift)")
    }
  }

  /// Each side of the painted bounds has paint, and nothing is beyond.
  @Test func boundsAreThoseOfWhatIsHit() {
    var generator = SeededGenerator(seed: 31)
    var (flat, painted) = (0, 0)
    for _ in 0..<rounds(3_000, long: 200_000) {
      let subpaths = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (0..<Int.random(in: 1...7, using: &generator)).map { _ in
          (
            Double(Int.random(in: 0...4, using: &generator)),
            Double(Int.random(in: 0...4, using: &generator))
          )
        }
      }
      let rule: FillRule = Bool.random(using: &generator) ? .nonzero : .evenodd
      let path = path(subpaths)
      let test = HitTest(path, Paint(fill: rule))
      guard let box = test.paintedBounds else {
        flat += 1
        #expect(!test.touches(Rect(minX: -1, minY: -1, maxX: 5, maxY: 5)), "\(subpaths)")
        continue
      }
      if box != path.bounds { painted += 1 }
      let (near, far) = (1e-7, 9.0)
      let inner = [
        Rect(minX: box.minX, minY: box.minY, maxX: box.minX + near, maxY: box.maxY),
        Rect(minX: box.maxX - near, minY: box.minY, maxX: box.maxX, maxY: box.maxY),
        Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.minY + near),
        Rect(minX: box.minX, minY: box.maxY - near, maxX: box.maxX, maxY: box.maxY),
      ]
      let outer = [
        Rect(minX: -far, minY: -far, maxX: box.minX - 1e-9, maxY: far),
        Rect(minX: box.maxX + 1e-9, minY: -far, maxX: far, maxY: far),
        Rect(minX: -far, minY: -far, maxX: far, maxY: box.minY - 1e-9),
        Rect(minX: -far, minY: box.maxY + 1e-9, maxX: far, maxY: far),
      ]
      #expect(inner.allSatisfy { test.touches($0) }, "\(subpaths) \(rule) \(box)")
      #expect(!outer.contains { test.touches($0) }, "\(subpaths) \(rule) \(box)")
    }
    #expect(flat > 100 && painted > 100)
  }
}
