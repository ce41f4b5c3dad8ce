import StrokeCore
import TestSupport
import Testing

/// A measure that exactly meets its limit: which side it falls on for the whole stroke, live, and
/// in the what-if.
@Suite struct TieTests {
  /// The checks that drawing on can only make worse.
  private static let early: Set<Reason> = [
    .excessiveDuration, .excessiveInflections, .tooSlow,
  ]

  /// Sets a limit to the tie and slightly to either side of it, and omits all other checks.
  private func expect<Judge: SelectiveDetector & AdjustableDetector>(
    _ name: String, tieAt tie: Double, passes: Bool = true, isUpper: Bool = true,
    _ reason: Reason, _ base: Judge, _ stroke: Stroke
  ) throws {
    let setting = try #require(Judge.settings.first { $0.name == name })
    let checks = base.explanation(of: stroke).checks
    let own = try #require(checks.first { $0.reason == reason }).name
    var judge = base
    judge.omittedChecks = checks.map(\.name).filter { $0 != own }
    let step = (setting.isCount ? 1 : tie.magnitude * 1e-12) * (isUpper ? 1 : -1)
    for (value, passes) in [(tie, passes), (tie + step, true), (tie - step, false)]
    where setting.range.contains(value) {
      setting.set(value, in: &judge)
      let verdict = judge.verdict(on: stroke)
      let comment: Comment = "\(Judge.name) \(name) \(value) tie \(tie)"
      #expect(verdict.isCircle == passes && verdict.reason == (passes ? nil : reason), comment)
      #expect(judge.explanation(of: stroke).verdict == verdict, comment)
      let isEarly = Self.early.contains(reason) && !passes
      #expect((judge.earlyFailure(of: stroke)?.reason == reason) == isEarly, comment)
      var recognizer = Recognizer(judge)
      recognizer.replay(stroke)
      switch recognizer.state {
      case .ended: #expect(passes, comment)
      case .failed(.check(let check)): #expect(!passes && check.reason == reason, comment)
      default: Issue.record(comment)
      }
      let whatIf = judge.whatIf(of: stroke)
      #expect(whatIf.wouldPass == !passes, comment)
      var changed = judge
      for change in whatIf.changes {
        Judge.settings.first { $0.name == change.setting }?.set(change.value, in: &changed)
      }
      #expect(whatIf.changes.isEmpty || changed.verdict(on: stroke).isCircle != passes, comment)
    }
  }

  private func measured(_ reason: Reason, _ detector: some Detector, _ stroke: Stroke) throws
    -> Double
  {
    let checks = detector.explanation(of: stroke).checks
    return try #require(checks.first { $0.reason == reason }?.measured)
  }

  /// Shaky loops with times that are not round numbers.
  private func strokes(_ count: Int, turns: ClosedRange<Double>) throws -> [Stroke] {
    var generator = SeededGenerator(seed: 29)
    return try (0..<count).map { _ in
      let turns = Double.random(in: turns, using: &generator)
      let loop = try Shapes.circle(turns: turns, count: Int.random(in: 9...70, using: &generator))
      let points = loop.points.map { point in
        let shake = { Double.random(in: -3...3, using: &generator) }
        return Point(point.x + shake(), point.y + shake())
      }
      return try Stroke(points, times: loop.times.map { $0 * 1.1 })
    }
  }

  @Test(arguments: [false, true]) func cookbook(isAsPublished: Bool) throws {
    var detector = CookbookDetector()
    (detector.minTransit, detector.maxTransit) = (0, 1_000)
    detector.asPublished = isAsPublished
    for stroke in try strokes(12, turns: 0.7...1.6) {
      for (name, reason, isUpper) in [
        ("min-points", .tooFewPoints, false), ("max-duration", .excessiveDuration, true),
        ("max-inflections", .excessiveInflections, true),
        ("max-gap", .startTooFarFromEnd, true), ("min-transit", .transitTooShort, false),
        ("max-transit", .transitTooLong, true),
      ] as [(String, Reason, Bool)] {
        let tie = try measured(reason, detector, stroke)
        try expect(name, tieAt: tie, isUpper: isUpper, reason, detector, stroke)
      }
      // The view width sets the limit of the gap: exactly a third of it.
      let end = Point(stroke.point(at: 0).x.rounded() + 40, 240)
      let open = try Stroke([Point(end.x - 40, 240)] + stroke.points + [end])
      try expect("view-width", tieAt: 120, .startTooFarFromEnd, detector, open)
    }
  }

  @Test(arguments: [false, true]) func lamarche(isAsPublished: Bool) throws {
    var detector = LaMarcheDetector()
    detector.asPublished = isAsPublished
    for stroke in try strokes(12, turns: 0.7...1.6) {
      for (name, reason, isUpper) in [
        ("max-gap", .endTooFarFromStart, true), ("max-duration", .tooSlow, true),
        ("min-points", .tooShort, false),
      ] as [(String, Reason, Bool)] {
        let tie = try measured(reason, detector, stroke)
        try expect(name, tieAt: tie, isUpper: isUpper, reason, detector, stroke)
      }
      guard !isAsPublished else { continue }
      var lenient = detector
      lenient.radiusVariance = 1e9
      let off = try measured(.notRoundEnough, lenient, stroke) - 100
      // Only then are both differences exact.
      guard (50...200).contains(off + 100) else { continue }
      try expect("radius-variance", tieAt: off.magnitude, .notRoundEnough, detector, stroke)
    }
    // The angle rises again at sample 30 of 40: ten must be exempt.
    var points = try Shapes.circle(count: 40).points
    points[30] = points[22]
    try expect(
      "exempt-points", tieAt: 10, .wrongSequenceOfAngles, detector, Stroke(points))
  }

  @Test(arguments: [false, true]) func katz(isAsPublished: Bool) throws {
    var detector = KatzDetector()
    detector.asPublished = isAsPublished
    for stroke in try strokes(12, turns: 0.9...1.6) {
      let tie = try measured(.fitErrorTooLarge, detector, stroke)
      try expect("tolerance", tieAt: tie, .fitErrorTooLarge, detector, stroke)
    }
    for stroke in try strokes(12, turns: 0.6...0.8) {
      let overlap = try measured(.overlapTooSmall, detector, stroke)
      // Only then is the difference exact.
      guard (0.5..<1).contains(overlap) else { continue }
      try expect(
        "tolerance", tieAt: 1 - overlap, passes: false, .overlapTooSmall, detector, stroke)
    }
  }

  @Test func ring() throws {
    let detector = RingDetector()
    let flat = try Stroke(Shapes.circle(count: 80).points.map { Point($0.x, $0.y * 0.7) })
    let wound = try Shapes.circle(turns: 1.25, count: 80)
    for (name, reason, isUpper, stroke) in [
      ("min-aspect", .tooFlat, false, flat), ("max-turns", .turnsMoreThanOnce, true, wound),
    ] as [(String, Reason, Bool, Stroke)] {
      let tie = try measured(reason, detector, stroke)
      try expect(name, tieAt: tie, isUpper: isUpper, reason, detector, stroke)
    }
    // Eight samples are enough to decide, seven are not.
    for count in [7, 8] {
      let few = detector.explanation(of: try Shapes.circle(count: count)).checks[0]
      #expect(few.reason == .tooSparse && few.isFailed == (count == 7))
    }
  }

  /// All other limits of ring are of these kinds.
  @Test func aLimitIsAllowedUnlessItIsToBeExceeded() {
    let checks = RingDetector().explanation(of: Stroke()).checks
    let upper = checks.filter { if case .atMost = $0.limit { true } else { false } }
    let lower = checks.filter { if case .atLeast = $0.limit { true } else { false } }
    let bursts = ["dents", "corners", "unevenness", "deviation", "tail"]
    #expect(upper.map(\.name.description) == ["gap", "turns"] + bursts)
    #expect(lower.map(\.name.description) == ["points", "area", "turns", "aspect"])
    let rows: [(Limit, inside: [Double], outside: [Double])] = [
      (.atMost(5), [5, -5], [(5.0).nextUp]), (.atLeast(5), [5, 6], [(5.0).nextDown]),
      (.above(5), [(5.0).nextUp], [5, 4]),
      (.within(5, 6), [5, 5.5, 6], [(5.0).nextDown, (6.0).nextUp]),
    ]
    for (limit, inside, outside) in rows {
      for number in inside + [.nan] { #expect(!limit.excludes(number), "\(limit) \(number)") }
      for number in outside { #expect(limit.excludes(number), "\(limit) \(number)") }
    }
  }
}
