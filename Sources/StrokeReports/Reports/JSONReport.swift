import StrokeCore

/// Findings as JSON objects: one a line, or all in one array.
package struct JSONReport: Report {
  private let isArray: Bool

  /// One object a line, each complete in itself.
  package static let lines = JSONReport(isArray: false)
  /// One array of the same objects.
  package static let array = JSONReport(isArray: true)

  package func opening(_ totals: Totals) -> String { isArray ? "[" : "" }
  package var separator: String { isArray ? ",\n" : "" }
  package func closing(_ totals: Totals) -> String { isArray ? "]\n" : "" }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    output.append("{")
    output.append(member: "file", isFirst: true)
    output.append(json: finding.file)
    output.append(member: "stroke")
    output.append(exact: finding.stroke.map(Double.init))
    output.append(member: "id")
    output.append(json: finding.id)
    output.append(member: "detector")
    output.append(json: finding.detector)
    output.append(member: "verdict")
    output.append(json: finding.outcome)
    output.append(reasonMembersOf: finding)
    output.append(member: "circle")
    output.append(json: finding.verdict?.circle)
    if let explanation = finding.explanation, let measures = finding.measures {
      output.append(member: "checks")
      output.append(jsonArray: explanation.checks) { $0.append(json: $1) }
      output.append(member: "measures")
      output.append(json: measures)
    }
    if finding.verdict != nil, let expectation = finding.expectation {
      output.append(member: "expected")
      output.append(json: expectation.code)
      output.append(member: "passed")
      output.append(finding.standing == .passed ? "true" : "false")
    }
    if let surroundings = finding.surroundings { output.append(members: surroundings) }
    output.append(isArray ? "}" : "}\n")
  }
}

extension [UInt8] {
  /// Appends the text and the code of a finding's reason, `null` for a circle.
  mutating func append(reasonMembersOf finding: Finding) {
    let reason = finding.verdict?.reason
    append(member: "reason")
    if let reason { append(json: reason.fixedText) } else { append(json: finding.reason) }
    append(member: "code")
    if let reason { append(json: reason.fixedCode) } else { append(json: finding.code) }
  }

  /// Appends a circle as `{"center":[x,y],"radius":r}`, or `null`.
  mutating func append(json circle: Circle?) {
    guard let circle else { return append("null") }
    append("{\"center\":[")
    append(exact: circle.center.x)
    append(",")
    append(exact: circle.center.y)
    append("],\"radius\":")
    append(exact: circle.radius)
    append("}")
  }

  /// Appends a check with what was measured, what is allowed and how it came out.
  mutating func append(json check: Check) {
    append("{")
    append(member: "name", isFirst: true)
    append(json: check.name.fixedText)
    append(member: "measured")
    append(exact: check.measured)
    append(member: "limit")
    append(json: check.limit)
    append(member: "outcome")
    append(json: check.outcome.rawValue)
    append(member: "reason")
    if check.isFailed { append(json: check.reason.fixedText) } else { append("null") }
    append("}")
  }

  private mutating func append(json limit: Limit) {
    let bounds: [(String, Double)] =
      switch limit {
      case .atMost(let most): [("max", most)]
      case .atLeast(let least): [("min", least)]
      case .above(let bound): [("above", bound)]
      case .within(let least, let most): [("min", least), ("max", most)]
      }
    append("{")
    for (index, bound) in bounds.enumerated() {
      append(member: bound.0, isFirst: index == 0)
      append(exact: bound.1)
    }
    append("}")
  }
}
