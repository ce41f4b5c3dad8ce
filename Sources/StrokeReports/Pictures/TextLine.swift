import StrokeCore
import StrokePaths

/// A line of text with the room that it takes.
///
/// Nobody knows which font a picture will be shown in, so the room is that of a broad one, DejaVu
/// Sans: in the usual fonts for screens the text is as wide or narrower.
package struct TextLine: Hashable, Sendable {
  /// Which end of the text stays where it is, whatever the font.
  package enum Anchor: Hashable, Sendable {
    case start, middle, end
  }

  /// The text, of which no character is a control.
  package let text: String
  /// The anchor, on the baseline.
  package let origin: Point
  /// Which end stays where it is.
  package let anchor: Anchor
  /// The font.
  package let font: Font
  /// The meaning.
  package let ink: Ink

  /// A size and a weight.
  package struct Font: Hashable, Sendable {
    /// The size, in units of the picture.
    package let size: Double
    /// True if it is bold.
    package let isBold: Bool

    /// A size and a weight.
    package init(_ size: Double, isBold: Bool = false) {
      self.size = size
      self.isBold = isBold
    }

    /// The width of a text; what is wider than this in no usual font.
    ///
    /// - Complexity: O(length).
    package func width(of text: String) -> Double {
      let hundredths = text.unicodeScalars.reduce(0) { $0 + Self.advance(of: $1) }
      return Double(hundredths) / 100 * size * (isBold ? 1.15 : 1)
    }
  }

  /// A line of text. Control characters, and those that XML cannot hold, are shown as U+FFFD.
  package init(
    _ text: String, at origin: Point, _ font: Font, _ ink: Ink = .label, anchor: Anchor = .start
  ) {
    self.text = text.withoutControls
    self.origin = origin
    self.font = font
    self.ink = ink
    self.anchor = anchor
  }

  /// The room it takes, from the highest ascender to the lowest descender.
  package var bounds: Rect {
    let width = font.width(of: text)
    let left =
      switch anchor {
      case .start: origin.x
      case .middle: origin.x - width / 2
      case .end: origin.x - width
      }
    return Rect(
      minX: left, minY: origin.y - font.size * 0.78, maxX: left + width,
      maxY: origin.y + font.size * 0.24)
  }
}

extension TextLine.Font {
  /// The widths of the printable characters of ASCII from the space on, in hundredths of the size.
  private static let advances: [UInt8] = [
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 54, 100, 69, 69, 70, 78, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79,
    61, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69, 40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64,
    64, 28, 28, 58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,
  ]

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: Int(advances[Int(scalar.value) - 0x20])
    case 0xB7: 32
    case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    // Latin, Greek and Cyrillic are narrower than the broadest letter; the rest is not.
    case 0xA0..<0x1100: 80
    default: 100
    }
  }

  /// Fits text to a width as this font draws it.
  var breaker: LineBreaker { LineBreaker(measure: width, shortestHead: 1) }
}
