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

  @Test(arguments: 2...10)
  func aStepBackInTimeIsFoundAnywhere(count: Int) throws {
    for index in 1..<count {
      var times = (0..<count).map(Double.init)
      times[index] = times[index - 1] - 0.5
      let stroke = try Stroke(Array(repeating: .origin, count: count), times: times)
      #expect(stroke.firstStepBackInTime == index)
    }
  }

  @Test(
    arguments: [
      ([], false), ([0], false), ([0, 0], false), ([0, 0.01], true), ([0, 0.02], false),
      ([0, 0.02, 0.04, 0.06, 0.08, 0.09], false), ([0, 0.01, 0.02, 0.03, 0.04, 0.06], true),
      ([0, 0, 0.02, 0.04, 0.04, 0.06], false), ([0, 0, 0.01, 0.02, 0.02, 0.03], true),
      ([0.04, 0.02, 0, 0.02, 0.04], false), ([0, 0.01, 0.03], false), ([0, 0.005, 0.015], true),
    ] as [([Double], Bool)])
  func aRateAboveALimitIsTold(times: [Double], isAbove: Bool) throws {
    let stroke = try Stroke(times.map { Point($0, 0) }, times: times)
    #expect(stroke.isRecorded(above: 90) == isAbove)
    #expect(stroke.rate.map { $0 > 90 } ?? false == isAbove)
  }

  @Test func aStepBackInTimeIsNamed() throws {
    let stroke = try Stroke(Array(repeating: .origin, count: 4), times: [0, 1, 1, 0.5])
    #expect(stroke.firstStepBackInTime == 3 && stroke.duration == 0.5)
  }
}
