import StrokeCore
import StrokeFormats

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

  /// What came of one stroke before one detector, or of what should have been a stroke.
  struct Entry {
    /// Which stroke of the piece it is about, counted from 0.
    let stroke: Int
    /// The line of the piece where its record began, counted from 1.
    let line: Int
    let id: String?
    /// What should come of it, if anybody says so.
    var expectation: ExpectedVerdict?
    /// The record as it was read, where it is kept.
    let source: [UInt8]
    var surroundings: Surroundings?
    let outcome: Outcome
  }

  enum Outcome {
    case finding(Finding.Result)
    case unreadable(ReadError)
    /// It says that something should come of it which there is not.
    case misfit(ExpectationOptions.Misfit)
  }

  /// What came of a piece.
  struct Judgment {
    var entries: [Entry] = []
    var strokes = 0
    /// The lines that were read, in the formats that go by lines.
    var lines = 0
    /// The first notice of each kind, with the number of its stroke.
    private(set) var notices: [(stroke: Int, notice: Notice)] = []
    private var known = Notice.Kinds()

    mutating func removeAll() {
      entries.removeAll(keepingCapacity: true)
      notices.removeAll(keepingCapacity: true)
      (strokes, lines, known) = (0, 0, Notice.Kinds())
    }

    /// Notes what there is to say of the stroke that was judged last, in kinds not met before.
    fileprivate mutating func addNotices(_ find: (Notice.Kind) -> Notice?) {
      for kind in Notice.Kind.allCases where !known.contains(kind) {
        guard let notice = find(kind) else { continue }
        notices.append((strokes, notice))
        known.insert(kind)
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
          return step
        }
        judge(record, into: &judgment)
      } catch {
        judgment.entries.append(
          Entry(
            stroke: judgment.strokes, line: error.line, id: nil, source: [],
            outcome: .unreadable(error)))
      }
      judgment.strokes += 1
    }
    judgment.lines = stream.lines
    return .stroke
  }

  private func judge(_ record: StrokeRecord, into judgment: inout Judgment) {
    if let resampling {
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
      judgment.entries.append(
        Entry(
          stroke: judgment.strokes, line: record.line, id: id, source: record.source,
          outcome: .misfit(error)))
      return
    }
    let surroundings = scene?.surroundings(of: stroke)
    for detector in detectors {
      let name = type(of: detector).name
      let result: Finding.Result =
        explains
        ? .explained(detector: name, detector.explanation(of: stroke), stroke.measures)
        : .judged(detector: name, detector.verdict(on: stroke))
      judgment.entries.append(
        Entry(
          stroke: judgment.strokes, line: record.line, id: id, expectation: expected,
          source: record.source, surroundings: surroundings, outcome: .finding(result)))
      judgment.addNotices { kind in
        kind.notice(
          recorded: record.stroke, judged: stroke, isResampled: resampling != nil, by: detector,
          result.verdict)
      }
    }
  }
}
