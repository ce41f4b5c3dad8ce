import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

/// What comes later wins: built in, file, variable, command line.
@Suite(.serialized) struct DefaultsTests {  // Its programs have a deadline.
  private static let file = ".strokecheck.json"
  private static let sample = "Samples/slow-circle.json"

  /// The detector that judged a sample, and the status.
  private func judged(
    file: String?, variable: String?, _ words: String...
  ) throws -> (detector: String, status: Int32) {
    let scratch = try Scratch()
    try scratch.write(".git", "")
    if let file { try scratch.write(Self.file, file) }
    let environment = variable.map { ["STROKECHECK_OPTS": $0] } ?? [:]
    let run = try strokecheck(
      ["circle"] + words + ["--format", "csv", Self.sample], environment: environment,
      folder: scratch.folder.path)
    let row = run.lines.dropFirst().first?.split(separator: ",", omittingEmptySubsequences: false)
    return (row.map { String($0[3]) } ?? run.errors, run.status)
  }

  @Test func everyLevelWinsOverTheOnesBefore() throws {
    let file = #"{"detector": "katz"}"#
    let variable = "--detector lamarche"
    #expect(try judged(file: nil, variable: nil).detector == "cookbook")
    #expect(try judged(file: file, variable: nil).detector == "katz")
    #expect(try judged(file: nil, variable: variable).detector == "lamarche")
    #expect(try judged(file: file, variable: variable).detector == "lamarche")
    #expect(
      try judged(file: file, variable: variable, "--detector", "cookbook").detector == "cookbook")
    #expect(try judged(file: file, variable: variable, "--no-config").detector == "cookbook")
  }

  @Test func theCommandsOwnSettingsWinOverTheSharedOnes() throws {
    let file = #"{"detector": "katz", "circle": {"detector": "lamarche"}}"#
    #expect(try judged(file: file, variable: nil).detector == "lamarche")
    let unset = #"{"summary": true, "circle": {"summary": false}}"#
    let summarized = #"{"summary": true}"#
    for (file, isSummarized) in [(unset, false), (summarized, true)] {
      let scratch = try Scratch()
      try scratch.write(Self.file, file)
      let run = try strokecheck("circle", Self.sample, folder: scratch.folder.path)
      #expect(run.errors.isEmpty != isSummarized, "\(run.errors)")
    }
  }

  @Test func numbersAreTakenAsTheyAreWritten() throws {
    #expect(try judged(file: #"{"max-duration": 3}"#, variable: nil).status == 0)
    #expect(try judged(file: #"{"max-duration": 2.64e0}"#, variable: nil).status == 0)
    #expect(try judged(file: #"{"max-duration": "3"}"#, variable: nil).status == 0)
    #expect(try judged(file: #"{"max-duration": 1}"#, variable: "--max-duration 3").status == 0)
  }

  /// A shared default must not forbid a detector without such a limit; the command line may.
  @Test func aLimitThatTheDetectorDoesNotHaveIsPassedOverOnlyAsADefault() throws {
    let file = #"{"max-duration": 3, "detector": "katz"}"#
    #expect(try judged(file: file, variable: nil).status == 0)
    #expect(try judged(file: nil, variable: "--tolerance 0.1").status == 1)
    #expect(try judged(file: file, variable: nil, "--max-duration", "3").status == 64)
  }

  @Test func aDefaultIsTakenBackByItsName() throws {
    let file = #"{"max-duration": 3, "detector": "katz"}"#
    #expect(try judged(file: file, variable: nil, "--no-max-duration").status == 0)
    let cookbook = try judged(file: file, variable: "--max-duration 4", "--no-detector")
    #expect(cookbook.detector == "cookbook" && cookbook.status == 0)
    let strict = try judged(
      file: file, variable: "--max-duration 4", "--no-detector", "--no-max-duration")
    #expect(strict.detector == "cookbook" && strict.status == 1)
    // What is taken back is a default, not what the command line says.
    #expect(
      try judged(file: file, variable: nil, "--detector", "lamarche", "--no-detector").detector
        == "lamarche")
    #expect(try judged(file: #"{"detector": "kat"}"#, variable: nil, "--no-detector").status == 64)
    #expect(try strokecheck("completions", "--no-help", "bash").status == 64)
  }

  private static let mistakes: [(file: String, errors: String)] = [
    ("{\n \"detctor\": 1}", ":2:2: unknown option \"detctor\"\n  did you mean \"detector\"?\n"),
    ("{\"cirlce\": {}}", ":1:2: unknown option \"cirlce\"\n  did you mean \"circle\"?\n"),
    (
      "{\"completions\": {}}",
      ":1:2: \"completions\" is a command that takes no defaults\n"
    ),
    (
      "{\"circle\": {\"fromat\": 1}}",
      ":1:13: unknown option \"fromat\"\n  did you mean \"format\"?\n"
    ),
    ("{\"circle\": 3}", ":1:12: \"circle\" is a command and takes an object of its options\n"),
    ("{\"detector\": \"kat\"}", ":1:14: --detector is one of "),
    (
      "{\"max-duration\":\n\"soon\"}",
      ":2:1: --max-duration takes a number from 0 up, not \"soon\"\n"
    ),
    ("{\"max-duration\": true}", ":1:18: --max-duration takes a string or a number: SECONDS\n"),
    ("{\"detector\": null}", ":1:14: --detector takes a string or a number: cookbook|"),
    ("{\"explain\": 1}", ":1:13: --explain is either true or false\n"),
    (
      "{\"explain\": true,}",
      ":1:18: expected a name in quotes, found }; remove the comma before it\n"
    ),
    ("[]", ":1:1: expected an object of options\n"),
    ("", ":1:1: expected a value, found the end of the file\n"),
    ("{\"help\": true}", ":1:2: unknown option \"help\"\n"),
    ("{\"no-config\": true}", ":1:2: unknown option \"no-config\"\n"),
    (
      "{\n  \"exit-zero\": false}",
      ":2:3: --exit-zero decides what passes, so a file cannot set it: give it on the command line or in STROKECHECK_OPTS\n"
    ),
    (
      "{\"report\": {\"output\": \"x\"}}",
      ":1:13: --output cannot be a default, because it names what to read or write: give it on the command line\n"
    ),
  ]

  @Test(arguments: mistakes)
  func aMistakeInTheFileIsNamedWithItsPlace(file: String, errors: String) throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.file, file)
    let run = try strokecheck(["circle", Self.sample], folder: scratch.folder.path)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(path + errors), "\(run.errors)")
    #expect(
      run.errors.contains("did you mean") || run.errors.contains("it is a number of")
        || run.errors.hasSuffix("  see strokecheck help defaults\n"))
    // Help and other commands do not need the file.
    #expect(try strokecheck(["circle", "--help"], folder: scratch.folder.path).status == 0)
    #expect(try strokecheck(["man"], folder: scratch.folder.path).status == 0)
  }

  @Test(arguments: [
    ("--detctor katz", "unknown option --detctor\n  did you mean --detector?\n"),
    ("--format 'json", "the quote at column 10 is not closed\n  see strokecheck help defaults\n"),
    ("Samples", "expected only options, found \"Samples\"\n  see strokecheck help defaults\n"),
    (
      "--no-config",
      "--no-config works on the command line only\n  see strokecheck help defaults\n"
    ),
    ("--detector kat", "--detector is one of "), ("--help", "unknown option --help\n"),
  ])
  func aMistakeInTheVariableIsNamed(variable: String, errors: String) throws {
    let run = try strokecheck(
      "circle", Self.sample, environment: ["STROKECHECK_OPTS": variable])
    #expect(
      run.status == 64 && run.errors.hasPrefix("STROKECHECK_OPTS: " + errors), "\(run.errors)")
  }

  @Test func theNearestFileUpToTheRepositoryIsTaken() throws {
    let scratch = try Scratch()
    try scratch.write(Self.file, #"{"detector": "katz"}"#)
    try scratch.write("a/b/c/x", "")
    let judge = { (folder: String) in
      let words = ["circle", "--format", "csv", Self.sample]
      let run = try strokecheck(words, folder: scratch.folder.appending(path: folder).path)
      return String(run.lines[1].split(separator: ",")[3])
    }
    #expect(try judge("a/b/c") == "katz")
    try scratch.write("a/b/.git/config", "")
    #expect(try judge("a/b/c") == "cookbook")
    try scratch.write("a/b/" + Self.file, #"{"detector": "lamarche"}"#)
    #expect(try judge("a/b/c") == "lamarche")
    #expect(try judge("a") == "katz")
  }

  @Test func errorsAreNamedFromTheCurrentFolder() throws {
    let scratch = try Scratch()
    try scratch.write(Self.file, "[")
    try scratch.write("a/x.json", "[[0,0]]")
    let run = try shell("cd \(scratch.folder.path)/a && strokecheck circle x.json")
    #expect(run.errors.hasPrefix("../.strokecheck.json:1:2: expected a value"))
  }
}
