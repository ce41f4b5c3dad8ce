import Foundation
import StrokeCore
import StrokeWeb
import TestSupport
import Testing

/// The interface of the WebAssembly module keeps judges, strokes and touches by their numbers. Each is its own, however
/// many there are.
@Suite(.serialized) struct WebExportsTests {
  /// Held by who calls the interface, which has one reply for all.
  static let lock = NSLock()

  /// Strokes that detectors judge apart: with and without times, of several widths, and with a rest before the lift.
  private static func strokes() throws -> [Stroke] {
    var wide = try Shapes.circle(radius: 70, turns: 0.8)
    try wide.setViewWidth(900)
    var rested = try Shapes.circle(radius: 50, count: 70)
    try rested.setLiftTime(7)
    let square = [Point(0, 0), Point(90, 0), Point(90, 90), Point(0, 90), Point(0, 0)]
    return [
      try Shapes.circle(), try Shapes.circle(radius: 70, turns: 0.8), wide, rested,
      try Shapes.polyline(square), try Stroke(Shapes.circle(count: 12).points), Stroke(),
    ]
  }

  private static let detectors: [any Detector] = [
    CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
  ]

  /// Keeps a stroke, sample by sample or all at once.
  private func keep(_ stroke: Stroke, atOnce: Bool) -> Int32 {
    let kept = createStroke(stroke.viewWidth ?? .nan)
    if atOnce {
      let numbers = stroke.x + stroke.y + stroke.times + [0]
      #expect(assignToStroke(kept, numbers, Int32(stroke.count), stroke.isTimed ? 1 : 0) == 1)
    } else {
      for sample in stroke {
        #expect(appendToStroke(kept, sample.point.x, sample.point.y, sample.time ?? .nan) == 1)
      }
    }
    if let lift = stroke.liftTime { #expect(liftStroke(kept, lift) == 1) }
    return kept
  }

  private func code(_ judge: Int32, _ stroke: Int32) -> String? {
    StrokeWeb.verdict(judge, stroke).map { String(cString: $0) }
  }

  /// The width of the view is that of the stroke, whatever samples it has.
  @Test func assignedSamplesKeepTheWidth() throws {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let arc = try Shapes.circle(radius: 100, turns: 0.88)
    let judge = createJudge(0, 0)
    for (width, isCircle) in [(200.0, false), (390, true)] {
      var stroke = arc
      try stroke.setViewWidth(width)
      let kept = keep(stroke, atOnce: true)
      #expect((code(judge, kept) == nil) == isCircle)
      destroyStroke(kept)
    }
    destroyJudge(judge)
  }

  /// All at once, then without every other of them, in whose places others come.
  @Test func everyJudgeJudgesEveryStroke() throws {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let strokes = try Self.strokes()
    var kept = strokes.enumerated().map { keep($1, atOnce: $0 % 2 == 0) }
    let judges = Self.detectors.indices.map { createJudge(Int32($0), 0) }
    #expect(Set(kept).count == kept.count && Set(judges).count == judges.count)
    func expectVerdicts(_ strokes: [Stroke]) {
      for (judge, detector) in zip(judges, Self.detectors) {
        for (number, stroke) in zip(kept, strokes) {
          #expect(code(judge, number) == detector.verdict(on: stroke).reason?.code)
        }
      }
    }
    expectVerdicts(strokes)
    for number in kept { measureStroke(number) }
    expectVerdicts(strokes)
    var others = strokes
    for index in strokes.indices where index % 2 == 0 {
      destroyStroke(kept[index])
      #expect(code(judges[0], kept[index]) == "")
    }
    for index in strokes.indices where index % 2 == 0 {
      others[index] = strokes[strokes.count - 1 - index]
      kept[index] = keep(others[index], atOnce: true)
    }
    expectVerdicts(others)
    kept.forEach(destroyStroke)
    judges.forEach(destroyJudge)
  }

  /// What was measured of a stroke is forgotten when it goes on.
  @Test func aMeasuredStrokeMayGoOn() throws {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let circle = try Shapes.circle()
    let half = try Stroke(Array(circle.points[..<32]), times: Array(circle.times[..<32]))
    let judge = createJudge(3, 0)
    let stroke = keep(half, atOnce: true)
    measureStroke(stroke)
    #expect(code(judge, stroke) == RingDetector().verdict(on: half).reason?.code)
    for sample in circle.dropFirst(32) {
      #expect(appendToStroke(stroke, sample.point.x, sample.point.y, sample.time ?? .nan) == 1)
    }
    #expect(code(judge, stroke) == nil && RingDetector().verdict(on: circle).isCircle)
    destroyStroke(stroke)
    destroyJudge(judge)
  }

  /// The value of each setting, and nil where it is not set.
  private func values(_ judge: Int32) throws -> [Double?] {
    let settings = StrokeWeb.settings(judge)
    let reply = try #require(settings)
    return stride(from: 1, to: Int(reply[0]), by: 6).map { reply[$0] == 0 ? nil : reply[$0 + 1] }
  }

  private func expectSettings<Judge: Detector>(of detector: Judge.Type, _ index: Int32) throws {
    let (one, other) = (createJudge(index, 0), createJudge(index, 0))
    let before = try values(one)
    #expect(before.count == Judge.settings.count)
    for (place, setting) in Judge.settings.enumerated() {
      let value = 0.25 + (before[place] ?? 0) / 2
      let isTaken = setting.range.contains(value)
      #expect((setInJudge(one, Int32(place), value) == 1) == isTaken)
      let (own, unchanged) = (try values(one), try values(other))
      #expect(unchanged == before)
      let expected = isTaken ? setting.isCount ? value.rounded() : value : before[place]
      #expect(own[place] == expected, "\(setting.name)")
    }
    #expect(setInJudge(one, Int32(before.count), 1) == 0 && setInJudge(one, -1, 1) == 0)
    #expect(setInJudge(0, 0, 1) == 0)
    [one, other].forEach(destroyJudge)
  }

  @Test func aSettingIsThatOfOneJudge() throws {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    try expectSettings(of: CookbookDetector.self, 0)
    try expectSettings(of: LaMarcheDetector.self, 1)
    try expectSettings(of: KatzDetector.self, 2)
    try expectSettings(of: RingDetector.self, 3)
  }

  /// Two judges of a kind, each without another of its checks, and then without both.
  @Test func aCheckIsLeftOutOfOneJudge() throws {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    // Slow, open and short of a turn.
    let slow = try Shapes.circle(turns: 2.0 / 3, count: 64, rate: 21)
    var cookbook = CookbookDetector()
    let checks = cookbook.explanation(of: slow).checks
    let failed = checks.indices.filter { checks[$0].isFailed }
    try #require(failed.count == 3)
    let (one, both) = (createJudge(0, 0), createJudge(0, 0))
    let stroke = keep(slow, atOnce: true)
    #expect(omitInJudge(one, Int32(failed[0])) == 1)
    for place in failed { #expect(omitInJudge(both, Int32(place)) == 1) }
    cookbook.omittedChecks = [checks[failed[0]].name]
    #expect(code(one, stroke) == cookbook.verdict(on: slow).reason?.code)
    cookbook.omittedChecks = failed.map { checks[$0].name }
    #expect(code(both, stroke) == cookbook.verdict(on: slow).reason?.code)
    #expect(code(one, stroke) != code(both, stroke))
    destroyStroke(stroke)
    [one, both].forEach(destroyJudge)
  }

  private enum Event: CaseIterable { case began, moved, far, ended, cancelled, reset }

  /// Touches that go on in turn, of two judges and two widths, each as if it were alone.
  @Test func touchesGoOnBesideEachOther() throws {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let judges = [createJudge(0, 0), createJudge(1, 0)]
    var random = SeededGenerator(seed: 6)
    for round in 0..<120 {
      var time = 0.0
      var cookbooks = [nil, 90.0].map { Recognizer(CookbookDetector(), viewWidth: $0) }
      var lamarches = [nil, 90.0].map { Recognizer(LaMarcheDetector(), viewWidth: $0) }
      let touches = judges.flatMap { judge in [.nan, 90.0].map { createTouch(judge, $0) } }
      for step in 0..<70 {
        let touch = Int.random(in: 0..<4, using: &random)
        // Mostly a circle that goes on, so that some are found.
        let event =
          step < 4
          ? .began
          : step < 64 && round % 4 > 0
            ? .moved : Event.allCases.randomElement(using: &random) ?? .ended
        time += 0.015
        let angle = Double(step) / 9
        let point = Point(50 + 40 * cos(angle), 50 + 40 * sin(angle))
        let place = step < 4 ? step : touch
        func meet<Judge: Detector>(_ recognizer: inout Recognizer<Judge>) -> Int32 {
          switch event {
          case .began:
            recognizer.touchBegan(at: point, time: time)
            return StrokeWeb.touchBegan(touches[place], point.x, point.y, time)
          case .moved:
            recognizer.touchMoved(to: point, time: time)
            return StrokeWeb.touchMoved(touches[place], point.x, point.y, time)
          case .far:
            recognizer.touchMoved(to: Point(.infinity, 0), time: nil)
            return StrokeWeb.touchMoved(touches[place], .infinity, 0, .nan)
          case .ended:
            recognizer.touchEnded(time: time)
            return StrokeWeb.touchEnded(touches[place], time)
          case .cancelled:
            recognizer.touchCancelled()
            return StrokeWeb.touchCancelled(touches[place])
          case .reset:
            recognizer.reset()
            return resetTouch(touches[place])
          }
        }
        if place < 2 {
          let state = meet(&cookbooks[place])
          try expectState(touches[place], state, cookbooks[place].state)
        } else {
          let state = meet(&lamarches[place - 2])
          try expectState(touches[place], state, lamarches[place - 2].state)
        }
      }
      touches.forEach(destroyTouch)
      #expect(StrokeWeb.touchMoved(touches[0], 1, 1, 1) == -1)
    }
    judges.forEach(destroyJudge)
  }

  private func expectState<Judge: Detector>(
    _ touch: Int32, _ number: Int32, _ state: Recognizer<Judge>.State
  ) throws {
    let told = touchState(touch)
    let reply = try #require(told)
    #expect(Int32(reply[1]) == number)
    switch state {
    case .possible: #expect(number == 0)
    case .began: #expect(number == 1)
    case .changed: #expect(number == 2)
    case .ended(let circle):
      #expect(number == 3 && reply[2] == 1)
      #expect([reply[3], reply[4], reply[5]] == [circle.center.x, circle.center.y, circle.radius])
    case .failed(.check(let check)):
      #expect(number == 4 && reply[2] == 0)
      let reason = UnsafePointer<UInt8>(bitPattern: UInt(reply[12]))
      #expect(reason.map { String(cString: $0) } == check.reason.code)
    case .failed(.secondFinger): #expect(number == 5)
    case .failed(.flaw): #expect(number == 6)
    case .cancelled: #expect(number == 7)
    }
  }
}
