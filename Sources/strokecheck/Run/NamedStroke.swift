import StrokeCore
import StrokeFormats
import StrokeReports

/// A stroke with where it is from.
struct NamedStroke: Sendable {
  /// Where it stands: with an empty file until the strokes before it have been counted.
  fileprivate(set) var place = StrokePlace("")
  /// The stroke's own name for itself.
  let id: String?
  /// The stroke's own label.
  let label: String?
  /// The stroke, resampled if that was asked for.
  let stroke: Stroke
  /// What judges from outside answer, one of each.
  var answers: [JudgeAnswer] = []
}

/// Makes something of each stroke by itself: what `plot` and `report` do.
struct StrokeMapper<Element: Sendable>: StrokeHandler {
  let options: InputOptions
  var judges: Judges?
  /// True if they may see all that a stroke's record says.
  var showsLabels = false
  let make: @Sendable (NamedStroke) throws(InputFailure) -> Element

  var diagnostics: Diagnostics { .notices }

  func handle(
    _ record: inout StrokeRecord,
    into chunk: inout ChunkResult<NamedStroke>
  ) {
    if record.isCancelled, !options.includesCancelled { return }
    // What is to be said of verdicts is left to those who ask for verdicts.
    var notices: [Notice] = []
    Notice.add(
      onRecording: record, isResampled: options.resampling != nil, to: &notices,
      besides: chunk.knownNotices)
    chunk.note(notices)
    let stroke = options.resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
    for judge in (judges?.programs ?? []).indices {
      chunk.ask(judge, about: stroke, of: record, showsLabels: showsLabels)
    }
    chunk.add(NamedStroke(id: record.id, label: record.label, stroke: stroke))
  }

  func take(_ answers: inout JudgeAnswers, into item: inout NamedStroke) throws(JudgeFault) {
    for judge in (judges?.programs ?? []).indices {
      item.answers.append(try answers.next(of: judge))
    }
  }

  func append(
    _ item: inout NamedStroke, at place: StrokePlace, to output: inout ChunkOutput<Element>
  ) {
    item.place = place
    do throws(InputFailure) { output.results.append(try make(item)) } catch {
      report(error, in: &output)
    }
  }
}

extension StrokeMapper {
  /// Makes something of each stroke and of what judges from outside answer.
  init(
    _ options: Options, _ console: Console,
    make: @escaping @Sendable (NamedStroke) throws(InputFailure) -> Element
  ) {
    self.init(
      options: options.input, judges: options.judges(console),
      showsLabels: options.detection.showsLabels, make: make)
  }
}

/// Collects results in order.
struct Collector<Element: Sendable, Collection: Sendable>: ResultSink {
  private(set) var collection: Collection
  /// The inputs and strokes that could not be read.
  private(set) var problems: [String] = []
  private let add: @Sendable (Element, inout Collection) -> Void

  init(
    into collection: Collection,
    _ add: @escaping @Sendable (Element, inout Collection) -> Void
  ) {
    (self.collection, self.add) = (collection, add)
  }

  mutating func append(_ results: ArraySlice<Element>, isBeginning: Bool) {
    for result in results { add(result, &collection) }
  }

  mutating func append(problem: String) { problems.append(problem) }
}

extension Collector where Collection == [Element] {
  /// Keeps the results.
  init() { self.init(into: []) { $1.append($0) } }
}
