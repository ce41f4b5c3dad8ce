/// The names that a file has for what strokes are made of, where they are not those that are known.
///
/// A name that is given is the only one for its purpose, and is told from others by the case of its
/// letters too. In JSON the names of samples, coordinates and times may reach inside objects, as
/// `position.x` does.
public struct FieldNames: Hashable, Sendable {
  /// The name of the array of samples, in JSON.
  public var points: String?
  /// The name of the horizontal coordinate.
  public var x: String?
  /// The name of the vertical coordinate.
  public var y: String?
  /// The name of the time.
  public var time: String?
  /// The name of the column that separates strokes.
  public var stroke: String?
  /// The name of the id.
  public var id: String?
  /// The name of the label.
  public var label: String?

  /// None is given.
  public init() {}

  /// The known name that stands for a member or a column called `name`: `id`, `label` or `stroke`. A
  /// known name stands for nothing where another is given for its purpose.
  func knownName(for name: String) -> String? {
    for (known, own) in [("id", id), ("label", label), ("stroke", stroke)] {
      if own == name { return known }
    }
    return nil
  }

  /// True if another name is given for the purpose of a known one, in any case.
  func replaces(_ name: String) -> Bool {
    switch name.lowercased() {
    case "id": id != nil
    case "label": label != nil
    case "stroke": stroke != nil
    default: false
    }
  }
}

/// Names that are given, for what is filled again and again: a copy is a reference.
final class GivenNames: Sendable {
  let names: FieldNames

  init(_ names: FieldNames) { self.names = names }
}

/// The names of members and columns by their purpose: what apps and recorders call the things that strokes are
/// made of. All are in small letters; those of coordinates are in ``Axis``.
enum KnownNames {
  /// The array of a stroke's samples. Of several the first of this list counts.
  static let samples: [StaticString] = [
    "points", "touches", "samples", "path", "data", "events", "touchpoints",
  ]
  /// An array of strokes.
  static let strokes: [StaticString] = ["strokes", "gestures"]
  /// A sample's place, as `{"x":…,"y":…}`, `[x,y]` or `"{x, y}"`. Of several the first of this list counts.
  static let locations: [StaticString] = ["location", "locationinview", "position", "point"]
  /// A sample's time. Only one of these may be there.
  static let times: [StaticString] = ["t", "time", "timestamp"]
  /// A sample's time where it has none of those, and if it is one. Of several the first of this list counts.
  static let otherTimes: [StaticString] = [
    "timestamps", "times", "date", "zeit", "temps", "tiempo", "timeoffset", "eventtime", "datetime",
    "createdat", "elapsed", "elapsedtime", "ts",
  ]
  /// Those of them that have an everyday meaning, too: what is under one need not be a sample's time.
  private static let everydayTimes: [StaticString] = ["date", "zeit", "temps", "tiempo"]
  /// What the name of a time may end in, or be: its unit.
  private static let timeUnits: [(ending: StaticString, unit: TimeUnit)] = [
    ("ms", .milliseconds), ("millis", .milliseconds), ("milliseconds", .milliseconds),
    ("us", .microseconds), ("micros", .microseconds), ("microseconds", .microseconds),
    ("ns", .nanoseconds), ("nanos", .nanoseconds), ("nanoseconds", .nanoseconds),
  ]
  /// The touch that a sample belongs to, in a log of several.
  static let touches: [StaticString] = [
    "pointerid", "identifier", "touchid", "touchidentifier", "finger", "fingerid", "trackingid",
    "strokeid",
  ]
  /// The same where it has none of those, beside a phase. Of several the first of this list counts.
  static let possibleTouches: [StaticString] = [
    "id", "touch", "touchhash", "pointer", "pointerhash", "hash",
  ]
  /// The column whose value changes where a stroke begins, if there is no `stroke` and no `id`. Of several the first
  /// of this list counts.
  static let strokeKeys =
    touches + ["gestureid", "gesture", "trialid", "trial", "recordingid", "sessionid", "session"]
  /// The phase of a touch: what it may be, ``PointerEvent/Kind`` knows.
  static let phases: [StaticString] = ["phase"]
  /// The phase of a touch where it is one of the words for it.
  static let otherPhases: [StaticString] = [
    "touchphase", "state", "actionmasked", "action", "eventtype", "event", "type",
  ]
  /// The object in which some put what an event says.
  static let wrappers: [StaticString] = ["nativeevent", "params"]
  /// What says how large the view is: its width, or an object, an array or a text with that in it.
  static let views: [StaticString] = [
    "viewwidth", "viewsize", "viewbounds", "viewframe", "view", "viewport", "bounds",
  ]
  /// The array of the samples between two events, in the later of them.
  static let coalesced: [StaticString] = ["coalesced", "coalescedtouches", "coalescedevents"]

  /// The unit that the name of a time says, with the name without it.
  static func timeUnit(
    of name: UnsafeBufferPointer<UInt8>
  ) -> (unit: TimeUnit, stem: UnsafeBufferPointer<UInt8>)? {
    guard name.last?.lowercaseLetter == UInt8(ascii: "s") else { return nil }
    for (ending, unit) in timeUnits where name.count >= ending.utf8CodeUnitCount {
      let stem = name.dropLast(ending.utf8CodeUnitCount)
      guard Axis.says(UnsafeBufferPointer(rebasing: name[stem.endIndex...]), ending) else {
        continue
      }
      return (unit, UnsafeBufferPointer(rebasing: stem.last == 0x5F ? stem.dropLast() : stem))
    }
    return nil
  }

  /// The place of a time's name among those that others have for it, behind which the units by themselves are.
  fileprivate static func indexOfOtherTime(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    if let place = index(of: name, in: otherTimes) { return place }
    guard let stem = timeUnit(of: name)?.stem else { return nil }
    if stem.isEmpty { return otherTimes.count }
    return index(of: stem, in: otherTimes) ?? (index(of: stem, in: times) == nil ? nil : 0)
  }

  /// Returns true if what is under a name that others have for the time must be one.
  static func mustBeTime(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let place = indexOfOtherTime(name), place < otherTimes.count else { return false }
    return index(of: name, in: everydayTimes) == nil
  }

  /// Returns true if a name is one that others have for the time.
  static func isOtherTime(_ name: String) -> Bool {
    let place = Array(name.utf8).withUnsafeBufferPointer { indexOfOtherTime($0) }
    return place.map { $0 < otherTimes.count } ?? false
  }

  /// What numbers mean under a name for phases; none where they mean anything.
  static func numbersOfPhases(_ name: UnsafeBufferPointer<UInt8>) -> [PointerEvent.Kind] {
    if index(of: name, in: ["action", "actionmasked"]) != nil { return PointerEvent.Kind.actions }
    return index(of: name, in: phases + ["state", "touchphase"]) == nil
      ? [] : PointerEvent.Kind.numbered
  }

  /// What a name for times may have in it.
  private static let partsOfTimes: [StaticString] = [
    "time", "stamp", "clock", "millis", "elapsed", "epoch", "datum", "uhr", "heure", "hora",
  ]

  /// Returns true if a name is one for times, or looks like one.
  static func mayBeTime(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .otherTime = Axis(name: name, nil) { return true }
    return name.indices.contains { place in
      partsOfTimes.contains { part in
        let end = place + part.utf8CodeUnitCount
        return end <= name.count
          && Axis.says(UnsafeBufferPointer(rebasing: name[place..<end]), part)
      }
    }
  }

  /// Returns true if a sample says under this name which stroke it is of: `stroke`, or what is given for it.
  static func isStroke(_ name: JSONText, _ fields: FieldNames?) -> Bool {
    guard let own = fields?.stroke else { return name.index(in: ["stroke"]) != nil }
    return name.says(Array(own.utf8))
  }

  /// The place of a name in one of the lists.
  static func index(
    of name: UnsafeBufferPointer<UInt8>, in list: [StaticString]
  ) -> Int? {
    list.firstIndex { Axis.says(name, $0) }
  }
}

extension JSONText {
  /// The place of the name in a list of known names.
  func index(in list: [StaticString]) -> Int? { withBytes { KnownNames.index(of: $0, in: list) } }

  /// The unit that it says, as the name of a time.
  var timeUnit: TimeUnit? { withBytes { KnownNames.timeUnit(of: $0)?.unit } }

  /// What numbers mean, if it is a name for phases.
  var numbersOfPhases: [PointerEvent.Kind] { withBytes { KnownNames.numbersOfPhases($0) } }

  /// True if what is under it must be a time.
  var mustBeTime: Bool { withBytes { KnownNames.mustBeTime($0) } }

  /// True if it is one for times, or looks like one.
  var mayBeTime: Bool { withBytes { KnownNames.mayBeTime($0) } }

  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard !hasEscapes else { return decoded().withUnsafeBufferPointer(body) }
    return body(UnsafeBufferPointer(start: start, count: end - start))
  }
}

/// What a member of a point or a column of a table is, by its name.
enum Axis: Equatable {
  /// A coordinate, by the place of its pair among those that recorders have names for. Of several
  /// pairs the first that is whole counts.
  case x(pair: Int), y(pair: Int)
  case time
  /// A time if it is one, by its place among the names that others have for time.
  case otherTime(Int)

  /// The names of coordinates, in small letters.
  static let pairs: [(x: StaticString, y: StaticString)] = [
    ("x", "y"), ("clientx", "clienty"), ("pagex", "pagey"), ("screenx", "screeny"),
    ("offsetx", "offsety"), ("locationx", "locationy"),
  ]

  /// The place of the pair that an object of this name holds, behind all others.
  static let location = pairs.count

  init?(_ name: JSONText, _ fields: FieldNames?) {
    guard let axis = name.withBytes({ Axis(name: $0, fields) }) else { return nil }
    self = axis
  }

  init?(name: UnsafeBufferPointer<UInt8>, _ fields: FieldNames?) {
    guard let fields else {
      self.init(knownName: name)
      return
    }
    if let x = fields.x, name.elementsEqual(x.utf8) {
      self = .x(pair: 0)
    } else if let y = fields.y, name.elementsEqual(y.utf8) {
      self = .y(pair: 0)
    } else if let time = fields.time, name.elementsEqual(time.utf8) {
      self = .time
    } else {
      guard let axis = Axis(knownName: name) else { return nil }
      switch axis {
      case .x where fields.x != nil, .y where fields.y != nil, .time where fields.time != nil,
        .otherTime where fields.time != nil:
        return nil
      default: self = axis
      }
    }
  }

  private init?(knownName name: UnsafeBufferPointer<UInt8>) {
    guard let last = name.last?.lowercaseLetter else { return nil }
    switch last {
    case UInt8(ascii: "x"):
      guard let pair = Self.pairs.firstIndex(where: { Self.says(name, $0.x) }) else { return nil }
      self = .x(pair: pair)
    case UInt8(ascii: "y"):
      guard let pair = Self.pairs.firstIndex(where: { Self.says(name, $0.y) }) else { return nil }
      self = .y(pair: pair)
    default:
      if KnownNames.index(of: name, in: KnownNames.times) != nil {
        self = .time
      } else if let place = KnownNames.indexOfOtherTime(name) {
        self = .otherTime(place)
      } else {
        return nil
      }
    }
  }

  /// Returns true if recorders call a coordinate so.
  static func isCoordinate(_ name: String) -> Bool {
    Array(name.utf8).withUnsafeBufferPointer { Axis(knownName: $0)?.isCoordinate ?? false }
  }

  /// True if it is a coordinate's.
  var isCoordinate: Bool {
    switch self {
    case .x, .y: true
    case .time, .otherTime: false
    }
  }

  /// The order in which names of times count.
  var orderOfTimes: Int { if case .otherTime(let place) = self { place } else { -1 } }

  /// Returns true if `name` is `word`, which has small letters, in any case; as `view_width` is `viewwidth`.
  static func says(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard let first = name.first, first.lowercaseLetter == word.utf8Start[0] else { return false }
    let (length, line) = (word.utf8CodeUnitCount, UInt8(ascii: "_"))
    if name.count == length {
      return name.indices.allSatisfy { name[$0].lowercaseLetter == word.utf8Start[$0] }
    }
    guard name.count > length, name.last != line else { return false }
    var count = 0
    for byte in name where byte != line {
      guard count < length, byte.lowercaseLetter == word.utf8Start[count] else { return false }
      count += 1
    }
    return count == length
  }
}

/// The coordinates that a point gives, of which the first whole pair counts.
struct CoordinatePairs {
  private var x = SIMD8<Double>()
  private var y = SIMD8<Double>()
  private var xPlaces = SIMD8<UInt>()
  private var yPlaces = SIMD8<UInt>()
  private(set) var hasX: UInt8 = 0
  private(set) var hasY: UInt8 = 0

  /// True if the coordinate is not there yet.
  func isNew(_ axis: Axis) -> Bool {
    switch axis {
    case .x(let pair): hasX >> pair & 1 == 0
    case .y(let pair): hasY >> pair & 1 == 0
    case .time, .otherTime: false
    }
  }

  /// Sets a coordinate, whose number begins at a place.
  mutating func set(_ axis: Axis, to number: Double, at place: UnsafePointer<UInt8>) {
    switch axis {
    case .x(let pair):
      (x[pair], xPlaces[pair], hasX) = (number, UInt(bitPattern: place), hasX | 1 << pair)
    case .y(let pair):
      (y[pair], yPlaces[pair], hasY) = (number, UInt(bitPattern: place), hasY | 1 << pair)
    case .time, .otherTime: break
    }
  }

  /// Forgets the place of an object, an array or a text.
  mutating func removeLocation() {
    let mask: UInt8 = ~(1 << UInt8(Axis.location))
    (hasX, hasY) = (hasX & mask, hasY & mask)
  }

  /// The first whole pair, and where its numbers begin.
  var first: (x: Double, y: Double, places: Places)? {
    let pair = (hasX & hasY).trailingZeroBitCount
    guard pair < 8 else { return nil }
    return (
      x[pair], y[pair],
      Places(
        x: UnsafePointer(bitPattern: xPlaces[pair]), y: UnsafePointer(bitPattern: yPlaces[pair]))
    )
  }
}
