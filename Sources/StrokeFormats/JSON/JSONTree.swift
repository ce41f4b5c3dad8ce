/// A small JSON document as a tree, with the position of every value, for results that are
/// compared. Strokes are read without such a tree.
package struct JSONTree: Sendable {
  /// The value at this position.
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(Double, text: String)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  package struct Member: Sendable {
    package let name: String
    /// The line of the name.
    package let line: Int
    package let column: Int
    package let value: JSONTree
  }

  package let value: Value
  /// The position of the value.
  package let line: Int
  package let column: Int

  /// Reads a document with one value, as strictly as strokes are read.
  ///
  /// - Complexity: O(n).
  package init(_ document: [UInt8]) throws(ReadError) {
    var budget = MemoryBudget.unlimited
    try self.init(document, within: &budget)
  }

  /// Reads a document with one value within a memory budget.
  package init(_ document: [UInt8], within budget: inout MemoryBudget) throws(ReadError) {
    try self.init(document[...], limit: .endOfFile, within: &budget)
  }

  /// Reads a line with one value.
  package init(line: ArraySlice<UInt8>) throws(ReadError) {
    var budget = MemoryBudget.unlimited
    try self.init(line, limit: .endOfLine, within: &budget)
  }

  private init(
    _ bytes: ArraySlice<UInt8>, limit: ByteCursor.Limit, within budget: inout MemoryBudget
  ) throws(ReadError) {
    // The number reader may read past the last byte, so the bytes are padded.
    var block = ByteBlock()
    bytes.withUnsafeBytes { block.append($0) }
    defer { block.removeAll() }
    var cursor = ByteCursor(block, limit: limit)
    cursor.skipByteOrderMarks()
    cursor.skipSpace()
    self = try cursor.readTree(depth: 0, &budget)
    cursor.skipSpace()
    guard cursor.isAtEnd else { throw cursor.expected(limit.rawValue) }
  }

  /// An object of texts, without those that are empty.
  package init(texts: [(name: String, text: String)], line: Int = 1) {
    let position = TextPosition(line: line)
    let members = texts.filter { !$0.text.isEmpty }.map { name, text in
      Member(name: name, line: line, column: 1, value: JSONTree(.string(text), at: position))
    }
    self.init(.object(members), at: position)
  }

  init(_ value: Value, at position: TextPosition) {
    (self.value, line, column) = (value, position.line, position.column)
  }

  /// The text, if it is one.
  package var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The elements of an array; nil for other values.
  package var elements: [JSONTree]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members of an object; empty for other values.
  package var members: [Member] { if case .object(let members) = value { members } else { [] } }

  /// The value of a member of an object.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = value else { return nil }
    for member in members where member.name == name { return member.value }
    return nil
  }

  package var text: String { String { $0.appendJSON { json in json.value(self) } } }
}

extension JSONTree: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch value {
    case .null: json.null()
    case .boolean(let value): json.value(value)
    case .number(let value, _): json.value(value)
    case .string(let value): json.value(value)
    case .array(let values): json.value(values)
    case .object(let members):
      json.object { json in
        for member in members { json.member(named: member.name, member.value) }
      }
    }
  }
}

// MARK: - Reading

/// Deeper than any results, and shallow enough for recursion on any thread.
private let deepestTree = 64

extension ByteCursor {
  /// Reads a value; `depth` is the number of arrays and objects around it.
  fileprivate mutating func readTree(
    depth: Int, _ budget: inout MemoryBudget
  ) throws(ReadError) -> JSONTree {
    let position = countLines()
    try budget.check(at: position)
    return JSONTree(try readTreeValue(depth: depth, &budget), at: position)
  }

  private mutating func readTreeValue(
    depth: Int, _ budget: inout MemoryBudget
  ) throws(ReadError) -> JSONTree.Value {
    let (isObject, isArray) = (sees(UInt8(ascii: "{")), sees(UInt8(ascii: "[")))
    guard !isObject && !isArray || depth < deepestTree else {
      throw expected("at most \(deepestTree) levels of nesting")
    }
    if isObject {
      var members: [JSONTree.Member] = []
      // Verdicts have as many.
      members.reserveCapacity(8)
      try readObject("an object", depth: depth) { name, cursor throws(ReadError) in
        // Lines have been counted up to the object's start or to the end of the previous member.
        let position = cursor.position(of: name.start - 1)
        members.append(
          JSONTree.Member(
            name: name.string, line: position.line,
            column: position.column, value: try cursor.readTree(depth: depth + 1, &budget)))
        return true
      }
      return .object(members)
    }
    if isArray {
      var elements: [JSONTree] = []
      try readArray("an array") { cursor throws(ReadError) in
        elements.append(try cursor.readTree(depth: depth + 1, &budget))
      }
      return .array(elements)
    }
    if sees(UInt8(ascii: "\"")) { return .string(try readString("a text")) }
    let start = next
    // Anything but a container costs no depth: it is one of the words or a number.
    try skipValue(depth: depth)
    switch start.pointee {
    case UInt8(ascii: "t"): return .boolean(true)
    case UInt8(ascii: "f"): return .boolean(false)
    case UInt8(ascii: "n"): return .null
    default: return .number(Numeral(from: start, to: next).value, text: text(from: start))
    }
  }
}
