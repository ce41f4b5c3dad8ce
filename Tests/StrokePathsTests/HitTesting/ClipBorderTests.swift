import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Clips, shapes and questions whose edges coincide. All corners are whole numbers and all edges
/// are vertical, horizontal or at 45 degrees, so that half squares tell exactly what is left.
@Suite struct ClipBorderTests {
  private static let seed: UInt64 = 20_261_123
  private static let side = 6

  /// A rectangle, or the half of a square before or after its diagonal, drawn in either direction.
  private struct Piece {
    let (x, y, width, height): (Int, Int, Int, Int)
    /// Nil for the whole square.
    let isBefore: Bool?
    let isReversed: Bool

    init(_ random: inout RandomHits) {
      (x, y) = (random.below(side - 2), random.below(side - 2))
      let width = 1 + max(random.below(side - x), random.below(side - x))
      let height = 1 + max(random.below(side - y), random.below(side - y))
      isBefore = random.oneOf([nil, nil, true, false])
      self.width = isBefore == nil ? width : min(width, height)
      self.height = isBefore == nil ? height : min(width, height)
      isReversed = random.below(2) == 0
    }

    var corners: [Point] {
      let (left, top) = (Double(x), Double(y))
      let (right, low) = (left + Double(width), top + Double(height))
      let (a, b) = (Point(right, top), Point(left, low))
      let corners =
        (isBefore == false ? [] : [Point(left, top)]) + [a]
        + (isBefore == true ? [] : [Point(right, low)]) + [b]
      return isReversed ? corners.reversed() : corners
    }

    /// The winding number about a half square.
    func winding(_ half: Half) -> Int {
      guard x <= half.x, half.x < x + width, y <= half.y, half.y < y + height else { return 0 }
      // The diagonal of the piece's square passes through the diagonals of the unit squares on it.
      let diagonal = x + y + width - 1
      let isInside =
        switch isBefore {
        case nil: true
        case true: half.x + half.y < diagonal || half.x + half.y == diagonal && half.isBefore
        case false: half.x + half.y > diagonal || half.x + half.y == diagonal && !half.isBefore
        }
      return isInside ? isReversed ? -1 : 1 : 0
    }
  }

  /// The half of a unit square.
  private struct Half { let (x, y, isBefore): (Int, Int, Bool) }

  private static let halves = (0..<2 * side * side).map {
    Half(x: $0 / 2 % side, y: $0 / 2 / side, isBefore: $0 % 2 == 0)
  }

  /// A filled path made of pieces, and the half squares that it fills.
  private struct Shape {
    let path: Path
    let rule: FillRule
    let fills: (Half) -> Bool

    init(_ random: inout RandomHits) {
      let pieces = (0..<random.oneOf([1, 1, 2, 3])).map { _ in Piece(&random) }
      var all = Path()
      for piece in pieces { all.append(Path(closedLine: piece.corners)) }
      (path, rule) = (all, random.oneOf([.nonzero, .evenodd]))
      let isNonzero = rule == .nonzero
      fills = { half in
        let winding = pieces.reduce(0) { $0 + $1.winding(half) }
        return isNonzero ? winding != 0 : winding % 2 != 0
      }
    }
  }

  /// A clip, and the half squares and points that it leaves. It contains a point if the fills of
  /// its outlines do.
  private static func clip(
    _ random: inout RandomHits, depth: Int = 1
  ) -> (clip: Clip, leaves: (Half) -> Bool, contains: (Point) -> Bool) {
    var clip = Clip()
    var tests: [((Half) -> Bool, (Point) -> Bool)] = []
    for _ in 0..<random.oneOf([1, 1, 2]) {
      var union: [(outline: Clip.Outline, (Half) -> Bool, (Point) -> Bool)] = []
      for _ in 0..<random.oneOf([1, 2]) {
        let shape = Shape(&random)
        let fill = HitTest(shape.path, Paint(fill: shape.rule))
        guard depth > 0, random.below(3) == 0 else {
          union.append((Clip.Outline(shape.path, shape.rule), shape.fills, fill.contains))
          continue
        }
        let inner = Self.clip(&random, depth: depth - 1)
        union.append(
          (
            Clip.Outline(shape.path, shape.rule, clip: inner.clip),
            { shape.fills($0) && inner.leaves($0) },
            { fill.contains($0) && inner.contains($0) }
          ))
      }
      clip.intersect(unionOf: union.map(\.outline))
      tests.append(({ half in union.contains { $0.1(half) } }, { p in union.contains { $0.2(p) } }))
    }
    if random.below(3) == 0 {
      let piece = Piece(&random)
      let box = Path(closedLine: piece.corners).bounds ?? .plane
      clip.intersect(box)
      let fill = HitTest(Path(closedLine: box.corners), Paint())
      tests.append(
        (
          { half in
            box.minX <= Double(half.x) && Double(half.x) < box.maxX && box.minY <= Double(half.y)
              && Double(half.y) < box.maxY
          }, fill.contains
        ))
    }
    return (
      clip, { half in tests.allSatisfy { $0.0(half) } }, { p in tests.allSatisfy { $0.1(p) } }
    )
  }

  @Test func whatIsLeftIsExact() throws {
    var random = RandomHits(seed: Self.seed)
    var (hits, misses) = (0, 0)
    for round in 0..<rounds(70, long: 10_000) {
      let (shape, clip) = (Shape(&random), Self.clip(&random))
      let test = HitTest(shape.path, Paint(fill: shape.rule), clip: clip.clip)
      let left = Self.halves.filter { shape.fills($0) && clip.leaves($0) }
      let note: Comment = "seed \(Self.seed), round \(round)"
      for question in 0..<6 {
        let (x, y) = (random.below(Self.side + 1) - 1, random.below(Self.side + 1) - 1)
        let (width, height) = (1 + random.below(7), 1 + random.below(7))
        let found = left.filter {
          x <= $0.x && $0.x < x + width && y <= $0.y && $0.y < y + height
        }
        let rect = Rect(
          minX: Double(x), minY: Double(y), maxX: Double(x + width), maxY: Double(y + height))
        #expect(test.touches(rect) == !found.isEmpty, note)
        #expect(test.indexedAtOnce().touches(rect) == !found.isEmpty, note)
        if found.isEmpty { misses += 1 } else { hits += 1 }
        guard question == 0 else { continue }
        #expect(
          test.isEnclosed(by: rect.corners) == (!left.isEmpty && found.count == left.count), note)
      }
      // In the middles of half squares, on edges, and at corners.
      let whole = HitTest(shape.path, Paint(fill: shape.rule))
      for _ in 0..<12 {
        let p = Point(Double(random.below(26)) / 4, Double(random.below(26)) / 4)
        #expect(test.contains(p) == (whole.contains(p) && clip.contains(p)), note)
      }
      for half in left {
        let third = half.isBefore ? 1.0 / 3 : 2.0 / 3
        #expect(test.contains(Point(Double(half.x) + third, Double(half.y) + third)), note)
      }
    }
    #expect(hits > 80 && misses > 80, "\(hits) \(misses)")
  }

  /// Every point is either in a region or in the area around it, never in both.
  @Test func aBorderBelongsToOneSide() {
    var random = RandomHits(seed: Self.seed)
    let all = Path(closedLine: Rect(minX: -9, minY: -9, maxX: 19, maxY: 19).corners)
    for round in 0..<rounds(150, long: 20_000) {
      let piece = Piece(&random)
      let (region, frame) = (Path(closedLine: piece.corners), random.oneOf([true, false]))
      var around = Path()
      around.append(all)
      around.append(region)
      let sides = [(region, FillRule.nonzero), (around, .evenodd)].map { path, rule in
        var clip = Clip()
        clip.intersect(unionOf: [Clip.Outline(path, rule)])
        return frame ? HitTest(all, Paint(), clip: clip) : HitTest(path, Paint(fill: rule))
      }
      for _ in 0..<20 {
        let p = Point(Double(random.below(26)) / 4, Double(random.below(26)) / 4)
        #expect(sides[0].contains(p) != sides[1].contains(p), "\(Self.seed) \(round) \(p)")
      }
    }
  }

  /// Mapping a clip maps what it leaves, also if clips are nested.
  @Test func theImageOfAClipLeavesTheImage() {
    var random = RandomHits(seed: Self.seed)
    let maps: [Transform] = [
      .translation(Vector(40, -7)), .rotation(degrees: 90), .scale(-3, 3),
      Transform(1, 0, 2, 1, 5, 5),
    ]
    for round in 0..<rounds(150, long: 10_000) {
      let (clip, map) = (Self.clip(&random, depth: 2), random.oneOf(maps))
      let all = Path(closedLine: Rect(minX: -9, minY: -9, maxX: 19, maxY: 19).corners)
      let test = HitTest(all, Paint(), transform: map, clip: clip.clip.mapped(by: map))
      for half in Self.halves {
        let third = half.isBefore ? 1.0 / 3 : 2.0 / 3
        let middle = Point(Double(half.x) + third, Double(half.y) + third)
        #expect(test.contains(map(middle)) == clip.leaves(half), "\(Self.seed) \(round) \(middle)")
      }
    }
  }
}
