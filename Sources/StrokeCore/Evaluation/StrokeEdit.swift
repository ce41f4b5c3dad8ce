/// A small change of a stroke at its ends.
public enum StrokeEdit: Hashable, Sendable {
  /// Leaves out samples at the beginning and at the end, at least one in all.
  case dropping(first: Int, last: Int)
  /// Joins the ends, which are this far apart, by one more sample.
  case closing(gap: Double)
}

extension Stroke {
  /// The stroke after an edit. What is to be dropped and is not there is nothing.
  public func edited(by edit: StrokeEdit) -> Stroke {
    switch edit {
    case .dropping(let first, let last):
      let begin = Swift.min(Swift.max(first, 0), count)
      return samples(in: begin..<Swift.max(begin, count - Swift.max(last, 0)))
    case .closing:
      var stroke = self
      guard let start = first, let end = last else { return self }
      // The sample is finite, and timed as the others are.
      try? stroke.append(start.point, at: end.time)
      return stroke
    }
  }

  /// The stroke of some of its samples.
  private func samples(in range: Range<Int>) -> Stroke {
    var stroke = Stroke()
    let times = isTimed ? times[range] : []
    x[range].withUnsafeBufferPointer { x in
      y[range].withUnsafeBufferPointer { y in
        times.withUnsafeBufferPointer { times in
          // What is finite in the whole is finite in a part.
          try? stroke.assign(x: x, y: y, times: times)
        }
      }
    }
    (stroke.viewWidth, stroke.liftTime) = (viewWidth, liftTime)
    return stroke
  }
}

/// The least edit of a stroke that makes a circle of it, or the reverse: that which takes away or adds
/// the least length of line.
struct EditSearch {
  private let stroke: Stroke
  private let isWanted: (Stroke) -> Bool
  /// The lengths of what is left out by a number of steps at the beginning, and at the end.
  private let firstLengths: [Double]
  private let lastLengths: [Double]

  /// The samples in each step of the search: one, unless a stroke has more than about a hundred.
  private let step: Int

  /// A search for a stroke that `isWanted`, in which up to `share` of the samples may go.
  init(_ stroke: Stroke, upTo share: Double, for isWanted: @escaping (Stroke) -> Bool) {
    (self.stroke, self.isWanted) = (stroke, isWanted)
    step = 1 + stroke.count / 100
    let steps = Int(Double(stroke.count) * share) / step
    let step = step
    let lengths = (1..<max(stroke.count, 1)).map {
      stroke.point(at: $0).distance(to: stroke.point(at: $0 - 1))
    }
    func sums(_ lengths: some Sequence<Double>) -> [Double] {
      var sums = [0.0]
      for length in lengths.prefix(steps * step) { sums.append((sums.last ?? 0) + length) }
      return stride(from: 0, to: sums.count, by: step).map { sums[$0] }
    }
    firstLengths = sums(lengths)
    lastLengths = sums(lengths.reversed())
  }

  /// The edit, or nil if there is none.
  ///
  /// - Complexity: O(n) verdicts' worth of time, because long strokes are cut by larger steps; the result
  ///   is then the least in steps, with either end put back as far as that goes.
  func least() -> StrokeEdit? {
    var best: (edit: StrokeEdit, cost: Double)?
    if let gap = stroke.closingDistance, gap > 0, isWanted(stroke.edited(by: .closing(gap: gap))) {
      best = (.closing(gap: gap), gap)
    }
    for (first, last, cost) in pairs {
      if let best, best.cost <= cost { break }
      guard isWanted(first * step, last * step) else { continue }
      best = (refined(first * step, last * step), cost)
      break
    }
    return best?.edit
  }

  /// The steps to drop at either end, those that take away least first.
  private var pairs: [(first: Int, last: Int, cost: Double)] {
    var pairs: [(first: Int, last: Int, cost: Double)] = []
    for first in firstLengths.indices {
      for last in lastLengths.indices.prefix(max(firstLengths.count - first, 0))
      where first + last > 0 {
        pairs.append((first, last, firstLengths[first] + lastLengths[last]))
      }
    }
    // Of equal lengths, the fewer samples.
    return pairs.sorted { ($0.cost, $0.first + $0.last) < ($1.cost, $1.first + $1.last) }
  }

  private func isWanted(_ first: Int, _ last: Int) -> Bool {
    isWanted(stroke.edited(by: .dropping(first: first, last: last)))
  }

  /// Puts back what a large step dropped more than it need have.
  private func refined(_ first: Int, _ last: Int) -> StrokeEdit {
    guard step > 1 else { return .dropping(first: first, last: last) }
    let fewerFirst = fewest(below: first) { isWanted($0, last) }
    let fewerLast = fewest(below: last) { isWanted(fewerFirst, $0) }
    return .dropping(first: fewerFirst, last: fewerLast)
  }

  /// Bisects between a number that will do and one that is a step less.
  private func fewest(below number: Int, _ willDo: (Int) -> Bool) -> Int {
    var (low, high) = (max(number - step, -1), number)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if willDo(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
