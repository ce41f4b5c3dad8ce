import StrokeCore
import StrokeFormats

/// Findings for a pipe, one JSON object a line: the number of the line that was read, and what came
/// of it. With the input, the record is kept and what we say is added to its members.
package struct FilterReport: Report {
  /// True if records are kept.
  package let keepsInput: Bool

  /// The format with its setting.
  package init(keepsInput: Bool) { self.keepsInput = keepsInput }

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
          if keepsInput { json.members(ofRecord: finding.source) }
          json.member("line", finding.place.line)
          if !keepsInput { json.member("id", finding.id) }
          json.verdict(of: finding)
          json.explanation(of: finding)
        }
      }
    }
    output.append("\n")
  }
}

extension JSONWriter {
  /// Writes the members of a record but for those that we write ourselves, so that filtering again
  /// replaces what was said before; a bare list of samples as the member `points`.
  fileprivate mutating func members(ofRecord record: [UInt8]) {
    guard record.first == UInt8(ascii: "{") else {
      key("points")
      return verbatim(record)
    }
    record.forEachJSONMember { name, range in
      if !filterMembers.contains(name) { verbatim(record[range]) }
    }
  }
}

/// The members that a filter writes.
private let filterMembers: Set<String> = [
  "line", "detector", "verdict", "reason", "code", "circle", "probability", "checks",
  "measures",
]
