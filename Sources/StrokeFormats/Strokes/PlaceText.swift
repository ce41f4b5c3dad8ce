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
