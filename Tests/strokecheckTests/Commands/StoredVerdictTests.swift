import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// Verdicts that were stored or recorded say what they said.
@Suite struct StoredVerdictTests {
  private static let gestures = "Samples/gestures.ndjson"

  /// An evaluation as it was stored gives the figures of the run that wrote it: by labels, with scores for the label
  /// that was given, and by words.
  @Test(arguments: ["predicted", "verdict"])
  func anEvaluationReadBackGivesItself(member: String) throws {
    let folder = try Scratch()
    let lines = try Checkout.text(Self.gestures).split(separator: "\n")
    let rows = lines.enumerated().map { index, line in
      let id = line.firstMatch(of: /"id":"([^"]*)"/)?.1 ?? ""
      let label = line.firstMatch(of: /"label":"([^"]*)"/)?.1 ?? ""
      let given = index % 5 == 1 ? "circle" : label
      let word = member == "predicted" || given == "circle" ? given : "rejected"
      return #"{"id":"\#(id)","\#(member)":"\#(word)","score":0.\#(10 + index * 7 % 45 * 2)}"#
    }
    let file = try folder.write("mine.ndjson", rows.joined(separator: "\n"))
    let words = ["evaluate", "-f", "json", "--roc", "--reliability", Self.gestures, "--verdicts"]
    let run = try strokecheck(words + [file])
    #expect(run.output.contains("\"auc\"") && run.output.contains("\"brier\""), "\(run.errors)")
    let again = try strokecheck(words + [try folder.write("stored.json", run.output)])
    // Their codes are stored, and no texts.
    func figures(_ run: ToolRun) -> String { run.output.replacing(/"reason":"[^"]*"/, with: "") }
    #expect(figures(again) == figures(run), "\(again.errors)")
  }

  /// Two reasons with one code keep their own texts, in the order of the strokes.
  @Test(arguments: [["first", "second"], ["second", "first"], ["same", "same"]])
  func reasonsOfOneCodeKeepTheirTexts(texts: [String]) throws {
    let folder = try Scratch()
    let ids = ["a", "b"]
    let rows = zip(ids, texts).map {
      #"{"id":"\#($0)","verdict":"rejected","code":"k","reason":"\#($1)"}"#
    }
    let file = try folder.write("v.ndjson", rows.joined(separator: "\n"))
    let strokes = ids.map { #"{"id":"\#($0)","label":"circle","points":[[0,0]]}"# }
    let run = try strokecheck(
      "evaluate", "--errors", "--verdicts", file, input: strokes.joined(separator: "\n"))
    for (id, text) in zip(ids, texts) {
      let line = run.lines.first { $0.contains("  \(id)  circle  ") }
      #expect(line?.hasSuffix("rejected: \(text)") == true, "\(run.output)\(run.errors)")
    }
  }

  /// A name for verdicts of several detectors would make one of them.
  @Test(arguments: [(["katz"], "mine="), (["katz", "ring"], "mine="), (["katz", "ring"], "")])
  func aNameIsForOneDetector(detectors: [String], name: String) throws {
    let folder = try Scratch()
    let rows = try detectors.map { detector in
      try strokecheck(
        "circle", "-f", "ndjson", "--exit-zero", "--detector", detector, Self.gestures
      )
      .output
    }
    let file = try folder.write("v.ndjson", rows.joined())
    let run = try strokecheck("evaluate", "--verdicts", name + file, Self.gestures)
    let isRefused = !name.isEmpty && detectors.count > 1
    #expect(run.status == (isRefused ? 2 : 0), "\(run.errors)")
    #expect(run.errors.contains("it has verdicts of katz and ring; leave out mine=") == isRefused)
    #expect(run.output.contains("\nmine ") == (!name.isEmpty && !isRefused), "\(run.output)")
  }

  /// Scores that some recorded verdicts lack make no curve, whichever lack them, and leave those of others.
  @Test(arguments: [[true, true], [false, true], [true, false]], ["text", "json"])
  func aCurveIsOfAllScores(hasScore: [Bool], format: String) throws {
    let strokes = zip(["circle", "arc"], hasScore).map { label, hasScore in
      let verdict = label == "circle" ? label : "rejected"
      return #"{"label":"\#(label)","verdict":"\#(verdict)""# + (hasScore ? ",\"score\":0.5" : "")
        + #","points":[[0,0],[9,9]]}"#
    }
    let run = try strokecheck(
      "evaluate", "--roc", "-f", format, "--detector", "ring,recorded",
      input: strokes.joined(separator: "\n"))
    let curve = { (name: String) in format == "json" ? "\"\(name)\",\"auc\"" : "\n\(name): AUC" }
    #expect(run.output.contains(curve("ring")), "\(run.output)\(run.errors)")
    #expect(run.output.contains(curve("recorded")) == !hasScore.contains(false))
    #expect(run.errors.contains("some have no score") == hasScore.contains(false))
  }

  /// What tune prints leaves out what it left out, each check once.
  @Test(arguments: [
    ("cookbook", "max-gap", "duration inflections closure transit"),
    ("cookbook", "max-gap", "transit"),
    ("lamarche", "max-gap", "duration closure roundness sequence"),
    ("katz", "tolerance", "middle overlap"),
    ("ring", "strictness", "turns aspect dents corners unevenness deviation tail"),
  ])
  func tunedOptionsLeaveOutEachCheckOnce(detector: String, limit: String, checks: String) throws {
    let names = checks.split(separator: " ")
    let run = try strokecheck(
      "tune", "--detector", detector, "--without", names.joined(separator: ","), "--limits", limit,
      "-f", "json", Self.gestures)
    let given = run.output.firstMatch(of: /"options":"[^"]*--without ([a-z,]+)/)?.1
    #expect(given?.split(separator: ",").sorted() == names.sorted(), "\(run.output)\(run.errors)")
  }
}
