import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// An input without an end, or larger than memory, is an error that names the limit. To come to it soon, the tests
/// leave the programs few addresses.
@Suite(.serialized) struct MemoryTests {  // Its programs have a deadline.
  private static let hasZeros = FileManager.default.fileExists(atPath: "/dev/zero")

  private static let hasLimits = FileManager.default.fileExists(atPath: "/proc/self")

  /// Tells whether the errors are this one of an input: `-: it takes more than 20M of memory`.
  private static func isTooMuch(_ errors: String, of name: String) -> Bool {
    let parts = errors.split(separator: ": it takes more than ", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == name && parts[1].hasSuffix("M of memory\n")
  }

  @Test(
    .enabled(if: hasZeros && hasLimits, "no /dev/zero or ulimit -v here"),
    .disabled(if: isSanitized, "a sanitizer takes memory of its own"),
    arguments: [
      "path /dev/zero", "hittest --path /dev/zero --rect 0,0,9,9",
      "hittest --d M0,0h9v9z --rects /dev/zero", "plot --path /dev/zero --rect 0,0,9,9",
      "circle --path /dev/zero Samples/circle.json",
    ])
  func whatHasNoEndIsNamed(words: String) throws {
    let run = try shell("ulimit -v 50000; strokecheck \(words)")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(Self.isTooMuch(run.errors, of: "/dev/zero"), "\(run.errors)")
  }

  private static let endless = [
    "(printf '['; yes '[1,2],')", "(printf '{\"points\":['; yes '[1,2],')", "yes 1,2", "yes ''",
    "(echo '[[1,2]]'; echo '[[1,2]]'; printf '['; yes '[1,2],' | tr -d '\\n')",
    "(printf '<ink>'; yes '<trace>1 2</trace>')",
    "yes '[ 1.000000] /dev/input/event1: EV_ABS ABS_MT_POSITION_X 00000001'",
  ]

  /// A list that never ends, a table of one stroke, a line, blank lines, a document and a log. Short: one command
  /// for each.
  @Test(
    .enabled(if: hasLimits, "no ulimit -v here"),
    .disabled(if: isSanitized, "a sanitizer takes memory of its own"), arguments: endless.indices)
  func aStreamThatNeverEndsItsStrokeIsNamed(row: Int) throws {
    let input = Self.endless[row]
    let commands = ["circle", "convert", "convert --to csv"]
    for command in isLong ? commands : [commands[row % 3]] {
      let run = try shell("\(input) | (ulimit -v 50000; strokecheck \(command) --jobs 1)")
      let last = run.errors.split(separator: "\n").last.map { "\($0)\n" } ?? ""
      #expect(run.status == 2 && Self.isTooMuch(last, of: "-"), "\(command) \(run.errors)")
      #expect(run.errors.split(separator: "\n").count { $0.contains("of memory") } == 1)
      // What came before it is judged.
      #expect(run.output.isEmpty != input.contains("echo"), "\(command)")
    }
  }

  /// Within half of what the process may have there is as much again for what is made of a stroke. Short: one
  /// command for each shape of file.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "no ulimit -v here"),
    .disabled(if: isSanitized, "a sanitizer takes memory of its own"))
  func aBigStrokeIsNoTrap() throws {
    let scratch = try Scratch()
    let samples = String(repeating: "[1,2],", count: 200_000) + "[3,4]"
    let files = [
      try scratch.write("list.json", "[\(samples)]"),
      try scratch.write("line.ndjson", "[[1,2]]\n{\"points\":[\(samples)]}\n"),
    ]
    let commands = [
      "circle -q --detector all --jobs 1", "convert --jobs 1 --to csv -o /dev/null",
    ]
    for (row, file) in files.enumerated() {
      for kilobytes in isLong ? [45_000, 70_000, 80_000, 200_000] : [45_000, 75_000, 200_000] {
        for command in isLong ? commands : [commands[row]] {
          let run = try shell("ulimit -v \(kilobytes); strokecheck \(command) \(file)")
          let isNamed = run.errors.contains(" of memory\n")
          #expect(
            run.status == 2 ? isNamed : run.status < 2, "\(command) \(kilobytes) \(run.status)")
          if kilobytes < 50_000 { #expect(isNamed) }
          if kilobytes > 100_000 { #expect(!isNamed) }
        }
      }
    }
  }

  /// A piece of an input with what stands before and after many of it, and the commands that keep all of that.
  private static let kept:
    [(file: String, head: String, item: String, tail: String, commands: [String])] = [
      (
        "elements.svg", "<svg>", "<path d='M0 0h9v9z'/>\n", "</svg>",
        ["path FILE", "hittest FILE --rect 1,1,5,5", "plot --path FILE"]
      ),
      ("path.svg", "<svg><path d='M0 0", "h1v1", "'/></svg>", ["path FILE"]),
      ("points.svg", "<svg><polygon points='0 0", " 1 2", "'/></svg>", ["path FILE"]),
      ("names.svg", "<svg><style>a", ".a,", "b{}</style></svg>", ["path FILE"]),
      ("rules.svg", "<svg><style>", "a{fill:red}", "</style></svg>", ["path FILE"]),
      ("path.txt", "M0 0", "h1v1", "", ["path FILE"]),
      ("rects.csv", "", "1,2,3,4\n", "", ["hittest --d M0,0h9v9z --rects FILE"]),
      ("tree.json", "[", "0,", "0]", ["compare FILE FILE"]),
      (
        "strokes.ndjson", "", #"{"points":[[0,0],[9,0],[9,9]],"label":"circle"}\#n"#, "",
        [
          "report FILE", "plot FILE", "evaluate -f json FILE", "circle -f junit FILE",
          "compare --against '--max-gap 1' FILE", "tune --limits max-gap FILE FILE FILE",
        ]
      ),
    ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm"), "no ulimit -v here"),
    .disabled(if: isSanitized, "a sanitizer takes memory of its own"), arguments: kept.indices)
  func whatIsKeptIsCounted(row: Int) throws {
    let (name, head, item, tail, commands) = Self.kept[row]
    let scratch = try Scratch()
    let count = (2 << 20) / item.utf8.count
    let file = try scratch.write(name, head + String(repeating: item, count: count) + tail)
    for command in commands {
      let words = command.replacingOccurrences(of: "FILE", with: file)
      let run = try shell("ulimit -v 50000; strokecheck \(words)")
      #expect(run.status == 2 && run.output.isEmpty, "\(command)")
      let isNamed = run.errors.contains(" of memory\n")
      let isPlaced = run.errors.split(separator: "\n").contains {
        $0.hasPrefix(file) && $0.hasSuffix(" of memory")
      }
      #expect(isPlaced && isNamed, "\(command) \(run.errors)")
    }
  }
}
