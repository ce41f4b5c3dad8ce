/// All that ring can measure of one stroke when it looks for circles, for every amount of trimming.
/// With it, a verdict by other limits is a few comparisons.
///
/// ```swift
/// let record = LoopRecord(of: stroke)
/// ring.strictness = 0.7
/// ring.rejection(by: record) == nil  // as ring.verdict(on: stroke).isCircle
/// ```
package struct LoopRecord {
  /// The measures of what each amount of trimming leaves, from the least.
  private var parts: [LoopEvidence] = []

  /// Measures a stroke.
  ///
  /// - Complexity: O(n).
  package init(of stroke: Stroke) {
    self = RingDetector.withSamples(of: stroke, extraRows: 4) { samples, workspace, _ in
      let outline = Outline(samples, in: &workspace)
      let row = workspace.row(Outline.count)
      let kept = (workspace.places(Outline.count), workspace.places(Outline.count))
      return LoopRecord(samples.count, outline, kept, row)
    }
  }

  private init(
    _ points: Int, _ outline: Outline?, _ kept: (places: PointBuffer, raw: PointBuffer),
    _ row: ScratchRow
  ) {
    let ring = RingDetector()
    guard let outline else {
      parts = RingDetector.trims.map { _ in LoopEvidence(points: points, nil, (0, 0), row) }
      return
    }
    let ends = RingDetector.trims.map { outline.endsToTrim(upTo: $0) }
    kept.places.copy(outline.places)
    kept.raw.copy(outline.raw)
    for (index, end) in ends.enumerated() {
      if index > 0, end == ends[index - 1] {
        parts.append(parts[index - 1])
        continue
      }
      // Measuring stretches the outline in place.
      outline.places.copy(kept.places)
      outline.raw.copy(kept.raw)
      var evidence = LoopEvidence(points: points, outline, end, row)
      // Measures all of it, because the next part takes the same rows.
      _ = evidence.showOutline(by: ring) { _ in true }
      evidence.measureCurve(by: ring)
      parts.append(evidence)
    }
  }

  /// The measures with up to this many places trimmed at either end.
  fileprivate func evidence(trimming most: Int) -> LoopEvidence {
    parts[most - RingDetector.trims.lowerBound]
  }
}

extension RingDetector {
  /// The amounts of trimming that any limits ask for.
  fileprivate static var trims: ClosedRange<Int> { 10...(Outline.count / 2 - 1) }

  /// The check that rejects the stroke of a record, or nil for a circle.
  ///
  /// Law: the same as that of ``Detector/verdict(on:)``, unless arcs are to be found.
  ///
  /// - Complexity: O(1).
  package func rejection(by record: LoopRecord) -> Check? {
    var evidence = record.evidence(trimming: longestTrim)
    var finding = RingFinding(for: .verdict)
    _ = weigh(&evidence, &finding)
    return finding.rejection
  }
}

extension PointBuffer {
  /// Takes over the places of another row of as many.
  fileprivate func copy(_ other: PointBuffer) {
    for index in 0..<count { self[index] = other[index] }
  }
}
