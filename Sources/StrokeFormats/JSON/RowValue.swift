/// A value of a row, as it stands in the bytes.
enum RowValue {
  /// Null, an empty cell or an absent member: it agrees with anything.
  case missing
  /// A text in quotes. It may say a number, too.
  case text(RowText)
  /// A number, `true` or `false` of JSON.
  case literal(RowText)
  /// A cell without quotes or a printed word: a number or a text.
  case word(RowText)
  /// An array or an object of JSON.
  case json(RowText)
  /// A number that does not stand in the bytes as one, such as a hexadecimal one.
  case number(Double)

  /// The bytes, if there are any.
  var text: RowText? {
    switch self {
    case .text(let text), .literal(let text), .word(let text), .json(let text): text
    case .missing, .number: nil
    }
  }

  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// True if the bytes stand in quotes, which are not part of them.
  var isQuoted: Bool { if case .text = self { true } else { false } }

  /// What the bytes say; empty without any.
  var string: String { text?.string ?? "" }

  /// True for a text of no characters.
  var isEmpty: Bool {
    switch self {
    case .text(let text), .word(let text): text.start == text.end
    default: false
    }
  }
}

// MARK: - Meaning

extension RowValue {
  /// The value as a number, also from quotes; nil if it is not a number.
  func number(decimalComma: Bool = false) -> Double? {
    switch self {
    case .number(let number): return number
    case .missing, .json: return nil
    case .literal(let text), .word(let text), .text(let text):
      return text.withBytes { bytes in
        guard let first = bytes.first, first < 0x3A else { return nil }
        guard decimalComma, let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else {
          return bytes.number
        }
        var copy = Array(bytes)
        copy[comma] = UInt8(ascii: ".")
        return copy.withUnsafeBufferPointer(\.number)
      }
    }
  }

  /// True or false, in the words of JSON, spreadsheets and databases.
  var flag: Bool? {
    guard let word = text?.bytes[...] else { return nil }
    let (yes, no): ([StaticString], [StaticString]) = (["true", "yes", "1"], ["false", "no", "0"])
    if yes.contains(where: word.elementsEqualIgnoringCase) { return true }
    return no.contains(where: word.elementsEqualIgnoringCase) ? false : nil
  }

  /// Returns whether the value says the same as bytes that another row had: 4 and 4.0 are one number, but 1.1 and 1.10
  /// may be two trials, and 1e1 and 10 two ids.
  func says(_ other: [UInt8]) -> Bool {
    if case .number(let number) = self { return other.plainNumber == number }
    guard let text else { return false }
    return text.withBytes { bytes in
      if other.withUnsafeBufferPointer({ bytes.equals($0) }) { return true }
      guard bytes.count != other.count, let number = bytes.wholeNumber else { return false }
      return number == other.withUnsafeBufferPointer(\.wholeNumber)
    }
  }

  /// What the value says, each whole number in one way.
  var canonicalBytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes.canonical
  }

  /// Adds what the value says.
  func append(to bytes: inout [UInt8]) {
    if case .number(let number) = self { bytes.append(contentsOf: number.text.utf8) }
    text?.append(to: &bytes)
  }

  /// What the value says, for a message.
  var excerpt: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self).excerpt
  }
}

extension Double {
  /// The number as JSON writes it.
  var text: String {
    var bytes: [UInt8] = []
    bytes.append(exact: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number that all of the bytes are, with a sign or without, and with a digit on one side of its point at least.
  fileprivate var number: Double? {
    guard let base = baseAddress else { return nil }
    let numeral = Numeral(from: base, to: base + count)
    guard numeral.end == base + count, numeral.integerDigits + numeral.fractionDigits > 0 else {
      return nil
    }
    return numeral.value
  }

  /// The bytes as a number in JSON's form; nil if they are something else, such as a name with a leading 0.
  var plainNumber: Double? {
    guard let base = baseAddress, let first, first < 0x3A else { return nil }
    // The point of a number may be a comma where commas separate nothing.
    if let comma = firstIndex(of: UInt8(ascii: ",")) {
      var copy = Array(self)
      copy[comma] = UInt8(ascii: ".")
      return copy.contains(UInt8(ascii: ",")) ? nil : copy.withUnsafeBufferPointer(\.plainNumber)
    }
    var cursor = ByteCursor(from: base, to: base + count, limit: .endOfFile)
    guard let numeral = try? cursor.readNumeral(), cursor.isAtEnd else { return nil }
    return numeral.value
  }

  /// The bytes as a whole number that is written without an exponent, up to the largest that a double has no neighbour
  /// between.
  fileprivate var wholeNumber: Double? {
    guard !contains(where: { $0 | 0x20 == UInt8(ascii: "e") }), let number = plainNumber,
      number == number.rounded(), number.magnitude < 0x1p53
    else { return nil }
    return number
  }
}

extension Collection<UInt8> {
  /// True if a sign between these digits and so many others may separate thousands: `1,024`.
  func mayBeThousands(behind count: Int) -> Bool {
    count == 3 && 1...3 ~= self.count && first != UInt8(ascii: "0")
  }
}

extension [UInt8] {
  fileprivate var plainNumber: Double? { withUnsafeBufferPointer(\.plainNumber) }

  /// The number that the bytes are, as JSON writes it.
  var number: Double? { plainNumber }

  /// True if the bytes are a number as JSON writes it.
  var isNumber: Bool { plainNumber != nil }

  /// The bytes, or the shortest form of the whole number that they are.
  var canonical: [UInt8] {
    guard let number = withUnsafeBufferPointer(\.wholeNumber) else { return self }
    return Array(number.text.utf8)
  }
}

// MARK: - Places

extension RowValue {
  /// True if the value is a place: both coordinates.
  var isPlace: Bool { place != nil }

  /// A place: `[x, y]`, `{"x": …, "y": …}`, or a text such as `{x, y}` or `(x, y)`.
  var place: (x: Double, y: Double)? {
    guard let text else { return nil }
    let isJSON = if case .json = self { true } else { false }
    return text.withBytes { bytes in
      let cursor = ByteCursor(bytes)
      if let (x, y) = cursor.pair(upTo: cursor.end, isText: !isJSON) { return (x.value, y.value) }
      return cursor.placeOfObject
    }
  }
}

extension ByteCursor {
  /// The place that an object with `x` and `y` says.
  fileprivate var placeOfObject: (x: Double, y: Double)? {
    guard sees(UInt8(ascii: "{")) else { return nil }
    var (cursor, x, y): (ByteCursor, Double?, Double?) = (self, nil, nil)
    try? cursor.readObject("a place", depth: 1) { name, cursor throws(ReadError) in
      let isX = name.string.lowercased() == "x"
      guard isX || name.string.lowercased() == "y", cursor.isAtNumber else { return false }
      if isX { x = try cursor.readNumber() } else { y = try cursor.readNumber() }
      return true
    }
    return x.flatMap { x in y.map { (x, $0) } }
  }
}

extension ByteCursor {
  /// The two numbers of `[x, y]`, or of a text such as `"{x, y}"`, that ends at `end`; it may stand without quotes
  /// where it `isText`.
  func pair(upTo end: UnsafePointer<UInt8>, isText: Bool = false) -> (x: Numeral, y: Numeral)? {
    var cursor = ending(at: end, limit: .endOfFile)
    let isText = cursor.take(UInt8(ascii: "\"")) || isText
    cursor.skipSpace()
    // Programs of the Mac write NSPoint: {x, y}, and Swift (x, y).
    if isText { cursor.skip { $0.isLetter || $0 == UInt8(ascii: ":") || $0 == 0x20 } }
    guard cursor.take(UInt8(ascii: "[")) || isText && cursor.takeBracket(),
      let x = cursor.plainNumeral(), cursor.take(UInt8(ascii: ",")), let y = cursor.plainNumeral()
    else { return nil }
    return (x, y)
  }

  private mutating func takeBracket() -> Bool {
    take(UInt8(ascii: "{")) || take(UInt8(ascii: "("))
  }

  /// Reads a numeral with any space about it.
  fileprivate mutating func plainNumeral() -> Numeral? {
    skipSpace()
    let numeral = Numeral(from: next, to: end)
    guard numeral.integerDigits + numeral.fractionDigits > 0 else { return nil }
    next = numeral.end
    skipSpace()
    return numeral
  }
}
