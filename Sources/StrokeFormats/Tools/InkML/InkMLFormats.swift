import StrokePaths

/// The channels of a trace's points.
struct InkMLFormat {
  /// The meaning of a value of a point.
  enum Channel: Equatable {
    case x(sign: Double), y(sign: Double)
    /// A time, of which so many make a second; nil if nobody says.
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
  /// The ids of the elements about it that stand for it.
  private var owners: [(name: String, id: String?)] = []
  /// The number of time units in a second, by the source's channel T.
  private var timeResolution: Double?

  mutating func begin(_ tag: XMLTag) throws(ReadError) {
    switch tag.localName {
    case "context", "inkSource":
      owners.append((tag.localName, (tag["xml:id"] ?? tag["id"])?.text))
      if let ref = (tag["traceFormatRef"] ?? tag["inkSourceRef"] ?? tag["contextRef"])?.text {
        set(format(for: ref))
      }
    case "traceFormat":
      format = InkMLFormat()
      formatID = (tag["xml:id"] ?? tag["id"])?.text
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
    for owner in owners {
      if let id = owner.id { byID[id] = format }
    }
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
