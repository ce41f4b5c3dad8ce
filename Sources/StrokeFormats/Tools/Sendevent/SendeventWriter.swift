import StrokeCore

// Android's sendevent takes a process for each of some 200 events, and so draws a stroke ten times too
// slowly. What it does is to write the kernel's `struct input_event`; so this script opens the device
// once and writes the bytes itself, a report at a time.

/// Strokes as a shell script that writes them to an Android device's touch screen as one stream of
/// binary input events.
struct SendeventWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var count = 0
  private var hasBegun = false

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    begin(&output)
    count += 1
    guard let stroke = ReplayStroke(record, number: count, noting: &losses) else { return }
    let places = stroke.places.compactMap { place -> (x: Int32, y: Int32)? in
      guard let x = Int32(exactly: place.x.rounded()), let y = Int32(exactly: place.y.rounded())
      else { return nil }
      return (x, y)
    }
    guard places.count == stroke.places.count else { return losses.note(.range) }
    if stroke.places.contains(where: { $0.x != $0.x.rounded() || $0.y != $0.y.rounded() }) {
      losses.note(.roundedPlaces)
    }
    if record.stroke.viewWidth != nil { losses.note(.width) }
    let pauses = stroke.pauses(perSecond: 1e6)
    output.append("\n# \(stroke.comment)\n")
    for (index, place) in places.enumerated() {
      output.append(index == 0 ? "report \"$slot\(Self.bytes(0))\" \"$id" : "report \"$x")
      if index == 0 {
        output.append("\(Self.bytes(Int32(truncatingIfNeeded: count)))\" \"$down\" \"$x")
      }
      output.append("\(Self.bytes(place.x))\" \"$y\(Self.bytes(place.y))\"\n")
      pause(pauses[index], &output)
    }
    // What turned out to be a palm is what Android cancels.
    if stroke.isCancelled { output.append("report \"$tool\(Self.bytes(2))\"\n") }
    output.append("report \"$id\(Self.bytes(-1))\" \"$up\"\n")
    if stroke.isCancelled { output.append("report \"$tool\(Self.bytes(0))\"\n") }
  }

  mutating func finish(_ output: inout [UInt8]) { begin(&output) }

  private func pause(_ microseconds: Int, _ output: inout [UInt8]) {
    guard microseconds > 0 else { return }
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    output.append("sleep \(seconds).")
    output.append(magnitude: UInt64(rest), digits: 6)
    output.append("\n")
  }

  /// A value in four bytes, the least significant first, as `printf %b` takes them.
  private static func bytes(_ value: Int32) -> String {
    let bits = UInt32(bitPattern: value)
    return [0, 8, 16, 24].map { shift in
      let digits = String(bits >> shift & 0xFF, radix: 8)
      return "\\0" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }

  private mutating func begin(_ output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    output.append(Self.beginning)
  }

  private static let beginning = #"""
    #!/bin/sh
    # Draws recorded strokes on the touch screen of an Android device. Written by strokecheck.
    #
    #   adb push strokes.sh /data/local/tmp
    #   adb shell sh /data/local/tmp/strokes.sh /dev/input/event2
    #
    # or without a file on the device:
    #
    #   sh strokes.sh - | adb exec-in 'cat > /dev/input/event2'
    #
    # The device is the one for which getevent -lp lists ABS_MT_POSITION_X; coordinates are in its units.
    # Writing to it takes an emulator or a rooted phone. If the device's programs are of 32 bits, set
    # BITS=32.
    case "${1:?usage: sh $0 DEVICE, or - for standard output}" in
    -) ;;
    *) exec >"$1" || exit ;;
    esac

    # The kernel stamps the events itself, so their times are 0: 8 bytes of them or 16.
    time='\0000\0000\0000\0000\0000\0000\0000\0000'
    case "${BITS:-64}" in
    32) ;;
    64) time=$time$time ;;
    *) echo "BITS is 32 or 64" >&2; exit 2 ;;
    esac

    # The type and the code of each event; the value comes after them.
    slot='\0003\0000\0057\0000'
    id='\0003\0000\0071\0000'
    tool='\0003\0000\0067\0000'
    x='\0003\0000\0065\0000'
    y='\0003\0000\0066\0000'
    down='\0001\0000\0112\0001\0001\0000\0000\0000'
    up='\0001\0000\0112\0001\0000\0000\0000\0000'
    sync='\0000\0000\0000\0000\0000\0000\0000\0000'

    # Writes events, and that they belong together.
    report() {
      bytes=
      for event in "$@" "$sync"; do bytes=$bytes$time$event; done
      printf '%b' "$bytes"
    }

    """#
}
