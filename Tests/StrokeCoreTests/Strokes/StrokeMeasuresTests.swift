import StrokeCore
import Testing

@Suite struct StrokeMeasuresTests {
  @Test func anEmptyStrokeHasNone() {
    let stroke = Stroke()
    #expect(stroke.bounds == nil && stroke.duration == nil && stroke.rate == nil)
    #expect(stroke.closingDistance == nil && stroke.firstStepBackInTime == nil)
  }

  @Test(
    arguments: [
      ([0, 0.01, 0.01, 0.02, 0.03, 9], 100),
      // For an even number of steps, the mean of the two in the middle; steps of no time are
      // ignored.
      ([0, 0.25, 1], 2), ([0, 0, 0, 0, 0.25], 4), ([0, 0.5, 0.25, 0.5], 8 / 3),
    ] as [([Double], Double)])
  func theRateIsTheMedianStepForward(times: [Double], expected: Double) throws {
    let stroke = try Stroke(times.map { Point($0, 0) }, times: times)
    let rate = try #require(stroke.rate)
    #expect(abs(rate - expected) < 1e-6)
    #expect(try Stroke([.origin, .origin], times: [1, 1]).rate == nil)
  }

  @Test func aStrokeMayBeginAtAnyTime() throws {
    let stroke = try Stroke(Array(repeating: .origin, count: 3), times: [7, 7.25, 9], liftTime: 10)
    #expect(stroke.duration == 2 && stroke.touchDuration == 3)
  }

  @Test func aStepBackInTimeIsNamed() throws {
    let stroke = try Stroke(Array(repeating: .origin, count: 4), times: [0, 1, 1, 0.5])
    #expect(stroke.firstStepBackInTime == 3 && stroke.duration == 0.5)
  }
}
