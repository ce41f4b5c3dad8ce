import StrokeCore

/// A length of CSS, as far as it is known without the viewport.
struct SVGLength: Hashable {
  enum Unit: UInt8 {
    case px
    /// Hundredths of something of the viewport or of a box.
    case percent
    /// Font sizes.
    case em
  }

  var value: Double
  var unit: Unit

  static let zero = SVGLength(0)

  init(_ value: Double, _ unit: Unit = .px) { (self.value, self.unit) = (value, unit) }

  private static let units: [(name: StaticString, unit: Unit, factor: Double)] = [
    ("", .px, 1), ("px", .px, 1), ("%", .percent, 1), ("in", .px, 96), ("cm", .px, 96 / 2.54),
    ("mm", .px, 96 / 25.4), ("q", .px, 96 / 101.6), ("pt", .px, 96.0 / 72), ("pc", .px, 16),
    ("em", .em, 1),
  ]

  /// The unsupported units: of lines and characters, of the window, and of containers.
  static let otherUnits = SortedWords(
    """
    cap ch cqb cqh cqi cqmax cqmin cqw dvb dvh dvi dvmax dvmin dvw ex ic lh lvb lvh lvi lvmax \
    lvmin lvw rcap rch rem rex ric rlh svb svh svi svmax svmin svw vb vh vi vmax vmin vw
    """)

  /// Nil if the unit is unknown or not supported.
  init?(_ value: Double, _ unit: UnsafeBufferPointer<UInt8>) {
    guard let row = Self.units.first(where: { unit.isWord($0.name) }) else { return nil }
    self.init(value * row.factor, row.unit)
    guard self.value.isFinite else { return nil }
  }

  /// The length with percentages of `whole`.
  func resolved(_ whole: Double?) -> Double? {
    switch unit {
    case .px, .em: value
    case .percent: whole.map { value / 100 * $0 }
    }
  }

  func computed(em: Double) -> SVGLength { unit == .em ? SVGLength(value * em) : self }
}

/// The size of the viewport that percentages refer to, as far as it is known.
struct SVGViewport: Hashable {
  var width: Double?
  var height: Double?

  var both: (width: Double, height: Double)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// The reference for percentages that are neither horizontal nor vertical.
  var diagonal: Double? {
    both.map { Vector($0.width, $0.height).length / 2.0.squareRoot() }
  }
}
