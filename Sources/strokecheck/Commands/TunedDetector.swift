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

  /// The settings that are no limits of the stroke: defaults of others, or what to find.
  private static let fixed = ["view-width", "turns"]

  /// Finds the limits of a detector by their names.
  init(_ detector: any Detector, _ names: [String]) throws(RunError) {
    self.detector = detector
    limits = try Self.limits(of: detector, names)
    if let ring = detector as? RingDetector {
      guard ring.turns == 1 else {
        throw RunError("tune fits ring to circles, so --turns does not apply")
      }
      method = .ring(RingTuning(ring, fitting: Set(names)))
    } else if let separable = detector as? any SeparableDetector {
      method = .separable(separable)
    } else {
      throw RunError("tune does not know the limits of \(type(of: detector).name)")
    }
  }

  private static func limits(
    of detector: any Detector, _ names: [String]
  ) throws(RunError) -> [DetectorSetting] {
    let name = type(of: detector).name
    let known = DetectorSetting.all.filter {
      $0.isStated(by: detector) && !fixed.contains($0.name)
    }
    let list = known.map(\.name).joined(separator: ",")
    guard !names.isEmpty else {
      throw RunError("tune needs --limits, one to three of \(list)")
    }
    var limits: [DetectorSetting] = []
    for word in names {
      guard let limit = known.first(where: { $0.name == word }) else {
        let near = suggestion(for: word, among: known.map(\.name)).map { "--limits \($0)" }
        let owner = DetectionOptions.knownDetectors.first { other in
          !fixed.contains(word) && DetectorSetting.named(word)?.isStated(by: other) ?? false
        }
        throw RunError(
          "--limits: \(name) has no limit \"\(word)\" to tune, only \(list)",
          suggestion: near ?? owner.map { "--detector \(type(of: $0).name)" })
      }
      guard !limits.contains(where: { $0.name == word }) else {
        throw RunError("--limits names \(word) twice")
      }
      limits.append(limit)
    }
    guard limits.count <= LimitFit.mostLimits else {
      throw RunError(
        "--limits takes at most three, not \(limits.count)",
        advice: "tune the most important ones first, and then others with these set")
    }
    return limits
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
  func example(of stroke: Stroke, isPositive: Bool) -> Tuning.Example {
    Tuning.Example(
      passing: passing(stroke), isPositive: isPositive,
      passesNow: detector.verdict(on: stroke).isCircle)
  }

  /// The built-in value of a setting; nil if it depends on the stroke or on other settings.
  func builtInValue(of setting: DetectorSetting) -> Double? {
    DetectionOptions.knownDetectors.first { type(of: $0).name == type(of: detector).name }
      .flatMap { setting.value(in: $0) }
  }

  /// The limits with the values that were chosen.
  func summaries(_ choice: Tuning.Choice?) -> [TuningSummary.Limit] {
    limits.enumerated().map { index, limit in
      TuningSummary.Limit(
        name: limit.name, present: limit.value(in: detector),
        presentMeaning: meaning(of: limit),
        builtIn: builtInValue(of: limit), tuned: choice.flatMap { value(of: limit, index, in: $0) })
    }
  }

  /// What an unset limit stands for. Those of ring follow from its strictness.
  private func meaning(of limit: DetectorSetting) -> String {
    switch (detector as? RingDetector, limit.name) {
    case (let ring?, "min-aspect"): ring.leastAspect.text(upTo: 4)
    case (let ring?, "max-turns"): ring.mostTurns.text(upTo: 4)
    default: limit.valueText(in: detector) ?? "unset"
    }
  }

  /// The limits that no longer reject a stroke that the other limits accept, but did before.
  func idleLimits(_ choice: Tuning.Choice, on examples: [Tuning.Example]) -> [String] {
    guard case .separable = method else { return [] }
    return limits.enumerated().compactMap { index, limit in
      let ranges = examples.compactMap { example -> ClosedRange<Double>? in
        guard let passing = example.passing[choice.variant],
          limits.indices.allSatisfy({ $0 == index || passing[$0].contains(choice.values[$0]) })
        else { return nil }
        return passing[index]
      }
      guard let present = limit.value(in: detector),
        ranges.allSatisfy({ $0.contains(choice.values[index]) }),
        !ranges.allSatisfy({ $0.contains(present) })
      else { return nil }
      return limit.name
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
  struct Row: Sendable {
    fileprivate var example: Tuning.Example
    /// The group that it belongs to.
    fileprivate let group: String?
    /// A hash of the samples: FNV-1a, a number at a time.
    fileprivate let hash: UInt64

    init(_ labelled: LabelledStroke, _ stroke: Stroke, _ tuned: TunedDetector) {
      example = tuned.example(of: stroke, isPositive: labelled.isPositive ?? false)
      group = labelled.group
      hash = stroke.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { hash, sample in
        for number in [sample.point.x, sample.point.y, sample.time ?? -1] {
          hash = (hash ^ number.bitPattern) &* 0x100_0000_01B3
          hash ^= hash >> 32
        }
      }
    }
  }

  private var rows: [Row] = []
  var examples: [Tuning.Example] { rows.map(\.example) }
  /// The groups that there are.
  var groups: Set<String> { Set(rows.compactMap(\.group)) }
  /// The number of strokes that are in none.
  var ungrouped: Int { rows.count { $0.group == nil } }

  mutating func add(_ row: Row) { rows.append(row) }

  /// Puts the examples into parts that are held out in turn, and returns how many there are: groups whole,
  /// the largest first, or else circles and others in turn. The order of the strokes makes no difference,
  /// and equal ones are in the same part.
  mutating func fold(byGroup: Bool) -> Int {
    rows.sort { $0.hash < $1.hash }
    let most = rows.count > 20_000 ? 5 : 10
    if byGroup { return foldByGroup(most) }
    let firsts = rows.indices.filter { $0 == 0 || rows[$0].hash != rows[$0 - 1].hash }
    let circles = firsts.count { rows[$0].example.isPositive }
    let folds = max(1, min(most, circles, firsts.count - circles))
    var next = (circle: 0, other: 0)
    for (start, end) in zip(firsts, firsts.dropFirst() + [rows.count]) {
      let isPositive = rows[start].example.isPositive
      for index in start..<end {
        rows[index].example.fold = (isPositive ? next.circle : next.other) % folds
      }
      next.circle += isPositive ? 1 : 0
      next.other += isPositive ? 0 : 1
    }
    return folds
  }

  private mutating func foldByGroup(_ most: Int) -> Int {
    var sizes: [String: Int] = [:]
    for row in rows { sizes[row.group ?? "", default: 0] += 1 }
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
    for index in rows.indices { rows[index].example.fold = folds[rows[index].group ?? ""] ?? 0 }
    return loads.count
  }
}

extension TunedDetector {
  /// What else decides how strokes are judged: other limits that are not the built-in ones, omitted checks, and the
  /// rate of the strokes. As options of the command line, and as lines of Swift after one that makes the detector.
  func context(_ given: Options) -> (options: [String], code: [String]) {
    let isAsPublished = (detector as? any PublishedDetector)?.asPublished ?? false
    let rate = given.input.resampling?.exactText
    // Each name once.
    let omitted = detector.omittedChecks.map(\.description).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let settings = DetectorSetting.all.filter { setting in
      setting.isStated(by: detector) && !limits.contains { $0.name == setting.name }
    }.compactMap { setting -> (name: String, value: Double)? in
      let value = setting.value(in: detector)
      guard let value, value != builtInValue(of: setting) else { return nil }
      return (setting.name, value)
    }
    let options =
      (isAsPublished ? ["--as-published"] : [])
      + (omitted.isEmpty ? [] : ["--without \(omitted.joined(separator: ","))"])
      + (rate.map { ["--resample \($0)"] } ?? [])
      + settings.map { "--\($0.name) \($0.value.exactText)" }
    let checks = omitted.map { "Check.Name(\"\($0)\")" }.joined(separator: ", ")
    let code =
      (rate.map { ["// For stroke.resampled(to: \($0))"] } ?? [])
      + (isAsPublished ? ["detector.asPublished = true"] : [])
      + (checks.isEmpty ? [] : ["detector.omittedChecks = [\(checks)]"])
      + settings.map { "detector.\($0.name.camelCased) = \($0.value.exactText)" }
    return (options, code)
  }
}
