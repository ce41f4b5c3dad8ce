import StrokeCore
import StrokeFormats
import StrokeReports

/// Reads strokes and judges them: the part of the work that needs to know nothing of what comes
/// before.
struct Judge: Sendable {
  let detectors: [any Detector]
  /// Whether all checks are measured, rather than those up to the first that fails.
  let explains: Bool
  /// The rate that strokes are slowed down to first.
  let resampling: Double?
  /// What should come of the strokes, if anybody asks.
  let expectation: ExpectationOptions?
  /// Whether the names of strokes will be asked for.
  let needsID: Bool
  /// The shapes that strokes are drawn among.
  var scene: Scene?
  /// Whether strokes are judged whose pointer was taken away.
  var includesCancelled = false

  /// What came of a piece of an input.
  struct Judgment {
    /// What came of each stroke before each detector, and of what should have been a stroke. Strokes
    /// and lines are counted from the beginning of the piece.
    var findings: [Finding] = []
    var strokes = 0
    /// The lines that were read, in the formats that go by lines.
    var lines = 0
    /// What an interrupt cut off, and was left out.
    var unfinished: ReadError?
    /// Whether all that should have been there was read.
    var isCutOff = false
    /// The first notice of each kind, with the number of its stroke, counted from 1.
    private(set) var notices: [(stroke: Int, notice: Notice)] = []
    fileprivate private(set) var known = Notice.Kinds()

    mutating func removeAll() {
      findings.removeAll(keepingCapacity: true)
      notices.removeAll(keepingCapacity: true)
      (strokes, lines, known) = (0, 0, Notice.Kinds())
      (unfinished, isCutOff) = (nil, false)
    }

    /// Notes what there is to say of the stroke that is being judged.
    fileprivate mutating func note(_ notices: [Notice]) {
      for notice in notices where !known.contains(notice.kind) {
        self.notices.append((strokes, notice))
        known.insert(notice.kind)
      }
    }
  }

  /// Judges strokes from the stream until it needs bytes, is at its end, or `limit` strokes have
  /// been judged.
  func judge(
    _ stream: inout StrokeStream, _ record: inout StrokeRecord, limit: Int = .max,
    into judgment: inout Judgment
  ) -> StrokeStream.Step {
    while judgment.strokes < limit {
      do throws(ReadError) {
        let step = try stream.next(into: &record)
        guard step == .stroke else {
          judgment.lines = stream.lines
          judgment.unfinished = stream.unfinished
          judgment.isCutOff = stream.isCutOff
          return step
        }
        judgment.strokes += 1
        judge(record, into: &judgment)
      } catch {
        judgment.strokes += 1
        judgment.findings.append(
          Finding(
            stroke: judgment.strokes, line: error.line, column: error.column,
            result: .unreadable(error.reason)))
      }
    }
    judgment.lines = stream.lines
    return .stroke
  }

  private func judge(_ record: StrokeRecord, into judgment: inout Judgment) {
    if !includesCancelled, record.isCancelled {
      judgment.note([.cancelled])
    } else if let resampling {
      judge(record, as: record.stroke.resampled(to: resampling), into: &judgment)
    } else {
      judge(record, as: record.stroke, into: &judgment)
    }
  }

  private func judge(_ record: StrokeRecord, as stroke: Stroke, into judgment: inout Judgment) {
    let id = needsID ? record.id : nil
    let expected: ExpectedVerdict?
    do throws(ExpectationOptions.Misfit) {
      expected = try expectation?.expectation(of: record)
    } catch {
      return judgment.findings.append(
        Finding(
          stroke: judgment.strokes, line: error.place?.line ?? record.line,
          column: error.place?.column, id: id, source: record.source,
          result: .unreadable("\(error)")))
    }
    let surroundings = scene?.surroundings(of: stroke)
    judgment.note(
      Notice.onRecording(
        record.stroke, isResampled: resampling != nil, besides: judgment.known))
    for detector in detectors {
      let name = type(of: detector).name
      let result: Finding.Result =
        explains
        ? .explained(detector: name, detector.explanation(of: stroke), stroke.measures)
        : .judged(detector: name, detector.verdict(on: stroke))
      judgment.note(
        Notice.onVerdict(result.verdict, by: detector, of: stroke, besides: judgment.known))
      judgment.findings.append(
        Finding(
          stroke: judgment.strokes, line: record.line, id: id, source: record.source,
          expectation: expected, result: result, surroundings: surroundings))
    }
  }
}
