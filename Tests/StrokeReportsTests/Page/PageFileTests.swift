import Foundation
import TestSupport
import Testing

@testable import StrokeReports

/// The files that pages are made of, and the Swift file that holds them.
@Suite struct PageFileTests {
  private static let folder = Checkout.root.appending(path: "Sources/StrokeReports/Page/files")

  /// The files of pages themselves, without those of the WebAssembly module.
  private static let ownFiles = PageFile.allCases.filter {
    ![.strokecheckJS, .judgeModule].contains($0)
  }

  @Test(arguments: ownFiles)
  func theProgramHoldsTheFileAsItIs(file: PageFile) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file.rawValue)))
    #expect(Array(file.bytes) == bytes, "\(file.rawValue) has changed: run `make pages`")
  }

  @Test func theProgramHoldsEveryFile() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(Self.ownFiles.map(\.rawValue)), "run `make pages`")
  }

  @Test func thePagesNameEveryFileAndEveryValue() {
    let pages = [PageFile.reportHTML, .recorderHTML].map { file in
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
      #expect(pages[0].contains(.value(value)), "\(value)")
    }
  }

  @Test(arguments: [PageFile.reportHTML, .recorderHTML])
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

  /// What each file promises to its readers.
  @Test(arguments: ownFiles)
  func linesAreTidy(file: PageFile) throws {
    let lines = file.text.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.dropLast().last != "", "one line's end at the end")
    #expect(lines.count <= 400)
    for (number, line) in lines.enumerated() {
      let place = "\(file.rawValue):\(number + 1)"
      #expect(line.last != " " && !line.contains("\t") && !line.contains("\r"), "\(place)")
      #expect(file.rawValue.hasSuffix(".html") || line.count <= 100, "\(place)")
    }
  }
}
