/// The meaning of a drawn thing. Pictures are made of meanings; which colour a meaning has is for
/// up to the format and the theme.
package enum Ink: String, Hashable, Sendable, CaseIterable {
  // The sheet.
  /// The background of a page.
  case page
  /// The background of a picture.
  case card
  /// The background of a figure.
  case figureBackground = "well"
  /// Lines that part one thing from another.
  case rule
  /// Text that matters.
  case label
  /// Text that stands back.
  case secondaryText = "note"

  // The verdict on a stroke with a label.
  case right
  case wrong

  // The verdict on a stroke without a label.
  case accepted
  case rejected
  /// A stroke that no detector judged.
  case neutral

  // The checks, and the hit test.
  /// A check that passes; a shape that is hit.
  case passed
  /// A check that fails.
  case failed

  /// The start and the end of a stroke.
  case mark

  // The construction.
  /// The box that counts.
  case box
  /// The box it is compared with.
  case otherBox
  /// The round thing that was fitted.
  case fit
  /// The middle, and what is seen from it.
  case center
  /// The area where samples may be.
  case allowed
  /// The area where samples may not be.
  case forbidden
  /// The stroke without its trimmed ends.
  case trimmed
  /// What a check counts on the stroke, within its limit.
  case counted

  /// A painted area.
  case paint
  /// The finger's rectangle.
  case finger
}

/// The way that a thing is drawn with its ink.
package enum Pen: String, Hashable, Sendable, CaseIterable {
  /// A line that one follows with the eye.
  case line
  case thinLine = "hair"
  /// A thin line of dashes.
  case dashes
  /// Dots of a size of their own.
  case dots
  case solid
  /// Filled so lightly that one sees through.
  case faintFill = "wash"
  /// Filled lightly, with a thin edge.
  case tint
  /// A broad pale line under another.
  case halo = "underlay"
}

extension Ink {
  /// Its colour on a light sheet.
  var lightColor: String { colors.light }

  /// Its colour on a dark sheet.
  var darkColor: String { colors.dark }

  /// Text has a contrast of 4.5 and more to what it stands on, lines have one of 3. Right and wrong, accepted and
  /// rejected, passed and failed differ in brightness, and no pair is a red and a green.
  private var colors: (light: String, dark: String) {
    switch self {
    case .page: ("#f3f4f6", "#0d1117")
    case .card: ("#ffffff", "#161b22")
    case .figureBackground: ("#f8f9fb", "#0f141b")
    case .rule: ("#dfe3e8", "#2d343e")
    case .label: ("#1b2430", "#e6eaf0")
    case .secondaryText: ("#5b6675", "#9aa6b5")
    case .right: ("#0a4f78", "#8fd3ff")
    case .wrong: ("#cf1f4b", "#ff6f91")
    case .accepted: ("#1f3b57", "#d3e3f5")
    case .rejected: ("#6f6a86", "#a29cc0")
    case .neutral: ("#4a5565", "#b4bfcc")
    case .passed: ("#0a4f78", "#8fd3ff")
    case .failed: ("#bd4800", "#ff9447")
    case .mark: ("#1b2430", "#f0f3f7")
    case .box: ("#2b6cd4", "#6cacff")
    case .otherBox, .center, .counted: ("#0c7380", "#4fd0de")
    case .fit: ("#7d46cf", "#b99cf8")
    case .allowed: ("#97700a", "#e3bb4d")
    case .forbidden: ("#bf3989", "#f587c3")
    case .trimmed: ("#8d99a8", "#8a97a8")
    case .paint: ("#66788c", "#8497ad")
    case .finger: ("#2b6cd4", "#6cacff")
    }
  }

  /// The sign of a result that is told by this ink, so that it can be told without colour.
  var sign: Unicode.Scalar {
    switch self {
    case .right, .passed: "✓"
    case .wrong, .failed: "✗"
    case .accepted: "+"
    case .rejected: "−"
    default: "–"
    }
  }
}

/// What each ink and each pen look like in SVG.
enum PictureStyle {
  /// The style sheet, dark on light or light on dark as the reader prefers.
  static var sheet: String {
    "text{font-family:ui-monospace,Menlo,Consolas,\"DejaVu Sans Mono\",monospace;white-space:pre}\n"
      + pens + colors(\.lightColor) + "@media (prefers-color-scheme:dark){\n" + colors(\.darkColor)
      + "}\n"
  }

  /// Every pen draws in the colour of the ink that its element has.
  static let pens = """
    text{fill:currentColor}.b{font-weight:600}.m{text-anchor:middle}.e{text-anchor:end}
    .line,.hair,.dashes,.dots,.underlay{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
    .line{stroke-width:1.75}.hair{stroke-width:1.25}.dashes{stroke-width:1.25;stroke-dasharray:5 4}
    .underlay{stroke-width:7;stroke-opacity:.35}
    .solid{fill:currentColor}.wash{fill:currentColor;fill-opacity:.6}.wash.paint{fill-opacity:.35}.tint{fill:currentColor;fill-opacity:.13;fill-rule:evenodd}
    .tint{stroke:currentColor;stroke-width:1;stroke-opacity:.7}

    """

  private static func colors(_ color: (Ink) -> String) -> String {
    Ink.allCases.map { ".\($0.rawValue){color:\(color($0))}" }.joined() + "\n"
  }
}
