import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Laws of every path, paint and rectangle, tested on random ones.
@Suite struct HitTestLawsTests {
  static let seed: UInt64 = 20_260_713

  /// Calls `law` with a path, a paint, a rectangle and whether it is touched: `count` times in long
  /// runs, a tenth of that in short ones.
  private func check(
    _ name: String, count: Int = 3000, arcs: Bool = true,
    _ law: (Path, Paint, Rect, Bool, inout RandomHits) -> Bool
  ) {
    var random = RandomHits(seed: Self.seed)
    for round in 0..<rounds(count / 10, long: count) {
      let (path, paint, rect) = (random.path(arcs: arcs), random.paint(), random.rect())
      let isHit = HitTest(path, paint).touches(rect)
      #expect(
        law(path, paint, rect, isHit, &random),
        "\(name), seed \(Self.seed), round \(round): \(path.data) \(paint) \(rect) \(isHit)")
    }
  }

  @Test func aLargerRectangleHitsToo() {
    check("growing rectangle") { path, paint, rect, isHit, random in
      let larger = rect.outset(by: random.oneOf([0.001, 0.5, 10]))
      return !isHit || HitTest(path, paint).touches(larger)
    }
  }

  @Test func aWiderStrokeIsHitToo() {
    check("growing width") { path, paint, rect, isHit, random in
      guard let stroke = paint.stroke else { return true }
      let wider = stroke.scaled(by: random.oneOf([1.001, 1.5, 4]))
      return !isHit || HitTest(path, Paint(fill: paint.fill, stroke: wider)).touches(rect)
    }
  }

  @Test func aRectangleHitsIfAQuarterDoes() {
    check("split in four") { path, paint, rect, isHit, _ in
      let c = rect.center
      let corners = [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
        Point(rect.maxX, rect.maxY),
      ]
      let quarters = corners.map { HitTest(path, paint).touches(Rect(around: $0, c)) }
      return isHit == quarters.contains(true)
    }
  }

  @Test(arguments: [
    Transform(1, 0, 0, 1, 64, -32), Transform(0, 1, -1, 0, 0, 0), Transform(-1, 0, 0, -1, 0, 0),
    Transform(-1, 0, 0, 1, 0, 0), Transform(0, 1, 1, 0, 16, 0), Transform(4, 0, 0, 4, 0, 0),
    Transform(0.125, 0, 0, 0.125, 0, 0), Transform(3, 0, 0, 3, 0, 0),
  ])
  func similarSituationsAreAlike(map: Transform) {
    let scale = map.determinant.magnitude.squareRoot()
    check("\(map)", count: 1000) { path, paint, rect, isHit, _ in
      guard let mapped = path.mapped(by: map) else { return false }
      let test = HitTest(mapped, paint.scaled(by: scale))
      return test.touches(map.bounds(of: rect)) == isHit
    }
  }

  @Test func thePathsDirectionDoesNotMatter() {
    check("reversed") { path, paint, rect, isHit, _ in
      HitTest(path.reversed, paint).touches(rect) == isHit
    }
  }

  @Test func theIndexAnswersAsThePathDoes() {
    check("indexed", count: 1500) { path, paint, rect, isHit, random in
      var many = Path()
      for _ in 0..<random.below(20) { many.append(random.path()) }
      many.append(path)
      let test = HitTest(many, paint)
      return test.indexedAtOnce().touches(rect) == test.touches(rect)
        && test.indexedAtOnce().contains(rect.center) == test.contains(rect.center)
    }
  }

  /// Subpaths that end inside the long runs that a question beside them skips.
  @Test(arguments: [70, 150, 301, 700])
  func theIndexKnowsWhereLongSubpathsEnd(count: Int) {
    var builder = PathBuilder()
    for (x, radius) in [(0.0, 100.0), (20, 60), (-30, 20)] {
      for index in 0..<count {
        let turn = Transform.rotation(degrees: 360 * Double(index) / Double(count))
        let point = turn(Point(radius, 0)) + Vector(x, 0)
        if index == 0 { builder.move(to: point) } else { builder.line(to: point) }
      }
      builder.close()
    }
    let test = HitTest(builder.finishValidPrefix(), Paint(fill: .evenodd))
    let indexed = test.indexedAtOnce()
    var hits = 0
    for x in stride(from: -108.5, to: 110, by: 9) {
      for y in stride(from: -108.5, to: 110, by: 9) {
        let rect = Rect(minX: x, minY: y, maxX: x + 2, maxY: y + 2)
        let isHit = test.touches(rect)
        hits += isHit ? 1 : 0
        #expect(indexed.touches(rect) == isHit, "\(rect)")
        #expect(indexed.contains(rect.center) == test.contains(rect.center), "\(rect.center)")
      }
    }
    #expect((100...500).contains(hits))
  }

  @Test func theSweepAgreesWithTheProbe() {
    check("sweep", count: 1500) { path, paint, rect, _, _ in
      let rule = paint.fill ?? .evenodd
      let sweep = OverlapSweep(HitTest(path, Paint()), .rect(rect))
      var steps = Int.max
      return sweep.paints(by: rule, &steps) == HitTest(path, Paint(fill: rule)).touches(rect)
    }
  }

  @Test func coordinatesOfAnySizeAreAlike() {
    check("extreme sizes", count: 600) { path, paint, rect, isHit, random in
      let scale = random.oneOf([0x1p-960, 0x1p960, 0x1p-500, 0x1p500])
      let test = HitTest(path.scaled(by: scale), paint.scaled(by: scale))
      return test.touches(rect.scaled(by: scale)) == isHit
    }
  }

  @Test func touchHoldsWheneverTheCenterDoes() {
    check("rules", count: 800) { path, paint, rect, isHit, _ in
      let test = HitTest(path, paint)
      return isHit || !test.hits(rect, by: .center)
    }
  }

  /// Curves and pens of any two sizes, and rectangles as large as either or far smaller.
  @Test(arguments: [1e-300, 1e-150, 1e-20, 1, 1e20, 1e150, 1e300])
  func touchHoldsWhereverTheCenterDoesAtAnySize(scale: Double) {
    var random = RandomHits(seed: Self.seed)
    var hits = 0
    for round in 0..<rounds(100, long: 6_000) {
      let size = scale * random.oneOf([1, 1e-3, 1e-6, 1e-9])
      let point = {
        Point((random.number(-1...1) * 16).rounded() * size, random.number(-1...1) * 16 * size)
      }
      var builder = PathBuilder()
      builder.move(to: point())
      if random.below(3) == 0 {
        builder.quadratic(point(), to: point())
      } else {
        builder.cubic(point(), random.below(4) == 0 ? builder.current : point(), to: point())
      }
      let style = StrokeStyle(
        width: scale * random.oneOf([1, 1e-3, 1e-6, 1e-9]) * random.number(0.1...1),
        cap: random.oneOf(StrokeStyle.Cap.allCases))
      let test = HitTest(builder.finish() ?? Path(), Paint(fill: nil, stroke: style))
      let half = scale * random.oneOf([1, 1e-3, 1e-6, 1e-9, 1e-12])
      let place = random.below(2) == 0 ? size * 16 : scale / 2
      let center = Point(random.number(-1...1) * place, random.number(-1...1) * place)
      let rect = Rect(
        minX: center.x - half, minY: center.y - half * random.oneOf([1, 0.01]),
        maxX: center.x + half, maxY: center.y + half)
      guard test.hits(rect, by: .center) else { continue }
      hits += 1
      #expect(
        test.touches(rect) && test.indexedAtOnce().touches(rect),
        "\(round): \(test.path.data) \(test.paint) \(rect)")
    }
    #expect(hits > 20)
  }

  @Test func onlyWhatIsInsideThePaintedBoundsIsHit() {
    check("bounds", count: 1500) { path, paint, rect, isHit, _ in
      guard let bounds = HitTest(path, paint).paintedBounds else { return !isHit }
      return !isHit || rect.intersection(bounds) != nil
    }
  }

  @Test func strokesReachTheirPaintedBounds() {
    check("tight bounds", count: 800) { path, paint, _, _, _ in
      let stroked = Paint(fill: nil, stroke: paint.stroke ?? StrokeStyle(width: 7))
      let test = HitTest(path, stroked)
      guard let b = test.paintedBounds else { return true }
      let d = 1e-6 * max(b.width, b.height, 1)
      return [
        Rect(minX: b.minX - 1, minY: b.minY - 1, maxX: b.minX + d, maxY: b.maxY + 1),
        Rect(minX: b.maxX - d, minY: b.minY - 1, maxX: b.maxX + 1, maxY: b.maxY + 1),
        Rect(minX: b.minX - 1, minY: b.minY - 1, maxX: b.maxX + 1, maxY: b.minY + d),
        Rect(minX: b.minX - 1, minY: b.maxY - d, maxX: b.maxX + 1, maxY: b.maxY + 1),
      ].allSatisfy(test.touches)
    }
  }

  @Test func aTransformIsTheSameAsMappedCoordinates() {
    check("transform", count: 1500) { path, paint, rect, _, random in
      var paint = paint
      // The square of a zero-length subpath is parallel to the axes of its own coordinates.
      if paint.stroke?.cap == .square { paint.stroke?.cap = .butt }
      let turn = Transform.rotation(degrees: random.number(0...360)) * .scale(1.5, 1.5)
      let slant = turn * .skewX(degrees: 20) * .scale(1, -0.4)
      guard let turned = path.mapped(by: turn), let slanted = path.mapped(by: slant) else {
        return false
      }
      let filled = Paint(fill: paint.fill ?? .nonzero)
      return HitTest(path, paint, transform: turn).touches(rect)
        == HitTest(turned, paint.scaled(by: 1.5)).touches(rect)
        && HitTest(path, filled, transform: slant).touches(rect)
          == HitTest(slanted, filled).touches(rect)
    }
  }

  @Test func aFingerIsBetweenTheSquaresInsideAndAroundIt() {
    check("finger", count: 1500) { path, paint, rect, _, _ in
      let finger = Circle(center: rect.center, radius: rect.width / 2)
      let inner = finger.bounds.centered(on: rect.center, scale: 0.7071)
      let test = HitTest(path, paint)
      let isHit = test.touches(finger)
      return (!test.touches(inner) || isHit) && (!isHit || test.touches(finger.bounds))
    }
  }

  @Test func aPointIsAVerySmallFinger() {
    check("point", count: 1500) { path, paint, rect, _, random in
      // Off the grid, so that it is on no border.
      let p = Point(rect.minX + random.number(0...1), rect.minY + random.number(0...1))
      let test = HitTest(path, paint)
      return test.contains(p) == test.touches(Circle(center: p, radius: 1e-9))
    }
  }
}

extension Rect {
  func centered(on p: Point, scale: Double) -> Rect {
    let (w, h) = (width * scale / 2, height * scale / 2)
    return Rect(minX: p.x - w, minY: p.y - h, maxX: p.x + w, maxY: p.y + h)
  }
}

extension Path {
  /// The path as path data, for messages.
  var data: String {
    map { element in
      switch element {
      case .move(let p): "M\(p.x) \(p.y)"
      case .line(let p): "L\(p.x) \(p.y)"
      case .quadratic(let c, let p): "Q\(c.x) \(c.y) \(p.x) \(p.y)"
      case .cubic(let c, let d, let p): "C\(c.x) \(c.y) \(d.x) \(d.y) \(p.x) \(p.y)"
      case .arc(let a, let p):
        "A\(a.radiusX) \(a.radiusY) \(a.rotation) \(a.isLarge ? 1 : 0) \(a.isSweep ? 1 : 0) "
          + "\(p.x) \(p.y)"
      case .close: "Z"
      }
    }.joined()
  }
}
