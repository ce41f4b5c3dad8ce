import StrokeCore
import TestSupport
import Testing

// The detector of the article "Writing a detector". `make lint` compares the two letter by letter,
// so the article's code is compiled here.

/// Accepts strokes whose samples are all near a circle about the centre of their bounding box.
struct RimDetector: SeparableDetector {
  static let name = "rim"
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
    // Samples that all coincide have no radius, so they are infinitely far from the rim.
    let offset = circle.radius > 0 ? (offsets.max() ?? 0) / circle.radius : .infinity
    guard
      proceed(Check(.rimOffset, offset, .atMost(maxOffset), .offTheRim, setting: "max-offset"))
    else { return nil }
    return circle
  }

  func construction(of stroke: Stroke) -> [Construction] {
    let rim = stroke.bounds.flatMap { box in
      Construction(.rim, .ellipse(Ellipse(in: box)))
    }
    return [rim].compactMap { $0 }
  }
}

extension Reason {
  static let offTheRim = Reason(code: "off-the-rim", text: "Off the rim")
}

extension Check.Name {
  static let rimOffset = Check.Name("rim")
}

extension Construction.Name {
  static let rim = Construction.Name("rim")
}

@Suite struct SampleDetectorTests {
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
    #expect(detector.explanation(of: line).checks.map(\.reason) == [.tooFewPoints, .offTheRim])
    #expect(detector.construction(of: line).map(\.name) == [.rim])
    #expect("\(Construction.Name.rim)" == "rim" && Construction.Name.rim != .center)
  }

  @Test func itSaysWhatWouldChangeItsVerdict() throws {
    var detector = RimDetector()
    let line = try Stroke((0..<10).map { Point(Double($0), 0) })
    let change = try #require(detector.whatIf(of: line).changes.first)
    #expect(change.setting == "max-offset" && change.value > 0.9)
    detector.maxOffset = change.value
    #expect(detector.verdict(on: line).isCircle)
    // No setting limits the number of samples.
    #expect(detector.whatIf(of: Stroke()) == WhatIf(wouldPass: true, changes: []))
  }

  /// A detector with only what the protocol requires.
  private struct Least: Detector {
    static let name = "least"

    func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
      let reason = Reason(code: "short", text: "Short")
      guard proceed(Check(.points, Double(stroke.count), .atLeast(3), reason)) else { return nil }
      return Circle(center: .origin, radius: 1)
    }
  }

  @Test func aNameAndChecksAreEnough() throws {
    let detector = Least()
    #expect(detector.verdict(on: try Shapes.circle()).isCircle)
    #expect(detector.earlyFailure(of: Stroke()) == nil && detector.evidence(of: Stroke()).isEmpty)
    #expect(Least.citation.isEmpty && Least.reasons.isEmpty && Least.settings.isEmpty)
    #expect(detector.checkNames == [.points])
  }

  @Test func anUnknownCheckNameIsNotOmitted() throws {
    func expect<Judge: SelectiveDetector>(_ judge: Judge, _ names: [Check.Name]) throws {
      #expect(judge.checkNames == names)
      for name in names + [Check.Name("durations")] {
        var detector = judge
        if name.isEssential || !names.contains(name) {
          let error = #expect(throws: OmissionError.self) { try detector.omit(name) }
          #expect(error?.name == name && error?.omissible == names.filter { !$0.isEssential })
          #expect(detector.omittedChecks.isEmpty)
        } else {
          try detector.omit(name, name)
          #expect(detector.omittedChecks == [name])
        }
      }
    }
    try expect(CookbookDetector(), [.points, .duration, .inflections, .closure, .transit])
    try expect(LaMarcheDetector(), [.closure, .duration, .points, .roundness, .angleRise])
    try expect(KatzDetector(), [.fit, .fitError, .pointsInMiddle, .overlap])
    var ring = RingDetector()
    try ring.omit(.corners, .dents)
    #expect(ring.explanation(of: try Shapes.circle()).checks.count { $0.isOmitted } == 2)
    var cookbook = CookbookDetector()
    let error = #expect(throws: OmissionError.self) { try cookbook.omit(.duration, .gap) }
    #expect(
      error?.description == "no check named gap can be left out; choose from"
        + " duration, inflections, closure, transit")
    #expect(cookbook.omittedChecks.isEmpty)
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
