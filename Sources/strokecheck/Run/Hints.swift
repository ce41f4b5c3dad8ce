import StrokeCore
import StrokeFormats

/// Kinds of hints and of warnings of what was recorded.
struct HintKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  // Advice, which is given once in a run.
  static let noTimes = HintKinds(rawValue: 1 << 0)
  static let rateRejects = HintKinds(rawValue: 1 << 1)
  static let cannotResample = HintKinds(rawValue: 1 << 2)
  static let assumedWidth = HintKinds(rawValue: 1 << 3)
  static let normalized = HintKinds(rawValue: 1 << 4)
  static let advice: HintKinds = [
    .noTimes, .rateRejects, .cannotResample, .assumedWidth, .normalized,
  ]

  // Hints on a recording, which are given once for each input.
  static let cancelled = HintKinds(rawValue: 1 << 5)
  static func reading(_ kind: ReadingHint.Kind) -> HintKinds {
    HintKinds(rawValue: 1 << (6 + UInt64(kind.rawValue)))
  }
  static let ofReading = HintKinds(rawValue: .max << 6)
}

extension Results {
  /// Adds a hint on the current stroke, which ``sayHints(at:)`` gives, if it is needed and the input has none of its kind.
  mutating func addHint(
    _ kind: HintKinds, if isNeeded: @autoclosure () -> Bool = true,
    _ text: @autoclosure () -> String
  ) {
    guard !hintKinds.contains(kind), isNeeded() else { return }
    hintKinds.insert(kind)
    hints.append((kind, text()))
  }

  /// Adds hints on a stroke as it was recorded.
  mutating func addHints(onRecording record: StrokeRecord, isResampled: Bool) {
    let stroke = record.stroke
    addHint(
      .normalized, if: stroke.isNormalized,
      "hint: its coordinates are between 0 and 1, and limits are in points; multiply them by the size of the view"
    )
    addHint(
      .cannotResample,
      if: isResampled && (stroke.firstStepBackInTime != nil || stroke.rate == nil),
      "hint: its times are missing or do not go forward, so --resample leaves it unchanged")
  }

  /// Adds hints on a verdict.
  mutating func addHints(
    onVerdict verdict: Verdict?, by detector: some Detector, of stroke: Stroke
  ) {
    addHint(
      .noTimes,
      if: !stroke.isTimed && stroke.count > 1 && detector.limitsDuration
        && !detector.omittedChecks.contains(.duration),
      "hint: it has no times, so its duration is not checked")
    // A cast takes long, so that the others come first.
    if verdict?.reason == .startTooFarFromEnd, stroke.viewWidth == nil,
      !hintKinds.contains(.assumedWidth), let cookbook = detector as? CookbookDetector
    {
      addHint(
        .assumedWidth,
        if: cookbook.maxGap == nil && stroke.mayBeInWiderView(than: cookbook.viewWidth),
        """
        hint: the width of its view is not known, so \(cookbook.viewWidth.text(upTo: 2)) is assumed, \
        and a third of that is the limit; --view-width sets it
        """)
    }
    if verdict?.reason == .excessiveInflections {
      addHint(
        .rateRejects, if: stroke.isRecorded(above: 90),
        """
        hint: it was recorded at \((stroke.rate ?? 0).text(upTo: 0)) samples a second, and the published count of \
        inflections grows with the rate; try --resample 60
        """)
    }
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
    x.count > 8 && x.allSatisfy { 0...1 ~= $0 } && y.allSatisfy { 0...1 ~= $0 }
  }
}

extension Detector {
  /// True if it judges by how long a stroke took. Used for every stroke without times, so it makes no text.
  fileprivate var limitsDuration: Bool {
    Self.settings.contains { $0.fixedName.matches("max-duration") }
  }
}
