import StrokeCore
import UIKit.UIGestureRecognizerSubclass

/// Recognizes what one finger draws, with a detector. The verdict is the same as the command line's for this
/// stroke in a file.
///
///     let circles = StrokeGestureRecognizer(CookbookDetector())
///     circles.onStroke = { stroke, state in
///       if case .failed(.check(let check)) = state { print(check.reason) }
///     }
///     circles.addTarget(self, action: #selector(circleDrawn))
///     view.addGestureRecognizer(circles)
///
/// It is discrete: it stays `.possible` while the finger draws, so that taps and scrolling are not
/// delayed, and it becomes `.ended` at the lift or `.failed` as soon as the stroke can no longer be a circle.
final class StrokeGestureRecognizer<Judge: Detector>: UIGestureRecognizer {
  /// Called once for each touch, with what was drawn so far and `.ended`, `.failed` or
  /// `.cancelled`. A failed touch has no other way to report its reason, because UIKit sends no
  /// action for it.
  var onStroke: ((Stroke, Recognizer<Judge>.State) -> Void)?
  /// The circle of the last touch; nil if it was not a circle.
  private(set) var circle: Circle?

  private var recognizer: Recognizer<Judge>
  private weak var finger: UITouch?

  init(_ detector: Judge) {
    recognizer = Recognizer(detector)
    super.init(target: nil, action: nil)
  }

  /// Lets a recorder write the detector's verdict on each stroke beside it, with the reason and the detector's name, so
  /// that strokecheck can compare it with other detectors.
  func recordVerdicts(with recorder: StrokeRecorder) {
    let detector = recognizer.detector
    recorder.judge = { StrokeRecorder.Judgement($0, by: detector) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if finger == nil {
        finger = touch
        circle = nil
        recognizer.viewWidth = view.map { Double($0.bounds.width) }
      }
      let sample = Stroke.Sample(touch, in: view)
      recognizer.touchBegan(at: sample.point, time: sample.time)
    }
    follow()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    for touch in event.coalescedTouches(for: finger) ?? [finger] {
      let sample = Stroke.Sample(touch, in: view)
      recognizer.touchMoved(to: sample.point, time: sample.time)
    }
    follow()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let sample = Stroke.Sample(finger, in: view)
    // Usually the finger is lifted where it last was, so this is not another sample.
    let isElsewhere = sample.point != recognizer.stroke.last?.point
    recognizer.touchEnded(at: isElsewhere ? sample.point : nil, time: sample.time)
    follow()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    recognizer.touchCancelled()
    follow()
  }

  override func reset() {
    super.reset()
    recognizer.reset()
    finger = nil
  }

  /// Takes over the end of a touch.
  private func follow() {
    guard state == .possible else { return }
    switch recognizer.state {
    case .possible, .began, .changed: return
    case .ended(let found):
      circle = found
      onStroke?(recognizer.stroke, recognizer.state)
      state = .ended
    case .failed, .cancelled:
      onStroke?(recognizer.stroke, recognizer.state)
      // UIKit allows `.cancelled` only after `.began`.
      state = .failed
    }
  }
}
