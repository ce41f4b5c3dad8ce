/// The members of a JSON object, whose values are read on demand: for many small objects in a row,
/// building a ``JSONTree`` of each would be most of the work.
package struct JSONMembers: ~Copyable {
  private var block = ByteBlock()
  private var nameSet = NameSet()
  /// Each name, and the start of its value in the block.
  private var members: [(name: JSONText, value: UnsafePointer<UInt8>)] = []

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
