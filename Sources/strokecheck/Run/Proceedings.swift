import StrokeFormats
import StrokeReports

/// What a job has to say, in the order in which it is to be said: results, and between them what
/// goes to standard error.
struct Proceedings {
  /// The results, as they will be printed.
  var results: [UInt8] = []
  /// What is said besides, each behind so many bytes of the results.
  private(set) var asides: [(offset: Int, aside: Aside)] = []
  var tally = Tally()

  enum Aside {
    /// The strokes of another input begin.
    case input
    case message(String)
    case notice(stroke: String, Notice)
  }

  mutating func say(_ aside: Aside) { asides.append((results.count, aside)) }

  mutating func removeAll() {
    results.removeAll(keepingCapacity: true)
    asides.removeAll(keepingCapacity: true)
    tally = Tally()
  }
}

/// Puts judgments into words.
struct Clerk: Sendable {
  let report: any Report
  /// Whether no results are wanted.
  let isQuiet: Bool
  /// Whether nothing is said besides the results.
  var isReticent = false

  /// Where the strokes of a judgment stand in their input.
  struct Place {
    let file: String
    /// The strokes and lines before.
    var strokes = 0
    var lines = 0
    /// Whether the judgment is about the whole input.
    var isWhole = false
  }

  /// Writes down a judgment, whose findings learn where they stand in the input.
  func write(
    _ judgment: inout Judge.Judgment, at place: Place, into proceedings: inout Proceedings
  ) {
    let isAlone = place.isWhole && judgment.strokes == 1
    var notices = judgment.notices[...]
    judgment.findings.withUnsafeMutableBufferPointer { findings in
      for index in findings.indices {
        while let first = notices.first, let stroke = findings[index].stroke, first.stroke < stroke
        {
          say(notices.removeFirst(), place, isAlone, &proceedings)
        }
        write(&findings[index], at: place, isAlone, into: &proceedings)
      }
    }
    for notice in notices { say(notice, place, isAlone, &proceedings) }
    proceedings.tally.addStrokes(judgment.strokes)
    if isReticent { return }
    if let unfinished = judgment.unfinished {
      let warning = unfinished.cutOffWarning(in: place.file, linesBefore: place.lines)
      proceedings.say(.message(warning))
    } else if place.isWhole, judgment.strokes == 0, !judgment.isCutOff {
      proceedings.say(.message("\(place.file): warning: there is no stroke in it"))
    }
  }

  /// Writes down that an input could not be had, or not to its end.
  func write(_ failure: InputFailure, into proceedings: inout Proceedings) {
    proceedings.tally.addFailure()
    proceedings.say(.message("\(failure.name): \(failure.reason)"))
    guard !isReticent else { return }
    append(
      Finding(
        file: failure.name, stroke: nil, isAlone: true,
        result: .unreadable(failure.reason)),
      to: &proceedings)
  }

  /// Writes down a finding, which learns where it stands.
  private func write(
    _ finding: inout Finding, at place: Place, _ isAlone: Bool, into proceedings: inout Proceedings
  ) {
    finding.move(
      to: place.file, behindStrokes: place.strokes, lines: place.lines, isAlone: isAlone)
    if !isReticent, case .unreadable = finding.result, let reason = finding.reason {
      proceedings.say(.message("\(place.file):\(reason)"))
    }
    append(finding, to: &proceedings)
  }

  private func say(
    _ notice: (stroke: Int, notice: Notice), _ place: Place, _ isAlone: Bool,
    _ proceedings: inout Proceedings
  ) {
    guard !isReticent else { return }
    let number = isAlone ? "" : "#\(place.strokes + notice.stroke)"
    proceedings.say(.notice(stroke: place.file + number, notice.notice))
  }

  private func append(_ finding: Finding, to proceedings: inout Proceedings) {
    proceedings.tally.add(finding)
    if !isQuiet { report.append(finding, toBlock: &proceedings.results) }
  }
}
