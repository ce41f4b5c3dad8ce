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

/// A document and what reading it leads to.
struct Example: Sendable, CustomTestStringConvertible {
  let document: String
  let outcomes: [String]

  init(_ document: String, _ outcomes: String...) {
    self.document = document
    self.outcomes = outcomes
  }

  var testDescription: String { document.debugDescription }
}

/// The first place where a cut changes what is read; -1 if single bytes do. Of a long document about a hundred places
/// are tried, and all when long.
func firstCutThatMatters(in row: Example, _ options: ReadingOptions = .init()) -> Int? {
  let bytes = Array(row.document.utf8)
  let step = isLong ? 1 : bytes.count / 100 + 1
  let places = stride(from: 0, to: bytes.count, by: step)
  if let cut = places.first(where: {
    outcomes(of: bytes, options, cuts: [$0]) != row.outcomes
  }) {
    return cut
  }
  let ones = Array(repeating: 1, count: bytes.count)
  return outcomes(of: bytes, options, cuts: ones) == row.outcomes ? nil : -1
}
