import Testing

@testable import StrokeReports

@Suite struct GitHubReportTests {
  @Test func everyFailureIsOneCommand() throws {
    let findings = HostileFindings.all(800)
    let wrong = findings.filter { $0.status != .passed }
    let text = Report.github.document(of: findings)
    #expect(!text.utf8.contains(UInt8(ascii: "\r")))
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    try #require(lines.count == wrong.count)
    for (line, finding) in zip(lines, wrong) {
      // What GitHub's runner does: properties up to the next "::", parted by commas.
      let command = try #require(line.wholeMatch(of: /(?s)::error (.*?)::(.*)/)).output
      var properties: [String: [UInt8]] = [:]
      for property in command.1.split(separator: ",") {
        let parts = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2, "\(line)")
        properties[String(parts[0])] = percentDecoded(parts[1])
      }
      let file = finding.place.file
      #expect(properties["file"] == (file == "-" ? nil : Array(file.utf8)))
      #expect(properties["line"] == finding.place.line.map { Array("\($0)".utf8) })
      #expect(properties["col"] == finding.column.map { Array("\($0)".utf8) })
      #expect(properties["title"]?.isEmpty == false)
      #expect(percentDecoded(command.2) == Array(finding.details.utf8))
    }
  }

  @Test func standardInputIsNoFile() {
    var finding = Finding(StrokePlace("-", number: 2, line: 3))
    (finding.unreadable, finding.column) = ("no", 1)
    let text = Report.github.document(of: [finding])
    #expect(text == "::error title=Unreadable stroke::-#2: 3:1: no\n")
  }
}
