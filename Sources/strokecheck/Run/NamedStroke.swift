import StrokeCore
import StrokeFormats

/// A stroke with where it is from.
struct NamedStroke: Sendable {
  /// The input, as it was named.
  let file: String
  /// The number of the stroke in the input, counted from 1.
  let index: Int
  /// True if it is the only one in its input.
  let isAlone: Bool
  /// The stroke's own name for itself.
  let id: String?
  /// The stroke's own label.
  let label: String?
  /// The stroke, resampled if that was asked for.
  let stroke: Stroke

  /// The name for people.
  var name: String { isAlone ? file : "\(file)#\(index)" }
}

/// Makes something of each stroke by itself: what `plot`, `report`, `lasso` and `generate` do.
struct StrokeMapper<Element: Sendable>: StrokeHandler {
  let options: InputOptions
  /// Makes something of a stroke.
  let make: @Sendable (NamedStroke) -> Element

  var diagnostics: Diagnostics { .notices }

  /// A stroke whose input is not known yet.
  struct Item {
    let index: Int
    let id: String?
    let label: String?
    let stroke: Stroke
  }

  func handle(_ record: inout StrokeRecord, into chunk: inout ChunkResult<Item>) {
    if record.isCancelled, !options.includesCancelled { return }
    // What is to be said of verdicts is left to those who ask for verdicts.
    var notices: [Notice] = []
    Notice.add(
      onRecording: record.stroke, isResampled: options.resampling != nil, to: &notices,
      besides: chunk.knownNotices)
    chunk.note(notices)
    chunk.items.append(
      Item(
        index: chunk.strokes, id: record.id, label: record.label,
        stroke: options.resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke))
  }

  func append(_ item: inout Item, at place: ChunkPlace, to output: inout ChunkOutput<Element>) {
    output.results.append(
      make(
        NamedStroke(
          file: place.file, index: place.strokes + item.index, isAlone: place.isAlone, id: item.id,
          label: item.label, stroke: item.stroke)))
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
