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

/// Keeps what was drawn, in order.
struct DrawnStrokes<Element: Sendable>: ResultSink {
  private(set) var elements: [Element] = []
  /// The inputs and strokes that could not be read.
  private(set) var problems: [String] = []

  mutating func append(_ results: ArraySlice<Element>, isBeginning: Bool) { elements += results }

  mutating func append(problem: String) { problems.append(problem) }
}
