import StrokeCore
import StrokeFormats

/// Something that a person should know of a stroke, besides its verdict, and what to do about it.
struct Notice: Hashable, Sendable {
  let kind: Kind
  /// The text after the name of the stroke.
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// The subject of a notice. One of a kind is enough for a chunk.
  enum Kind: Hashable {
    // Said once for each input, because they concern the recording.
    case cancelled, coarseTimes
    case reading(ReadingHint.Kind)
    // Said once in a run, because they are advice.
    case noTimes, rateRejects, cannotResample, assumedWidth, normalized

    var isOfReading: Bool { if case .reading = self { true } else { false } }

    var isAdvice: Bool { number < 5 }

    /// A number of its own, below 32.
    fileprivate var number: UInt8 {
      switch self {
      case .noTimes: 0
      case .rateRejects: 1
      case .cannotResample: 2
      case .assumedWidth: 3
      case .normalized: 4
      case .cancelled: 5
      case .coarseTimes: 6
      case .reading(let kind): 7 + kind.rawValue
      }
    }
  }

  /// A hint of reading.
  init(_ hint: ReadingHint) {
    self.init(.reading(hint.kind), (hint.isWarning ? "warning: " : "hint: ") + hint.text)
  }

  var isWarning: Bool { text.hasPrefix("warning") }

  /// The stroke was cancelled, so it is not judged.
  static let cancelled = Notice(
    .cancelled,
    "hint: the touch was cancelled, so it is not judged; --include-cancelled judges it")
}

/// Kinds of notices.
struct NoticeKinds: Sendable {
  private var bits: UInt32 = 0

  func contains(_ kind: Notice.Kind) -> Bool { bits & 1 << kind.number != 0 }

  /// Adds a kind. Returns false if it was there.
  mutating func insert(_ kind: Notice.Kind) -> Bool {
    defer { bits |= 1 << kind.number }
    return !contains(kind)
  }
}

extension Notice {
  /// Adds notices on a recording, of kinds that are not known yet: of the stroke as it was recorded
  /// and, if it should be, resampled.
  static func add(
    onRecording record: StrokeRecord, isResampled: Bool, to notices: inout [Notice],
    besides known: NoticeKinds
  ) {
    let stroke = record.stroke
    addTimes(of: record, to: &notices, besides: known)
    if stroke.isNormalized, !known.contains(.normalized) {
      notices.append(
        .normalized,
        "hint: its coordinates are between 0 and 1, and limits are in points; multiply them by the size of the view"
      )
    }
    if isResampled, !known.contains(.cannotResample),
      stroke.firstStepBackInTime != nil || stroke.rate == nil
    {
      notices.append(
        .cannotResample,
        "hint: its times are missing or do not go forward, so --resample leaves it unchanged")
    }
  }

  /// Adds notices on times that may be none of a gesture.
  private static func addTimes(
    of record: StrokeRecord, to notices: inout [Notice], besides known: NoticeKinds
  ) {
    let stroke = record.stroke
    guard stroke.hasCoarseTimes, !known.contains(.coarseTimes) else { return }
    notices.append(.coarseTimes, "warning: " + coarseTimes(of: record))
  }

  private static func coarseTimes(of record: StrokeRecord) -> String {
    let stroke = record.stroke
    guard let time = stroke.times.first, stroke.times.allSatisfy({ $0 == time }) else {
      return
        "most of its samples have the time of the one before; log fractions of a second, or its duration is wrong"
    }
    let start = "each of its samples has the time of the one before, \(time.text(upTo: 6)) s; "
    if record.hasUnnamedTimes {
      return start + "if the third number is a pressure or the like, leave it out: it has no times"
    }
    return start
      + (time >= 1e8
        ? "a spreadsheet rounds times since 1970; show all digits before it is saved, or its duration is wrong"
        : "log fractions of a second, or its duration is wrong")
  }

  /// Adds notices on a verdict, of kinds that are not known yet.
  static func add(
    onVerdict verdict: Verdict?, by detector: any Detector, of stroke: Stroke,
    to notices: inout [Notice], besides known: NoticeKinds
  ) {
    if !stroke.isTimed, stroke.count > 1, !known.contains(.noTimes),
      limitsDuration(detector), !detector.omittedChecks.contains(.duration)
    {
      notices.append(
        .noTimes, "hint: it has no times, so its duration is not checked")
    }
    if verdict?.reason == .startTooFarFromEnd, stroke.viewWidth == nil,
      let cookbook = detector as? CookbookDetector, cookbook.maxGap == nil,
      stroke.mayBeInWiderView(than: cookbook.viewWidth),
      !known.contains(.assumedWidth)
    {
      notices.append(
        .assumedWidth,
        """
        hint: the width of its view is not known, so \(cookbook.viewWidth.text(upTo: 2)) is assumed, \
        and a third of that is the limit; --view-width sets it
        """)
    }
    if verdict?.reason == .excessiveInflections, !known.contains(.rateRejects),
      stroke.isRecorded(above: 90), let rate = stroke.rate
    {
      notices.append(
        .rateRejects,
        """
        hint: it was recorded at \(rate.text(upTo: 0)) samples a second, and the published count of \
        inflections grows with the rate; try --resample 60
        """)
    }
  }
}

extension Stroke {
  /// True if most samples have the time of the one before, as in whole seconds: no clock for a gesture.
  fileprivate var hasCoarseTimes: Bool {
    // Of most strokes, the first times tell.
    guard isTimed, count > 8,
      times[0] == times[count - 1] || times.allSatisfy({ $0 == $0.rounded() })
    else { return false }
    let equal = (1..<count).count { times[$0] == times[$0 - 1] }
    return equal == count - 1 || equal > count / 2 && times.allSatisfy { $0 == $0.rounded() }
  }
}

extension Stroke {
  /// True if the view must be wider, or if its ends are no farther apart than a third of the widest phone, in points.
  fileprivate func mayBeInWiderView(than width: Double) -> Bool {
    guard count > 1 else { return false }
    let gap = (point(at: count - 1) - point(at: 0)).length
    return gap * 3 <= 440 || x.contains { $0 > width }
  }

  /// True if no coordinate is outside 0 to 1.
  fileprivate var isNormalized: Bool {
    count > 8 && x.allSatisfy { 0...1 ~= $0 } && y.allSatisfy { 0...1 ~= $0 }
  }
}

extension [Notice] {
  fileprivate mutating func append(_ kind: Notice.Kind, _ text: String) {
    append(Notice(kind, text))
  }
}

/// Tells whether a detector judges by how long a stroke took. Asked for every stroke without times, so it
/// looks at no table of texts.
private func limitsDuration<Subject: Detector>(_: Subject) -> Bool {
  Subject.settings.contains { $0.fixedName.matches("max-duration") }
}
