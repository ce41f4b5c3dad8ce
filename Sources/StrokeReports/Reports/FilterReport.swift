import StrokeCore
import StrokeFormats

/// Findings for a pipe, one JSON object a line: the number of the line that was read, and what came
/// of it.
package struct FilterReport: Report {
  /// The format.
  package init() {}

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    output.appendJSON { json in
      json.object { json in
        if case .unreadable(let reason) = finding.result {
          json.member("line", finding.place.line)
          json.member("verdict", finding.outcome)
          json.member("reason", reason)
          json.member("code", finding.code)
          json.member("column", finding.column)
        } else {
          json.member("line", finding.place.line)
          json.member("id", finding.id)
          json.verdict(of: finding)
          json.explanation(of: finding)
        }
      }
    }
    output.append("\n")
  }
}
