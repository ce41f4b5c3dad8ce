import StrokeCore
import StrokePaths

/// The content of a panel, in its own plane: it is drawn anew for every room it is shown in,
/// because lines, dots and arrows keep their size however large the plane is drawn.
package protocol Figure: Sendable {
  /// The part of the plane that must be seen; nil if there is nothing to see.
  var focus: Rect? { get }

  /// The meaning of its lines.
  var legend: [LegendEntry] { get }

  /// Its things as they come to lie in a picture.
  func elements(in viewport: Viewport, _ marks: MarkerSizes) -> [SceneElement]
}

/// A kind of line and what it means.
package struct LegendEntry: Hashable, Sendable {
  /// The kind of line, drawn in a swatch.
  package enum Sample: Hashable, Sendable {
    case start
    case end
    case drawn(Ink, Pen)
    case dot(Ink)
    case round(Ink, Pen)
    case spot(Ink, Pen)
    /// A bar so many units of the picture long.
    case bar(Double)

    /// True for what lies under a line.
    var isHalo: Bool { if case .drawn(_, .halo) = self { true } else { false } }

    /// The ink.
    var ink: Ink {
      switch self {
      case .start, .end: .mark
      case .drawn(let ink, _), .dot(let ink), .round(let ink, _), .spot(let ink, _): ink
      case .bar: .secondaryText
      }
    }
  }

  /// The kind of line.
  package let sample: Sample
  /// The meaning.
  package let text: String

  /// A kind of line and what it means.
  package init(_ sample: Sample, _ text: String) {
    self.sample = sample
    self.text = text
  }
}

/// The sizes of the marks on a line, in units of the picture.
package struct MarkerSizes: Hashable, Sendable {
  /// The length of a line between one arrow and the next.
  package let arrowSpacing: Double
  /// The length of an arrow's head.
  package let arrowSize: Double
  /// The radii of the dots for samples, from those that crowd to those that stand alone.
  package let dotRadii: ClosedRange<Double>
  /// The size of the marks at the start and the end.
  package let endSize: Double
  /// The radii of the rings and dots about single samples, from those that crowd to those that stand
  /// alone.
  package let spotRadii: ClosedRange<Double>
  /// The size of the words beside a mark.
  package let noteSize: Double
  /// True if a broad line below another one can be told from it.
  package let showsHalos: Bool
  /// The margin that stays free at the rim of a figure.
  package let margin: Double

  /// For pictures of a hundred units and more.
  package static let paper = MarkerSizes(
    arrowSpacing: 105, arrowSize: 6, dotRadii: 0.9...2.3, endSize: 5, spotRadii: 2.4...4.5,
    noteSize: 10.5, showsHalos: true, margin: 24)
  /// For a terminal, whose units are the dots of Braille characters. A letter is two of them wide and
  /// four high.
  package static let braille = MarkerSizes(
    arrowSpacing: 56, arrowSize: 4, dotRadii: 0...1, endSize: 2, spotRadii: 2...2, noteSize: 3.3,
    showsHalos: false, margin: 4)
}
