import StrokeCore
import StrokeFormats
import UIKit.UIGestureRecognizerSubclass

/// Records what fingers draw on a view, one line of JSON per stroke, as strokecheck reads it: with the width
/// of the view, the time of the lift, and a label and a subject if they are set.
///
///     let recorder = try StrokeRecorder(appendingTo: .documentsDirectory.appending(path: "strokes.ndjson"))
///     recorder.label = "circle"
///     recorder.subject = "anna"
///     recorder.judge = { stroke in .init(verdict: myRecognizer.accepts(stroke) ? "accepted" : "rejected") }
///     view.addGestureRecognizer(recorder)
///
/// It recognizes nothing, so it neither delays nor prevents other recognizers of the view.
final class StrokeRecorder: UIGestureRecognizer {
  /// The label of the strokes to come: what they are meant to be.
  var label: String?
  /// The person who draws them.
  var subject: String?
  /// Your own recognizer's verdict on each lifted stroke, to be recorded with it; nil for none. strokecheck evaluates
  /// it beside its own detectors.
  var judge: ((Stroke) -> Judgement?)?
  /// The error that ended the recording; nil while there is none.
  private(set) var error: (any Error)?

  /// The verdict of a recognizer, or the label that a classifier predicts.
  struct Judgement: Encodable {
    /// `circle`, `accepted` or `rejected`.
    var verdict: String?
    var predicted: String?
    /// Why it was rejected.
    var reason: String?
    /// A larger score means more likely to be accepted, also for a rejected stroke.
    var score: Double?
    /// The name and version of the recognizer.
    var recognizer: String?
  }

  private let write: (Data) throws -> Void
  private let session = UUID().uuidString.prefix(8)
  private var count = 0
  private var open: [ObjectIdentifier: Stroke] = [:]

  /// Creates a recorder that passes each line, including its line end, to a function.
  init(write: @escaping (Data) throws -> Void) {
    self.write = write
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Creates a recorder that appends its lines to a file, which is created if necessary.
  convenience init(appendingTo file: URL) throws {
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    self.init { try handle.write(contentsOf: $0) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      var stroke = Stroke()
      // A view without a width yet counts as one of unknown width.
      try? stroke.setViewWidth(view.map { Double($0.bounds.width) })
      open[ObjectIdentifier(touch)] = stroke
      add(touch, to: touch)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for finger in touches {
      for touch in event.coalescedTouches(for: finger) ?? [finger] { add(touch, to: finger) }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for finger in touches {
      let last = open[ObjectIdentifier(finger)]?.last?.point
      if last != Stroke.Sample(finger, in: view).point { add(finger, to: finger) }
      finish(finger, isCancelled: false)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    for finger in touches { finish(finger, isCancelled: true) }
  }

  override func reset() {
    super.reset()
    open = [:]
  }

  // Recording continues whatever other recognizers recognize.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  private func add(_ touch: UITouch, to finger: UITouch) {
    let sample = Stroke.Sample(touch, in: view)
    do {
      try open[ObjectIdentifier(finger)]?.append(sample.point, at: sample.time)
    } catch { self.error = error }
  }

  private func finish(_ finger: UITouch, isCancelled: Bool) {
    guard var stroke = open.removeValue(forKey: ObjectIdentifier(finger)) else { return }
    do {
      if !isCancelled { try stroke.setLiftTime(finger.timestamp) }
      count += 1
      let line = Line(
        id: "\(session)-\(count)", label: label, subject: subject,
        cancelled: isCancelled ? true : nil,
        judgement: isCancelled ? nil : judge?(stroke), stroke: stroke)
      if error == nil { try write(JSONEncoder().encode(line) + Data("\n".utf8)) }
    } catch { self.error = error }
    // The touch is over, and UIKit calls reset().
    if open.isEmpty, state == .possible { state = .failed }
  }
}

extension StrokeRecorder.Judgement {
  /// The verdict of a detector. Of those of StrokeCore, only RingDetector has a score.
  init(_ stroke: Stroke, by detector: some Detector) {
    let reason = detector.verdict(on: stroke).reason
    self.init(
      verdict: reason == nil ? "circle" : "rejected", reason: reason?.description,
      score: (detector as? RingDetector)?.margin(of: stroke), recognizer: type(of: detector).name)
  }
}

/// A stroke as a line of a file.
private struct Line: Encodable {
  let id: String
  let label, subject: String?
  let cancelled: Bool?
  let judgement: StrokeRecorder.Judgement?
  let stroke: Stroke

  private enum Key: String, CodingKey { case id, label, subject, cancelled }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(id, forKey: .id)
    try line.encodeIfPresent(label, forKey: .label)
    try line.encodeIfPresent(subject, forKey: .subject)
    try line.encodeIfPresent(cancelled, forKey: .cancelled)
    try judgement?.encode(to: encoder)
    try stroke.encode(to: encoder)
  }
}
