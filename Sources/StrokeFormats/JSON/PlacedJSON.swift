/// A small document of JSON as a value, with the place of everything in it: for settings, which are
/// read once and complained about with their places. Strokes are read without making such a tree.
package struct PlacedJSON: Sendable {
  /// What stands there.
  package enum Value: Sendable {
    case object([Member])
    case array([PlacedJSON])
    case text(String)
    /// A number, as it is written.
    case number(String)
    case flag(Bool)
    case null
  }

  /// A member of an object.
  package struct Member: Sendable {
    package let name: String
    /// Where the name begins.
    package let line: Int
    package let column: Int
    package let value: PlacedJSON
  }

  package let value: Value
  /// Where it begins.
  package let line: Int
  package let column: Int

  /// Reads a document of one value, as strictly as strokes are read.
  ///
  /// - Complexity: O(n).
  package static func read(_ bytes: [UInt8]) throws(ReadError) -> PlacedJSON {
    var reader = PlacedJSONReader(bytes)
    return try reader.readDocument()
  }
}

private struct PlacedJSONReader: ~Copyable {
  /// Deeper than any settings are, and shallow enough to be read by recursion on any thread.
  private static let deepest = 64

  private var buffer: InputBuffer
  private var cursor: ByteCursor

  package init(_ bytes: [UInt8]) {
    buffer = InputBuffer(capacity: max(bytes.count, 1))
    _ = buffer.append(upTo: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
    cursor = ByteCursor(from: buffer.first, to: buffer.last, limit: .endOfFile)
  }

  mutating func readDocument() throws(ReadError) -> PlacedJSON {
    do throws(Fault) {
      // A byte order mark is no error, as in strokes.
      if cursor.end - cursor.next >= 3, cursor.next[0] == 0xEF, cursor.next[1] == 0xBB,
        cursor.next[2] == 0xBF
      {
        buffer.use(upTo: cursor.next + 3, beginningLine: 1)
        cursor.next += 3
      }
      cursor.skipSpace()
      let tree = try readTree(depth: 0)
      cursor.skipSpace()
      guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
      return tree
    } catch {
      switch error {
      case .wrong(let reason, let address):
        let place = UnsafePointer<UInt8>(bitPattern: address) ?? buffer.first
        let (line, column) = buffer.position(of: place)
        throw ReadError(reason, line: line, column: column)
      case .needsBytes:
        // All bytes are there, so no fault is of this kind.
        throw ReadError("expected more", line: 1, column: 1)
      }
    }
  }

  /// The place of the cursor. It only goes forward, so the lines are counted once.
  private mutating func place() -> (line: Int, column: Int) {
    _ = buffer.line(of: cursor.next)
    return buffer.position(of: cursor.next)
  }

  /// Reads a value; `depth` is how many arrays and objects it is in.
  private mutating func readTree(depth: Int) throws(Fault) -> PlacedJSON {
    let (line, column) = place()
    return PlacedJSON(value: try readValue(depth: depth), line: line, column: column)
  }

  private mutating func readValue(depth: Int) throws(Fault) -> PlacedJSON.Value {
    let isContainer = cursor.sees(UInt8(ascii: "{")) || cursor.sees(UInt8(ascii: "["))
    guard !isContainer || depth < Self.deepest else {
      throw cursor.expected("at most \(Self.deepest) levels of nesting")
    }
    if cursor.take(UInt8(ascii: "{")) { return .object(try readMembers(depth: depth + 1)) }
    if cursor.take(UInt8(ascii: "[")) { return .array(try readElements(depth: depth + 1)) }
    if cursor.sees(UInt8(ascii: "\"")) {
      return .text(String(decoding: try cursor.readText().decoded(), as: UTF8.self))
    }
    let start = cursor.next
    // What is no container costs no depth, and is one of the words or a number.
    try cursor.skipValue(depth: depth)
    switch start.pointee {
    case UInt8(ascii: "t"): return .flag(true)
    case UInt8(ascii: "f"): return .flag(false)
    case UInt8(ascii: "n"): return .null
    default:
      let bytes = UnsafeBufferPointer(start: start, count: cursor.next - start)
      return .number(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func readMembers(depth: Int) throws(Fault) -> [PlacedJSON.Member] {
    var members: [PlacedJSON.Member] = []
    var names: Set<[UInt8]> = []
    cursor.skipSpace()
    while !cursor.sees(UInt8(ascii: "}")) {
      let start = cursor.next
      let (line, column) = place()
      let name = try cursor.readName()
      let bytes = name.decoded()
      guard names.insert(bytes).inserted else { throw cursor.twice(name, at: start) }
      members.append(
        PlacedJSON.Member(
          name: String(decoding: bytes, as: UTF8.self), line: line, column: column,
          value: try readTree(depth: depth)))
      guard try cursor.goOnInObject() else { break }
    }
    cursor.next += 1
    return members
  }

  private mutating func readElements(depth: Int) throws(Fault) -> [PlacedJSON] {
    var elements: [PlacedJSON] = []
    cursor.skipSpace()
    while !cursor.sees(UInt8(ascii: "]")) {
      elements.append(try readTree(depth: depth))
      cursor.skipSpace()
      guard cursor.take(UInt8(ascii: ",")) else { break }
      cursor.skipSpace()
      guard !cursor.sees(UInt8(ascii: "]")) else { throw cursor.expected("a value") }
    }
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.expected(", or ]") }
    return elements
  }
}
