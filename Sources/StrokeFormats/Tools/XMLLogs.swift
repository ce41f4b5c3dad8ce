import StrokeCore

// What the readers of logs in XML have in common.

extension ByteCursor {
  /// Reads all that is left as XML: `body` is told of every tag.
  mutating func readXML(
    _ body: (inout XMLReader, XMLReader.Event) throws(Mistake) -> Void
  ) throws(Fault) {
    let bytes = UnsafeBufferPointer(start: next, count: end - next)
    do throws(Mistake) {
      var reader = try XMLReader(bytes)
      reader.keepsText = true
      while true {
        let event = try reader.next()
        if case .finish = event { break }
        try body(&reader, event)
      }
    } catch {
      throw .wrong(error.reason, at: next + error.offset)
    }
    next = end
  }
}

extension XMLTag {
  /// The name without its prefix.
  var localName: Substring { name.split(separator: ":").last ?? "" }

  subscript(name: String) -> XMLAttribute? { attributes.first { $0.name == name } }
}

extension XMLAttribute {
  /// The name without its prefix.
  var localName: Substring { name.split(separator: ":").last ?? "" }

  /// The number that the value is, in a unit that is a power of ten.
  func number(timesTenToThe power: Int = 0) throws(Mistake) -> Double {
    let number = value.withUnsafeBufferPointer { bytes -> Double? in
      guard let start = bytes.baseAddress else { return nil }
      let numeral = Numeral(from: start, to: start + bytes.count)
      guard numeral.end == start + bytes.count, numeral.integerDigits + numeral.fractionDigits > 0
      else { return nil }
      return numeral.scaled(byPowerOfTen: power).value
    }
    guard let number else {
      throw Mistake("expected a number, found \"\(text)\"", at: offset)
    }
    guard number.isFinite else { throw Mistake("number too large", at: offset) }
    return number
  }

  /// The width that the value is.
  func width() throws(Mistake) -> Double {
    let number = try number()
    guard number > 0 else {
      throw Mistake("expected a width above 0, found \(text)", at: offset)
    }
    return number
  }
}

extension Members {
  /// Adds a name with what XML says of it; what was there under that name stays. An empty text is
  /// none, and keeps the name from another. Ids and labels are texts, whatever they look like.
  mutating func add(_ name: some Sequence<UInt8>, xml text: String) {
    let isName = StrokeField.textsInXML.contains { name.elementsEqual($0.utf8) }
    if text.isEmpty {
      addName(name)
    } else {
      add(name, text, isName ? .text : .untyped)
    }
  }
}

extension StrokeDraft.PartlyTimed {
  /// The same in a document of XML.
  func mistake(at offset: Int) -> Mistake {
    Mistake(
      needsTime
        ? "expected a time, as in the samples before, found none"
        : "expected no time, as in the samples before, found one", at: offset)
  }
}
