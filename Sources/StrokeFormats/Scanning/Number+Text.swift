extension Double {
  /// Reads a number that fills a text; nil if it does not. The standard library stops at the first
  /// NUL, so it is not used for this.
  package init?(allOf text: some StringProtocol) {
    guard !text.utf8.contains(0) else { return nil }
    self.init(text)
  }
}
