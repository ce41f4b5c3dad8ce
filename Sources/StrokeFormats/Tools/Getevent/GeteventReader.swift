import StrokeCore

// What Android's `getevent` prints of touch screens that speak the multi-touch protocol with slots:
//
//     [   12345.678901] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000002a
//
// - Read are `-lt` and all of its variants: without time stamps (`-l`), with numbers for names
//   (`-t`), of one device (no path), with rates (`-r`), and what is said of devices at the
//   beginning, of which the range of ABS_MT_POSITION_X (`-p`) is the width of the view. A digitizer may
//   count finer than pixels, and otherwise along x than along y; the size of the screen undoes that.
// - A stroke goes from one ABS_MT_TRACKING_ID in a slot to ffffffff, or to another, or to the end of
//   the log. The time of the report that ends it is the lift's. A touch that turned out to be a palm (ABS_MT_TOOL_TYPE) is marked as cancelled, which
//   is what Android does with it. Touches that were down when the log began are left out.
// - A SYN_REPORT makes a sample in each slot whose position was told since the last; a coordinate
//   that is not told is as it was, also before the touch. Its time stamp is the samples' time.
// - A pen, or a screen for one finger, has ABS_X and ABS_Y, and BTN_TOUCH for what is down. Screens of several fingers
//   say the same besides.
// - After SYN_DROPPED the strokes in progress are given up, because samples of them are missing.

/// Reads strokes from the output of `getevent`.
struct GeteventReader: PointerLogReader {
  /// The state of a slot of a device.
  private struct Slot {
    var x: Double?
    var y: Double?
    /// The touch that begins with the next report, and the line where it does.
    var beginning: (trackingID: Int32?, line: Int)?
    var isMoved = false
    var isEnding = false
    var isPalm = false
    /// True if the touch that ends was a palm's.
    var wasPalm = false

    /// The other values since the last report, besides the position.
    var channels: [String] = []

    /// The report has been made.
    mutating func settle() { (beginning, isMoved, isEnding, channels) = (nil, false, false, []) }
  }

  private struct Device {
    var slot: Int32 = 0
    var slots: [Int32: Slot] = [:]
    var isDropping = false
    /// True if it speaks the protocol of several touches.
    var hasSlots = false
  }

  struct Finger: Hashable {
    let device: String
    let slot: Int32
  }

  private let timeUnit: TimeUnit
  private var devices: [String: Device] = [:]
  var log = PointerLog<Finger>()
  private var description = DeviceDescription()
  /// The devices whose protocol is not read.
  private var refused: Set<String> = []
  var screen: Vector?

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .seconds }

  mutating func spoil() {
    log.removeAll()
    for name in devices.keys { devices[name]?.slots.removeAll() }
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    if try description.read(&cursor) { return }
    let position = cursor.countLines()
    let event = try GeteventEvent(&cursor, timeUnit)
    var device = devices[event.device] ?? Device()
    if event.isOfSlot, !device.hasSlots {
      device.hasSlots = true
      device.slots[0] = nil
    }
    switch event.kind {
    case .slot: device.slot = event.value
    case .trackingID: track(event, in: &device, line: position.line)
    case .x, .y: move(event, in: &device)
    case .singleX, .singleY, .touch:
      if !device.hasSlots { readSingle(event, in: &device, line: position.line) }
    case .noSlots:
      device.hasSlots = true
      if refused.insert(event.device).inserted {
        throw cursor.stop(
          "expected a touch screen that reports by slots, found SYN_MT_REPORT; such a screen is not read, so let the app log its touches",
          at: event.codePlace ?? cursor.next)
      }
    case .toolType: device.slots[device.slot, default: Slot()].isPalm = event.value == 2
    case .channel(let name): device.slots[device.slot, default: Slot()].channels.append(name)
    case .dropped: device.isDropping = true
    case .report:
      if device.isDropping {
        device = Device()
        log.removeAll { $0.device == event.device }
      } else {
        try report(event, of: &device, at: position, into: &queue)
      }
    case .other: break
    }
    devices[event.device] = device
  }

  private func track(_ event: GeteventEvent, in device: inout Device, line: Int) {
    var slot = device.slots[device.slot] ?? Slot()
    (slot.isEnding, slot.wasPalm) = (true, slot.isPalm)
    if event.value >= 0 { slot.beginning = (event.value, line) }
    device.slots[device.slot] = slot
  }

  /// Takes what a device for one pointer says.
  private func readSingle(_ event: GeteventEvent, in device: inout Device, line: Int) {
    var slot = device.slots[0] ?? Slot()
    switch event.kind {
    case .singleX: (slot.x, slot.isMoved) = (Double(event.value), true)
    case .singleY: (slot.y, slot.isMoved) = (Double(event.value), true)
    case _ where event.value > 0: slot.beginning = (nil, line)
    default: slot.isEnding = true
    }
    device.slots[0] = slot
  }

  private func move(_ event: GeteventEvent, in device: inout Device) {
    var slot = device.slots[device.slot] ?? Slot()
    if event.kind == .x { slot.x = Double(event.value) } else { slot.y = Double(event.value) }
    slot.isMoved = true
    device.slots[device.slot] = slot
  }

  /// Makes samples of what was told since the last report.
  private mutating func report(
    _ event: GeteventEvent, of device: inout Device, at position: TextPosition,
    into queue: inout DraftQueue
  ) throws(ReadStop) {
    let ranges = description.ranges(of: event.device)
    for index in device.slots.keys.sorted() {
      guard var slot = device.slots[index] else { continue }
      let finger = Finger(device: event.device, slot: index)
      if slot.isEnding {
        log.up(finger, at: event.time, isCancelled: slot.wasPalm, into: &queue)
      }
      if let beginning = slot.beginning {
        guard slot.x != nil, slot.y != nil else {
          throw .error(
            ReadError(
              "expected ABS_MT_POSITION_X and _Y of the touch before, found SYN_REPORT",
              at: position))
        }
        var draft = StrokeDraft(line: beginning.line)
        draft.width = screen?.dx ?? ranges.x?.count
        if let id = beginning.trackingID {
          draft.members.add("trackingId".utf8, .literal("\(id)"))
        }
        log.down(finger, draft)
        slot.isMoved = true
      }
      if slot.isMoved, let x = slot.x, let y = slot.y {
        let place = try place(of: Point(x, y), in: ranges, position)
        if isFine(Point(x, y), in: ranges) {
          log.note(.digitizer(hasRanges: ranges.x != nil), of: finger)
        }
        try log.move(finger, to: place, at: event.time, position)
      }
      log.note(channels: slot.channels, of: finger)
      slot.settle()
      device.slots[index] = slot
    }
  }

  /// The place on the screen, if its size is known.
  private func place(
    of point: Point, in ranges: DeviceDescription.Ranges, _ position: TextPosition
  ) throws(ReadStop) -> Point {
    guard let screen else { return point }
    guard case (let x?, let y?) = ranges else {
      throw .error(
        ReadError(
          "expected the ranges of ABS_MT_POSITION_X and _Y before the events, which getevent -p prints and --screen needs",
          at: position))
    }
    return Point(
      (point.x - x.least) * screen.dx / x.count, (point.y - y.least) * screen.dy / y.count)
  }

  /// A screen of a tablet, in pixels.
  private static let widestScreen = 2_560.0

  /// Tells whether a place is in units of the digitizer, which no screen has as pixels: 4096 across, or as many
  /// down as across.
  private func isFine(_ point: Point, in ranges: DeviceDescription.Ranges) -> Bool {
    guard screen == nil else { return false }
    let (x, y) = ranges
    return x != nil && x?.count == y?.count || max(x?.count ?? 0, point.x + 1) >= 4096
      || x == nil && point.x > Self.widestScreen
  }
}
