import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck generate`: more strokes than were recorded.
enum GenerateCommand {
  static let command = Command(
    id: .generate, name: "generate",
    summary: "Make synthetic labelled strokes: variants of recorded ones, or hand-drawn shapes.",
    usage: ["[OPTIONS]"],
    examples: """
      strokecheck generate --from Samples/circle.json --count 200 --seed 7
          two hundred variants of a stroke
      strokecheck generate --shape circle,spiral,rectangle --count 300 -o made.ndjson
          a hundred of each shape, to tune limits on
      """,
    operands: .none, pages: [.ndjson],
    run: run)

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    guard invocation.operands.isEmpty else {
      throw UsageError(
        "generate takes no operands",
        suggestion: StrokeGenerator.Shape(rawValue: invocation.operands[0].text) == nil
          ? "--from \(invocation.operands[0].text)" : "--shape \(invocation.operands[0].text)")
    }
    guard let sources = try sources(of: invocation) else { return .trouble }
    return console.deliver(to: options.output.path) { output throws(SystemError) in
      var stream = OutputStream(output)
      var generator = StrokeGenerator(
        seed: UInt64(options.generation.seed), rate: options.generation.rate)
      let chosen = options.generation.shapes
      let shapes = chosen.isEmpty ? StrokeGenerator.Shape.allCases : chosen
      var progress = Progress(of: "making strokes", console: console)
      defer { progress?.clear() }
      for index in 0..<options.generation.count {
        progress?.advance()
        if sources.isEmpty {
          let name = shapes[index % shapes.count].rawValue
          let stroke = generator.next(shapes[index % shapes.count])
          try stream.write {
            $0.append(stroke, id: "\(name)-\(index + 1)", label: name)
          }
        } else {
          let source = sources[index % sources.count]
          let stroke = generator.next(like: source.stroke)
          try stream.write { $0.append(stroke, variant: index + 1, of: source) }
        }
      }
      try stream.flush()
      return true
    }
  }

  /// Reads the strokes to make variants of; nil if there should be some and are none.
  private static func sources(
    of invocation: Invocation
  ) throws(UsageError) -> [NamedStroke]? {
    let (options, console) = (invocation.options, invocation.console)
    guard !options.generation.sources.isEmpty else { return [] }
    var invocation = invocation
    invocation.options.input.reading.keepsSource = true
    let inputs = try invocation.inputs(named: options.generation.sources)
    let mapper = StrokeMapper(options: options.input, keepsFields: true) { $0 }
    let read = try invocation.run(inputs, by: mapper, into: Collector()).sink
    if read.problems.isEmpty, read.collection.isEmpty {
      console.complain("strokecheck: there is no stroke to vary")
    }
    return read.problems.isEmpty && !read.collection.isEmpty ? read.collection : nil
  }
}

/// The members of a recorded stroke that are a variant's own, or are not true of it.
private let ownMembers: Set = [
  "id", "stroke", "label", "from", "expect", "cancelled", "width", "points", "timeUnit", "ended",
  "strokes",
]

extension [UInt8] {
  /// Appends a variant. One of a variant is one of the recorded stroke.
  fileprivate mutating func append(_ stroke: Stroke, variant number: Int, of source: NamedStroke) {
    let name = source.id ?? source.place.name
    let recorded = source.fields.first { $0.name == "from" }?.value.text
    append(
      stroke, id: "\(name)~\(number)", label: source.label, from: recorded ?? name,
      source.fields.filter { !ownMembers.contains($0.name) })
  }

  /// Appends a stroke as a line of NDJSON, in hundredths of a point and thousandths of a second.
  fileprivate mutating func append(
    _ stroke: Stroke, id: String, label: String?, from source: String? = nil,
    _ fields: [StrokeField] = []
  ) {
    appendJSON { json in
      json.object { json in
        json.member("id", id)
        if let label { json.member("label", label) }
        if let source { json.member("from", source) }
        for field in fields { json.member(named: field.name, field.value) }
        if let width = stroke.viewWidth { json.member("width", width) }
        json.key("points")
        json.array(stroke) { json, sample in
          json.array { json in
            json.verbatim(sample.point.x.text(upTo: 2).utf8)
            json.verbatim(sample.point.y.text(upTo: 2).utf8)
            if let time = sample.time { json.verbatim(time.text(upTo: 3).utf8) }
          }
        }
      }
    }
    append(UInt8(ascii: "\n"))
  }
}
