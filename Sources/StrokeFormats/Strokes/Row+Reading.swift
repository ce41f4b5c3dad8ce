// The numbers, places and times of a row, and what is wrong with them.

extension Row {
  /// The line that the row begins in.
  var line: Int { position(of: start.next).line }

  /// The number of a value.
  func number(_ index: Int) throws(ReadError) -> Double {
    let value = values[index]
    switch value {
    case .word(let text) where text.escapes == .none,
      .literal(let text) where text.escapes == .none,
      .text(let text) where text.escapes == .none:
      let cursor = start.at(text.start)
      if start.isPadded {
        if let short = Decimal7(cursor), text.start + short.length == text.end {
          return short.value
        }
        if let middle = Decimal23(cursor), text.start + middle.length == text.end {
          return middle.value
        }
      }
    default: break
    }
    guard let number = value.number(decimalComma: allowsDecimalCommas) else {
      throw expected("a number", index)
    }
    guard number.isFinite else { throw error("number too large", at: value) }
    return number
  }

  /// Both coordinates in one value.
  func place(_ index: Int) throws(ReadError) -> (Double, Double) {
    guard let (x, y) = values[index].place else { throw expected("a point", index) }
    guard x.isFinite, y.isFinite else { throw error("number too large", at: values[index]) }
    return (x, y)
  }

  /// The time of a value, in its unit, or in seconds if it is a date or a clock time.
  func time(_ index: Int) throws(ReadError) -> (value: Double, isDate: Bool) {
    if let time = values[index].time(decimalComma: allowsDecimalCommas), time.value.isFinite {
      return time
    }
    if let number = values[index].number(decimalComma: allowsDecimalCommas), !number.isFinite {
      throw error("number too large", at: values[index])
    }
    throw expected("a time", index)
  }

  /// The error at a value that is something else.
  private func expected(_ what: String, _ index: Int) -> ReadError {
    let (value, name) = (values[index], names[index].withoutControls)
    guard !value.isMissing else { return missing("\(what) under \(name)") }
    var advice = ""
    let text = value.excerpt
    let separators = text.utf8.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
    if case .json = value {
      advice = ""
    } else if separators > 0 || text.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 {
      advice = "; dates with times are written as \(DateTime.example)"
    } else if text.utf8.contains(UInt8(ascii: ",")) {
      advice =
        allowsDecimalCommas
        ? "; remove the separators of thousands"
        : "; decimal commas need ; between columns, and separators of thousands are to be removed"
    }
    return error("expected \(what) under \(name), found \(text)\(advice)", at: value)
  }

  /// The error at something that is missing, which names what is there.
  func missing(_ what: String) -> ReadError {
    let most = 6
    var shown: [String] = []
    for index in 0..<min(names.count, values.count)
    where !values[index].isMissing && shown.count <= most {
      shown.append("\"\(names[index].withoutControls.prefix(40))\"")
    }
    if shown.count > most { shown[most] = "more" }
    let found = shown.isEmpty ? "found nothing" : "found only \(shown.list("and"))"
    let place = position(of: end ?? start.next)
    return ReadError("expected \(what), \(found)", at: place)
  }

  /// The error at a value.
  func error(_ reason: String, at value: RowValue) -> ReadError {
    ReadError(reason, at: position(of: value.text?.start ?? start.next))
  }
}

extension ReadError {
  /// The same error with more to say behind it.
  func adding(_ text: String) -> ReadError { ReadError(reason + text, line: line, column: column) }
}

extension [UInt8] {
  /// The width of a view in what a row said.
  func viewWidth(decimalComma: Bool) -> Double? {
    withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
      let text = RowText(base, base + bytes.count)
      let value = bytes.first == UInt8(ascii: "{") ? RowValue.json(text) : .word(text)
      return value.viewWidth(decimalComma: decimalComma)
        ?? RowValue.word(text).viewWidth(decimalComma: decimalComma)
    }
  }
}

extension RowValue {
  /// The width of a view: a number, an object with a width, or the numbers of a size, or of a rectangle from 0 on.
  func viewWidth(decimalComma: Bool) -> Double? {
    if let number = number(decimalComma: decimalComma) { return number }
    guard let text else { return nil }
    return text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let cursor = ByteCursor(from: base, to: base + bytes.count, limit: .endOfFile)
      if case .json = self { return (try? cursor.viewWidth(depth: 1, isInside: false)) ?? nil }
      return cursor.viewWidthOfText
    }
  }
}
