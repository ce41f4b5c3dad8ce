// The width of a view, as recordings say it.

extension RowValue {
  /// The width of a view: a number, an object with a width, or the numbers of a size, or of a rectangle from 0 on.
  func viewWidth(decimalComma: Bool) -> Double? {
    if let number = number(decimalComma: decimalComma) { return number }
    guard let text else { return nil }
    return text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let cursor = ByteCursor(from: base, to: base + bytes.count, limit: .endOfFile)
      if case .json = self { return (try? cursor.viewWidth(depth: 1, isInside: false)) ?? nil }
      return cursor.viewWidthOfText
    }
  }
}

extension ByteCursor {
  fileprivate func viewWidth(depth: Int, isInside: Bool) throws(ReadError) -> Double? {
    var cursor = self
    if sees(UInt8(ascii: "{")) {
      var (width, isMoved): (Double?, Bool) = (nil, false)
      try cursor.readObject("an object", depth: depth) { name, cursor throws(ReadError) in
        if name.says("x"), cursor.isAtNumber {
          isMoved = try cursor.readNumber() != 0
          return true
        }
        let isSize = name.says("width") || name.says("size") || name.says("frame")
        if isSize || name.index(in: RowContainer.views) != nil, !isInside || name.says("width") {
          if width == nil { width = try cursor.viewWidth(depth: depth + 1, isInside: true) }
        }
        return false
      }
      return isMoved ? nil : width
    }
    try cursor.skipValue(depth: depth)
    return ending(at: cursor.next, limit: .endOfFile).viewWidthOfText
  }

  /// The width by the numbers of a size, or of a rectangle from 0 on, in the text up to the end.
  fileprivate var viewWidthOfText: Double? {
    var cursor = self
    var numbers: [Double] = []
    while cursor.next < end, numbers.count < 5 {
      guard cursor.isAtNumber else {
        cursor.next += 1
        continue
      }
      let numeral = Numeral(from: cursor.next, to: end)
      numbers.append(numeral.value)
      cursor.next = max(numeral.end, cursor.next + 1)
    }
    return switch numbers.count {
    case 1, 2: numbers[0]
    case 4 where numbers[0] == 0: numbers[2]
    default: nil
    }
  }
}
