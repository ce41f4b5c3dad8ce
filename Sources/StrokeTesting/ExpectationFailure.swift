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
    if let change = (detector as? any AdjustableDetector)?.whatIf(of: stroke).codeSentence {
      lines.append("  \(change)")
    }
    message = (lines + explained.checks).joined(separator: "\n")
    let panel = Panel(stroke, title: name, judgedBy: detector, showsChecks: true)
    var bytes: [UInt8] = []
    SVGPicture().append(Canvas([panel]).scene(), to: &bytes)
    picture = bytes
    pictureName = Self.fileName("\(name)-\(detectorName)")
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
