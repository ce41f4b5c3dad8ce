import Foundation
import TestSupport

/// A Swift file of the checkout, as the house's rules look at it.
struct SourceFile {
  let path: String
  let lines: [Substring]

  /// Every Swift file below a folder, in the order of their paths.
  static func all(below folder: String) throws -> [SourceFile] {
    let root = Checkout.root.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "\(folder)/\(name)"
      let text = try Checkout.text(path)
      return SourceFile(
        path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// Whether a generator wrote it, so that its length is that of its source.
  var isGenerated: Bool { lines.first?.contains("Written by `make ") ?? false }

  /// The modules it imports.
  var imports: [String] {
    // What was generated holds texts, whose quotes end it for who looks for quotes only.
    guard !isGenerated, lines.contains(where: { $0.contains("import ") }) else { return [] }
    // Not what stands in code that is written out.
    return code.compactMap { line in
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "public" }
      return words.first == "import" ? words.last.map(String.init) : nil
    }
  }

  /// The types it declares at the top level and that other files can name.
  var declaredTypes: [String] {
    code.compactMap { line in
      // A pattern takes its time, and most lines stand further in.
      guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "}")
      else { return nil }
      let pattern =
        /^(?:@\w+(?:\([^)]*\))? )*(?:public |package |final |indirect )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
      return line.firstMatch(of: pattern).map { String($0.output.1) }
    }
  }

  /// The code without comments and what stands in quotes.
  var code: [String] {
    var isInText = false
    return lines.map { line in
      if line.contains("\"\"\"") { isInText.toggle() }
      let isComment = line.drop(while: \.isWhitespace).hasPrefix("//")
      return isInText || isComment ? "" : Self.withoutQuotes(line)
    }
  }

  /// A line without what stands in quotes, and without the quotes.
  private static func withoutQuotes(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "\"")) else { return String(line) }
    var (result, quoted) = ([UInt8](), [UInt8]())
    var (isQuoted, isEscaped) = (false, false)
    for byte in line.utf8 {
      if isQuoted { quoted.append(byte) }
      switch (isQuoted, byte) {
      case (true, _) where isEscaped: isEscaped = false
      case (true, UInt8(ascii: "\\")): isEscaped = true
      case (_, UInt8(ascii: "\"")):
        isQuoted.toggle()
        quoted = isQuoted ? [byte] : []
      case (true, _): break
      default: result.append(byte)
      }
    }
    // A quote that nothing closes begins no text.
    return String(decoding: result + quoted, as: UTF8.self)
  }

  /// The functions, initializers and computed properties with the number of lines of each, from
  /// its first to its closing brace. The formatter sees to it that the brace stands under the
  /// first word.
  var functions: [(name: String, lines: Int)] {
    lines.indices.compactMap { start in
      let line = lines[start]
      guard line.contains("func ") || line.contains("init") || line.contains("var ")
      else { return nil }
      guard let match = line.firstMatch(of: /^( *)[^\/"]*?\b(?:func ([^ (<]+)|(init\b)|var (\w+))/)
      else { return nil }
      // A stored property has no lines of its own.
      if match.output.4 != nil, !line.hasSuffix("{") { return nil }
      let end = match.output.1 + "}"
      guard let open = lines[start...].prefix(12).firstIndex(where: { $0.hasSuffix("{") }),
        lines[start..<open].allSatisfy({ !$0.hasSuffix("}") }),
        let close = lines[open...].firstIndex(where: { $0.hasPrefix(end) })
      else { return nil }
      let name = match.output.2 ?? match.output.3 ?? match.output.4 ?? ""
      return (String(name), close - start + 1)
    }
  }
}
