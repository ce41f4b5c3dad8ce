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
