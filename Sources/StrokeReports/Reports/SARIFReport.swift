import StrokeCore
import StrokeFormats

/// Findings as a log of SARIF 2.1.0, which code scanning reads: a result for what is not as it
/// should be or could not be read, its rule the reason, and a suppressed one for what was not judged.
/// What is as it should be is no result,
/// because not every reader of such logs tells a pass from an alert.
package struct SARIFReport: Report {
  private let version: String

  /// The format, for the given version of the tool.
  package init(version: String) { self.version = version }

  package var separator: String { ",\n" }
  package func closing(_ totals: Totals) -> String { "]}]}\n" }

  package func opening(_ totals: Totals) -> String {
    String { output in
      output.append(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","#)
      output.append(#""version":"2.1.0","runs":[{"tool":{"driver":"#)
      output.appendJSON { json in
        json.object { json in
          json.member("name", "strokecheck")
          json.member("version", version)
          json.member("rules", Rule.all)
        }
      }
      output.append("},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n")
    }
  }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    guard finding.status != .passed else { return }
    output.appendJSON { json in
      json.object { json in
        json.member("ruleId", finding.ruleID)
        json.member("level", finding.status == .skipped ? "note" : "error")
        json.message("message", finding.message)
        json.key("locations")
        json.array { json in
          json.object { json in
            json.key("physicalLocation")
            json.object { $0.location(of: finding) }
          }
        }
        json.key("properties")
        json.object { $0.properties(of: finding) }
        if finding.status == .skipped { json.suppressions() }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member that is a message: `{"text":"…"}`.
  fileprivate mutating func message(_ name: StaticString, _ text: String) {
    key(name)
    object { $0.member("text", text) }
  }

  fileprivate mutating func location(of finding: Finding) {
    key("artifactLocation")
    object { $0.member("uri", finding.place.file.asURI) }
    guard let line = finding.place.line else { return }
    key("region")
    object { json in
      json.member("startLine", line)
      if let column = finding.column { json.member("startColumn", column) }
    }
  }

  /// Writes that the recording itself says why the result does not count.
  fileprivate mutating func suppressions() {
    key("suppressions")
    array { json in
      json.object { json in
        json.member("kind", "inSource")
        json.member("justification", Finding.cancelled)
      }
    }
  }

  /// Writes what the format has no place of its own for.
  fileprivate mutating func properties(of finding: Finding) {
    member("stroke", finding.place.number)
    member("id", finding.id)
    member("detector", finding.detector)
    if finding.verdict != nil, let expectation = finding.expectation {
      member("expected", expectation.code)
    }
    if let explanation = finding.explanation {
      key("checks")
      checks(of: explanation)
    }
    if let surroundings = finding.surroundings { members(of: surroundings) }
  }
}

/// A kind of failure, as the log describes it to its readers.
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
        id: "cancelled", name: "Cancelled stroke",
        explanation: "The stroke was not judged, because the system cancelled its pointer."),
      Rule(
        id: "unreadable", name: "Unreadable stroke",
        explanation: "The input, or what should be a stroke in it, could not be read."),
      Rule(
        id: Finding.judgeFailed, name: "Failed judge",
        explanation: "A judge did not answer the stroke rightly, and no other was judged after it."),
    ]
}

extension Finding {
  /// The line of text, without the file, which has its own place in the log.
  fileprivate var message: String {
    let number = place.shownNumber.map { "#\($0)" }
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

extension Rule: JSONWritable {
  /// The rule on a line of its own.
  func write(to json: inout JSONWriter) {
    json.breakLine()
    json.object { json in
      json.member("id", id)
      json.message("shortDescription", name)
      json.message("fullDescription", explanation)
      json.message("help", "strokecheck help detectors lists every check with its reason.")
    }
  }
}
