/// Lines and columns of the bytes of a text, found without counting from the beginning each time.
struct TextPlaces {
  private static let step = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The place of every 512th byte.
  private var marks: [Place] = []

  /// A line and a column, both from 1. A line ends at LF, CR LF or CR; a column is a character.
  struct Place {
    var line = 1
    var column = 1

    mutating func advance(over byte: UInt8, before next: UInt8?) {
      if byte == 0x0A || byte == 0x0D && next != 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }

    mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
      for index in bytes.indices {
        advance(over: bytes[index], before: index + 1 < bytes.count ? bytes[index + 1] : nil)
      }
    }
  }

  /// - Complexity: O(n).
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var place = Place()
    for index in bytes.indices {
      if index % Self.step == 0 { marks.append(place) }
      place.advance(over: bytes[index], before: index + 1 < bytes.count ? bytes[index + 1] : nil)
    }
  }

  /// The place of a byte, or of the end.
  subscript(offset: Int) -> Place {
    let mark = min(offset, max(bytes.count - 1, 0)) / Self.step
    guard mark < marks.count else { return Place() }
    var place = marks[mark]
    for index in mark * Self.step..<min(offset, bytes.count) {
      place.advance(over: bytes[index], before: index + 1 < bytes.count ? bytes[index + 1] : nil)
    }
    return place
  }
}

extension ReadError {
  /// The error at a byte of a text.
  init(_ reason: String, offset: Int, in places: TextPlaces) {
    let place = places[offset]
    self.init(reason, line: place.line, column: place.column)
  }
}
