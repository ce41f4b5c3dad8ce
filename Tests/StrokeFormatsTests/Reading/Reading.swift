import StrokeCore
import StrokeFormats

/// What reading a document led to, as text: one line a stroke or error.
func outcomes(
  of bytes: some Collection<UInt8>, _ options: ReadingOptions = .init(), cuts: [Int] = []
) -> [String] {
  var stream = StrokeStream(options)
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
        let piece = rest.prefix(upTo: cut)
        rest = rest.dropFirst(piece.count)
        piece.withUnsafeBytes { stream.append($0) }
      }
    } catch {
      outcomes.append("! \(error)")
    }
  }
}

/// A record as text: `3 id=a label=b width=320.0: 1.0,2.0@0.5 3.0,4.0@1.0`.
func text(of record: StrokeRecord) -> String {
  let stroke = record.stroke
  var text = "\(record.line)"
  if let id = record.id { text += " id=\(id)" }
  if let label = record.label { text += " label=\(label)" }
  if let width = stroke.viewWidth { text += " width=\(width)" }
  text += ":"
  for index in 0..<stroke.count {
    text += " \(stroke.x[index]),\(stroke.y[index])"
    if stroke.isTimed { text += "@\(stroke.times[index])" }
  }
  return text
}
