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

  /// Which of several notices are the same thing said again.
  var kind: Int {
    switch self {
    case .timesGoBack: 0
    case .looksLikeMilliseconds: 1
    case .noTimes: 2
    case .rateRejects: 3
    case .cannotResample: 4
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

extension Notice {
  /// What is to be said of a stroke that is about to be judged.
  static func all(about stroke: Stroke, resampled rate: Double?) -> [Notice] {
    var notices: [Notice] = []
    if let index = stroke.firstStepBackInTime {
      let (from, to) = (stroke.times[index - 1], stroke.times[index])
      notices.append(.timesGoBack(sample: index + 1, from: from, to: to))
    }
    if let duration = stroke.duration, duration > 60 {
      notices.append(.looksLikeMilliseconds(duration: duration))
    }
    if rate != nil, stroke.firstStepBackInTime != nil || stroke.rate == nil {
      notices.append(.cannotResample)
    }
    return notices
  }

  /// What is to be said of a verdict.
  static func all(
    about verdict: Verdict?, by detector: any Detector, on stroke: Stroke
  ) -> [Notice] {
    var notices: [Notice] = []
    if !stroke.isTimed, stroke.count > 1, DetectorSetting.maxDuration.value(in: detector) != nil {
      notices.append(.noTimes)
    }
    if verdict?.reason == .excessiveInflections, let rate = stroke.rate, rate > 90 {
      notices.append(.rateRejects(rate: rate))
    }
    return notices
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
