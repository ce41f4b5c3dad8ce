import StrokeCore

/// Strokes as touches that `getevent -lt` printed, one after another in one slot: whole coordinates
/// and microseconds. A view's width is the range of a device, so every width has a device.
struct GeteventWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var devices: [Double?] = []
  private var trackingID = 0
  /// True if the last touch in a device's slot was a palm's.
  private var palms: Set<Int> = []

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    guard !stroke.isEmpty else { return losses.note(.empty) }
    guard let samples = samples(of: stroke) else { return losses.note(.range) }
    noteLosses(of: record)
    let device = device(of: stroke, to: &output)
    let path = "/dev/input/event\(device)"
    let id = Self.trackingID(of: record)
    for (index, sample) in samples.places.enumerated() {
      let line = Line(stamp: sample.stamp, device: path)
      if index == 0 {
        line.append("ABS_MT_TRACKING_ID", id ?? trackingID, to: &output)
        if palms.remove(device) != nil { line.append("ABS_MT_TOOL_TYPE", 0, to: &output) }
      }
      line.append("ABS_MT_POSITION_X", sample.x, to: &output)
      line.append("ABS_MT_POSITION_Y", sample.y, to: &output)
      line.appendReport(to: &output)
    }
    trackingID = (trackingID + 1) % 65_536
    let line = Line(stamp: samples.lift, device: path)
    if record.isCancelled {
      palms.insert(device)
      line.append("ABS_MT_TOOL_TYPE", 2, to: &output)
    }
    line.append("ABS_MT_TRACKING_ID", -1, to: &output)
    line.appendReport(to: &output)
  }

  private mutating func noteLosses(of record: StrokeRecord) {
    let stroke = record.stroke
    if (stroke.x + stroke.y).contains(where: { $0 != $0.rounded() }) { losses.note(.roundedPlaces) }
    let times = stroke.times + (stroke.isTimed ? [stroke.liftTime].compactMap(\.self) : [])
    if times.contains(where: { ($0 * 1e6).rounded() / 1e6 != $0 }) {
      losses.note(.roundedTimes("microseconds"))
    }
    if times.contains(where: { $0 < 0 }) { losses.note(.start) }
    losses.noteLiftTime(of: stroke)
    if stroke.viewWidth != nil, Self.deviceWidth(of: stroke) == nil { losses.note(.width) }
    let hasTrackingID = Self.trackingID(of: record) != nil
    for field in record.fields where !losses.isImplied(field) {
      if field.name != "trackingId" || !hasTrackingID { losses.note(.field(field.name)) }
    }
    losses.noteChannels(of: record)
  }

  /// The stroke's own number, if it is one that a touch can have.
  private static func trackingID(of record: StrokeRecord) -> Int? {
    record.fields.first { $0.name == "trackingId" }?.value.wholeNumber.flatMap {
      $0 <= Int(Int32.max) ? $0 : nil
    }
  }

  private typealias Stamp = (seconds: Int, microseconds: Int)

  private struct Sample {
    let stamp: Stamp?
    let x: Int
    let y: Int
  }

  /// The samples and the lift in the units of the log; nil if these are too small for them. Time stamps
  /// are not below 0, so a stroke that begins before 0 begins at 0 here.
  private func samples(of stroke: Stroke) -> (places: [Sample], lift: Stamp?)? {
    let lift = stroke.times.last.map { stroke.liftTime ?? $0 }
    let start = min(stroke.times.min() ?? 0, lift ?? 0, 0)
    var samples: [Sample] = []
    for index in 0..<stroke.count {
      let (x, y) = (stroke.x[index].rounded(), stroke.y[index].rounded())
      guard let x = Int32(exactly: x), let y = Int32(exactly: y) else { return nil }
      var stamp: Stamp?
      if stroke.isTimed {
        guard let time = Self.stamp(stroke.times[index] - start) else { return nil }
        stamp = time
      }
      samples.append(Sample(stamp: stamp, x: Int(x), y: Int(y)))
    }
    guard let lift else { return (samples, nil) }
    return Self.stamp(lift - start).map { (samples, $0) }
  }

  /// A time as it is printed; nil if it is too large.
  private static func stamp(_ seconds: Double) -> Stamp? {
    let microseconds = (seconds * 1e6).rounded()
    guard microseconds < 0x1p62 else { return nil }
    let (whole, rest) = Int(microseconds).quotientAndRemainder(dividingBy: 1_000_000)
    return (whole, rest)
  }

  /// The width as a range of whole places.
  private static func deviceWidth(of stroke: Stroke) -> Double? {
    stroke.viewWidth.flatMap { $0 == $0.rounded() && $0 < 0x1p31 ? $0 : nil }
  }

  /// The number of the device with the stroke's width, described before it is used.
  private mutating func device(of stroke: Stroke, to output: inout [UInt8]) -> Int {
    let width = Self.deviceWidth(of: stroke)
    if let index = devices.firstIndex(of: width) { return index + 1 }
    devices.append(width)
    output.append("add device \(devices.count): /dev/input/event\(devices.count)\n")
    output.append("  name:     \"strokecheck\"\n")
    if let width {
      output.append("  events:\n    ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max ")
      output.append(decimal: Int(width) - 1)
      output.append(", fuzz 0, flat 0, resolution 0\n")
    }
    return devices.count
  }

  /// The beginning of the lines of one report.
  private struct Line {
    let stamp: Stamp?
    let device: String

    func append(_ code: String, _ value: Int, to output: inout [UInt8]) {
      append("EV_ABS", code, value, to: &output)
    }

    func appendReport(to output: inout [UInt8]) {
      append("EV_SYN", "SYN_REPORT", 0, to: &output)
    }

    private func append(
      _ type: String, _ code: String, _ value: Int, to output: inout [UInt8]
    ) {
      if let stamp {
        let seconds = String(stamp.seconds)
        output.append(
          "[" + String(repeating: " ", count: max(8 - seconds.count, 0)) + seconds + ".")
        output.append(magnitude: UInt64(stamp.microseconds), digits: 6)
        output.append("] ")
      }
      output.append("\(device): \(type)       \(code)")
      output.append(String(repeating: " ", count: max(21 - code.count, 1)))
      let digits = String(UInt32(truncatingIfNeeded: value), radix: 16)
      output.append(String(repeating: "0", count: 8 - digits.count) + digits + "\n")
    }
  }
}
