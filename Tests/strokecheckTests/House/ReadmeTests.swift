import Foundation
import TestSupport
import Testing

/// Runs what the README shows. A block of kind `console` holds lines that begin with `$ `, each
/// followed by exactly what it prints, errors included. A block of kind `swift` stands, but for
/// its indentation, in a file that the tests compile.
@Suite(.serialized) struct ReadmeTests {
  /// Commands that build, test or install; they run before or around the tests.
  private static let untested = ["make ", "git clone"]
  /// What names recordings that may not lie beside the checkout.
  private static let data = "../shared/data"

  @Test func everyCommandPrintsWhatTheReadmeSays() throws {
    #expect(try runCommands { !$0.contains(Self.data) } >= 25)
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
  func everyCommandOnRecordedStrokesPrintsWhatTheReadmeSays() throws {
    #expect(try runCommands { $0.contains(Self.data) } >= 1)
  }

  /// Runs the commands that are asked for, and counts them.
  private func runCommands(_ isWanted: (String) -> Bool) throws -> Int {
    var commands = 0
    for (command, output) in try blocks("console").flatMap(steps)
    where isWanted(command) && !Self.untested.contains(where: command.hasPrefix) {
      commands += 1
      let run = try shell("{ \(command)\n} 2>&1")
      #expect(run.output == output, "$ \(command)")
    }
    return commands
  }

  @Test func everyExampleInSwiftIsCompiled() throws {
    let examples = try Checkout.text("Tests/strokecheckTests/House/ReadmeExamples.swift")
    let blocks = try blocks("swift")
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(unindented(examples).contains(unindented(block)), "\(block.prefix(60))")
    }
  }

  private func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
  }

  /// The blocks of a kind, each with its last line's end.
  private func blocks(_ kind: String) throws -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in try Checkout.text("README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line == "```\(kind)" {
        block = ""
      } else if line == "```", let ended = block {
        blocks.append(ended)
        block = nil
      } else {
        block?.append(line + "\n")
      }
    }
    return blocks
  }

  /// The commands of a block, each with what it prints. A command goes on after a backslash.
  private func steps(of block: String) -> [(command: String, output: String)] {
    var steps: [(command: String, output: String)] = []
    for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        steps.append((String(line.dropFirst(2)), ""))
      } else if let last = steps.indices.last {
        if steps[last].command.hasSuffix("\\"), steps[last].output.isEmpty {
          steps[last].command += "\n" + line
        } else {
          steps[last].output += line + "\n"
        }
      }
    }
    return steps
  }
}
