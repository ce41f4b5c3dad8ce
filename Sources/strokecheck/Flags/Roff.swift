/// Writes the language of man pages, in ASCII alone, so that every formatter reads it alike.
struct Roff {
  private(set) var source = ""

  /// A macro with its arguments, which are escaped already, on a line.
  mutating func macro(_ name: String, _ arguments: String...) {
    source += ".\(name)"
    for escaped in arguments {
      source += escaped.contains(" ") ? " \"\(escaped)\"" : " \(escaped)"
    }
    source += "\n"
  }

  /// A heading.
  mutating func section(_ title: String) { macro("SH", Self.escaped(title)) }

  /// A line of text that is escaped already.
  mutating func text(_ escaped: String) { source += escaped + "\n" }

  /// Words that the formatter breaks into lines. In the source they stand on lines that are not
  /// too long for mail, nor for formatters when they are escaped.
  mutating func prose(_ text: some StringProtocol) {
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || longer.utf8.count <= 72 && Self.escaped(longer).utf8.count <= 80 {
        line = longer
      } else {
        self.text(Self.escaped(line))
        line = String(word)
      }
    }
    if !line.isEmpty { self.text(Self.escaped(line)) }
  }

  /// A page of help: its blocks are parted by empty lines, and are prose unless something in them
  /// stands in columns.
  mutating func page(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, block) in lines.split(whereSeparator: \.isEmpty).enumerated() {
      if index > 0 { macro("PP") }
      if block.contains(where: { $0.hasPrefix(" ") || hasColumns($0) }) {
        macro("nf")
        for line in block { self.text(Self.escaped(line)) }
        macro("fi")
      } else {
        prose(block.joined(separator: " "))
      }
    }
  }

  /// Tells whether a line has two blanks in a row.
  private func hasColumns(_ line: Substring) -> Bool {
    zip(line.utf8, line.utf8.dropFirst()).contains { $0 == UInt8(ascii: " ") && $1 == $0 }
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fP" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text, breaks: true))\\fP" }

  /// The text with everything escaped that means something to a formatter, or looks different in
  /// print. With `breaks`, a line may be broken after each `|`.
  static func escaped(_ text: some StringProtocol, breaks: Bool = false) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "|" where breaks: result += "|\\:"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }
}
