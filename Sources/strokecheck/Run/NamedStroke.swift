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

/// Keeps what is made of each stroke by itself: what `plot` and `report` do.
struct NamedStrokes<Value: Sendable>: StrokeHandler {
  let options: Options
  let make: @Sendable (StrokeRecord, NamedStroke) -> Value

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    if record.isCancelled, !options.input.includesCancelled { return }
    // What is to be said of verdicts is left to those who ask for verdicts.
    var notices: [Notice] = []
    Notice.add(
      onRecording: record, isResampled: options.input.resampling != nil, to: &notices,
      besides: results.givenNotices)
    results.give(notices, on: place)
    let stroke = NamedStroke(
      place: place, id: record.id, label: record.label, stroke: options.stroke(of: record))
    results.keep(make(record, stroke))
  }
}
