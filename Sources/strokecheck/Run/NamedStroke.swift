import StrokeCore
import StrokeFormats
import StrokeReports

/// A stroke with where it is from.
struct NamedStroke: Sendable {
  let place: StrokePlace
  /// The stroke's own name for itself.
  let id: String?
  /// The stroke's own label.
  let label: String?
  /// The stroke, resampled if that was asked for.
  let stroke: Stroke
}

/// Makes something of each stroke by itself: what `plot`, `report`, `lasso` and `generate` do.
struct StrokeMapper<Element: Sendable>: StrokeHandler {
  let options: InputOptions
  let make: @Sendable (NamedStroke) -> Element

  var diagnostics: Diagnostics { .notices }

  func handle(
    _ record: inout StrokeRecord,
    into chunk: inout ChunkResult<(id: String?, label: String?, stroke: Stroke)>
  ) {
    if record.isCancelled, !options.includesCancelled { return }
    // What is to be said of verdicts is left to those who ask for verdicts.
    var notices: [Notice] = []
    Notice.add(
      onRecording: record.stroke, isResampled: options.resampling != nil, to: &notices,
      besides: chunk.knownNotices)
    chunk.note(notices)
    let stroke = options.resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
    chunk.add((record.id, record.label, stroke))
  }

  func append(
    _ item: inout (id: String?, label: String?, stroke: Stroke), at place: StrokePlace,
    to output: inout ChunkOutput<Element>
  ) {
    output.results.append(
      make(NamedStroke(place: place, id: item.id, label: item.label, stroke: item.stroke)))
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
