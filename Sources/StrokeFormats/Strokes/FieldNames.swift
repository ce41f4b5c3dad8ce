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
  static let samples: [StaticString] = ["points", "touches", "samples", "path", "data", "events"]
  /// An array of strokes.
  static let strokes: [StaticString] = ["strokes", "gestures"]
  /// A sample's place, as `{"x":…,"y":…}`, `[x,y]` or `"{x, y}"`. Of several the first of this list counts.
  static let locations: [StaticString] = ["location", "locationinview", "position", "point"]
  /// A sample's time. Only one of these may be there.
  static let times: [StaticString] = ["t", "time", "timestamp"]
  /// A sample's time where it has none of those, and if it is one. Of several the first of this list counts.
  static let otherTimes: [StaticString] = ["timestamps", "date", "zeit", "temps", "tiempo"]
  /// The touch that a sample belongs to, in a log of several.
  static let touches: [StaticString] = [
    "pointerid", "identifier", "touchid", "touchidentifier", "finger",
  ]
  /// The phase of a touch: what else it may be, ``PointerEvent/Kind`` knows.
  static let phases: [StaticString] = ["phase"]

  /// The place of a name in one of the lists.
  static func index(
    of name: UnsafeBufferPointer<UInt8>, in list: [StaticString]
  ) -> Int? {
    list.firstIndex { Axis.says(name, $0) }
  }
}

extension JSONText {
  /// The place of the name in a list of known names.
  func index(in list: [StaticString]) -> Int? {
    guard !hasEscapes else {
      return decoded().withUnsafeBufferPointer { KnownNames.index(of: $0, in: list) }
    }
    return KnownNames.index(of: UnsafeBufferPointer(start: start, count: end - start), in: list)
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
    if name.hasEscapes {
      let bytes = name.decoded()
      guard let axis = bytes.withUnsafeBufferPointer({ Axis(name: $0, fields) }) else { return nil }
      self = axis
    } else {
      self.init(
        name: UnsafeBufferPointer(start: name.start, count: name.end - name.start), fields)
    }
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
      } else if let place = KnownNames.index(of: name, in: KnownNames.otherTimes) {
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

  /// Returns true if `name` is `word`, which has small letters, in any case.
  static func says(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard name.count == word.utf8CodeUnitCount else { return false }
    return name.indices.allSatisfy { name[$0].lowercaseLetter == word.utf8Start[$0] }
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
