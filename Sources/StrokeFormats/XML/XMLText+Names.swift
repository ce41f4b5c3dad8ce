extension XMLText {
  /// The place behind the name that begins at a place; that place if none does.
  static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      var (value, length) = (UInt32(byte), 1)
      if byte >= 0x80 {
        guard let scalar = scalar(bytes, at: place) else { break }
        (value, length) = scalar
      }
      guard beginsName(value) || place > start && continuesName(value) else { break }
      place += length
    }
    return place
  }

  /// Whether a name may begin with a character: the production NameStartChar.
  static func beginsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Letters, the underscore, and the colon.
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a character that begins no name may stand further back in one: with
  /// ``beginsName(_:)``, the production NameChar.
  static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    // The hyphen, the full stop, and digits.
    case 0x2D...0x2E, 0x30...0x39: true
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
