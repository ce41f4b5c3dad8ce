extension ArraySlice<UInt8> {
  /// Takes the first line, without its newline; nil if nothing is left.
  package mutating func takeLine() -> ArraySlice<UInt8>? {
    guard !isEmpty else { return nil }
    let line = prefix { $0 != UInt8(ascii: "\n") }
    self = self[Swift.min(line.endIndex + 1, endIndex)...]
    return line
  }
}
