import Testing

@testable import StrokeReports

@Suite struct TAPReportTests {
  @Test func hostileNamesStayOnTheirLines() {
    let findings = HostileFindings.all(800)
    let lines = TAPReport().document(of: findings)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "TAP version 13")
    #expect(lines.suffix(2) == ["1..800", ""])
    let tests = lines.filter { $0.hasPrefix("ok - ") || $0.hasPrefix("not ok - ") }
    #expect(tests.count == 800)
    #expect(zip(tests, findings).allSatisfy { $0.hasPrefix("ok") == ($1.status == .passed) })
    for line in lines.dropFirst().dropLast(2) {
      let isKnown = ["ok - ", "not ok - ", "#", "  "].contains { line.hasPrefix($0) }
      #expect(isKnown, "\(line)")
    }
    // No directive but what is said of a test as a whole.
    for test in tests { #expect(test.firstMatch(of: /(?:^|[^\\])(?:\\\\)*#/) == nil, "\(test)") }
  }

  @Test func whatIsWrongIsABlockOfYAML() throws {
    let findings = HostileFindings.all(800)
    let text = TAPReport().document(of: findings)
    let blocks = text.matches(of: /\n  ---\n((?:  [a-z]+: .*\n)+)  \.\.\.\n/)
    #expect(blocks.count == findings.count { $0.status != .passed })
    for block in blocks {
      for line in block.output.1.split(separator: "\n") {
        let isScalar = line.wholeMatch(of: /\x20 [a-z]+: (?:"(?:[^"\\\x00-\x1F\x7F]|\\.)*"|[0-9]+)/)
        #expect(isScalar != nil, "\(line)")
      }
    }
  }

  @Test func nothingIsSkippedInSilence() {
    #expect(
      TAPReport().document(of: [])
        == "TAP version 13\n1..0 # SKIP there is no stroke\nBail out!  No stroke was judged\n")
  }
}
