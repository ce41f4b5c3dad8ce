import Foundation
import StrokeFormats
import TestSupport
import Testing

/// A document and what reading it leads to, from a file of Tests/documents, whose README says how it is written.
struct Example: Sendable, CustomTestStringConvertible {
  let file: String
  let options: ReadingOptions
  let document: [UInt8]
  /// Strokes, errors after `!`, and the beginnings of hints after `?`.
  let outcomes: [String]

  static let files = [
    "encodings", "formats", "getevent", "json", "lifts", "names", "printed", "quickdraw", "quotes",
    "tables", "xml",
  ]

  static func all(in file: String) -> [Example] {
    let text = (try? Checkout.text("Tests/documents/\(file).txt")) ?? ""
    return "\n\(text)".components(separatedBy: "\n== ").dropFirst().flatMap { block in
      // Cases without a title go on with what the one above is about.
      block.components(separatedBy: "\n==\n").enumerated().map { index, lines in
        Example(index == 0 ? lines : "\n\(lines)", file)
      }
    }
  }

  private init(_ text: String, _ file: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let title = lines.popFirst() ?? ""
    let end = lines.firstIndex(of: "--") ?? lines.endIndex
    self.file = file
    options = Self.options(title.firstMatch(of: /\[(--.*)\]/)?.1 ?? "")
    document = Self.bytes(lines[..<end].joined(separator: "\n"))
    outcomes = lines[end...].dropFirst().filter { !$0.isEmpty }.map { Self.plain(String($0)) }
  }

  private static func options(_ text: Substring) -> ReadingOptions {
    var options = ReadingOptions()
    for match in text.matches(of: /--(\S+) ?([^\s\]]*)/) {
      switch match.1 {
      case "fields": options.fields = names(match.2)
      case "flip-y": options.flipsY = true
      case "input-format": options.format = StrokeFormat(rawValue: String(match.2))
      case "time-unit": options.timeUnit = TimeUnit(rawValue: String(match.2))
      default: preconditionFailure("no document is read with --\(match.1)")
      }
    }
    return options
  }

  private static func names(_ text: Substring) -> FieldNames {
    var names = FieldNames()
    for part in text.split(separator: ",") {
      let pair = part.split(separator: "=").map(String.init)
      if let purpose = FieldNames.Purpose(rawValue: pair[0]) { names[purpose] = pair[1] }
    }
    return names
  }

  /// A text with the characters that it has pictures or numbers of.
  static func plain(_ text: String) -> String {
    let numbered = text.replacing(/«([0-9A-F]+)»/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
    let scalars = numbered.unicodeScalars.map { scalar in
      (0x2400...0x241F).contains(scalar.value)
        ? Unicode.Scalar(UInt8(scalar.value - 0x2400)) : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The bytes of a text, some of which may be written as ‹E9›.
  private static func bytes(_ text: String) -> [UInt8] {
    let parts = plain(text).components(separatedBy: "‹")
    return parts.dropFirst().reduce(into: Array(parts[0].utf8)) { bytes, part in
      bytes += [UInt8(part.prefix(2), radix: 16) ?? 0] + part.dropFirst("E9›".count).utf8
    }
  }

  var testDescription: String {
    "\(file): \(String(decoding: document, as: UTF8.self).debugDescription)"
  }

  /// What is read of pieces of these lengths and the rest.
  func read(cuts: [Int] = []) -> [String] {
    var stream = StrokeStream(options)
    let strokes = StrokeFormatsTests.outcomes(of: document, from: &stream, cuts: cuts)
    return strokes
      + stream.hints.map { "? \($0.line) \($0.text.prefix { $0 != ";" && $0 != "," })" }
  }

  /// The first place where a cut changes what is read; -1 if single bytes do. Of a long document about a hundred places
  /// are tried, and all when long.
  var firstCutThatMatters: Int? {
    let count = document.count
    let places = stride(from: 0, to: count, by: isLong ? 1 : count / 100 + 1)
    if let cut = places.first(where: { read(cuts: [$0]) != outcomes }) { return cut }
    return read(cuts: Array(repeating: 1, count: count)) == outcomes ? nil : -1
  }
}

@Suite struct DocumentTests {
  @Test(arguments: Example.files) func thereAreSome(file: String) {
    #expect(Example.all(in: file).count >= 15)
  }

  @Test(arguments: Example.files.flatMap(Example.all)) func isReadHoweverItIsCut(row: Example) {
    #expect(row.read() == row.outcomes)
    #expect(row.firstCutThatMatters == nil)
  }
}
