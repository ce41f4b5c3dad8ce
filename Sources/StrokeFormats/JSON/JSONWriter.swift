import StrokeCore

/// JSON as it is written, value by value. Commas, quotes and escapes are the writer's business.
///
///     output.appendJSON { json in
///       json.object { json in
///         json.member("file", "drag.json")
///         json.member("center", [160.2, 240.1])
///       }
///     }
///
/// Objects are written member by member, in the order of the calls.
package struct JSONWriter {
  /// The bytes that have been written.
  @usableFromInline package var bytes: [UInt8]
  /// True if a comma comes before the next value.
  @usableFromInline var needsComma = false
  /// The indentation of the new line before the next value; negative for no new line.
  private var indent = -1
  /// True if `<` is escaped, so that the JSON cannot end a script that contains it.
  private let isInScript: Bool

  /// Creates a writer that takes over `bytes` and appends to them.
  init(behind bytes: inout [UInt8], isInScript: Bool) {
    self.bytes = []
    self.isInScript = isInScript
    swap(&self.bytes, &bytes)
  }

  /// Creates a writer without output.
  package init() { (bytes, isInScript) = ([], false) }

  /// Begins a value or member: writes the comma before it.
  @usableFromInline mutating func begin() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    if indent >= 0 { writeLineBreak() }
  }

  /// Begins a new line, after the comma if there is one, and indents it.
  package mutating func breakLine(indent: Int = 0) { self.indent = indent }

  private mutating func writeLineBreak() {
    bytes.append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    indent = -1
  }
}

// MARK: - Objects and arrays

extension JSONWriter {
  @inlinable package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  @inlinable package mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes an array of `values`, each by `body`.
  @inlinable package mutating func array<Value>(
    _ values: some Sequence<Value>, _ body: (inout JSONWriter, Value) -> Void
  ) {
    array { json in
      for value in values { body(&json, value) }
    }
  }

  /// Writes an array of `values`, each on its own line.
  package mutating func lines<Value>(
    _ values: some Sequence<Value>, _ body: (inout JSONWriter, Value) -> Void
  ) {
    array(values) { json, value in
      json.breakLine(indent: 1)
      body(&json, value)
    }
  }

  @inlinable mutating func nest(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    begin()
    bytes.append(opening)
    needsComma = false
    body(&self)
    bytes.append(closing)
    needsComma = true
  }

  /// Writes the name of a member, in which nothing needs escaping; the value comes next.
  package mutating func key(_ name: StaticString) {
    begin()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a member that is not known at compile time; the value comes next.
  package mutating func key(named name: String) {
    begin()
    var name = name
    name.withUTF8 { quote($0) }
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  @inlinable package mutating func member(_ name: StaticString, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a member whose name is not known at compile time.
  @inlinable package mutating func member(named name: String, _ value: some JSONWritable) {
    key(named: name)
    value.write(to: &self)
  }

  package mutating func member(_ name: StaticString, _ value: Double?) {
    key(name)
    value.write(to: &self)
  }

  @inlinable package mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  package mutating func null() { verbatim("null".utf8) }

  /// Writes a value, or a member, that already is JSON.
  package mutating func verbatim(_ json: some Sequence<UInt8>) {
    begin()
    bytes.append(contentsOf: json)
  }

  /// Writes a value by appending to the bytes.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    begin()
    body(&bytes)
  }

  /// Writes a string. Quotes, backslashes and control characters are escaped.
  fileprivate mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    // Most texts need no escapes.
    let end = text.firstIndex(where: needsEscape) ?? text.count
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<end]))
    for byte in text[end...] {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append("\\n")
      case UInt8(ascii: "\r"): bytes.append("\\r")
      case UInt8(ascii: "\t"): bytes.append("\\t")
      case 0..<0x20:
        bytes.append("\\u00")
        bytes.append(hexadecimal: byte)
      case UInt8(ascii: "<") where isInScript: bytes.append("\\u003c")
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  private func needsEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
      || isInScript && byte == UInt8(ascii: "<")
  }
}

// MARK: - What can be written

/// A value with a JSON form.
package protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.begin()
    var text = self
    text.withUTF8 { json.quote($0) }
  }
}

extension FixedText: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.begin()
    withBytes { json.quote($0) }
  }
}

extension Double: JSONWritable {
  /// The shortest decimal that reads back as the same number; `null` if it is not finite.
  package func write(to json: inout JSONWriter) { json.append { $0.append(exact: self) } }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.append { $0.append(decimal: self) } }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.verbatim((self ? "true" : "false").utf8) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.null() }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) { json.array(self) { $0.value($1) } }
}

extension [UInt8] {
  /// Appends what `body` writes; with `inScript`, it may be embedded in a script of HTML.
  package mutating func appendJSON(inScript: Bool = false, _ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(behind: &self, isInScript: inScript)
    body(&json)
    swap(&self, &json.bytes)
  }
}
