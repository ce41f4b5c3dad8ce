/// Findings as JUnit's XML, which continuous integration shows as tests: a test case a finding, its
/// class the file. What is not as it should be is a failure, what could not be read an error, and
/// what was not judged is skipped.
///
/// It is valid by the schema of Ant's JUnit task and by that of Jenkins' xUnit plugin. Both want
/// counts at the beginning, so it is written when all is known; both want durations, which are not
/// measured and said to be 0.
package struct JUnitReport: Report {
  private let timestamp: String

  /// The format, for a run that began so many seconds after the beginning of 1970, UTC.
  package init(secondsSince1970 seconds: Int) { timestamp = UTCTime(seconds).description }

  /// True: the schemas want the counts in the first tag.
  package var opensWithTotals: Bool { true }

  package func opening(_ totals: Totals) -> String {
    var output: [UInt8] = []
    output.appendXMLDeclaration()
    output.append("<testsuites>\n")
    output.append(
      tag: "testsuite",
      [
        "name": "strokecheck circle", "package": "strokecheck", "id": "0",
        "timestamp": timestamp, "hostname": "localhost", "tests": "\(totals.findings)",
        "failures": "\(totals.failures)", "errors": "\(totals.errors)",
        "skipped": "\(totals.skipped)", "time": "0",
      ])
    output.append("\n<properties/>\n")
    return String(decoding: output, as: UTF8.self)
  }

  package func closing(_ totals: Totals) -> String {
    "<system-out/>\n<system-err/>\n</testsuite>\n</testsuites>\n"
  }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    let attributes: KeyValuePairs = [
      "classname": finding.place.file, "name": finding.testName, "time": "0",
    ]
    guard finding.status != .passed else {
      output.append(tag: "testcase", attributes, end: "/>\n")
      return
    }
    output.append(tag: "testcase", attributes)
    if finding.status == .skipped {
      output.append(tag: "skipped", ["message": Finding.cancelled], end: "/></testcase>\n")
      return
    }
    let kind = finding.status == .unreadable ? "error" : "failure"
    output.append(
      tag: kind, ["type": finding.ruleID, "message": TextReport.sentence(of: finding)])
    output.append(xml: finding.details)
    output.append("</\(kind)></testcase>\n")
  }
}

extension Finding {
  /// The name of the test in test reports, beside the file: `cookbook, stroke 3 (zigzag)`.
  package var testName: String {
    let number = place.shownNumber.map { ", stroke \($0)" }
    return (detector ?? "reading") + (number ?? "") + (id.map { " (\($0))" } ?? "")
  }

  /// The stable name of what is not as it should be.
  var ruleID: String { code ?? Self.unexpectedCircle }

  /// The name of the rule that a circle breaks which should be none.
  static let unexpectedCircle = "unexpected-circle"

  /// The text of the other formats: the line, and the checks if they were asked for; of what could
  /// not be read, its place and why. The last line is not ended.
  var details: String {
    guard verdict != nil else {
      return [place.name, detector, reason].compactMap(\.self).joined(separator: ": ")
    }
    var text: [UInt8] = []
    TextReport(namesDetector: true).append(self, to: &text)
    return String(decoding: text.dropLast(), as: UTF8.self)
  }
}
