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
    let outputs = command.flags.filter { $0.fileUse == .output }
    let inputs = command.flags.filter { $0.fileUse == .reference }
    var names: [String?] = inputs.map { "--\($0.name)" }
    if command.operands?.isFile ?? false { names.append(nil) }
    return outputs.flatMap { output in
      names.map { Use(command: command.name, output: "--\(output.name)", input: $0) }
    }
  }

  @Test func thereAreSuchOptions() {
    let words = Self.uses.map(\.testDescription)
    for use in [
      "circle  F --output F", "convert  F --output F", "tune  F --output F",
      "plot --path F --output F",
    ] {
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

  @Test(
    arguments: ["circle", "convert"], ["F", "-", "", "-#1", "/dev/stdin", "/dev/fd/0", "F#1"])
  func soIsStandardInput(command: String, operand: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("f.json", "[[0,0]]")
    let run = try shell("strokecheck \(command) \(operand) -o F < F".replacing("F", with: file))
    #expect(run.status == 64 && run.errors.contains(" is the same file as "), "\(run.errors)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "[[0,0]]")
  }

  @Test func whatIsNoRegularFileMayBeBoth() throws {
    let run = try shell("echo '[[0,0]]' | strokecheck circle /dev/null - -o /dev/null")
    #expect(run.status != 64 && !run.errors.contains("same file"), "\(run.errors)")
  }
}

extension Flag {
  fileprivate var fileUse: FileUse? { if case .file(_, let use) = value { use } else { nil } }
}
