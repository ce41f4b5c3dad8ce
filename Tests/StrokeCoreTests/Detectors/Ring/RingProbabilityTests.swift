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
    // Fewer samples tell less.
    let strokes = try strokes(400).filter { Set($0.points).count >= 16 }
      .map { (RingDetector().margin(of: $0), $0) }.sorted { $0.0 < $1.0 }
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

  /// The probability is one half where the verdict turns, whatever the number of samples.
  @Test func theVerdictTurnsAtOneHalf() throws {
    for stroke in try strokes(800) {
      let probability = try #require(RingDetector().probability(of: stroke))
      #expect(RingDetector().verdict(on: stroke).isCircle == (probability >= 0.5))
    }
  }

  /// Eight samples may be a pentagon as well as a circle, and fewer tell nothing.
  @Test func fewSamplesTellLittle() throws {
    func probability(_ corners: Int?, _ count: Int) throws -> Double {
      let circle = try Shapes.circle(start: 0.3, count: 8 * count + 1).points
      let stroke: Stroke
      if let corners {
        let polygon = try Shapes.circle(start: 0.3, count: corners + 1)
        stroke = try Shapes.polyline(polygon.points, steps: 8 * count)
          .transformed(by: .every(8 * corners))
      } else {
        stroke = try Stroke(circle).transformed(by: .every(8))
      }
      return try #require(RingDetector().probability(of: stroke))
    }
    let pentagon = try probability(5, 7)
    #expect(pentagon > 0.5 && pentagon < 0.95)
    var last = 0.0
    for count in 4...16 {
      let circle = try probability(nil, count)
      #expect(circle >= last - 1e-6 && (count < 7) == (circle < 0.3), "\(count)")
      last = circle
    }
    #expect(last > 0.999)
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

  /// Of the strokes near each probability that share are circles.
  @Test func itIsCalibrated() throws {
    var reliability = Reliability(of: "ring")
    var doubtful: [(probability: Double, isCircle: Bool)] = []
    for set in Self.sets {
      // A fifth of them when short.
      for (index, recording) in try SharedData.strokes(set).enumerated()
      where index % rounds(5, long: 1) == 0 && recording.label != "ellipse" {
        let probability = RingDetector().probability(of: recording.stroke) ?? 0
        let isCircle = recording.label == "circle"
        reliability.add(probability, isPositive: isCircle)
        if probability > 0.1, probability < 0.9 { doubtful.append((probability, isCircle)) }
      }
    }
    #expect(reliability.brierScore.map { $0 < 0.003 } == true)
    for bin in reliability.bins {
      guard let stated = bin.stated else { continue }
      // Within what chance makes of as few strokes, twice over.
      let (least, most) = (bin.circles.interval.lowerBound, bin.circles.interval.upperBound)
      let reach = most - least
      #expect(stated > least - reach / 2 && stated < most + reach / 2, "\(bin)")
    }
    // No further off than true probabilities are in 19 of 20 cases.
    var generator = SeededGenerator(seed: 5)
    let chances = (0..<200).map { _ in
      Self.calibrationError(
        doubtful.map { ($0.probability, .random(in: 0..<1, using: &generator) < $0.probability) })
    }.sorted()
    #expect(doubtful.count >= rounds(15, long: 100))
    #expect(Self.calibrationError(doubtful) <= max(0.06, chances[189]))
  }

  /// The mean difference of what ten equal parts of the probabilities say and what they are, by the number
  /// of strokes in each.
  private static func calibrationError(_ strokes: [(probability: Double, isCircle: Bool)]) -> Double
  {
    let parts = Dictionary(grouping: strokes) { Int($0.probability * 10) }
    let errors = parts.values.map { part in
      part.reduce(0) { $0 + $1.probability - ($1.isCircle ? 1 : 0) }.magnitude
    }
    return errors.reduce(0, +) / Double(max(strokes.count, 1))
  }
}
