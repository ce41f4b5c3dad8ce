/// A detector run live, from touch events: the state machine that an app's gesture recognizer is
/// a thin wrapper round.
///
/// ```swift
/// var recognizer = Recognizer(CookbookDetector(), viewWidth: 390)
/// recognizer.touchBegan(at: Point(160, 60), time: 0)
/// recognizer.touchMoved(to: Point(180, 62), time: 0.016)
/// recognizer.touchEnded(time: 1.2)
/// if case .ended(let circle) = recognizer.state { … }
/// ```
///
/// Guarantees:
/// - A stroke fed sample by sample ends in `ended` with the circle, or in `failed` with the check,
///   that `detector.verdict(on:)` answers for the whole stroke.
/// - A stroke that already fails a check which drawing on only makes worse (too long, too many
///   inflections, too far turned) is `failed` at once, with that check. It is still recorded: an
///   app that stops there has the reason, a log that goes on ends in the verdict on all of it,
///   which may be for another reason, since an earlier check may have come to fail as well.
/// - Resetting keeps the storage, so a recognizer in use does not allocate.
public struct Recognizer<Judge: Detector>: Sendable {
  /// The state of a touch.
  public enum State: Hashable, Sendable {
    /// Nothing has touched yet.
    case possible
    /// A finger is down.
    case began
    /// The finger has moved, and may still draw a circle.
    case changed
    /// The finger was lifted after drawing this circle.
    case ended(Circle)
    /// The stroke is not a circle.
    case failed(Failure)
    /// The system cancelled the touch.
    case cancelled
  }

  /// The reason why a touch is not a circle.
  public enum Failure: Hashable, Sendable {
    /// The stroke failed this check of the detector.
    case check(Check)
    /// A second finger came down.
    case secondFinger
    /// A sample was invalid.
    case flaw(Stroke.ValidationError)
  }

  /// The detector that judges the strokes.
  public let detector: Judge
  /// The width of the view that touches to come are drawn in, in points; nil if it is not known. One that is
  /// not a finite number above 0 counts as not known.
  public var viewWidth: Double?
  /// The state of the touch.
  public private(set) var state = State.possible
  /// The stroke drawn since the last reset.
  public private(set) var stroke = Stroke()
  /// True if the finger was lifted, so that until a reset nothing more belongs to the touch.
  private var isLifted = false

  /// A recognizer in which nothing has touched yet.
  ///
  /// - Parameters:
  ///   - detector: The detector that judges the strokes.
  ///   - viewWidth: The width of the view that they are drawn in, which some limits depend on.
  public init(_ detector: Judge, viewWidth: Double? = nil) {
    (self.detector, self.viewWidth) = (detector, viewWidth)
  }

  /// A finger came down. A second finger makes the touch fail.
  public mutating func touchBegan(at point: Point, time: Double? = nil) {
    if state == .possible {
      state = .began
      try? stroke.setViewWidth(viewWidth)
      record(point, time)
    } else if isDrawing {
      state = .failed(.secondFinger)
    }
  }

  /// The finger moved.
  ///
  /// - Complexity: O(n), for the early look; from 256 samples on, only every 256th takes one.
  public mutating func touchMoved(to point: Point, time: Double? = nil) {
    guard isDrawing else { return }
    if state == .began { state = .changed }
    record(point, time)
    guard state == .changed, stroke.count <= 256 || stroke.count % 256 == 0 else { return }
    if let check = detector.earlyFailure(of: stroke) { state = .failed(.check(check)) }
  }

  /// The finger went up, where it last was or at another place: the stroke is complete. Its duration
  /// is measured up to `time`, also if the finger has rested since the last sample.
  ///
  /// - Complexity: that of the detector's verdict.
  public mutating func touchEnded(at point: Point? = nil, time: Double? = nil) {
    guard isDrawing || state == .possible else { return }
    isLifted = true
    if let point { record(point, time) }
    if let time, !isFlawed {
      do { try stroke.setLiftTime(time) } catch { state = .failed(.flaw(error)) }
    }
    if isFlawed { return }
    switch detector.verdict(on: stroke) {
    case .circle(let circle): state = .ended(circle)
    case .rejected(let check): state = .failed(.check(check))
    }
  }

  /// The system cancelled the touch.
  public mutating func touchCancelled() {
    if isDrawing { state = .cancelled }
  }

  /// Ready for the next touch.
  public mutating func reset() {
    state = .possible
    isLifted = false
    stroke.removeAll()
  }

  /// True if samples of the touch are still wanted.
  private var isDrawing: Bool {
    switch state {
    case .began, .changed, .failed(.check): !isLifted
    case .possible, .ended, .failed, .cancelled: false
    }
  }

  private var isFlawed: Bool { if case .failed(.flaw) = state { true } else { false } }

  private mutating func record(_ point: Point, _ time: Double?) {
    do { try stroke.append(point, at: time) } catch { state = .failed(.flaw(error)) }
  }
}

extension Recognizer {
  /// Draws a recorded stroke from its first sample to its last, after a reset. The width of its
  /// view comes with it.
  public mutating func replay(_ recorded: Stroke) {
    reset()
    let ownWidth = viewWidth
    defer { viewWidth = ownWidth }
    viewWidth = recorded.viewWidth
    for (index, sample) in recorded.enumerated() {
      if index == 0 {
        touchBegan(at: sample.point, time: sample.time)
      } else {
        touchMoved(to: sample.point, time: sample.time)
      }
    }
    touchEnded(time: recorded.liftTime)
  }
}
