import StrokeCore
import StrokeFormats

/// Something that a person should know of a stroke, besides its verdict, and what to do about it.
enum Notice: Hashable, Sendable {
  /// Times go back; they are kept as they were recorded.
  case timesGoBack(sample: Int, from: Double, to: Double)
  /// The stroke lasts so long that its times look like milliseconds.
  case looksLikeMilliseconds(duration: Double)
  /// The finger was lifted before the last sample, it is said; the last sample counts.
  case liftedEarly(lift: Double, last: Double)
  /// It is said when the finger was lifted, but not when the samples were taken.
  case liftedWithoutTimes
  /// The times are missing, so the duration is not checked.
  case noTimes
  /// The count of inflections rejected a stroke that was recorded at a high rate.
  case rateRejects(rate: Double)
  /// The stroke should be resampled, and has no times to do so by.
  case cannotResample
  /// The stroke was cancelled, so it is not judged.
  case cancelled

  /// True if it is said once for each input, as what concerns the recording is, or once in all, as
  /// advice is.
  var isAdvice: Bool {
    switch self {
    case .timesGoBack, .looksLikeMilliseconds, .liftedEarly, .liftedWithoutTimes, .cancelled: false
    case .noTimes, .rateRejects, .cannotResample: true
    }
  }

  /// The subject of a notice. One of a kind is enough for a piece of input.
  enum Kind: Int {
    case timesGoBack, looksLikeMilliseconds, liftedEarly, liftedWithoutTimes, noTimes, rateRejects,
      cannotResample, cancelled
  }

  /// Some of the kinds.
  struct Kinds: Equatable {
    private var bits: UInt8 = 0

    func contains(_ kind: Kind) -> Bool { bits & (1 << UInt8(kind.rawValue)) != 0 }
    mutating func insert(_ kind: Kind) { bits |= 1 << UInt8(kind.rawValue) }
    mutating func removeAll() { bits = 0 }
  }

  var kind: Kind {
    switch self {
    case .timesGoBack: .timesGoBack
    case .looksLikeMilliseconds: .looksLikeMilliseconds
    case .liftedEarly: .liftedEarly
    case .liftedWithoutTimes: .liftedWithoutTimes
    case .noTimes: .noTimes
    case .rateRejects: .rateRejects
    case .cannotResample: .cannotResample
    case .cancelled: .cancelled
    }
  }

  /// The text after the name of the stroke.
  var text: String {
    switch self {
    case .timesGoBack(let sample, let from, let to):
      "warning: the times go back at sample \(sample), from \(from.text(upTo: 6)) s to \(to.text(upTo: 6)) s; kept as recorded"
    case .looksLikeMilliseconds(let duration):
      "warning: it lasts \(duration.text(upTo: 1)) s; if its times are milliseconds, use --time-unit ms"
    case .liftedEarly(let lift, let last):
      "warning: it ended at \(lift.text(upTo: 6)) s, before its last sample at \(last.text(upTo: 6)) s; the last sample counts"
    case .liftedWithoutTimes:
      "warning: it has no times, so the time at which it ended is ignored"
    case .noTimes:
      "hint: it has no times, so its duration is not checked"
    case .rateRejects(let rate):
      """
      hint: it was recorded at \(rate.text(upTo: 0)) samples a second, and the published count of \
      inflections grows with the rate; try --resample 60
      """
    case .cannotResample:
      "hint: its times are missing or do not go forward, so --resample leaves it unchanged"
    case .cancelled:
      "notice: its pointer was cancelled, so it is not judged; --include-cancelled judges it"
    }
  }
}

extension Notice {
  /// Adds notices on a recording, of kinds that are not known yet: of the stroke as it was recorded
  /// and, if it should be, resampled.
  static func add(
    onRecording stroke: Stroke, isResampled: Bool, to notices: inout [Notice], besides known: Kinds
  ) {
    if !known.contains(.timesGoBack), let index = stroke.firstStepBackInTime {
      notices.append(
        .timesGoBack(sample: index + 1, from: stroke.times[index - 1], to: stroke.times[index]))
    }
    if !known.contains(.looksLikeMilliseconds), let duration = stroke.duration, duration > 60,
      duration.isFinite
    {
      notices.append(.looksLikeMilliseconds(duration: duration))
    }
    if let lift = stroke.liftTime {
      if let last = stroke.times.last {
        if lift < last, !known.contains(.liftedEarly) {
          notices.append(.liftedEarly(lift: lift, last: last))
        }
      } else if !stroke.isEmpty, !known.contains(.liftedWithoutTimes) {
        notices.append(.liftedWithoutTimes)
      }
    }
    if isResampled, !known.contains(.cannotResample),
      stroke.firstStepBackInTime != nil || stroke.rate == nil
    {
      notices.append(.cannotResample)
    }
  }

  /// Adds notices on a verdict, of kinds that are not known yet.
  static func add(
    onVerdict verdict: Verdict?, by detector: any Detector, of stroke: Stroke,
    to notices: inout [Notice], besides known: Kinds
  ) {
    if !stroke.isTimed, stroke.count > 1, !known.contains(.noTimes),
      limitsDuration(detector), !detector.omittedChecks.contains(.duration)
    {
      notices.append(.noTimes)
    }
    if verdict?.reason == .excessiveInflections, !known.contains(.rateRejects),
      stroke.isRecorded(above: 90), let rate = stroke.rate
    {
      notices.append(.rateRejects(rate: rate))
    }
  }
}

/// Tells whether a detector judges by how long a stroke took.
private func limitsDuration<Subject: Detector>(_ detector: Subject) -> Bool {
  Subject.settings.contains { $0.limitsDuration }
}
