import StrokeCore
import StrokeFormats

extension PageFile {
  /// Appends the page: where it names another file, that file unless it is omitted, and else what `fill` appends
  /// for a value. What is put into a blank is not searched for blanks.
  func append(
    page output: inout [UInt8], without omitted: Set<PageFile> = [],
    fill: (_ value: String, inout [UInt8]) -> Void
  ) {
    Template(text).append(to: &output) { name, output in
      switch name {
      case "colors": output.append(PageStyle.screenColors)
      case "pens": output.append(PageStyle.pens)
      case "paper": output.append(PageStyle.paperColors)
      default:
        guard let file = PageFile(rawValue: name) else { return fill(name, &output) }
        // Without its last line's end.
        if !omitted.contains(file) { output.append(contentsOf: file.bytes.dropLast()) }
      }
    }
  }

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
    PageFile.recorderHTML.append(page: &page) { value, output in
      precondition(value == "looks", "the recorder's page has no blank \(value)")
      output.appendJSON(inScript: true) { $0.looks(KnownDetector.allCases.map { "\($0)" }) }
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
