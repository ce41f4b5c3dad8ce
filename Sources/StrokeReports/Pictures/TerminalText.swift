// How wide text is in a terminal, and how it is made to fit.

extension Unicode.Scalar {
  /// The columns that it takes: none for marks that combine, two for East Asian characters and
  /// pictures.
  fileprivate var columns: Int {
    switch value {
    case 0x300..<0x370, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

extension String {
  /// The columns that it takes.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text without spaces at its end.
  var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Fits text to the columns of a terminal.
  package static var breaker: LineBreaker {
    LineBreaker(measure: { Double($0.columns) }, shortestHead: 0)
  }

  /// The path, or as many of its last names as have room, or both ends of the last one.
  func cut(pathColumns room: Int) -> String {
    room > 0 ? Self.breaker.fitting(path: self, into: Double(room)) : ""
  }

  /// The text, or as much of its beginning as has room before an ellipsis.
  func prefix(columns room: Int) -> String {
    guard columns > room else { return self }
    return room > 0 ? String(Self.breaker.prefix(of: self, into: Double(room - 1))) + "…" : ""
  }

  /// The text with spaces in front up to a width.
  func aligned(right width: Int) -> String {
    String(repeating: " ", count: max(width - columns, 0)) + self
  }

  /// The text with spaces behind it up to a width.
  func aligned(left width: Int) -> String {
    self + String(repeating: " ", count: max(width - columns, 0))
  }

  /// The text in lines of at most so many columns, broken at spaces where there are any.
  func wrapped(columns width: Int) -> [String] {
    Self.breaker.lines(of: self, into: Double(max(width, 4)))
  }
}
