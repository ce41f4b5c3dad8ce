import StrokeCore
import StrokeFormats

/// A page with blanks: `{{report.css}}` stands for another file, and `{{title}}` for a value of the
/// report. What is put into a blank is not searched for blanks.
struct PageTemplate {
  /// A stretch of the page.
  enum Piece: Equatable {
    /// Text that stands as it is.
    case text(Substring)
    /// Another file, without its last line's end.
    case file(PageFile)
    /// A value of the report.
    case value(Value)
  }

  /// What a report puts into its page.
  enum Value: String, CaseIterable {
    /// The report's title, as markup.
    case title
    /// The same, where the page begins.
    case heading
    /// How much the page shows.
    case subtitle
    /// What could not be read, as markup.
    case problems
    /// The colours on screen.
    case colors
    /// The looks of the inks and pens of a figure.
    case pens
    /// The colours on paper.
    case paper
    /// The looks of shapes, and the words for checks, as JSON.
    case looks
    /// The strokes and verdicts, as JSON.
    case data
    /// The changes of a comparison, as markup.
    case changes
  }

  /// The page from its beginning to its end.
  private(set) var pieces: [Piece] = []

  /// Splits a page at its blanks. Braces around any other name stay as they are.
  init(_ page: String) {
    var textStart = page.startIndex
    var at = page.startIndex
    while at < page.endIndex {
      guard let (piece, end) = Self.blank(at: at, in: page) else {
        at = page.utf8.index(after: at)
        continue
      }
      if textStart < at { pieces.append(.text(page[textStart..<at])) }
      pieces.append(piece)
      (textStart, at) = (end, end)
    }
    if textStart < page.endIndex { pieces.append(.text(page[textStart...])) }
  }

  /// The blank that begins at an index, and where it ends.
  private static func blank(at start: String.Index, in page: String) -> (Piece, String.Index)? {
    let rest = page.utf8[start...]
    guard rest.starts(with: "{{".utf8), let close = rest.firstIndex(of: UInt8(ascii: "}")),
      rest[close...].starts(with: "}}".utf8),
      let piece = piece(named: String(page[rest.index(start, offsetBy: 2)..<close]))
    else { return nil }
    return (piece, rest.index(close, offsetBy: 2))
  }

  private static func piece(named name: String) -> Piece? {
    PageFile(rawValue: name).map(Piece.file) ?? Value(rawValue: name).map(Piece.value)
  }

  /// Appends the page with its files, except the omitted ones, and with what `fill` writes for each
  /// value.
  func append(
    to output: inout [UInt8], without omitted: Set<PageFile> = [],
    fill: (Value, inout [UInt8]) -> Void
  ) {
    for piece in pieces {
      switch piece {
      case .text(let text): output.append(contentsOf: text.utf8)
      case .file(let file) where omitted.contains(file): break
      case .file(let file): output.append(contentsOf: file.bytes.dropLast())
      case .value(let value): fill(value, &output)
      }
    }
  }
}

extension PageFile {
  /// What the file holds, in UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

/// The recorder's page, one file that needs nothing else.
package enum RecorderPage {
  /// The bytes of the page, in UTF-8.
  package static var bytes: [UInt8] {
    var page: [UInt8] = []
    PageTemplate(PageFile.recorderHTML.text.description).append(to: &page) { value, output in
      switch value {
      case .colors: output.append(PageStyle.screenColors)
      case .pens: output.append(PageStyle.pens)
      case .looks:
        output.appendJSON(inScript: true) { json in
          json.looks(KnownDetector.allCases.map { "\($0)" })
        }
      default: break
      }
    }
    return page
  }
}

/// The parts of the page's style sheet that follow from the inks and pens of the pictures. The rest
/// is in `page.css` and those of the pages, which name an ink's colour `var(--ink)`.
enum PageStyle {
  /// The colours on screen, dark on light or light on dark as the reader prefers.
  static var screenColors: String {
    ":root{color-scheme:light dark;\(light)}\n@media (prefers-color-scheme:dark){:root{\(dark)}}"
  }

  /// The colours on paper, dark on light for every reader.
  static var paperColors: String { "@media print{:root{\(light)}}" }

  /// The inks and pens of figures, as in the pictures.
  static var pens: String {
    "svg{\n\(PictureStyle.pens)\(classes(of: verdicts))}\n.sheet{fill:var(--card)}\n"
      + classes(of: Ink.allCases.filter { !verdicts.contains($0) })
  }

  /// The inks whose names are classes of other things on pages, too.
  private static let verdicts: [Ink] = [.right, .wrong, .accepted, .rejected]

  private static func classes(of inks: [Ink]) -> String {
    inks.map { ".\($0.rawValue){color:var(--\($0.rawValue))}" }.joined()
  }

  private static var light: String { colors(\.lightColor) }
  private static var dark: String { colors(\.darkColor) }

  private static func colors(_ color: (Ink) -> String) -> String {
    Ink.allCases.map { "--\($0.rawValue):\(color($0));" }.joined()
  }
}
