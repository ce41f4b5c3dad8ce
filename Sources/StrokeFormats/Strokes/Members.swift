/// What an object, or a row, says besides its samples: names and values, in one array of bytes
/// that is filled again and again.
struct Members: Sendable {
  private struct Member: Sendable {
    var name: Range<Int>
    /// Nil for what was not kept.
    var value: Range<Int>?
    var kind = Kind.text
  }

  /// What the bytes of a value are.
  enum Kind: Sendable {
    /// What a text says.
    case text
    /// A number, `true` or `false`, as it was written.
    case literal
    /// Null, an array or an object, as it was written in JSON.
    case json
    /// What a format says that does not tell texts from numbers.
    case untyped
  }

  private var bytes: [UInt8] = []
  private var list: [Member] = []
  /// The names again once they are many, so that finding one twice stays quick.
  private var many: Set<ArraySlice<UInt8>> = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    list.removeAll(keepingCapacity: true)
    if !many.isEmpty { many.removeAll() }
  }

  /// Adds a name that `write` writes in UTF-8; false if it was there.
  mutating func add(_ write: (inout [UInt8]) -> Void) -> Bool {
    let start = bytes.count
    write(&bytes)
    let name = start..<bytes.count
    let isNew = list.count < 32 ? !list.contains { bytes[$0.name] == bytes[name] } : addToMany(name)
    list.append(Member(name: name))
    return isNew
  }

  private mutating func addToMany(_ name: Range<Int>) -> Bool {
    if many.isEmpty { for member in list { many.insert(ArraySlice(Array(bytes[member.name]))) } }
    return many.insert(ArraySlice(Array(bytes[name]))).inserted
  }

  /// Gives the name added last the value that `write` writes in UTF-8.
  mutating func setValue(_ kind: Kind = .text, _ write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    write(&bytes)
    list[list.count - 1].value = start..<bytes.count
    list[list.count - 1].kind = kind
  }

  /// Adds a name with its value; what was there under that name stays.
  mutating func add(_ name: some Sequence<UInt8>, _ value: StrokeField.Value) {
    switch value {
    case .text(let text): add(name, text, .text)
    case .literal(let text): add(name, text, .literal)
    case .json(let text): add(name, text, .json)
    }
  }

  /// Adds a name with a value of a kind; what was there under that name stays.
  mutating func add(_ name: some Sequence<UInt8>, _ value: String, _ kind: Kind) {
    guard addName(name) else { return }
    setValue(kind) { $0.append(value) }
  }

  /// Adds a name without a value, so that none comes under it; false if it was there.
  @discardableResult
  mutating func addName(_ name: some Sequence<UInt8>) -> Bool {
    guard add({ $0.append(contentsOf: name) }) else {
      bytes.removeLast(list.removeLast().name.count)
      return false
    }
    return true
  }

  /// Removes a name whose value is null; false if there is none.
  mutating func removeNull(_ name: String) -> Bool {
    let index = list.firstIndex { member in
      bytes[member.name].elementsEqual(name.utf8) && member.kind == .json
        && member.value.map { bytes[$0].first == UInt8(ascii: "n") } ?? false
    }
    guard let index else { return false }
    list.remove(at: index)
    // Those that are left may be few.
    many.removeAll()
    return true
  }

  /// All names, in the order in which they came.
  var names: [String] { list.map { String(decoding: bytes[$0.name], as: UTF8.self) } }

  /// What was kept, in the order in which it came.
  var fields: [StrokeField] {
    list.compactMap { member in
      member.value.map { value in
        let text = String(decoding: bytes[value], as: UTF8.self)
        let field: StrokeField.Value =
          switch member.kind {
          case .text: .text(text)
          case .literal: .literal(text)
          case .json: .json(text)
          case .untyped: StrokeField.Value(untyped: text)
          }
        return StrokeField(String(decoding: bytes[member.name], as: UTF8.self), field)
      }
    }
  }

  /// The text or literal under `name`; with `ignoringCase`, letters of ASCII in the stored name may
  /// be capitals.
  func value(of name: String, ignoringCase: Bool) -> String? {
    let wanted = name.utf8
    for index in list.indices where list[index].name.count == wanted.count {
      let member = list[index]
      let isSame = zip(bytes[member.name], wanted).allSatisfy { stored, asked in
        stored == asked || (ignoringCase && Self.lowercase(stored) == Self.lowercase(asked))
      }
      guard isSame else { continue }
      guard let value = member.value, member.kind != .json else { return nil }
      return String(decoding: bytes[value], as: UTF8.self)
    }
    return nil
  }

  /// An ASCII capital as a small letter, anything else as it is.
  static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A) ~= byte ? byte | 0x20 : byte }
}
