/// A member of strokes that is looked at while it is read, so that an invalid value can be
/// named with its place. What is asked for of all others costs nothing then.
package struct ExaminedMember: Sendable {
  let name: [UInt8]
  let flaw: @Sendable (StrokeField.Value) -> String?

  /// A member, and what is wrong with a value of it, in the words of a ``ReadError/reason``; nil if
  /// nothing is. Null is no value. Of arrays and objects only the bracket is shown.
  package init(_ name: String, flaw: @escaping @Sendable (StrokeField.Value) -> String?) {
    (self.name, self.flaw) = (Array(name.utf8), flaw)
  }
}

extension StrokeStream {
  /// Notes what is wrong with the examined member of the record that has just been read.
  mutating func examine(_ record: inout StrokeRecord) {
    guard let member = options.examined, let address = json.examinedPlace,
      let place = UnsafePointer<UInt8>(bitPattern: address)
    else { return }
    let value: StrokeField.Value
    switch place.pointee {
    case UInt8(ascii: "n"): return
    case UInt8(ascii: "["): value = .json("[")
    case UInt8(ascii: "{"): value = .json("{")
    case let first:
      let name = String(decoding: member.name, as: UTF8.self)
      let text = record.members.value(of: name, ignoringCase: false) ?? ""
      value = first == UInt8(ascii: "\"") ? .text(text) : .literal(text)
    }
    guard let reason = member.flaw(value) else { return }
    record.flaw = ReadError(reason, at: buffer.lines.position(of: place))
  }
}
