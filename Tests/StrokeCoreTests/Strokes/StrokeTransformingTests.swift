import Foundation
import StrokeCore
import TestSupport
import Testing

@Suite struct StrokeTransformingTests {
  private let stroke = Result {
    try Stroke([Point(0, 0), Point(3, 4), Point(3, 10)], times: [1, 2, 4], viewWidth: 100)
  }

  private func changed(_ transformation: Stroke.Transformation) throws -> Stroke {
    try stroke.get().transformed(by: transformation)
  }

  @Test func everyChange() throws {
    #expect(try changed(.mirror).points == [Point(0, 0), Point(-3, 4), Point(-3, 10)])
    #expect(try changed(.scale(2)).points == [Point(0, 0), Point(6, 8), Point(6, 20)])
    for factor in [2.0, -2] { #expect(try changed(.scale(factor)).viewWidth == 200) }
    #expect(try changed(.every(2)).points == [Point(0, 0), Point(3, 10)])
    #expect(try changed(.every(2)).times == [1, 4])
    let back = try changed(.reverse)
    #expect(back.points == [Point(3, 10), Point(3, 4), Point(0, 0)] && back.times == [1, 3, 4])
    let dense = try changed(.denser(2))
    #expect(
      dense.points == [Point(0, 0), Point(1.5, 2), Point(3, 4), Point(3, 7), Point(3, 10)])
    #expect(dense.times == [1, 1.5, 2, 3, 4])
    #expect(try dense.transformed(by: .round).points[1] == Point(2, 2))
  }

  @Test func aQuarterTurnIsExactAndClockwiseOnTheScreen() throws {
    let square = try Stroke([Point(0, 0), Point(4, 0), Point(4, 4)])
    #expect(
      try square.transformed(by: .rotate(90)).points == [Point(4, 0), Point(4, 4), Point(0, 4)])
    #expect(try square.transformed(by: .rotate(360)) == square)
    #expect(
      try square.transformed(by: .rotate(-90)) == square.transformed(by: .rotate(270)))
  }

  @Test func thereAndBackIsTheSameAgain() throws {
    let circle = try Shapes.circle()
    for (there, back) in [
      (Stroke.Transformation.mirror, Stroke.Transformation.mirror), (.scale(8), .scale(0.125)),
    ] {
      #expect(try circle.transformed(by: there).transformed(by: back) == circle)
    }
    let twice = try circle.transformed(by: .reverse).transformed(by: .reverse)
    #expect(twice.points == circle.points)
    #expect(
      try circle.transformed(by: .denser(5)).transformed(by: .every(5)).points == circle.points)
  }

  @Test(arguments: [8, 16, 64])
  func aGridHasThatManySteps(steps: Int) throws {
    let circle = try Shapes.circle(center: Point(31.4, 15.9), radius: 27, count: 200)
    let grid = try circle.transformed(by: .grid(steps))
    let box = try #require(circle.bounds)
    let step = max(box.width, box.height) / Double(steps)
    for (point, plain) in zip(grid.points, circle.points) {
      #expect(point.distance(to: plain) <= step * 0.708)
      #expect(((point.x / step).rounded() - point.x / step).magnitude < 1e-9)
    }
    #expect(Set(grid.points.map(\.x)).count <= steps + 2)
  }

  @Test(arguments: [0.5, 1, 3])
  func jitterIsThatLargeAndTheSameEachTime(percent: Double) throws {
    let circle = try Shapes.circle(count: 2_000)
    let moved = try circle.transformed(by: .jitter(percent))
    #expect(try circle.transformed(by: .jitter(percent)) == moved)
    let offsets = zip(moved.points, circle.points).flatMap { [$0.x - $1.x, $0.y - $1.y] }
    let mean = offsets.reduce(0, +) / Double(offsets.count)
    let deviation = (offsets.reduce(0) { $0 + $1 * $1 } / Double(offsets.count)).squareRoot()
    #expect(mean.magnitude < 0.1 * deviation)
    #expect((deviation / (1.6 * percent) - 1).magnitude < 0.05)
  }

  @Test func aHesitantHandGoesBackAndOnAgain() throws {
    var places: Set<Int> = []
    for radius in 40..<80 {
      let circle = try Shapes.circle(radius: Double(radius), count: 100)
      let hesitant = try circle.transformed(by: .hesitate(4))
      #expect(try circle.transformed(by: .hesitate(4)) == hesitant)
      let (points, all) = (circle.points, hesitant.points)
      let place = try #require(zip(points, all).enumerated().first { $1.0 != $1.1 }?.offset) - 1
      let back = min(4, place)
      #expect(all.count == 100 + 2 * back && Set(all) == Set(points))
      #expect(Array(all[(place + 1)...(place + back)]) == points[(place - back)..<place].reversed())
      #expect(Array(all[(place + 2 * back + 1)...]) == Array(points[(place + 1)...]))
      #expect(zip(hesitant.times.dropFirst(), hesitant.times).allSatisfy { $0 > $1 })
      places.insert(place)
    }
    #expect(places.count > 15)
    #expect(try Stroke([Point(0, 0), Point(1, 1)]).transformed(by: .hesitate(3)).count == 2)
  }

  @Test(arguments: [5.0, 30])
  func aHookLeadsToTheFirstSample(percent: Double) throws {
    for radius in 40..<60 {
      let circle = try Shapes.circle(radius: Double(radius), count: 100)
      let hooked = try circle.transformed(by: .hook(percent))
      let hook = hooked.points.dropLast(100)
      #expect(Array(hooked.points.dropFirst(hook.count)) == circle.points)
      let length = try #require(hook.first).distance(to: circle.points[0])
      #expect((length / (2 * Double(radius)) - percent / 100).magnitude < 0.001)
      // Samples are as far apart as the others, or a little nearer.
      let steps = zip(hooked.points.dropFirst(), hooked.points).map { $0.distance(to: $1) }
      #expect(steps.allSatisfy { $0 < 1.001 * steps[99] })
    }
    for stroke in [Stroke(), try Stroke([Point(1, 1), Point(1, 1)])] {
      #expect(try stroke.transformed(by: .hook(percent)) == stroke)
    }
  }

  @Test func partsAreLeftOut() throws {
    let circle = try Shapes.circle(count: 100)
    let points = circle.points
    #expect(try circle.transformed(by: .liftStart(10)).points == Array(points[10...]))
    #expect(try circle.transformed(by: .liftEnd(5)).points == Array(points[..<95]))
    var begins: Set<Int> = []
    for radius in 40..<80 {
      let circle = try Shapes.circle(radius: Double(radius), count: 100)
      let (points, left) = (circle.points, try circle.transformed(by: .drop(20)).points)
      let begin = try #require(zip(points, left).enumerated().first { $1.0 != $1.1 }?.offset)
      #expect(left == Array(points[..<begin] + points[(begin + 20)...]))
      begins.insert(begin)
    }
    #expect(begins.count > 15)
    #expect(try Stroke([Point(0, 0), Point(1, 1)]).transformed(by: .drop(100)).count == 2)
  }

  @Test func whatGetsTooLargeIsAFlaw() throws {
    let big = try Stroke([Point(1e300, 0), Point(0, 1)])
    #expect(throws: Stroke.ValidationError.notFinite(index: 0)) {
      try big.transformed(by: .scale(1e10))
    }
  }

  @Test func anEmptyStrokeStaysEmpty() throws {
    for change: Stroke.Transformation in [
      .mirror, .reverse, .rotate(30), .scale(3), .round, .denser(4), .every(4), .grid(8),
      .jitter(3), .hesitate(5), .hook(10), .drop(20), .liftStart(10), .liftEnd(10),
    ] {
      #expect(try Stroke().transformed(by: change) == Stroke())
    }
  }
}
