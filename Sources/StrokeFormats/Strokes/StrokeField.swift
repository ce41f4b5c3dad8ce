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
    let channels = Set(self.channels)
    let hasID = text(of: "id") != nil && !channels.contains("id")
    // A member that changes says nothing of the stroke.
    return members.fields.filter { !isRow || !channels.contains($0.name) }.map { field in
      // The names of rows may be in any case, and a stroke's number stand for its id.
      let name = field.name
      let known = ["id", "label", "cancelled"].first { isRow && name.lowercased() == $0 }
      let isID = isRow && !hasID && name.lowercased() == "stroke"
      return StrokeField(isID ? "id" : known ?? name, field.value)
    }
  }
}
