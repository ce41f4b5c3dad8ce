import StrokeCore
import TestSupport
import Testing

// The detector of the article "Writing a detector". A test compares the two, letter by letter, so
// what the article shows is what is compiled here.

/// Accepts strokes whose samples all keep near a circle about their bounding box's centre.
struct RimDetector: Detector {
  static let name = "rim"
  static let citation = "An example"
  static let reasons: [Reason] = [.tooFewPoints, .offTheRim]
  static let settings: [Setting<RimDetector>] = [
    Setting(
      "max-offset", unit: "SHARE", "the farthest from the rim, over the radius",
      range: .within(0...1),
      .number(get: { $0.maxOffset }, set: { $0.maxOffset = $1 }))
  ]

  /// The farthest that a sample may be from the rim, over the radius.
  var maxOffset = 0.2

  func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    guard proceed(Check(.points, Double(stroke.count), .atLeast(8), .tooFewPoints)),
      let box = stroke.bounds
    else { return nil }
    let circle = Circle(center: box.center, radius: box.width / 4 + box.height / 4)
    let offsets = stroke.map { sample in
      (sample.point.distance(to: circle.center) - circle.radius).magnitude
    }
    // Samples that all coincide have no radius, and are as far from a rim as can be.
    let offset = circle.radius > 0 ? (offsets.max() ?? 0) / circle.radius : .infinity
    guard
      proceed(Check(.rimOffset, offset, .atMost(maxOffset), .offTheRim, setting: "max-offset"))
    else { return nil }
    return circle
  }

  func earlyFailure(of stroke: Stroke) -> Check? { nil }
}

extension Reason {
  static let offTheRim = Reason(code: "off-the-rim", text: "Off the rim")
}

extension Check.Name {
  static let rimOffset = Check.Name("rim")
}

@Suite struct SampleDetectorTests {
  @Test func itIsTheArticles() throws {
    let article = try Checkout.text("Sources/StrokeCore/StrokeCore.docc/WritingADetector.md")
    let own = try Checkout.text("Tests/StrokeCoreTests/Detectors/SampleDetectorTests.swift")
    let parts = article.split(separator: "```")
    let example = try #require(parts.first { $0.hasPrefix("swift\n") }).dropFirst(6)
    #expect(example.utf8.count > 1_000 && own.contains(example))
  }

  @Test func itTellsCirclesFromOthers() throws {
    let detector = RimDetector()
    #expect(detector.verdict(on: try Shapes.circle(count: 30)).isCircle)
    let line = try Stroke((0..<10).map { Point(Double($0), 0) })
    #expect(detector.verdict(on: line).reason == .offTheRim)
    #expect(detector.verdict(on: line).rejection?.name == .rimOffset)
    #expect("\(detector.verdict(on: line))" == "Off the rim")
    let dot = try Stroke(Array(repeating: Point(3, 4), count: 10))
    #expect(detector.verdict(on: dot).reason == .offTheRim)
    #expect(detector.verdict(on: Stroke()).reason == .tooFewPoints)
    #expect(detector.explanation(of: line).checks.map(\.reason) == RimDetector.reasons)
  }

  @Test func itsSettingMovesItsLimit() throws {
    var detector = RimDetector()
    let line = try Stroke((0..<10).map { Point(Double($0), 0) })
    let setting = try #require(RimDetector.settings.first)
    #expect(setting.value(in: detector) == 0.2)
    setting.set(1, in: &detector)
    #expect(detector.maxOffset == 1 && detector.verdict(on: line).isCircle)
    setting.set(2, in: &detector)
    #expect(detector.maxOffset == 1)
  }
}
