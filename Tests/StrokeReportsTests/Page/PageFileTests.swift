import Foundation
import TestSupport
import Testing

@testable import StrokeReports

/// The report page's own files, and the Swift file that holds them.
@Suite struct PageFileTests {
  private static let folder = Checkout.root.appending(path: "Sources/StrokeReports/Page")

  private static func bytes(of file: PageFile) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: file.rawValue)))
  }

  @Test(arguments: PageFile.allCases)
  func theProgramHoldsTheFileAsItIs(file: PageFile) throws {
    let isCurrent = try Array(file.text.utf8) == Self.bytes(of: file)
    #expect(isCurrent, "\(file.rawValue) has changed: run `make pages`")
  }

  @Test func theProgramHoldsEveryFile() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.hasSuffix(".swift") }
    #expect(Set(names) == Set(PageFile.allCases.map(\.rawValue)), "run `make pages`")
  }

  @Test func thePageNamesEveryFileAndEveryValueOnce() {
    let blanks = PageTemplate(PageFile.html.text).pieces.filter {
      if case .text = $0 { false } else { true }
    }
    let files = PageFile.allCases.filter { $0 != .html }.map(PageTemplate.Piece.file)
    let wanted = files + [.title, .colors, .pens, .paper, .data, .samples, .module, .moduleScript]
    #expect(blanks.count == wanted.count)
    for blank in wanted { #expect(blanks.contains(blank), "\(blank)") }
  }

  @Test func noBlankIsLeftUnfilled() {
    for case .text(let text) in PageTemplate(PageFile.html.text).pieces {
      #expect(!text.contains("{{"), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("", []), ("text", [.text("text")]), ("{{title}}", [.title]),
      ("a{{title}}{{data}}é", [.text("a"), .title, .data, .text("é")]),
      ("{{{title}}}", [.text("{"), .title, .text("}")]),
      ("{{page.css}}\n{{nobody}}", [.file(.css), .text("\n{{nobody}}")]),
      ("{{title} {{data}", [.text("{{title} {{data}")]), ("{{", [.text("{{")]),
      ("{{}}", [.text("{{}}")]), ("é{{title", [.text("é{{title")]),
    ] as [(String, [PageTemplate.Piece])])
  func aPageIsSplitAtItsBlanks(page: String, pieces: [PageTemplate.Piece]) {
    #expect(PageTemplate(page).pieces == pieces)
  }

  /// What each file promises to its readers.
  @Test(arguments: PageFile.allCases)
  func linesAreTidy(file: PageFile) throws {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.dropLast().last != "", "one line's end at the end")
    #expect(lines.count <= 400)
    for (number, line) in lines.enumerated() {
      let place = "\(file.rawValue):\(number + 1)"
      #expect(line.last != " " && !line.contains("\t") && !line.contains("\r"), "\(place)")
      #expect(file == .html || line.count <= 100, "\(place)")
    }
  }
}
