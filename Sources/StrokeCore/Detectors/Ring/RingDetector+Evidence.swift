extension RingDetector {
  /// The gap, the corners, the dents and the spur, each if the check of it fails.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    let failures = failures(on: stroke)
    guard !failures.isEmpty else { return [] }
    return Self.withSamples(of: stroke) { samples, workspace, frame in
      guard let outline = Outline(samples, in: &workspace) else { return [] }
      let row = workspace.row(Outline.count)
      return turns < 1
        ? arcEvidence(outline, frame, failures) : loopEvidence(outline, frame, failures, row)
    }
  }

  private func loopEvidence(
    _ outline: Outline, _ frame: NormalizedFrame, _ failures: [Check.Name], _ row: ScratchRow
  ) -> [Evidence] {
    let part = outline.trimmed(upTo: longestTrim)
    guard let region = EnclosedRegion(part) else { return [] }
    // Before the loop is stretched in place.
    let whole = (0..<Outline.count).map { frame.point(outline.places[$0]) }
    let ends = [part[0], part[part.count - 1]].map { frame.point($0) }
    let loop = WhitenedOutline(outline, part: part, region)
    let inner = ResampledLoop(loop, lengths: row).inner
    let bends = Bends(of: inner, chord: Self.loopChord, sign: loop.sign)
    func marks(_ indices: [Int]) -> Evidence.Shape {
      .points(indices.map { frame.point(region.whitening.unmapped(inner[$0])) })
    }
    let found: [([Check.Name], Evidence?)] = [
      ([.gap], Evidence(.gap, .line(ends), isFailed: true)),
      ([.dents], Evidence(.dents, marks(bends.wrong), isFailed: true)),
      ([.corners, .unevenness], Evidence(.corners, marks(bends.sharp), isFailed: true)),
      ([.overshoot], Evidence(.spur, .line(Array(whole[loop.spur])), isFailed: true)),
    ]
    return found.compactMap { names, evidence in
      names.contains { failures.contains($0) } ? evidence : nil
    }
  }

  private func arcEvidence(
    _ outline: Outline, _ frame: NormalizedFrame, _ failures: [Check.Name]
  ) -> [Evidence] {
    guard let arc = Arc(outline) else { return [] }
    let inner = arc.inner
    func marks(_ indices: [Int]) -> Evidence.Shape {
      .points(indices.map { frame.point(inner[$0]) })
    }
    let sharp = Bends(of: inner, chord: arcChords.short, sign: arc.sign).sharp
    let wrong = Bends(of: inner, chord: arcChords.long, sign: arc.sign).wrong
    let found: [(Check.Name, Evidence?)] = [
      (.dents, Evidence(.dents, marks(wrong), isFailed: true)),
      (.corners, Evidence(.corners, marks(sharp), isFailed: true)),
    ]
    return found.compactMap { failures.contains($0) ? $1 : nil }
  }
}

/// The points of a row that stand out in how they turn, by the angles that ``Turning`` sums up.
private struct Bends {
  /// Where the line turns more than twice as much as on average, and more than beside it; where it
  /// turns most if there is no such point.
  let sharp: [Int]
  /// Where it turns the wrong way, and more so than beside it. Less than a twentieth of the average
  /// is not seen.
  let wrong: [Int]

  init(of places: PointBuffer, chord: Int, sign: Double) {
    let angles = (0..<max(0, places.count - 2 * chord)).map { index in
      let middle = places[index + chord]
      let (before, after) = (middle - places[index], places[index + 2 * chord] - middle)
      return Vector(before.dot(after), before.cross(after)).angle * sign
    }
    let mean = (angles.reduce(0, +) / Double(max(angles.count, 1))).magnitude
    // Two chords meet at each point, so one bend is spread over as many points.
    let reach = chord + 1
    func peaks(of angles: [Double], above least: Double) -> [Int] {
      angles.indices.filter { index in
        let (first, last) = (max(0, index - reach), min(angles.count - 1, index + reach))
        // The first of equal ones.
        return angles[index] > least
          && angles[first..<index].allSatisfy { $0 < angles[index] }
          && angles[index...last].allSatisfy { $0 <= angles[index] }
      }.map { $0 + chord }
    }
    let sharpest = angles.indices.max { angles[$0] < angles[$1] }.map { $0 + chord }
    let corners = peaks(of: angles, above: 2 * mean)
    sharp = corners.isEmpty ? [sharpest].compactMap { $0 } : corners
    wrong = peaks(of: angles.map { -$0 }, above: mean / 20)
  }
}

extension WhitenedOutline {
  /// The run of places about the one farthest from the rim that are off it by a quarter as much, and
  /// the places where it leaves the rim.
  fileprivate var spur: ClosedRange<Int> {
    let offsets = (0..<whole.count).map { (whole[$0].length - 1).magnitude }
    let farthest = offsets.indices.max { offsets[$0] < offsets[$1] } ?? 0
    let least = offsets[farthest] / 4
    let first = offsets[..<farthest].lastIndex { $0 <= least } ?? 0
    let last = offsets[farthest...].firstIndex { $0 <= least } ?? whole.count - 1
    return first...last
  }
}
