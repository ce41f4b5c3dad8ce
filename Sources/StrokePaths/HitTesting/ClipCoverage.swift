import StrokeCore

/// A clip as seen by ``CoverageIntegral``: the edges of its outlines near a target, in the frame in
/// which the target is the square -1…1 × -1…1.
struct ClipCoverage {
  private struct Outline {
    let lines: [(Point, Point)]
    let rule: FillRule
    let isInverted: Bool
    let clip: ClipCoverage
  }

  /// Unions of outlines, in all of which everything painted lies.
  private var regions: [[Outline]] = []

  init(_ clip: Clip, _ target: FramedTarget) {
    regions = clip.ofRegions.regions.map { outlines in
      outlines.map { outline in
        var walk = CoverageOutline(target)
        outline.path.walk(&walk)
        return Outline(
          lines: walk.lines, rule: outline.rule, isInverted: outline.isInverted,
          clip: ClipCoverage(outline.clip, target))
      }
    }
  }

  /// The edges of all outlines.
  var lines: [(Point, Point)] {
    regions.joined().flatMap { $0.lines + $0.clip.lines }
  }

  /// The parts of the line at a height that are not cut off, in order.
  func spans(at y: Double) -> [Span] {
    regions.reduce([Span(from: -1, to: 1)]) { spans, outlines in
      let own = outlines.flatMap { outline in
        Span.filled(outline.lines, outline.rule, isInverted: outline.isInverted, at: y)
          .intersection(outline.clip.regions.isEmpty ? nil : outline.clip.spans(at: y))
      }
      return spans.intersection(own.merged)
    }
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
    crossings.sort { $0.x < $1.x }
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
    for span in sorted(by: { $0.from < $1.from }) {
      if let last = result.last, span.from <= last.to {
        result[result.count - 1].to = Swift.max(last.to, span.to)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// The points that are in both of two rows of spans in order; all of the first if there is no second.
  func intersection(_ other: [Span]?) -> [Span] {
    guard let other else { return self }
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
