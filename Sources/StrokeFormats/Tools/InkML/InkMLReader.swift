import StrokeCore
import StrokePaths

// Ink Markup Language (W3C Recommendation, 2011): traces of points, in channels that a trace format
// names.
//
// - A <trace> is a stroke, unless its type is penUp (hovering) or it stands in <definitions>.
//   `continuation` and `priorRef` join the parts of one.
// - Its format is that of the context that `contextRef` names, on the trace or a group about it, or
//   else of the last <traceFormat>, by itself or in an <inkSource> or <context>; without any, X Y.
// - X, Y and T count. T is in the channel's `units` (s, ms, us or ns), where these are `dev` in
//   those of its resolution, and otherwise in seconds. A channel of the orientation -ve is turned
//   about.
// - The id is the trace's. An <annotation type="…"> is a member of the traces in the element it
//   stands in, the inner ones first: `truth` is the label, `id` and `width` are what they say, and
//   `ended` is the time of the lift in seconds.
// - Brushes, canvases, mappings, time stamps and views are let be.

/// Reads a document of InkML, tag by tag.
struct InkMLReader {
  /// An element that is open.
  private struct Level {
    let tag: XMLTag
    /// The number of traces before it.
    let firstTrace: Int
    var annotations: [(name: String, value: String)] = []
    var contextRef: String?
  }

  private struct Trace {
    let stroke: OpenStroke
    let id: String?
    var annotations: [(name: String, value: String)] = []
  }

  private let timeUnit: TimeUnit?
  private var open: [Level] = []
  private var traces: [Trace] = []
  private var line = 1
  private var formats = InkMLFormats()

  private init(_ timeUnit: TimeUnit?) { self.timeUnit = timeUnit }

  /// Reads a document.
  static func read(
    _ cursor: inout ByteCursor, _ timeUnit: TimeUnit?, into assembler: inout Assembler
  ) throws(ReadError) {
    var ink = InkMLReader(timeUnit)
    // The traces before a mistake are whole.
    defer { ink.deliver(into: &assembler) }
    try cursor.readXML { reader, event throws(ReadError) in
      switch event {
      case .start(let tag): try ink.begin(tag, line: tag.position.line)
      case .end: try ink.end(reader)
      case .finish: break
      }
    }
  }

  private mutating func begin(_ tag: XMLTag, line: Int) throws(ReadError) {
    guard !open.isEmpty || tag.localName == "ink" else {
      throw ReadError("expected <ink>, found <\(tag.name.excerpt)>", at: tag.position)
    }
    if let parent = open.last?.tag.localName, parent == "trace" {
      throw ReadError(
        "expected the points of a trace, found <\(tag.name.excerpt)>", at: tag.position)
    }
    self.line = line
    let ref = tag["contextRef"]?.text ?? open.last?.contextRef
    open.append(Level(tag: tag, firstTrace: traces.count, contextRef: ref))
    try formats.begin(tag)
  }

  private mutating func end(_ reader: XMLReader) throws(ReadError) {
    guard let level = open.popLast() else { return }
    switch level.tag.localName {
    case "trace" where !open.contains { $0.tag.localName == "definitions" }:
      try addTrace(level, reader)
    case "annotation":
      if let type = level.tag["type"]?.text, !open.isEmpty {
        let value = String(decoding: reader.text, as: UTF8.self)
        open[open.count - 1].annotations.append((type == "truth" ? "label" : type, value))
      }
    default: formats.end(level.tag)
    }
    annotate(level)
  }

  /// Gives what was said in an element to the traces in it.
  private mutating func annotate(_ level: Level) {
    guard !level.annotations.isEmpty else { return }
    for index in traces.indices.dropFirst(level.firstTrace) {
      traces[index].annotations += level.annotations
    }
  }

  private mutating func addTrace(_ level: Level, _ reader: XMLReader) throws(ReadError) {
    let tag = level.tag
    guard tag["type"]?.text != "penUp" else { return }
    var trace = InkMLTrace(formats.format(for: level.contextRef), timeUnit)
    // What follows may refer to a trace by the id of its last part.
    if let prior = tag["priorRef"]?.text, ["middle", "end"].contains(tag["continuation"]?.text) {
      guard let index = traces.lastIndex(where: { "#" + ($0.id ?? "") == prior }) else {
        throw ReadError("expected the trace before, \(prior), found none", at: tag.position)
      }
      try reader.withText(limit: .endOfTrace) { cursor throws(ReadError) in
        try trace.read(cursor, into: traces[index].stroke)
      }
      traces[index] = Trace(stroke: traces[index].stroke, id: tag.id ?? traces[index].id)
    } else {
      let stroke = OpenStroke(dataFromLine: line)
      try reader.withText(limit: .endOfTrace) { cursor throws(ReadError) in
        try trace.read(cursor, into: stroke)
      }
      traces.append(Trace(stroke: stroke, id: tag.id))
    }
  }

  /// Hands over the traces, in order.
  private mutating func deliver(into assembler: inout Assembler) {
    // What is open was broken off; what it has said so far still holds.
    for level in open.reversed() { annotate(level) }
    for trace in traces {
      let stroke = trace.stroke
      let id = trace.annotations.first { $0.name == "id" }?.value ?? trace.id
      if let id { stroke.members.add("id".utf8, xml: id) }
      for (name, value) in trace.annotations where name != "width" && name != "ended" {
        stroke.members.add(name.utf8, xml: value)
      }
      let width = trace.annotations.first { $0.name == "width" }.flatMap { Double($0.value) }
      stroke.facts.width = width.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      let ended = trace.annotations.first { $0.name == "ended" }.flatMap { Double($0.value) }
      stroke.facts.liftTime = ended.flatMap { $0.isFinite ? ($0, true) : nil }
      assembler.deliver(stroke)
    }
  }
}

extension XMLTag {
  /// Its name in the document.
  fileprivate var id: String? { (self["xml:id"] ?? self["id"])?.text }
}
