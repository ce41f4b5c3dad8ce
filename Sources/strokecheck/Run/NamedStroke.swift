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
  /// Who drew it.
  let subject: String?
  /// The stroke, resampled if that was asked for.
  let stroke: Stroke
}

/// Keeps what is made of each stroke by itself, and nil for one that is not judged: what `plot` and `report` do.
struct NamedStrokes<Value: Sendable>: StrokeHandler {
  let options: Options
  let others: OtherVerdicts
  let make: @Sendable (NamedStroke) -> Value

  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results) {
    if record.isCancelled, !options.input.includesCancelled {
      // There may be a verdict on it, which is not used.
      let question = others.question(about: record, record.stroke, at: place, isJudged: false)
      return results.keep(Asked<Value?>(value: nil, questions: [question]))
    }
    // What is to be said of verdicts is left to those who ask for verdicts.
    var notices: [Notice] = []
    Notice.add(
      onRecording: record, isResampled: options.input.resampling != nil, to: &notices,
      besides: results.givenNotices)
    results.give(notices, on: place)
    let stroke = NamedStroke(
      place: place, id: record.id, label: record.label, subject: record.text(of: "subject"),
      stroke: options.stroke(of: record))
    let question = others.question(about: record, stroke.stroke, at: place)
    results.keep(Asked<Value?>(value: make(stroke), questions: [question]))
  }
}
