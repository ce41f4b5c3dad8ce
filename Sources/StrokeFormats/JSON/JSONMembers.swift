/// The members of an object whose JSON has been checked before: the name of each, and where it
/// stands with its value.
package struct JSONMembers: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place: Int

  /// The members of the object that `bytes` hold from the first to the last.
  package init(of bytes: [UInt8]) {
    self.bytes = bytes
    place = 1
  }

  /// The next member.
  package mutating func next() -> (name: String, range: Range<Int>)? {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "}") { return nil }
      place += 1
    }
    guard place < bytes.count else { return nil }
    let start = place
    skipText()
    let name = text(in: start..<place)
    skipValue()
    var end = place
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return (name, start..<end)
  }

  /// Steps to the comma or the brace behind a value, which is the first outside of all brackets
  /// and strings.
  private mutating func skipValue() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        skipText()
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      default: break
      }
      place += 1
    }
  }

  /// Steps over a string.
  private mutating func skipText() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  /// What the string in `range`, quotes included, says.
  private func text(in range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, range.count >= 2 else { return "" }
      let hasEscapes = bytes[range].contains(UInt8(ascii: "\\"))
      let text = JSONText(
        start: start + range.lowerBound + 1, end: start + range.upperBound - 1,
        hasEscapes: hasEscapes)
      return String(decoding: text.decoded(), as: UTF8.self)
    }
  }
}
