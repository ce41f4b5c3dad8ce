// Most recordings lie on a grid: of pixels, or of the units of a digitizer, turned and scaled since
// by whatever read them. On a grid the squares of the steps' lengths, and the dot and cross products
// of steps that follow each other, are multiples of the square of the grid's step, and turning,
// scaling and reversing leave them so. Their greatest common divisor is that square.

extension PointBuffer {
  /// How far rounding to their grid moves the places, the root mean square along either of its axes:
  /// its step over √12. It shows where a convex line of few samples never bends both ways, too. What is
  /// clearly below `least` may be 0 as well.
  ///
  /// - Complexity: O(count).
  func roundingOfGrid(longestStep: Double, above least: Double) -> Double {
    let finest = 12.0.squareRoot() * least * (1 - 0x1p-30)
    return gridStep(longestStep: longestStep, above: finest) / 12.0.squareRoot()
  }

  /// The step of the grid that the places lie on. It is 0 if they lie on none, or if that step is at most
  /// `finest` or at most a seventieth of the longest step from place to place.
  ///
  /// - Complexity: O(count).
  func gridStep(longestStep: Double, above finest: Double = 0) -> Double {
    var grid = GridSearch(longest: longestStep * longestStep, finest: finest * finest)
    var last = Vector.zero
    for index in 1..<Swift.max(count, 1) {
      let step = self[index] - self[index - 1]
      guard grid.fits(step, after: last) else { return 0 }
      last = step
    }
    return grid.square.squareRoot()
  }
}

/// The greatest common divisor of what is measured of one step after the other.
private struct GridSearch {
  /// The square of the step of the grid so far.
  private(set) var square = 0.0
  /// What is taken for 0: more than rounding makes of the square of the longest step.
  private let tolerance: Double
  /// The square of the finest step that is looked for. One below two hundred tolerances cannot be told from
  /// none.
  private let least: Double

  init(longest: Double, finest: Double) {
    (tolerance, least) = (1e-6 * longest, max(2e-4 * longest, finest))
  }

  /// Takes a step, and returns false if no grid is coarse enough.
  mutating func fits(_ step: Vector, after last: Vector) -> Bool {
    takes(step.lengthSquared) && takes(last.dot(step)) && takes(last.cross(step)) && square > least
  }

  /// Takes a value, and returns false if the divisor becomes too small.
  private mutating func takes(_ value: Double) -> Bool {
    var rest = value.magnitude
    // Most values are multiples of the square, so it divides them first.
    if square > 0, rest > 2 * square { rest = remainder(of: rest, by: square) }
    while rest > tolerance {
      (square, rest) = (rest, remainder(of: square, by: rest))
      guard square > least else { return false }
    }
    return true
  }

  private func remainder(of number: Double, by divisor: Double) -> Double {
    (number - nearestWhole(to: number / divisor) * divisor).magnitude
  }

  /// The nearest whole number, of numbers up to a million or so, by the places that a double has.
  private func nearestWhole(to number: Double) -> Double { (number + 0x1.8p52) - 0x1.8p52 }
}
