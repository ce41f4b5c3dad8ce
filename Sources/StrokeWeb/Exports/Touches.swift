import StrokeCore

/// Creates a live recognizer with the present state of a judge and returns its number; 0 if there
/// is no such judge. `viewWidth` is NaN if unknown.
@c(strokecheck_touch_create)
public func createTouch(_ judge: Int32, _ viewWidth: Double) -> Int32 {
  // NaN counts as unknown.
  Session.judges[judge].map {
    Session.touches.insert(Recognizer($0.pointee, viewWidth: viewWidth))
  } ?? 0
}

/// Destroys a live recognizer.
@c(strokecheck_touch_destroy)
public func destroyTouch(_ touch: Int32) { Session.touches.remove(touch) }

/// Records that a finger came down. Returns the number of the state: 0 possible, 1 began, 2
/// changed, 3 ended, 4 failed a check, 5 a second finger, 6 an invalid sample, 7 cancelled; −1 if
/// there is no such recognizer. `time` is NaN if unknown.
@c(strokecheck_touch_began)
public func touchBegan(_ touch: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  change(touch) { $0.touchBegan(at: Point(x, y), time: time.isNaN ? nil : time) }
}

/// Records that the finger moved. Returns the number of the state.
@c(strokecheck_touch_moved)
public func touchMoved(_ touch: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  change(touch) { $0.touchMoved(to: Point(x, y), time: time.isNaN ? nil : time) }
}

/// Records that the finger was lifted where it last was. Returns the number of the state. `time` is
/// NaN if unknown.
@c(strokecheck_touch_ended)
public func touchEnded(_ touch: Int32, _ time: Double) -> Int32 {
  change(touch) { $0.touchEnded(time: time.isNaN ? nil : time) }
}

/// Records that the system cancelled the touch. Returns the number of the state.
@c(strokecheck_touch_cancelled)
public func touchCancelled(_ touch: Int32) -> Int32 {
  change(touch) { $0.touchCancelled() }
}

/// Resets the recognizer for the next touch. Returns the number of the state.
@c(strokecheck_touch_reset)
public func resetTouch(_ touch: Int32) -> Int32 { change(touch) { $0.reset() } }

@inline(never)
private func change(_ touch: Int32, _ body: (inout Recognizer<ChosenDetector>) -> Void) -> Int32 {
  guard let touch = Session.touches[touch] else { return -1 }
  body(&touch.pointee)
  return touch.pointee.state.number
}

/// Returns the state of a recognizer: its number, whether there is a circle and the circle's three
/// numbers, and the check that failed, if any. Null if there is no such recognizer.
@c(strokecheck_touch_state)
public func touchState(_ touch: Int32) -> UnsafePointer<Double>? {
  guard let state = Session.touches[touch]?.pointee.state else { return nil }
  Session.reply.removeAll()
  Session.reply.append(Double(state.number))
  if case .ended(let circle) = state {
    Session.reply.append(optional: circle)
  } else {
    Session.reply.append(optional: Circle?.none)
  }
  if case .failed(.check(let check)) = state { Session.reply.append(check) }
  return Session.reply.finish()
}

extension Recognizer.State {
  fileprivate var number: Int32 {
    switch self {
    case .possible: 0
    case .began: 1
    case .changed: 2
    case .ended: 3
    case .failed(.check): 4
    case .failed(.secondFinger): 5
    case .failed(.flaw): 6
    case .cancelled: 7
    }
  }
}
