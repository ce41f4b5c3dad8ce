import Foundation
import TestSupport
import Testing

@testable import StrokeCore

/// The marks that detectors put on the stroke.
@Suite struct EvidenceTests {
  private static let detectors: [any Detector] = [
    CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
  ]

  private func mark(
    _ name: Evidence.Name, by detector: any Detector, on stroke: Stroke
  ) throws -> (points: [Point], isFailed: Bool) {
    let found = try #require(detector.evidence(of: stroke).first { $0.name == name })
    switch found.shape {
    case .points(let points), .line(let points): return (points, found.isFailed)
    case .residuals: throw Surprise()
    }
  }

  private func names(_ detector: any Detector, on stroke: Stroke) -> [Evidence.Name] {
    detector.evidence(of: stroke).map(\.name)
  }

  @Test func eachInflectionThatIsCountedIsMarked() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<rounds(50, long: 500) {
      let stroke = try Shapes.random(using: &generator)
      let marked = CookbookDetector().evidence(of: stroke).first { $0.name == .inflections }
      guard case .points(let points)? = marked?.shape else {
        #expect(stroke.inflections == 0)
        continue
      }
      #expect(points.count == stroke.inflections)
      #expect(marked?.isFailed == (stroke.inflections > 5))
    }
    // A zigzag turns at each of its corners; the last step is never compared.
    let zigzag = try Stroke((0..<6).map { Point(Double($0) * 10, $0 % 2 == 0 ? 0 : 30) })
    let turns = try mark(.inflections, by: CookbookDetector(), on: zigzag)
    #expect(turns.points == (1..<4).map { zigzag.point(at: $0) } && !turns.isFailed)
  }

  @Test func theGapIsFromEndToEndAndFailsWithItsCheck() throws {
    let arc = try Shapes.circle(radius: 80, start: 0, turns: 0.5, count: 40)
    var lenient = CookbookDetector()
    lenient.maxGap = 200
    let rows: [(any Detector, Bool)] = [
      (CookbookDetector(), true), (lenient, false), (LaMarcheDetector(), true),
    ]
    for (detector, isFailed) in rows {
      let gap = try mark(.gap, by: detector, on: arc)
      #expect(gap.isFailed == isFailed)
      #expect(gap.points == [arc.point(at: 0), arc.point(at: arc.count - 1)])
    }
    // Ring measures the gap between the trimmed ends.
    let trimmed = try mark(.gap, by: RingDetector(), on: arc)
    let length = trimmed.points[0].distance(to: trimmed.points[1])
    #expect(trimmed.isFailed && (100...160).contains(length))
    // A gap too short to be visible is marked only if it fails.
    let closed = try Shapes.circle(radius: 80, count: 60)
    #expect(!names(CookbookDetector(), on: closed).contains(.gap))
    var strict = CookbookDetector()
    strict.maxGap = 0
    let open = try Stroke(Array(closed.points.dropLast()))
    #expect(try #require(open.closingDistance) > 0)
    #expect(try mark(.gap, by: strict, on: open).isFailed)
  }

  @Test func samplesOutsideTheBandAndTheRiseAreMarked() throws {
    var circle = try Shapes.circle(center: .origin, radius: 80, start: 0, count: 60).points
    circle[20] = Point(circle[20].x * 1.5, circle[20].y * 1.5)
    let stroke = try Stroke(circle)
    let outside = try mark(.outsideBand, by: LaMarcheDetector(), on: stroke)
    #expect(outside.points.contains(circle[20]) && outside.isFailed)
    var without = LaMarcheDetector()
    without.omittedChecks = [.roundness]
    #expect(try !mark(.outsideBand, by: without, on: stroke).isFailed)
    let twice = try Shapes.circle(center: .origin, start: 0, turns: 2, count: 81)
    let rise = try mark(.angleRise, by: LaMarcheDetector(), on: twice)
    // The angle at the centre from the first sample grows to half a turn, falls, and grows again.
    let angles = twice.points.map { acos(min(max($0.x / 80, -1), 1)) }
    let least = try #require((20..<60).min { angles[$0] < angles[$1] })
    #expect(rise.points == [twice.points[least + 1]] && rise.isFailed)
    #expect(names(LaMarcheDetector(), on: try Shapes.circle(count: 60)).isEmpty)
  }

  @Test func residualsAndSamplesInTheMiddleAreMarked() throws {
    let circle = try Shapes.circle(center: .origin, radius: 80, count: 40)
    let evidence = KatzDetector().evidence(of: circle)
    #expect(evidence.map(\.name) == [.residuals] && !evidence[0].isFailed)
    guard case .residuals(let fit) = evidence[0].shape else { throw Surprise() }
    #expect((fit.radius - 80).magnitude < 1e-6)
    let crossed = try Stroke(circle.points + [.origin])
    let middle = try mark(.inMiddle, by: KatzDetector(), on: crossed)
    #expect(middle.points == [.origin] && middle.isFailed)
  }

  @Test func ringMarksTheCornersOfASquare() throws {
    let corners = [Point(100, 0), Point(100, 100), Point(0, 100), Point(0, 0)]
    // The seam is in the middle of a side, away from the corners.
    let square = try Shapes.polyline([Point(50, 0)] + corners + [Point(50, 0)], steps: 20)
    let found = try mark(.corners, by: RingDetector(), on: square)
    #expect(found.isFailed && found.points.count == 4)
    for corner in corners {
      #expect(found.points.contains { $0.distance(to: corner) < 12 }, "\(corner)")
    }
  }

  @Test func ringMarksTheDentOfAHeart() throws {
    let heart = try Shapes.polar(160) { 80 * (1 - 0.6 / (1 + pow(($0 - .pi) / 0.5, 4))) }
    let found = try mark(.dents, by: RingDetector(), on: heart)
    #expect(found.isFailed && found.points.count <= 3)
    #expect(found.points.contains { $0.distance(to: Point(-32, 0)) < 30 })
  }

  @Test func ringMarksTheEndThatSticksOut() throws {
    let circle = try Shapes.circle(center: .origin, start: 0, count: 80)
    let stem = (1...30).map { Point(80, Double($0) * 6) }
    let found = try mark(.spur, by: RingDetector(), on: Stroke(circle.points + stem))
    #expect(found.isFailed && found.points.count > 3)
    let last = try #require(found.points.last)
    #expect(last.distance(to: Point(80, 180)) < 20)
    #expect(found.points.allSatisfy { $0.x > 40 && $0.y > -40 })
    #expect(names(RingDetector(), on: circle).isEmpty)
  }

  @Test func ringMarksTheFlawsOfAnArc() throws {
    var detector = RingDetector()
    detector.turns = 0.5
    // Half of a square, both of whose corners count.
    let half = try Shapes.polyline(
      [Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100)], steps: 20)
    let corners = try mark(.corners, by: detector, on: half)
    #expect(corners.isFailed)
    for corner in [Point(100, 0), Point(100, 100)] {
      #expect(corners.points.contains { $0.distance(to: corner) < 15 })
    }
    let arc = try Shapes.circle(radius: 80, start: 0, turns: 0.5, count: 40)
    #expect(names(detector, on: arc).isEmpty)
  }

  /// Every mark is finite, and fails if and only if the stroke is rejected because of it.
  @Test func nothingFailsOnAnAcceptedStroke() throws {
    var generator = SeededGenerator(seed: 12)
    for index in 0..<rounds(60, long: 600) {
      let stroke =
        index % 2 == 0
        ? try Shapes.random(using: &generator) : try Shapes.loop(using: &generator)
      for detector in Self.detectors {
        let evidence = detector.evidence(of: stroke)
        if detector.verdict(on: stroke).isCircle {
          #expect(!evidence.contains { $0.isFailed }, "\(detector)")
        }
      }
    }
  }

  /// If ring rejects for something with a place, the place is marked.
  @Test func ringPointsAtWhatItRejects() throws {
    var generator = SeededGenerator(seed: 31)
    let marks: [Check.Name: Evidence.Name] = [
      .gap: .gap, .corners: .corners, .unevenness: .corners, .dents: .dents, .overshoot: .spur,
    ]
    for index in 0..<rounds(60, long: 600) {
      let stroke =
        index % 2 == 0
        ? try Shapes.random(using: &generator) : try Shapes.loop(using: &generator)
      for strictness in [0, 0.5, 1] {
        var detector = RingDetector()
        detector.strictness = strictness
        let found = names(detector, on: stroke)
        for check in detector.explanation(of: stroke).checks where check.isFailed {
          guard let mark = marks[check.name] else { continue }
          #expect(found.contains(mark), "\(check.name) of \(index)")
        }
      }
    }
  }

  @Test(arguments: [1e-300, 1, 1e300, 1.7e308])
  func marksAreFinite(scale: Double) throws {
    let points = [(0.0, 0.0), (1, 0.1), (0.4, 1), (-0.6, 0.5), (-0.2, -1), (0, 0), (0.5, 0.5)]
    let stroke = try Stroke(points.map { Point($0.0 * scale, $0.1 * scale) })
    for detector in Self.detectors {
      for evidence in detector.evidence(of: stroke) {
        switch evidence.shape {
        case .points(let points), .line(let points):
          #expect(!points.isEmpty && points.allSatisfy { $0.isFinite })
        case .residuals(let circle):
          #expect(circle.center.isFinite && circle.radius.isFinite)
        }
      }
    }
  }

  @Test func anEmptyStrokeHasNoMarks() {
    for detector in Self.detectors { #expect(detector.evidence(of: Stroke()).isEmpty) }
  }

  private struct Surprise: Error {}
}
