import Testing

@testable import StrokeCore
@testable import StrokePaths

@Suite struct RoundingTests {
  @Test(arguments: [
    (0.1, 0.2, 0.3), (4074.8, 0.3, 4075.1), (4075.1, -0.3, 4074.8), (0.7, -0.7, 0),
    (1_234_567.8, 0.1, 1_234_567.9), (-3.3, 1.1, -2.2), (.pi, 1, .pi + 1), (1e300, 1, 1e300),
    (1e-300, 1e-300, 2e-300),
  ])
  func sumsAreThoseOfTheDecimals(number: Double, other: Double, sum: Double) {
    #expect(number.plus(other) == sum)
  }

  /// Whatever the number of steps, a sum stays within rounding errors.
  @Test func sumsAreOffByRoundingErrorsOnly() {
    var random = RandomHits(seed: 1)
    for _ in 0..<10_000 {
      let (a, b) = (random.number(-1e3...1e3), random.number(-1e3...1e3))
      let scale = max(a.magnitude, b.magnitude)
      #expect((a.plus(b) - (a + b)).magnitude <= Double.roundingShare * scale)
    }
  }

  @Test func aPathOfManyStepsEndsWhereItBegan() {
    var random = RandomHits(seed: 2)
    for _ in 0..<20 {
      var builder = PathBuilder()
      let start = Point(random.number(-1e3...1e3), random.number(-1e3...1e3))
      builder.move(to: start)
      let steps = (0..<500).map { _ in Point(random.number(-1e2...1e2), random.number(-1e2...1e2)) }
      for step in steps { builder.line(to: builder.point(after: step.x, step.y)) }
      for step in steps { builder.line(to: builder.point(after: -step.x, -step.y)) }
      #expect(builder.current == start)
    }
  }

  @Test func aRectangleEndsWhereItsDecimalsSay() {
    let rect = Rect.written(x: 4074.8, y: 0.1, width: 0.3, height: 0.2)
    #expect(rect == Rect(minX: 4074.8, minY: 0.1, maxX: 4075.1, maxY: 0.3))
    #expect(Rect.written(x: .pi, y: 0, width: 1, height: 1)?.maxX == .pi + 1)
    #expect(Rect.written(x: 0, y: 0, width: -1, height: 1) == nil)
    #expect(Rect.written(x: 1e308, y: 0, width: 1e308, height: 1)?.maxX == .infinity)
  }
}
