extension Double {
  /// Reads the number that all of a text is; nil if it is none. The standard library reads a text only up to its
  /// first NUL.
  package init?(allOf text: some StringProtocol) {
    guard !text.utf8.contains(0) else { return nil }
    self.init(text)
  }
}
