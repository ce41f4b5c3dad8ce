import StrokeCore
import TestSupport
import Testing

/// The time at which the finger was lifted, and what is measured up to it.
@Suite struct LiftTimeTests {
  private func circle(lift: Double?) throws -> Stroke {
    var stroke = try Shapes.circle()
    try stroke.setLiftTime(lift)
    return stroke
  }

  @Test func publishedDurationsAreMeasuredToTheLift() throws {
    let end = try #require(Shapes.circle().times.last)
    for (lift, isTooLong) in [(nil, false), (end + 5, true), (end - 5, false), (end, false)] {
      let stroke = try circle(lift: lift)
      #expect(
        CookbookDetector().verdict(on: stroke).reason == (isTooLong ? .excessiveDuration : nil))
      #expect(LaMarcheDetector().verdict(on: stroke).reason == (isTooLong ? .tooSlow : nil))
      #expect(
        KatzDetector().verdict(on: stroke).isCircle && RingDetector().verdict(on: stroke).isCircle)
    }
  }

  @Test func theDurationStillEndsAtTheLastSample() throws {
    let plain = try Shapes.circle()
    let (start, end) = (plain.times[0], plain.times[plain.count - 1])
    for (lift, lifted) in [(nil, nil), (end + 5, end + 5 - start), (start - 1, end - start)] {
      let measures = try circle(lift: lift).measures
      #expect(measures.duration == plain.duration && measures.lifted == lifted)
    }
    let untimed = try Stroke([.origin, Point(1, 1)], liftTime: 3)
    #expect(untimed.touchDuration == nil && untimed.measures.lifted == nil)
  }

  @Test func changesOfAStrokeKeepIt() throws {
    let stroke = try circle(lift: 100)
    for change in [
      Stroke.Transformation.mirror, .reverse, .rotate(30), .scale(2), .round, .denser(2), .every(3),
    ] {
      #expect(try stroke.transformed(by: change).liftTime == 100)
    }
    #expect(stroke.resampled(to: 10).count < stroke.count)
    #expect(stroke.resampled(to: 10).liftTime == 100)
    var copy = stroke
    copy.removeAll()
    #expect(copy.liftTime == nil)
    #expect(throws: Stroke.ValidationError.badLiftTime) { try copy.setLiftTime(.infinity) }
    #expect(throws: Stroke.ValidationError.badLiftTime) { try Stroke([.origin], liftTime: .nan) }
  }

  @Test func aRecognizerMeasuresToWhereTheTouchEnds() throws {
    let stroke = try Shapes.circle()
    for (rest, isTooLong) in [(0.0, false), (5, true)] {
      var recognizer = Recognizer(CookbookDetector())
      recognizer.touchBegan(at: stroke.point(at: 0), time: stroke.times[0])
      for index in 1..<stroke.count {
        recognizer.touchMoved(to: stroke.point(at: index), time: stroke.times[index])
      }
      recognizer.touchEnded(time: stroke.times[stroke.count - 1] + rest)
      if case .failed(.check(let check)) = recognizer.state {
        #expect(isTooLong && check.reason == .excessiveDuration)
      } else if case .ended = recognizer.state {
        #expect(!isTooLong)
      } else {
        Issue.record("neither")
      }
      var replayed = Recognizer(CookbookDetector())
      replayed.replay(recognizer.stroke)
      #expect(replayed.state == recognizer.state && replayed.stroke == recognizer.stroke)
    }
    var broken = Recognizer(CookbookDetector())
    broken.touchBegan(at: .origin, time: 0)
    broken.touchEnded(time: .nan)
    #expect(broken.state == .failed(.flaw(.badLiftTime)))
  }
}
