import StrokeCore

/// Where the dashes and gaps of a pattern begin along a subpath, in the units of a grid.
///
/// Each place is found by one multiplication from the number of periods before it, so that nothing
/// adds up along the way, and without rounding as long as the lengths leave room in twice the places
/// of a double.
struct DashScale: Sendable {
  let grid: DecimalGrid
  /// The length of the whole pattern.
  let period: DoubleDouble
  /// Where each part begins in the first period, which begins at or before the subpath.
  private let starts: [DoubleDouble]

  /// A dash or a gap: one of the pattern's parts after so many periods.
  struct Part {
    var periods = 0.0
    var index = 0

    /// Whether it is a dash.
    var isOn: Bool { index % 2 == 0 }
  }

  init(_ pattern: DashPattern, _ grid: DecimalGrid) {
    self.grid = grid
    var place = -grid.units(pattern.offset)
    var starts: [DoubleDouble] = []
    for length in pattern.lengths {
      starts.append(place)
      place = place + grid.units(length)
    }
    self.starts = starts
    period = place + grid.units(pattern.offset)
  }

  /// The part with which a subpath begins. A dash of no length at the very beginning is one all the
  /// same.
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

  /// How far along the subpath a part begins; below 0 for one that began before it.
  func start(of part: Part) -> DoubleDouble { starts[part.index] + period * part.periods }
}
