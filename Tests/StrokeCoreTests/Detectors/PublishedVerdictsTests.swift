import StrokeCore
import TestSupport
import Testing

/// Verdicts and reasons compared with an independent implementation of the published detectors.
@Suite(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
struct PublishedVerdictsTests {
  @Test(arguments: ["dollar1", "quickdraw"])
  func everyVerdictAndReasonAgrees(set: String) throws {
    let strokes = try SharedData.strokes(set)
    let detectors: [any Detector] = [CookbookDetector(), LaMarcheDetector(), KatzDetector()]
    for detector in detectors {
      let expected = try SharedData.expectedReasons(set, type(of: detector).name)
      #expect(expected.count == strokes.count && !strokes.isEmpty)
      for (recording, (id, reason)) in zip(strokes, expected) {
        #expect(recording.id == id)
        let verdict = detector.verdict(on: recording.stroke)
        #expect(verdict.reason?.description == reason, "\(type(of: detector).name) on \(id)")
        #expect(detector.explanation(of: recording.stroke).verdict == verdict)
      }
    }
  }
}
