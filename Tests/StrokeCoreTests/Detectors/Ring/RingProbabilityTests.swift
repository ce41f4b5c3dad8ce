import Foundation
import TestSupport
import Testing

@testable import StrokeCore

/// The probability that a person would call a stroke a circle.
@Suite struct RingProbabilityTests {
  private static let seed: UInt64 = 8

  private func strokes(_ count: Int) throws -> [Stroke] {
    var generator = SeededGenerator(seed: Self.seed)
    return try (0..<rounds(count / 10, long: count)).map { index in
      index % 4 == 0
        ? try Shapes.random(using: &generator) : try Shapes.loop(using: &generator)
    }
  }

  @Test func theJudgmentIsTheVerdictAndTheProbability() throws {
    var accepted = 0
    for stroke in try strokes(800) {
      for (strictness, turns, mostTurns) in [
        (0.5, 1.0, nil), (0.2, 1, nil), (0.5, 1, 3), (0.5, 0.5, nil),
      ] as [(Double, Double, Double?)] {
        var ring = RingDetector()
        (ring.strictness, ring.turns, ring.maxTurns) = (strictness, turns, mostTurns)
        let judgment = ring.judgment(of: stroke)
        #expect(judgment.verdict == ring.verdict(on: stroke), "seed \(Self.seed)")
        #expect(judgment.probability == ring.probability(of: stroke), "seed \(Self.seed)")
        #expect(ring.explanation(of: stroke).probability == judgment.probability)
        accepted += judgment.verdict.isCircle ? 1 : 0
      }
    }
    #expect(accepted > rounds(8, long: 80))
  }

  @Test func itIsAPropertyOfTheStrokeAndGrowsWithTheMargin() throws {
    let strokes = try strokes(400).map { (RingDetector().margin(of: $0), $0) }
      .sorted { $0.0 < $1.0 }
    var last = 0.0
    for (margin, stroke) in strokes {
      var strict = RingDetector()
      (strict.strictness, strict.minAspect) = (1, 0.9)
      let probability = try #require(RingDetector().probability(of: stroke))
      #expect(strict.probability(of: stroke) == probability)
      #expect(probability >= last && probability <= 1)
      #expect(margin > -1 || probability == 0)
      last = probability
    }
    var arcs = RingDetector()
    arcs.turns = 0.5
    #expect(arcs.probability(of: try Shapes.circle()) == nil)
    #expect(RingDetector().probability(of: try Shapes.circle()).map { $0 > 0.999 } == true)
    #expect(RingDetector().probability(of: Stroke()) == 0)
  }

  /// What a check uses of its tolerance is below 1 if and only if it passes, and the margin is 1 less
  /// what the checks use together, by sixth powers.
  @Test func theSharesAddUpToTheMargin() throws {
    for stroke in try strokes(400) {
      let explanation = RingDetector().explanation(of: stroke)
      #expect(explanation.shares.count == explanation.checks.count)
      for (check, share) in zip(explanation.checks, explanation.shares) {
        #expect(share == nil || (share.map { $0 > 1 } == check.isFailed), "seed \(Self.seed)")
      }
      let failures = explanation.checks.count { $0.isFailed }
      let margin = try #require(explanation.margin)
      #expect(margin == RingDetector().margin(of: stroke))
      guard failures == 0 else { continue }
      let sum = explanation.shares.reduce(0) { $0 + pow($1 ?? 0, 6) }
      #expect((1 - pow(sum, 1 / 6) - margin).magnitude < 1e-6, "seed \(Self.seed)")
    }
  }
}

/// How well the probability is calibrated on recorded strokes.
@Suite(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
struct RingCalibrationTests {
  private static let sets = ["dollar1", "quickdraw", "mmg", "unipen", "unipen-coarse", "omniglot"]

  @Test func ofTheStrokesNearEachProbabilityThatShareAreCircles() throws {
    var reliability = Reliability(of: "ring")
    for set in Self.sets {
      // A fifth of them when short.
      for (index, recording) in try SharedData.strokes(set).enumerated()
      where index % rounds(5, long: 1) == 0 && recording.label != "ellipse" {
        let probability = RingDetector().probability(of: recording.stroke) ?? 0
        reliability.add(probability, isPositive: recording.label == "circle")
      }
    }
    #expect(reliability.brierScore.map { $0 < 0.003 } == true)
    for bin in reliability.bins {
      let stated = try #require(bin.stated)
      // Within what chance makes of as few strokes, twice over.
      let (least, most) = (bin.circles.interval.lowerBound, bin.circles.interval.upperBound)
      let reach = most - least
      #expect(stated > least - reach / 2 && stated < most + reach / 2, "\(bin)")
    }
  }
}
