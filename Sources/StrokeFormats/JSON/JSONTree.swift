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
    // The number reader may read past the last byte, so the bytes are padded.
    var block = ByteBlock()
    document.withUnsafeBytes { block.append($0) }
    defer { block.removeAll() }
    var cursor = ByteCursor(block, limit: .endOfFile)
    cursor.skipByteOrderMark()
    cursor.skipSpace()
    self = try cursor.readTree(depth: 0, &budget)
    cursor.skipSpace()
    guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
  }

  init(at cursor: inout ByteCursor) throws(ReadError) {
    var budget = MemoryBudget.unlimited
    self = try cursor.readTree(depth: 0, &budget)
  }

  init(_ value: Value, at position: TextPosition) {
    (self.value, line, column) = (value, position.line, position.column)
  }

  /// The members of an object; empty for other values.
  package var members: [Member] { if case .object(let members) = value { members } else { [] } }

  /// The value of a member of an object.
  package subscript(name: String) -> JSONTree? { members.first { $0.name == name }?.value }

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
      try readObject("an object", depth: depth) { name, cursor throws(ReadError) in
        // Lines have been counted up to the object's start or to the end of the previous member.
        let position = cursor.position(of: name.start - 1)
        members.append(
          JSONTree.Member(
            name: String(decoding: name.decoded(), as: UTF8.self), line: position.line,
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

// MARK: - One object

/// The members of a JSON object, whose values are read on demand: for many small objects in a row,
/// building a ``JSONTree`` of each would be most of the work.
package struct JSONMembers: ~Copyable {
  private var block = ByteBlock()
  private var nameSet = NameSet()
  /// Each name, and the start of its value in the block.
  private var members: [(name: RowText, value: UnsafePointer<UInt8>)] = []

  package init() {}

  /// Reads an object that fills a line, in place of the previous members.
  ///
  /// - Throws: An error in its JSON, or that it is not an object but `what` is expected.
  package mutating func read(_ line: ArraySlice<UInt8>, _ what: String) throws(ReadError) {
    block.removeAll()
    nameSet.removeAll()
    members.removeAll(keepingCapacity: true)
    line.withUnsafeBytes { block.append($0) }
    var cursor = self.cursor
    cursor.skipSpace()
    let start = cursor.next
    guard cursor.take(UInt8(ascii: "{")) else {
      try cursor.skipValue(depth: 0)
      throw cursor.error("expected \(what), found \(cursor.text(from: start).excerpt)", at: start)
    }
    cursor.skipSpace()
    while !cursor.sees(UInt8(ascii: "}")) {
      let place = cursor.next
      let name = try cursor.readName()
      guard nameSet.insert({ name.append(to: &$0) }) else { throw cursor.twice(name, at: place) }
      members.append((name, cursor.next))
      try cursor.skipValue(depth: 1)
      guard try cursor.goOnInObject() else { break }
    }
    cursor.next += 1
    cursor.skipSpace()
    guard cursor.isAtEnd else { throw cursor.expected("the end of the line") }
  }

  private var cursor: ByteCursor { ByteCursor(block, limit: .endOfLine) }

  private func value(of name: StaticString) -> ByteCursor? {
    members.first { $0.name.says(name) }.map { cursor.at($0.value) }
  }
}

extension JSONMembers {
  package var names: [String] {
    members.map(\.name.string)
  }

  /// Nil for a member that is not a string.
  package func text(of name: StaticString) -> String? {
    guard var cursor = value(of: name), cursor.sees(UInt8(ascii: "\"")) else { return nil }
    return try? cursor.readString("a text")
  }

  /// Nil for a member that is not a finite number.
  package func number(of name: StaticString) -> Double? {
    guard var cursor = value(of: name), cursor.isAtNumber else { return nil }
    return try? cursor.readNumber()
  }

  /// The value of a member; nil if it is missing or null.
  ///
  /// - Throws: That it is nested too deeply.
  package func tree(of name: StaticString) throws(ReadError) -> JSONTree? {
    guard var cursor = value(of: name), !cursor.sees(UInt8(ascii: "n")) else { return nil }
    return try JSONTree(at: &cursor)
  }
}
