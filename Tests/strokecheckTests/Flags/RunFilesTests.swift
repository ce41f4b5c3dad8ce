import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// No run writes into a file that it reads. Which options read and which write is the table's to say, so that whoever
/// adds one is tested here.
@Suite(.serialized) struct RunFilesTests {  // Its programs have a deadline.
  /// A command with one of the options that write, and one of the places that it reads from.
  struct Use: Sendable, CustomTestStringConvertible {
    let command: String
    let output: String
    /// The option that reads; nil for an operand.
    let input: String?

    var testDescription: String { "\(command) \(input ?? "") F \(output) F" }

    func words(_ output: String, _ input: String) -> [String] {
      [command] + (self.input.map { [$0] } ?? []) + [input, self.output, output]
    }
  }

  static let uses: [Use] = StrokeCheck.program.commands.flatMap { command in
    let outputs = command.flags.filter { [.output, .defaults].contains($0.fileUse) }
    let inputs = command.flags.filter { [.strokes, .reference].contains($0.fileUse) }
    var names: [String?] = inputs.map { "--\($0.name)" }
    if case .files = command.operands { names.append(nil) }
    return outputs.flatMap { output in
      names.map { Use(command: command.name, output: "--\(output.name)", input: $0) }
    }
  }

  @Test func thereAreSuchOptions() {
    let words = Self.uses.map(\.testDescription)
    for use in ["circle  F --output F", "tune  F --write F", "plot --path F --output F"] {
      #expect(words.contains(use), "\(use)")
    }
  }

  @Test(arguments: uses)
  func itIsRefusedByWhateverName(use: Use) throws {
    let scratch = try Scratch()
    let text = #"{"points":[[0,0],[9,9]]}"#
    let file = try scratch.write("f.json", text)
    let (link, twin) = (file + ".link", file + ".twin")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "f.json")
    try FileManager.default.linkItem(atPath: file, toPath: twin)
    let dotted = scratch.folder.path + "/./f.json"
    for (output, input) in [
      (file, file), (dotted, file), (link, file), (file, link), (twin, file), (file, twin),
    ] {
      let run = try strokecheck(use.words(output, input))
      #expect(run.status == 64 && run.output.isEmpty, "\(use.words(output, input))")
      #expect(run.errors.contains(" is the same file as "), "\(run.errors)")
      #expect(run.errors.contains(": write to another file\n"))
    }
    for path in [file, twin] { #expect(try String(contentsOfFile: path, encoding: .utf8) == text) }
  }

  @Test(arguments: ["F", "-", "", "-#1", "/dev/stdin", "/dev/fd/0", "F#1"])
  func soIsStandardInput(operand: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("f.json", "[[0,0]]")
    let run = try shell("strokecheck circle \(operand) -o F < F".replacing("F", with: file))
    #expect(run.status == 64 && run.errors.contains(" is the same file as "), "\(run.errors)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "[[0,0]]")
  }

  @Test func theDefaultsOfARunAreNoOutputEither() throws {
    let scratch = try Scratch()
    let file = try scratch.write(".strokecheck.json", #"{"max-inflections": 7}"#)
    let run = try strokecheck(
      ["circle", "Samples/circle.json", "-o", file], folder: scratch.folder.path)
    #expect(run.status == 64 && run.errors.contains(" is the same file as the defaults in "))
    let ignoring = try strokecheck(
      ["circle", "--no-config", "Samples/circle.json", "-o", file], folder: scratch.folder.path)
    #expect(ignoring.status == 0)
  }

  /// Two results in one file are one.
  @Test(arguments: ["", "/."]) func twoOutputsAreTwoFiles(detour: String) throws {
    let scratch = try Scratch()
    let folder = scratch.folder.path
    let tune = ["tune", "Samples/gestures.ndjson", "--limits", "max-inflections"]
    for isThere in [false, true] where detour.isEmpty || isThere {
      if isThere { try scratch.write("x", "{}") }
      let run = try strokecheck(tune + ["--write", "\(folder)/x", "-o", "\(folder)\(detour)/x"])
      #expect(run.status == 64 && run.errors.contains(" are the same file: write"), "\(run.errors)")
    }
    #expect(
      try !strokecheck(tune + ["-o", "/dev/null", "--write", "/dev/null"]).errors
        .contains("same file"))
  }

  /// `convert` may write over what it reads as long as nothing of it is lost.
  @Test(arguments: [
    ("", "--set label=z", 0), ("", "--id a", 64), ("", "--label x", 64), ("#2", "", 64),
    ("{\"points\":[[1,2],]}\n", "", 2), ("{\"points\":[[1,2,1e306]]}\n", "--to pointerevents", 2),
    ("{\"points\":[]}\n", "--to csv", 2),
  ])
  func convertInPlaceLosesNoStroke(more: String, options: String, status: Int32) throws {
    let scratch = try Scratch()
    let isNumber = more == "#2"
    let text =
      "{\"id\":\"a\",\"label\":\"x\",\"points\":[[1,2]]}\n" + (isNumber ? "" : more)
      + "{\"id\":\"c\",\"points\":[[5,6]]}\n"
    let file = try scratch.write("f.ndjson", text)
    let run = try strokecheck(
      ["convert", file + (isNumber ? more : ""), "-o", file]
        + options.split(separator: " ").map(String.init))
    #expect(run.status == status, "\(run.errors)")
    let after = try String(contentsOfFile: file, encoding: .utf8)
    #expect((after == text) == (status != 0), "\(after)")
    if status == 2 { #expect(run.errors.contains("\(file) stays as it was"), "\(run.errors)") }
  }

  @Test func whatIsNoRegularFileMayBeBoth() throws {
    let run = try shell("echo '[[0,0]]' | strokecheck circle /dev/null - -o /dev/null")
    #expect(run.status != 64 && !run.errors.contains("same file"), "\(run.errors)")
  }
}

extension Flag {
  fileprivate var fileUse: FileUse? { if case .file(_, let use) = value { use } else { nil } }
}
