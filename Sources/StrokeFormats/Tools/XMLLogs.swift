import StrokeCore

// What the readers of logs in XML have in common.

extension ByteCursor {
  /// Reads all that is left as XML: `body` is told of every tag, which may point into `texts`.
  mutating func readXML(
    _ texts: XMLTexts, _ body: (XMLReader, XMLReader.Event) throws(ReadError) -> Void
  ) throws(ReadError) {
    var reader = try XMLReader(self, texts)
    reader.keepsText = true
    while true {
      let event = try reader.next()
      if case .finish = event { break }
      try body(reader, event)
    }
    next = end
  }
}

extension XMLAttribute {
  /// The number that the value is, in a unit that is a power of ten.
  func number(timesTenToThe power: Int = 0) throws(ReadError) -> Double {
    let cursor = ByteCursor(value)
    let numeral = Numeral(from: cursor.next, to: cursor.end)
    guard numeral.end == cursor.end, numeral.integerDigits + numeral.fractionDigits > 0 else {
      throw ReadError("expected a number, found \"\(text)\"", at: position)
    }
    let number = numeral.scaled(byPowerOfTen: power).value
    guard number.isFinite else { throw ReadError("number too large", at: position) }
    return number
  }
}

extension OpenStroke {
  /// Takes a width above 0 and the seconds at which the finger was lifted, as far as they are known.
  func take(width: Double?, ended: Double?) {
    facts.width = width.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    facts.liftTime = ended.flatMap { $0.isFinite ? ($0, true) : nil }
  }
}

extension Members {
  /// Adds a name with what XML says of it; what was there under that name stays. An empty text is
  /// none, and keeps the name from another. Ids and labels are texts, whatever they look like.
  mutating func add(_ name: some Sequence<UInt8>, xml text: String) {
    let isName = StrokeField.alwaysTexts.contains { name.elementsEqual($0.utf8) }
    add(name, text, text.isEmpty ? nil : isName ? .text : .untyped)
  }
}
