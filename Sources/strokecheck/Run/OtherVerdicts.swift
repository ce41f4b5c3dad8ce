import StrokeCore
import StrokeFormats
import StrokeReports

/// A question about a stroke to all sources of verdicts. A class, so that it is passed on without a copy.
final class VerdictQuestion: Sendable {
  let place: StrokePlace
  let id: String?
  /// False if the stroke is not judged, and a verdict on it is not used.
  let isJudged: Bool
  /// The line that judges read, without anything that could give the answer away; empty if no judge is asked.
  let line: [UInt8]
  /// The verdict that the stroke was recorded with, if it is judged.
  let recorded: JSONTree?

  fileprivate init(
    _ record: StrokeRecord, at place: StrokePlace, isJudged: Bool, line: [UInt8],
    recorded: JSONTree?
  ) {
    (self.place, id, self.isJudged) = (place, record.id, isJudged)
    (self.line, self.recorded) = (line, recorded)
  }
}

/// A source of verdicts, which is a detector by name: a program that is asked, a file, or the strokes themselves.
protocol VerdictSource: AnyObject {
  var name: String { get }
  /// Passes on the verdict on a stroke, now or later, in the order of the questions: nil if the source has no verdict or
  /// the stroke is not judged.
  func ask(
    _ question: VerdictQuestion, _ take: @escaping (JudgeAnswer?) -> Void
  ) throws(VerdictFailure)
  /// Waits for the answers that are still to come.
  func finish() throws(VerdictFailure)
  /// Ends it at once.
  func stop()
  /// What was wrong with its verdicts.
  ///
  /// - Parameters:
  ///   - missing: The strokes without a verdict in each input where others have one: how many, and the first.
  ///   - seesAll: True if all strokes were read.
  func errors(missing: [VerdictCoverage.Missing], seesAll: Bool) -> [String]
}

extension VerdictSource {
  func finish() throws(VerdictFailure) {}
  func stop() {}
  func errors(missing: [VerdictCoverage.Missing], seesAll: Bool) -> [String] { [] }
}

/// An error of a source that leaves the run without a result, and the stroke at which it happened.
struct VerdictFailure: Error {
  let place: StrokePlace?
  let reason: String
}

/// Forwards one value of each of several sources, when it has them all.
final class Gathering<Value> {
  private var values: [Value]
  private var missing: Int
  private let take: ([Value]) -> Void

  init(_ empty: Value, count: Int, _ take: @escaping ([Value]) -> Void) {
    values = Array(repeating: empty, count: count)
    (missing, self.take) = (count, take)
    if count == 0 { take([]) }
  }

  func add(_ value: Value, at index: Int) {
    values[index] = value
    missing -= 1
    if missing == 0 { take(values) }
  }
}

/// Verdicts from elsewhere. Strokes come in the order of the inputs, and their verdicts are forwarded in that order.
final class OtherVerdicts: @unchecked Sendable {
  // Sound because only questions are made by several threads, which changes nothing; for all else, one thread at a time
  // calls, under the lock of the results.

  /// The names of the sources; the last is ``RecordedVerdicts/name`` if strokes may have been recorded with verdicts.
  let names: [String]
  private let sources: [any VerdictSource]
  private let recorded: RecordedVerdicts?
  private let asksJudges: Bool
  private var coverage: [VerdictCoverage]
  /// The failure of a source; then no verdicts are forwarded any more.
  private(set) var failure: String?
  /// The strokes without a verdict and the verdicts without a stroke, in words.
  private(set) var errors: [String] = []
  /// The answers where no source has one.
  let noAnswers: [JudgeAnswer?]
  /// The highest rate of strokes that are judged.
  private let resampling: Double?
  private let console: Console

  /// - Parameter options: How strokes are judged.
  init(
    of sources: [any VerdictSource] = [], recorded: RecordedVerdicts? = nil, _ options: Options,
    _ console: Console
  ) {
    self.sources = sources + (recorded.map { [$0] } ?? [])
    (self.recorded, self.console) = (recorded, console)
    resampling = options.input.resampling
    names = self.sources.map(\.name)
    asksJudges = sources.contains { $0 is Judge }
    coverage = names.map { _ in VerdictCoverage() }
    noAnswers = names.map { _ in nil }
  }

  /// True if the last verdict on a stroke is the one that it was recorded with.
  var mayBeRecorded: Bool { recorded != nil }

  /// The names of the sources that were given.
  fileprivate var givenNames: [String] { names.dropLast(mayBeRecorded ? 1 : 0) }

  /// The name of the verdicts that strokes were recorded with; nil if no stroke has one up to now.
  var recordedName: String? {
    recorded?.recognizer.map { name in
      (givenNames + DetectionOptions.knownDetectorNames).contains(name)
        ? "\(RecordedVerdicts.name)-\(name)" : name
    }
  }

  /// The names of all that have verdicts on the strokes up to now.
  var columns: [String] { givenNames + [recordedName].compactMap(\.self) }

  /// The stroke as it is judged.
  func stroke(of record: StrokeRecord) -> Stroke {
    resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
  }

  /// The question about a stroke; nil if no source can have a verdict on it.
  ///
  /// - Parameter stroke: The stroke as it is judged; nil if it is not, though there may be a verdict on it.
  func question(
    about record: StrokeRecord, _ stroke: Stroke?, at place: StrokePlace
  ) -> VerdictQuestion? {
    let recorded = mayBeRecorded && stroke != nil ? RecordedVerdicts.verdict(of: record) : nil
    guard sources.count > (mayBeRecorded ? 1 : 0) || recorded != nil else { return nil }
    var line: [UInt8] = []
    if asksJudges, let stroke { line.append(ndjson: stroke, samples: [], fields: []) }
    return VerdictQuestion(
      record, at: place, isJudged: stroke != nil, line: line, recorded: recorded)
  }

  /// Finds the verdicts on a stroke and forwards them, one of each source, when they are known; nil where a source has
  /// none.
  func answer(_ question: VerdictQuestion, _ take: @escaping ([JudgeAnswer?]) -> Void) {
    let answers = Gathering(nil, count: sources.count, take)
    attempt { index, source throws(VerdictFailure) in
      try source.ask(question) { answers.add($0, at: index) }
    }
  }

  /// Counts the answers on a stroke that is judged.
  func count(_ answers: [JudgeAnswer?], at place: StrokePlace) {
    for (index, answer) in answers.enumerated() {
      coverage[index].add(place, hasVerdict: answer != nil)
    }
  }

  /// Calls `body` with each source until one fails, which stops them all.
  private func attempt(_ body: (Int, any VerdictSource) throws(VerdictFailure) -> Void) {
    for (index, source) in sources.enumerated() where failure == nil {
      do throws(VerdictFailure) { try body(index, source) } catch {
        let place = error.place.map { "\($0.numberedName): " } ?? ""
        failure = "\(place)\(source.name): \(error.reason)"
        for source in sources { source.stop() }
      }
    }
  }

  /// Waits for the verdicts that are still to come, and reports errors.
  ///
  /// - Returns: False if a source failed, so that there is no result.
  func finish(_ invocation: Invocation, _ inputs: [Input]) -> Bool {
    attempt { _, source throws(VerdictFailure) in try source.finish() }
    if let failure {
      // What they left behind can be ended here alone.
      for source in sources { source.stop() }
      console.complain(failure)
      if let output = invocation.options.output.path {
        console.reportUnchanged(output, "not all strokes were judged")
      }
      return false
    }
    let seesAll =
      invocation.options.input.reading.selection.isAll && !Platform.isInterrupted
      && inputs.allSatisfy { $0.wantedStroke == nil }
    errors = zip(sources, coverage).flatMap { $0.errors(missing: $1.missing, seesAll: seesAll) }
    var repeated = RepeatedErrors()
    for error in errors where repeated.isNew(error) { console.complain(error) }
    for line in repeated.summarize() { console.complain(line) }
    for (source, coverage) in zip(sources, coverage) where source !== recorded {
      warn(of: coverage.uncovered, source.name)
    }
    guard let recorded, recorded.isRequired, recordedName == nil, !Platform.isInterrupted,
      coverage.contains(where: \.hasStrokes)
    else { return true }
    console.complain(
      "strokecheck: no stroke has a recorded verdict, a member \"verdict\" or \"predicted\"")
    return false
  }
}

extension OtherVerdicts {
  /// Says that a source has no verdict on whole inputs, on which others may have some.
  private func warn(of inputs: [VerdictCoverage.Missing], _ name: String) {
    guard let first = inputs.first?.first.file else { return }
    let strokes = counted(inputs.reduce(0) { $0 + $1.count }, "stroke")
    let others = inputs.count > 1 ? " and \(counted(inputs.count - 1, "other input"))" : ""
    console.complain(
      "warning: \(name) has no verdict on the \(strokes) of \(first)\(others), which are left out of its numbers"
    )
  }
}

/// The strokes of each input that have a verdict, and those that lack one.
struct VerdictCoverage {
  typealias Missing = (count: Int, first: StrokePlace)

  private struct Input {
    var (answered, missing) = (0, 0)
    /// The first that lacks one.
    var first: StrokePlace?

    mutating func add(_ place: StrokePlace, hasVerdict: Bool) {
      guard !hasVerdict else { return answered += 1 }
      missing += 1
      if first == nil { first = place }
    }
  }

  private var inputs: [String: Input] = [:]

  /// True if any stroke was judged.
  var hasStrokes: Bool { !inputs.isEmpty }

  /// Counts a stroke that is judged.
  mutating func add(_ place: StrokePlace, hasVerdict: Bool) {
    inputs[place.file, default: Input()].add(place, hasVerdict: hasVerdict)
  }

  /// The strokes without a verdict, in inputs where others have one.
  var missing: [Missing] { missing { $0 > 0 } }

  /// The strokes of inputs without any verdict, if other inputs have verdicts.
  var uncovered: [Missing] {
    inputs.contains { $0.value.answered > 0 } ? missing { $0 == 0 } : []
  }

  /// The strokes without a verdict in the inputs whose number of answered strokes meets a condition.
  private func missing(where isIncluded: (Int) -> Bool) -> [Missing] {
    inputs.sorted { $0.key < $1.key }.map(\.value).filter { isIncluded($0.answered) }
      .compactMap { input in input.first.map { (input.missing, $0) } }
  }
}

extension Invocation {
  /// The verdicts from elsewhere that options ask for, the run's own if there are no others.
  func otherVerdicts(_ others: Options? = nil) throws(RunError) -> OtherVerdicts {
    let options = others ?? options
    let labels = options.evaluation.labelsOfCircles
    var (judges, files): ([Judge], [FileVerdicts]) = ([], [])
    for source in options.detection.verdictSources {
      let name = source.name ?? (judges.isEmpty ? "judge" : "judge-\(judges.count + 1)")
      if source.isJudge {
        judges.append(try Judge(name, source.word, positiveLabels: labels, console))
      } else {
        let fields = options.input.reading.fields ?? FieldNames()
        files += try FileVerdicts.read(source, positiveLabels: labels, fields, console)
      }
    }
    let isRequired =
      options.detection.chosenDetectors.isEmpty && options.detection.verdictSources.isEmpty
    let recorded =
      options.detection.usesRecorded(besides: command.id != .compare)
      ? RecordedVerdicts(isRequired: isRequired, positiveLabels: labels) : nil
    let verdicts = OtherVerdicts(of: judges + files, recorded: recorded, options, console)
    let known = verdicts.givenNames + options.detection.chosenDetectors.map { type(of: $0).name }
    if let twice = known.indices.first(where: { known[..<$0].contains(known[$0]) }) {
      throw RunError(
        "two sources of verdicts are called \(known[twice])", advice: "NAME=… gives another name")
    }
    return verdicts
  }
}
