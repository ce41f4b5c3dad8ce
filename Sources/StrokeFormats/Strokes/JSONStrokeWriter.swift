import StrokeCore

/// Strokes as JSON: one object a line, or all in one document.
struct JSONStrokeWriter: StrokeWriter {
  let isDocument: Bool
  private(set) var losses = Losses()
  private var hasAny = false

  init(isDocument: Bool) { self.isDocument = isDocument }

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    if isDocument { output.append(hasAny ? ",\n" : "{\"strokes\":[\n") }
    hasAny = true
    output.appendJSON { json in
      json.object { json in
        for field in record.fields {
          if namesOfStroke.contains(field.name) {
            losses.note(.field(field.name))
          } else {
            json.member(named: field.name, field.value)
          }
        }
        json.members(of: record.stroke)
      }
    }
    if !isDocument { output.append("\n") }
    losses.noteChannels(of: record)
  }

  mutating func finish(_ output: inout [UInt8], _ send: (inout [UInt8]) -> Void) {
    if isDocument { output.append(hasAny ? "\n]}\n" : "{\"strokes\":[]}\n") }
  }
}

/// The members that say something of the stroke itself, or of others.
private let namesOfStroke: Set = ["points", "width", "timeUnit", "ended", "strokes"]

extension [UInt8] {
  /// Appends a stroke as a line of NDJSON, as records are written, with these fields except one called
  /// `stroke`, which is what its number is called. `samples` is the text of its samples, if there is one.
  package mutating func append(ndjson stroke: Stroke, samples: [UInt8], fields: [StrokeField]) {
    appendJSON { json in
      json.object { json in
        for field in fields where field.name != "stroke" && !namesOfStroke.contains(field.name) {
          json.member(named: field.name, field.value)
        }
        json.members(of: stroke, samples: samples)
      }
    }
    append("\n")
  }
}

extension StrokeField.Value: JSONWritable {
  /// The value on one line.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .literal(let text): json.verbatim(text.utf8)
    // Line ends can only stand between the parts of a value.
    case .json(let text): json.verbatim(text.utf8.lazy.filter { !"\r\n".utf8.contains($0) })
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of stroke: Stroke, samples: [UInt8] = []) {
    if let width = stroke.viewWidth { member("width", width) }
    if let time = stroke.liftTime { member("ended", time) }
    key("points")
    append { bytes in
      bytes.append(UInt8(ascii: "["))
      if samples.isEmpty {
        bytes.append(samplesOf: stroke)
      } else {
        bytes.append(contentsOf: samples)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }
}

/// As many samples as are written without asking whether there is room for each.
private let samplesAtOnce = 64

extension [UInt8] {
  /// Appends samples as `[x,y,t]`.
  fileprivate mutating func append(samplesOf stroke: Stroke) {
    let times = stroke.isTimed ? stroke.times : nil
    for start in stride(from: 0, to: stroke.count, by: samplesAtOnce) {
      let block = start..<Swift.min(start + samplesAtOnce, stroke.count)
      append(block: block, stroke.x, stroke.y, times)
    }
  }

  private mutating func append(
    block range: Range<Int>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>,
    _ times: UnsafePointer<Double>?
  ) {
    // Three numbers, a comma before each, and the brackets.
    let longest = 3 * (NumberOutput.longest + 1) + 2
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest * range.count) { room in
      guard let start = room.baseAddress else { return }
      var output = NumberOutput(at: start)
      for index in range {
        if index > 0 { output.write(UInt8(ascii: ",")) }
        output.write(UInt8(ascii: "["))
        output.write(exact: x[index])
        output.write(UInt8(ascii: ","))
        output.write(exact: y[index])
        if let times {
          output.write(UInt8(ascii: ","))
          output.write(exact: times[index])
        }
        output.write(UInt8(ascii: "]"))
      }
      append(contentsOf: UnsafeBufferPointer(start: start, count: output.next - start))
    }
  }
}
