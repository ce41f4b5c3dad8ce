/// Where the ends of a loop meet, of 64 steps.
///
/// Hands close circles sloppily: with a hook, a curl, too early or too late. What lies where the ends miss
/// each other is no corner of the line, so only the direction in which it goes in and comes out is looked
/// at. How much of the line that is follows from how far the ends miss each other. Where they meet, the
/// line is measured there as anywhere else, so that it does not matter where on a closed line the pen
/// started.
struct Seam {
  /// The length of the step that closes the loop, in steps.
  private let gap: Double
  /// How many steps to either side of it are not looked at one by one.
  private let reach: Double

  /// What is left of a gap where a smooth line is closed, in steps.
  static let noise = 0.1

  /// The seam of a loop, given the number of trimmed places and the variance of the window that averaged it.
  init(gap: Double, trimmed: Int, variance: Double) {
    self.gap = gap
    // Noise opens a closed line, by half of the grain that the window was made for.
    let grain = max(0, variance - Outline.leastVariance).squareRoot() / 8
    // From about eight tenths of a step on it is a sloppy seam.
    reach = max(0, min(10 * (gap + Double(trimmed) - Self.noise - grain / 2), 7))
  }

  /// Replaces what a line turns at its seam, of all that it turns, by what it would turn there if it went
  /// on evenly, and one corner that makes up for the difference.
  func even(_ angles: ScratchRow, of loop: EvenLoop) {
    guard reach > 0 else { return }
    let turns = max(1, loop.turns)
    let total = angles.sum(Outline.count)
    var (share, turned, height) = (0.0, 0.0, 0.0)
    forEachPlace { index, part, corner in
      share += part
      turned += part * angles[index]
      height += corner
    }
    let mean = (total - turned) / (Double(Outline.count) - share)
    // Chords of two steps count each turn of the loop twice. If its angles do not add up to that, what
    // turns back in a hook was taken for what turns the other way, or the hook is a little loop.
    let excess = (turned - share * mean + 4 * .pi * turns - total) / height
    forEachPlace { index, part, corner in
      angles[index] += part * (mean - angles[index]) + excess * corner
    }
  }

  /// Calls `body` with each place about the seam, the part of it that belongs to the seam, and the height
  /// there of the corner that stands for it.
  private func forEachPlace(_ body: (Int, Double, Double) -> Void) {
    let half = gap / 2 + reach
    // A corner of the outline is as wide as that many steps to either side.
    let width = gap / 2 + max(2.4, (reach + 3) / 2)
    let most = Int(max(half + 0.5, width))
    for distance in 0...most {
      let part = max(0, min(half + 0.5 - Double(distance), 1))
      let corner = max(0, width - Double(distance))
      body(distance, part, corner)
      if distance > 0 { body(Outline.count - distance, part, corner) }
    }
  }
}
