import StrokeCore
import TestSupport
import Testing

@Suite struct StrokeResamplingTests {
  @Test func halfTheRateKeepsEverySecondSample() throws {
    let stroke = try Shapes.circle(count: 241, rate: 240)
    let slow = stroke.resampled(to: 60)
    #expect(slow.count == 61)
    for index in 0..<slow.count {
      #expect(slow.point(at: index).distance(to: stroke.point(at: index * 4)) < 1e-6)
      #expect(abs(slow.times[index] - stroke.times[index * 4]) < 1e-9)
    }
  }

  @Test func theEndsAreKept() throws {
    let stroke = try Shapes.circle(count: 100, rate: 133)
    let slow = stroke.resampled(to: 57)
    #expect(
      slow.point(at: 0) == stroke.point(at: 0)
        && slow.point(at: slow.count - 1) == stroke.point(at: 99))
    #expect(slow.times.last == stroke.times.last)
    #expect(zip(slow.times, slow.times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(slow.count <= stroke.count)
  }

  @Test func theLastSampleIsNotMergedWithTheTickBeforeIt() throws {
    let stroke = try Stroke(
      (0..<4).map { Point(Double($0), 0) }, times: [0, 0.004, 0.009, 0.015])
    let slow = stroke.resampled(to: 100)
    #expect(slow.times == [0, 0.01, 0.015])
    #expect(slow.point(at: 2) == Point(3, 0))
  }

  /// The steps of real recorders vary, so their rate is seldom a round number.
  @Test func aRecorderOfAboutThatRateStaysAsItIs() throws {
    var generator = SeededGenerator(seed: 60)
    for rate in [59.0, 60, 60.06, 63, 65] {
      let circle = try Shapes.circle(count: 67, rate: rate)
      let times = circle.times.map { $0 + Double.random(in: 0...0.0008, using: &generator) }
      let stroke = try Stroke(circle.points, times: times)
      #expect(stroke.resampled(to: 60) == stroke, "\(rate)")
    }
  }

  @Test func slowStrokesStayUnchanged() throws {
    let stroke = try Shapes.circle(rate: 60)
    #expect(stroke.resampled(to: 60.001) == stroke)
    let untimed = try Stroke(stroke.points)
    #expect(untimed.resampled(to: 10) == untimed)
    let backward = try Stroke([.origin, .origin, .origin], times: [0, 0.001, 0.0005])
    #expect(backward.resampled(to: 10) == backward)
  }

  @Test func aRestIsNotFilledWithSamples() throws {
    // Ten quick samples, a rest of eleven days, ten quick samples.
    let quick = (0..<10).map { Double($0) / 1_000 }
    let times = quick + quick.map { $0 + 1e6 }
    let stroke = try Stroke(times.indices.map { Point(Double($0), 0) }, times: times)
    #expect(stroke.resampled(to: 100).count <= stroke.count)
  }
}
