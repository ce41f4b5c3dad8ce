import StrokeCore
import StrokeFormats
import StrokeReports

/// Verdicts from elsewhere, each source a detector by name: answers of programs that are asked about the strokes.
final class OtherVerdicts: @unchecked Sendable {
  /// The names of the sources.
  let names: [String]

  init() { names = [] }

  /// What is asked about a stroke. It may be called by any thread.
  func question(about record: StrokeRecord, _ stroke: Stroke, at place: StrokePlace) -> Question? {
    nil
  }

  /// Finds the verdicts on a stroke, in the order of the strokes, and hands them on, one of each source, when they are
  /// known.
  func answer(_ question: Question?, _ take: @escaping ([JudgeAnswer]) -> Void) { take([]) }

  struct Question: Sendable {}
}

extension Invocation {
  /// The verdicts from elsewhere that options ask for, the run's own if there are no others.
  func otherVerdicts(_ options: Options? = nil) -> OtherVerdicts { OtherVerdicts() }
}
