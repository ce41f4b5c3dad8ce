import StrokeCore

/// The lengths of dashes and gaps along a path.
///
/// Guarantees: an even number of lengths, at least two, none negative, a finite sum above 0.
public struct DashPattern: Hashable, Sendable {
  /// A dash, a gap, a dash, a gap…
  public let lengths: [Double]
  /// The distance into the pattern at which a subpath begins; at least 0, less than the sum of the lengths.
  public let offset: Double
  /// The sum of the lengths.
  package let period: Double

  /// Creates a pattern by SVG's rules: an odd number of lengths is repeated, and a negative offset
  /// counts back from the end of the pattern.
  ///
  /// - Returns: Nil, which means an undashed line, if there is no length, if one is negative or not
  ///   finite, or if they add up to 0.
  public init?(_ lengths: [Double], offset: Double = 0) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = all.reduce(0, +)
    guard all.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, offset.isFinite else {
      return nil
    }
    self.lengths = all
    self.period = period
    let rest = DecimalGrid(for: all + [offset]).remainder(of: offset, by: all)
    self.offset = rest < period ? rest : 0
  }

  /// The pattern with every length multiplied by a factor. Lengths that would be too large for that
  /// are cut to one that is still longer than any path.
  func scaled(by factor: Double) -> DashPattern? {
    if let exact = DashPattern(lengths.map { $0 * factor }, offset: offset * factor) {
      return exact
    }
    let longest = Double.greatestFiniteMagnitude / Double(4 * lengths.count)
    let cut = lengths.map { min($0 * factor, longest) }
    var newOffset = 0.0
    var end = -offset
    for (length, cutLength) in zip(lengths, cut) where end < 0 {
      end += length
      newOffset += end > 0 ? cutLength - min(end * factor, cutLength) : cutLength
    }
    return DashPattern(cut, offset: newOffset)
  }
}

/// The positions along a subpath at which the dashes and gaps of a pattern begin, in the units of a
/// grid.
///
/// Each position is computed from the number of periods before it by one multiplication, so that no
/// errors add up along the way. It is exact as long as the lengths fit in twice the precision of a
/// double.
struct DashScale: Sendable {
  let grid: DecimalGrid
  /// The length of the whole pattern.
  let period: DoubleDouble
  /// The start of each part in the first period, which begins at or before the subpath's start.
  private let starts: [DoubleDouble]
  /// The parts that have no length.
  private let emptyParts: [Bool]
  /// True if no gap has a length.
  let isGapless: Bool

  /// A dash or a gap: one part of the pattern, after a number of whole periods.
  struct Part {
    var periods = 0.0
    var index = 0

    var isDash: Bool { index % 2 == 0 }

    func advanced(by periods: Double) -> Part {
      Part(periods: self.periods + periods, index: index)
    }
  }

  init(_ pattern: DashPattern, _ grid: DecimalGrid) {
    self.grid = grid
    var position = -grid.units(pattern.offset)
    var starts: [DoubleDouble] = []
    for length in pattern.lengths {
      starts.append(position)
      position = position + grid.units(length)
    }
    self.starts = starts
    let emptyParts = pattern.lengths.map { $0 == 0 }
    self.emptyParts = emptyParts
    isGapless = emptyParts.indices.allSatisfy { $0 % 2 == 0 || emptyParts[$0] }
    period = position + grid.units(pattern.offset)
  }

  /// The part with which a subpath begins. A zero-length dash at the very beginning counts.
  var first: Part {
    var part = Part()
    let zero = DoubleDouble(0)
    while part.index < starts.count - 1, starts[part.index] < zero, starts[part.index + 1] <= zero {
      part.index += 1
    }
    return part
  }

  func part(after part: Part) -> Part {
    part.index + 1 < starts.count
      ? Part(periods: part.periods, index: part.index + 1)
      : Part(periods: part.periods + 1, index: 0)
  }

  /// Returns whether a part has no length.
  func isEmpty(_ part: Part) -> Bool { emptyParts[part.index] }

  /// The distance along the subpath at which a part begins; below 0 if it began before the subpath.
  func start(of part: Part) -> DoubleDouble { starts[part.index] + period * part.periods }
}
