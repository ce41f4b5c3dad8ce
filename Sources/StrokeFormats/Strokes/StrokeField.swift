/// Something that a stroke's record says besides its samples and the width of the view.
public struct StrokeField: Hashable, Sendable {
  /// The value of a field.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A number, `true` or `false`, as it was written.
    case literal(String)
    /// Null, an array or an object, as it was written in JSON.
    case json(String)

    /// A text or literal as text; nil for what only JSON can say.
    public var text: String? {
      switch self {
      case .text(let text), .literal(let text): text
      case .json: nil
      }
    }
  }

  /// The name.
  public let name: String
  /// The value.
  public let value: Value

  /// A field.
  package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

extension StrokeRecord {
  /// True if the stroke was cancelled before its pointer was lifted, by the system or the
  /// recorder: the member `cancelled` is true.
  public var isCancelled: Bool { text(of: "cancelled") == "true" }

  /// All that the record says besides its samples and the width of the view, in order, the id and
  /// the label among them.
  ///
  /// Of strokes in JSON, arrays, objects and null are there only if `ReadingOptions/keepsSource`
  /// is set.
  ///
  /// - Complexity: O(length of the record).
  public var fields: [StrokeField] {
    guard !setFields.isEmpty else { return readFields }
    var fields = readFields
    for field in setFields {
      if let index = fields.firstIndex(where: { $0.name == field.name }) {
        fields[index] = field
      } else {
        fields.append(field)
      }
    }
    return fields
  }

  /// The fields as they were read.
  private var readFields: [StrokeField] {
    if !source.isEmpty { return renamed(source.withUnsafeBufferPointer { fieldsOfObject($0) }) }
    let channels = Set(isRow ? notedChannels : [])
    let idName = givenNames?.names.id ?? "id"
    let hasID = text(of: idName) != nil && !notedChannels.contains(idName)
    // A column that changes says nothing of the stroke.
    let fields = members.fields.filter { !channels.contains($0.name) }
    return renamed(fields).map { field in
      // The columns of a table may be in any case, and a stroke's number stand for its id.
      let name = field.name
      let known = ["id", "label", "cancelled"].first { isRow && name.lowercased() == $0 }
      let isID = isRow && !hasID && name.lowercased() == "stroke"
      return StrokeField(isID ? "id" : known ?? name, field.value)
    }
  }

  /// The fields under known names, where others were given. Another field of a known name would be
  /// taken for what it is not, and is left out.
  private func renamed(_ fields: [StrokeField]) -> [StrokeField] {
    guard let names = givenNames?.names else { return fields }
    return fields.compactMap { field in
      if let known = names.knownName(for: field.name) {
        return StrokeField(known, field.value)
      }
      return names.replaces(field.name) ? nil : field
    }
  }

  /// True if a member is neither samples nor means anything else here.
  private func isField(_ name: JSONText) -> Bool {
    switch MemberKind(name) {
    case .other: sampleNames.isEmpty || !sampleNames.contains(name.text)
    case .points: !sampleNames.isEmpty && !sampleNames.contains(name.text)
    case .strokes: true
    case .width, .timeUnit, .ended: false
    }
  }

  /// The fields of an object that has been read before.
  private func fieldsOfObject(_ bytes: UnsafeBufferPointer<UInt8>) -> [StrokeField] {
    guard let base = bytes.baseAddress else { return [] }
    var cursor = ByteCursor(from: base, to: base + bytes.count, limit: .endOfFile)
    var fields: [StrokeField] = []
    guard cursor.sees(UInt8(ascii: "{")) else { return [] }
    try? cursor.readObject("a stroke", depth: 0) { name, cursor throws(ReadStop) in
      guard isField(name) else { return false }
      let start = cursor.next
      var value: StrokeField.Value
      if cursor.sees(UInt8(ascii: "\"")) {
        value = .text(try cursor.readString("a text"))
      } else {
        try cursor.skipValue(depth: 1)
        value = StrokeField.Value(json: start, to: cursor.next)
      }
      let text = String(decoding: name.decoded(), as: UTF8.self)
      fields.append(StrokeField(text, value))
      return true
    }
    return fields
  }
}
