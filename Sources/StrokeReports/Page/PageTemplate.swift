/// A page with blanks: `{{page.css}}` stands for another file of the page, and `{{title}}` for a
/// value of the report. What is put into a blank is not searched for blanks.
struct PageTemplate {
  /// A stretch of the page.
  enum Piece: Equatable {
    /// Text that stands as it is.
    case text(Substring)
    /// Another file, without its last line's end.
    case file(PageFile)
    /// The report's title, as markup.
    case title
    /// The colours of a theme on screen.
    case colors
    /// The looks of the inks and pens of a figure.
    case pens
    /// The colours of a theme on paper.
    case paper
    /// The strokes and verdicts, as JSON.
    case data
    /// The samples of the strokes, as JSON.
    case samples
    /// The WebAssembly module of the detectors, compressed, in Base64.
    case module
    /// The script that uses the module.
    case moduleScript
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
    switch name {
    case "title": .title
    case "colors": .colors
    case "pens": .pens
    case "paper": .paper
    case "data": .data
    case "samples": .samples
    case "judge.wasm": .module
    case "strokecheck.js": .moduleScript
    default: PageFile(rawValue: name).map(Piece.file)
    }
  }
}
