import Foundation
import StrokeCore
import TestSupport
import Testing

@Suite struct LaMarcheDetectorTests {
  private let detector = LaMarcheDetector()
  private var published: LaMarcheDetector {
    var detector = detector
    detector.asPublished = true
    return detector
  }

  @Test func aCleanCircleIsOne() throws {
    #expect(try detector.verdict(on: Shapes.circle()).isCircle)
    #expect(try detector.verdict(on: Shapes.circle(turns: -1)).isCircle)
  }

  @Test func anEmptyStrokeIsTooShort() {
    let explanation = detector.explanation(of: Stroke())
    #expect(explanation.verdict.reason == .tooShort)
    #expect(
      explanation.checks.map(\.name) == [.closure, .duration, .points, .roundness, .angleRise])
  }

  @Test func closureComesBeforeTime() throws {
    let far = try Stroke([.origin, Point(51, 0)], times: [0, 3])
    let near = try Stroke([.origin, Point(50, 0)], times: [0, 3])
    #expect(detector.verdict(on: far).reason == .endTooFarFromStart)
    #expect(detector.verdict(on: near).reason == .tooSlow)
  }

  @Test func theEarlierFailureIsTheReason() throws {
    // The angle rises again at sample 24, and the radius fails at 30; then the other way round.
    var points = try Shapes.circle(count: 60).points
    points[24] = points[20]
    points[30] = Point(160, 240)
    points[22] = points[40]
    let sequence = detector.explanation(of: try Stroke(points))
    #expect(sequence.verdict.reason == .wrongSequenceOfAngles)
    #expect(sequence.checks.suffix(2).map(\.name) == [.angleRise, .roundness])
    #expect(sequence.checks.suffix(2).map(\.outcome) == [.failed, .failed])
    points[10] = Point(160, 240)
    #expect(try detector.verdict(on: Stroke(points)).reason == .notRoundEnough)
  }

  @Test func aFingerThatRestsOnItsWayBackDoesNotTurn() throws {
    var points = try Shapes.circle(count: 60).points
    points.insert(points[40], at: 40)
    #expect(try detector.verdict(on: Stroke(points)).isCircle)
    points[50] = points[45]
    #expect(try detector.verdict(on: Stroke(points)).reason == .wrongSequenceOfAngles)
  }

  @Test func theLastThreeSamplesMayGoAnyWay() throws {
    var points = try Shapes.circle(count: 40).points
    points[37] = points[29]
    #expect(try detector.verdict(on: Stroke(points)).isCircle)
    var earlier = try Shapes.circle(count: 40).points
    earlier[36] = earlier[28]
    #expect(try detector.verdict(on: Stroke(earlier)).reason == .wrongSequenceOfAngles)
    var strict = detector
    strict.exemptPoints = 0
    #expect(try strict.verdict(on: Stroke(points)).reason == .wrongSequenceOfAngles)
  }

  @Test(arguments: [(74.9, false), (75.1, true), (124.9, true), (125.1, false)])
  func theBandIsAQuarterOfTheRadius(percent: Double, passes: Bool) throws {
    var points = try Shapes.circle(center: .origin, radius: 100, start: 0, count: 41).points
    // A sample on the diagonal, where it does not move the extremes.
    let direction = points[5] - .origin
    points[5] = .origin + direction * (percent / 100)
    #expect(try detector.verdict(on: Stroke(points)).isCircle == passes)
  }

  @Test func asPublishedRoundnessNeverFails() throws {
    // 25.0 is used as a factor: a flat oval of 10 by 100 is round enough.
    let points = try Shapes.circle(center: .origin, radius: 100, start: 0, count: 41).points
    let oval = try Stroke(points.map { Point($0.x, $0.y / 10) })
    #expect(detector.verdict(on: oval).reason == .notRoundEnough)
    let check = published.explanation(of: oval).checks.first { $0.name == .roundness }
    #expect(check?.outcome == .passed && check?.limit == .within(-2400, 2600))
  }

  @Test func asPublishedTheBottomStaysAtTheFirstSample() throws {
    // From the top down: the bottom should move and does not, so the centre is the first point.
    let stroke = try Shapes.circle(center: .origin, radius: 10, start: -.pi / 2)
    let meant = try #require(detector.explanation(of: stroke).circle)
    let coded = try #require(published.explanation(of: stroke).circle)
    #expect(meant.center.distance(to: .origin) < 0.1)
    #expect(coded.center.distance(to: Point(0, -10)) < 0.1)
    // From the bottom up, nothing has to move.
    let upward = try Shapes.circle(center: .origin, radius: 10, start: .pi / 2)
    #expect(published.explanation(of: upward).circle == detector.explanation(of: upward).circle)
  }

  @Test func asPublishedTheFirstTouchIsNotInTheList() throws {
    let six = try Stroke(Array(repeating: Point.origin, count: 6))
    #expect(detector.explanation(of: six).checks[2].measured == 6)
    #expect(published.explanation(of: six).checks[2].measured == 5)
    #expect(published.verdict(on: six).reason == .tooShort)
    #expect(published.verdict(on: Stroke()).reason == .tooShort)
  }
}
