import StrokeCore

/// A receiver of the dashes of a path, each an open subpath. So is one that goes round the whole of a
/// closed subpath, with caps and no join where it begins, as renderers draw it.
protocol DashReceiver {
  /// Receives a dash. Returns whether to continue.
  mutating func add(_ dash: UncheckedPathBuilder) -> Bool
  /// A subpath ends. The dash with which it began, if it began with one that is not continued by the
  /// last, is known only now. Returns whether to continue.
  mutating func endSubpath(first: UncheckedPathBuilder?) -> Bool
  /// Decides what to do with the dashes of an edge from a position on.
  mutating func stretch(of run: DashRun) -> DashStretch
}

/// A receiver that stands for one of any kind: a path is cut by code that is compiled once for all of
/// them.
class DashReceiverReference: DashReceiver {
  func add(_ dash: UncheckedPathBuilder) -> Bool { false }
  func endSubpath(first: UncheckedPathBuilder?) -> Bool { false }
  func stretch(of run: DashRun) -> DashStretch { DashStretch(end: .infinity) }
}

/// It is used only while the receiver is where the pointer says.
final class TypedDashReceiverReference<Receiver: DashReceiver>: DashReceiverReference {
  private let receiver: UnsafeMutablePointer<Receiver>

  init(_ receiver: UnsafeMutablePointer<Receiver>) { self.receiver = receiver }

  override func add(_ dash: UncheckedPathBuilder) -> Bool { receiver.pointee.add(dash) }
  override func endSubpath(first: UncheckedPathBuilder?) -> Bool {
    receiver.pointee.endSubpath(first: first)
  }
  override func stretch(of run: DashRun) -> DashStretch { receiver.pointee.stretch(of: run) }
}

/// A zero-length dash, drawn as a line that is too short to be seen, and long enough to keep the
/// direction of the path for its caps.
struct ZeroLengthDash {
  private let least: Double

  /// A dash of a stroke of some width.
  init(width: Double) { least = width * 0x1p-30 }

  /// The length of the line that begins at a point.
  func length(at p: Point) -> Double { length(upTo: max(p.x.magnitude, p.y.magnitude)) }

  /// The largest such length where no coordinate is larger than this.
  func length(upTo magnitude: Double) -> Double { max(least, magnitude * 0x1p-48) }
}

/// The dashes of an edge from a position on, of which any can be cut without those before.
struct DashRun {
  let edge: DashedEdge
  let scale: DashScale
  /// The position on the edge.
  let position: DoubleDouble
  /// The length of the subpath before the edge.
  private let done: DoubleDouble
  /// The dash or gap that begins at the position.
  private let part: DashScale.Part
  private let zeroLengthDash: ZeroLengthDash?
  /// The number of whole periods that end on the edge; one less, in case of rounding.
  let periods: Double

  fileprivate init(
    _ edge: DashedEdge, _ scale: DashScale, from position: DoubleDouble, done: DoubleDouble,
    _ part: DashScale.Part, zeroLengthDash: ZeroLengthDash?
  ) {
    (self.edge, self.scale, self.position) = (edge, scale, position)
    (self.done, self.part, self.zeroLengthDash) = (done, part, zeroLengthDash)
    periods = ((edge.length.high - position.high) / scale.period.high).rounded(.down) - 1
  }

  /// The position after a number of periods.
  func position(after periods: Double) -> DoubleDouble {
    periods == 0 ? position : start(of: part.advanced(by: periods))
  }

  private func start(of part: DashScale.Part) -> DoubleDouble { scale.start(of: part) - done }

  /// Shows the dashes between two numbers of periods, until a receiver has seen enough.
  func draw(from: Double, to: Double, _ receive: (UncheckedPathBuilder) -> Bool) {
    var part = part.advanced(by: from)
    let last = self.part.advanced(by: to)
    while part.periods < last.periods || part.index < last.index {
      let next = scale.part(after: part)
      if part.isDash, let dash = dash(from: start(of: part), to: start(of: next)) {
        guard receive(dash) else { return }
      }
      part = next
    }
  }

  private func dash(from: DoubleDouble, to: DoubleDouble) -> UncheckedPathBuilder? {
    var dash = UncheckedPathBuilder()
    let place = edge.place(at: from)
    let (start, direction) = edge.point(at: place)
    dash.move(to: start)
    if to > from {
      edge.draw(from: place, to: edge.place(at: to), into: &dash)
    } else if let zeroLengthDash {
      dash.line(to: start + direction * zeroLengthDash.length(at: start))
    } else {
      return nil
    }
    return dash
  }
}

/// A stretch of an edge on which dashes need not be cut one by one.
struct DashStretch {
  /// The number of periods to leave out.
  var skipped = 0.0
  /// The number of periods, after those, to draw as one dash.
  var merged = 0.0
  /// The share of the merged periods that the dash takes.
  var share = 1.0
  /// The position up to which all further dashes are to be cut.
  var end: Double
}

/// A visitor that cuts the edges of a path into dashes.
struct DashCutter: OutlineVisitor {
  private let scale: DashScale
  /// How a zero-length dash is drawn; nil if it is left out.
  private let zeroLengthDash: ZeroLengthDash?
  /// True if dashes that abut on a curve paint the same as one dash; on a line they always do.
  private let joinsOnCurves: Bool
  private let receiver: DashReceiverReference
  /// True if the receiver wants no more.
  private(set) var isDone = false
  /// The current dash or gap.
  private var part: DashScale.Part
  /// The length of the subpath before the current edge, and the largest error it may have.
  private var done = DoubleDouble(0)
  private var lengthError = 0.0
  /// The current dash.
  private var dash = UncheckedPathBuilder()
  /// The dash with which the subpath began, kept until it is known how the subpath ends.
  private var first: UncheckedPathBuilder?
  /// True if the current dash is the one with which the subpath began.
  private var isFirst = true
  private var hasEdge = false
  /// The number of dashes and gaps that may still be cut.
  private var budget: Int

  init(
    _ scale: DashScale, zeroLengthDash: ZeroLengthDash?, joinsOnCurves: Bool, most: Int,
    to receiver: DashReceiverReference
  ) {
    self.scale = scale
    self.zeroLengthDash = zeroLengthDash
    self.joinsOnCurves = joinsOnCurves
    self.receiver = receiver
    budget = most
    part = scale.first
  }

  /// True if not all dashes were cut because there are too many.
  var isExhausted: Bool { budget < 0 && !isDone }

  private var goesOn: Bool { budget >= 0 && !isDone }

  mutating func begin(at start: Point) -> Bool {
    (part, done, lengthError) = (scale.first, DoubleDouble(0), 0)
    dash = UncheckedPathBuilder()
    (first, isFirst, hasEdge) = (nil, part.isDash, false)
    if part.isDash { dash.move(to: start) }
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    hasEdge = true
    if let edge = DashedEdge(p, q, scale.grid) { cut(edge) }
    return goesOn
  }

  mutating func curve(_ curve: Curve) -> Bool {
    hasEdge = true
    if let edge = DashedEdge(curve, scale.grid) { cut(edge) }
    return goesOn
  }

  private mutating func cut(_ edge: DashedEdge) {
    lengthError += edge.lengthError
    cutParts(of: edge)
    done = done + edge.length
  }

  /// Walks the pattern along an edge.
  private mutating func cutParts(of edge: DashedEdge) {
    var position = DoubleDouble(0)
    // The same looked up, within a dash.
    var place = edge.place(at: position)
    // The position up to which dashes are cut one by one.
    var near = 0.0
    while goesOn {
      budget -= 1
      let end = endOfJoinedDashes(on: edge)
      let stop = min(end, edge.length)
      if part.isDash, stop > position {
        let end = edge.place(at: stop)
        edge.draw(from: place, to: end, into: &dash)
        place = end
      }
      position = max(position, stop)
      // A dash may end at the very end of an edge, but the next one begins with the next edge.
      guard end <= edge.length, position < edge.length || part.isDash else { return }
      if part.isDash {
        let (point, direction) = edge.point(at: place)
        finishDash(at: point, direction)
      }
      part = scale.part(after: part)
      guard position < edge.length else { return }
      passStretches(of: edge, from: &position, upTo: &near)
      if part.isDash {
        place = edge.place(at: position)
        dash.move(to: edge.point(at: place).0)
      }
    }
  }

  /// Passes over the dashes that need not be cut one by one from a position on.
  ///
  /// - Parameter near: The position up to which the next are to be cut.
  private mutating func passStretches(
    of edge: DashedEdge, from position: inout DoubleDouble, upTo near: inout Double
  ) {
    while goesOn, position.high >= near {
      let stretch = receiver.stretch(
        of: DashRun(
          edge, scale, from: position, done: done, part, zeroLengthDash: zeroLengthDash))
      near = stretch.end
      if stretch.skipped > 0 { position = pass(stretch.skipped) }
      if stretch.merged > 0 {
        draw(stretch, of: edge, from: position)
        position = pass(stretch.merged)
        near = position.high
      } else if stretch.skipped == 0 {
        break
      }
    }
  }

  /// Goes on to the last of the dashes that abut within an edge, each at the end of the one before.
  /// Returns the position at which it ends.
  private mutating func endOfJoinedDashes(on edge: DashedEdge) -> DoubleDouble {
    var end = self.end(on: edge)
    guard part.isDash, joinsOnCurves || edge.isStraight else { return end }
    while goesOn, DoubleDouble(0) < end, end < edge.length {
      let gap = scale.part(after: part)
      guard scale.isEmpty(gap) else { break }
      budget -= 1
      part = scale.part(after: gap)
      if scale.isGapless {
        // One less, in case of rounding.
        let periods = ((edge.length - end).high / scale.period.high).rounded(.down) - 1
        if periods > 0 { part.periods += periods }
      }
      end = self.end(on: edge)
    }
    return end
  }

  /// Passes over whole periods. Returns the position after them.
  private mutating func pass(_ periods: Double) -> DoubleDouble {
    part.periods += periods
    return scale.start(of: part) - done
  }

  /// Draws merged periods as one dash.
  private mutating func draw(
    _ stretch: DashStretch, of edge: DashedEdge, from position: DoubleDouble
  ) {
    budget -= 1
    var merged = UncheckedPathBuilder()
    let place = edge.place(at: position)
    merged.move(to: edge.point(at: place).0)
    let end = position + scale.period * (stretch.merged * stretch.share)
    edge.draw(from: place, to: edge.place(at: end), into: &merged)
    if !receiver.add(merged) { isDone = true }
  }

  /// The position on an edge at which the current part ends. A difference that may be rounding is
  /// taken for none: the dash is meant to end with the edge.
  private func end(on edge: DashedEdge) -> DoubleDouble {
    let end = scale.start(of: scale.part(after: part)) - done
    if (end - edge.length).high.magnitude <= lengthError { return edge.length }
    return end.high <= lengthError ? DoubleDouble(0) : end
  }

  /// Ends a dash at a point. A zero-length dash is drawn if it can be seen.
  private mutating func finishDash(at p: Point, _ direction: Vector) {
    if dash.hasNoEdge {
      if let zeroLengthDash {
        dash.line(to: p + direction * zeroLengthDash.length(at: p))
      } else {
        dash = UncheckedPathBuilder()
      }
    }
    if isFirst {
      first = dash
    } else if !dash.isEmpty, !receiver.add(dash) {
      isDone = true
    }
    isFirst = false
    dash = UncheckedPathBuilder()
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    // A zero-length subpath is a dot if the pattern begins with a dash.
    if part.isDash, dash.hasNoEdge, isFirst, hasEdge || isClosed { dash.line(to: start) }
    if dash.hasNoEdge { dash = UncheckedPathBuilder() }
    if isClosed, let opening = first, !opening.isEmpty, !dash.isEmpty {
      dash.continue(with: opening)
      first = nil
    }
    if !dash.isEmpty, !receiver.add(dash) { isDone = true }
    if !isDone, !receiver.endSubpath(first: first) { isDone = true }
    return goesOn
  }
}

/// A receiver that makes a path of all dashes.
struct DashCollector: DashReceiver {
  private var result = UncheckedPathBuilder()
  /// The dashes of the current subpath after the first.
  private var others = UncheckedPathBuilder()

  var path: Path { result.path }

  mutating func add(_ dash: UncheckedPathBuilder) -> Bool {
    others.append(dash)
    return true
  }

  mutating func endSubpath(first: UncheckedPathBuilder?) -> Bool {
    if let first { result.append(first) }
    result.append(others)
    others = UncheckedPathBuilder()
    return true
  }

  func stretch(of run: DashRun) -> DashStretch { DashStretch(end: .infinity) }
}
