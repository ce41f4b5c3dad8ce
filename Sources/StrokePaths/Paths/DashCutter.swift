import StrokeCore

/// A visitor that cuts the edges of a path into dashes, each an open subpath. A dash around a whole
/// closed subpath is open too, with caps and no join at its start, as renderers draw it.
struct DashCutter: OutlineVisitor {
  private let pattern: DashPattern
  /// The start of each part in the first period, which begins at or before the start of the
  /// subpath.
  private let starts: [Double]
  private let style: StrokeStyle
  /// The dashes of the finished subpaths.
  private(set) var path = Path()
  private var part = Part()
  /// The length of the subpath before the current edge.
  private var done = 0.0
  private var dash = Path()
  /// The dash that began the subpath, kept until it is known how the subpath ends.
  private var first: Path?
  /// The dashes of the subpath after the first.
  private var others = Path()
  /// True if the current dash began the subpath.
  private var isFirst = true
  private var hasEdge = false

  /// One dash or gap of the pattern, after a number of whole periods.
  private struct Part {
    var periods = 0.0
    var index = 0

    var isDash: Bool { index % 2 == 0 }
  }

  /// - Parameter style: The style of the stroke. Without caps, zero-length dashes are dropped.
  init(_ pattern: DashPattern, _ style: StrokeStyle) {
    (self.pattern, self.style) = (pattern, style)
    var starts = [-pattern.offset]
    for length in pattern.lengths.dropLast() {
      starts.append(starts[starts.count - 1].plus(length))
    }
    self.starts = starts
  }

  mutating func begin(at start: Point) -> Bool {
    part = Part()
    // A zero-length dash at the very beginning counts.
    while part.index < starts.count - 1, starts[part.index] < 0, starts[part.index + 1] <= 0 {
      part.index += 1
    }
    done = 0
    dash = Path()
    (first, isFirst, hasEdge) = (nil, part.isDash, false)
    if part.isDash { dash.add(.move, start) }
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    hasEdge = true
    if p != q { cut(DashedEdge(p, q)) }
    return true
  }

  mutating func curve(_ curve: Curve) -> Bool {
    hasEdge = true
    cut(DashedEdge(curve))
    return true
  }

  private mutating func cut(_ edge: DashedEdge) {
    guard edge.length > 0 else { return }
    // The position on the edge, and the parameter there.
    var (position, parameter) = (0.0, 0.0)
    while true {
      let end = endOfJoinedDashes(on: edge)
      let stop = min(end, edge.length)
      if part.isDash, stop > position {
        let next = edge.parameter(at: stop)
        edge.draw(from: parameter, to: next, into: &dash)
        parameter = next
      }
      position = max(position, stop)
      // A dash may end at the very end of an edge, but the next one begins with the next edge.
      guard end <= edge.length, position < edge.length || part.isDash else { break }
      if part.isDash { finishDash(at: edge.point(at: parameter), edge.direction(at: parameter)) }
      part = self.part(after: part)
      guard position < edge.length else { break }
      if part.isDash {
        parameter = edge.parameter(at: position)
        dash.add(.move, edge.point(at: parameter))
      }
    }
    done = done.plus(edge.length)
  }

  private func part(after part: Part) -> Part {
    part.index + 1 < starts.count
      ? Part(periods: part.periods, index: part.index + 1)
      : Part(periods: part.periods + 1, index: 0)
  }

  /// The position on an edge at which the current part ends. A difference that may be rounding
  /// counts as 0: the dash is meant to end with the edge.
  private func end(on edge: DashedEdge) -> Double {
    let next = part(after: part)
    // One multiplication, so that errors do not add up along the way.
    let end = starts[next.index] + pattern.period * next.periods - done
    let error = ArcLength.precision * (done + edge.length)
    if (end - edge.length).magnitude <= error { return edge.length }
    return end <= error ? 0 : end
  }

  /// Moves to the last of the dashes that abut within an edge, each at the end of the one before,
  /// and returns the position at which it ends.
  private mutating func endOfJoinedDashes(on edge: DashedEdge) -> Double {
    var end = self.end(on: edge)
    // On a curve, the corners of square caps show where dashes abut.
    guard part.isDash, edge.isStraight || style.cap != .square else { return end }
    while end > 0, end < edge.length {
      let gap = part(after: part)
      guard pattern.lengths[gap.index] == 0 else { break }
      part = part(after: gap)
      end = self.end(on: edge)
    }
    return end
  }

  /// Ends a dash at a point. A zero-length dash becomes a line too short to be seen, but long
  /// enough to keep the direction of the path for its caps.
  private mutating func finishDash(at p: Point, _ direction: Vector) {
    if dash.isMoveOnly {
      if style.cap == .butt {
        dash = Path()
      } else {
        let length = max(style.width * 0x1p-30, max(p.x.magnitude, p.y.magnitude) * 0x1p-48)
        dash.add(.line, p + direction * length)
      }
    }
    if isFirst { first = dash } else { others.append(dash) }
    isFirst = false
    dash = Path()
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    // A zero-length subpath is a dot if the pattern begins with a dash.
    if part.isDash, dash.isMoveOnly, isFirst, hasEdge || isClosed { dash.add(.line, start) }
    if dash.isMoveOnly { dash = Path() }
    if isClosed, let opening = first, !opening.isEmpty, !dash.isEmpty {
      dash.continue(with: opening)
      first = nil
    }
    others.append(dash)
    if let first { path.append(first) }
    path.append(others)
    others = Path()
    return true
  }
}

/// An edge to be cut into dashes. Positions on it are distances from its start.
private struct DashedEdge {
  let length: Double
  private let kind: Kind

  private enum Kind {
    case line(Point, Point)
    case curve(Curve, ArcLength)
  }

  init(_ p: Point, _ q: Point) { (length, kind) = (p.distance(to: q), .line(p, q)) }

  init(_ curve: Curve) {
    let curve = curve.withoutVanishingLegs
    let lengths = ArcLength(curve)
    (length, kind) = (lengths.total, .curve(curve, lengths))
  }

  var isStraight: Bool {
    if case .line = kind { true } else { false }
  }

  func parameter(at position: Double) -> Double {
    guard position < length else { return 1 }
    switch kind {
    case .line: return position / length
    case .curve(_, let lengths): return lengths.parameter(at: position)
    }
  }

  func point(at parameter: Double) -> Point {
    switch kind {
    case .line(let p, let q):
      // Follows the decimals of the pattern if they are short.
      Point(
        Self.coordinate(p.x, q.x, parameter, length), Self.coordinate(p.y, q.y, parameter, length))
    case .curve(let curve, _): curve.point(at: parameter)
    }
  }

  private static func coordinate(
    _ from: Double, _ to: Double, _ parameter: Double, _ length: Double
  ) -> Double {
    if parameter >= 1 || from == to { return to }
    let place = from + (to - from) * parameter
    return parameter > 0
      ? place.withoutRounding(of: max(from.magnitude, to.magnitude, length)) : from
  }

  func direction(at parameter: Double) -> Vector {
    switch kind {
    case .line(let p, let q): (q - p).normalized ?? .zero
    case .curve(let curve, _): curve.velocity(at: parameter).normalized ?? curve.endDirection
    }
  }

  func draw(from: Double, to: Double, into dash: inout Path) {
    switch kind {
    case .line: dash.add(.line, point(at: to))
    case .curve(let curve, _): dash.add(curve.piece(from: from, to: to))
    }
  }
}
