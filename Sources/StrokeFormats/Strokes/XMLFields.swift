extension Unicode.Scalar {
  /// True if XML has this character.
  fileprivate var isXML: Bool {
    value >= 0x20 && value != 0xFFFE && value != 0xFFFF || "\t\n\r".unicodeScalars.contains(self)
  }
}

extension String {
  /// True if XML has all characters of it.
  var isXMLText: Bool { unicodeScalars.allSatisfy(\.isXML) }

  /// True if it can be the name of an attribute or an id: letters, digits and `_ - .` of ASCII, and
  /// no digit or sign first.
  var isXMLName: Bool {
    guard let first = utf8.first, (0x61...0x7A) ~= first | 0x20 || first == UInt8(ascii: "_")
    else { return false }
    return utf8.allSatisfy {
      (0x61...0x7A) ~= $0 | 0x20 || (0x30...0x39) ~= $0 || "_-.".utf8.contains($0)
    }
  }
}

extension StrokeRecord {
  /// The fields that can be said in XML, as names and texts; what cannot is noted.
  func xmlFields(_ losses: inout Losses, isName: (String) -> Bool) -> [(name: String, text: String)]
  {
    losses.noteChannels(of: self)
    return fields.compactMap { field in
      guard let text = field.value.text else {
        losses.note(.structure(field.name))
        return nil
      }
      guard isName(field.name) else {
        losses.note(.field(field.name))
        return nil
      }
      if !text.isXMLText { losses.note(.characters) }
      // An empty one stands for none.
      guard !text.isEmpty else {
        losses.note(.emptyText(field.name))
        return nil
      }
      if field.valueInXML != field.value { losses.note(.type(field.name)) }
      return (field.name, text)
    }
  }
}
