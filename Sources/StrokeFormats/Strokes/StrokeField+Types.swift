// What is a number, and what a text. JSON tells; tables and XML do not. There, what is written as
// JSON writes a finite number, `true` or `false` is one: 7, -0.5e3, but neither 007 nor +7.
// In a table quotes make a text of it, as in "7"; in XML ids and labels are always texts.

extension StrokeField {
  /// The names of fields that are texts where a format does not tell texts from numbers.
  static let alwaysTexts = ["id", "label"]

  /// A field as people set it; nil if the name means something else in a stroke. What looks like a number, `true` or
  /// `false` is one, but for ids and labels.
  package init?(setting name: String, to text: String) {
    let plain = name.lowercased()
    guard
      !["points", "strokes", "x", "y", "t", "time", "width", "timeunit", "ended"].contains(plain)
    else { return nil }
    self.init(name, Self.alwaysTexts.contains(name) ? .text(text) : Value(untyped: text))
  }
}

extension StrokeField.Value {
  /// Takes what is written in JSON from `start` to `end`, and is not a text.
  init(json start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    let text = String(
      decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    self = "n[{".utf8.contains(start.pointee) ? .json(text) : .literal(text)
  }

  /// A value of a format that does not tell texts from numbers.
  init(untyped text: String) {
    self = Self.looksLikeLiteral(text) ? .literal(text) : .text(text)
  }

  private static func looksLikeLiteral(_ text: String) -> Bool {
    if text == "true" || text == "false" { return true }
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      var cursor = ByteCursor(from: start, to: start + bytes.count, limit: .endOfFile)
      // Parsed as a numeral, because Double() accepts too much. Infinity does not count.
      guard let numeral = try? cursor.readNumeral() else { return false }
      return numeral.value.isFinite && cursor.isAtEnd
    }
  }
}
