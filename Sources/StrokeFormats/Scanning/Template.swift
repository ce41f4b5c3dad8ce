/// A text with placeholders: `{{name}}` stands for a value. If the value is whole lines, or
/// nothing, the line end after the placeholder goes with it.
package struct Template {
  private var pieces: [(text: Substring, blank: String?)] = []

  /// Splits a text at its placeholders.
  package init(_ text: StaticString) {
    var rest = text.description[...]
    while let open = rest.indexOfTwo("{"), let close = rest[open...].indexOfTwo("}") {
      pieces.append((rest[..<open], String(rest[open..<close].dropFirst(2))))
      rest = rest[close...].dropFirst(2)
    }
    pieces.append((rest, nil))
  }

  /// The text with a value for each placeholder.
  package func filled(_ value: (_ blank: String) -> String) -> String {
    var output = ""
    var isBehindLines = false
    for (text, blank) in pieces {
      output += isBehindLines ? text.dropFirst() : text
      let value = blank.map(value)
      isBehindLines = value.map { $0.isEmpty || $0.hasSuffix("\n") } ?? false
      output += value ?? ""
    }
    return output
  }

  /// Appends the text to bytes, with what `fill` appends for each placeholder.
  package func append(
    to output: inout [UInt8], _ fill: (_ blank: String, inout [UInt8]) -> Void
  ) {
    for (text, blank) in pieces {
      output.append(contentsOf: text.utf8)
      if let blank { fill(blank, &output) }
    }
  }

  /// The text before and after the only placeholder, which is for lines.
  package var ends: (before: Substring, behind: Substring) {
    (pieces[0].text, pieces[pieces.count - 1].text.dropFirst())
  }
}

extension Substring {
  /// The first place where a character occurs twice in a row.
  fileprivate func indexOfTwo(_ character: Character) -> Index? {
    zip(indices, indices.dropFirst()).first { self[$0] == character && self[$1] == character }?.0
  }
}
