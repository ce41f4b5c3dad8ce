/// The parts of the page's style sheet that follow from the inks and pens of the pictures. The rest
/// is in `page.css` and those of the pages, which name an ink's colour `var(--ink)`.
enum PageStyle {
  /// The colours on screen.
  static func screenColors(_ theme: Theme) -> String {
    switch theme {
    case .light: ":root{color-scheme:light;\(light)}"
    case .dark: ":root{color-scheme:dark;\(dark)}"
    case .auto:
      ":root{color-scheme:light dark;\(light)}\n@media (prefers-color-scheme:dark){:root{\(dark)}}"
    }
  }

  /// The colours on paper, dark on light in each theme.
  static func paperColors(_ theme: Theme) -> String {
    theme == .light ? "" : "@media print{:root{\(light)}}"
  }

  /// The inks and pens of figures, as in the pictures.
  static var pens: String {
    "svg{\n\(PictureStyle.pens)}\n.sheet{fill:var(--card)}\n"
      + Ink.allCases.map { ".\($0.rawValue){color:var(--\($0.rawValue))}" }.joined()
  }

  private static var light: String { colors(\.lightColor) }
  private static var dark: String { colors(\.darkColor) }

  private static func colors(_ color: (Ink) -> String) -> String {
    Ink.allCases.map { "--\($0.rawValue):\(color($0));" }.joined()
  }
}
