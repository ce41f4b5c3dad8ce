// Android's sendevent takes a process for each of some 200 events, and so draws a stroke ten times too
// slowly. What it does is to write the kernel's `struct input_event`; so this script opens the device
// once and writes the bytes itself, a report at a time.

extension ReplayWriter {
  /// Strokes as a shell script that writes them to an Android device's touch screen as one stream of
  /// binary input events.
  static var sendevent: ReplayWriter {
    ReplayWriter(.sendeventSH) { stroke, losses, output in
      guard let places = stroke.wholePlaces(noting: &losses) else { return }
      if stroke.width != nil { losses.note(.width) }
      let pauses = stroke.pauses(perSecond: 1e6)
      output.append("\n# \(stroke.comment)\n")
      for (index, place) in places.enumerated() {
        output.append(index == 0 ? "report \"$slot\(bytes(0))\" \"$id" : "report \"$x")
        if index == 0 {
          output.append("\(bytes(Int32(truncatingIfNeeded: stroke.number)))\" \"$down\" \"$x")
        }
        output.append("\(bytes(place.x))\" \"$y\(bytes(place.y))\"\n")
        output.append(pause: pauses[index])
      }
      // What turned out to be a palm is what Android cancels.
      if stroke.isCancelled { output.append("report \"$tool\(bytes(2))\"\n") }
      output.append("report \"$id\(bytes(-1))\" \"$up\"\n")
      if stroke.isCancelled { output.append("report \"$tool\(bytes(0))\"\n") }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(pause microseconds: Int) {
    guard microseconds > 0 else { return }
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    append("sleep \(seconds).")
    append(magnitude: UInt64(rest), digits: 6)
    append("\n")
  }
}

/// A value in four bytes, the least significant first, as `printf %b` takes them.
private func bytes(_ value: Int32) -> String {
  let bits = UInt32(bitPattern: value)
  return [0, 8, 16, 24].map { shift in
    let digits = String(bits >> shift & 0xFF, radix: 8)
    return "\\0" + String(repeating: "0", count: 3 - digits.count) + digits
  }.joined()
}
