import StrokeCore
import TestSupport
import Testing

/// Laws of every detector.
@Suite struct DetectorTests {
  private static var detectors: [any Detector] {
    let published: [any PublishedDetector] = [
      CookbookDetector(), LaMarcheDetector(), KatzDetector(),
    ]
    return published
      + published.map { detector in
        var detector = detector
        detector.asPublished = true
        return detector
      } + rings
  }

  private static var rings: [any Detector] {
    [(0.5, 1.0), (0.5, 0.5), (0, 1), (1, 0.25)].map { strictness, turns in
      var ring = RingDetector()
      (ring.strictness, ring.turns) = (strictness, turns)
      return ring
    }
  }

  @Test func bothEvaluationModesAgree() throws {
    var generator = SeededGenerator(seed: 11)
    var circles = 0
    for round in 0..<rounds(200, long: 2_000) {
      let stroke = try Shapes.random(using: &generator)
      for detector in Self.detectors
      where round < rounds(50, long: 300) || !(detector is RingDetector) {
        let explanation = detector.explanation(of: stroke)
        #expect(detector.verdict(on: stroke) == explanation.verdict, "seed 11")
        #expect(explanation.verdict.rejection == explanation.checks.first(where: \.isFailed))
        circles += explanation.verdict.isCircle ? 1 : 0
      }
    }
    #expect(circles > rounds(10, long: 100))
  }

  @Test func extremesNeitherTrapNorHang() throws {
    let big = Double.greatestFiniteMagnitude
    let small = Double.leastNonzeroMagnitude
    let strokes: [[Point]] = [
      [], [.origin], [Point(big, big), Point(-big, -big), Point(big, -big)],
      [Point(small, 0), Point(0, small), Point(-small, 0), Point(0, -small), Point(small, 0)],
      [Point(big, small), Point(-big, small), Point(small, big), Point(small, -big)],
      Array(repeating: Point(big, big), count: 12), Array(repeating: .origin, count: 12),
    ]
    for points in strokes {
      for stroke in [
        try Stroke(points),
        try Stroke(points, times: points.indices.map { Double($0) * (big / 16) }),
      ] {
        for detector in Self.detectors {
          let explanation = detector.explanation(of: stroke)
          #expect(explanation.verdict == detector.verdict(on: stroke))
        }
        _ = stroke.resampled(to: 60)
        let measures = stroke.measures
        let numbers = [measures.score, measures.turns, measures.length, measures.gap ?? 0]
        #expect(numbers.allSatisfy { !$0.isNaN } && (0...100).contains(measures.score))
      }
    }
  }

  @Test func everyReasonHasItsOwnCodeAndText() {
    let reasons = KnownDetector.reasons
    #expect(reasons.count == 30)
    #expect(Set(reasons.map(\.description)).count == reasons.count)
    #expect(Set(reasons.map(\.code)).count == reasons.count)
    for reason in reasons {
      #expect(reason.code.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A) ~= $0 })
    }
  }

  /// Help, `--expect` and the reports offer the reasons that the detectors list.
  @Test func everyReasonOfARejectionIsStatedByItsDetector() throws {
    var generator = SeededGenerator(seed: 12)
    for round in 0..<rounds(60, long: 300) {
      let stroke = round == 0 ? Stroke() : try Shapes.random(using: &generator)
      for detector in Self.detectors {
        let stated = type(of: detector).reasons
        let found = detector.explanation(of: stroke).checks.map(\.reason)
        #expect(Set(found).isSubset(of: stated), "seed 12")
      }
    }
  }

  @Test func reasonsAreEqualByTheirCodes() {
    let reason = Reason(code: "too-slow", text: "Far too slow")
    #expect(reason == .tooSlow && reason.hashValue == Reason.tooSlow.hashValue)
    #expect(reason != Reason(code: "too-slob", text: "Far too slow"))
    #expect(reason != Reason(code: "too-slower", text: "Far too slow"))
    #expect(Check.Name("gap") == .gap && Check.Name("gap") != Check.Name("gape"))
    #expect("\(Check.Name.fitError)" == "error" && "\(reason)" == "Far too slow")
  }
}
