import StrokeCore
import StrokeFormats

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
    guard finding.standing != .skipped else { return }
    output.appendJSON { json in
      json.object { json in
        json.member("file", finding.file)
        json.member("stroke", finding.stroke)
        json.member("id", finding.id)
        json.verdict(of: finding)
        if let whatIf = finding.whatIf { json.member("whatIf", whatIf) }
        json.explanation(of: finding)
        if finding.verdict != nil, let expectation = finding.expectation {
          json.member("expected", expectation.code)
          json.member("passed", finding.standing == .passed)
        }
        if let surroundings = finding.surroundings { json.members(of: surroundings) }
      }
    }
    if !isArray { output.append("\n") }
  }
}

extension JSONWriter {
  /// Writes the members that tell a verdict, or why there is none.
  mutating func verdict(of finding: Finding) {
    member("detector", finding.detector)
    member("verdict", finding.outcome)
    if let reason = finding.verdict?.reason {
      member("reason", reason.fixedText)
      member("code", reason.fixedCode)
    } else {
      member("reason", finding.reason)
      member("code", finding.code)
    }
    member("circle", finding.verdict?.circle)
    if let probability = finding.probability {
      // Four places: more would be pretence, and the last ones differ from system to system.
      member("probability", (probability * 10_000).rounded() / 10_000)
    }
  }

  /// Writes the members that tell every check and the measures, if they were asked for.
  mutating func explanation(of finding: Finding) {
    if let explanation = finding.explanation, let measures = finding.measures {
      key("checks")
      checks(of: explanation)
      member("measures", measures)
    }
  }
}

extension Circle: JSONWritable {
  /// `{"center":[x,y],"radius":r}`
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("center", center)
      json.member("radius", radius)
    }
  }
}

extension Point: JSONWritable {
  /// `[x,y]`
  package func write(to json: inout JSONWriter) {
    json.array { json in
      json.value(x)
      json.value(y)
    }
  }
}

extension Rect: JSONWritable {
  /// `[minx,miny,maxx,maxy]`
  package func write(to json: inout JSONWriter) { json.value(edges) }
}

extension JSONWriter {
  /// Writes the checks: what was measured, what is allowed, how it came out and, where the detector
  /// knows it, the share of its tolerance that each uses.
  mutating func checks(of explanation: Explanation) {
    array { json in
      for (index, check) in explanation.checks.enumerated() {
        json.object { json in
          json.member("name", check.name.fixedText)
          json.member("measured", check.measured)
          json.member("limit", check.limit)
          json.member("outcome", check.outcome.rawValue)
          json.member("reason", check.isFailed ? check.reason.fixedText : nil)
          if explanation.shares.indices.contains(index) {
            json.member("used", explanation.shares[index])
          }
        }
      }
    }
  }
}

extension Limit: JSONWritable {
  /// The bounds by their names: `{"max":5}`.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .atMost(let most): json.member("max", most)
      case .atLeast(let least): json.member("min", least)
      case .above(let bound): json.member("above", bound)
      case .within(let least, let most):
        json.member("min", least)
        json.member("max", most)
      }
    }
  }
}
