import StrokeCore
import StrokeFormats

extension FuzzTarget {
  /// The first byte chooses a format, or leaves that to detection; the second the size of pieces.
  func checkStrokes(_ source: inout ByteSource) throws(PropertyFailure) {
    let formats: [StrokeFormat?] = [nil, nil, nil] + StrokeFormat.readable
    let options = ReadingOptions(format: source.oneOf(formats))
    let size = 1 + source.below(64)
    let document = Array(source.rest)
    let whole = try Self.read(document, options, pieces: document.count)
    let pieces = try Self.read(document, options, pieces: size)
    try expect(
      pieces.outcomes == whole.outcomes,
      "pieces of \(size) are read as \(pieces.outcomes), and the whole as \(whole.outcomes)")
    try expect(
      whole.outcomes.count <= document.count + 1, "it has \(whole.outcomes.count) outcomes")
    for record in whole.records { try Self.checkVerdicts(on: record.stroke) }
    for format in [StrokeFormat.json, .ndjson, .csv] {
      try Self.checkWriting(whole.records, in: format)
    }
  }

  /// The strokes of a document, and the same with its errors as text, in order.
  static func read(
    _ document: [UInt8], _ options: ReadingOptions, pieces size: Int
  ) throws(PropertyFailure) -> (records: [StrokeRecord], outcomes: [String]) {
    var stream = StrokeStream(options)
    var record = StrokeRecord()
    var (records, outcomes): ([StrokeRecord], [String]) = ([], [])
    var rest = document[...]
    while outcomes.count <= document.count + 1 {
      do throws(ReadError) {
        switch try stream.next(into: &record) {
        case .stroke:
          records.append(record)
          outcomes.append("\(record.line) \(text(of: record.stroke)) \(record.fields)")
        case .end: return (records, outcomes)
        case .needsBytes:
          let piece = rest.prefix(max(size, 1))
          rest = rest.dropFirst(piece.count)
          if piece.isEmpty { stream.finish() } else { piece.withUnsafeBytes { stream.append($0) } }
        }
      } catch {
        try expect(
          error.line > 0 && error.column > 0 && !error.reason.isEmpty, "an error without a place")
        outcomes.append("! \(error)")
      }
    }
    return (records, outcomes)
  }

  static func text(of stroke: Stroke) -> String {
    "\(stroke.x) \(stroke.y) \(stroke.times) \(stroke.viewWidth ?? 0) \(stroke.liftTime ?? 0)"
  }

  /// What a format can hold is read back unchanged.
  private static func checkWriting(
    _ records: [StrokeRecord], in format: StrokeFormat
  ) throws(PropertyFailure) {
    guard var writer = format.writer() else {
      throw PropertyFailure(description: "\(format) is not written")
    }
    var bytes: [UInt8] = []
    for record in records { writer.append(record, to: &bytes) }
    writer.finish(&bytes) { _ in }
    guard writer.losses.all.isEmpty else { return }
    let back = try read(bytes, ReadingOptions(format: format), pieces: bytes.count)
    let (was, now) = (records.map { text(of: $0.stroke) }, back.records.map { text(of: $0.stroke) })
    try expect(
      was == now && back.outcomes.count == was.count,
      "\(format) keeps \(was) as \(now): \(back.outcomes) in \(String(decoding: bytes, as: UTF8.self))"
    )
  }
}
