import Testing

@testable import StrokeReports

/// The files that pages are made of, and their blanks.
@Suite struct PageFileTests {
  @Test func thePagesNameEveryFileAndEveryValue() {
    let pages = [PageFile.reportHTML, .recorderHTML, .comparedHTML].map { file in
      PageTemplate(file.text.description).pieces.filter {
        if case .text = $0 { false } else { true }
      }
    }
    for blanks in pages {
      for blank in blanks { #expect(blanks.count { $0 == blank } == 1, "\(blank)") }
    }
    let files = PageFile.allCases.filter { !$0.rawValue.hasSuffix(".html") }
    for file in files { #expect(pages.joined().contains(.file(file)), "\(file)") }
    for value in PageTemplate.Value.allCases {
      #expect(pages.joined().contains(.value(value)), "\(value)")
    }
  }

  @Test(arguments: [PageFile.reportHTML, .recorderHTML, .comparedHTML])
  func noBlankIsLeftUnfilled(file: PageFile) {
    for case .text(let text) in PageTemplate(file.text.description).pieces {
      #expect(!text.contains("{{"), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("", []), ("text", [.text("text")]), ("{{title}}", [.value(.title)]),
      ("a{{title}}{{data}}é", [.text("a"), .value(.title), .value(.data), .text("é")]),
      ("{{{title}}}", [.text("{"), .value(.title), .text("}")]),
      ("{{report.css}}\n{{nobody}}", [.file(.reportCSS), .text("\n{{nobody}}")]),
      ("{{title} {{data}", [.text("{{title} {{data}")]), ("{{", [.text("{{")]),
      ("{{}}", [.text("{{}}")]), ("é{{title", [.text("é{{title")]),
    ] as [(String, [PageTemplate.Piece])])
  func aPageIsSplitAtItsBlanks(page: String, pieces: [PageTemplate.Piece]) {
    #expect(PageTemplate(page).pieces == pieces)
  }
}
