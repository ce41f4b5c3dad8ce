import Testing

@testable import StrokeReports

@Suite struct PictureTextTests {
  /// Names of recordings begin with what they are of and end with a number.
  @Test(arguments: [
    ("abcdefghij", 10, "abcdefghij"), ("abcdefghij", 9, "abcd…ghij"), ("abcdefghij", 6, "abc…ij"),
    ("abcdefghij", 1, "…"), ("abcdefghij", 0, ""), ("漢字漢字", 6, "漢…字"),
    ("é\u{301}x\u{301}yz", 3, "é\u{301}…z"),
  ])
  func textIsCutInTheMiddle(text: String, columns: Int, cut: String) {
    #expect(text.cut(columns: columns) == cut && cut.columns <= columns)
  }

  @Test(arguments: [0, 1, 7, 40])
  func hostileNamesAreCutToo(columns: Int) {
    let names = [
      String(repeating: "/", count: 100_000), String(repeating: "a/", count: 50_000),
      String(repeating: "漢", count: 100_000), String(repeating: "\u{301}", count: 1000), "",
    ]
    for name in names { #expect(name.cut(columns: columns).columns <= columns) }
  }

  @Test func linesBreakAtSpaces() {
    let text = "Sequence of angles is wrong for circle!"
    for width in 8...60 {
      let lines = text.wrapped(columns: width)
      #expect(lines.allSatisfy { $0.columns <= width })
      #expect(lines.joined(separator: " ") == text)
    }
    #expect("".wrapped(columns: 10).isEmpty)
    #expect("a longest b".wrapped(columns: 3) == ["a", "longest", "b"])
  }
}
