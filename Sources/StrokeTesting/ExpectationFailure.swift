import StrokeCore
import StrokeReports

/// The failure message of a stroke that was not judged as expected.
package struct ExpectationFailure: Sendable {
  /// The verdict and all checks in words, one per line.
  package let message: String
  /// The stroke and what the detector measured it against, as SVG.
  package let picture: [UInt8]
  package let pictureName: String

  /// Describes a stroke, the detector that judged it, and the expected verdict.
  package init(
    _ stroke: Stroke, judgedBy detector: some Detector, named name: String = "stroke",
    _ expected: String = "a circle"
  ) {
    let detectorName = type(of: detector).name
    let explained = TextReport.explained(stroke, by: detector)
    var lines = ["\(name), \(detectorName): \(explained.verdict), but expected \(expected)"]
    if expected == "a circle",
      let change = (detector as? any AdjustableDetector)?.whatIf(of: stroke).codeSentence
    {
      lines.append("  \(change)")
    }
    message = (lines + explained.checks).joined(separator: "\n")
    let panel = Panel(stroke, title: name, judgedBy: .detector(detector), showsChecks: true)
    var bytes: [UInt8] = []
    SVGPicture([panel]).append(to: &bytes)
    picture = bytes
    pictureName = Self.fileName("\(name)-\(detectorName)")
  }

  /// Describes an expected rejection. If no check of the detector gives the reason, the message
  /// says so and names the most similar one.
  package static func rejection<Judge: Detector>(
    of stroke: Stroke, by detector: Judge, because reason: String?
  ) -> String {
    guard let reason else { return "a rejection" }
    let expected = "a rejection because of \"\(reason)\""
    // A detector need not list its reasons, but its checks have them.
    let known = Judge.reasons + detector.explanation(of: stroke).checks.map(\.reason)
    guard !known.contains(where: { [$0.code, $0.description].contains(reason) }) else {
      return expected
    }
    let near = suggestion(for: reason, among: known.map(\.code) + known.map(\.description))
    var codes: [String] = []
    for code in known.map(\.code) where !codes.contains(code) { codes.append(code) }
    let hint =
      near.map { "did you mean \"\($0)\"?" } ?? "its reasons are \(codes.joined(separator: ", "))"
    return "\(expected), which is no reason of \(Judge.name); \(hint)"
  }

  private static func fileName(_ name: String) -> String {
    let isPlain = { (character: Character) in
      character.isLetter || character.isNumber || "-_.~".contains(character)
    }
    return String(name.map { isPlain($0) ? $0 : "-" }.prefix(100)) + ".svg"
  }
}
