import StrokeCore

/// A stroke as a finger that draws it again: where it is at which time, counted from when it comes
/// down.
struct ReplayStroke {
  /// The rate of strokes without times, in samples a second.
  static let rate = 60.0

  /// The name that people know the stroke by: its id, or its number.
  let name: String
  /// The number of the stroke, counted from 1.
  let number: Int
  let label: String?
  let width: Double?
  let places: [Point]
  /// Seconds after the first sample, none less than the one before.
  let offsets: [Double]
  /// The seconds after which the finger goes up.
  let lift: Double
  let isCancelled: Bool

  /// The stroke of a record, or nil if there is nothing to draw; what is lost is noted.
  init?(_ record: StrokeRecord, number: Int, noting losses: inout Losses) {
    let stroke = record.stroke
    guard !stroke.isEmpty else {
      losses.note(.empty)
      return nil
    }
    let first = stroke.times.first ?? 0
    var last = 0.0
    offsets = (0..<stroke.count).map { index in
      last = max(last, stroke.isTimed ? stroke.times[index] - first : Double(index) / Self.rate)
      return last
    }
    let lifted = stroke.isTimed ? stroke.liftTime.map { $0 - first } : nil
    lift = max(last, lifted ?? last)
    guard lift < Self.longest else {
      losses.note(.range)
      return nil
    }
    places = (0..<stroke.count).map { stroke.point(at: $0) }
    name = record.id ?? "stroke \(number)"
    (self.number, label, width) = (number, record.label, stroke.viewWidth)
    isCancelled = record.isCancelled
    if !stroke.isTimed, stroke.count > 1 { losses.note(.replayedAtRate) }
    if stroke.liftTime != nil, !stroke.isTimed { losses.note(.liftTime) }
    if stroke.firstStepBackInTime != nil { losses.note(.timesGoBack) }
    for field in record.fields where !["id", "label"].contains(field.name) {
      if !losses.isImplied(field) { losses.note(.field(field.name)) }
    }
    losses.noteChannels(of: record)
  }

  /// A day; longer strokes are not replayed.
  private static let longest = 86_400.0
}

extension ReplayStroke {
  /// The name in one line, for a comment.
  var comment: String { name.withoutControls }

  /// The places in whole pixels, or nil if they are too far off; what is lost is noted.
  func wholePlaces(noting losses: inout Losses) -> [(x: Int32, y: Int32)]? {
    let whole = places.compactMap { place -> (x: Int32, y: Int32)? in
      guard let x = Int32(exactly: place.x.rounded()), let y = Int32(exactly: place.y.rounded())
      else { return nil }
      return (x, y)
    }
    guard whole.count == places.count else {
      losses.note(.range)
      return nil
    }
    if places.contains(where: { $0.x != $0.x.rounded() || $0.y != $0.y.rounded() }) {
      losses.note(.roundedPlaces)
    }
    return whole
  }

  /// The whole units of a second from each sample to the next, and from the last to the lift, so that
  /// no error of rounding adds up.
  func pauses(perSecond units: Double) -> [Int] {
    let moments = (offsets + [lift]).map { Int(($0 * units).rounded()) }
    return zip(moments, moments.dropFirst()).map { $1 - $0 }
  }
}

// MARK: - Writing

/// Strokes as a script that draws them again: a file of `Tools/files`, with what draws each stroke in its
/// blank.
struct ReplayWriter: StrokeWriter {
  typealias Draw = @Sendable (ReplayStroke, inout Losses, inout [UInt8]) -> Void

  private(set) var losses = Losses()
  private var count = 0
  private var hasBegun = false
  private let file: ToolFile
  private let draw: Draw

  init(_ file: ToolFile, draw: @escaping Draw) { (self.file, self.draw) = (file, draw) }

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    begin(&output)
    count += 1
    guard let stroke = ReplayStroke(record, number: count, noting: &losses) else { return }
    draw(stroke, &losses, &output)
  }

  mutating func finish(_ output: inout [UInt8], _ send: (inout [UInt8]) -> Void) {
    begin(&output)
    output.append(contentsOf: Template(file.text).ends.behind.utf8)
  }

  private mutating func begin(_ output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    output.append(contentsOf: Template(file.text).ends.before.utf8)
  }
}

// MARK: - Playwright

// Playwright has no call for a finger that moves. Its session with Chromium's DevTools does: there a
// touch has fractional coordinates and a time of its own, so what a page sees does not depend on how
// fast the script runs.

extension ReplayWriter {
  /// Strokes as a Python script that draws them with Playwright: a program of its own, and a module for
  /// tests.
  static var playwright: ReplayWriter {
    ReplayWriter(.playwrightPY) { stroke, _, output in
      output.append("    ")
      output.appendJSON { json in
        json.object { json in
          json.member("id", stroke.name)
          if let label = stroke.label { json.member("label", label) }
          if let width = stroke.width { json.member("width", width) }
          json.key("samples")
          json.array(stroke.places.indices) { json, index in
            json.value([stroke.places[index].x, stroke.places[index].y, stroke.offsets[index]])
          }
          json.member("ended", stroke.lift)
          if stroke.isCancelled { json.member("cancelled", 1) }
        }
      }
      output.append(",\n")
    }
  }
}

// MARK: - Android

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

// MARK: - iOS

// XCUITest drags in straight lines only. Apple's own recorder, and after it WebDriverAgent and others,
// hand whole paths of a finger to the classes behind that, which have no header.

extension ReplayWriter {
  /// Strokes as Swift source for a UI test target, with a method of elements that draws them.
  static var xcuitest: ReplayWriter {
    ReplayWriter(.xcuitestTXT) { stroke, losses, output in
      if stroke.isCancelled { losses.note(.cancelled) }
      if stroke.width != nil { losses.note(.width) }
      output.append("    RecordedStroke(\n      name: ")
      output.append(swiftText: stroke.name)
      output.append(", lift: \(stroke.lift.exactText),\n      samples: [")
      for (index, place) in stroke.places.enumerated() {
        output.append(index % 4 == 0 ? "\n        " : " ")
        output.append(exact: place.x)
        output.append(", ")
        output.append(exact: place.y)
        output.append(", ")
        output.append(exact: stroke.offsets[index])
        output.append(",")
      }
      output.append("\n      ]),\n")
    }
  }
}

extension [UInt8] {
  /// Appends a literal of Swift.
  fileprivate mutating func append(swiftText text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": append("\\\(scalar)")
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: append(String(scalar))
      }
    }
    append("\"")
  }
}
