/// One line of `getevent` that tells an event.
struct GeteventEvent {
  /// The codes that touch screens send, as far as they matter here.
  enum Kind: Equatable {
    case slot, trackingID, x, y, toolType, report, dropped, other
    /// What a device for one pointer sends, or one without slots.
    case singleX, singleY, touch, noSlots
    /// Something else of a touch, by its name.
    case channel(String)
  }

  /// The path of the device; empty if the lines have none.
  private(set) var device = ""
  /// The time stamp, in seconds; nil if the lines have none.
  private(set) var time: RowText?
  private(set) var kind = Kind.other
  private(set) var value: Int32 = 0
  /// The place of the event's code.
  private(set) var codePlace: UnsafePointer<UInt8>?

  private var isChannel: Bool { if case .channel = kind { true } else { false } }

  /// True if only devices for several touches send it.
  var isOfSlot: Bool { isChannel || [.slot, .trackingID, .x, .y, .toolType].contains(kind) }

  /// Reads a line.
  init(_ cursor: inout ByteCursor) throws(ReadError) {
    if cursor.sees(UInt8(ascii: "[")) { time = try cursor.readStamp() }
    if cursor.sees(UInt8(ascii: "/")) {
      let word = cursor.takeWord()
      guard word.bytes.last == UInt8(ascii: ":") else { throw cursor.expected("a colon") }
      device = RowText(word.start, word.end - 1).string
    }
    let type = cursor.takeWord()
    guard type.string.hasPrefix("EV_") || type.string.isCode else {
      throw cursor.expected("the type of an event, such as EV_ABS", at: type.start)
    }
    let code = cursor.takeWord()
    guard !code.bytes.isEmpty else { throw cursor.expected("the code of an event", at: code.start) }
    codePlace = code.start
    kind = Self.kind(type.string, code.string)
    value = try readValue(&cursor)
    cursor.skipSpace()
    try cursor.skipRate()
  }

  private static let channelNames = [
    "0030": "ABS_MT_TOUCH_MAJOR", "0031": "ABS_MT_TOUCH_MINOR", "0032": "ABS_MT_WIDTH_MAJOR",
    "0033": "ABS_MT_WIDTH_MINOR", "0034": "ABS_MT_ORIENTATION", "0038": "ABS_MT_BLOB_ID",
    "003a": "ABS_MT_PRESSURE", "003b": "ABS_MT_DISTANCE", "003c": "ABS_MT_TOOL_X",
    "003d": "ABS_MT_TOOL_Y",
  ]

  private static func kind(_ type: String, _ code: String) -> Kind {
    switch (type, code) {
    case ("EV_ABS", "ABS_MT_SLOT"), ("0003", "002f"): return .slot
    case ("EV_ABS", "ABS_MT_TRACKING_ID"), ("0003", "0039"): return .trackingID
    case ("EV_ABS", "ABS_MT_POSITION_X"), ("0003", "0035"): return .x
    case ("EV_ABS", "ABS_MT_POSITION_Y"), ("0003", "0036"): return .y
    case ("EV_ABS", "ABS_MT_TOOL_TYPE"), ("0003", "0037"): return .toolType
    case ("EV_SYN", "SYN_REPORT"), ("0000", "0000"): return .report
    case ("EV_SYN", "SYN_DROPPED"), ("0000", "0003"): return .dropped
    case ("EV_SYN", "SYN_MT_REPORT"), ("0000", "0002"): return .noSlots
    case ("EV_ABS", "ABS_X"), ("0003", "0000"): return .singleX
    case ("EV_ABS", "ABS_Y"), ("0003", "0001"): return .singleY
    case ("EV_KEY", "BTN_TOUCH"), ("0001", "014a"): return .touch
    case ("EV_ABS", _) where code.hasPrefix("ABS_MT_"): return .channel(code)
    case ("0003", "0030"..."003d"): return .channel(channelNames[code] ?? "ABS_MT \(code)")
    default: return .other
    }
  }

  /// Reads eight hexadecimal digits, which write 32 bits with their sign; or a name, where the
  /// value does not matter or has one.
  private func readValue(_ cursor: inout ByteCursor) throws(ReadError) -> Int32 {
    let word = cursor.takeWord()
    guard !word.bytes.isEmpty else {
      throw cursor.expected("the value of an event", at: word.start)
    }
    let text = word.string
    if kind == .toolType, text.hasPrefix("MT_TOOL_") { return text == "MT_TOOL_PALM" ? 2 : 0 }
    if text.count == 8, text.isHexadecimal, let bits = UInt32(text, radix: 16) {
      return Int32(bitPattern: bits)
    }
    if kind == .touch, text == "DOWN" || text == "UP" { return text == "DOWN" ? 1 : 0 }
    guard kind == .other || kind == .noSlots || isChannel else {
      throw cursor.expected("eight hexadecimal digits", at: word.start)
    }
    return 0
  }
}

/// The descriptions of devices that `getevent` prints before their events.
struct DeviceDescription: Sendable {
  /// The values that an axis can have.
  struct Range: Sendable {
    let least: Double
    let count: Double
  }

  /// The ranges of a device's axes, as far as they are known.
  typealias Ranges = (x: Range?, y: Range?)

  /// The device that is being described.
  private var device: String?
  private var x: [String: Range] = [:]
  private var y: [String: Range] = [:]

  /// Reads a line if it is one of a description; false if it is an event's.
  mutating func read(_ cursor: inout ByteCursor) throws(ReadError) -> Bool {
    if cursor.sees("add device ") || cursor.sees("remove device ") {
      let isAdded = cursor.sees("add device ")
      let words = cursor.readLine().split(separator: UInt8(ascii: " "))
      device = isAdded ? words.last.map { String(decoding: $0, as: UTF8.self) } : nil
      return true
    }
    if cursor.sees("could not ") {
      _ = cursor.readLine()
      return true
    }
    if device == nil || cursor.isAtEvent {
      device = nil
      return false
    }
    readRange(String(decoding: cursor.readLine(), as: UTF8.self))
    return true
  }

  /// The ranges of a device's axes.
  func ranges(of name: String) -> Ranges {
    // Lines without a path are of the only device.
    func range(in ranges: [String: Range]) -> Range? {
      name.isEmpty && ranges.count == 1 ? ranges.values.first : ranges[name]
    }
    return (range(in: x), range(in: y))
  }

  /// Reads `… ABS_MT_POSITION_X : value 0, min 0, max 1079, …`.
  private mutating func readRange(_ line: String) {
    let parts = line.split(separator: ":").map(String.init)
    guard parts.count >= 2, let device,
      let name = parts[parts.count - 2].split(separator: " ").last
    else { return }
    let words = parts[parts.count - 1].split { $0 == " " || $0 == "," }.map(String.init)
    let number = { (name: String) -> Double? in
      guard let index = words.firstIndex(of: name), index + 1 < words.count else { return nil }
      return Int32(words[index + 1]).map(Double.init)
    }
    guard let least = number("min"), let most = number("max"), most >= least else { return }
    let range = Range(least: least, count: most - least + 1)
    switch name {
    case "ABS_MT_POSITION_X", "0035": x[device] = range
    case "ABS_MT_POSITION_Y", "0036": y[device] = range
    case "ABS_X", "0000": x[device] = x[device] ?? range
    case "ABS_Y", "0001": y[device] = y[device] ?? range
    default: break
    }
  }
}

extension String {
  fileprivate var isHexadecimal: Bool { utf8.allSatisfy { $0.hexValue != nil } }

  /// True if it is a number as `getevent` prints types and codes.
  fileprivate var isCode: Bool { utf8.count == 4 && isHexadecimal }
}

extension ByteCursor {
  /// Reads all that is left.
  fileprivate mutating func readLine() -> UnsafeBufferPointer<UInt8> {
    defer { next = end }
    return UnsafeBufferPointer(start: next, count: end - next)
  }

  /// True if what comes next is what `getevent` prints about devices.
  var isAboutDevices: Bool {
    sees("add device ") || sees("could not get driver") || sees("could not open /dev/")
  }

  /// The place where an event begins in the line, perhaps behind what a console puts before it; nil if there is none.
  var startOfEvent: UnsafePointer<UInt8>? {
    if isAtEvent { return next }
    let longestPrefix = 256
    var cursor = self
    let stop = min(end, next + longestPrefix)
    while let place = firstPlace(of: UInt8(ascii: "["), from: cursor.next, to: stop) {
      cursor.next = place
      if cursor.isAtEvent { return place }
      cursor.next += 1
    }
    return nil
  }

  /// True if the line is an event, or what is left of one.
  var mayBeEvent: Bool {
    if isAtEvent || sees(UInt8(ascii: "[")) { return true }
    return ["EV_", "ABS_", "SYN_", "BTN_", "/dev/input"].contains { has($0) }
  }

  private func has(_ word: StaticString) -> Bool {
    var cursor = self
    while let place = firstPlace(of: word.utf8Start[0], from: cursor.next, to: end) {
      cursor.next = place
      if cursor.sees(word) { return true }
      cursor.next += 1
    }
    return false
  }

  /// True if an event's line comes next, rather than one about a device.
  var isAtEvent: Bool {
    if sees("/dev/") || sees("EV_") { return true }
    var cursor = self
    if cursor.take(UInt8(ascii: "[")) {
      cursor.skip(while: \.isBlank)
      let numeral = Numeral(from: cursor.next, to: end)
      cursor.next = numeral.end
      guard numeral.integerDigits > 0, numeral.fractionDigits > 0, cursor.take(UInt8(ascii: "]"))
      else { return false }
      cursor.skip(while: \.isBlank)
      return cursor.sees("/") || cursor.sees("EV_") || cursor.isAtCodes
    }
    return isAtCodes
  }

  /// True if `0003 0035 000001f4` comes next.
  private var isAtCodes: Bool {
    var cursor = self
    return [4, 4, 8].allSatisfy { length in
      let word = cursor.takeWord().bytes
      return word.count == length && word.allSatisfy { $0.hexValue != nil }
    }
  }

  /// Reads `[   12345.678901]` and the space behind it.
  fileprivate mutating func readStamp() throws(ReadError) -> RowText {
    next += 1
    skipSpace()
    let numeral = Numeral(from: next, to: end)
    guard numeral.integerDigits > 0, numeral.fractionDigits > 0, !numeral.hasExponent else {
      throw expected("seconds and microseconds")
    }
    next = numeral.end
    try need(UInt8(ascii: "]"))
    skipSpace()
    return RowText(numeral.start, numeral.end)
  }

  /// Steps over `rate 120`.
  fileprivate mutating func skipRate() throws(ReadError) {
    guard sees("rate ") else { return }
    _ = readLine()
  }
}
