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
    self.init(try PlacedJSON.read(document))
  }

  package init(_ placed: PlacedJSON) {
    switch placed.value {
    case .null: self = .null
    case .flag(let value): self = .boolean(value)
    // The text is a number by the grammar of JSON, which Swift's includes.
    case .number(let text): self = .number(Double(text) ?? .nan)
    case .text(let value): self = .string(value)
    case .array(let values): self = .array(values.map { JSONTree($0) })
    case .object(let members):
      self = .object(members.map { Member(name: $0.name, value: JSONTree($0.value)) })
    }
  }

  /// A member of an object, or nil.
  public subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The value on one line.
  public var text: String {
    String { $0.appendJSON { json in json.value(self) } }
  }
}

extension JSONTree: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .boolean(let value): json.value(value)
    case .number(let value): json.value(value)
    case .string(let value): json.value(value)
    case .array(let values): json.value(values)
    case .object(let members):
      json.object { json in
        for member in members { json.member(member.name, member.value) }
      }
    }
  }
}
