import Testing

@testable import strokecheck

/// What is printed when: verdicts, hints and errors in one file, in the order of what they are about.
@Suite struct TranscriptTests {
  private static let lines = [
    #"{"points":[[0,0,0],[9,9,1]]}"#, #"{"cancelled":true,"points":[[0,0],[9,9]]}"#,
    #"{"points":[[0,0],[9,9]]}"#, #"{"points":[[0,0],"x"]}"#, #"{"points":[[0,0,0],[8,9,3]]}"#,
    #"{"points":[[0.5,0.5],[0,1],[1,1],[0,1],[0,0],[0,1],[0,1],[1,1],[0,1],[0,0]]}"#,
    #"{"expect":"nothing","points":[[0,0,0],[8,9,3]]}"#, #"{"points":[[0,0,0],[9,9,1]]}"#,
  ]

  private func transcript(_ words: [String], input: String = "") throws -> String {
    try strokecheckRun(["circle", "--exit-zero"] + words, input: input, isTogether: true).output
  }

  /// What is said of the first strokes does not depend on those that follow.
  @Test(arguments: [
    [], ["-f", "csv"], ["-f", "ndjson", "--explain"], ["--detector", "all"], ["-f", "github"],
  ])
  func aBeginningIsTheBeginningOfTheWhole(words: [String]) throws {
    // A stroke alone has no number, so two come first.
    let whole = try transcript(words, input: Self.lines.map { $0 + "\n" }.joined())
    var last = ""
    for count in 2..<Self.lines.count {
      let part = try transcript(words, input: Self.lines.prefix(count).map { $0 + "\n" }.joined())
      #expect(whole.hasPrefix(part) && part.hasPrefix(last), "\(count): \(part)")
      last = part
    }
  }

  /// What is said of a file is said before the next one.
  @Test func filesAreAnsweredOneAfterAnother() throws {
    let folder = try Scratch()
    let timed = Self.lines[0] + "\n"
    let broken = (0..<12).map { _ in Self.lines[3] + "\n" }.joined()
    let texts = [
      timed + timed, broken + timed, timed + Self.lines[1] + "\n", timed + broken,
      Self.lines[1] + "\n",
    ]
    let files = try texts.enumerated().map { try folder.write("\($0).ndjson", $1) }
    let alone = try files.map { try transcript([$0]) }
    #expect(alone.count { $0.contains("more errors like") } == 2)
    for (first, one) in zip(files, alone) {
      for (second, other) in zip(files, alone) where first != second {
        #expect(try transcript([first, second]) == one + other)
      }
    }
  }
}
