/// The other members of an object or a row, besides its samples: names and values, in storage that
/// is filled again and again.
struct Members: Sendable {
  /// The kind of a value's bytes.
  enum Kind: Sendable {
    /// A text.
    case text
    /// A number, `true` or `false`, as it was written.
    case literal
    /// Null, an array or an object, as it was written in JSON.
    case json
    /// A value of a format that does not tell texts from numbers.
    case untyped
  }

  /// The names, each with its value behind it.
  private var names = NameSet()
  /// Where the value of each name ends in the bytes; without a kind for what was not kept.
  private var values: [(end: Int, kind: Kind?)] = []

  mutating func removeAll() {
    guard names.count > 0 else { return }
    names.removeAll()
    while !values.isEmpty { values.removeLast() }
  }

  /// Adds a name in UTF-8 with its value, or without a kind one that is not kept; false if the name was there.
  @discardableResult
  mutating func add(
    _ kind: Kind?, name: (inout [UInt8]) -> Void, value: (inout [UInt8]) -> Void
  ) -> Bool {
    guard names.insert(name, { if kind != nil { value(&$0) } }) else { return false }
    values.append((names.bytes.count, kind))
    return true
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
  mutating func add(_ name: some Sequence<UInt8>, _ value: String, _ kind: Kind?) {
    add(kind, name: { $0.append(contentsOf: name) }, value: { $0.append(value) })
  }

  /// Adds to the text under a name; nothing if there is none.
  mutating func extend(_ name: String, with text: String) {
    guard let old = value(of: name, ignoringCase: true) else { return }
    let fields = self.fields
    removeAll()
    for field in fields {
      let isIt = field.name.lowercased() == name
      add(field.name.utf8, isIt ? .text(old + text) : field.value)
    }
  }

  private func text(_ index: Int) -> String {
    String(decoding: names.bytes[names[index].endIndex..<values[index].end], as: UTF8.self)
  }

  /// The fields that were kept, in the order in which they came.
  var fields: [StrokeField] {
    values.indices.compactMap { index in
      guard let kind = values[index].kind else { return nil }
      let text = text(index)
      let field: StrokeField.Value =
        switch kind {
        case .text: .text(text)
        case .literal: .literal(text)
        case .json: .json(text)
        case .untyped: StrokeField.Value(untyped: text)
        }
      return StrokeField(String(decoding: names[index], as: UTF8.self), field)
    }
  }

  /// The text or literal under `name`; with `ignoringCase`, letters of ASCII in the stored name may
  /// be capitals.
  func value(of name: String, ignoringCase: Bool) -> String? {
    let index = names.firstIndex(of: name, ignoringCase: ignoringCase)
    guard let index, let kind = values[index].kind, kind != .json else { return nil }
    return text(index)
  }
}

extension RowValue {
  /// The kind under which the value is kept with a stroke; nil if it is not. What a stroke expects is never
  /// left out, whatever it is, so that a mistake in it is seen.
  func memberKind(keepsJSON: Bool, isExpectation: Bool) -> Members.Kind? {
    switch self {
    case .missing: nil
    case .text: .text
    case .literal, .number: .literal
    case .word: .untyped
    case .json: keepsJSON ? .json : isExpectation ? .literal : nil
    }
  }
}
