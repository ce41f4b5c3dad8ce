import StrokeCore
import TestSupport
import Testing

/// How right `ring` is on recorded strokes, plain and changed.
@Suite(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
struct RingDataTests {
  /// Labelled a circle, and an open arc of 275 degrees.
  private static let openArc = "s11/slow/circle02"

  /// What `ring` makes of a set; of those that are no circles, of each `stride`th when long, and of
  /// a third of these when short.
  private func evaluation(
    _ set: String, _ changes: [Stroke.Transformation] = [], leastSamples: Int = 0,
    without excluded: String? = nil, everyOther stride: Int = 1
  ) throws -> Evaluation {
    let ring = RingDetector()
    var evaluation = Evaluation(of: RingDetector.name)
    for (index, recording) in try SharedData.strokes(set).enumerated() {
      let stride = stride == 1 ? 1 : stride * rounds(3, long: 1)
      guard recording.id != excluded, index % stride == 0 || recording.label == "circle" else {
        continue
      }
      var stroke = recording.stroke
      for change in changes { stroke = try stroke.transformed(by: change) }
      guard stroke.count >= leastSamples else { continue }
      let example = Evaluation.Example(
        file: set, index: 1, id: recording.id, label: recording.label,
        isPositive: recording.label == "circle", group: nil)
      evaluation.add(ring.verdict(on: stroke), on: example)
    }
    #expect(evaluation.confusion.fallout.total > 30)
    return evaluation
  }

  @Test func dollarOne() throws {
    let all = try evaluation("dollar1").confusion
    #expect(all.sensitivity == Share(179, of: 180) && all.fallout == Share(0, of: 2_700))
    let arc = try #require(try SharedData.strokes("dollar1").first { $0.id == Self.openArc })
    #expect(arc.label == "circle" && !RingDetector().verdict(on: arc.stroke).isCircle)
  }

  @Test func quickDraw() throws {
    let evaluation = try evaluation("quickdraw")
    #expect(evaluation.confusion.sensitivity == Share(19, of: 19))
    #expect(evaluation.confusion.fallout.count <= 11 && evaluation.confusion.fallout.total == 843)
    #expect(evaluation.labels["octagon"].map { $0.accepted <= 3 } == true)
    for label in ["square", "triangle", "star", "line", "zigzag"] {
      #expect(evaluation.labels[label].map { $0.accepted == 0 } == true, "\(label)")
    }
  }

  @Test func multistrokes() throws {
    #expect(try evaluation("mmg").confusion.fallout == Share(0, of: 1_199))
  }

  /// Letters and digits of many writers; what was asked for as an O, a 0 or an o and is round by the
  /// measures of its hull is labelled a circle. Short: an eighteenth of the others.
  @Test func handwriting() throws {
    let evaluation = try evaluation("unipen", everyOther: rounds(6, long: 1)).confusion
    #expect(evaluation.sensitivity.total == 605 && evaluation.sensitivity.count >= 597)
    #expect(!isLong || evaluation.fallout.total == 12_308)
    #expect(evaluation.fallout.total > 600 && evaluation.fallout.count <= rounds(2, long: 12))
  }

  @Test func aGridOfADozenSteps() throws {
    let circles = try evaluation("unipen-coarse").confusion.sensitivity
    #expect(circles.total == 353 && circles.count >= 350)
  }

  @Test func alphabetsDrawnWithAMouse() throws {
    let evaluation = try evaluation("omniglot").confusion
    #expect(evaluation.sensitivity == Share(14, of: 14))
    #expect(evaluation.fallout.total == 580 && evaluation.fallout.count <= 3)
  }

  @Test func everyFourthSampleWillDo() throws {
    var (found, accepted, circles) = (0, 0, 0)
    for set in ["dollar1", "quickdraw"] {
      let few = try evaluation(set, [.every(4)], without: Self.openArc).confusion
      circles += few.sensitivity.total
      found += few.sensitivity.count
      accepted += few.fallout.count
    }
    #expect(circles == 198 && found >= 197 && accepted <= 15)
  }

  /// A recorder that puts samples between those of a coarse grid, on straight lines, hides the steps
  /// and not the circle.
  @Test(arguments: rounds(1, long: 2) == 1 ? [4] : [2, 4, 7])
  func interpolationHidesNoCircle(steps: Int) throws {
    let coarse = try evaluation("unipen-coarse", [.denser(steps)], everyOther: 2)
    #expect(coarse.confusion.sensitivity.total == 353)
    #expect(coarse.confusion.sensitivity.count >= 330)
    let drawn = try evaluation("omniglot", [.denser(steps)], everyOther: 4).confusion
    #expect(drawn.sensitivity.count >= 13 && drawn.fallout.count <= 5)
  }

  @Test(
    arguments: [
      ([.scale(0.25), .round], 0), ([.scale(4), .round], 0), ([.rotate(17), .round], 0),
      ([.denser(4), .round], 0), ([.every(4)], 12),
    ] as [([Stroke.Transformation], Int)])
  func whatRecordersDoHardlyMatters(changes: [Stroke.Transformation], leastSamples: Int) throws {
    for (set, stride) in [("dollar1", 6), ("quickdraw", 1)] {
      let changed = try evaluation(
        set, changes, leastSamples: leastSamples, everyOther: stride)
      #expect(changed.confusion.balancedAccuracy.map { $0 >= 0.99 } == true, "\(set)")
    }
    let none = try evaluation(
      "mmg", changes, leastSamples: leastSamples, everyOther: 6
    ).confusion
    #expect(none.fallout.count == 0)
  }
}
