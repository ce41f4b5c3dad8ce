import Foundation
import StrokeCore
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

/// Broken copies of every sample, from a fixed seed: each must come to verdicts or named errors.
@Suite struct MutationTests {
  private static let seed: UInt64 = 20_091_125
  private static let samples =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: "Samples").path))?
    .filter { name in Input.suffixes.contains { name.hasSuffix(".\($0)") } }.sorted() ?? []

  @Test func thereAreSamples() { #expect(Self.samples.count > 15) }

  @Test(arguments: samples)
  func aBrokenSampleGetsVerdictsOrNamedErrors(name: String) throws {
    var bytes = [UInt8](try Checkout.text("Samples/\(name)").utf8)
    // The large one says what it has to say in its first strokes.
    bytes = Array(bytes.prefix(6_000))
    var random = Random(state: Self.seed)
    for round in 0..<rounds(150, long: 2_500) {
      let broken = random.mutation(of: bytes)
      var outcomes = 0
      for result in StrokeRecords(broken) {
        outcomes += 1
        guard outcomes <= broken.count + 1 else { break }
        switch result {
        case .success(let record):
          expectVerdicts(on: record.stroke, "seed \(Self.seed), round \(round)")
        case .failure(let error):
          if error.line < 1 || error.column < 1 || error.reason.isEmpty {
            Issue.record("an error without a place: \(error), seed \(Self.seed), round \(round)")
          }
        }
      }
      // A document without strokes is legal only if it is a list or a table of none, or a table of
      // empty cells.
      let text = String(decoding: broken, as: UTF8.self)
      let isEmpty =
        broken.contains(where: ",;\t".utf8.contains)
        && broken.allSatisfy(" ,;\t\r\n".utf8.contains)
      #expect(
        outcomes > 0 || text.contains("strokes") || text.contains("x,y") || isEmpty,
        "round \(round)")
      #expect(outcomes <= broken.count + 1, "it does not end")
    }
  }

  private func expectVerdicts(on stroke: Stroke, _ comment: Comment) {
    for detector in DetectionOptions.known {
      let explanation = detector.explanation(of: stroke)
      #expect(explanation.verdict == detector.verdict(on: stroke), comment)
    }
  }
}

/// A linear congruential generator and what it breaks.
private struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(bound, 1)
  }

  /// A copy with one to three places changed: a byte flipped, replaced by one that means something,
  /// left out or doubled, a piece moved, or the end cut off.
  mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...below(3) where !result.isEmpty {
      let place = below(result.count)
      switch below(6) {
      case 0: result[place] ^= 1 << UInt8(below(8))
      case 1: result[place] = Array("[]{}\",:;.-+eE0#\n\r\t \\\0\u{7F}".utf8)[below(22)]
      case 2: result.remove(at: place)
      case 3: result.insert(result[place], at: place)
      case 4:
        result.insert(
          contentsOf: result[place..<min(place + below(40), result.count)], at: below(result.count))
      default: result.removeSubrange(place...)
      }
    }
    return result
  }
}
