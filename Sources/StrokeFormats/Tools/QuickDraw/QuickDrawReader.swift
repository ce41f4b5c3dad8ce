// Quick, Draw! by Google: one drawing an object, each stroke of it as an array of all x, one of all
// y and, in the raw form, one of all times in milliseconds:
//
//     {"word":"circle","countrycode":"DE","timestamp":"2017-03-01 …","recognized":true,
//      "key_id":"5891796615823360","drawing":[[[x0,x1,…],[y0,y1,…],[t0,t1,…]],…]}
//
// The word is the stroke's label and the key its id. Of a drawing of several strokes each is a
// stroke of its own, with its number as the member `part`. A drawing made here may have a `width`.
// What else it says is kept as it is written.

/// Reads drawings of Quick, Draw!
struct QuickDrawReader: Sendable {
  private let timeUnit: TimeUnit

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .milliseconds }

  /// Reads a drawing, which is an object.
  func readDrawing(_ cursor: inout ByteCursor) throws(ReadStop) -> [StrokeDraft] {
    let line = cursor.countLines().line
    var members = Members()
    var width: Double?
    var strokes: [StrokeDraft]?
    try cursor.readObject("a drawing", depth: 0) { name, cursor throws(ReadStop) in
      if name.says("drawing") {
        strokes = try readStrokes(&cursor, line: line)
      } else if name.says("width") {
        width = try cursor.readWidth()
      } else {
        let kept =
          name.says("word") ? Array("label".utf8) : name.says("key_id") ? Array("id".utf8) : nil
        try members.read(&cursor, as: kept ?? name.decoded(), depth: 1)
      }
      return true
    }
    guard let strokes else { throw cursor.expected("\"drawing\"", at: cursor.next - 1) }
    return strokes.enumerated().map { index, stroke in
      var stroke = stroke
      stroke.members = members
      stroke.width = width
      if strokes.count > 1 { stroke.members.add("part".utf8, .literal("\(index + 1)")) }
      return stroke
    }
  }

  private func readStrokes(
    _ cursor: inout ByteCursor, line: Int
  ) throws(ReadStop) -> [StrokeDraft] {
    var strokes: [StrokeDraft] = []
    try cursor.readArray("an array of strokes") { cursor throws(ReadStop) in
      try cursor.need(UInt8(ascii: "["), or: "a stroke as [[x,…],[y,…]]")
      cursor.skipSpace()
      let x = try readNumbers(&cursor, "the array of x")
      try cursor.needComma()
      let y = try readNumbers(&cursor, "the array of y", count: x.count)
      cursor.skipSpace()
      var times: [Double] = []
      if cursor.take(UInt8(ascii: ",")) {
        cursor.skipSpace()
        times = try readNumbers(&cursor, "the array of times", count: x.count, unit: timeUnit)
        cursor.skipSpace()
      }
      try cursor.need(UInt8(ascii: "]"))
      strokes.append(StrokeDraft(x: x, y: y, times: times, line: line))
    }
    return strokes
  }

  /// Reads an array of numbers, of which there must be `count` if that is given: times if they have a
  /// unit.
  private func readNumbers(
    _ cursor: inout ByteCursor, _ what: String, count: Int? = nil, unit: TimeUnit? = nil
  ) throws(ReadStop) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count ?? 0)
    try cursor.readArray(what) { cursor throws(ReadStop) in
      if let unit {
        numbers.append(try cursor.readTime(in: unit))
      } else {
        numbers.append(try cursor.readNumber())
      }
    }
    if let count, numbers.count != count {
      throw cursor.stop(
        "expected as many numbers as x (\(count)), found \(numbers.count)", at: cursor.next - 1)
    }
    return numbers
  }
}

extension ByteCursor {
  /// Reads a number in a unit of time, or a date and time of ISO 8601, as seconds.
  fileprivate mutating func readTime(in unit: TimeUnit) throws(ReadStop) -> Double {
    if sees(UInt8(ascii: "\"")) { return try readTimeOrDate().value }
    let numeral = try readNumeral().scaled(byPowerOfTen: unit.powerOfTen)
    guard numeral.value.isFinite else { throw stop("number too large", at: numeral.start) }
    return numeral.value
  }
}

extension Members {
  /// Reads the value at the cursor and keeps it under a name, if the name is new.
  fileprivate mutating func read(
    _ cursor: inout ByteCursor, as name: some Sequence<UInt8>, depth: Int
  ) throws(ReadStop) {
    let start = cursor.next
    if cursor.sees(UInt8(ascii: "\"")) {
      add(name, .text(String(decoding: try cursor.readText().decoded(), as: UTF8.self)))
    } else {
      try cursor.skipValue(depth: depth)
      add(name, StrokeField.Value(json: start, to: cursor.next))
    }
  }
}
