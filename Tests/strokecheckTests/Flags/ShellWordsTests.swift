import Testing

@testable import strokecheck

@Suite struct ShellWordsTests {
  @Test(arguments: [
    ("", []), (" \t\n ", []), ("a", ["a"]), ("  a\tb\nc  ", ["a", "b", "c"]),
    ("'a b' c", ["a b", "c"]), (#""a b"c'd'"#, ["a bcd"]), (#"a\ b"#, ["a b"]),
    (#"'a\b'"#, [#"a\b"#]), (#""a\b\"\\\$\`""#, [#"a\b"\$`"#]), ("''", [""]),
    (#""" a"#, ["", "a"]),
    ("$HOME *", ["$HOME", "*"]), ("--expect='Too slow!'", ["--expect=Too slow!"]),
    ("é\u{301}'円 😀'", ["é\u{301}円 😀"]), (##"\""##, ["\""]), ("#a", ["#a"]),
  ])
  func textIsPartedAsAShellPartsIt(text: String, words: [String]) throws {
    #expect(try ShellWords.split(text).map(\.text) == words)
  }

  /// The same words as the system's shell makes, of text without what that would expand.
  @Test func theShellAgrees() throws {
    var state: UInt64 = 20_091_125
    let letters = ["a", "b", " ", "\t", "'", "\"", "\\", "é"]
    var texts: [String] = []
    while texts.count < 1_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += letters[Int(state >> 33) % letters.count]
      }
      if (try? ShellWords.split(text)) != nil { texts.append(text) }
    }
    let scratch = try Scratch()
    let lines = texts.map { "set -- \($0)\nprintf '<%s>' \"$@\"; echo \"$#\"" }
    let script = try scratch.write("words.sh", lines.joined(separator: "\n"))
    let found = try shell("sh \(script)").output.split(separator: "\n")
    try #require(found.count == texts.count)
    for (text, line) in zip(texts, found) {
      let words = try ShellWords.split(text)
      // Without a word, printf prints its format once.
      let shown = words.isEmpty ? "<>" : words.map { "<\($0.text)>" }.joined()
      #expect(line == shown + "\(words.count)", "\(text)")
    }
  }

  @Test(arguments: [
    ("a 'b", "the quote at column 3 is not closed"),
    ("\"a\\\"", "the quote at column 1 is not closed"),
    ("ab\\", "nothing follows the backslash at column 3"),
    ("é '", "the quote at column 3 is not closed"),
  ])
  func whatIsNotClosedIsNamed(text: String, problem: String) {
    #expect(throws: RunError(problem)) { try ShellWords.split(text) }
  }
}
