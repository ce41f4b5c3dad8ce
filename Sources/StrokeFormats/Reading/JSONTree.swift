/// A JSON value as a whole: for the small documents of our own that are read back.
public enum JSONTree: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONTree])
  /// An object, its members in their order.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONTree
  }

  /// The value that a document holds.
  ///
  /// - Throws: what is wrong with it and where.
  /// - Complexity: O(length).
  public init(_ document: [UInt8]) throws(ReadError) {
    let result: Result<JSONTree, ReadError> = document.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else {
        return .failure(
          ReadError("expected a value, found the end of the file", line: 1, column: 1))
      }
      let end = start + bytes.count
      var cursor = ByteCursor(from: start, to: end, limit: .endOfFile)
      do throws(Fault) {
        return .success(try cursor.readDocument())
      } catch {
        guard case .wrong(let reason, let address) = error,
          let place = UnsafePointer<UInt8>(bitPattern: address)
        else { return .failure(ReadError("expected a value", line: 1, column: 1)) }
        return .failure(ReadError(reason, at: place, after: start))
      }
    }
    self = try result.get()
  }

  /// A member of an object, or nil.
  public subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The value on one line.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to output: inout [UInt8]) {
    switch self {
    case .null: output.append("null")
    case .boolean(let value): output.append(value ? "true" : "false")
    case .number(let value): output.append(exact: value)
    case .string(let value): output.append(json: value)
    case .array(let values): output.append(jsonArray: values) { $1.append(to: &$0) }
    case .object(let members):
      output.append("{")
      for (index, member) in members.enumerated() {
        output.append(member: member.name, isFirst: index == 0)
        member.value.append(to: &output)
      }
      output.append("}")
    }
  }
}

extension ReadError {
  /// The error at a place in a document that begins at `start`.
  fileprivate init(
    _ reason: String, at place: UnsafePointer<UInt8>, after start: UnsafePointer<UInt8>
  ) {
    let before = UnsafeBufferPointer(start: start, count: max(0, place - start))
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    self.init(reason, line: line, column: column)
  }
}

extension ByteCursor {
  /// Reads a value with nothing but space about it.
  fileprivate mutating func readDocument() throws(Fault) -> JSONTree {
    skipSpace()
    let value = try readTree(depth: 0)
    skipSpace()
    guard isAtEnd else { throw expected("the end of the file") }
    return value
  }

  private mutating func readTree(depth: Int) throws(Fault) -> JSONTree {
    guard depth < Self.deepest else {
      throw expected("at most \(Self.deepest) levels of nesting")
    }
    guard next < end else { throw expected("a value") }
    switch next.pointee {
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "\""):
      return .string(String(decoding: try readText().decoded(), as: UTF8.self))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    case UInt8(ascii: "t"):
      try skipWord("true")
      return .boolean(true)
    case UInt8(ascii: "f"):
      try skipWord("false")
      return .boolean(false)
    default:
      try skipWord("null")
      return .null
    }
  }

  private mutating func readArray(depth: Int) throws(Fault) -> JSONTree {
    next += 1
    skipSpace()
    var values: [JSONTree] = []
    guard !take(UInt8(ascii: "]")) else { return .array(values) }
    while true {
      values.append(try readTree(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw expected(", or ]") }
      skipSpace()
    }
  }

  private mutating func readObject(depth: Int) throws(Fault) -> JSONTree {
    next += 1
    skipSpace()
    var members: [JSONTree.Member] = []
    guard !take(UInt8(ascii: "}")) else { return .object(members) }
    while true {
      let name = String(decoding: try readName().decoded(), as: UTF8.self)
      members.append(JSONTree.Member(name: name, value: try readTree(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw expected(", or }") }
      skipSpace()
    }
  }
}
