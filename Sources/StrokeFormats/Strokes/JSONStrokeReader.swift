import StrokeCore

/// Reads single strokes by the grammar of JSON.
struct JSONStrokeReader: ~Copyable, Sendable {
  /// The members of a list of strokes that hold for all of them.
  struct Defaults {
    var timeUnit: TimeUnit?
    var width: Double?
    /// The width by the size of the view, which counts if there is no other.
    var viewWidth: Double?
  }

  /// The way an object ended.
  enum Outcome {
    case stroke
    /// At the value of "strokes": a list of them begins.
    case list
  }

  var samples = Samples()
  var pointNames = Members()
  var patterns = SamplePatterns()
  /// The places where the numbers of the last point that was read begin.
  var places = Places()
  let timeUnit: TimeUnit?
  /// The names of members, where others than those that are known are given.
  let fields: FieldNames?
  /// The given names that reach inside objects.
  let nested: NestedNames?
  /// The given names for records.
  private let givenNames: GivenNames?
  /// The name of the member that is examined.
  private let examined: [UInt8]?
  /// The address where its value begins, in the stroke that was read last.
  private(set) var examinedPlace: UInt?
  var defaults = Defaults()
  /// The number of arrays and objects around the record.
  var depth = 0
  /// The members of the object that is being read.
  var own = Defaults()
  /// The unit of times that their name says.
  var nameUnit: TimeUnit?
  var doubts: [Doubt] = []
  /// True while the points between two others are read.
  var isInCoalesced = false
  /// True if the point that was read brought those with it.
  var bringsOthers = false
  /// The time at which the finger was lifted, in the unit of the samples or as a date.
  private var liftTime: (value: Double, isDate: Bool)?

  init(timeUnit: TimeUnit?, fields: FieldNames? = nil, examined: [UInt8]? = nil) {
    (self.timeUnit, self.fields, self.examined) = (timeUnit, fields, examined)
    givenNames = fields.map(GivenNames.init)
    nested = NestedNames(fields)
  }

  /// Reads a stroke in any of its shapes.
  mutating func readStroke(
    _ cursor: inout ByteCursor, into record: inout StrokeRecord
  ) throws(ReadStop) {
    begin(&record)
    if cursor.sees(UInt8(ascii: "{")) {
      _ = try readObject(&cursor, mayBeList: false, into: &record)
    } else if cursor.sees(UInt8(ascii: "[")) {
      try readPoints(&cursor, depth: depth + 1)
    } else {
      throw cursor.expectedInJSON("a stroke", isInside: false)
    }
    try finish(&record, cursor)
  }

  mutating func begin(_ record: inout StrokeRecord) {
    samples.removeAll()
    own = Defaults()
    (liftTime, examinedPlace, nameUnit) = (nil, nil, nil)
    doubts = []
    record.members.removeAll()
    record.isRow = false
    if !record.sampleNames.isEmpty { record.sampleNames.removeAll() }
    record.givenNames = givenNames
    if !record.notedChannels.isEmpty { record.notedChannels.removeAll() }
  }

  /// Makes the record's stroke of what was read.
  mutating func finish(_ record: inout StrokeRecord, _ cursor: ByteCursor) throws(ReadStop) {
    let unit = timeUnit ?? own.timeUnit ?? defaults.timeUnit ?? nameUnit ?? .seconds
    if samples.keepsText, unit == .seconds { samples.takeText(&record.samplesText) }
    samples.turnIntoSeconds(from: unit)
    record.timeUnit = unit
    if !doubts.isEmpty { record.doubts = doubts }
    if let name = fields?.time, samples.timing == .untimed {
      throw cursor.missing("\"\(name)\"", among: pointNames.names, at: cursor.next - 1)
        .adding("; --fields names it")
    }
    do {
      try samples.makeStroke(
        &record.stroke,
        viewWidth: own.width ?? own.viewWidth ?? defaults.width ?? defaults.viewWidth,
        liftTime: liftTime.map { $0.isDate ? $0.value : $0.value / unit.perSecond })
    } catch {
      // Every number was checked when it was read.
      throw cursor.stop("expected a stroke, found \(error)", at: cursor.next)
    }
  }

  /// Reads the object of a stroke. If it `mayBeList`, it may turn out to be a list of strokes; the
  /// cursor then stands at that member's value.
  mutating func readObject(
    _ cursor: inout ByteCursor, mayBeList: Bool, into record: inout StrokeRecord
  ) throws(ReadStop) -> Outcome {
    cursor.next += 1
    cursor.skipSpace()
    var seen = SeenMembers()
    var others = SampleMembers()
    while !cursor.sees(UInt8(ascii: "}")) {
      let start = cursor.next
      let name = try cursor.readName()
      let kind = kind(of: name)
      guard seen.insert(kind) else { throw cursor.twice(name, at: start) }
      switch kind {
      case .points:
        if fields?.points != nil { record.sampleNames = [name.text] }
        try readPoints(&cursor, depth: depth + 2)
      case .width: own.width = try cursor.readWidth()
      case .timeUnit: own.timeUnit = try cursor.readTimeUnit()
      case .ended: liftTime = try cursor.readLiftTime()
      case .strokes where mayBeList && !seen.contains(.points): return .list
      case .strokes:
        throw seen.contains(.points)
          ? cursor.stop("expected \"points\" or \"strokes\", found both", at: start)
          : cursor.stop("expected a single stroke, found \"strokes\"", at: start)
      case .other:
        if mayBeList, !seen.contains(.points), try others.isList(name, cursor, fields) {
          return .list
        }
        try others.note(name, cursor, depth: depth, fields, nested)
        try readOther(&cursor, name, at: start, into: &record.members)
      }
      guard try cursor.goOnInObject() else { break }
    }
    if !seen.contains(.points), try !readSamples(others, into: &record) {
      throw missingSamples(others, record.members.names, seen, mayBeList: mayBeList, cursor)
    }
    if samples.timing == .untimed, let time = others.time { try readTimes(time) }
    cursor.next += 1
    return .stroke
  }

  /// The error at the end of an object without samples.
  private func missingSamples(
    _ others: SampleMembers, _ names: [String], _ seen: SeenMembers, mayBeList: Bool,
    _ cursor: ByteCursor
  ) -> ReadStop {
    let names =
      names + (seen.contains(.width) ? ["width"] : []) + (seen.contains(.ended) ? ["ended"] : [])
    let points = "\"\(fields?.points ?? "points")\""
    let error = cursor.missing(mayBeList ? "\(points) or \"strokes\"" : points, among: names)
    if let name = others.likelyName {
      if others.areSeveralLikely {
        return error.adding(
          "; write strokes by name as {\"strokes\":[{\"id\":\"\(name.withoutControls)\",\"points\":…},…]}"
        )
      }
      return error.adding("; --fields points=\(name.withoutControls) reads those")
    }
    if names.contains(where: Axis.isCoordinate) { return error.showingPoints }
    // What looks like a pair of coordinates under other names.
    let pair = names.lazy.compactMap { x -> (x: String, y: String)? in
      guard x.last == "x" || x.last == "X" else { return nil }
      return names.first { $0.dropLast() == x.dropLast() && $0.last?.lowercased() == "y" }
        .map { (x, $0) }
    }.first
    guard let pair else { return error }
    return error.adding(
      "; --fields x=\(pair.x.withoutControls),y=\(pair.y.withoutControls) reads those as a point, with t=NAME for its time"
    )
  }

  /// The kind of a member, whose name may be the one that is given for samples.
  private func kind(of name: JSONText) -> MemberKind {
    let kind = MemberKind(name)
    guard let points = fields?.points else { return kind }
    return name.says(Array(points.utf8)) ? .points : kind == .points ? .other : kind
  }

  /// Reads the samples that stand under other names than `points`; false if there are none.
  private mutating func readSamples(
    _ others: SampleMembers, into record: inout StrokeRecord
  ) throws(ReadStop) -> Bool {
    if let (start, name) = others.samples {
      var cursor = start
      try readPoints(&cursor, depth: depth + 2)
      if let name { record.sampleNames = [name] }
      return true
    }
    guard let arrays = others.arrays else { return false }
    record.sampleNames = try readArrays(arrays)
    return true
  }

  /// Reads an array of all x, one of all y, and one of all times if there is one. Returns their names.
  private mutating func readArrays(_ arrays: SampleMembers.Arrays) throws(ReadStop) -> [String] {
    var (x, y, time) = (arrays.x.cursor, arrays.y.cursor, arrays.time?.cursor)
    nameUnit = arrays.time?.unit
    let xs = try x.readNumbers("an array of x")
    let ys = try y.readNumbers("an array of y", count: xs.count)
    var index = 0
    func place() -> (x: Double, y: Double) { (xs[index], ys[index]) }
    if time == nil {
      for _ in xs {
        samples.append(place().x, place().y, 0, timing: .untimed)
        index += 1
      }
    }
    try time?.readArray("an array of times") { cursor throws(ReadStop) in
      let start = cursor.next
      let (time, isDate) = try cursor.readTimeOrDate()
      guard samples.takes(dates: isDate) else { throw cursor.mixedTimes(at: start) }
      guard index < xs.count else { throw cursor.unequal(xs.count, index + 1, at: start) }
      samples.append(place().x, place().y, time, timing: .timed)
      index += 1
    }
    if let time, index < xs.count { throw time.unequal(xs.count, index, at: time.next - 1) }
    return [arrays.x.name, arrays.y.name] + [arrays.time?.name].compactMap(\.self)
  }

  /// Reads an array of times beside the samples.
  private mutating func readTimes(_ time: SampleMembers.Member) throws(ReadStop) {
    var cursor = time.cursor
    var index = 0
    try cursor.readArray("an array of times") { cursor throws(ReadStop) in
      let start = cursor.next
      let (value, isDate) = try cursor.readTimeOrDate()
      guard index < samples.count else { throw cursor.unequal(samples.count, index + 1, at: start) }
      samples.setTime(of: index, to: value, isDate: isDate)
      index += 1
    }
    guard index == samples.count else {
      throw cursor.unequal(samples.count, index, at: cursor.next - 1)
    }
    nameUnit = time.unit
  }

  /// Reads a member that is only kept, if it is a scalar.
  private mutating func readOther(
    _ cursor: inout ByteCursor, _ name: JSONText, at start: UnsafePointer<UInt8>,
    into members: inout Members
  ) throws(ReadStop) {
    guard members.add({ name.append(to: &$0) }) else { throw cursor.twice(name, at: start) }
    if own.viewWidth == nil {
      own.viewWidth = try cursor.viewWidth(named: name, depth: depth + 1)
    }
    let value = cursor.next
    if let examined, name.says(examined) { examinedPlace = UInt(bitPattern: value) }
    if cursor.sees(UInt8(ascii: "\"")) {
      let text = try cursor.readText()
      members.setValue { text.append(to: &$0) }
    } else {
      try cursor.skipValue(depth: depth + 1)
      let byte = value.pointee
      if byte != UInt8(ascii: "n"), byte != UInt8(ascii: "["), byte != UInt8(ascii: "{") {
        members.setValue { [end = cursor.next] in
          $0.append(contentsOf: UnsafeBufferPointer(start: value, count: end - value))
        }
      }
    }
  }
}

// MARK: - Members

/// The members of a stroke's object that mean something here.
enum MemberKind: UInt8 {
  case points, width, timeUnit, ended, strokes, other

  init(_ name: JSONText) {
    self =
      switch name {
      case _ where name.says("points"): .points
      case _ where name.says("width"): .width
      case _ where name.says("timeUnit"): .timeUnit
      case _ where name.says("ended"): .ended
      case _ where name.says("strokes"): .strokes
      default: .other
      }
  }
}

/// Which of them have come.
struct SeenMembers {
  private var bits: UInt8 = 0

  func contains(_ kind: MemberKind) -> Bool { bits >> kind.rawValue & 1 == 1 }

  /// False if it had come; others are not remembered.
  mutating func insert(_ kind: MemberKind) -> Bool {
    guard kind != .other else { return true }
    defer { bits |= 1 << kind.rawValue }
    return !contains(kind)
  }
}

extension ByteCursor {
  /// Reads a width: a number above 0, or null for none.
  mutating func readWidth() throws(ReadStop) -> Double? {
    if sees(UInt8(ascii: "n")) {
      try skipWord("null")
      return nil
    }
    let start = next
    guard sees(UInt8(ascii: "-")) || !isAtEnd && start.pointee &- UInt8(ascii: "0") < 10 else {
      throw expected("a width above 0")
    }
    let width = try readNumber()
    guard width > 0 else {
      let text = String(
        decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
      throw stop("expected a width above 0, found \(text)", at: start)
    }
    return width
  }

  /// Reads the time at which a finger was lifted, or null if that is unknown.
  mutating func readLiftTime() throws(ReadStop) -> (value: Double, isDate: Bool)? {
    if sees(UInt8(ascii: "n")) {
      try skipWord("null")
      return nil
    }
    guard isAtNumber || sees(UInt8(ascii: "\"")) else { throw expected("the time of the lift") }
    return try readTimeOrDate()
  }

  /// Reads a time: a number, or a date and time of ISO 8601 in quotes, as seconds.
  mutating func readTimeOrDate() throws(ReadStop) -> (value: Double, isDate: Bool) {
    guard sees(UInt8(ascii: "\"")) else { return (try readNumber(), false) }
    let start = next
    let text = try readText().decoded()
    guard let seconds = text.withUnsafeBufferPointer({ DateTime.seconds($0) }) else {
      throw stop(
        "expected a number, or a date and time such as \(DateTime.example), found \"\(String(decoding: text, as: UTF8.self).withoutControls.prefix(40))\"",
        at: start)
    }
    return (seconds, true)
  }

  /// True if a number comes next.
  var isAtNumber: Bool {
    sees(UInt8(ascii: "-")) || !isAtEnd && next.pointee &- UInt8(ascii: "0") < 10
  }

  /// Stops at a time that is a number where others of the stroke are dates, or the reverse.
  func mixedTimes(at place: UnsafePointer<UInt8>) -> ReadStop {
    stop("expected a time like those before, either a number or a date, found the other", at: place)
  }

  /// Reads the name of a unit of time, or null for none.
  mutating func readTimeUnit() throws(ReadStop) -> TimeUnit? {
    let start = next
    if sees(UInt8(ascii: "n")) {
      try skipWord("null")
      return nil
    }
    if sees(UInt8(ascii: "\"")) {
      let text = try readText()
      for unit in TimeUnit.allCases where text.decoded().elementsEqual(unit.rawValue.utf8) {
        return unit
      }
      let found = String(decoding: text.decoded(), as: UTF8.self)
      throw stop("expected \(TimeUnit.list { "\"\($0)\"" }), found \"\(found)\"", at: start)
    }
    throw expected(TimeUnit.list { "\"\($0)\"" })
  }
}

extension Samples {
  /// Makes `stroke` the stroke of these samples.
  func makeStroke(
    _ stroke: inout Stroke, viewWidth: Double?, liftTime: Double?
  ) throws(Stroke.ValidationError) {
    // Every number was checked when it was read.
    stroke.assignFinite(
      x: UnsafeBufferPointer(start: x, count: count),
      y: UnsafeBufferPointer(start: y, count: count),
      times: UnsafeBufferPointer(start: times, count: timing == .timed ? count : 0))
    try stroke.setViewWidth(viewWidth)
    try stroke.setLiftTime(liftTime)
  }
}

extension ReadStop {
  /// The same error with the forms that points have, for an object that looks like one of them, or like
  /// arrays of their coordinates.
  fileprivate var showingPoints: ReadStop {
    adding("; a stroke's points are [[x,y,t],…] or [{\"x\":…,\"y\":…,\"t\":…},…]")
  }

  /// The same error with more to say behind it.
  func adding(_ text: String) -> ReadStop {
    guard case .error(let error) = self else { return self }
    return .error(ReadError(error.reason + text, line: error.line, column: error.column))
  }
}
