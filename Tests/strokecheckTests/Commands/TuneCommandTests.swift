import Foundation
import StrokeCore
import StrokeFormats
import StrokeReports
import TestSupport
import Testing

@testable import strokecheck

struct TuneCommandTests {
  @Test func sessions() throws { try expectSessions("tune") }

  private static let limits = ["tune", "--limits", "max-inflections,max-gap,min-transit"]
  private static let samples = "Samples/gestures.ndjson"

  @Test func everyFormat() throws {
    for format in ["text", "json", "swift"] {
      let run = try strokecheck(Self.limits + ["-f", format, Self.samples])
      try expectGolden(run.output, format == "swift" ? "tune-swift.text" : "tune.\(format)")
      #expect(run.status == 0)
    }
    let ring = try strokecheck(
      "tune", "--detector", "ring", "--limits", "strictness", "--group", "subject",
      Self.samples)
    try expectGolden(ring.output, "tune-ring.text")
  }

  /// Neither the order of the rows nor a row that is there twice changes what is expected of new strokes.
  @Test func theOrderOfTheStrokesMakesNoDifference() throws {
    let strokes = try Checkout.text(Self.samples).split(separator: "\n")
    let words = [
      "tune", "--detector", "lamarche", "--limits", "max-gap,radius-variance", "-f", "json",
    ]
    let forward = try strokecheck(words, input: strokes.joined(separator: "\n"))
    let backward = try strokecheck(words, input: strokes.reversed().joined(separator: "\n"))
    #expect(forward.status == 0 && forward.output == backward.output)
    let twice = try strokecheck(words, input: (strokes + strokes).joined(separator: "\n"))
    func accuracies(_ output: String) -> [Substring] {
      output.split(separator: ",").filter { $0.hasPrefix("\"balanced\"") }
    }
    #expect(accuracies(forward.output).count == 3)
    #expect(accuracies(twice.output) == accuracies(forward.output))
    let repeated = try strokecheck(words + [Self.samples, Self.samples])
    #expect(repeated.errors.contains("warning: \(Self.samples) is given twice"))
  }

  /// Strokes that are alike are held out together, and groups in parts that are as even as they can be.
  @Test(arguments: [false, true]) func partsHoldWhatIsAlike(byGroup: Bool) throws {
    var cookbook = CookbookDetector()
    cookbook.omittedChecks = [.duration, .inflections, .transit]
    let tuned = try TunedDetector(cookbook, ["max-gap"])
    var rows = TuningExamples()
    // Of 13 groups, some are of many strokes and some of two. The gap tells the strokes apart.
    let sizes = [12, 9, 8, 7, 6, 6, 5, 4, 3, 2, 1, 1, 1]
    var gap = 0.0
    for (group, size) in sizes.enumerated() {
      for index in 0..<size {
        gap += 1
        let stroke = try Stroke([.origin, Point(gap, 0)])
        let labelled = LabelledStroke(
          place: StrokePlace(""), id: nil, label: nil, isPositive: index % 2 == 0,
          group: "g\(group)", person: nil, isVariant: false, members: [])
        for _ in 0..<2 { rows.add(TuningExamples.Row(labelled, stroke, tuned)) }
      }
    }
    let count = rows.fold(byGroup: byGroup)
    #expect(count == 10)
    let alike = Dictionary(grouping: rows.examples) { $0.passing }.values
    #expect(alike.count == sizes.reduce(0, +))
    #expect(alike.allSatisfy { Set($0.map(\.fold)).count == 1 })
    let parts = Dictionary(grouping: rows.examples, by: \.fold).values.map(\.count).sorted()
    #expect(
      byGroup ? parts == [8, 8, 8, 10, 12, 12, 14, 16, 18, 24] : parts[0] > 9 && parts[9] < 15)
  }

  @Test func aLimitThatRejectsNothingIsNamed() throws {
    // Circles that take 3 s, and lines.
    let strokes = try (0..<24).map { index in
      let shape =
        index < 12
        ? try Shapes.circle(radius: 60 + Double(index), rate: 21)
        : try Shapes.polyline([.origin, Point(200, Double(index))], steps: 60)
      let samples = shape.map { "[\($0.point.x),\($0.point.y),\($0.time ?? 0)]" }
      return
        "{\"label\":\"\(index < 12 ? "circle" : "line")\",\"points\":[\(samples.joined(separator: ","))]}"
    }
    let run = try strokecheck(
      "tune", "--detector", "lamarche", "--limits", "max-gap,max-duration",
      input: strokes.joined(separator: "\n"))
    #expect(run.output.contains("The tuned max-duration has no effect"), "\(run.output)")
  }

  /// What it says of its options is what they do.
  @Test func theOptionsDoWhatTheSummarySays() throws {
    let json = try strokecheck(Self.limits + ["-f", "json", Self.samples]).output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let options = try #require(object["options"] as? String)
    let counts = try #require(object["inSample"] as? [String: Any])
    let run = try strokecheck(
      ["evaluate", "-f", "json"]
        + options.split(separator: " ").map(String.init) + [Self.samples])
    for name in ["truePositives", "falsePositives"] {
      let count = try #require(counts[name] as? Int)
      #expect(run.output.contains("\"\(name)\":\(count)"), "\(name) \(run.output)")
    }
  }

  @Test func nothingIsLearnedFromLabelsAtRandom() throws {
    var generator = SeededGenerator(seed: 8)
    let lines = try Checkout.text(Self.samples).split(separator: "\n").map { line in
      let label = Bool.random(using: &generator) ? "circle" : "other"
      return line.replacingOccurrences(
        of: "\"label\":\"[^\"]*\"", with: "\"label\":\"\(label)\"", options: .regularExpression)
    }
    let run = try strokecheck(Self.limits, input: lines.joined(separator: "\n") + "\n")
    #expect(run.output.contains("No better limits found") && !run.output.contains("--detector"))
    #expect(run.status == 0)
  }
}
