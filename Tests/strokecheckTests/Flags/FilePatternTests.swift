import Testing

@testable import strokecheck

@Suite struct FilePatternTests {
  @Test(arguments: [
    // A name is looked for in all folders.
    (
      "package.json", ["package.json", "a/package.json", "a/b/package.json"],
      ["package.jsonl", "xpackage.json"]
    ),
    ("*.csv", ["a.csv", "a/.csv", "a/b.csv"], ["a.csv.json", "a.CSV"]),
    ("node_modules", ["node_modules", "a/node_modules"], ["node_modules2"]),
    // A path begins in the folder that was named.
    ("raw/*.json", ["raw/a.json"], ["a/raw/a.json", "raw/a/b.json", "a.json"]),
    ("/a.json", ["a.json"], ["b/a.json"]),
    ("./a.json", ["a.json"], ["b/a.json"]),
    ("**/raw/*.json", ["raw/a.json", "x/raw/a.json", "x/y/raw/a.json"], ["raw.json"]),
    ("raw/**", ["raw/a", "raw/a/b"], ["a/raw/b"]),
    ("a/**/z", ["a/z", "a/b/z", "a/b/c/z"], ["z", "b/z", "a/b/c"]),
    ("**", ["a", "a/b"], []),
    ("a**b", ["ab", "a1b", "x/a1b"], ["a/b"]),
    // One character, of any or of some.
    ("s?.json", ["s1.json", "sé.json"], ["s.json", "s10.json"]),
    ("s[0-9a].json", ["s1.json", "sa.json"], ["sb.json", "s-.json"]),
    ("s[!0-9].json", ["sa.json"], ["s1.json", "s.json"]),
    ("s[^0-9].json", ["sa.json"], ["s1.json"]),
    ("[]x]", ["]", "x"], ["y", "[]x]"]),
    ("[a-]", ["a", "-"], ["b"]),
    (#"\*.json"#, ["*.json"], ["a.json"]),
    ("[a", ["[a"], ["a"]),
    ("*a*a*a*a*a*a*a*b", [], [String(repeating: "a", count: 200)]),
  ])
  func names(pattern: String, matching: [String], others: [String]) throws {
    let parsed = try #require(FilePattern(pattern))
    for isFolder in [false, true] {
      for path in matching { #expect(matches(parsed, path, isFolder), "\(pattern) \(path)") }
      for path in others { #expect(!matches(parsed, path, isFolder), "\(pattern) \(path)") }
    }
  }

  @Test func aSlashAtTheEndMeansFolders() throws {
    for (text, path) in [("raw/", "a/raw"), ("a/raw/", "a/raw"), ("/raw/", "raw")] {
      let pattern = try #require(FilePattern(text))
      #expect(matches(pattern, path, true) && !matches(pattern, path, false), "\(text)")
    }
  }

  @Test(arguments: ["", "/", "./", "//"]) func nothingIsNoPattern(text: String) {
    #expect(FilePattern(text) == nil)
  }

  private func matches(_ pattern: FilePattern, _ path: String, _ isFolder: Bool) -> Bool {
    pattern.matches(path.split(separator: "/").map(String.init), isFolder: isFolder)
  }
}
