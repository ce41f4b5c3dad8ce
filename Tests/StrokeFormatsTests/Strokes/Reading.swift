import StrokeCore
import StrokeFormats
import TestSupport
import Testing

/// What reading a document led to, as text: one line a stroke or error.
func outcomes(
  of bytes: some Collection<UInt8>, _ options: ReadingOptions = .init(), cuts: [Int] = []
) -> [String] {
  var stream = StrokeStream(options)
  return outcomes(of: bytes, from: &stream, cuts: cuts)
}

/// The same from a stream that is ready. `cuts` are the lengths of all pieces but the last.
func outcomes(
  of bytes: some Collection<UInt8>, from stream: inout StrokeStream, cuts: [Int] = []
) -> [String] {
  var record = StrokeRecord()
  var outcomes: [String] = []
  var rest = ArraySlice(Array(bytes))
  var pieces = ArraySlice(cuts + [bytes.count])
  while true {
    do {
      switch try stream.next(into: &record) {
      case .stroke: outcomes.append(text(of: record))
      case .end: return outcomes
      case .needsBytes:
        guard let cut = pieces.popFirst() else {
          stream.finish()
          continue
        }
        let piece = rest.prefix(cut)
        rest = rest.dropFirst(piece.count)
        piece.withUnsafeBytes { stream.append($0) }
      }
    } catch {
      outcomes.append("! \(error)")
    }
  }
}

/// A record as text: `3 id=a label=b width=320.0 ended=2.5: 1.0,2.0@0.5 3.0,4.0@1.0`.
func text(of record: StrokeRecord, line: Int? = nil) -> String {
  let stroke = record.stroke
  var text = "\(line ?? record.line)"
  if let id = record.id { text += " id=\(id)" }
  if let label = record.label { text += " label=\(label)" }
  if let width = stroke.viewWidth { text += " width=\(width)" }
  if let time = stroke.liftTime { text += " ended=\(time)" }
  text += ":"
  for index in 0..<stroke.count {
    text += " \(stroke.x[index]),\(stroke.y[index])"
    if stroke.isTimed { text += "@\(stroke.times[index])" }
  }
  return text
}

/// What a format makes of strokes, and what it says is lost.
func written(
  _ records: [StrokeRecord], in format: StrokeFormat
) throws -> (bytes: [UInt8], losses: Losses) {
  var writer = try #require(format.writer())
  var bytes: [UInt8] = []
  for record in records { writer.append(record, to: &bytes) }
  writer.finish(&bytes) { _ in }
  return (bytes, writer.losses)
}
