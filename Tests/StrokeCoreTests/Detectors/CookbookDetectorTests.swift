import Foundation
import StrokeCore
import TestSupport
import Testing

@Suite struct CookbookDetectorTests {
  private let detector = CookbookDetector()
  private var published: CookbookDetector {
    var detector = detector
    detector.asPublished = true
    return detector
  }

  @Test func aCleanCircleIsOne() throws {
    let stroke = try Shapes.circle()
    let circle = try #require(detector.verdict(on: stroke).circle)
    #expect(abs(circle.radius - 80) < 0.2 && circle.center.distance(to: Point(160, 240)) < 0.2)
  }

  @Test func theChecksStandInThePublishedOrder() {
    let checks = detector.explanation(of: Stroke()).checks
    #expect(
      checks.map(\.name) == [.points, .duration, .inflections, .closure, .transit, .transit])
    #expect(checks.map(\.outcome) == [.failed, .skipped, .passed, .skipped, .skipped, .skipped])
  }

  @Test func twoSamplesAreEnoughToBeLookedAt() throws {
    #expect(try detector.verdict(on: Stroke([.origin])).reason == .tooFewPoints)
    #expect(try detector.verdict(on: Stroke([.origin, .origin])).reason == .transitTooShort)
  }

  @Test func theLastSegmentIsNeverCompared() throws {
    // Right, right, and back: the turn is in the last segment only.
    let stroke = try Stroke([Point(0, 0), Point(1, 0), Point(2, 0), Point(1, 0)])
    let longer = try Stroke([Point(0, 0), Point(1, 0), Point(2, 0), Point(1, 0), Point(0, 0)])
    #expect(inflections(of: stroke) == 0)
    #expect(inflections(of: longer) == 1)
  }

  @Test func aTurnAlongEitherAxisCounts() throws {
    for along in [Vector(1, 0), Vector(0, 1), Vector(1, 1)] {
      let places = [0, 1, 2, 1, 0, 1, 0].map { Point.origin + along * $0 }
      #expect(try inflections(of: Stroke(places)) == 2)
    }
  }

  @Test func aZeroStepCountsAsLeftward() throws {
    // The subtraction runs from later to earlier, and the sign of 0 is +: standing still counts
    // like moving left or up, so right–still is a change and left–still is not.
    let right = try Stroke([Point(0, 0), Point(1, 0), Point(1, 0), Point(1, 0), Point(1, 0)])
    let left = try Stroke([Point(1, 0), Point(0, 0), Point(0, 0), Point(0, 0), Point(0, 0)])
    #expect(inflections(of: right) == 1)
    #expect(inflections(of: left) == 0)
  }

  private func inflections(of stroke: Stroke) -> Double? {
    detector.explanation(of: stroke).checks.first { $0.name == .inflections }?.measured
  }

  @Test(arguments: [(320.0, nil as Double?, 320.0), (320, 600, 600), (90, nil, 90)])
  func closureIsAThirdOfTheView(setting: Double, own: Double?, width: Double) throws {
    var detector = detector
    detector.viewWidth = setting
    let stroke = try Stroke([.origin, Point(1, 1)], viewWidth: own)
    let check = detector.explanation(of: stroke).checks.first { $0.name == .closure }
    #expect(check?.limit == .atMost(width / 3))
  }

  @Test(arguments: [0.5, 0.9, 1, 1.4, 1.6, 2.5])
  func transitIsTheAngleOfTheTurns(turns: Double) throws {
    // Whole half turns keep the box's middle on the circle's centre; other turns nearly do.
    let stroke = try Shapes.circle(turns: turns, count: 400)
    let checks = detector.explanation(of: stroke).checks.filter { $0.name == .transit }
    let transit = try #require(checks.first?.measured)
    if turns >= 1 { #expect(abs(transit - 2 * .pi * turns) < 0.01) }
    #expect(checks[0].isFailed == (transit < 1.75 * .pi))
    #expect(checks[1].isFailed == (transit > 3 * .pi))
  }

  @Test(arguments: [1e-300, 1e-150, 1, 1e150, 1e300])
  func transitIsIndependentOfScale(scale: Double) throws {
    let square = [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)].map { Point($0.0 * scale, $0.1 * scale) }
    let transit = detector.explanation(of: try Stroke(square)).checks.last?.measured
    #expect(abs((transit ?? 0) - 2 * .pi) < 1e-12)
  }

  @Test func transitEqualsTheSumOfArcCosines() throws {
    var generator = SeededGenerator(seed: 7)
    var compared = 0
    for _ in 0..<500 {
      let stroke = try Shapes.random(using: &generator)
      guard let box = stroke.bounds, stroke.count > 1, box.width > 1 else { continue }
      var sum = 0.0
      for index in 1..<stroke.count {
        let a = stroke.point(at: index - 1) - box.center
        let b = stroke.point(at: index) - box.center
        guard a != .zero, b != .zero else { continue }
        sum += acos(min(max(a.dot(b) / (a.length * b.length), -1), 1))
      }
      let transit = try #require(detector.explanation(of: stroke).checks.last?.measured)
      #expect(abs(transit - sum) < 1e-5, "seed 7")
      compared += 1
    }
    #expect(compared > 250)
  }

  @Test func asPublishedANaNIsAccepted() throws {
    // A sample exactly at the centre has no direction: 0/0, whose arc cosine is NaN, passes both
    // limits.
    let start = [Point(0, 0), Point(100, 0), Point(50, 50), Point(100, 0)]
    let stroke = try Stroke(start + [Point(100, 100), Point(0, 100), Point(0, 0)])
    #expect(detector.verdict(on: stroke).isCircle)
    let checks = published.explanation(of: stroke).checks
    #expect(checks.last?.measured?.isNaN == true)
    #expect(published.verdict(on: stroke).isCircle)
    // A straight line through its centre, back and forth, passes because of the same NaN.
    let line = try Stroke([Point(-1, 0), Point(0, 0), Point(1, 0), Point(0, 0), Point(-1, 0)])
    #expect(detector.verdict(on: line).reason == .transitTooShort)
    #expect(published.verdict(on: line).isCircle)
  }

  @Test func asPublishedAFirstPointAtZeroIsDropped() throws {
    let stroke = try Stroke([.origin, .origin, Point(10, 10), Point(20, 10), Point(20, 30)])
    #expect(detector.rectangles(of: stroke)?.least == Rect(minX: 0, minY: 0, maxX: 20, maxY: 30))
    #expect(published.rectangles(of: stroke)?.least == Rect(minX: 10, minY: 10, maxX: 20, maxY: 30))
    let later = try Stroke([Point(10, 10), .origin, Point(20, 30)])
    #expect(published.rectangles(of: later)?.least == Rect(minX: 0, minY: 0, maxX: 20, maxY: 30))
  }

  @Test func asPublishedTheSumIsInSinglePrecision() throws {
    let transit = published.explanation(of: try Shapes.circle()).checks.last?.measured ?? 0
    #expect(Double(Float(transit)) == transit)
  }

  @Test func theSecondRectangleLiesAboutTheMean() throws {
    let stroke = try Stroke([Point(0, 0), Point(0, 0), Point(30, 60)])
    #expect(
      detector.rectangles(of: stroke)?.centered == Rect(minX: -5, minY: -10, maxX: 25, maxY: 50))
  }
}
