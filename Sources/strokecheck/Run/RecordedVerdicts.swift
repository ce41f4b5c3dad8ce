import StrokeFormats
import StrokeReports

/// The verdicts that strokes were recorded with: the members `verdict` or `predicted`, and those beside them.
final class RecordedVerdicts {
  /// The name on the command line, and of the detector where no member `recognizer` names it.
  static let name = DetectionOptions.recorded
  /// True if nothing else was asked for, so that there must be some.
  let isRequired: Bool
  private var reader: JudgeAnswerReader
  private var coverage = VerdictCoverage()
  private var recognizers: Set<String> = []
  /// The verdicts that could not be read.
  private var unreadable: [String] = []

  init(isRequired: Bool, positiveLabels: [String]) {
    self.isRequired = isRequired
    reader = JudgeAnswerReader(positiveLabels: Set(positiveLabels))
  }

  /// The recognizer that judged all strokes, or `recorded` if there were several; nil if no stroke has a verdict.
  var recognizer: String? {
    recognizers.count == 1 ? recognizers.first : recognizers.first.map { _ in Self.name }
  }

  private static let members = [
    "verdict", "predicted", "reason", "code", "score", "probability", "recognizer",
  ]

  /// The verdict of a record as a JSON object; empty if it has none.
  static func verdict(of record: StrokeRecord) -> [UInt8] {
    guard record.text(of: "verdict") != nil || record.text(of: "predicted") != nil else {
      return []
    }
    return FileVerdicts.object(members.map { ($0, record.text(of: $0) ?? "") })
  }

  /// Reads the verdict on a stroke; nil if there is none.
  func read(_ object: [UInt8], on place: StrokePlace) -> JudgeAnswer? {
    var answer: JudgeAnswer?
    if !object.isEmpty {
      do throws(ReadError) {
        let stated = try reader.read(object[...])
        answer = stated.answer
        recognizers.insert(stated.name ?? Self.name)
      } catch {
        unreadable.append("\(place.file)#\(place.number ?? 0): \(Self.name): \(error.reason)")
      }
    }
    coverage.add(place, hasVerdict: answer != nil)
    return answer
  }

  /// The verdicts that could not be read, and the strokes without one, in inputs of which some have one.
  var errors: [String] {
    unreadable
      + coverage.missing.map { count, place in
        "\(place.file): \(counted(count, "stroke")) without a recorded verdict, first \(place.file)#\(place.number ?? 0)"
      }
  }
}

/// The strokes of each input that have a verdict, and those that lack one.
struct VerdictCoverage {
  private struct Found {
    var strokes = 0
    var missing = 0
    var firstMissing: StrokePlace?

    mutating func add(_ place: StrokePlace, hasVerdict: Bool) {
      strokes += 1
      guard !hasVerdict else { return }
      missing += 1
      firstMissing = firstMissing ?? place
    }
  }

  private var inputs: [String: Found] = [:]

  /// Counts a stroke that is judged.
  mutating func add(_ place: StrokePlace, hasVerdict: Bool) {
    inputs[place.file, default: Found()].add(place, hasVerdict: hasVerdict)
  }

  /// The number and the first of the strokes without a verdict, in inputs of which some have one.
  var missing: [(count: Int, first: StrokePlace)] {
    inputs.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.missing < $0.strokes }
      .compactMap { found in found.firstMissing.map { (found.missing, $0) } }
  }
}
