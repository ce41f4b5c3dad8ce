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

  /// Returns whether the value says the same as bytes that another row had.
  func says(_ other: [UInt8]) -> Bool {
    guard case .number(let number) = self else {
      return text?.withBytes { bytes in other.withUnsafeBufferPointer { bytes.equals($0) } } ?? false
    }
    return Array(number.text.utf8) == other
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

  /// The kind under which the value is kept with a stroke; nil if it is not.
  func memberKind(keepsJSON: Bool) -> Members.Kind? {
    switch self {
    case .missing: nil
    case .text: .text
    case .literal, .number: .literal
    case .word: .untyped
    case .json: keepsJSON ? .json : nil
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
