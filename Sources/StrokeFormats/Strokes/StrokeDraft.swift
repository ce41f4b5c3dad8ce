import StrokeCore

/// A stroke of a log, sample by sample, until it is whole.
struct StrokeDraft: Sendable {
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []
  /// As many as samples, or none.
  private(set) var times: [Double] = []
  var members = Members()
  /// The names of the samples' other values, besides positions and times.
  private(set) var channels: [String] = []
  /// The width of the view, if the log says it; above 0.
  var width: Double?
  /// The time in seconds at which the finger was lifted, if the log says it; finite.
  var liftTime: Double?
  /// The line where the stroke began.
  var line: Int

  init(line: Int) { self.line = line }

  /// The stroke of as many `y` as `x`, and as many times or none.
  init(x: [Double], y: [Double], times: [Double], line: Int) {
    (self.x, self.y, self.times, self.line) = (x, y, times, line)
  }

  /// A sample is refused: some of the stroke would have a time and some not.
  struct PartlyTimed: Error {
    /// True if the samples before have times.
    let needsTime: Bool
  }

  /// Adds a sample.
  mutating func append(_ place: Point, at time: Double?) throws(PartlyTimed) {
    guard x.isEmpty || times.isEmpty == (time == nil) else {
      throw PartlyTimed(needsTime: time == nil)
    }
    x.append(place.x)
    y.append(place.y)
    if let time { times.append(time) }
  }

  /// Notes what a sample says besides its place and time.
  mutating func note(channel: String) {
    if !channels.contains(channel) { channels.append(channel) }
  }

}

extension StrokeDraft.PartlyTimed {
  /// The error at a sample.
  func error(at position: TextPosition) -> ReadError {
    ReadError(
      needsTime
        ? "expected a time, as in the samples before, found none"
        : "expected no time, as in the samples before, found one", at: position)
  }
}

/// The strokes that a log's reader has found and nobody has taken yet, in the order found.
struct DraftQueue: Sendable {
  private var drafts: [StrokeDraft] = []
  private var next = 0

  mutating func append(_ draft: StrokeDraft) { drafts.append(draft) }

  mutating func popFirst() -> StrokeDraft? {
    guard next < drafts.count else {
      drafts.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return drafts[next]
  }
}

extension Assembler {
  /// Adds a stroke that a reader of data found.
  mutating func deliver(_ draft: StrokeDraft) {
    let stroke = makeStroke(line: draft.line)
    stroke.isWrittenWhole = true
    let isTimed = !draft.times.isEmpty
    for index in draft.x.indices {
      stroke.samples.append(
        draft.x[index], draft.y[index], isTimed ? draft.times[index] : 0,
        timing: isTimed ? .timed : .untimed)
    }
    stroke.members = draft.members
    (stroke.width, stroke.channels) = (draft.width, draft.channels)
    // Readers of data give times in seconds.
    stroke.areTimesInSeconds = true
    stroke.liftTime = draft.liftTime.map { ($0, true) }
    deliver(stroke)
  }
}
