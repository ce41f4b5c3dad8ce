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
    #expect(try changed(.scale(2)).viewWidth == 200)
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

  @Test func whatGetsTooLargeIsAFlaw() throws {
    let big = try Stroke([Point(1e300, 0), Point(0, 1)])
    #expect(throws: Stroke.Flaw.notFinite(index: 0)) { try big.transformed(by: .scale(1e10)) }
  }

  @Test func anEmptyStrokeStaysEmpty() throws {
    for change: Stroke.Transformation in [
      .mirror, .reverse, .rotate(30), .scale(3), .round, .denser(4), .every(4),
    ] {
      #expect(try Stroke().transformed(by: change) == Stroke())
    }
  }
}
