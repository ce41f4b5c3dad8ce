import StrokeCore

/// A clip near a target, in the frame in which the target is the square -1…1 × -1…1.
struct ClipCoverage {
  let clip: Clip
  /// The edges of each of the clip's outlines.
  let lines: [[(Point, Point)]]

  init(_ clip: Clip, _ target: FramedTarget, _ precision: CoveragePrecision) {
    self.clip = clip.ofRegions
    lines = self.clip.outlines.map { outline in
      var lines = CoverageOutline(target, precision)
      outline.path.forEachStep { lines.add($0) }
      return lines.lines
    }
  }

  /// The parts of the line at a height that are not cut off, in order.
  func spans(at y: Double) -> [Span] {
    var next = 0
    return spans(of: clip, at: y, &next)
  }

  private func spans(of clip: Clip, at y: Double, _ next: inout Int) -> [Span] {
    var spans = [Span(from: -1, to: 1)]
    for outlines in clip.regions {
      var own: [Span] = []
      for outline in outlines {
        let filled = Span.filled(
          lines[next], outline.rule, isInverted: outline.isInverted, at: y)
        next += 1
        own += filled.intersection(self.spans(of: outline.clip, at: y, &next))
      }
      spans = spans.intersection(own.merged)
    }
    return spans
  }
}

/// A part of a horizontal line.
struct Span {
  var from: Double
  var to: Double

  /// The parts of the line at a height, between -1 and 1, that are inside an outline.
  static func filled(
    _ lines: [(Point, Point)], _ rule: FillRule, isInverted: Bool, at y: Double
  ) -> [Span] {
    var crossings: [(x: Double, change: Int)] = []
    var winding = 0
    for (p, q) in lines where (p.y <= y) != (q.y <= y) {
      let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
      let change = p.y < q.y ? -1 : 1
      if x <= -1 { winding += change } else if x < 1 { crossings.append((x, change)) }
    }
    crossings.sortAscending { $0.x }
    crossings.append((1, 0))
    var spans: [Span] = []
    var start = -1.0
    for crossing in crossings {
      if rule.isInside(winding: winding) != isInverted, crossing.x > start {
        spans.append(Span(from: start, to: crossing.x))
      }
      start = crossing.x
      winding += crossing.change
    }
    return spans
  }
}

extension [Span] {
  /// The same points as spans in order that have no point in common.
  var merged: [Span] {
    var result: [Span] = []
    for span in sortedAscending({ $0.from }) {
      if let last = result.last, span.from <= last.to {
        result[result.count - 1].to = Swift.max(last.to, span.to)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// The points that are in both of two rows of spans in order.
  func intersection(_ other: [Span]) -> [Span] {
    var result: [Span] = []
    var (i, j) = (0, 0)
    while i < count, j < other.count {
      let (from, to) = (Swift.max(self[i].from, other[j].from), Swift.min(self[i].to, other[j].to))
      if from < to { result.append(Span(from: from, to: to)) }
      if self[i].to < other[j].to { i += 1 } else { j += 1 }
    }
    return result
  }

  /// The sum of the lengths.
  var length: Double { reduce(0) { $0 + $1.to - $1.from } }
}
