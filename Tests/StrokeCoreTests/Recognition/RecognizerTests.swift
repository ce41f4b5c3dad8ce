import StrokeCore
import TestSupport
import Testing

@Suite struct RecognizerTests {
  @Test func replayingAnyStrokeEndsInTheFilesVerdict() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<rounds(500, long: 1_500) {
      let stroke = try Shapes.random(using: &generator)
      expectReplay(of: stroke, by: CookbookDetector())
      expectReplay(of: stroke, by: LaMarcheDetector())
      expectReplay(of: stroke, by: KatzDetector())
    }
  }

  private func expectReplay<Judge: Detector>(of stroke: Stroke, by detector: Judge) {
    var recognizer = Recognizer(detector)
    recognizer.replay(stroke)
    switch detector.verdict(on: stroke) {
    case .circle(let circle): #expect(recognizer.state == .ended(circle))
    case .rejected(let check): #expect(recognizer.state == .failed(.check(check)))
    }
    #expect(recognizer.stroke == stroke)
  }

  /// The finger may be lifted away from its last position: here that closes a circle.
  @Test func thePlaceWhereTheFingerLiftsIsPartOfTheStroke() throws {
    let stroke = try Shapes.circle()
    var recognizer = Recognizer(CookbookDetector())
    let last = stroke.count - 1
    recognizer.touchBegan(at: stroke.point(at: 0), time: stroke.times[0])
    for index in 1..<last {
      recognizer.touchMoved(to: stroke.point(at: index), time: stroke.times[index])
    }
    recognizer.touchEnded(at: stroke.point(at: last), time: stroke.times[last])
    #expect(recognizer.stroke.points == stroke.points)
    #expect(Array(recognizer.stroke.times) == Array(stroke.times))
  }

  /// A third of the view is the greatest gap that the cookbook allows.
  @Test func theWidthOfTheViewCounts() throws {
    let arc = try Shapes.circle(radius: 100, turns: 0.88)
    for (width, isCircle) in [(200.0, false), (nil, true), (390, true), (.nan, true), (-1, true)] {
      var recognizer = Recognizer(CookbookDetector(), viewWidth: width)
      for _ in 0..<2 {
        recognizer.reset()
        for (index, sample) in arc.enumerated() {
          if index == 0 {
            recognizer.touchBegan(at: sample.point, time: sample.time)
          } else {
            recognizer.touchMoved(to: sample.point, time: sample.time)
          }
        }
        recognizer.touchEnded(time: arc.times[arc.count - 1])
        #expect(recognizer.stroke.viewWidth == (width ?? 0 > 0 ? width : nil))
        #expect((reason(recognizer.state) == nil) == isCircle, "\(String(describing: width))")
      }
      // A recorded stroke sets its own view width.
      recognizer.replay(arc)
      #expect(recognizer.stroke.viewWidth == nil && recognizer.state != .possible)
      #expect(recognizer.viewWidth.map { $0.isNaN ? -2 : $0 } == width.map { $0.isNaN ? -2 : $0 })
    }
  }

  @Test func tooLongFailsAtOnce() {
    var recognizer = Recognizer(CookbookDetector())
    recognizer.touchBegan(at: .origin, time: 10)
    recognizer.touchMoved(to: Point(1, 0), time: 12)
    #expect(recognizer.state == .changed)
    recognizer.touchMoved(to: Point(2, 0), time: 12.01)
    #expect(reason(recognizer.state) == .excessiveDuration)
    var other = Recognizer(LaMarcheDetector())
    other.touchBegan(at: .origin, time: 10)
    other.touchMoved(to: Point(2, 0), time: 12.01)
    #expect(reason(other.state) == .tooSlow)
  }

  /// However long the touch has lasted, what it fails by is said within 256 samples, and before the lift.
  @Test(arguments: [100, 250, 300, 600, 1_000]) func longTouchesFailEarly(first: Int) {
    var recognizer = Recognizer(LaMarcheDetector())
    recognizer.touchBegan(at: .origin, time: 0)
    for index in 1..<first + 256 {
      // Later samples are too late.
      let time = Double(index) * 0.001 + (index < first ? 0 : 5)
      recognizer.touchMoved(to: Point(Double(index), 0), time: time)
      if index < first { #expect(recognizer.state == .changed) }
    }
    #expect(reason(recognizer.state) == .tooSlow, "\(first)")
  }

  @Test func tooManyInflectionsFailAtOnce() {
    var recognizer = Recognizer(CookbookDetector())
    recognizer.touchBegan(at: .origin)
    var index = 0
    while recognizer.state == .began || recognizer.state == .changed, index < 100 {
      index += 1
      recognizer.touchMoved(to: Point(Double(index % 2), Double(index)))
    }
    // Six turns have been compared after the eighth move: the last segment never is.
    #expect(reason(recognizer.state) == .excessiveInflections && index == 8)
  }

  /// Three small turns have too much transit, until a long line moves the centre away from them.
  @Test func tooMuchTransitFailsOnlyAtTheLift() throws {
    var detector = CookbookDetector()
    detector.maxInflections = 100
    detector.maxGap = .greatestFiniteMagnitude
    let turns = try Shapes.circle(turns: 3, count: 90)
    #expect(detector.verdict(on: turns).reason == .transitTooLong)
    var recognizer = Recognizer(detector)
    recognizer.touchBegan(at: turns.point(at: 0))
    for point in turns.points.dropFirst() { recognizer.touchMoved(to: point) }
    #expect(recognizer.state == .changed)
    recognizer.touchMoved(to: Point(2_000, 240))
    recognizer.touchEnded()
    #expect(reason(recognizer.state) == .transitTooShort)
  }

  @Test func anInvalidSampleFails() {
    var recognizer = Recognizer(KatzDetector())
    recognizer.touchBegan(at: .origin)
    recognizer.touchMoved(to: Point(.nan, 0))
    #expect(recognizer.state == .failed(.flaw(.notFinite(index: 1))))
    recognizer.touchEnded()
    #expect(recognizer.state == .failed(.flaw(.notFinite(index: 1))))
  }

  private func reason<Judge>(_ state: Recognizer<Judge>.State) -> Reason? {
    if case .failed(.check(let check)) = state { check.reason } else { nil }
  }
}
