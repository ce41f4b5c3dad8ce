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

  @Test(arguments: [
    ("a 'b", "the quote at column 3 is not closed"),
    ("\"a\\\"", "the quote at column 1 is not closed"),
    ("ab\\", "the backslash at column 3 has nothing behind it"),
    ("é '", "the quote at column 3 is not closed"),
  ])
  func whatIsNotClosedIsNamed(text: String, problem: String) {
    #expect(throws: UsageError(problem)) { try ShellWords.split(text) }
  }
}
