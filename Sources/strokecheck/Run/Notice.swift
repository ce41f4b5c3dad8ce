import StrokeCore
import StrokeFormats

/// Something that a person should know of a stroke, besides its verdict, and what to do about it.
struct Notice: Hashable, Sendable {
  let kind: Kind
  /// The text after the name of the stroke.
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// The subject of a notice. One of a kind is enough for a chunk.
  enum Kind: UInt8 {
    // Said once for each input, because they concern the recording.
    case timesGoBack, looksLikeMilliseconds, liftedEarly, liftedWithoutTimes, cancelled
    // Said once in a run, because they are advice.
    case noTimes, rateRejects, cannotResample, digitizerUnits

    var isAdvice: Bool { rawValue >= Kind.noTimes.rawValue }
  }

  /// The stroke was cancelled, so it is not judged.
  static let cancelled = Notice(
    .cancelled,
    "notice: its pointer was cancelled, so it is not judged; --include-cancelled judges it")
}

extension Notice {
  /// Adds notices on a recording, of kinds that are not known yet: of the stroke as it was recorded
  /// and, if it should be, resampled.
  static func add(
    onRecording record: StrokeRecord, isResampled: Bool, to notices: inout [Notice],
    besides known: Set<Kind>
  ) {
    let stroke = record.stroke
    if !known.contains(.timesGoBack), let index = stroke.firstStepBackInTime {
      let (from, to) = (stroke.times[index - 1], stroke.times[index])
      notices.append(
        .timesGoBack,
        """
        warning: the times go back at sample \(index + 1), from \(from.text(upTo: 6)) s to \
        \(to.text(upTo: 6)) s; kept as recorded
        """)
    }
    if !known.contains(.looksLikeMilliseconds), let duration = stroke.duration, duration > 60,
      duration.isFinite
    {
      notices.append(
        .looksLikeMilliseconds,
        "warning: it lasts \(duration.text(upTo: 1)) s; if its times are milliseconds, use --time-unit ms"
      )
    }
    if record.hasDigitizerUnits, !known.contains(.digitizerUnits) {
      notices.append(
        .digitizerUnits,
        """
        hint: its positions are in units of the digitizer, which may be longer along x than along y; \
        print getevent -p before the log, and give --screen WxH
        """)
    }
    addLift(of: stroke, to: &notices, besides: known)
    if isResampled, !known.contains(.cannotResample),
      stroke.firstStepBackInTime != nil || stroke.rate == nil
    {
      notices.append(
        .cannotResample,
        "hint: its times are missing or do not go forward, so --resample leaves it unchanged")
    }
  }

  /// Adds notices on the time at which the finger is said to have been lifted.
  private static func addLift(
    of stroke: Stroke, to notices: inout [Notice], besides known: Set<Kind>
  ) {
    if let lift = stroke.liftTime, let last = stroke.times.last, lift < last,
      !known.contains(.liftedEarly)
    {
      notices.append(
        .liftedEarly,
        """
        warning: it ended at \(lift.text(upTo: 6)) s, before its last sample at \
        \(last.text(upTo: 6)) s; the last sample counts
        """)
    }
    if stroke.liftTime != nil, stroke.times.isEmpty, !stroke.isEmpty,
      !known.contains(.liftedWithoutTimes)
    {
      notices.append(
        .liftedWithoutTimes, "warning: it has no times, so the time at which it ended is ignored")
    }
  }

  /// Adds notices on a verdict, of kinds that are not known yet.
  static func add(
    onVerdict verdict: Verdict?, by detector: any Detector, of stroke: Stroke,
    to notices: inout [Notice], besides known: Set<Kind>
  ) {
    if !stroke.isTimed, stroke.count > 1, !known.contains(.noTimes),
      limitsDuration(detector), !detector.omittedChecks.contains(.duration)
    {
      notices.append(
        .noTimes, "hint: it has no times, so its duration is not checked")
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
