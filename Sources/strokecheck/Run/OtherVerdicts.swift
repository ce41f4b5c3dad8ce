import StrokeCore
import StrokeFormats
import StrokeReports

/// Verdicts from elsewhere, each source a detector by name: answers of programs that are asked about the strokes, and
/// files. Strokes come in the order of the inputs, and their verdicts are forwarded in that order.
final class OtherVerdicts: @unchecked Sendable {
  // Sound because only questions are made by several threads, which changes nothing; for all else, one thread at a time
  // calls, under the lock of the results.

  /// The names of the judges and files.
  let names: [String]
  private let judges: [Judge]
  private let files: [FileVerdicts]
  private let recorded: RecordedVerdicts?
  /// The strokes whose verdicts have not been forwarded.
  private var waiting = Queue<Waiting>()
  /// The failure of a judge; then no verdicts are forwarded any more.
  private(set) var failure: String?
  private let console: Console

  private struct Waiting {
    /// The verdicts of all but judges.
    let ofFiles: [JudgeAnswer?]
    let take: ([JudgeAnswer?]) -> Void
  }

  init(
    judges: [Judge] = [], files: [FileVerdicts] = [], _ recorded: RecordedVerdicts? = nil,
    _ console: Console
  ) {
    (self.judges, self.files, self.recorded, self.console) = (judges, files, recorded, console)
    names = judges.map(\.name) + files.map(\.name)
  }

  var isEmpty: Bool { names.isEmpty && !mayBeRecorded }
  /// True if the last verdict on a stroke is the one that it was recorded with.
  var mayBeRecorded: Bool { recorded != nil }

  /// The name of the verdicts that strokes were recorded with; nil if no stroke has one up to now.
  var recordedName: String? {
    recorded?.recognizer.map { name in
      (names + Options.knownDetectorNames).contains(name)
        ? "\(RecordedVerdicts.name)-\(name)" : name
    }
  }

  /// The names of all that have verdicts on the strokes up to now.
  var columns: [String] { names + [recordedName].compactMap(\.self) }

  struct Question: Sendable {
    fileprivate let place: StrokePlace
    fileprivate let id: String?
    /// The stroke for judges, without anything that could give the answer away; empty if there are none.
    fileprivate let line: [UInt8]
    /// The verdict that the stroke was recorded with, or empty.
    fileprivate let recorded: [UInt8]
    /// False if the stroke is not judged, and a verdict on it is not used.
    fileprivate let isJudged: Bool
  }

  /// The question about a stroke, which may be resampled; nil if there are no sources.
  func question(
    about record: StrokeRecord, _ stroke: Stroke, at place: StrokePlace, isJudged: Bool = true
  ) -> Question? {
    guard !isEmpty else { return nil }
    var line: [UInt8] = []
    if isJudged, !judges.isEmpty { line.append(ndjson: stroke, samples: [], fields: []) }
    return Question(
      place: place, id: files.isEmpty ? nil : record.id, line: line,
      recorded: isJudged && mayBeRecorded ? RecordedVerdicts.verdict(of: record) : [],
      isJudged: isJudged)
  }

  /// Finds the verdicts on a stroke and forwards them, one of each source, when they are known; nil where a source has
  /// none.
  func answer(_ question: Question?, _ take: @escaping ([JudgeAnswer?]) -> Void) {
    guard let question else { return take([]) }
    guard failure == nil else { return }
    var ofFiles = files.map {
      $0.takeVerdict(on: question.place, id: question.id, isJudged: question.isJudged)
    }
    if question.isJudged, let recorded {
      ofFiles.append(recorded.read(question.recorded, on: question.place))
    }
    guard question.isJudged, !judges.isEmpty else { return take(ofFiles) }
    let line = question.line
    waiting.append(Waiting(ofFiles: ofFiles, take: take))
    for judge in judges {
      check(judge) { () throws(Judge.Failure) in try judge.ask(line, at: question.place) }
    }
    forward()
  }

  private func forward() {
    while failure == nil, judges.allSatisfy(\.hasAnswer), let next = waiting.popFirst() {
      next.take(judges.map { $0.takeAnswer() } + next.ofFiles)
    }
  }

  private func check(_ judge: Judge, _ body: () throws(Judge.Failure) -> Void) {
    guard failure == nil else { return }
    do throws(Judge.Failure) { try body() } catch {
      let place = error.place.map { "\($0.file)#\($0.number ?? 0): " } ?? ""
      failure = "\(place)\(judge.name): \(error.reason)"
      for judge in judges { judge.stop() }
    }
  }

  /// Waits for the verdicts that are still to come, and reports errors.
  ///
  /// - Returns: False if a judge failed, so that there is no result.
  func finish(_ invocation: Invocation, _ inputs: [Input]) -> Bool {
    // Answers may come while another judge is waited for.
    for judge in judges {
      check(judge) { () throws(Judge.Failure) in
        try judge.finish()
      }
    }
    forward()
    if let failure {
      console.complain(failure)
      if let output = invocation.options.outputPath {
        console.reportUnchanged(output, "not all strokes were judged")
      }
      return false
    }
    let seesAll =
      invocation.options.reading.selection.isAll && !Platform.isInterrupted
      && inputs.allSatisfy { $0.wantedStroke == nil }
    for file in files { errors += file.errors(seesAll: seesAll) }
    errors += recorded?.errors ?? []
    var repeated = RepeatedErrors()
    for error in errors where repeated.isNew(error) { console.complain(error) }
    for line in repeated.summarize() { console.complain(line) }
    guard let recorded, recorded.isRequired, recordedName == nil, !Platform.isInterrupted else {
      return true
    }
    console.complain(
      "strokecheck: no stroke was recorded with a verdict, a member \"verdict\" or \"predicted\"")
    return false
  }

  /// The strokes without a verdict and the verdicts without a stroke, in words.
  private(set) var errors: [String] = []
}

/// What was made of a stroke, with the questions to the verdicts of each side.
struct Asked<Value> {
  let value: Value
  let questions: [OtherVerdicts.Question?]
}

/// Forwards, in order, what a command has made of each stroke, with the verdicts from elsewhere on it, and the errors.
final class Fold<Value>: ResultSink, @unchecked Sendable {
  private let others: [OtherVerdicts]
  private let add: (Value, [[JudgeAnswer?]]) -> Void
  private let addError: ((String) -> Void)?
  /// The labels that the verdicts give strokes.
  private(set) var predicted: Set<String> = []
  var keepsResults: Bool { true }
  var isClosed: Bool { others.contains { $0.failure != nil } }

  /// - Parameter others: The verdicts of each side.
  init(
    _ others: [OtherVerdicts], onError addError: ((String) -> Void)? = nil,
    _ add: @escaping (Value, [[JudgeAnswer?]]) -> Void
  ) {
    (self.others, self.add, self.addError) = (others, add, addError)
  }

  func take(_ results: inout Results) {
    if let addError {
      for placed in results.messages {
        if case .error(let text) = placed.message { addError(text) }
      }
    }
    for asked in results.takeValues(of: Asked<Value>.self) { take(asked, []) }
  }

  private func take(_ asked: Asked<Value>, _ answers: [[JudgeAnswer?]]) {
    guard answers.count < asked.questions.count else { return add(asked.value, answers) }
    others[answers.count].answer(asked.questions[answers.count]) { [self] own in
      for case let label? in own.map(\.?.label) { predicted.insert(label) }
      take(asked, answers + [own])
    }
  }
}

extension Invocation {
  /// The verdicts from elsewhere that options ask for, the run's own if there are no others.
  func otherVerdicts(_ others: Options? = nil) throws(UsageError) -> OtherVerdicts {
    let options = others ?? options
    let labels = options.labelsOfCircles
    var (judges, files): ([Judge], [FileVerdicts]) = ([], [])
    for source in options.verdictSources {
      let number = judges.count + 1
      if source.isJudge {
        let name = source.name ?? (number == 1 ? "judge" : "judge-\(number)")
        do throws(SystemError) {
          judges.append(
            try Judge(
              name, source.word, positiveLabels: labels, patience: console.patience,
              errors: console.error))
        } catch {
          throw UsageError(InputFailure(name, "cannot start: \(error)"))
        }
      } else {
        do throws(InputFailure) {
          files += try FileVerdicts.read(source, positiveLabels: labels, console)
        } catch {
          throw UsageError(error)
        }
      }
    }
    let verdicts = OtherVerdicts(
      judges: judges, files: files,
      options.usesRecorded(besides: command.id != .compare)
        ? RecordedVerdicts(
          isRequired: options.chosenDetectors.isEmpty && judges.isEmpty && files.isEmpty,
          positiveLabels: labels) : nil, console)
    let known = verdicts.names + options.chosenDetectors.map { type(of: $0).name }
    if let twice = known.indices.first(where: { known[..<$0].contains(known[$0]) }) {
      throw UsageError(
        "two sources of verdicts are called \(known[twice])", advice: "NAME=… gives another name")
    }
    return verdicts
  }
}
