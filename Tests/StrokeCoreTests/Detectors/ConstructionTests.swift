import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// How detectors show what they measured.
@Suite struct ConstructionTests {
  private static let detectors: [any Detector] = [
    CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
  ]

  private func shape(_ name: Construction.Name, of detector: any Detector, on stroke: Stroke) throws
    -> Construction.Shape
  {
    try #require(detector.construction(of: stroke).first { $0.name == name }).shape
  }

  private func stroke(_ points: [(Double, Double)]) throws -> Stroke {
    try Stroke(points.map { Point($0.0, $0.1) })
  }

  @Test func cookbookShowsTheFigureOfTheRecipe() throws {
    let stroke = try stroke([(0, 0), (10, 0), (10, 20)])
    let box = Rect(minX: 0, minY: 0, maxX: 10, maxY: 20)
    let detector = CookbookDetector()
    #expect(try shape(.boundingBox, of: detector, on: stroke) == .rectangle(box))
    #expect(try shape(.inscribedEllipse, of: detector, on: stroke) == .ellipse(Ellipse(in: box)))
    #expect(try shape(.center, of: detector, on: stroke) == .point(Point(5, 10)))
    guard case .rectangle(let about) = try shape(.centeredBox, of: detector, on: stroke)
    else { throw Surprise() }
    #expect(about.width == 10 && about.height == 20)
    #expect(about.center.distance(to: Point(20.0 / 3, 20.0 / 3)) < 1e-12)
  }

  @Test func lamarcheShowsTheBandAndTheFirstAngle() throws {
    let stroke = try stroke([(10, 0), (0, 10), (-10, 0), (0, -10)])
    let detector = LaMarcheDetector()
    #expect(
      try shape(.radiusBand, of: detector, on: stroke)
        == .band(center: .origin, inner: 7.5, outer: 12.5))
    #expect(try shape(.firstAngle, of: detector, on: stroke) == .segment(.origin, Point(10, 0)))
    // As published, a band of 25 percent is one of 25 radii, and the lower extreme never moves.
    var published = detector
    published.asPublished = true
    #expect(
      try shape(.radiusBand, of: published, on: stroke)
        == .band(center: Point(0, -5), inner: 0, outer: Vector(10, 5).length * 26))
  }

  @Test func katzShowsTheFitAndBothBoxes() throws {
    let stroke = try Shapes.circle(radius: 50)
    let detector = KatzDetector()
    guard case .circle(let fit) = try shape(.fittedCircle, of: detector, on: stroke),
      case .rectangle(let middle) = try shape(.middle, of: detector, on: stroke)
    else { throw Surprise() }
    #expect((fit.radius - 50).magnitude < 1e-6)
    #expect((middle.width - 2 * 50 / 2.0.squareRoot() * 0.2).magnitude < 1e-6)
    #expect(try shape(.fittedBox, of: detector, on: stroke) == .rectangle(fit.bounds))
    let line = try self.stroke([(0, 0), (1, 1), (2, 2)])
    #expect(detector.construction(of: line).map(\.name) == [.strokeBox])
  }

  @Test(arguments: [0.0, 0.4, 1.2]) func ringShowsTheEllipseThatItWhitens(turned: Double) throws {
    let (c, s) = (cosine(turned), sine(turned))
    // From its tip on, and from elsewhere.
    for start in [0, 12, 24] {
      let points = (start...start + 96).map { index in
        let turn = Vector(direction: Double(index % 96) / 96 * 2 * .pi)
        let (u, v) = (80 * turn.dx, 50 * turn.dy)
        return Point(100 + u * c - v * s, 200 + u * s + v * c)
      }
      guard
        case .ellipse(let ellipse) = try shape(
          .enclosedEllipse, of: RingDetector(), on: Stroke(points)),
        case .polyline(let outline) = try shape(
          .trimmedOutline, of: RingDetector(), on: Stroke(points))
      else { throw Surprise() }
      // Smoothing draws it in, the more so the more it bends: by a 78th at the tips.
      #expect((ellipse.radiusX - 78.97).magnitude < 0.05, "\(start)")
      #expect((ellipse.radiusY - 49.75).magnitude < 0.05, "\(start)")
      #expect((ellipse.rotation - turned).magnitude < 0.02)
      #expect(ellipse.center.distance(to: Point(100, 200)) < 0.05)
      #expect(outline.count > 40)
    }
  }

  @Test func anArcShowsTheCircleItIsPartOf() throws {
    let half = (0...40).map { Point(0, 0) + Vector(direction: Double($0) / 40 * .pi) * 30 }
    var detector = RingDetector()
    detector.turns = 0.5
    guard case .circle(let fit) = try shape(.fittedCircle, of: detector, on: Stroke(half)) else {
      throw Surprise()
    }
    #expect((fit.radius - 30).magnitude < 0.3)
  }

  @Test func anEmptyStrokeHasNoConstruction() {
    for detector in Self.detectors { #expect(detector.construction(of: Stroke()).isEmpty) }
  }

  @Test(arguments: [1e-300, 1, 1e300, 1.7e308])
  func constructionsAreFinite(scale: Double) throws {
    let points = [(0.0, 0.0), (1, 0.1), (0.4, 1), (-0.6, 0.5), (-0.2, -1), (0, 0)]
    let stroke = try stroke(points.map { ($0.0 * scale, $0.1 * scale) })
    for detector in Self.detectors {
      #expect(detector.construction(of: stroke).allSatisfy { $0.shape.isFinite })
    }
  }
}

private struct Surprise: Error {}
