/// The averaging of 64 numbers over a window of some variance, in squares of their distance: weights of up
/// to 1, 2, 1 over 4, whose variance is a half, as often as it takes.
struct Smoothing {
  private let passes: Int
  private let weight: Double

  init(variance: Double) {
    passes = Int((2 * variance).rounded(.up))
    weight = variance / Double(2 * passes)
  }

  /// Averages a row into one of two others. The ends stay, unless the line is closed: then the first and
  /// the last number are the same, with one neighbour each.
  func ofLine(
    _ row: ScratchRow, _ first: ScratchRow, _ second: ScratchRow, _ isClosed: Bool
  ) -> (result: ScratchRow, spare: ScratchRow) {
    let last = Outline.count - 1
    return apply(row, first, second) { from, to in
      for index in stride(from: 1, to: last, by: 4) {
        to[four: index] = average(from[four: index - 1], from[four: index], from[four: index + 1])
      }
      guard isClosed else {
        (to[0], to[last]) = (from[0], from[last])
        return
      }
      to[0] = from[0] + (from[1] + from[last - 1] - 2 * from[0]) * weight
      to[last] = to[0]
    }
  }

  /// Averages a row that is a ring from `padding` on: its first number follows its last.
  func ofRound(
    _ row: ScratchRow, _ other: ScratchRow, padding: Int
  ) -> (result: ScratchRow, spare: ScratchRow) {
    let end = padding + Outline.count
    return apply(row, other, row) { from, to in
      from[padding - 1] = from[end - 1]
      from[end] = from[padding]
      for index in stride(from: padding, to: end, by: 4) {
        to[four: index] = average(from[four: index - 1], from[four: index], from[four: index + 1])
      }
    }
  }

  @inline(__always)
  private func average(
    _ before: SIMD4<Double>, _ here: SIMD4<Double>, _ after: SIMD4<Double>
  ) -> SIMD4<Double> {
    here + (before + after - 2 * here) * weight
  }

  /// Passes from the row to the first of the others and then between these.
  @inline(__always)
  private func apply(
    _ row: ScratchRow, _ first: ScratchRow, _ second: ScratchRow,
    _ pass: (ScratchRow, ScratchRow) -> Void
  ) -> (result: ScratchRow, spare: ScratchRow) {
    var (from, to, other) = (row, first, second)
    for _ in 0..<passes {
      pass(from, to)
      (from, to, other) = (to, other, to)
    }
    return (from, to)
  }
}
