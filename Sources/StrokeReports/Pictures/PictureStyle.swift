import StrokePaths

/// The style sheet of a picture: what each ink and each pen look like.
enum PictureStyle {
  /// The style sheet, dark on light or light on dark as the reader prefers.
  static var sheet: String {
    pens + colors(\.lightColor) + "@media (prefers-color-scheme:dark){\n"
      + colors(\.darkColor) + "}\n"
  }

  /// Every pen draws in the colour of the ink that its element has.
  static let pens = """
    text{fill:currentColor;font-family:system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
    .b{font-weight:600}.m{text-anchor:middle}.e{text-anchor:end}
    .line,.hair,.dashes,.dots,.underlay{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
    .line{stroke-width:1.75}.hair{stroke-width:1.25}.dashes{stroke-width:1.25;stroke-dasharray:5 4}
    .underlay{stroke-width:7;stroke-opacity:.35}
    .solid{fill:currentColor}.wash{fill:currentColor;fill-opacity:.3}.tint{fill:currentColor;fill-opacity:.13;fill-rule:evenodd}
    .tint{stroke:currentColor;stroke-width:1;stroke-opacity:.7}

    """

  private static func colors(_ color: (Ink) -> String) -> String {
    Ink.allCases.map { ".\($0.rawValue){color:\(color($0))}" }.joined() + "\n"
  }
}
