import StrokeCore
import Testing

@testable import StrokeReports

@Suite struct ReportTests {
  static let all: [Report<Finding>] =
    [ResultFormat.text, .json, .ndjson, .csv].map {
      Report($0, like: Finding(), text: TextReport(namesDetector: true).append)
    } + [.junit(at: "1970-01-01T00:00:00"), .github]

  /// The law that lets many hands write one report.
  @Test(arguments: all.indices)
  func blocksMakeTheSameReportHoweverTheyAreCut(index: Int) {
    let report = Self.all[index]
    let findings = HostileFindings.all(60)
    let whole = report.document(of: findings)
    for size in [1, 2, 7, 59] {
      var totals = Totals()
      var body: [UInt8] = []
      for start in stride(from: 0, to: findings.count, by: size) {
        var (block, count) = ([UInt8](), Totals())
        for finding in findings[start..<min(start + size, findings.count)] {
          count.count(finding.status)
          report.append(finding, toBlock: &block)
        }
        if !body.isEmpty, !block.isEmpty { body.append(report.frame.separator) }
        body += block
        totals = totals + count
      }
      let opening = report.frame.countedOpening?(totals) ?? report.frame.opening
      let text = String(decoding: body, as: UTF8.self)
      #expect(opening + text + report.frame.closing == whole, "blocks of \(size)")
    }
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("a;b", "a;b"), ("a,b", "\"a,b\""), ("\"a\" b", "\"\"\"a\"\" b\""),
    ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
  ])
  func aCellOfCSVIsQuotedWhereItMustBe(text: String, cell: String) {
    var output: [UInt8] = []
    text.append(toCSV: &output, forTerminal: false)
    #expect(String(decoding: output, as: UTF8.self) == cell)
  }

  @Test func totalsCountEachFindingOnce() {
    let findings = HostileFindings.all(500)
    var totals = Totals()
    for finding in findings { totals.count(finding.status) }
    #expect(totals.findings == 500)
    #expect(totals.failures == findings.count { $0.status == .failed })
    #expect(totals.errors == findings.count { $0.verdict == nil })
    #expect(totals.failures > 50 && totals.errors > 50)
  }
}

@Suite struct ExpectationTests {
  @Test(
    arguments: [
      ("circle", .circle), ("rejected", .rejected), ("too-slow", .reason(.tooSlow)),
      ("Too slow!", .reason(.tooSlow)), ("too slow!", nil), ("Circle", nil), ("", nil),
    ] as [(String, ExpectedVerdict?)])
  func aWordMeansAnExpectation(word: String, meaning: ExpectedVerdict?) {
    #expect(ExpectedVerdict(word) == meaning)
  }

  @Test func everyWordAndEveryCodeIsRead() {
    for word in ExpectedVerdict.words { #expect(ExpectedVerdict(word) != nil) }
    for code in ExpectedVerdict.codes { #expect(ExpectedVerdict(code)?.code == code) }
    #expect(ExpectedVerdict.words.count == Set(ExpectedVerdict.words).count)
  }

  @Test func anExpectationHoldsForItsVerdictsOnly() {
    let circle = Verdict.circle(Circle(center: Point(0, 0), radius: 1))
    let check = Check(.duration, 3, .atMost(2), .tooSlow)
    let tooSlow = Verdict.rejected(check)
    #expect(
      ExpectedVerdict.circle.holds(for: circle) && !ExpectedVerdict.circle.holds(for: tooSlow))
    #expect(
      !ExpectedVerdict.rejected.holds(for: circle) && ExpectedVerdict.rejected.holds(for: tooSlow))
    #expect(ExpectedVerdict.reason(.tooSlow).holds(for: tooSlow))
    #expect(!ExpectedVerdict.reason(.tooShort).holds(for: tooSlow))
    #expect(!ExpectedVerdict.reason(.tooSlow).holds(for: circle))
  }
}
