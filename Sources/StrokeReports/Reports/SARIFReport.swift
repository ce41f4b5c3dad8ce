import StrokeCore

/// Findings as a log of SARIF 2.1.0, which code scanning reads: a result for what is not as it
/// should be or could not be read, its rule the reason. What is as it should be is no result,
/// because not every reader of such logs tells a pass from an alert.
package struct SARIFReport: Report {
  private let version: String

  /// The format, for the given version of the tool.
  package init(version: String) { self.version = version }

  package var separator: String { ",\n" }
  package func closing(_ totals: Totals) -> String { "]}]}\n" }

  package func opening(_ totals: Totals) -> String {
    var output: [UInt8] = []
    output.append(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","#)
    output.append(#""version":"2.1.0","runs":[{"tool":{"driver":{"name":"strokecheck","version":"#)
    output.append(json: version)
    output.append(",\"rules\":")
    output.append(jsonArray: Rule.all) { $0.append($1) }
    output.append("}},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n")
    return String(decoding: output, as: UTF8.self)
  }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    guard finding.standing != .passed else { return }
    output.append("{")
    output.append(member: "ruleId", isFirst: true)
    output.append(json: finding.ruleID)
    output.append(member: "level")
    output.append(json: "error")
    output.append(member: "message")
    output.append(text: finding.message)
    output.append(",\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
    output.append(json: finding.file.asURI)
    output.append("}")
    if let line = finding.line { append(line, finding.column, to: &output) }
    output.append("}}],\"properties\":")
    append(propertiesOf: finding, to: &output)
    output.append("}")
  }

  private func append(_ line: Int, _ column: Int?, to output: inout [UInt8]) {
    output.append(",\"region\":{\"startLine\":\(line)")
    if let column { output.append(",\"startColumn\":\(column)") }
    output.append("}")
  }

  /// What the format has no place of its own for.
  private func append(propertiesOf finding: Finding, to output: inout [UInt8]) {
    output.append("{")
    output.append(member: "stroke", isFirst: true)
    output.append(exact: finding.stroke.map(Double.init))
    output.append(member: "id")
    output.append(json: finding.id)
    output.append(member: "detector")
    output.append(json: finding.detector)
    if finding.verdict != nil, let expectation = finding.expectation {
      output.append(member: "expected")
      output.append(json: expectation.code)
    }
    if let explanation = finding.explanation {
      output.append(member: "checks")
      output.append(jsonArray: explanation.checks) { $0.append(json: $1) }
    }
    if let surroundings = finding.surroundings { output.append(members: surroundings) }
    output.append("}")
  }
}

/// What can be wrong with a stroke, as the log's readers are told it.
private struct Rule {
  let id: String
  let name: String
  let explanation: String

  /// A rule for every reason, and for what has none.
  static let all =
    KnownDetector.reasons.map { reason in
      Rule(
        id: reason.code, name: reason.description,
        explanation: "A detector found the stroke not to be a circle, with this reason.")
    } + [
      Rule(
        id: Finding.unexpectedCircle, name: "A circle that should be none",
        explanation: "A detector took the stroke for a circle, which it is expected not to be."),
      Rule(
        id: "unreadable", name: "Unreadable stroke",
        explanation: "The input, or what should be a stroke in it, could not be read."),
    ]
}

extension Finding {
  /// The line of text, without the file, which has its own place in the log.
  fileprivate var message: String {
    let number = isAlone ? nil : stroke.map { "#\($0)" }
    return ([number, detector].compactMap(\.self) + [TextReport.sentence(of: self)])
      .joined(separator: ": ")
  }
}

extension String {
  /// The path as a URI, or as a reference relative to where the tool ran.
  fileprivate var asURI: String {
    var uri: [UInt8] = []
    if hasPrefix("/") { uri.append("file://") }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.append(byte)
      default:
        uri.append("%")
        uri.append(hexadecimal: byte)
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a message: `{"text":"…"}`.
  fileprivate mutating func append(text: String) {
    append("{\"text\":")
    append(json: text)
    append("}")
  }

  fileprivate mutating func append(_ rule: Rule) {
    append("\n{")
    append(member: "id", isFirst: true)
    append(json: rule.id)
    append(member: "shortDescription")
    append(text: rule.name)
    append(member: "fullDescription")
    append(text: rule.explanation)
    append(member: "help")
    append(text: "strokecheck help detectors lists every check with its reason.")
    append("}")
  }
}
