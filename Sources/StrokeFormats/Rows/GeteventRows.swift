// What Android's `getevent` prints of touch screens that speak the multi-touch protocol with slots:
//
//     [   12345.678901] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000002a
//
// - Read are `-lt` and all of its variants: without time stamps (`-l`), with numbers for names (`-t`), of one device (no
//   path), with rates (`-r`), behind the prefix of a log, and what is said of devices at the beginning, of which the
//   range of ABS_MT_POSITION_X (`-p`) is the width of the view. A digitizer may count finer than pixels, and otherwise
//   along x than along y; the size of the screen undoes that.
// - A SYN_REPORT makes a row for each slot that began, moved or ended since the last: down with an ABS_MT_TRACKING_ID, up
//   with ffffffff, and cancelled if it turned out to be a palm, which is what Android does with it. Another id in its
//   slot begins a touch although the one before has not ended, which is said in a warning.
//   A coordinate that is not told is as it was, also before the touch.
// - A pen, or a screen for one finger, has ABS_X and ABS_Y, and BTN_TOUCH for what is down. Screens of several fingers
//   say the same besides.
// - SYN_DROPPED makes the touches in progress an error, because samples of them are missing.

/// Reads rows from the output of `getevent`.
struct GeteventRows: RowSource {
  /// The state of a slot of a device.
  fileprivate struct Slot {
    var x: Double?
    var y: Double?
    /// The touch that begins with the next report.
    var beginning: TextPosition?
    var isDown = false
    var isMoved = false
    var isEnding = false
    var isPalm = false
    /// True if the touch that ends was a palm's.
    var wasPalm = false
    /// The other values since the last report, besides the position.
    var channels: [(name: String, value: Double)] = []

    /// The report has been made.
    mutating func settle() { (beginning, isMoved, isEnding, channels) = (nil, false, false, []) }
  }

  private struct Device {
    /// The number of the device among those that had events.
    let number: Int
    var slot: Int32 = 0
    var slots: [Int32: Slot] = [:]
    var isDropping = false
    /// True if it speaks the protocol of several touches.
    var hasSlots = false
  }

  private let options: ReadingOptions
  private var devices: [String: Device] = [:]
  private var description = DeviceDescription()
  /// The devices whose protocol is not read.
  private var refused: Set<String> = []
  private var row = Row()
  private var skipped = Assembler.SkippedRows()

  /// More devices than a machine has.
  private static let mostDevices = 64
  private static let mostSlots = 256

  init(_ options: ReadingOptions) { self.options = options }

  static func recognizes(_ line: ByteCursor, _ options: ReadingOptions) -> Bool {
    line.isAboutDevices || line.startOfEvent != nil
  }

  mutating func read(_ line: ByteCursor, into assembler: inout Assembler) {
    var cursor = line
    if let start = line.startOfEvent { cursor.next = start }
    do throws(ReadError) {
      try readLine(&cursor, into: &assembler)
      try cursor.needEnd(of: "line")
    } catch {
      if line.limit == .endOfFile, assembler.hasRows {
        return assembler.noteCutLine(error.line)
      }
      assembler.reject(error)
    }
  }

  mutating func finish(into assembler: inout Assembler) {
    assembler.note(.skippedLines, "line", "without touch data", skipped)
  }

  private mutating func readLine(
    _ cursor: inout ByteCursor, into assembler: inout Assembler
  ) throws(ReadError) {
    try cursor.checkUTF8()
    if try description.read(&cursor) { return }
    let line = cursor
    guard line.mayBeEvent else {
      skipped.add(line: line.position(of: line.next).line)
      cursor.next = cursor.end
      return
    }
    let event = try GeteventEvent(&cursor)
    guard devices[event.device] != nil || devices.count < Self.mostDevices else {
      throw cursor.error("expected events of at most \(Self.mostDevices) devices", at: line.next)
    }
    var device = devices[event.device] ?? Device(number: devices.count)
    // While it is worked on, nobody else has it, so that nothing is copied.
    devices[event.device] = nil
    defer { devices[event.device] = device }
    if event.isOfSlot, !device.hasSlots {
      device.hasSlots = true
      device.slots[0] = nil
    }
    guard device.slots[device.slot] != nil || device.slots.count < Self.mostSlots else {
      throw cursor.error("expected at most \(Self.mostSlots) slots", at: line.next)
    }
    try take(event, of: &device, line, into: &assembler)
  }

  private mutating func take(
    _ event: GeteventEvent, of device: inout Device, _ line: ByteCursor,
    into assembler: inout Assembler
  ) throws(ReadError) {
    // What comes of it later would be pieces of strokes.
    guard !refused.contains(event.device) else { return }
    switch event.kind {
    case .slot: device.slot = event.value
    case .noSlots:
      device.hasSlots = true
      refused.insert(event.device)
      throw line.error(
        "expected a touch screen that reports by slots, found SYN_MT_REPORT; such a screen is not read, so let the app log its touches",
        at: event.codePlace ?? line.next)
    case .dropped: device.isDropping = true
    case .report:
      guard device.isDropping else {
        return try report(event, of: &device, line, into: &assembler)
      }
      let wasDown = device.slots.values.contains { $0.isDown }
      device = Device(number: device.number)
      if wasDown {
        throw line.error(
          "expected all events of the touch, found SYN_DROPPED before")
      }
    case .other: break
    default:
      guard event.isOfSlot || !device.hasSlots else { break }
      device.slots[device.slot, default: Slot()].take(event, line.position(of: line.next))
    }
  }

  /// Makes rows of what was told since the last report.
  private mutating func report(
    _ event: GeteventEvent, of device: inout Device, _ line: ByteCursor,
    into assembler: inout Assembler
  ) throws(ReadError) {
    let ranges = description.ranges(of: event.device)
    for index in device.slots.keys.sorted() {
      guard var slot = device.slots[index], slot.isMoved || slot.isEnding || slot.beginning != nil
      else { continue }
      if slot.isEnding {
        // Where a touch ends is where it was.
        begin(event, index, of: device, slot.wasPalm ? "cancel" : "up", at: line)
        assembler.append(&row)
        slot.isDown = false
      }
      let beginning = slot.beginning
      if beginning != nil {
        guard slot.x != nil, slot.y != nil else {
          slot.settle()
          device.slots[index] = slot
          throw line.error(
            "expected ABS_MT_POSITION_X and _Y of the touch before, found SYN_REPORT")
        }
        slot.isDown = true
      }
      if slot.isMoved || beginning != nil, let x = slot.x, let y = slot.y {
        let place = try place(x, y, in: ranges, line)
        noteUnits(x, ranges, line, into: &assembler)
        // A touch begins in the line that says so first.
        let bytes = UnsafeBufferPointer(start: line.next, count: line.end - line.next)
        let start = beginning.map { ByteCursor(bytes, limit: .endOfLine, at: $0) }
        begin(event, index, of: device, beginning == nil ? "move" : "down", at: start ?? line)
        appendRow(
          at: place, slot.channels, width: options.screen?.dx ?? ranges.x?.count, into: &assembler)
      }
      slot.settle()
      device.slots[index] = slot
    }
  }

  /// Appends the row that has begun, of a finger that is down.
  private mutating func appendRow(
    at place: (x: Double, y: Double), _ channels: [(name: String, value: Double)], width: Double?,
    into assembler: inout Assembler
  ) {
    row.add("x", .number(place.x))
    row.add("y", .number(place.y))
    if let width { row.add("viewWidth", .number(width)) }
    for (name, value) in channels {
      Array(name.utf8).withUnsafeBufferPointer { row.add($0, .number(value)) }
    }
    assembler.append(&row)
  }

  /// Begins a row with a touch, its phase and its time.
  private mutating func begin(
    _ event: GeteventEvent, _ index: Int32, of device: Device,
    _ phase: StaticString, at line: ByteCursor
  ) {
    row.begin(at: line)
    row.end = line.end
    // A slot has one finger at a time. A device without slots has one.
    if device.hasSlots {
      row.add("finger", .number(Double(index) + Double(device.number) * Double(Self.mostSlots)))
    }
    row.add("phase", .word(RowText(phase)))
    if let time = event.time { row.add("t", .word(time)) }
  }

  /// The place on the screen, if its size is known.
  private func place(
    _ x: Double, _ y: Double, in ranges: DeviceDescription.Ranges, _ line: ByteCursor
  ) throws(ReadError) -> (x: Double, y: Double) {
    guard let screen = options.screen else { return (x, y) }
    guard case (let xs?, let ys?) = ranges else {
      throw line.error(
        "expected the ranges of ABS_MT_POSITION_X and _Y before the events, which getevent -p prints and --screen needs"
      )
    }
    return ((x - xs.least) * screen.dx / xs.count, (y - ys.least) * screen.dy / ys.count)
  }

  /// A screen of a tablet, in pixels.
  private static let widestScreen = 2_560.0

  /// Says so if places are in units of the digitizer, which no screen has as pixels: 4096 across, or as many down as
  /// across.
  private func noteUnits(
    _ x: Double, _ ranges: DeviceDescription.Ranges, _ line: ByteCursor,
    into assembler: inout Assembler
  ) {
    guard options.screen == nil else { return }
    let (xs, ys) = (ranges.x?.count, ranges.y?.count)
    guard
      xs != nil && xs == ys || max(xs ?? 0, x + 1) >= 4096 || xs == nil && x > Self.widestScreen
    else { return }
    assembler.note(
      .digitizer, line: line.position(of: line.next).line,
      "its positions are in units of the digitizer, which may be longer along x than along y; "
        + (xs == nil ? "print getevent -p before the log, and " : "") + "give --screen WxH")
  }
}

extension GeteventRows.Slot {
  private static let mostChannels = 16

  /// Takes what an event says of the slot's finger.
  fileprivate mutating func take(_ event: GeteventEvent, _ position: TextPosition) {
    switch event.kind {
    case .trackingID:
      // A finger that turned out to be a palm is over when its slot gets another one.
      isEnding = isEnding || event.value < 0 || isPalm && (isDown || beginning != nil)
      wasPalm = isPalm
      if event.value >= 0 { beginning = position }
    case .x, .singleX: (x, isMoved) = (Double(event.value), true)
    case .y, .singleY: (y, isMoved) = (Double(event.value), true)
    case .touch where event.value > 0: beginning = position
    case .touch: isEnding = true
    case .toolType: isPalm = event.value == 2
    case .channel(let name) where channels.count < Self.mostChannels:
      if !channels.contains(where: { $0.name == name }) {
        channels.append((name, Double(event.value)))
      }
    default: break
    }
  }
}
