import StrokeCore
import StrokeReports

/// What people should know of a stroke that was not judged as expected.
package struct ExpectationFailure: Sendable {
  /// The verdict and all checks in words, a line each.
  package let message: String
  /// The stroke with what the detector measured it by, as SVG.
  package let picture: [UInt8]
  /// The file name of the picture.
  package let pictureName: String

  /// A stroke with the detector that judged it, and what was expected of it.
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

  /// What is expected of a stroke that should be rejected. A reason that no check of the detector gives is
  /// called that, with the one that was probably meant.
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

  /// A file name of letters, digits and what stands between them in names: folders and controls become
  /// hyphens.
  private static func fileName(_ name: String) -> String {
    let isPlain = { (character: Character) in
      character.isLetter || character.isNumber || "-_.~".contains(character)
    }
    return String(name.map { isPlain($0) ? $0 : "-" }.prefix(100)) + ".svg"
  }
}
