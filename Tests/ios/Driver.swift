// Draws the strokes of a file on a view that has the drop-ins of Samples/ios attached, and hands touches on
// as UIKit does. Prints a line for each stroke: the state it ended in, the code of the reason, and `early` if
// the finger was still down. What the recorder writes goes to another file.
//
//     driver STROKES RECORDING

import StrokeCore
import StrokeFormats
import StrokePaths
import UIKit

@main @MainActor struct Driver {
  let circles = StrokeGestureRecognizer(CookbookDetector())
  let recorder: StrokeRecorder
  let view = UIView(frame: .zero)
  private var recognizers: [UIGestureRecognizer] { [circles, recorder] }

  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    let driver = try Driver(recordingTo: files[1])
    for result in StrokeRecords(try Data(contentsOf: files[0])) {
      let record = try result.get()
      driver.recorder.label = record.label
      driver.recorder.subject = record.text(of: "subject")
      print(driver.draw(record.stroke))
    }
    print("second finger:", driver.drawWithTwoFingers())
    print("cancelled:", driver.drawAndCancel())
    print("path:", pathsAgree ? "kept" : "changed")
    print("recorder:", driver.recorder.error.map { "\($0)" } ?? "no error")
    print("illegal changes:", UIGestureRecognizer.illegalChanges)
  }

  init(recordingTo file: URL) throws {
    recorder = try StrokeRecorder(appendingTo: file)
    circles.recordVerdicts(with: recorder)
    for recognizer in recognizers { recognizer.view = view }
  }

  /// Sends an event to the recognizers that still follow the touch.
  private func send(_ body: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers where recognizer.isFollowing { body(recognizer) }
  }

  private func finishTouches() {
    for recognizer in recognizers { recognizer.finishTouches() }
  }

  /// Draws a stroke with several samples in one event, as a screen with a higher rate does.
  private func draw(_ stroke: Stroke) -> String {
    view.bounds = CGRect(x: 0, y: 0, width: stroke.viewWidth ?? 0, height: 800)
    var ended = "none"
    var (isDown, isEarly) = (true, false)
    circles.onStroke = { _, state in
      isEarly = isDown
      switch state {
      case .ended: ended = "circle"
      case .failed(.check(let check)): ended = check.reason.code
      default: ended = "\(state)"
      }
    }
    let finger = UITouch(CGPoint(stroke[0].point), at: stroke[0].time ?? 0)
    send { $0.touchesBegan([finger], with: UIEvent()) }
    var index = 1
    while index < stroke.count {
      let samples = stroke[index..<min(index + 1 + index % 3, stroke.count)].map { $0 }
      index += samples.count
      let touches = samples.map { UITouch(CGPoint($0.point), at: $0.time ?? 0) }
      finger.move(
        to: touches[touches.count - 1].location(in: view), at: touches[touches.count - 1].timestamp)
      send { $0.touchesMoved([finger], with: UIEvent(touches)) }
      guard circles.state == .possible || circles.state == .failed else {
        return "moved: \(circles.state)"
      }
    }
    isDown = false
    finger.move(to: finger.location(in: view), at: stroke.liftTime ?? finger.timestamp)
    send { $0.touchesEnded([finger], with: UIEvent()) }
    let state = circles.state
    finishTouches()
    let isRight =
      state == (ended == "circle" ? .ended : .failed)
      && (circles.circle != nil) == (state == .ended)
    return "\(isRight ? "" : "wrong state \(state) ")\(ended)\(isEarly ? " early" : "")"
  }

  private func drawWithTwoFingers() -> String {
    let fingers = [UITouch(.zero, at: 0), UITouch(CGPoint(x: 9, y: 9), at: 0.1)]
    send { $0.touchesBegan([fingers[0]], with: UIEvent()) }
    send { $0.touchesBegan([fingers[1]], with: UIEvent()) }
    let state = circles.state
    send { $0.touchesEnded(Set(fingers), with: UIEvent()) }
    finishTouches()
    return "\(state)"
  }

  private func drawAndCancel() -> String {
    let finger = UITouch(.zero, at: 0)
    send { $0.touchesBegan([finger], with: UIEvent()) }
    send { $0.touchesCancelled([finger], with: UIEvent()) }
    let state = circles.state
    finishTouches()
    return "\(state)"
  }

  private static var pathsAgree: Bool {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    path.closeSubpath()
    return Path(path) == (try? Path(data: "M1 2L3 4Q7 8 5 6C2 3 4 5 9 1Z"))
  }
}
