import StrokeCore
import TestSupport
import Testing

/// Verdicts by what was measured in advance, against those of the strokes themselves.
@Suite struct LoopRecordTests {
  @Test(.enabled(if: SharedData.isPresent, "needs shared/data"))
  func verdictsAreThoseOfTheStrokes() throws {
    var random = SeededGenerator(seed: 16)
    let strokes = try ["dollar1", "quickdraw", "mmg"].flatMap { set in
      try SharedData.strokes(set).map(\.stroke).shuffled(using: &random)
        .prefix(rounds(12, long: 2_000))
    }
    for stroke in strokes + [Stroke(), try Stroke([Point(1, 1)])] {
      let record = LoopRecord(of: stroke)
      for _ in 0..<10 {
        var ring = RingDetector()
        ring.strictness = .random(in: 0...1, using: &random)
        if Bool.random(using: &random) { ring.minAspect = .random(in: 0...1, using: &random) }
        if Bool.random(using: &random) { ring.maxTurns = .random(in: 1...5, using: &random) }
        if Bool.random(using: &random) { ring.omittedChecks = [.corners, .overshoot] }
        #expect(ring.rejection(by: record) == ring.verdict(on: stroke).rejection, "\(ring)")
      }
    }
  }
}
