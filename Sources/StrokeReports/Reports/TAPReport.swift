/// Findings in the Test Anything Protocol, version 13: a test a finding. The tests are not numbered,
/// which the protocol allows, and the plan comes at the end. A harness takes a run without tests, or
/// with skipped ones only, for a passed one; so unless that is allowed, it ends in `Bail out!`. So does one
/// that a judge broke off.
package struct TAPReport: Report {
  private let mayBeEmpty: Bool

  /// The format, for runs that may judge no stroke and pass, or not.
  package init(mayBeEmpty: Bool = false) { self.mayBeEmpty = mayBeEmpty }

  package func opening(_ totals: Totals) -> String { "TAP version 13\n" }

  package func closing(_ totals: Totals) -> String {
    let plan = totals.findings == 0 ? "0 # SKIP there is no stroke" : "\(totals.findings)"
    let isEmpty = totals.judged == 0 && totals.errors == 0
    return "1..\(plan)\n" + (isEmpty && !mayBeEmpty ? "Bail out!  No stroke was judged\n" : "")
  }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    let isSkipped = finding.status == .skipped
    output.append(finding.status == .passed || isSkipped ? "ok - " : "not ok - ")
    output.append(tap: "\(finding.place.file) \(finding.testName)")
    if isSkipped {
      output.append(" # SKIP \(Finding.cancelled)\n")
      return
    }
    output.append("\n")
    if finding.status != .passed { appendDiagnosis(of: finding, to: &output) }
    if case .unanswered = finding.result {
      output.append("Bail out!  \(finding.details.withoutControls)\n")
    }
    for line in TextReport.explanation(of: finding) {
      output.append("#")
      output.append(line.withoutControls)
      output.append("\n")
    }
  }

  /// Appends what went wrong, as a block of YAML.
  private func appendDiagnosis(of finding: Finding, to output: inout [UInt8]) {
    output.append("  ---\n")
    let entries = [
      ("message", TextReport.sentence(of: finding)), ("code", finding.ruleID),
      ("severity", finding.status == .unreadable ? "error" : "fail"),
      ("file", finding.place.file),
    ]
    for (key, value) in entries {
      output.append("  \(key): ")
      output.append(yaml: value)
      output.append("\n")
    }
    if let line = finding.place.line { output.append("  line: \(line)\n") }
    output.append("  ...\n")
  }
}

extension [UInt8] {
  /// Appends the description of a test: backslashes and what could begin a directive escaped.
  fileprivate mutating func append(tap text: String) {
    for scalar in text.withoutControls.unicodeScalars {
      if scalar == "\\" || scalar == "#" { append(UInt8(ascii: "\\")) }
      append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { append(UInt8(scalar.value)) } else { append(String(scalar)) }
  }

  /// Appends a string of YAML in double quotes, escaped as far as the small readers of YAML that
  /// test harnesses bring understand it.
  fileprivate mutating func append(yaml text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": append("\\\(scalar)")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        append("\\x")
        append(hexadecimal: UInt8(scalar.value))
      case "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(scalar)
      }
    }
    append("\"")
  }
}
