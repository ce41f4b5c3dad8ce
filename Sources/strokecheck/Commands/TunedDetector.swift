import StrokeCore
import StrokeFormats
import StrokeReports

/// A detector with limits to tune: what each stroke asks of them.
struct TunedDetector: Sendable {
  let detector: any Detector
  let limits: [DetectorSetting]
  private let method: Method

  private enum Method: Sendable {
    /// They stand alone.
    case separable(any SeparableDetector)
    /// They weigh together.
    case ring(RingTuning)
  }

  /// The settings that are no limits of the stroke: they stand in for another, or say what to find.
  private static let fixed = ["view-width", "turns"]

  /// Finds the limits of a detector by their names.
  init(_ detector: any Detector, _ names: [String]) throws(UsageError) {
    self.detector = detector
    let name = type(of: detector).name
    let known = DetectorSetting.all.filter {
      $0.isStated(by: detector) && !Self.fixed.contains($0.name)
    }
    let list = known.map(\.name).joined(separator: ",")
    guard !names.isEmpty else {
      throw UsageError("tune needs limits", suggestion: "--limits \(list)")
    }
    var limits: [DetectorSetting] = []
    for word in names {
      guard let limit = known.first(where: { $0.name == word }) else {
        let near = suggestion(for: word, among: known.map(\.name)).map { "--limits \($0)" }
        let owner = DetectionOptions.known.first { other in
          DetectorSetting.named(word)?.isStated(by: other) ?? false
        }
        throw UsageError(
          "--limits: \(name) has no limit \"\(word)\" to tune, only \(list)",
          suggestion: near ?? owner.map { "--detector \(type(of: $0).name)" })
      }
      guard !limits.contains(where: { $0.name == word }) else {
        throw UsageError("--limits names \(word) twice")
      }
      limits.append(limit)
    }
    self.limits = limits
    if let ring = detector as? RingDetector {
      guard ring.turns == 1 else {
        throw UsageError("tune fits ring to circles, so --turns does not apply")
      }
      method = .ring(RingTuning(ring, fitting: Set(names)))
    } else if let separable = detector as? any SeparableDetector {
      method = .separable(separable)
    } else {
      throw UsageError("tune does not know the limits of \(name)")
    }
  }

  /// The limits as a fit takes them: for ring the strictness, whether it is fitted or stays.
  var fitted: [Tuning.Limit] {
    let limits: [DetectorSetting]
    switch method {
    case .separable: limits = self.limits
    case .ring: limits = [DetectorSetting.named("strictness")].compactMap(\.self)
    }
    return limits.map {
      Tuning.Limit(
        name: $0.name, isCount: $0.isCount, range: $0.range, present: $0.value(in: detector))
    }
  }

  /// For each variant of the detector, the values of each limit that let a stroke pass.
  private func passing(_ stroke: Stroke) -> [[ClosedRange<Double>]?] {
    switch method {
    case .ring(let tuning): return tuning.passingRanges(stroke).map { $0.map { [$0] } }
    case .separable(let separable):
      guard let ranges = separable.settingRanges(of: stroke) else { return [nil] }
      let own = limits.compactMap { limit in ranges.first { $0.name.matches(limit.name) } }
      let isOut = ranges.contains { !$0.passes && !own.contains($0) }
      return [isOut ? nil : own.map(\.passing)]
    }
  }

  /// A labelled stroke as the limits see it.
  func example(of stroke: LabelledStroke) -> Tuning.Example {
    Tuning.Example(
      passing: passing(stroke.stroke), isPositive: stroke.isPositive ?? false,
      passesNow: detector.verdict(on: stroke.stroke).isCircle)
  }

  /// The value that a setting has unless somebody sets it; nil if that depends on the stroke or on other
  /// settings.
  func builtInValue(of setting: DetectorSetting) -> Double? {
    DetectionOptions.known.first { type(of: $0).name == type(of: detector).name }
      .flatMap { setting.value(in: $0) }
  }

  /// The limits with the values that were chosen.
  func summaries(_ choice: Tuning.Choice?) -> [TuningSummary.Limit] {
    limits.enumerated().map { index, limit in
      TuningSummary.Limit(
        name: limit.name, present: limit.value(in: detector),
        presentMeaning: limit.valueText(in: detector) ?? "unset",
        builtIn: builtInValue(of: limit), tuned: choice.flatMap { value(of: limit, index, in: $0) })
    }
  }

  /// The value of a limit in a choice; nil to leave it as it is.
  private func value(of limit: DetectorSetting, _ index: Int, in choice: Tuning.Choice) -> Double? {
    switch method {
    case .separable: choice.values[index]
    case .ring(let tuning):
      limit.name == "strictness"
        ? choice.values[0] : limit.value(in: tuning.detectors[choice.variant])
    }
  }
}

/// Labelled strokes as the limits see them.
struct TuningExamples: Sendable {
  private(set) var examples: [Tuning.Example] = []
  /// For each example, the group that it belongs to.
  private(set) var groups: [String?] = []
  /// For each example, the stroke that it is a variant of, or else its own name.
  private var origins: [String?] = []
  /// True if some are variants of recorded strokes.
  private(set) var hasVariants = false

  mutating func add(_ example: Tuning.Example, of stroke: LabelledStroke) {
    examples.append(example)
    groups.append(stroke.group)
    origins.append(stroke.origin ?? stroke.id)
    hasVariants = hasVariants || stroke.origin != nil
  }

  /// Makes a group of each recorded stroke and its variants, which are too alike to test each other's limits.
  mutating func groupByOrigin() {
    groups = origins.enumerated().map { $1 ?? "#\($0)" }
  }

  /// Puts the examples into parts that are left out in turn, and returns how many there are: groups whole,
  /// the largest first, or else circles and others in turn.
  mutating func fold(byGroup: Bool) -> Int {
    let most = examples.count > 20_000 ? 5 : 10
    if byGroup {
      var sizes: [String: Int] = [:]
      for group in groups { sizes[group ?? "", default: 0] += 1 }
      let names = sizes.keys.sorted { a, b in
        let (first, second) = (sizes[a] ?? 0, sizes[b] ?? 0)
        return first == second ? a.utf8.lexicographicallyPrecedes(b.utf8) : first > second
      }
      var loads = Array(repeating: 0, count: min(most, names.count))
      var folds: [String: Int] = [:]
      for name in names {
        let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
        folds[name] = least
        loads[least] += sizes[name] ?? 0
      }
      for index in examples.indices { examples[index].fold = folds[groups[index] ?? ""] ?? 0 }
      return loads.count
    }
    let circles = examples.count { $0.isPositive }
    let folds = max(1, min(most, circles, examples.count - circles))
    var next = (circle: 0, other: 0)
    for index in examples.indices {
      if examples[index].isPositive {
        examples[index].fold = next.circle % folds
        next.circle += 1
      } else {
        examples[index].fold = next.other % folds
        next.other += 1
      }
    }
    return folds
  }
}
