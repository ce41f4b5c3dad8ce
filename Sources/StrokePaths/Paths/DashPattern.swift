/// The lengths of dashes and gaps in turn, along the path.
///
/// Guarantees: an even number of lengths, at least two, none negative, a finite sum above 0.
public struct DashPattern: Hashable, Sendable {
  /// Dash, gap, dash, gap…
  public let lengths: [Double]
  /// How far into the pattern a subpath begins; 0 or more, less than ``period``.
  public let offset: Double

  /// A pattern by SVG's rules: an odd number of lengths is taken twice, a negative offset counts
  /// back from the end of the pattern. Nil, which is a line in one piece, if there is no length, if
  /// one is negative or not finite, or if they sum to 0.
  public init?(_ lengths: [Double], offset: Double = 0) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = all.reduce(0, +)
    guard all.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, offset.isFinite else {
      return nil
    }
    self.lengths = all
    let rest = DecimalGrid(for: all + [offset]).remainder(of: offset, by: all)
    self.offset = rest < period ? rest : 0
  }

  /// The sum of the lengths.
  public var period: Double { lengths.reduce(0, +) }

  func scaled(by factor: Double) -> DashPattern? {
    DashPattern(lengths.map { $0 * factor }, offset: offset * factor)
  }
}
