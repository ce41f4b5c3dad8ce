/// Results as JUnit's XML, which continuous integration shows as tests: a test case each, its class the
/// file.
///
/// It is valid by the schema of Ant's JUnit task and by that of Jenkins' xUnit plugin. Both want
/// counts at the beginning, so it is written when all is known; both want durations, which are not
/// measured and written as 0.
extension Report {
  /// - Parameters:
  ///   - timestamp: When the command ran, in UTC: `2009-11-25T08:30:00`.
  ///   - countsSkipped: True if something may be skipped, so that its number is given.
  static func junit(
    of command: String, at timestamp: String, countsSkipped: Bool = false,
    _ testCase: @escaping @Sendable (Row) -> JUnitCase
  ) -> Report {
    let opening = { @Sendable (totals: Totals) in
      String { output in
        output.appendXMLDeclaration()
        output.append("<testsuites>\n")
        output.append(
          tag: "testsuite",
          [
            "name": "strokecheck \(command)", "package": "strokecheck", "id": "0",
            "timestamp": timestamp, "hostname": "localhost", "tests": "\(totals.findings)",
            "failures": "\(totals.failures)", "errors": "\(totals.errors)",
          ], end: "")
        if countsSkipped { output.append(attribute: "skipped", "\(totals.skipped)") }
        output.append(attribute: "time", "0")
        output.append(">\n<properties/>\n")
      }
    }
    let closing = "<system-out/>\n<system-err/>\n</testsuite>\n</testsuites>\n"
    return Report(ReportFrame(countedOpening: opening, closing: closing)) { row, output in
      output.append(testCase(row))
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ test: JUnitCase) {
    append(
      tag: "testcase", ["classname": test.file, "name": test.name, "time": "0"],
      end: test.outcome == nil ? "/>\n" : ">")
    guard let outcome = test.outcome else { return }
    if outcome == .skipped {
      return append(tag: outcome.rawValue, ["message": test.message], end: "/></testcase>\n")
    }
    append(tag: outcome.rawValue, ["type": test.type, "message": test.message])
    append(xml: test.text)
    append("</\(outcome.rawValue)></testcase>\n")
  }
}

struct JUnitCase {
  let file: String
  let name: String
  /// Nil if it passed.
  var outcome: Outcome?
  var type = ""
  var message = ""
  var text = ""

  enum Outcome: String { case skipped, failure, error }

  /// The name of a test beside the file: `cookbook, stroke 3 (zigzag)`.
  static func name(_ detector: String, _ stroke: Int?, _ id: String?) -> String {
    detector + (stroke.map { ", stroke \($0)" } ?? "") + (id.map { " (\($0))" } ?? "")
  }
}

extension Report<Finding> {
  /// Findings: what is not as it should be is a failure, what could not be read an error, and what was
  /// not judged is skipped.
  package static func junit(at timestamp: String) -> Report {
    .junit(of: "circle", at: timestamp, countsSkipped: true) { finding in
      var test = JUnitCase(file: finding.place.file, name: finding.testName)
      switch finding.status {
      case .passed: return test
      case .skipped:
        (test.outcome, test.message) = (.skipped, Finding.cancelled)
        return test
      case .unreadable: test.outcome = .error
      case .failed: test.outcome = .failure
      }
      (test.type, test.message) = (finding.ruleID, TextReport.sentence(of: finding))
      test.text = finding.details
      return test
    }
  }
}

extension Finding {
  /// The name of the test in test reports.
  package var testName: String {
    JUnitCase.name(detector ?? "reading", place.shownNumber, id)
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
