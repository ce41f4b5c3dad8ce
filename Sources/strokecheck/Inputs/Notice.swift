import StrokeCore

/// Something that a person should know of a stroke, besides its verdict, and what to do about it.
enum Notice: Hashable, Sendable {
  /// Times go back; they are kept as they were recorded.
  case timesGoBack(sample: Int, from: Double, to: Double)
  /// The stroke lasts so long that its times look like milliseconds.
  case looksLikeMilliseconds(duration: Double)
  /// The times are missing, so nothing was asked of the duration.
  case noTimes
  /// The count of inflections rejected a stroke that was recorded at a high rate.
  case rateRejects(rate: Double)
  /// The stroke should be slowed down, and has no times to do so by.
  case cannotResample

  /// Whether it is said once for each input, as what concerns the recording is, or once in all, as
  /// advice is.
  var isAdvice: Bool {
    switch self {
    case .timesGoBack, .looksLikeMilliseconds: false
    case .noTimes, .rateRejects, .cannotResample: true
    }
  }

  /// What a notice is about. One of a kind is enough for a piece of input.
  enum Kind: Int, CaseIterable {
    case timesGoBack, looksLikeMilliseconds, noTimes, rateRejects, cannotResample
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
    case .noTimes: .noTimes
    case .rateRejects: .rateRejects
    case .cannotResample: .cannotResample
    }
  }

  /// What follows the name of the stroke.
  var text: String {
    switch self {
    case .timesGoBack(let sample, let from, let to):
      "warning: the times go back at sample \(sample), from \(from.text(decimals: 6)) s to \(to.text(decimals: 6)) s; they are kept so"
    case .looksLikeMilliseconds(let duration):
      "warning: it lasts \(duration.text(decimals: 1)) s; if its times are milliseconds, say --time-unit ms"
    case .noTimes:
      "hint: it has no times, so nothing is asked of the duration"
    case .rateRejects(let rate):
      """
      hint: it was recorded at \(rate.text(decimals: 0)) samples a second, and the published count of \
      inflections grows with the rate; try --resample 60
      """
    case .cannotResample:
      "hint: it has no times that go forward, so --resample leaves it as it is"
    }
  }
}

extension Notice.Kind {
  /// The notice of this kind that there is to give, if there is one, of a stroke as it was recorded
  /// and as it was judged, which is another if it was slowed down first.
  func notice(
    recorded stroke: Stroke, judged: Stroke, isResampled: Bool, by detector: any Detector,
    _ verdict: Verdict?
  ) -> Notice? {
    switch self {
    case .timesGoBack:
      return stroke.firstStepBackInTime.map { index in
        .timesGoBack(sample: index + 1, from: stroke.times[index - 1], to: stroke.times[index])
      }
    case .looksLikeMilliseconds:
      return stroke.duration.flatMap { $0 > 60 ? .looksLikeMilliseconds(duration: $0) : nil }
    case .noTimes:
      guard !stroke.isTimed, stroke.count > 1 else { return nil }
      return DetectorSetting.maxDuration.value(in: detector) != nil ? .noTimes : nil
    case .rateRejects:
      guard verdict?.reason == .excessiveInflections, judged.isRecorded(above: 90) else {
        return nil
      }
      return judged.rate.map { .rateRejects(rate: $0) }
    case .cannotResample:
      guard isResampled else { return nil }
      return stroke.firstStepBackInTime != nil || stroke.rate == nil ? .cannotResample : nil
    }
  }
}

extension Double {
  /// The number with up to so many places after the point.
  func text(decimals: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(self, upTo: decimals)
    return String(decoding: bytes, as: UTF8.self)
  }
}
