import StrokeCore
import TestSupport
import Testing

/// Every sequence of events, compared with a model that knows a touch only as begun, moved and
/// over. Short runs try up to five events, long ones seven.
@Suite struct RecognizerModelTests {
  /// Sees a circle in any two samples within two seconds, and fails early if it takes longer.
  private struct Judge: Detector {
    static let name = "quick"
    static let citation = "this test"

    func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
      guard proceed(Check(.points, Double(stroke.count), .atLeast(2), .tooFewPoints)),
        proceed(Check(.duration, stroke.touchDuration, .atMost(2), .tooSlow))
      else { return nil }
      return Circle(center: .origin, radius: 1)
    }

    func earlyFailure(of stroke: Stroke) -> Check? {
      let check = Check(.duration, stroke.touchDuration, .atMost(2), .tooSlow)
      return check.isFailed ? check : nil
    }
  }

  private enum Event: String, CaseIterable {
    case began, moved, movedLate, movedNowhere, ended, endedElsewhere, endedLate, cancelled, reset
  }

  private struct Model {
    var time = 0.0
    var times: [Double] = []
    var hasMoved = false
    var isLate = false
    /// The final state, which only a reset changes.
    var end: String?

    var state: String {
      end ?? (times.isEmpty ? "possible" : isLate ? "too-slow" : hasMoved ? "changed" : "began")
    }

    mutating func meet(_ event: Event, _ recognizer: inout Recognizer<Judge>) {
      time += event == .movedLate || event == .endedLate ? 3 : 0.1
      let isDown = !times.isEmpty && end == nil
      switch event {
      case .began:
        recognizer.touchBegan(at: .origin, time: time)
        if isDown { end = "second finger" } else if end == nil { times = [time] }
      case .moved, .movedLate:
        recognizer.touchMoved(to: .origin, time: time)
        guard isDown else { return }
        times.append(time)
        hasMoved = true
        isLate = isLate || time - times[0] > 2
      case .movedNowhere:
        recognizer.touchMoved(to: Point(.nan, 0), time: time)
        if isDown { end = "flaw" }
      case .ended, .endedElsewhere, .endedLate:
        let isElsewhere = event == .endedElsewhere
        recognizer.touchEnded(at: isElsewhere ? .origin : nil, time: time)
        guard end == nil else { return }
        if isElsewhere { times.append(time) }
        let isSlow = time - (times.first ?? time) > 2
        end = times.count < 2 ? "too-few-points" : isSlow ? "too-slow" : "ended"
      case .cancelled:
        recognizer.touchCancelled()
        if isDown { end = "cancelled" }
      case .reset:
        recognizer.reset()
        self = Model()
      }
    }
  }

  private func name(_ state: Recognizer<Judge>.State) -> String {
    switch state {
    case .failed(.check(let check)): check.reason.code
    case .failed(.secondFinger): "second finger"
    case .failed(.flaw): "flaw"
    case .ended: "ended"
    default: "\(state)"
    }
  }

  @Test func everySequenceOfEvents() {
    var tried = 0
    func go(_ recognizer: Recognizer<Judge>, _ model: Model, _ events: [Event]) {
      tried += 1
      let isSame =
        name(recognizer.state) == model.state && recognizer.stroke.count == model.times.count
      #expect(isSame, "\(events.map(\.rawValue)): \(name(recognizer.state)), not \(model.state)")
      guard isSame, events.count < rounds(5, long: 7) else { return }
      for event in Event.allCases {
        var (recognizer, model) = (recognizer, model)
        model.meet(event, &recognizer)
        go(recognizer, model, events + [event])
      }
    }
    go(Recognizer(Judge()), Model(), [])
    #expect(tried > 60_000)
  }
}
