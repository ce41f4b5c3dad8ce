// Text in columns, as terminals and fonts of one width show it.

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

  /// The text, or both ends of it: names of recordings begin with what they are of and end with a number.
  func cut(columns room: Int) -> String {
    guard columns > room else { return self }
    guard room > 0 else { return "" }
    let tail = Self(reversed()).head(columns: (room - 1) / 2)
    return head(columns: room - 1 - tail.columns) + "…" + String(tail.reversed())
  }

  /// As much of the beginning as has room.
  private func head(columns room: Int) -> String {
    var left = room
    return String(
      prefix { character in
        left -= String(character).columns
        return left >= 0
      })
  }

  /// The text in lines of at most `width` columns, broken at spaces. A longer word has a line of its own.
  package func wrapped(columns width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.columns + 1 + String(word).columns <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  /// The text with spaces in front up to a width.
  func aligned(right width: Int) -> String {
    String(repeating: " ", count: max(width - columns, 0)) + self
  }
}
