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
// - What a group says that holds a <traceView> counts for the trace that this refers to, by its id.
// - Brushes, canvases, mappings and time stamps are ignored.

/// Reads a document of InkML, tag by tag.
struct InkMLReader {
  /// An element that is open.
  private struct Level {
    let tag: XMLTag
    /// The number of traces before it.
    let firstTrace: Int
    /// The ids of the traces that views in it refer to.
    var viewed: Set<String> = []
    var annotations: [(name: String, value: String)] = []
    var contextRef: String?
  }

  private struct Trace {
    let stroke: OpenStroke
    let id: String?
    var annotations: [(name: String, value: String)] = []
  }

  private let timeUnit: TimeUnit?
  /// What tags point into.
  private let texts = XMLTexts()
  private var open: [Level] = []
  private var traces: [Trace] = []
  /// The indices of traces by their ids.
  private var byID: [String: Int] = [:]
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
    try cursor.readXML(ink.texts) { reader, event throws(ReadError) in
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
    if tag.localName == "traceView", let viewed = tag["traceDataRef"]?.text {
      open[open.count - 1].viewed = [viewed.hasPrefix("#") ? String(viewed.dropFirst()) : viewed]
    }
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
    if !open.isEmpty { open[open.count - 1].viewed.formUnion(level.viewed) }
  }

  /// Gives what was said in an element to the traces in it, and to those that it shows.
  private mutating func annotate(_ level: Level) {
    guard !level.annotations.isEmpty else { return }
    let viewed = level.viewed.compactMap { byID[$0] }.filter { $0 < level.firstTrace }
    for index in Array(level.firstTrace..<traces.count) + viewed {
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
      if let id = tag.id { byID[id] = index }
    } else {
      let stroke = OpenStroke(dataFromLine: line)
      try reader.withText(limit: .endOfTrace) { cursor throws(ReadError) in
        try trace.read(cursor, into: stroke)
      }
      if let id = tag.id { byID[id] = traces.count }
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
      func number(_ name: String) -> Double? {
        trace.annotations.first { $0.name == name }.flatMap { Double($0.value) }
      }
      stroke.take(width: number("width"), ended: number("ended"))
      assembler.deliver(stroke)
    }
  }
}

extension XMLTag {
  /// Its name in the document.
  fileprivate var id: String? { (self["xml:id"] ?? self["id"])?.text }
}

// MARK: - Formats

/// The channels of a trace's points.
struct InkMLFormat {
  /// The meaning of a value of a point.
  enum Channel: Equatable {
    case x(sign: Double), y(sign: Double)
    /// Time, in units per second; nil if the unit is not given.
    case time(perSecond: Double?)
    /// Anything else, by its name.
    case other(String)

    /// True if its values are numbers that matter here.
    var counts: Bool { if case .other = self { false } else { true } }
  }

  /// The channels that every point has.
  var regular: [Channel] = []
  /// The channels that a point may have behind those.
  var intermittent: [String] = []

  /// The names of the channels that are not kept.
  var others: [String] {
    regular.compactMap { if case .other(let name) = $0 { name } else { nil } } + intermittent
  }

  /// The format of a trace that names none.
  static let plain = InkMLFormat(regular: [.x(sign: 1), .y(sign: 1)])
}

/// The trace formats of a document, tag by tag.
struct InkMLFormats {
  private var byID: [String: InkMLFormat] = [:]
  private var current = InkMLFormat.plain
  /// The format that is being read.
  private var format: InkMLFormat?
  private var formatID: String?
  private var isIntermittent = false
  /// The ids of the enclosing elements, by which the format can be referred to.
  private var owners: [String?] = []
  /// The number of time units in a second, by the source's channel T.
  private var timeResolution: Double?

  mutating func begin(_ tag: XMLTag) throws(ReadError) {
    switch tag.localName {
    case "context", "inkSource":
      owners.append(tag.id)
      if let ref = (tag["traceFormatRef"] ?? tag["inkSourceRef"] ?? tag["contextRef"])?.text {
        set(format(for: ref))
      }
    case "traceFormat":
      format = InkMLFormat()
      formatID = tag.id
    case "intermittentChannels": isIntermittent = true
    case "channel": try addChannel(tag)
    case "channelProperty":
      if tag["channel"]?.text == "T", tag["name"]?.text == "resolution" { try readResolution(tag) }
    default: break
    }
  }

  mutating func end(_ tag: XMLTag) {
    switch tag.localName {
    case "context", "inkSource": _ = owners.popLast()
    case "intermittentChannels": isIntermittent = false
    case "traceFormat":
      guard let format else { return }
      if let formatID { byID[formatID] = format }
      set(format)
      self.format = nil
    default: break
    }
  }

  /// The format of a trace whose context is referred to, or is the last.
  func format(for reference: String?) -> InkMLFormat {
    guard let reference, !reference.isEmpty else { return current }
    guard reference != "#DefaultContext", reference != "#DefaultTraceFormat" else { return .plain }
    // A context may say nothing of channels.
    return byID[String(reference.dropFirst())] ?? current
  }

  private mutating func set(_ format: InkMLFormat) {
    current = format
    for case let id? in owners { byID[id] = format }
  }

  private mutating func addChannel(_ tag: XMLTag) throws(ReadError) {
    guard let name = tag["name"]?.text else {
      throw ReadError("expected a channel with a name", at: tag.position)
    }
    guard !isIntermittent else {
      format?.intermittent.append(name)
      return
    }
    let sign = tag["orientation"]?.text == "-ve" ? -1.0 : 1
    switch name {
    case "X": format?.regular.append(.x(sign: sign))
    case "Y": format?.regular.append(.y(sign: sign))
    case "T": format?.regular.append(.time(perSecond: try Self.perSecond(tag)))
    default: format?.regular.append(.other(name))
    }
  }

  /// Returns the number of a channel's time units in a second.
  private static func perSecond(_ tag: XMLTag) throws(ReadError) -> Double? {
    guard let units = tag["units"] else { return nil }
    switch units.text {
    case "s": return 1
    case "ms": return 1e3
    case "us": return 1e6
    case "ns": return 1e9
    case "dev": return nil
    default:
      throw ReadError("expected s, ms, us, ns or dev, found \"\(units.text)\"", at: units.position)
    }
  }

  /// Reads `value="1000" units="1/s"`, which says how many times of the source make a second.
  private mutating func readResolution(_ tag: XMLTag) throws(ReadError) {
    guard let value = try tag["value"]?.number(), value > 0 else { return }
    switch tag["units"]?.text {
    case "1/s": timeResolution = value
    case "1/ms": timeResolution = value * 1e3
    case "1/us": timeResolution = value * 1e6
    default: return
    }
    for (id, format) in byID { byID[id] = resolved(format) }
    current = resolved(current)
  }

  private func resolved(_ format: InkMLFormat) -> InkMLFormat {
    var format = format
    for (index, channel) in format.regular.enumerated() {
      if case .time(nil) = channel { format.regular[index] = .time(perSecond: timeResolution) }
    }
    return format
  }
}

/// The points of a trace: values separated by white space, signs or their prefixes, points separated by
/// commas.
///
/// `!` begins a channel's explicit values, `'` its first differences, `"` its second differences,
/// until another prefix does; `*` is the value of the point before, and `?` none. Channels that come
/// now and then follow those that every point has.
struct InkMLTrace {
  /// A channel along the trace.
  private struct Track {
    var order = 0
    var value = 0.0
    var step = 0.0
    /// The last value as it was written, if it was an explicit one.
    var numeral: Numeral?
  }

  private let format: InkMLFormat
  private let timeUnit: TimeUnit?
  private var tracks: [Track]
  private var isFirst = true

  /// A trace whose points are of a format.
  init(_ format: InkMLFormat, _ timeUnit: TimeUnit?) {
    (self.format, self.timeUnit) = (format, timeUnit)
    tracks = Array(repeating: Track(), count: format.regular.count)
  }

  /// Reads points up to the end and adds them to a stroke.
  mutating func read(_ start: ByteCursor, into stroke: OpenStroke) throws(ReadError) {
    var cursor = start
    cursor.skipSpace()
    while !cursor.isAtEnd {
      let position = cursor.countLines()
      try readPoint(&cursor)
      let (place, time) = try sample(at: position)
      try stroke.append(place, at: time, position)
      if isFirst { for name in format.others { stroke.note(channel: name) } }
      isFirst = false
      cursor.skipSpace()
      guard !cursor.isAtEnd else { break }
      guard cursor.take(UInt8(ascii: ",")) else { throw cursor.expected("a comma", asWord: false) }
      cursor.skipSpace()
    }
  }

  private mutating func readPoint(_ cursor: inout ByteCursor) throws(ReadError) {
    for index in tracks.indices {
      try readValue(&cursor, into: &tracks[index], counts: format.regular[index].counts)
    }
    for _ in format.intermittent {
      cursor.skipSpace()
      guard !cursor.isAtEnd, !cursor.sees(UInt8(ascii: ",")) else { return }
      var track = Track()
      try readValue(&cursor, into: &track, counts: false)
    }
  }

  /// Reads one value; `counts` if it must be a number.
  private func readValue(
    _ cursor: inout ByteCursor, into track: inout Track, counts: Bool
  ) throws(ReadError) {
    cursor.skipSpace()
    let start = cursor.next
    if !cursor.isAtEnd, let order = Self.orders[start.pointee] {
      guard order == 0 || !isFirst || !counts else {
        throw cursor.error(
          "expected an explicit value in the first point, found a difference", at: start)
      }
      track.order = order
      if order == 1 { track.step = 0 }
      cursor.next += 1
      cursor.skipSpace()
    }
    guard !cursor.isAtEnd else { throw cursor.expected("a value", asWord: false) }
    if !isFirst, cursor.take(UInt8(ascii: "*")) {
      track.step = 0
    } else if !counts, "?TF".utf8.contains(cursor.next.pointee) {
      cursor.next += 1
    } else {
      try readNumber(&cursor, into: &track, from: start)
    }
  }

  private static let orders: [UInt8: Int] = [
    UInt8(ascii: "!"): 0, UInt8(ascii: "'"): 1, UInt8(ascii: "\""): 2,
  ]

  private func readNumber(
    _ cursor: inout ByteCursor, into track: inout Track, from start: UnsafePointer<UInt8>
  ) throws(ReadError) {
    let (number, numeral) = try readNumeral(&cursor)
    track.numeral = nil
    switch track.order {
    case 0:
      // The next difference is from here.
      track.step = isFirst ? 0 : number - track.value
      (track.value, track.numeral) = (number, numeral)
    case 1: (track.step, track.value) = (number, track.value + number)
    default:
      track.step += number
      track.value += track.step
    }
    // A step that is too large matters only where a difference builds on it.
    guard track.value.isFinite else { throw cursor.error("number too large", at: start) }
  }

  /// Reads a decimal, or a hexadecimal after `#`.
  private func readNumeral(
    _ cursor: inout ByteCursor
  ) throws(ReadError) -> (Double, Numeral?) {
    let start = cursor
    let isNegative = cursor.take(UInt8(ascii: "-"))
    if cursor.take(UInt8(ascii: "#")) {
      var value = 0.0
      let first = cursor.next
      while !cursor.isAtEnd, let digit = cursor.next.pointee.hexValue {
        value = value * 16 + Double(digit)
        cursor.next += 1
      }
      guard cursor.next > first, value.isFinite else {
        throw start.expected("a hexadecimal number", asWord: false)
      }
      return (isNegative ? -value : value, nil)
    }
    let numeral = Numeral(from: start.next, to: start.end)
    guard numeral.integerDigits + numeral.fractionDigits > 0 else {
      throw start.expected("a number", asWord: false)
    }
    guard numeral.value.isFinite else { throw start.error("number too large") }
    cursor.next = numeral.end
    return (numeral.value, numeral)
  }

  /// Returns the point's sample.
  private func sample(at position: TextPosition) throws(ReadError) -> (Point, Double?) {
    var (x, y, time): (Double?, Double?, Double?)
    for (channel, track) in zip(format.regular, tracks) {
      switch channel {
      case .x(let sign): x = track.value * sign
      case .y(let sign): y = track.value * sign
      case .time(let perSecond): time = seconds(track, perSecond)
      case .other: break
      }
    }
    guard let x, let y else {
      throw ReadError("expected a trace format with X and Y, found one without", at: position)
    }
    return (Point(x, y), time)
  }

  private func seconds(_ track: Track, _ perSecond: Double?) -> Double {
    let perSecond = timeUnit?.perSecond ?? perSecond ?? 1
    let powers: [Double: Int] = [1: 0, 1e3: -3, 1e6: -6, 1e9: -9]
    if let numeral = track.numeral, let power = powers[perSecond] {
      return numeral.scaled(byPowerOfTen: power).value
    }
    return track.value / perSecond
  }
}
