/// The members of an object of JSON, whose values are read when they are asked for: for small objects
/// that come one after another, where making a ``JSONTree`` of each would be most of the work.
package struct JSONMembers: ~Copyable {
  private var block = ByteBlock()
  private var nameSet = NameSet()
  /// Each name, and the place of its value in the block.
  private var members: [(name: JSONText, value: UnsafePointer<UInt8>)] = []

  /// No members.
  package init() {}

  /// Reads an object that is all of a line; other members are forgotten.
  ///
  /// - Throws: what is wrong with the JSON of it, or that it is no object but `what` is expected.
  package mutating func read(_ line: ArraySlice<UInt8>, _ what: String) throws(ReadError) {
    block.removeAll()
    nameSet.removeAll()
    members.removeAll(keepingCapacity: true)
    line.withUnsafeBytes { block.append($0) }
    do throws(ReadStop) { try readMembers(what) } catch { throw error.error }
  }

  private mutating func readMembers(_ what: String) throws(ReadStop) {
    var cursor = self.cursor
    cursor.skipSpace()
    let start = cursor.next
    guard cursor.take(UInt8(ascii: "{")) else {
      try cursor.skipValue(depth: 0)
      throw cursor.stop("expected \(what), found \(cursor.text(from: start).excerpt)", at: start)
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

  private var cursor: ByteCursor { block.buffer.cursor(limit: .endOfLine) }

  private func value(of name: StaticString) -> ByteCursor? {
    members.first { $0.name.says(name) }.map { cursor.at($0.value) }
  }
}

extension JSONMembers {
  /// All names, in the order in which they came.
  package var names: [String] {
    members.map(\.name.string)
  }

  /// The value of a member that is a text; nil of any other.
  package func text(of name: StaticString) -> String? {
    guard var cursor = value(of: name), cursor.sees(UInt8(ascii: "\"")) else { return nil }
    return try? cursor.readString("a text")
  }

  /// The value of a member that is a finite number; nil of any other.
  package func number(of name: StaticString) -> Double? {
    guard var cursor = value(of: name), cursor.isAtNumber else { return nil }
    return try? cursor.readNumber()
  }

  /// The value of a member; nil if it is missing or null.
  ///
  /// - Throws: that it is nested too deeply.
  package func tree(of name: StaticString) throws(ReadError) -> JSONTree? {
    guard var cursor = value(of: name), !cursor.sees(UInt8(ascii: "n")) else { return nil }
    return try JSONTree(at: &cursor)
  }
}
