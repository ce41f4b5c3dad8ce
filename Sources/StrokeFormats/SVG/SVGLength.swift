import StrokeCore

/// A length of CSS, as far as it is known before the viewport is.
struct SVGLength: Hashable {
  enum Unit: UInt8 {
    /// User units.
    case px
    /// Hundredths of something of the viewport or of a box.
    case percent
    /// Of the font, or of the root's.
    case em, ex, rem
    /// Hundredths of the outermost viewport.
    case vw, vh, vmin, vmax
  }

  var value: Double
  var unit: Unit

  static let zero = SVGLength(value: 0, unit: .px)

  init(value: Double, unit: Unit) { (self.value, self.unit) = (value, unit) }

  init(_ value: Double) { self.init(value: value, unit: .px) }

  private static let units: [(name: StaticString, unit: Unit, factor: Double)] = [
    ("", .px, 1), ("px", .px, 1), ("%", .percent, 1), ("in", .px, 96), ("cm", .px, 96 / 2.54),
    ("mm", .px, 96 / 25.4), ("q", .px, 96 / 101.6), ("pt", .px, 96.0 / 72), ("pc", .px, 16),
    ("em", .em, 1), ("ex", .ex, 1), ("ch", .ex, 1), ("rem", .rem, 1), ("vw", .vw, 1),
    ("vi", .vw, 1), ("vh", .vh, 1), ("vb", .vh, 1), ("vmin", .vmin, 1), ("vmax", .vmax, 1),
  ]

  /// The units that are not supported: of lines and characters, of what a window shows with or without
  /// its bars, and of containers.
  static let otherUnits = SortedWords(
    """
    cap cqb cqh cqi cqmax cqmin cqw dvb dvh dvi dvmax dvmin dvw ic lh lvb lvh lvi lvmax lvmin lvw \
    rcap rch rex ric rlh svb svh svi svmax svmin svw
    """)

  /// Nil if the unit is unknown or not supported.
  init?(_ value: Double, _ unit: UnsafeBufferPointer<UInt8>) {
    guard let row = Self.units.first(where: { unit.isWord($0.name) }) else { return nil }
    self.init(value: value * row.factor, unit: row.unit)
    guard self.value.isFinite else { return nil }
  }

  /// The length with percentages of `whole`.
  func resolved(_ whole: Double?) -> Double? {
    switch unit {
    case .px: value
    case .percent: whole.map { value / 100 * $0 }
    default: value
    }
  }
}

/// What lengths are relative to.
struct SVGUnits {
  /// The sizes of the fonts of an element and of the root.
  var em = 16.0
  var rem = 16.0
  /// The size of the outermost viewport, as far as it is known.
  var outermost = SVGViewport()

  /// The length in user units, or in per cent; nil where a unit depends on a size that is not known.
  func computed(_ length: SVGLength) -> SVGLength? {
    let factor: Double?
    switch length.unit {
    case .px, .percent: return length
    case .em: factor = em
    case .ex: factor = em / 2
    case .rem: factor = rem
    case .vw: factor = outermost.width.map { $0 / 100 }
    case .vh: factor = outermost.height.map { $0 / 100 }
    case .vmin: factor = outermost.both.map { min($0.width, $0.height) / 100 }
    case .vmax: factor = outermost.both.map { max($0.width, $0.height) / 100 }
    }
    return factor.map { SVGLength(length.value * $0) }
  }
}

/// The size of the viewport that percentages are of, as far as it is known.
struct SVGViewport: Hashable {
  var width: Double?
  var height: Double?

  var both: (width: Double, height: Double)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// What percentages are of that are neither across nor down.
  var diagonal: Double? {
    both.map { Vector($0.width, $0.height).length / 2.0.squareRoot() }
  }
}
