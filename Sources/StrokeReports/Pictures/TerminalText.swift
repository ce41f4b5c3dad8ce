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

  /// The path, or as many of its last names as have room, or both ends of the last one.
  func cut(pathColumns room: Int) -> String {
    var rest = self[...]
    while String(rest).columns > room, let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
    }
    return String(rest).cut(columns: room)
  }

  /// The text, or as much of its beginning and of its end as has room about an ellipsis.
  func cut(columns room: Int) -> String {
    guard columns > room else { return self }
    guard room > 0 else { return "" }
    var left = (room - 1) / 2
    let head = prefix { character in
      left -= String(character).columns
      return left >= 0
    }
    left = room - 1 - String(head).columns
    let tail = reversed().prefix { character in
      left -= String(character).columns
      return left >= 0
    }
    return head + "…" + String(tail.reversed())
  }

  /// The text, or as much of its beginning as has room before an ellipsis.
  func prefix(columns room: Int) -> String {
    guard columns > room else { return self }
    var left = room - 1
    let head = prefix { character in
      left -= String(character).columns
      return left >= 0
    }
    return room > 0 ? head + "…" : ""
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
    let width = max(width, 4)
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.columns + 1 + String(word).columns <= width {
        lines[lines.count - 1] += " " + word
      } else {
        var rest = String(word)
        while rest.columns > width {
          let head = rest.prefix(columns: width + 1).dropLast()
          lines.append(String(head))
          rest.removeFirst(head.count)
        }
        lines.append(rest)
      }
    }
    return lines
  }
}
