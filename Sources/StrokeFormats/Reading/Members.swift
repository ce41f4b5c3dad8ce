/// What an object, or a row, says besides its samples: names and values, in one array of bytes
/// that is filled again and again.
struct Members: Sendable {
  private struct Member: Sendable {
    var name: Range<Int>
    /// Nil for what is not a scalar, and for null.
    var value: Range<Int>?
    /// Whether the value is a number, `true` or `false`, as it was written.
    var isLiteral = false
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
  mutating func setValue(isLiteral: Bool = false, _ write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    write(&bytes)
    list[list.count - 1].value = start..<bytes.count
    list[list.count - 1].isLiteral = isLiteral
  }

  /// Adds a name with its value; what was there under that name stays. An empty value is none, as
  /// null is, and keeps the name from another.
  mutating func add(_ name: some Sequence<UInt8>, _ value: String, isLiteral: Bool = false) {
    let name = Array(name)
    guard !list.contains(where: { bytes[$0.name].elementsEqual(name) }) else { return }
    _ = add { $0.append(contentsOf: name) }
    if !value.isEmpty { setValue(isLiteral: isLiteral) { $0.append(value) } }
  }

  /// The members that have a value, in the order in which they came.
  var all: [(name: String, value: String, isLiteral: Bool)] {
    list.compactMap { member in
      member.value.map { value in
        let name = String(decoding: bytes[member.name], as: UTF8.self)
        return (name, String(decoding: bytes[value], as: UTF8.self), member.isLiteral)
      }
    }
  }

  /// The value of `name`; with `ignoringCase`, letters of ASCII in the stored name may be capitals.
  func value(of name: String, ignoringCase: Bool) -> String? {
    let wanted = name.utf8
    for index in list.indices where list[index].name.count == wanted.count {
      let member = list[index]
      let isSame = zip(bytes[member.name], wanted).allSatisfy { stored, asked in
        stored == asked || (ignoringCase && Self.lowercase(stored) == Self.lowercase(asked))
      }
      if isSame { return member.value.map { String(decoding: bytes[$0], as: UTF8.self) } }
    }
    return nil
  }

  /// An ASCII capital as a small letter, anything else as it is.
  static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A) ~= byte ? byte | 0x20 : byte }
}
