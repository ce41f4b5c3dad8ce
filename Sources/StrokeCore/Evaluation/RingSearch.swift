// The limits of ring do not stand alone: what a stroke uses of each tolerance adds up, and the more
// turns are allowed, the more is trimmed before anything is measured. But for one amount of trimming
// the measures are fixed, and each limit, moved one way, only ever helps or only ever hurts. So each
// is searched by bisection, in one range of equal trimming after another.

extension RingDetector: AdjustableDetector {
  /// The least change of limits, and the least change of the stroke at its ends.
  public func whatIf(of stroke: Stroke) -> WhatIf {
    let search = RingSearch(self, stroke)
    // A circle that is rejected has lost much of itself; what is accepted needs little.
    let edits = EditSearch(stroke, upTo: search.isCircle ? 0.5 : 0.25) {
      verdict(on: $0).isCircle != search.isCircle
    }
    return WhatIf(
      wouldPass: !search.isCircle, changes: search.leastChanges(), edit: edits.least())
  }
}

/// The search for limits of ring that change the verdict on a stroke.
struct RingSearch {
  private let ring: RingDetector
  private let stroke: Stroke
  /// The verdict as it is.
  let isCircle: Bool

  init(_ ring: RingDetector, _ stroke: Stroke) {
    (self.ring, self.stroke) = (ring, stroke)
    isCircle = ring.verdict(on: stroke).isCircle
  }

  /// One of the limits, by the name of its setting.
  enum Axis: String, CaseIterable {
    case strictness
    case minAspect = "min-aspect"
    case maxTurns = "max-turns"

    /// The least and the greatest value.
    var range: (least: Double, most: Double) { self == .maxTurns ? (1, 5) : (0, 1) }

    func value(in ring: RingDetector) -> Double {
      switch self {
      case .strictness: ring.strictness
      case .minAspect: ring.leastAspect
      case .maxTurns: ring.mostTurns
      }
    }

    func setting(_ value: Double, in ring: RingDetector) -> RingDetector {
      var ring = ring
      switch self {
      case .strictness: ring.strictness = value
      case .minAspect: ring.minAspect = value
      case .maxTurns: ring.maxTurns = value
      }
      return ring
    }
  }

  private static let fourDigits = DecimalSteps(digits: 4)

  /// Whether another detector says otherwise.
  private func flips(_ ring: RingDetector) -> Bool {
    ring.verdict(on: stroke).isCircle != isCircle
  }

  /// The limits to move: the one that moves least, or else several, or else the part of a circle to
  /// find. Empty if none of that helps.
  func leastChanges() -> [WhatIf.Change] {
    let axes = ring.turns < 1 ? [Axis.strictness] : Axis.allCases
    let alone = axes.flatMap { axis in
      [axis.range.least, axis.range.most].compactMap { end in
        firstFlip(of: axis, from: ring, toward: end).map { (axis, $0) }
      }
    }
    let best = alone.min { a, b in
      a.1.relativeChange(from: a.0.value(in: ring)) < b.1.relativeChange(from: b.0.value(in: ring))
    }
    if let (axis, value) = best { return [WhatIf.Change(setting: axis.rawValue, value: value)] }
    let together = isCircle || ring.turns < 1 ? [] : changesTogether()
    return together.isEmpty ? changesOfTurns() : together
  }
}

// One limit.
extension RingSearch {
  /// The first value from a limit's own toward the end of its range that changes the verdict, with
  /// the other limits as in `base`; nil if no value does.
  private func firstFlip(
    of axis: Axis, from base: RingDetector, toward end: Double
  ) -> Double? {
    let start = axis.value(in: base)
    var near = next(after: start, toward: end)
    while let first = near {
      let trim = axis.setting(first, in: base).longestTrim
      let last = bisected(from: first, toward: end) {
        axis.setting($0, in: base).longestTrim == trim
      }
      if flips(axis.setting(first, in: base)) { return first }
      if flips(axis.setting(last, in: base)) {
        let notYet = bisected(from: first, toward: last) { !flips(axis.setting($0, in: base)) }
        return next(after: notYet, toward: end)
      }
      near = next(after: last, toward: end)
    }
    return nil
  }

  /// The next number of four digits; nil if that is beyond the end.
  private func next(after value: Double, toward end: Double) -> Double? {
    guard value != end else { return nil }
    return end > value
      ? min(end, Self.fourDigits.next(above: value)) : max(end, Self.fourDigits.next(below: value))
  }

  /// The last number of four digits from `first`, which holds, toward `end` that holds too, if all
  /// between do.
  private func bisected(
    from first: Double, toward end: Double, _ holds: (Double) -> Bool
  ) -> Double {
    if holds(end) { return end }
    var (held, failed) = (first, end)
    while let following = next(after: held, toward: failed), following != failed {
      let middle = held / 2 + failed / 2
      let rounded =
        failed > held ? Self.fourDigits.down(to: middle) : Self.fourDigits.up(to: middle)
      // Rounded, the middle may fall back to where it came from.
      let isBeyond = failed > held ? rounded > held : rounded < held
      let candidate = isBeyond ? rounded : following
      if holds(candidate) { held = candidate } else { failed = candidate }
    }
    return held
  }
}

// Several limits.
extension RingSearch {
  /// The limits to move together for a rejected stroke to pass, each back toward its own value as far
  /// as the others let it.
  private func changesTogether() -> [WhatIf.Change] {
    guard var loose = loosest() else { return [] }
    for axis in [Axis.maxTurns, .minAspect, .strictness] {
      let goal = axis.value(in: loose)
      var own = loose
      switch axis {
      case .strictness: own.strictness = ring.strictness
      case .minAspect: own.minAspect = ring.minAspect
      case .maxTurns: own.maxTurns = ring.maxTurns
      }
      if flips(own) {
        loose = own
      } else if let value = firstFlip(of: axis, from: own, toward: goal) {
        loose = axis.setting(value, in: own)
      }
    }
    return [
      loose.strictness == ring.strictness ? nil : (Axis.strictness, loose.strictness),
      loose.minAspect == ring.minAspect ? nil : (.minAspect, loose.leastAspect),
      loose.maxTurns == ring.maxTurns ? nil : (.maxTurns, loose.mostTurns),
    ].compactMap { $0.map { WhatIf.Change(setting: $0.0.rawValue, value: $0.1) } }
  }

  /// The detector with the loosest limits at which the stroke passes with the least trimming; nil if it
  /// never does.
  private func loosest() -> RingDetector? {
    var loose = ring
    (loose.strictness, loose.minAspect) = (0, 0)
    let end = Axis.maxTurns.range.most
    var near: Double? = Axis.maxTurns.range.least
    while let first = near {
      let trim = Axis.maxTurns.setting(first, in: loose).longestTrim
      let last = bisected(from: first, toward: end) {
        Axis.maxTurns.setting($0, in: loose).longestTrim == trim
      }
      let detector = Axis.maxTurns.setting(last, in: loose)
      if flips(detector) { return detector }
      near = next(after: last, toward: end)
    }
    return nil
  }
}

// The part of a circle to find.
extension RingSearch {
  /// The nearest part of a circle that changes the verdict, with the strictness that it takes.
  private func changesOfTurns() -> [WhatIf.Change] {
    for strictness in ring.strictness > 0 && !isCircle ? [ring.strictness, 0] : [ring.strictness] {
      let base = Axis.strictness.setting(strictness, in: ring)
      guard let turns = firstTurns(from: base) else { continue }
      var found = base
      found.turns = turns
      let change = WhatIf.Change(setting: "turns", value: turns)
      guard strictness != ring.strictness else { return [change] }
      var own = found
      own.strictness = ring.strictness
      let value = firstFlip(of: .strictness, from: own, toward: 0) ?? 0
      return [WhatIf.Change(setting: Axis.strictness.rawValue, value: value), change]
    }
    return []
  }

  /// How the limits depend on the part of a circle is no matter of bisection alone, so the parts are
  /// tried in steps of a two-hundredth, and where the measures jump: for an arc, those about as great as
  /// its own turns.
  private func firstTurns(from base: RingDetector) -> Double? {
    var half = base
    half.turns = 0.5
    let checks = half.explanation(of: stroke).checks
    let mostDeviation = half.stretched(ArcEvidence.mostDeviation, .deviation)
    // What does not depend on the part of a circle. A limit that other checks leave, does.
    let isHopeless = checks.contains { check in
      check.name == .deviation
        ? check.measured ?? 0 > mostDeviation
        : [.points, .fit].contains(check.name) && check.isFailed
    }
    var (least, most) = (0.1, 1.0)
    if !isCircle {
      if isHopeless, base.turns == 1 { return nil }
      if !isHopeless, let measured = checks.first(where: { $0.name == .turns })?.measured {
        // The limits are at most 0.105 + 0.315 of the turns away from them.
        (least, most) = (max(least, (measured - 0.11) / 1.32), min(most, (measured + 0.11) / 0.68))
      }
    }
    let ends = [0.1, 1].filter { $0 != base.turns }
    return ends.compactMap { firstTurns(from: base, toward: $0, between: least, and: most) }
      .min { $0.relativeChange(from: ring.turns) < $1.relativeChange(from: ring.turns) }
  }

  private func firstTurns(
    from base: RingDetector, toward end: Double, between least: Double, and most: Double
  ) -> Double? {
    func flips(_ turns: Double) -> Bool {
      var detector = base
      detector.turns = turns
      return self.flips(detector)
    }
    guard var last = next(after: base.turns, toward: end) else { return nil }
    if flips(last) { return last }
    for tried in Self.parts(from: base.turns, toward: end) {
      if tried >= least - 0.01, tried <= most + 0.01, flips(tried) {
        let notYet = bisected(from: last, toward: tried) { !flips($0) }
        return next(after: notYet, toward: tried)
      }
      last = tried
    }
    return nil
  }

  /// The parts of a circle to try, of four digits, from beyond one to another.
  private static func parts(from start: Double, toward end: Double) -> [Double] {
    let steps = max(Int(((end - start).magnitude * 200).rounded(.up)), 1)
    let even = (1...steps).map { start + (end - start) * Double($0) / Double(steps) }
    let isUp = end > start
    let jumps = ArcEvidence.turnsWithOtherChords.flatMap {
      [fourDigits.next(below: $0), fourDigits.next(above: $0)]
    }
    return (even + jumps).map {
      min(max(isUp ? fourDigits.down(to: $0) : fourDigits.up(to: $0), 0.1), 1)
    }
    .filter { isUp ? $0 > start && $0 <= end : $0 < start && $0 >= end }
    .sorted { isUp ? $0 < $1 : $0 > $1 }
  }
}
