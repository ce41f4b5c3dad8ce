import StrokeCore
import StrokeFormats

/// Findings for a pipe, one JSON object a line: the number of the line that was read, and what came
/// of it. With the input, the record is kept and what we say is added to its members.
package struct FilterReport: Report {
  /// Whether records are kept.
  package let keepsInput: Bool

  /// The format with its setting.
  package init(keepsInput: Bool) { self.keepsInput = keepsInput }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    if case .unreadable(let reason) = finding.result {
      output.append("{\"line\":")
      output.append(exact: finding.line.map(Double.init))
      output.append(",\"verdict\":\"error\",\"reason\":")
      output.append(json: reason)
      output.append(",\"code\":\"unreadable\",\"column\":")
      output.append(exact: finding.column.map(Double.init))
    } else if keepsInput {
      output.append(record: finding.source)
      output.append(member: "line")
      output.append(exact: finding.line.map(Double.init))
      output.append(verdictOf: finding)
    } else {
      output.append("{\"line\":")
      output.append(exact: finding.line.map(Double.init))
      output.append(member: "id")
      output.append(json: finding.id)
      output.append(verdictOf: finding)
    }
    output.append("}\n")
  }
}

extension [UInt8] {
  /// Appends the members that tell a verdict.
  fileprivate mutating func append(verdictOf finding: Finding) {
    append(member: "detector")
    append(json: finding.detector)
    append(member: "verdict")
    append(json: finding.outcome)
    append(reasonMembersOf: finding)
    append(member: "circle")
    append(json: finding.verdict?.circle)
    if let explanation = finding.explanation, let measures = finding.measures {
      append(member: "checks")
      append(jsonArray: explanation.checks) { $0.append(json: $1) }
      append(member: "measures")
      append(json: measures)
    }
  }

  /// Appends a record, open for more members: an object without its last brace and without the
  /// members that we write ourselves, so that filtering again replaces what was said before; a
  /// bare list of samples as the member `points`.
  fileprivate mutating func append(record: [UInt8]) {
    guard record.first == UInt8(ascii: "{") else {
      append("{\"points\":")
      append(contentsOf: record)
      return
    }
    append("{")
    var isFirst = true
    for member in JSONMembers(of: record) where !filterMembers.contains(member.name) {
      if !isFirst { append(",") }
      isFirst = false
      append(contentsOf: record[member.range])
    }
    // What follows begins with a comma, so an object of ours alone needs a member before it.
    if isFirst { append("\"points\":[]") }
  }
}

/// The members that a filter writes.
private let filterMembers: Set<String> = [
  "line", "detector", "verdict", "reason", "code", "circle", "checks", "measures",
]
