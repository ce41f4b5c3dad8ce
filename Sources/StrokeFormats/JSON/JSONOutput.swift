import StrokeCore

// The one writer of JSON text. Objects are written member by member, in the order of the calls.

extension [UInt8] {
  /// Appends a JSON string: quotes, backslashes and control characters escaped, all else as it is.
  package mutating func append(json text: String) { append(jsonBytes: text.utf8) }

  /// Appends a JSON string.
  package mutating func append(json text: FixedText) { text.withBytes { append(jsonBytes: $0) } }

  private mutating func append(jsonBytes bytes: some Sequence<UInt8>) {
    append(UInt8(ascii: "\""))
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20:
        append("\\u00")
        append(hexadecimal: byte)
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a JSON string, or `null`.
  package mutating func append(json text: String?) {
    if let text { append(json: text) } else { append("null") }
  }

  /// Appends the name of a member, after a comma unless it is the first.
  package mutating func append(member name: String, isFirst: Bool = false) {
    if !isFirst { append(UInt8(ascii: ",")) }
    append(json: name)
    append(UInt8(ascii: ":"))
  }

  /// Appends `values` as a JSON array, each by `body`.
  package mutating func append<Value>(
    jsonArray values: some Sequence<Value>, _ body: (inout [UInt8], Value) -> Void
  ) {
    append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      body(&self, value)
    }
    append(UInt8(ascii: "]"))
  }
}
