import StrokeFormats
import Testing

@testable import strokecheck

/// A run says in one line which options of a file change how it judges.
struct DefaultsNoticeTests {
  private static let circle = ["circle", "Samples/slow-circle.json"]
  private static let evaluate = ["evaluate", "Samples/slow-circle.json"]
  private static let tune = ["tune", "--limits", "max-gap", "Samples/gestures.ndjson"]
  private static let compare = [
    "compare", "--against", "--strictness 0.4", "Samples/gestures.ndjson",
  ]
  private static let hittest = ["hittest", "--d", "M0 0h9v9z", "--rect", "0,0,9,9"]

  @Test(arguments: [
    (#"{"detector": "katz"}"#, circle, "--detector"),
    (#"{"max-duration": 3, "view-width": 200}"#, circle, "--max-duration and --view-width"),
    (
      #"{"resample": 60, "time-unit": "s", "detector": "ring"}"#, circle,
      "--resample, --time-unit and --detector"
    ),
    (#"{"circle": {"detector": "katz"}}"#, circle, "--detector"),
    (#"{"hittest": {"rule": "center"}}"#, hittest, "--rule"),
    (#"{"max-duration": 3, "max-fpr": "1%"}"#, tune, "--max-duration and --max-fpr"),
    (#"{"detector": "ring", "max-gap": 3}"#, compare, "--detector"),
    (
      #"{"evaluate": {"positive": ["a", "b"]}}"#, evaluate + ["--positive", "circle"], "--positive"
    ),
  ])
  func whatChangesVerdictsIsAnnounced(file: String, words: [String], options: String) throws {
    let run = try run(file, words)
    let notices = run.errors.split(separator: "\n").filter { $0.contains("notice: sets") }
    #expect(notices.count == 1, "\(run.errors)")
    #expect(
      notices.first?.hasSuffix(
        "/.strokecheck.json: notice: sets \(options); --no-config ignores this file") == true)
    #expect(!run.output.contains("notice"))
  }

  @Test(arguments: [
    // It changes looks only, or nothing.
    (#"{"explain": true, "format": "csv", "jobs": 2}"#, circle, ""),
    (#"{"as-published": false}"#, circle, ""),
    ("{}", circle, ""),
    // It is for other commands.
    (#"{"evaluate": {"detector": "katz"}, "rule": "center"}"#, circle, ""),
    (#"{"detector": "katz"}"#, hittest, ""),
    // Something else was said in its place.
    (#"{"detector": "katz"}"#, circle + ["--detector", "lamarche"], ""),
    (#"{"detector": "katz"}"#, circle, "--detector lamarche"),
    (#"{"detector": "katz"}"#, circle + ["--no-detector"], ""),
    (#"{"detector": "katz"}"#, circle + ["--no-config"], ""),
    (#"{"evaluate": {"positive": "a"}}"#, evaluate + ["--no-positive"], ""),
    // It does nothing beside the others.
    (#"{"tolerance": 0.3, "finger": 20}"#, circle, ""),
    (#"{"as-published": true}"#, circle + ["--detector", "ring"], ""),
    (#"{"rule": "center"}"#, hittest + ["--exit-zero"], ""),
    (#"{"detector": "all", "tune": {"format": "json"}}"#, tune, ""),
  ])
  func nothingElseIs(file: String, words: [String], variable: String) throws {
    #expect(try !run(file, words, variable: variable).errors.contains("notice: sets"))
  }

  private func run(_ file: String, _ words: [String], variable: String = "") throws -> ToolRun {
    let scratch = try Scratch()
    try scratch.write(".git", "")
    try scratch.write(".strokecheck.json", file)
    let run = try strokecheck(
      words, environment: ["STROKECHECK_OPTS": variable], folder: scratch.folder.path)
    #expect(run.status < 2, "\(run.errors)")
    return run
  }
}
