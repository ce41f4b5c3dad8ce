extension Ink {
  /// Its colour on a light sheet.
  var lightColor: String { colors.light }

  /// Its colour on a dark sheet.
  var darkColor: String { colors.dark }

  /// Text has a contrast of 4.5 and more to what it stands on, lines have one of 3.
  private var colors: (light: String, dark: String) {
    switch self {
    case .page: ("#f3f4f6", "#0d1117")
    case .card: ("#ffffff", "#161b22")
    case .figureBackground: ("#f8f9fb", "#0f141b")
    case .rule: ("#dfe3e8", "#2d343e")
    case .label: ("#1b2430", "#e6eaf0")
    case .secondaryText: ("#5b6675", "#9aa6b5")
    case .passed: ("#1a7f4b", "#4ccb8b")
    case .failed: ("#c4302b", "#ff7b72")
    case .neutral: ("#4a5565", "#b4bfcc")
    case .mark: ("#1b2430", "#f0f3f7")
    case .box: ("#2b6cd4", "#6cacff")
    case .otherBox: ("#0f8291", "#4fd0de")
    case .fit: ("#7d46cf", "#b99cf8")
    case .center: ("#b9590a", "#ffab5c")
    case .allowed: ("#97700a", "#e3bb4d")
    case .forbidden: ("#bf3989", "#f587c3")
    case .trimmed: ("#8d99a8", "#8a97a8")
    case .counted: ("#b9590a", "#ffab5c")
    case .paint: ("#66788c", "#8497ad")
    case .finger: ("#2b6cd4", "#6cacff")
    }
  }
}
