// What the values of rows say, whatever syntax they are written in.

extension RowValue {
  /// The number that the value is, also in quotes; nil if it is none.
  func number(decimalComma: Bool = false) -> Double? {
    switch self {
    case .number(let number): return number
    case .missing, .json: return nil
    case .literal(let text), .word(let text), .text(let text):
      return text.withBytes { bytes in
        guard let first = bytes.first, first < 0x3A else { return nil }
        let number = Cell.number(in: bytes, decimalComma: decimalComma)
        return number.digits > 0 && number.length == bytes.count ? number.value : nil
      }
    }
  }

  /// The time that the value is, in its unit, or in seconds if it is a date, a clock time or a duration.
  func time(decimalComma: Bool) -> (value: Double, isDate: Bool)? {
    if let number = number(decimalComma: decimalComma) { return (number, false) }
    guard let text else { return nil }
    return text.withBytes { bytes in
      (DateTime.seconds(bytes) ?? DateTime.clock(bytes)).map { ($0, true) }
    }
  }

  /// Returns whether the value says the same as bytes that another row had: 4 and 4.0 are one number.
  func says(_ other: [UInt8]) -> Bool {
    if case .number(let number) = self { return other.plainNumber == number }
    guard let text else { return false }
    return text.withBytes { bytes in
      if other.withUnsafeBufferPointer({ bytes.equals($0) }) { return true }
      guard bytes.count != other.count || bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
        let number = bytes.plainNumber
      else { return false }
      return number == other.plainNumber
    }
  }

  /// What the value says, each number in one way.
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

  /// The kind under which the value is kept with a stroke; nil if it is not. What a stroke expects is never
  /// left out, whatever it is, so that a mistake in it is seen.
  func memberKind(keepsJSON: Bool, isExpectation: Bool) -> Members.Kind? {
    switch self {
    case .missing: nil
    case .text: .text
    case .literal, .number: .literal
    case .word: .untyped
    case .json: keepsJSON ? .json : isExpectation ? .literal : nil
    }
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
  /// The number that the bytes are as JSON writes it; nil if they are none. A number with a leading 0 may be a name.
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
}

extension [UInt8] {
  fileprivate var plainNumber: Double? { withUnsafeBufferPointer(\.plainNumber) }

  /// True if the bytes are a number as JSON writes it.
  var isNumber: Bool { plainNumber != nil }

  /// The bytes, or the shortest form of the number that they are.
  var canonical: [UInt8] {
    guard let number = plainNumber, number.isFinite else { return self }
    return Array(number.text.utf8)
  }
}
