/// The parts of the page's style sheet that follow from the inks and pens of the pictures. The rest
/// is in `page.css` and those of the pages, which name an ink's colour `var(--ink)`.
enum PageStyle {
  /// The colours on screen, dark on light or light on dark as the reader prefers.
  static var screenColors: String {
    ":root{color-scheme:light dark;\(light)}\n@media (prefers-color-scheme:dark){:root{\(dark)}}"
  }

  /// The colours on paper, dark on light for every reader.
  static var paperColors: String { "@media print{:root{\(light)}}" }

  /// The inks and pens of figures, as in the pictures.
  static var pens: String {
    "svg{\n\(PictureStyle.pens)\(classes(of: verdicts))}\n.sheet{fill:var(--card)}\n"
      + classes(of: Ink.allCases.filter { !verdicts.contains($0) })
  }

  /// The inks whose names are classes of other things on pages, too.
  private static let verdicts: [Ink] = [.right, .wrong, .accepted, .rejected]

  private static func classes(of inks: [Ink]) -> String {
    inks.map { ".\($0.rawValue){color:var(--\($0.rawValue))}" }.joined()
  }

  private static var light: String { colors(\.lightColor) }
  private static var dark: String { colors(\.darkColor) }

  private static func colors(_ color: (Ink) -> String) -> String {
    Ink.allCases.map { "--\($0.rawValue):\(color($0));" }.joined()
  }
}
