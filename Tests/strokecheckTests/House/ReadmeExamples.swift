import StrokeCore
import StrokeFormats
import StrokeTesting
import TestSupport
import Testing

// The README's examples in Swift. A test compares the two, letter by letter, so what the README
// shows is what is compiled here. What UIKit would bring is stood in for, below, and what the
// examples print is collected.

@Suite struct ReadmeExamples {
  @Test func judgingSamples() throws {
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    let touches = [(x: 160.0, y: 160.0, time: 0.0), (x: 100.0, y: 240.0, time: 0.4)]
    let stroke = try Stroke(
      touches.map { Point($0.x, $0.y) }, times: touches.map(\.time), viewWidth: 320)
    var detector = CookbookDetector()
    detector.maxInflections = 12
    switch detector.verdict(on: stroke) {
    case .circle(let circle): print("a circle about", circle.center)
    case .rejected(let check): print(check.reason, check.measured ?? 0, check.limit)
    }
    for check in detector.explanation(of: stroke).checks { print(check.name, check.outcome) }
    #expect(lines.first?.hasPrefix("Transit too short 3.14") == true)
    #expect(
      lines.dropFirst() == [
        "points passed", "duration passed", "inflections passed", "closure passed",
        "transit failed", "transit passed",
      ])
  }

  @Test func readingAFile() throws {
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    let bytes = [UInt8]("[[0,0],[1,1]]\n[[0,0],[2,2]]\n[[0,0],oops]\n".utf8)
    let detector = CookbookDetector()
    for result in StrokeRecords(bytes) {
      switch result {
      case .success(let record): print(record.id ?? "-", detector.verdict(on: record.stroke))
      case .failure(let error): print("line \(error.line): \(error.reason)")
      }
    }
    #expect(
      lines == [
        "- Transit too short", "- Transit too short", "line 3: expected a point, found oops",
      ])
  }
}

@Suite struct ReadmeTestingExamples {
  private let detector: CookbookDetector = {
    var detector = CookbookDetector()
    detector.maxInflections = 6
    return detector
  }()

  private func bytes(of name: String) throws -> [UInt8] {
    let samples = ["circles.ndjson": "circle.json", "scribble.json": "scribble.json"]
    return [UInt8](try Checkout.text("Samples/\(try #require(samples[name]))").utf8)
  }

  @Test func recordedCirclesAreSeen() throws {
    for result in StrokeRecords(try bytes(of: "circles.ndjson")) {
      let record = try result.get()
      expectCircle(record.stroke, by: detector, named: record.id ?? "stroke")
    }
  }

  @Test func aScribbleIsNone() throws {
    let scribble = try #require(StrokeRecords(try bytes(of: "scribble.json")).next()).get()
    expectRejection(scribble.stroke, by: detector, because: "excessive-inflections")
  }
}

final class CircleGestureRecognizer: UIGestureRecognizer {
  var recognizer = Recognizer(CookbookDetector())
  private(set) var circle: Circle?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { recognizer.touchBegan(at: place(of: touch), time: touch.timestamp) }
    follow()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { recognizer.touchMoved(to: place(of: touch), time: touch.timestamp) }
    follow()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    recognizer.touchEnded()
    follow()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    recognizer.touchCancelled()
    follow()
  }
  override func reset() { recognizer.reset() }

  private func follow() {
    switch recognizer.state {
    case .possible: state = .possible
    case .began: state = .began
    case .changed: state = .changed
    case .ended(let found): (circle, state) = (found, .ended)
    case .failed: state = .failed
    case .cancelled: state = .cancelled
    }
  }
  private func place(of touch: UITouch) -> Point {
    let location = touch.location(in: view)
    return Point(location.x, location.y)
  }
}

// What UIKit brings, as far as the example needs it.

class UIEvent {}

class UIView {}

class UITouch: Hashable {
  let timestamp: Double
  private let place: (x: Double, y: Double)

  init(x: Double, y: Double, timestamp: Double) { (place, self.timestamp) = ((x, y), timestamp) }

  func location(in view: UIView?) -> (x: Double, y: Double) { place }
  static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

class UIGestureRecognizer {
  enum State { case possible, began, changed, ended, cancelled, failed }

  var state = State.possible
  var view: UIView?

  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  func reset() {}
}

@Suite struct ReadmeGestureRecognizerTests {
  @Test func theExampleRecognizesACircle() throws {
    let gesture = CircleGestureRecognizer()
    let sample = try Checkout.text("Samples/circle.json")
    let record = try #require(StrokeRecords([UInt8](sample.utf8)).next()).get()
    let touches = (0..<record.stroke.count).map { index in
      UITouch(
        x: record.stroke.x[index], y: record.stroke.y[index],
        timestamp: record.stroke.times[index])
    }
    gesture.touchesBegan([touches[0]], with: UIEvent())
    #expect(gesture.state == .began)
    for touch in touches.dropFirst() { gesture.touchesMoved([touch], with: UIEvent()) }
    #expect(gesture.state == .changed)
    gesture.touchesEnded([touches[65]], with: UIEvent())
    #expect(gesture.state == .ended && gesture.circle != nil)
    gesture.reset()
    gesture.touchesBegan(Set(touches.prefix(2)), with: UIEvent())
    #expect(gesture.state == .failed)
  }
}
