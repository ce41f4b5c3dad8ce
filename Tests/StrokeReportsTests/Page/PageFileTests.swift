import StrokeFormats
import Testing

@testable import StrokeReports

/// The files that pages are made of, and their blanks.
@Suite struct PageFileTests {
  private func blanks(of page: PageFile) -> [String] {
    var blanks: [String] = []
    var output: [UInt8] = []
    Template(page.text).append(to: &output) { blank, _ in blanks.append(blank) }
    return blanks
  }

  @Test func thePagesNameEveryFile() {
    let pages = [PageFile.reportHTML, .recorderHTML, .comparedHTML].map(blanks)
    for blanks in pages {
      for blank in blanks where blank != "title" {
        #expect(blanks.count { $0 == blank } == 1, "\(blank)")
      }
    }
    for file in PageFile.allCases where !file.rawValue.hasSuffix(".html") {
      #expect(pages.joined().contains(file.rawValue), "\(file)")
    }
  }

  /// What is put into a blank is not searched for blanks, and stands without its last line's end.
  @Test func aPageHasItsFilesAndValues() {
    var output: [UInt8] = []
    var values: [String] = []
    PageFile.comparedHTML.append(page: &output, without: [.comparedCSS]) { value, output in
      values.append(value)
      output.append("{{page.css}}")
    }
    let page = String(decoding: output, as: UTF8.self)
    #expect(values == ["title", "title", "changes"])
    #expect(page.contains("<title>{{page.css}}</title>") && page.contains(PageStyle.paperColors))
    #expect(page.contains(PageFile.pageCSS.text.description.dropLast() + "\n"))
    #expect(!page.contains(PageFile.comparedCSS.text.description.dropLast()))
  }
}
