import Foundation
import StrokeCore
import StrokePaths
import TestSupport
import Testing

@Suite struct KatzDetectorTests {
  private let detector = KatzDetector()
  private var published: KatzDetector {
    var detector = detector
    detector.asPublished = true
    return detector
  }

  @Test(arguments: [1e-300, 1e-3, 1, 1e6, 1e300])
  func aCircleIsFittedAtAnyScale(scale: Double) throws {
    let stroke = try Shapes.circle(
      center: Point(2 * scale, 3 * scale), radius: scale, turns: 0.8, count: 30)
    let circle = try #require(detector.explanation(of: stroke).circle)
    #expect(abs(circle.radius / scale - 1) < 1e-9)
    #expect(abs(circle.center.x / scale - 2) < 1e-9 && abs(circle.center.y / scale - 3) < 1e-9)
  }

  @Test func nothingFitsFewSamplesOneDotOrALine() throws {
    let two = try Stroke([Point(0, 0), Point(5, 5)])
    let dot = try Stroke(Array(repeating: Point(3, 4), count: 9))
    let lines = [Vector(1, 0), Vector(0, 1), Vector(3, 7), Vector(0.1, -0.3)].map { step in
      (0..<40).map { Point(100, 200) + step * Double($0) }
    }
    for stroke in try [Stroke(), two, dot] + lines.map({ try Stroke($0) }) {
      let explanation = detector.explanation(of: stroke)
      #expect(explanation.verdict.reason == .noCircleFits)
      #expect(explanation.checks.map(\.outcome) == [.failed, .skipped, .skipped, .skipped])
      #expect(explanation.circle == nil)
    }
  }

  @Test func aBentLineIsFittedAgain() throws {
    // One sample in forty a pixel off the line, at a length of ten thousand.
    let points = (0..<40).map { Point(Double($0) * 250, $0 == 20 ? 1 : 0) }
    #expect(detector.explanation(of: try Stroke(points)).circle != nil)
  }

  @Test func theMiddleIsClosedBelowAndOpenAbove() throws {
    let circle = Circle(center: .origin, radius: 2.0.squareRoot())
    let box = detector.middle(of: circle)
    #expect(abs(box.maxX - 0.2) < 1e-15 && box.minX == -box.maxX && box.minY == box.minX)
    var points = try Shapes.circle(center: .origin, radius: 100, start: 0, count: 65).points
    points[5] = .origin
    let checks = detector.explanation(of: try Stroke(points)).checks
    #expect(checks[2].measured == 1 && checks[2].isFailed)
  }

  /// A sample on the low edges of the middle is inside it, one on the high edges is not.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func eachEdgeOfTheMiddleIsInOrOut(isVertical: Bool, isHigh: Bool) throws {
    var points = try Shapes.circle(center: .origin, radius: 100, start: 0, count: 65).points
    func middle() throws -> Rect {
      detector.middle(of: try #require(detector.explanation(of: Stroke(points)).circle))
    }
    // The sample takes part in the fit, so it is moved until it stays on the edge.
    func place() throws -> Point {
      let box = try middle()
      let c = box.center
      return isVertical
        ? Point(c.x, isHigh ? box.maxY : box.minY) : Point(isHigh ? box.maxX : box.minX, c.y)
    }
    points[5] = .origin
    for _ in 0..<60 where try place() != points[5] { points[5] = try place() }
    try #require(place() == points[5])
    let check = detector.explanation(of: try Stroke(points)).checks[2]
    #expect(check.measured == (isHigh ? 0 : 1))
  }

  @Test func aQuarterArcDoesNotFillItsCircle() throws {
    let arc = try Shapes.circle(turns: 0.25, count: 40)
    #expect(detector.verdict(on: arc).reason == .overlapTooSmall)
  }

  @Test func aSquareMeetsTheError() throws {
    let corners = [Point(0, 0), Point(9, 0), Point(9, 9), Point(0, 9), Point(0, 0)]
    let check = detector.explanation(of: try Shapes.polyline(corners, steps: 64)).checks[1]
    // In units of half the side, r² is about the mean of d², 4/3, and the mean of d is ∫√(1 + u²) =
    // 1.1478, so the error is √(2 − 2 · 1.1478/1.1547) = 0.109.
    #expect(check.name == .fitError && check.outcome == .passed)
    let error = try #require(check.measured)
    #expect(abs(error - 0.109) < 0.004)
  }

  @Test func oneToleranceDrivesThree() throws {
    var strict = detector
    strict.tolerance = 0.05
    let limits = strict.explanation(of: try Shapes.circle()).checks.map(\.limit)
    #expect(limits == [.above(0), .atMost(0.05), .atMost(0), .above(0.95)])
  }

  @Test func asPublishedThePlusInPlaceOfATimesMovesTheFit() throws {
    let stroke = try Shapes.circle(center: Point(160, 240), radius: 80)
    let meant = try #require(detector.explanation(of: stroke).circle)
    #expect(abs(meant.radius - 80) < 1e-9)
    if let coded = published.explanation(of: stroke).circle {
      #expect(abs(coded.radius - 80) > 0.01 || coded.center.distance(to: meant.center) > 0.01)
    }
    #expect(published.explanation(of: stroke).circle != detector.explanation(of: stroke).circle)
  }
}
