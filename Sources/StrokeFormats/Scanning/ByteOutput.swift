import StrokeCore

// Output is assembled by appending to an array of bytes that the caller empties and reuses.

extension [UInt8] {
  @inline(__always)
  package mutating func append(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isContiguous == nil { append(contentsOf: text.utf8) }
  }

  package mutating func append(hexadecimal byte: UInt8) {
    append(hexDigits[Int(byte >> 4)])
    append(hexDigits[Int(byte & 15)])
  }

  /// Appends the shortest decimal that reads back as the same double; nil and numbers that are not
  /// finite as `null`, so that no report contains a word that JSON lacks.
  package mutating func append(exact number: Double?) {
    guard let number, number.isFinite else { return append("null") }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberOutput.longest) { room in
      guard let start = room.baseAddress else { return }
      var output = NumberOutput(at: start)
      output.write(exact: number)
      append(contentsOf: UnsafeBufferPointer(start: start, count: output.next - start))
    }
  }
}

extension String {
  package init(_ body: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    body(&bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension Double {
  /// The shortest decimal that reads back as the same number.
  package var exactText: String { String { $0.append(exact: self) } }

  package func text(decimals: Int) -> String { String { $0.append(self, decimals: decimals) } }

  /// The number with up to `decimals` decimals, without trailing zeros.
  package func text(upTo decimals: Int) -> String { String { $0.append(self, upTo: decimals) } }
}

private let hexDigits = [UInt8]("0123456789ABCDEF".utf8)
