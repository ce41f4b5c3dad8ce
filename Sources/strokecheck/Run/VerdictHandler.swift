import StrokeCore
import StrokeFormats
import StrokeReports

/// Judges strokes and writes the verdicts as a report: what `circle` does.
struct VerdictHandler: StrokeHandler {
  let detectors: [any Detector]
  /// The judges from outside, whose verdicts follow those of the detectors.
  var judges: Judges?
  /// True if they may see all that a stroke's record says.
  var showsLabels = false
  /// True if all checks are measured, rather than those up to the first that fails.
  let explains: Bool
  /// The rate that strokes are resampled to first, at most.
  let resampling: Double?
  /// The verdicts that are expected, where there are any.
  let expectation: ExpectationOptions?
  /// True if the report is JSON. It has the probability that a person would agree, and an answer of every
  /// detector to every stroke, readable or not.
  let isJSON: Bool
  /// True if the names of strokes will be asked for.
  let needsID: Bool
  /// The shapes that strokes are drawn among.
  var shapes: NearbyShapes?
  /// True if each finding says what would change it.
  var tellsWhatIf = false
  /// True if strokes are judged whose pointer was cancelled.
  var includesCancelled = false
  let report: any Report<Finding>
  /// True if the report itself says why strokes are not judged, for those who read nothing else.
  var reportsFaults = false
  /// True if no results are wanted.
  var isQuiet = false
  var diagnostics: Diagnostics { .notices }

  func handle(_ record: inout StrokeRecord, into chunk: inout ChunkResult<Finding>) {
    if !includesCancelled, record.isCancelled {
      skip(record, into: &chunk)
    } else if let resampling {
      judge(record, as: record.stroke.resampled(to: resampling), into: &chunk)
    } else {
      judge(record, as: record.stroke, into: &chunk)
    }
  }

  /// The names of those who judge, in the order of their answers.
  private var names: [String] {
    detectors.map { type(of: $0).name } + (judges?.programs.map(\.name) ?? [])
  }

  private func skip(_ record: StrokeRecord, into chunk: inout ChunkResult<Finding>) {
    let id = needsID ? record.id : nil
    for name in names {
      chunk.add(Finding(id: id, result: .skipped(detector: name)), line: record.line)
    }
    chunk.note([.cancelled])
  }

  /// A stroke that could not be read has a place in the report.
  func handle(_ error: ReadError, into chunk: inout ChunkResult<Finding>) {
    chunk.add(
      Finding(column: error.column, result: .unreadable(error.reason)), line: error.line)
  }

  private func judge(
    _ record: StrokeRecord, as stroke: Stroke, into chunk: inout ChunkResult<Finding>
  ) {
    let id = needsID ? record.id : nil
    let expected: ExpectedVerdict?
    do throws(ExpectationOptions.Misfit) {
      expected = try expectation?.expectation(of: record)
    } catch {
      return chunk.add(
        Finding(
          column: error.place?.column, id: id, result: .unreadable("\(error)")),
        line: error.place?.line ?? record.line)
    }
    let surroundings = shapes?.surroundings(of: stroke)
    var notices: [Notice] = []
    Notice.add(
      onRecording: record, isResampled: resampling != nil, to: &notices,
      besides: chunk.knownNotices)
    for detector in detectors {
      var probability: Double?
      let result = result(of: detector, on: stroke, &probability)
      Notice.add(
        onVerdict: result.verdict, by: detector, of: stroke, to: &notices,
        besides: chunk.knownNotices)
      chunk.add(
        Finding(
          id: id, expectation: expected, result: consume result, probability: probability,
          surroundings: surroundings,
          whatIf: tellsWhatIf ? (detector as? any AdjustableDetector)?.whatIf(of: stroke) : nil),
        line: record.line)
    }
    ask(about: stroke, of: record, expected, surroundings, into: &chunk)
    if !notices.isEmpty { chunk.note(notices) }
  }

  /// Asks the judges from outside about a stroke.
  private func ask(
    about stroke: Stroke, of record: StrokeRecord, _ expected: ExpectedVerdict?,
    _ surroundings: Surroundings?, into chunk: inout ChunkResult<Finding>
  ) {
    for (index, program) in (judges?.programs ?? []).enumerated() {
      chunk.ask(index, about: stroke, of: record, showsLabels: showsLabels)
      let measures = explains ? KeptMeasures.some(stroke.measures) : .none
      let result = Finding.Result.asked(judge: program.name, measures)
      chunk.add(
        Finding(
          id: needsID ? record.id : nil, expectation: expected, result: result,
          surroundings: surroundings),
        line: record.line)
    }
  }

  func take(_ answers: inout JudgeAnswers, into finding: inout Finding) throws(JudgeFault) {
    guard case .asked(let name, _) = finding.result,
      let index = judges?.programs.firstIndex(where: { $0.name == name })
    else { return }
    finding.take(try answers.next(of: index))
  }

  /// Judges a stroke, and tells the probability of a circle where that is wanted and known.
  private func result(
    of detector: any Detector, on stroke: Stroke, _ probability: inout Double?
  ) -> Finding.Result {
    let name = type(of: detector).name
    if explains {
      let explanation = detector.explanation(of: stroke)
      if isJSON { probability = explanation.probability }
      return .explained(detector: name, explanation, stroke.measures)
    }
    if isJSON, let ring = detector as? RingDetector {
      let judgment = ring.judgment(of: stroke)
      probability = judgment.probability
      return .judged(detector: name, judgment.verdict)
    }
    return .judged(detector: name, detector.verdict(on: stroke))
  }

  func append(
    _ finding: inout Finding, at place: StrokePlace, to output: inout ChunkOutput<UInt8>
  ) {
    finding.place = place
    if case .unreadable = finding.result, let reason = finding.reason {
      output.say(.problem("\(place.file):\(reason)"))
    }
    write(finding, to: &output)
  }

  func append(_ failure: InputFailure, to output: inout ChunkOutput<UInt8>) {
    let place = StrokePlace(failure.name, isAlone: true)
    write(Finding(place, result: .unreadable(failure.reason)), to: &output)
  }

  func append(_ fault: JudgeFault, to output: inout ChunkOutput<UInt8>) {
    guard reportsFaults else { return }
    let result = Finding.Result.unanswered(judge: fault.judge, fault.reason)
    write(Finding(fault.place, result: result), to: &output)
  }

  private func write(_ finding: Finding, to output: inout ChunkOutput<UInt8>) {
    output.tally.count(finding.status)
    guard !isQuiet else { return }
    if isJSON, case .unreadable = finding.result, finding.place.number != nil {
      for name in names { report.append(finding.answer(by: name), toBlock: &output.results) }
    } else {
      report.append(finding, toBlock: &output.results)
    }
  }
}
