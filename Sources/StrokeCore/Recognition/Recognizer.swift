/// A detector run live, from touch events: the state machine inside an app's gesture recognizer.
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
/// - A stroke is `failed` as soon as it fails a check that drawing on can only make worse (too
///   long, too many inflections, turned too far). It is still recorded: an app that stops there has
///   the reason; a log that continues ends in the verdict on all of it, whose reason may differ
///   because an earlier check may fail by then.
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
  /// The width of the view that future touches are drawn in, in points; nil if unknown. Values that
  /// are not finite or not above 0 count as unknown.
  public var viewWidth: Double?
  /// The state of the touch.
  public private(set) var state = State.possible
  /// The stroke drawn since the last reset.
  public private(set) var stroke = Stroke()
  /// After the lift, nothing more belongs to the touch until a reset.
  private var isLifted = false

  /// A recognizer in which nothing has touched yet.
  ///
  /// - Parameters:
  ///   - detector: The detector that judges the strokes.
  ///   - viewWidth: The width of the view that they are drawn in, which some limits depend on.
  public init(_ detector: Judge, viewWidth: Double? = nil) {
    (self.detector, self.viewWidth) = (detector, viewWidth)
  }

  /// Records that a finger came down. A second finger makes the touch fail.
  public mutating func touchBegan(at point: Point, time: Double? = nil) {
    if state == .possible {
      state = .began
      try? stroke.setViewWidth(viewWidth)
      record(point, time)
    } else if isDrawing {
      state = .failed(.secondFinger)
    }
  }

  /// Records that the finger moved.
  ///
  /// - Complexity: O(n), for the early check; from 256 samples on, only every 256th sample runs it.
  public mutating func touchMoved(to point: Point, time: Double? = nil) {
    guard isDrawing else { return }
    if state == .began { state = .changed }
    record(point, time)
    guard state == .changed, stroke.count <= 256 || stroke.count % 256 == 0 else { return }
    if let check = detector.earlyFailure(of: stroke) { state = .failed(.check(check)) }
  }

  /// Records that the finger was lifted, where it last was or at another place, which completes the
  /// stroke. Its duration lasts until `time`, even if the finger has rested since the last sample.
  ///
  /// - Complexity: as the detector's verdict.
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

  /// Records that the system cancelled the touch.
  public mutating func touchCancelled() {
    if isDrawing { state = .cancelled }
  }

  /// Resets the recognizer for the next touch.
  public mutating func reset() {
    state = .possible
    isLifted = false
    stroke.removeAll()
  }

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
  /// Resets, and then draws a recorded stroke from its first sample to its last, with its view
  /// width.
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
