import StrokeCore
import TestSupport
import Testing

/// Every setting of every detector with senseless values, on strokes with almost nothing in them:
/// each gets a verdict, and each rejection a reason. Short runs try each value and each stroke, but
/// only every eleventh pair of them.
@Suite struct OddSettingsTests {
  private static let numbers = [
    0, -0.0, 1, -1, -7.0 / 6, -2, -3, .leastNonzeroMagnitude, 1e300, -1e300,
    .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan,
  ]
  private static let counts = [0, 1, 2, 3, -1, .max, .min]

  /// A detector with one setting at each odd value in turn.
  private static func variants<Judge: Detector, Value>(
    of base: Judge, _ values: [Value], _ set: (inout Judge, Value) -> Void
  ) -> [Judge] {
    values.map { value in
      var judge = base
      set(&judge, value)
      return judge
    }
  }

  private static func cookbooks(_ base: CookbookDetector) -> [CookbookDetector] {
    variants(of: base, counts) { $0.minPoints = $1 }
      + variants(of: base, counts) { $0.maxInflections = $1 }
      + variants(of: base, numbers) { $0.maxDuration = $1 }
      + variants(of: base, numbers) { $0.viewWidth = $1 }
      + variants(of: base, numbers) { $0.maxGap = $1 }
      + variants(of: base, numbers) { $0.minTransit = $1 }
      + variants(of: base, numbers) { $0.maxTransit = $1 }
  }

  private static func lamarches(_ base: LaMarcheDetector) -> [LaMarcheDetector] {
    variants(of: base, counts) { $0.minPoints = $1 }
      + variants(of: base, counts) { $0.exemptPoints = $1 }
      + variants(of: base, numbers) { $0.maxDuration = $1 }
      + variants(of: base, numbers) { $0.maxGap = $1 }
      + variants(of: base, numbers) { $0.radiusVariance = $1 }
  }

  private static func rings(_ base: RingDetector) -> [RingDetector] {
    variants(of: base, numbers) { $0.strictness = $1 }
      + variants(of: base, numbers) { $0.minAspect = $1 }
      + variants(of: base, numbers) { $0.maxTurns = $1 }
      + variants(of: base, numbers) { $0.turns = $1 }
  }

  /// Strokes with and without times: empty, of a few samples, all in one place, to and fro, on a
  /// line, and a circle.
  private static func strokes() throws -> [Stroke] {
    let (p, q) = (Point(3, 4), Point(-5, 12))
    var rows: [[Point]] = [
      [], [.origin], [p], [p, q], [p, p], [.origin, p], [p, q, p], [p, p, p], [p, q, Point(9, 9)],
    ]
    for count in [8, 12, 40] {
      rows.append(Array(repeating: p, count: count))
      rows.append((0..<count).map { $0 % 2 == 0 ? p : q })
      rows.append((0..<count).map { Point(Double($0), 2 * Double($0)) })
    }
    let circle = try Shapes.circle()
    var strokes = [circle, try Stroke(circle.points)]
    for points in rows {
      strokes.append(try Stroke(points))
      strokes.append(try Stroke(points, times: Shapes.times(points.count, rate: 60)))
      strokes.append(try Stroke(points, times: points.map { _ in 7 }))
    }
    return strokes
  }

  private static func isTried(_ row: Int, _ column: Int) -> Bool {
    isLong || (row + column).isMultiple(of: 11)
  }

  private func expectAnswers<Judge: Detector>(_ detectors: [Judge]) throws {
    for (row, stroke) in try Self.strokes().enumerated() {
      for (column, detector) in detectors.enumerated() where Self.isTried(row, column) {
        let explanation = detector.explanation(of: stroke)
        let verdict = explanation.verdict
        #expect(detector.verdict(on: stroke) == verdict)
        // NaN is a limit that passes everything, and is not equal to itself.
        let failed = explanation.checks.first { $0.isFailed }
        #expect(verdict.rejection?.reason == failed?.reason)
        #expect(verdict.isCircle == (failed == nil))
        #expect(!stroke.isEmpty || !verdict.isCircle, "\(detector)")
        #expect(detector.construction(of: stroke).allSatisfy { $0.shape.isSound })
        expectReplay(of: stroke, by: detector, verdict)
      }
    }
  }

  private func expectReplay<Judge: Detector>(
    of stroke: Stroke, by detector: Judge, _ verdict: Verdict
  ) {
    var recognizer = Recognizer(detector)
    recognizer.replay(stroke)
    switch (verdict, recognizer.state) {
    case (.circle(let circle), .ended(let live)): #expect(circle == live)
    case (.rejected(let check), .failed(.check(let live))): #expect(check.reason == live.reason)
    default: Issue.record("\(detector) says \(verdict), and live \(recognizer.state)")
    }
  }

  @Test(arguments: [false, true]) func cookbookAnswers(asPublished: Bool) throws {
    var base = CookbookDetector()
    base.asPublished = asPublished
    // So lenient that only the one odd setting can reject.
    var lenient = base
    (lenient.minPoints, lenient.maxInflections, lenient.maxDuration) = (0, .max, .infinity)
    (lenient.maxGap, lenient.minTransit, lenient.maxTransit) = (.infinity, 0, .infinity)
    try expectAnswers([base, lenient].flatMap { Self.cookbooks($0) })
  }

  @Test(arguments: [false, true]) func lamarcheAnswers(asPublished: Bool) throws {
    var base = LaMarcheDetector()
    base.asPublished = asPublished
    var lenient = base
    (lenient.minPoints, lenient.exemptPoints, lenient.maxDuration) = (0, .max, .infinity)
    (lenient.maxGap, lenient.radiusVariance) = (.infinity, .infinity)
    try expectAnswers([base, lenient].flatMap { Self.lamarches($0) })
  }

  @Test(arguments: [false, true]) func katzAnswers(asPublished: Bool) throws {
    var base = KatzDetector()
    base.asPublished = asPublished
    try expectAnswers(Self.variants(of: base, Self.numbers) { $0.tolerance = $1 })
  }

  @Test func ringAnswers() throws {
    var lenient = RingDetector()
    (lenient.strictness, lenient.minAspect, lenient.maxTurns) = (-1.9, 0, 1e300)
    var arcs = lenient
    arcs.turns = 0.25
    try expectAnswers([RingDetector(), lenient, arcs].flatMap { Self.rings($0) })
    for (row, stroke) in try Self.strokes().enumerated() {
      for (column, ring) in Self.rings(lenient).enumerated() where Self.isTried(row, column) {
        #expect(ring.verdict(on: stroke).isCircle == (ring.margin(of: stroke) >= 0), "\(ring)")
      }
    }
  }

  /// A detector without each of its checks in turn, and without all of them at once.
  private static func selections<Judge: SelectiveDetector>(of base: Judge) -> [Judge] {
    let names = base.explanation(of: Stroke()).checks.map(\.name)
    return variants(of: base, names.map { [$0] } + [names]) { $0.omittedChecks = $1 }
  }

  @Test func detectorsWithoutChecksAnswer() throws {
    try expectAnswers(Self.selections(of: CookbookDetector()))
    try expectAnswers(Self.selections(of: LaMarcheDetector()))
    try expectAnswers(Self.selections(of: KatzDetector()))
    try expectAnswers(Self.selections(of: RingDetector()))
    var arcs = RingDetector()
    arcs.turns = 0.25
    try expectAnswers(Self.selections(of: arcs))
    let rings = Self.selections(of: RingDetector())
    for (row, stroke) in try Self.strokes().enumerated() {
      for (column, ring) in rings.enumerated() where Self.isTried(row, column) {
        #expect(ring.verdict(on: stroke).isCircle == (ring.margin(of: stroke) >= 0), "\(ring)")
      }
    }
  }

  @Test func omittedChecksAreSkippedAndRejectNothing() throws {
    var cookbook = CookbookDetector()
    let slow = try Shapes.circle(count: 300)
    #expect(cookbook.verdict(on: slow).reason == .excessiveDuration)
    cookbook.omittedChecks = [.duration, .inflections, .transit, .points]
    let explanation = cookbook.explanation(of: slow)
    #expect(explanation.verdict.isCircle)
    #expect(explanation.checks.map(\.isOmitted) == [false, true, true, false, true, true])
    #expect(explanation.checks.filter(\.isOmitted).allSatisfy { $0.outcome == .skipped })
    #expect(cookbook.verdict(on: Stroke()).reason == .tooFewPoints)
    #expect(cookbook.earlyFailure(of: slow) == nil)
    var lamarche = LaMarcheDetector()
    #expect(lamarche.earlyFailure(of: slow)?.reason == .tooSlow)
    lamarche.omittedChecks = [.duration]
    #expect(lamarche.earlyFailure(of: slow) == nil)
  }

  @Test func anEmptyStrokeIsRejectedForItsSamples() {
    var cookbook = CookbookDetector()
    cookbook.minPoints = 0
    #expect(cookbook.verdict(on: Stroke()).reason == .tooFewPoints)
    for asPublished in [false, true] {
      var lamarche = LaMarcheDetector()
      (lamarche.minPoints, lamarche.asPublished) = (-3, asPublished)
      #expect(lamarche.verdict(on: Stroke()).reason == .tooShort)
    }
  }

  /// An app's own detector that rejects nothing and sees no circle.
  private struct Blind: Detector {
    static let name = "blind"
    static let citation = "none"

    func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
      _ = proceed(Check(.duration, stroke.duration, .atMost(2), .tooSlow))
      return nil
    }

    func earlyFailure(of stroke: Stroke) -> Check? { nil }
  }

  @Test func aDetectorThatSeesNoCircleRejects() throws {
    let stroke = try Shapes.circle(count: 30)
    #expect(Blind().verdict(on: stroke) == .rejected(.noCircle))
    let explanation = Blind().explanation(of: stroke)
    #expect(explanation.verdict == .rejected(.noCircle))
    #expect(explanation.checks.map(\.name) == [.duration, .fit])
    let slow = try Shapes.circle(count: 300)
    #expect(Blind().verdict(on: slow).reason == .tooSlow)
  }
}

extension Construction.Shape {
  /// True if a picture can be made of it.
  fileprivate var isSound: Bool {
    if case .band(_, let inner, let outer) = self { return 0 <= inner && inner <= outer }
    return isFinite
  }
}
