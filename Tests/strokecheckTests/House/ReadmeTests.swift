import Foundation
import TestSupport
import Testing

/// Runs what the README and the guides beside it show. A block of kind `console` holds lines that begin with `$ `,
/// each followed by exactly what it prints, errors included. A block of kind `swift` stands, but for
/// its indentation, in a file that the tests compile.
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

  /// A reader has what is checked out, and nothing else.
  @Test(arguments: documents)
  func everyLinkLeadsToAFile(document: String) throws {
    let text = try Checkout.text(document)
    #expect(!text.contains("../shared"))
    let folder = Checkout.root.appending(path: document).deletingLastPathComponent()
    let links = text.split(separator: "](").dropFirst().map { $0.prefix { $0 != ")" } }
      .filter { !$0.hasPrefix("http") }
    for link in links {
      let path = link.prefix { $0 != "#" }
      if !path.isEmpty {
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: path).path), "\(link)")
      }
      guard
        let anchor = link.split(separator: "#", omittingEmptySubsequences: false).dropFirst().first
      else { continue }
      let target =
        path.isEmpty ? text : try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let anchors = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
          $0.isLetter || $0.isNumber || $0 == " " || $0 == "-"
        }
        .replacing(" ", with: "-")
      }
      #expect(anchors.contains(String(anchor)), "\(link)")
    }
  }

  @Test func theReadmeIsShort() throws {
    #expect(
      try Checkout.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 401)
  }

  /// What the README says of recorded strokes is what comes of them.
  @Test(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
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

  @Test func everyExampleInSwiftIsCompiled() throws {
    let examples = try [
      "Tests/strokecheckTests/House/ReadmeExamples.swift",
      "Tests/StrokeTestingTests/Examples/StrokeTestingExample.swift",
    ].map { try Checkout.text($0) }.joined()
    let blocks = try Self.documents.flatMap { try self.blocks("swift", of: $0) }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(unindented(examples).contains(unindented(block)), "\(block.prefix(60))")
    }
  }

  private func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
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
