import Foundation
import TestSupport
import Testing

/// Runs what the README and the guides beside it show. A block of kind `console` holds lines that begin with `$ `,
/// each followed by exactly what it prints, errors included.
@Suite(.serialized) struct ReadmeTests {  // Its programs have a deadline.
  /// Commands that build, test or install; they run before or around the tests.
  private static let untested = ["make ", "pip "]
  private static let documents = [
    "README.md", "Samples/README.md", "Sources/StrokeCore/StrokeCore.docc/ChoosingLimits.md",
  ]

  @Test(arguments: documents)
  func everyCommandPrintsWhatIsShown(document: String) throws {
    var commands = 0
    for (command, output) in try blocks("console", of: document).flatMap(steps)
    where !Self.untested.contains(where: command.hasPrefix) {
      commands += 1
      let run = try shell("{ \(command)\n} 2>&1")
      #expect(run.output == output, "$ \(command)")
    }
    #expect(commands >= 5)
  }

  /// What the README says of recorded strokes is what comes of them. There are five thousand of them.
  @Test(
    .enabled(if: SharedData.isPresent, SharedData.isAbsent),
    .enabled(if: isLong || Checkout.isChosen, "only for LONG=1 or make test-binary"))
  func theFiguresOfRecordedStrokesAreRight() throws {
    let text = try Checkout.text("README.md")
    let run = try shell("strokecheck evaluate -f csv ../shared/data/strokes-*.ndjson")
    let rows = run.output.split(separator: "\n").dropFirst().prefix(4).map {
      $0.split(separator: ",")
    }
    #expect(rows.count == 4)
    for row in rows {
      let counts = row[1...4].map { Int($0) ?? 0 }
      let others = counts[2] + counts[3]
      #expect(
        text.contains(
          "| `\(row[0])` | \(counts[0]) of \(counts[0] + counts[1]) | "
            + "\(counts[2]) of \(others / 1_000),\(others % 1_000) |"),
        "\(row)")
    }
  }

  /// The blocks of a kind, each with its last line's end.
  private func blocks(_ kind: String, of document: String) throws -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in try Checkout.text(document).split(
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
